import type { Game } from "@tercio/reference/games";
import { languageNow } from "../../messages/i18n.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import { InReading } from "./InReading.tsx";
import { OpenWorked } from "./Lazy.tsx";
import { useReading } from "./reading.ts";
import { Said, Signs } from "./Said.tsx";

function Cards() {
  const { game, byId, edition, language } = useReading();
  return (
    <div className="decisions">
      {game.decisions.map((d) => (
        <section key={d.id} className="block" id={`decision-${d.id}`}>
          <h2>{d.title[language]}</h2>
          <ol className="decision">
            {d.reads.map((id) => {
              const entry = byId.get(id);
              return entry === undefined ? null : (
                <li key={id}>
                  <a href={links.entry(id)}>{entry.names[language]}</a>
                  <p className="says">
                    <Said entry={entry} edition={edition} />
                  </p>
                </li>
              );
            })}
          </ol>
          <OpenWorked game={game.id} decision={d} />
        </section>
      ))}
    </div>
  );
}

/** The hardest moments of a game: what is read in which order, and a case worked out where the game is played. */
export function DecisionsPage({ game }: { readonly game: Game }) {
  const w = useMessages();
  const reads = new Set(game.decisions.flatMap((d) => d.reads));
  return (
    <div className="page">
      <h1>{w.decisions}</h1>
      <p className="lead">
        {w.decisionsLead} ({game.name[languageNow()]})
      </p>
      <InReading game={game}>
        <Signs entries={game.entries.filter((e) => reads.has(e.id))} />
        <Cards />
      </InReading>
    </div>
  );
}
