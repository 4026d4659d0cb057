import { type ReactNode, useState } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { useKept } from "../model/keep.ts";
import { type Pinned, usePinned } from "../model/pinned.ts";
import { links } from "../model/route.ts";
import { rowsUnder } from "../model/rows.ts";
import { useMessages } from "../messages/index.ts";
import { EntryCard } from "./EntryCard.tsx";
import { InReading } from "./InReading.tsx";
import { RuleTable } from "./RuleTable.tsx";
import { Share } from "./Share.tsx";

function PinList({
  pinned,
  moves,
}: {
  readonly pinned: readonly Pinned[];
  readonly moves?: (p: Pinned, at: number) => ReactNode;
}) {
  const language = languageNow();
  return (
    <ol className="pins">
      {pinned.map((p, i) => {
        const rows = rowsUnder(p.entry, p.game);
        return (
          <li key={p.entry.id}>
            <InReading game={p.game}>
              <EntryCard entry={p.entry} level={2}>
                {rows.length === 0 ? null : <RuleTable rows={rows} label={p.entry.names[language]} />}
              </EntryCard>
            </InReading>
            <p className="pin-moves">
              <span className="soft">{p.game.name[language]}</span>
              {moves?.(p, i)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Empties the page, but asks first. */
function RemoveAll() {
  const w = useMessages();
  const removeAll = useKept((k) => k.removeAll);
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {w.removeAll}
      </button>
    );
  return (
    <>
      <span>{w.removeSure}</span>
      <button type="button" onClick={removeAll}>
        {w.removeAll}
      </button>
      <button type="button" onClick={() => setSure(false)}>
        {w.back}
      </button>
    </>
  );
}

/** A page of one's own: "my army tonight". */
export function PinsPage() {
  const w = useMessages();
  const language = languageNow();
  const pins = useKept((k) => k.pins);
  const move = useKept((k) => k.move);
  const pinned = usePinned(pins);
  if (pinned === null) return <p className="page">{w.loading}</p>;
  const moves = ({ entry }: Pinned, i: number): ReactNode => (
    <>
      <button
        type="button"
        className="icon"
        disabled={i === 0}
        aria-label={w.up(entry.names[language])}
        onClick={() => move(entry.id, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="icon"
        disabled={i === pinned.length - 1}
        aria-label={w.down(entry.names[language])}
        onClick={() => move(entry.id, 1)}
      >
        ↓
      </button>
    </>
  );
  return (
    <div className="page">
      <h1>★ {w.pins}</h1>
      {pinned.length === 0 ? (
        <p className="lead">{w.noPins}</p>
      ) : (
        <div className="row">
          <a className="button" href={links.pinsPrint}>
            {w.printPins}
          </a>
          <Share address={links.pinsWith(pins)} />
          <RemoveAll />
        </div>
      )}
      <PinList pinned={pinned} moves={moves} />
    </div>
  );
}

/** Somebody else's page as a link brought it; one's own stays as it is until the reader says so. */
export function SharedPage({ pins }: { readonly pins: readonly string[] }) {
  const w = useMessages();
  const keep = useKept((k) => k.add);
  const pinned = usePinned(pins);
  if (pinned === null) return <p className="page">{w.loading}</p>;
  return (
    <div className="page">
      <h1>★ {w.shared}</h1>
      {pinned.length === 0 ? <p className="lead">{w.unknown}</p> : null}
      <div className="row">
        <a className="button" id="keep" href={links.pins} onClick={() => keep(pinned.map((p) => p.entry.id))}>
          {w.keepShared}
        </a>
        <a className="button" href={links.pinsWithPrint(pins)}>
          {w.print}
        </a>
      </div>
      <PinList pinned={pinned} />
    </div>
  );
}
