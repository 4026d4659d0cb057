import type { Game } from "@tercio/reference/games";
import { gameTitles } from "@tercio/games/reference";
import { languageNow } from "../../messages/i18n.ts";
import { useKept } from "../model/keep.ts";
import { links, type Route } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";

interface Props {
  readonly route: Route;
  readonly game: Game | null;
  readonly chapter: string | null;
}

/** Games, chapters in the order of play, phases, one's own page: the way to every place of the reference. */
export function Contents({ route, game, chapter }: Props) {
  const w = useMessages();
  const language = languageNow();
  const pins = useKept((k) => k.pins.length);
  const here = (on: boolean): "page" | undefined => (on ? "page" : undefined);
  return (
    <nav className="contents" aria-label={w.menu}>
      <ul className="games">
        {gameTitles.map((g) => (
          <li key={g.id}>
            <a href={links.game(g.id)} aria-current={game?.id === g.id ? "true" : undefined}>
              {g.name[language]}
            </a>
          </li>
        ))}
        <li>
          <a href={links.pins} aria-current={here(route.at === "pins")}>
            ★ {w.pins} ({pins})
          </a>
        </li>
      </ul>
      {game === null ? null : (
        <>
          <EditionChoice game={game} />
          <h2>{w.chapters}</h2>
          <ol>
            {game.chapters.map((c) => (
              <li key={c.id}>
                <a href={links.chapter(game.id, c.id)} aria-current={here(chapter === c.id)}>
                  {c.title[language]}
                </a>
              </li>
            ))}
          </ol>
          <h2>{w.phases}</h2>
          <ul>
            {game.phases.map((p) => (
              <li key={p.id}>
                <a href={links.phase(game.id, p.id)} aria-current={here(route.at === "phase" && route.phase === p.id)}>
                  {p.title[language]}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a className="button" href={links.print(game.id)}>
              {w.printSheet}
            </a>
          </p>
        </>
      )}
    </nav>
  );
}

/** Which edition is read, or both beside each other. */
export function EditionChoice({ game, one = false }: { readonly game: Game; readonly one?: boolean }) {
  const w = useMessages();
  const language = languageNow();
  const edition = useKept((k) => k.edition);
  const read = useKept((k) => k.read);
  if (game.editions.length < 2) return null;
  const each = game.editions.map((e) => [e.id, e.title[language]] as const);
  const all = one ? each : [...each, ["both", w.both] as const];
  const now = all.some(([id]) => id === edition) ? edition : game.editions[0]?.id;
  return (
    <div className="editions" role="group" aria-label={w.edition}>
      {all.map(([id, title]) => (
        <button key={id} type="button" aria-pressed={now === id} data-edition={id} onClick={() => read(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}
