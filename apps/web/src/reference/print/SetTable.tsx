import { Fragment } from "react";
import type { TableView } from "../model/tables.ts";
import { Said } from "../views/Said.tsx";
import { useReading } from "../views/reading.ts";
import { useMessages } from "../messages/index.ts";
import type { Plan } from "@tercio/reference/layout";

interface Props {
  readonly view: TableView;
  readonly plan: Plan;
  readonly label: string;
}

/** Whether the rows' words stand in the table: beside one column of figures, not beside several. */
export const worded = (view: TableView, plan: Plan): boolean =>
  view.prose && (view.columns.length - view.before < 2 || view.rows.some((r) => plan.worded.test(r.entry.id)));

/** Rows as a printed table: what the dice show, the name, and either the figures or the words. */
export function SetTable({ view, plan, label }: Props) {
  const w = useMessages();
  const reading = useReading();
  const { before } = view;
  const after = view.columns.length - before;
  const words = worded(view, plan);
  // A last column of words, such as a weapon's special rules, gets a line of its own: columns of a sheet are narrow.
  const last = view.columns.length - 1;
  const below = !words && after > 2 && view.rows.some((r) => (r.cells[last]?.text.length ?? 0) > 20);
  const end = below ? last : undefined;
  const heads = view.columns.map((c, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a head
    <th key={i} scope="col" className="n">
      {c}
    </th>
  ));
  const nameHead = view.corner ?? (view.grid || words ? "" : w.name);
  return (
    <table className={view.grid ? "grid" : words ? "told" : undefined}>
      <caption className="unseen">{label}</caption>
      <thead className={view.columns.length === 0 && nameHead === "" ? "unseen" : undefined}>
        <tr>
          {heads.slice(0, before)}
          {nameHead === "" ? <td /> : <th scope="col">{nameHead}</th>}
          {heads.slice(before, end)}
        </tr>
      </thead>
      <tbody>
        {view.rows.map(({ entry, name, cells }) => {
          const figures = cells.map((c, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their column
            <td key={i} className={c.text.length < 10 ? "n tight" : "n"}>
              {c.text}
            </td>
          ));
          const told = (
            <span>
              {" "}
              <Said entry={entry} edition={reading.edition} />
            </span>
          );
          // A line without any figure among lines of figures says itself in words.
          if (!words && cells.length > 0 && cells.every((c) => c.text === ""))
            return (
              <tr key={entry.id}>
                <th scope="row" colSpan={cells.length + 1}>
                  {name}
                  {told}
                </th>
              </tr>
            );
          return (
            <Fragment key={entry.id}>
              <tr className={below ? "over" : undefined}>
                {figures.slice(0, before)}
                <th scope="row">
                  {name}
                  {words ? told : null}
                </th>
                {figures.slice(before, end)}
              </tr>
              {below ? (
                <tr className="more">
                  <td colSpan={cells.length}>{cells[last]?.text}</td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
