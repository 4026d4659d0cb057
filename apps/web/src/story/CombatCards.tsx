import { called } from "../session/called.ts";
import "./combat.css";
import type { CombatScore, CombatView } from "@tercio/board";
import { useMemo } from "react";
import { figures } from "../messages/figures.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { Reasons, stepSaid } from "../log/Reasons.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { combatsOf } from "../session/combats.ts";
import { askedOf } from "../session/hands.ts";
import { said, system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useParts } from "../session/parts.ts";
import { meanOf as meanOfWeighed, NONE, type Share, sharesOf, useChance } from "../session/shares.ts";
import { useScales, type Weighed } from "../session/thinker.ts";
import { before, expectedBefore } from "./before.ts";
import { type BlowLine, roundOf, type RoundStep } from "./rounds.ts";

const tellingOf = (kind: string) => system().views.tellings?.[kind];
const SEATS = [0, 1] as const;

/**
 * A card of each combat: of the one under way; else of the chosen unit's, where one is chosen; else of all, unless what is asked is
 * about units that are in none of them.
 */
export function CombatCards() {
  const { battle, past, lines, selected } = useParts("battle", "past", "lines", "selected");
  const views = combatsOf(battle);
  const shown = useMemo(() => {
    const led = askedOf(battle)?.pieces ?? [];
    const about = selected === null ? led : [selected];
    const own = views.filter((v) => about.length === 0 || v.inProgress || v.units.some((u) => about.includes(u)));
    return own.map((v) => [v, roundOf({ past, lines }, v)] as const);
  }, [views, selected, battle, past, lines]);
  return shown.map(([v, steps]) => <Card key={v.question} view={v} steps={steps} />);
}

