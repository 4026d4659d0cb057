import type { Entry } from "@tercio/reference";
import { spellLine } from "../model/spells.ts";
import { Said } from "../views/Said.tsx";
import { printingOf, type Reading, useReading } from "../views/reading.ts";

/** A spell's figures in one breath: casting value, range, types, duration. */
function figures(entry: Entry, reading: Reading): string {
  const line = spellLine(printingOf(entry, reading)?.facts ?? {}, reading.language);
  return [line.casting, line.range, line.types, line.duration].filter((part) => part !== "").join(" · ");
}

interface Props {
  readonly entry: Entry;
  readonly number?: string | null;
  /** Whether what follows belongs to it and must not stand in another column. */
  readonly heads?: boolean;
}

/** One entry as a paragraph that begins with its name, as on a printed sheet. */
export function Paragraph({ entry, number, heads = false }: Props) {
  const reading = useReading();
  const { language } = reading;
  const printing = printingOf(entry, reading);
  const own = entry.kind === "spell" ? spellLine(printing?.facts ?? {}, language).number : null;
  const before = number ?? own ?? "";
  return (
    <p className={heads ? "set heads" : "set"}>
      {before === "" ? null : <span className="at">{before}</span>}
      <b>{entry.names[language]}</b>{" "}
      {entry.kind === "spell" ? <span className="facts">{figures(entry, reading)}</span> : null}{" "}
      <Said entry={entry} edition={reading.edition} />
    </p>
  );
}
