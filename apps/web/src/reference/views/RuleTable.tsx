import type { Entry } from "@tercio/reference";
import { Fragment, useState } from "react";
import { compared, difference } from "../model/compare.ts";
import { links } from "../model/route.ts";
import { type Cell, tableView } from "../model/tables.ts";
import { useMessages } from "../messages/index.ts";
import { EntryCard, Status, useTarget } from "./EntryCard.tsx";
import { Doubts, Sources } from "./Notes.tsx";
import { Pin } from "./Pin.tsx";
import { Summary } from "./Summary.tsx";
import { inEdition, useReading } from "./reading.ts";

function Figure({ cell }: { readonly cell: Cell }) {
  if (cell.other === null) return cell.text;
  return (
    <>
      <mark>{cell.text || "–"}</mark> <span aria-hidden="true">≠</span> <mark>{cell.other || "–"}</mark>
    </>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly before: number;
  readonly prose: boolean;
  /** Columns of words rather than figures. */
  readonly wordy: readonly boolean[];
}

function Row({ entry, name, cells, before, prose, wordy }: RowProps) {
  const w = useMessages();
  const reading = useReading();
  const { language, print, edition, other } = reading;
  const { place, isTarget } = useTarget<HTMLTableRowElement>(entry.id);
  const [open, setOpen] = useState(false);
  const shown = (open || isTarget) && !print;
  const doubtful = (entry.misprints?.length ?? 0) > 0 || entry.ruling !== undefined;
  const told = prose || (other !== null && !["same", "unprinted"].includes(difference(entry, [edition, other])));
  // Beside two figures and more there is no room left for words: they get a line of their own.
  const below = cells.length - before > 1;
  const says = (
    <>
      <Summary entry={entry} />
      {doubtful ? <Doubts entry={entry} /> : null}
    </>
  );
  return (
    <Fragment>
      <tr
        ref={place}
        id={`entry-${entry.id}`}
        tabIndex={-1}
        className={[isTarget ? "target" : "", told && below ? "over" : ""].join(" ").trim() || undefined}
      >
        {cells.slice(0, before).map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their column
          <td key={i} className="n">
            <Figure cell={c} />
          </td>
        ))}
        <th scope="row">
          <a href={links.entry(entry.id)}>{name}</a>
          {doubtful && !told ? (
            <span className="doubt-sign">
              <span aria-hidden="true">†</span>
              <span className="unseen"> ({w.misprint})</span>
            </span>
          ) : null}
          {told && !below ? says : null}
        </th>
        {cells.slice(before).map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their column
          <td key={i} className={wordy[before + i] ? "words" : c.text.length > 10 ? "n long" : "n"}>
            <Figure cell={c} />
          </td>
        ))}
        {print ? null : (
          <td className="act">
            <button
              type="button"
              className="icon"
              aria-expanded={shown}
              aria-label={w.more(entry.names[language])}
              onClick={() => setOpen(!shown)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={shown ? "M6 15l6-6 6 6" : "M6 9l6 6 6-6"} className="line" />
              </svg>
            </button>
          </td>
        )}
      </tr>
      {told && below ? (
        <tr className="told">
          <td colSpan={cells.length + 2}>{says}</td>
        </tr>
      ) : null}
      {shown ? (
        <tr className="detail">
          <td colSpan={cells.length + 2}>
            <div className="row-detail">
              <div>
                {told ? null : says}
                <p className="other-name">
                  <Status entry={entry} />
                </p>
                <Sources entry={entry} />
              </div>
              <Pin entry={entry} />
            </div>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

/** Rows drawn as a table: what the dice show, the name with its words, the figures; notes that have no figures below it. */
export function RuleTable({ rows, label }: { readonly rows: readonly Entry[]; readonly label: string }) {
  const w = useMessages();
  const reading = useReading();
  const { language, edition, other, names, print } = reading;
  const here = rows.filter((e) => inEdition(e, reading));
  const view = tableView(here, language, other === null ? [edition] : [edition, other], names);
  const wordy = view.columns.map((_, i) => !view.grid && view.rows.some((r) => (r.cells[i]?.text.length ?? 0) > 20));
  const figures = wordy.filter((word) => !word).length;
  const heads = (from: number, to?: number) =>
    view.columns.slice(from, to).map((c, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a head
      <th key={i} scope="col" className={wordy[from + i] ? "words" : "n"}>
        {c}
      </th>
    ));
  const { differ, of } = compared(here, [edition, other ?? edition]);
  const agrees =
    other !== null &&
    !view.prose &&
    of > 0 &&
    differ === 0 &&
    !view.rows.some((r) => r.cells.some((c) => c.other !== null));
  const table = (
    <div
      className={view.grid ? "table-box grid" : "table-box"}
      // A wide grid scrolls sideways on a phone: the keyboard must reach it.
      {...(view.grid && !print ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
    >
      {agrees ? (
        <p className="agrees">
          <span aria-hidden="true">=</span> {w.same}
        </p>
      ) : null}
      <table className={["rules", view.prose ? "prose" : "", figures > 3 ? "many" : ""].join(" ").trim()}>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {heads(0, view.before)}
            <th scope="col">{view.corner ?? w.name}</th>
            {heads(view.before)}
            {print ? null : (
              <th scope="col" className="act">
                <span className="unseen">{w.see}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((r) => (
            <Row
              key={r.entry.id}
              entry={r.entry}
              name={r.name}
              cells={r.cells}
              before={view.before}
              prose={view.prose}
              wordy={wordy}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {table}
      {view.notes.map((e) => (
        <EntryCard key={e.id} entry={e} />
      ))}
    </>
  );
}