function Card({ view, steps }: { view: CombatView; steps: readonly RoundStep[] }) {
  const { t, language } = useTranslation();
  const figure = (n: number): string =>
    figures(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
  const list = useScales((s) => s.list);
  const expected = (l: BlowLine): number | null =>
    l.expected ?? (l.question === null ? null : meanOf(l.question, view.struck ? [] : list));
  /** What a seat is expected to lose; null where nobody strikes at it, or not all that do are weighed. */
  const toLose = (seat: number): number | null => {
    const at = steps.flatMap((s) => s.lines).filter((l) => l.seat !== seat && (l.expected ?? l.question) !== null);
    const each = at.map(expected);
    return at.length === 0 || each.includes(null) ? null : each.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  };
  const told = useSession((s) =>
    view.score === null ? s.lines.findLast((e) => tellingOf(e.kind) === "score") : undefined,
  );
  const score =
    view.score ?? SEATS.map((seat) => told?.data?.[seat === 0 ? "first" : "second"] as CombatScore | undefined);
  return (
    <section className="combat-card" aria-label={said(view.label)}>
      <h3>{said(view.label)}</h3>
      <div className="columns sides" aria-hidden="true">
        {SEATS.map((seat) => (
          <div key={seat}>
            <SideMark seat={seat} /> {called(seat)}
          </div>
        ))}
      </div>
      <ol className="combat-steps">
        {steps.map((s, i) => (
          <li key={String(i)} className={s.rolled ? "rolled-step" : undefined}>
            <h4>{said(s.title)}</h4>
            <div className="columns">
              {SEATS.map((seat) => (
                <ul
                  key={seat}
                  aria-label={called(seat)}
                  aria-hidden={s.lines.every((l) => l.seat !== seat) || undefined}
                >
                  {s.lines
                    .filter((l) => l.seat === seat)
                    .map((l, k, all) => (
                      <Line
                        key={String(k)}
                        line={l}
                        expected={expected(l)}
                        figure={figure}
                        again={{
                          who: JSON.stringify(all[k - 1]?.who) === JSON.stringify(l.who),
                          whom: JSON.stringify(all[k - 1]?.whom) === JSON.stringify(l.whom),
                        }}
                      />
                    ))}
                </ul>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="columns totals">
        {SEATS.map((seat) => (
          <div key={seat}>
            <p>
              <SideMark seat={seat} /> {called(seat)}
            </p>
            <p>
              {view.lost === null ? null : <span>{t("losses", { n: view.lost[seat] })} </span>}
              <Expected n={toLose(seat)} figure={figure} />
            </p>
            {view.score === undefined ? null : (
              <p>
                {t("score")} <strong>{score[seat]?.value}</strong>
              </p>
            )}
            <ul className="score">
              {(score[seat]?.lines ?? [])
                .filter((l) => l.by !== 0)
                .map((l, k) => (
                  <li key={String(k)} className="reason">
                    {stepSaid(l)} {said(l.because)}
                    <RuleLink id={l.rule} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <Ends view={view} />
    </section>
  );
}

function Expected({ n, figure }: { n: number | null; figure: (n: number) => string }) {
  const { t } = useTranslation();
  return n === null ? null : <span className="soft">{t("expected", { n: figure(n) })}</span>;
}

/** The mean of a question's results, as weighed now, else before the first blow; null where nobody weighed it. */
function meanOf(question: string, list: readonly Weighed[]): number | null {
  const now = list.find((w) => w.question === question);
  return now === undefined ? expectedBefore(question) : meanOfWeighed(now);
}

/** `again`: the line before it told of the same striker or target, who need not be read once more; heard each is a sentence of its own. */
function Line({
  line: l,
  expected,
  figure,
  again,
}: {
  line: BlowLine;
  expected: number | null;
  figure: (n: number) => string;
  again: { readonly who: boolean; readonly whom: boolean };
}) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <span className={again.who && !again.whom ? "visually-hidden" : "striker"}>{said(l.who)}</span>{" "}
        <span className={again.whom ? "visually-hidden" : "soft"}>
          <span aria-hidden="true">→ </span>
          <span className="visually-hidden">{t("strikes")} </span>
          {said(l.whom)}
        </span>
      </p>
      {/* One sentence for who listens, and a chain for who looks. */}
      <p className="blow-stages">
        {l.dice === null ? null : <span>{t("nDice", { count: l.dice })}</span>}
        {l.stages.map((s, i) => (
          <span key={String(i)}>
            <span className="visually-hidden">, </span>
            {s.need === null ? null : `${s.need}+ `}
            {said(s.title)}
            {s.passed === null ? null : (
              <strong>
                <span aria-hidden="true"> →</span>
                <span className="visually-hidden">:</span> {s.fails ? t("failed", { count: s.passed }) : s.passed}
              </strong>
            )}
          </span>
        ))}
      </p>
      <p>
        {l.points === null ? null : <strong>{t("unsaved", { n: l.points })} </strong>}
        <Expected n={expected} figure={figure} />
      </p>
      <Reasons list={l.reasons} />
    </li>
  );
}

/** How it may end, as it was to be expected before the first blow and as it is now. */
function Ends({ view }: { view: CombatView }) {
  const { t } = useTranslation();
  const told = useChance();
  const weighed = useScales((s) => s.list.find((w) => w.question === view.question));
  if (weighed === undefined) return null;
  const now = sharesOf(weighed);
  const was = view.inProgress ? before(view.question) : undefined;
  const worth = (share: Share | undefined): boolean => share !== undefined && share.whole > 0;
  const results = weighed.results.filter((r) => worth(now.get(r.id)) || worth(was?.get(r.id)));
  const percent = (share: Share = NONE): string => told(share, null);
  return (
    <table className="ends">
      <thead>
        <tr>
          <th scope="col">{t("howItEnds")}</th>
          {was === undefined ? null : <th scope="col">{t("beforeBlows")}</th>}
          <th scope="col">{t("now")}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((r) => (
          <tr key={r.id}>
            <th scope="row">{said(r.label)}</th>
            {was === undefined ? null : <td>{percent(was.get(r.id))}</td>}
            <td>{percent(now.get(r.id))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
