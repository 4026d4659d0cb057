import type { Bilingual, Chapter, Entry } from "@tercio/reference";
import { cloneElement, type ReactElement } from "react";
import { type Block, stepNumber } from "../model/outline.ts";
import { tableView } from "../model/tables.ts";
import { inEdition, type Reading } from "../views/reading.ts";
import { Said } from "../views/Said.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { type Plan, stays } from "@tercio/reference/layout";
import { SetTable, worded } from "./SetTable.tsx";

/** Rows as one table, or, where the table holds nothing but words, as a list whose lines may part. */
export function rowAtoms(rows: readonly Entry[], plan: Plan, label: string, reading: Reading): ReactElement[] {
  const here = rows.filter((e) => inEdition(e, reading));
  const view = tableView(here, reading.language, [reading.edition], reading.names);
  if (worded(view, plan) && view.columns.length === view.before)
    return view.rows.map(({ entry, cells }) => (
      <Paragraph key={entry.id} entry={entry} number={cells.map((c) => c.text).join(" ")} />
    ));
  const notes = view.notes.map((e) => <Paragraph key={e.id} entry={e} number={null} />);
  if (view.rows.length === 0) return notes;
  return [<SetTable key={rows[0]?.id} view={view} plan={plan} label={label} />, ...notes];
}

function inside(block: Block, plan: Plan, reading: Reading): ReactElement[] {
  const here = (list: readonly Entry[]): readonly Entry[] =>
    list.filter((e) => inEdition(e, reading) && stays(e, plan));
  if (block.kind === "entries")
    return here(block.entries).map((e) => (
      <Paragraph key={e.id} entry={e} number={e.kind === "step" ? stepNumber(e) : null} />
    ));
  if (block.kind === "table") return rowAtoms(here(block.rows), plan, block.title[reading.language], reading);
  const entries = here(block.kind === "sequence" ? block.steps : [...block.rules, ...block.spells]);
  return entries.map((e) => (
    <Paragraph key={e.id} entry={e} number={block.kind === "sequence" ? stepNumber(e) : null} />
  ));
}

/** A chapter as pieces for paper: its heading, then each block under its own heading unless that repeats the last. */
export function chapterAtoms(
  chapter: Chapter,
  blocks: readonly Block[],
  plan: Plan,
  reading: Reading,
): readonly ReactElement[] {
  const { language } = reading;
  const out: ReactElement[] = [];
  let above: Bilingual = chapter.title;
  blocks.forEach((block, i) => {
    const pieces = inside(block, plan, reading);
    if (pieces.length === 0) return;
    const at = `${chapter.id} ${i}`;
    const { title } = block;
    const alone = blocks.length === 1;
    if (title !== null && !alone && title[language] !== above[language])
      out.push(<h3 key={`${at} title`}>{title[language]}</h3>);
    above = title ?? chapter.title;
    const lead = block.kind === "entries" ? null : block.lead;
    if (lead !== null && (plan.lead.test(lead.id) || block.kind === "sequence"))
      out.push(
        <p key={`${at} lead`} className="set before-table">
          <Said entry={lead} edition={reading.edition} />
        </p>,
      );
    // A rule may stand in two blocks: as a step, and at the head of a table.
    out.push(...pieces.map((piece) => cloneElement(piece, { key: `${at} ${piece.key}` })));
  });
  return out.length === 0 ? [] : [<h2 key={chapter.id}>{chapter.title[language]}</h2>, ...out];
}
