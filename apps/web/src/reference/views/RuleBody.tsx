import type { Entry } from "@tercio/reference";
import { Status } from "./EntryCard.tsx";
import { Doubts, Source } from "./Notes.tsx";
import { RuleTable } from "./RuleTable.tsx";
import { Signs } from "./Said.tsx";
import { SourceCode } from "./SourceCode.tsx";
import { Summary } from "./Summary.tsx";
import { printingOf, useReading } from "./reading.ts";

/** An entry without its frame, for the dialog beside the battle: what it says, what is doubtful, where it stands. */
export function RuleBody({ entry, rows }: { readonly entry: Entry; readonly rows: readonly Entry[] }) {
  const reading = useReading();
  const { language } = reading;
  const other = entry.names[language === "en" ? "fr" : "en"];
  const printing = printingOf(entry, reading);
  return (
    <div className="rule-body">
      <p className="other-name">
        {other === entry.names[language] ? null : <span lang={language === "en" ? "fr" : "en"}>{other}</span>}
        <Status entry={entry} />
      </p>
      <Summary entry={entry} />
      {rows.length === 0 ? null : <RuleTable rows={rows} label={entry.names[language]} />}
      <Signs entries={[entry, ...rows]} />
      <Doubts entry={entry} />
      <p className="other-name">
        {printing === undefined ? null : (
          <span>
            <Source printing={printing} />
          </span>
        )}
        <span>{entry.id}</span>
      </p>
      <SourceCode id={entry.id} />
    </div>
  );
}
