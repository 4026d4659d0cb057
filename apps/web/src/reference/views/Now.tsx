import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { useEffect, useMemo, useState } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { useKept } from "../model/keep.ts";
import { bringable, isOf, type Side, singles, usable, useTable } from "../model/now.ts";
import { type Both, links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import { EntryCard } from "./EntryCard.tsx";
import { InReading } from "./InReading.tsx";
import { inEdition, useReading } from "./reading.ts";
import { Signs } from "./Said.tsx";
import { Share } from "./Share.tsx";
import { Singles } from "./Singles.tsx";

function Choosing({
  game,
  side,
  linked,
}: {
  readonly game: Game;
  readonly side: Side;
  /** A link says what both bring: there is nothing to choose. */
  readonly linked: boolean;
}) {
  const w = useMessages();
  const language = languageNow();
  const chosen = useTable((t) => t.chosen[game.id]?.[side] ?? []);
  const toggle = useTable((t) => t.toggle);
  const all = useMemo(() => bringable(game), [game]);
  const every = useMemo(() => [...all, ...singles(game)], [all, game]);
  const groups = [
    { title: w.armyBooks, list: all.filter((b) => b.army === true) },
    { title: w.loresAndMore, list: all.filter((b) => b.army !== true) },
  ].filter(({ list }) => list.length > 0);
  // Folded where something was chosen before; it stays as the reader left it.
  const [open, setOpen] = useState(!linked && chosen.length === 0);
  return (
    <details className="bring" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        {w.brings[side]}{" "}
        <span className="soft">
          {every
            .filter((b) => chosen.includes(b.id))
            .map((b) => b.title[language])
            .join(" · ")}
        </span>
      </summary>
      {groups.map(({ title, list }) => (
        <div key={title}>
          {groups.length > 1 ? <p className="tag">{title}</p> : null}
          <div className="phase-chips" role="group" aria-label={groups.length > 1 ? title : w.brings[side]}>
            {list.map((b) => (
              <button
                key={b.id}
                type="button"
                aria-pressed={chosen.includes(b.id)}
                data-bring={`${side} ${b.id}`}
                onClick={() => toggle(game.id, side, b.id)}
              >
                {b.title[language]}
              </button>
            ))}
          </div>
        </div>
      ))}
      <Singles game={game} side={side} />
    </details>
  );
}

function Part({
  title,
  entries,
  id,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly id: string;
}) {
  const reading = useReading();
  const here = entries.filter((e) => inEdition(e, reading));
  if (here.length === 0) return null;
  return (
    <section className="block" id={id}>
      <h2>{title}</h2>
      <div className="cards">
        {here.map((e) => (
          <EntryCard key={e.id} entry={e} />
        ))}
      </div>
    </section>
  );
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Who opens a link gets what it says; what is chosen then stands in the address, to be sent on or kept. */
function useTold(game: Game, brought: Both | null, mine: readonly string[], theirs: readonly string[]): void {
  const take = useTable((t) => t.take);
  const [read, setRead] = useState<Both | null>(null);
  const fresh =
    brought !== null && (read === null || !same(read.mine, brought.mine) || !same(read.theirs, brought.theirs));
  const differs = brought !== null && !(same(brought.mine, mine) && same(brought.theirs, theirs));
  useEffect(() => {
    if (fresh) {
      setRead(brought);
      if (differs) take(game.id, brought);
      return;
    }
    const now = { mine, theirs };
    const hash = mine.length + theirs.length === 0 ? links.now(game.id) : links.nowWith(game.id, now);
    if (location.hash === hash) return;
    setRead(now);
    window.history.replaceState(null, "", hash);
  }, [brought, differs, fresh, game.id, mine, take, theirs]);
}

/** The table tonight: what both sides bring is chosen once, and each phase lists what each of them can use in it. */
export function NowPage({ game, brought }: { readonly game: Game; readonly brought: Both | null }) {
  const w = useMessages();
  const language = languageNow();
  const all = useMemo(() => [...bringable(game), ...singles(game)], [game]);
  const phases = game.phases.filter((p) => game.entries.some((e) => e.phases.includes(p.id)));
  const [phase, setPhase] = useState(phases[0]?.id ?? "any");
  const mine = useTable((t) => t.chosen[game.id]?.mine ?? []);
  const theirs = useTable((t) => t.chosen[game.id]?.theirs ?? []);
  useTold(game, brought, mine, theirs);
  const link = brought === null ? "" : [...brought.mine, "-", ...brought.theirs].join();
  const pins = useKept((k) => k.pins);
  const pinned = game.entries.filter((e) => pins.includes(e.id) && isOf(e, phase));
  const own = [...new Set([...usable(all, mine, phase), ...pinned])];
  const others = usable(all, theirs, phase);
  const steps = game.entries.filter((e) => isOf(e, phase) && (e.kind === "step" || e.kind === "sequence"));
  const always = [...usable(all, mine, "any"), ...usable(all, theirs, "any")];
  return (
    <div className="page now">
      <h1>{w.now}</h1>
      <p className="lead">{w.nowLead}</p>
      {(["mine", "theirs"] as const).map((side) => (
        <Choosing key={`${side} ${link}`} game={game} side={side} linked={link !== ""} />
      ))}
      {mine.length + theirs.length === 0 ? null : <Share address={links.nowWith(game.id, { mine, theirs })} />}
      <div className="phase-chips" role="group" aria-label={w.phases}>
        {phases.map((p) => (
          <button
            key={p.id}
            type="button"
            data-phase={p.id}
            aria-pressed={p.id === phase}
            onClick={() => setPhase(p.id)}
          >
            {p.title[language]}
          </button>
        ))}
      </div>
      <InReading game={game}>
        <Signs entries={[...own, ...others, ...always]} />
        {own.length + others.length === 0 ? (
          <p>
            {w.nothingNow} <a href={links.phase(game.id, phase)}>{w.wholePhase}</a>
          </p>
        ) : null}
        <Part id="mine" title={w.mine} entries={own} />
        <Part id="theirs" title={w.theirs} entries={others} />
        {phase === "any" ? null : <Part id="always" title={w.always} entries={[...new Set(always)]} />}
        {steps.length === 0 ? null : (
          <section className="block">
            <h2>{w.inOrder}</h2>
            <ol className="plain-steps">
              {steps.map((e) => (
                <li key={e.id}>
                  <a href={links.entry(e.id)}>{e.names[language]}</a>
                </li>
              ))}
            </ol>
            <p>
              <a className="button" href={links.phase(game.id, phase)}>
                {w.wholePhase}
              </a>
            </p>
          </section>
        )}
      </InReading>
    </div>
  );
}
