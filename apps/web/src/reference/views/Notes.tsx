import type { Entry, Printing } from "@tercio/reference";
import { links } from "../model/route.ts";
import { sourceSaid } from "../messages/sources.ts";
import { useMessages } from "../messages/index.ts";
import { SourceCode } from "./SourceCode.tsx";
import { editionTitle, inEdition, printingOf, useReading } from "./reading.ts";

/** Damaged or contradictory places, where they stand: what the sheet prints, what we use, why; and the ruling's name. */
export function Doubts({ entry }: { readonly entry: Entry }) {
  const w = useMessages();
  const reading = useReading();
  const { language, edition, other } = reading;
  const misprints = (entry.misprints ?? []).filter(
    (m) => m.edition === undefined || m.edition === edition || m.edition === other,
  );
  if (misprints.length === 0 && entry.ruling === undefined) return null;
  return (
    <div className="doubts">
      {misprints.map((m, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two misprints of one rule may read alike
        <dl key={i} aria-label={w.misprint}>
          <div>
            <dt>{w.printed}</dt>
            <dd>
              {m.printed[language]}
              {m.edition !== undefined && reading.game.editions.length > 1 ? (
                <span className="of-edition"> ({editionTitle(reading, m.edition)})</span>
              ) : null}
            </dd>
          </div>
          <div>
            <dt>{w.used}</dt>
            <dd>{m.used[language]}</dd>
          </div>
          <div>
            <dt>{w.why}</dt>
            <dd>{m.why[language]}</dd>
          </div>
        </dl>
      ))}
      {entry.ruling === undefined ? null : <RulingNote id={entry.ruling} />}
    </div>
  );
}

/** An open question by its name, what is played, what else could be, and on whose word. */
function RulingNote({ id }: { readonly id: string }) {
  const w = useMessages();
  const { language, told } = useReading();
  const ruling = told?.rulings.get(id);
  if (ruling === undefined) return null;
  const others = ruling.options.filter((o) => o.id !== ruling.default);
  const played = ruling.options.find((o) => o.id === ruling.default);
  return (
    <dl aria-label={w.ruling}>
      <div>
        <dt>{w.ruling}</dt>
        <dd>{ruling.title[language]}</dd>
      </div>
      <div>
        <dt>{w.used}</dt>
        <dd>{played?.text[language]}</dd>
      </div>
      {others.map((o) => (
        <div key={o.id}>
          <dt>{w.instead}</dt>
          <dd>{o.text[language]}</dd>
        </div>
      ))}
      <div>
        <dt>{w.why}</dt>
        <dd>{sourceSaid(ruling.source, language)}</dd>
      </div>
    </dl>
  );
}

/** Where an entry comes from and where to read on. */
export function Sources({ entry }: { readonly entry: Entry }) {
  const w = useMessages();
  const reading = useReading();
  const { language, byId } = reading;
  const see = (entry.see ?? []).map((id) => byId.get(id)).filter((e) => e !== undefined && inEdition(e, reading));
  const printings =
    reading.other === null
      ? [printingOf(entry, reading)]
      : [entry.editions[reading.edition], entry.editions[reading.other]];
  return (
    <div className="sources">
      {see.length === 0 ? null : (
        <p>
          <span className="tag">{w.see}</span>
          {see.map((e) =>
            e === undefined ? null : (
              <a key={e.id} href={links.entry(e.id)}>
                {e.names[language]}
              </a>
            ),
          )}
        </p>
      )}
      {entry.names.ours === true && language === "fr" ? <p>{w.oursLong}</p> : null}
      {printings.map((p) =>
        p === undefined ? null : (
          <p key={p.sheet + p.section}>
            <Source printing={p} />
          </p>
        ),
      )}
      <p className="id">{entry.id}</p>
      <SourceCode id={entry.id} />
    </div>
  );
}

/** The sheet and its heading, or where a rule comes from that no sheet prints. */
export function Source({ printing }: { readonly printing: Printing }) {
  const w = useMessages();
  const { language } = useReading();
  return printing.source === undefined ? (
    <>
      <span className="tag">{w.source}</span> {printing.sheet}, {printing.section}
    </>
  ) : (
    <>
      <span className="tag">{w.unprinted}</span> {printing.source[language]}
    </>
  );
}
