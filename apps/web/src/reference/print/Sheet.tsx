import "./sheet.css";
import type { Game } from "@tercio/reference/games";
import { stays } from "@tercio/reference/layout";
import type { ReactElement } from "react";
import { PaperBar } from "../../shell/PaperBar.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { outline } from "../model/outline.ts";
import { links } from "../model/route.ts";
import { EditionChoice } from "../views/Contents.tsx";
import { InReading } from "../views/InReading.tsx";
import { editionTitle, useReading } from "../views/reading.ts";
import { Signs } from "../views/Said.tsx";
import { useMessages } from "../messages/index.ts";
import { chapterAtoms } from "./atoms.tsx";
import { Paper } from "./Paper.tsx";

function Pages() {
  const w = useMessages();
  const reading = useReading();
  const { game, language, edition } = reading;
  const plan = game.plan;
  const set = (across: boolean): readonly ReactElement[] =>
    game.chapters
      .filter((c) => plan.across.includes(c.id) === across)
      .flatMap((c) => chapterAtoms(c, outline(c, game), plan, reading));
  const wide = set(true);
  const title = (
    <>
      <h1>{game.name[language]}</h1>
      <p>
        {game.editions.length > 1 ? `${editionTitle(reading, edition)} · ` : ""}
        {w.sheetOf} Tercio {__TERCIO_VERSION__} · {w.unofficial}
      </p>
      <Signs entries={game.entries.filter((e) => stays(e, plan))} />
    </>
  );
  return (
    <Paper
      key={`${game.id} ${language} ${edition}`}
      title={title}
      atoms={set(false)}
      across={wide.length === 0 ? null : wide}
      language={language}
    />
  );
}

/** A whole game on two to four sides of A4, in the reader's language and edition. */
export function Sheet({ game }: { readonly game: Game }) {
  const w = useMessages();
  return (
    <div className={`sheet ${game.plan.fine === true ? "fine " : ""}${languageNow()}`}>
      <PaperBar words={w} to={links.game(game.id)}>
        <EditionChoice game={game} one />
      </PaperBar>
      <main>
        <InReading game={game} print>
          <Pages />
        </InReading>
      </main>
    </div>
  );
}
