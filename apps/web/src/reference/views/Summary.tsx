import type { Entry, Printing } from "@tercio/reference";
import { apart, difference, summaryOf } from "../model/compare.ts";
import { useCompared } from "../model/differences.ts";
import { spellLine } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
import { Said } from "./Said.tsx";
import { WorkedNumbers } from "./WorkedNumbers.tsx";
import { editionTitle, printingOf, useReading } from "./reading.ts";

function SpellFacts({ printing, against }: { readonly printing: Printing; readonly against?: Printing | undefined }) {
  const w = useMessages();
  const { language } = useReading();
  const line = spellLine(printing.facts, language);
  const other = against === undefined ? null : spellLine(against.facts, language);
  const parts = [
    ["casting", w.casting],
    ["range", w.reach],
    ["types", w.type],
    ["duration", w.duration],
  ] as const;
  return (
    <dl className="spell-facts">
      {parts.map(([key, label]) =>
        line[key] === "" ? null : (
          <div key={key} className={key}>
            <dt>{label}</dt>
            <dd>{other !== null && other[key] !== line[key] ? <mark>{line[key]}</mark> : line[key]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** What the engine makes of an entry by both editions being read, or why no number shows it. */
function Numbers({ entry }: { readonly entry: Entry }) {
  const reading = useReading();
  const { edition, other, game, language } = reading;
  const compared = useCompared(game.id, other !== null);
  if (other === null || compared === null) return null;
  const worked = compared.worked.get(entry.id);
  const why = compared.reasons.get(entry.id);
  const titles = [editionTitle(reading, edition), editionTitle(reading, other)] as const;
  if (worked !== undefined) return <WorkedNumbers worked={worked} editions={[edition, other]} titles={titles} />;
  return why === undefined ? null : <p className="soft">{why[language]}</p>;
}

/** What an entry says, in the edition being read or in both, there with what it does to numbers. */
export function Summary({ entry }: { readonly entry: Entry }) {
  return (
    <>
      <Words entry={entry} />
      <Numbers entry={entry} />
    </>
  );
}

function Words({ entry }: { readonly entry: Entry }) {
  const w = useMessages();
  const reading = useReading();
  const { language, edition, other } = reading;
  const spell = entry.kind === "spell";
  if (other === null) {
    const printing = printingOf(entry, reading);
    // Read by its own address in an edition that lacks it, it says which one has it.
    const shown = entry.editions[edition] === undefined ? (Object.keys(entry.editions)[0] ?? edition) : edition;
    return (
      <>
        {shown === edition ? null : <p className="only">{w.onlyIn(editionTitle(reading, shown))}</p>}
        {spell && printing !== undefined ? <SpellFacts printing={printing} /> : null}
        <p className="says">
          <Said entry={entry} edition={shown} />
        </p>
      </>
    );
  }
  const kind = difference(entry, [edition, other]);
  const first = entry.editions[edition];
  const second = entry.editions[other];
  if (kind === "same" || kind === "unprinted" || first === undefined || second === undefined) {
    const printing = first ?? second;
    return (
      <>
        {kind === "same" ? (
          <p className="agrees">
            <span aria-hidden="true">=</span> {w.same}
          </p>
        ) : kind === "unprinted" ? null : (
          <p className="only">
            <span aria-hidden="true">{first === undefined ? "▷" : "◁"}</span>{" "}
            {w.onlyIn(editionTitle(reading, first === undefined ? other : edition))}
          </p>
        )}
        {spell && printing !== undefined ? <SpellFacts printing={printing} /> : null}
        <p className="says">
          <Said entry={entry} edition={first === undefined ? other : edition} />
        </p>
      </>
    );
  }
  const mine = summaryOf(entry, first, language);
  const theirs = summaryOf(entry, second, language);
  const words = apart(mine, theirs);
  const sides = [
    [edition, first, second, words?.first],
    [other, second, first, words?.second],
  ] as const;
  return (
    <div className="sides">
      {sides.map(([id, printing, against, pieces]) => (
        <div key={id}>
          <p className="side-title">
            <span aria-hidden="true">≠</span> {editionTitle(reading, id)}
            {words === null ? ` · ${w.toldAnew}` : ""}
          </p>
          {spell ? <SpellFacts printing={printing} against={against} /> : null}
          <p className="says">
            <Said entry={entry} edition={id} {...(pieces === undefined ? {} : { pieces })} />
          </p>
        </div>
      ))}
    </div>
  );
}
