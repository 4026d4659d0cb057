import { loadGame } from "@tercio/games/reference";
import { expect, test } from "vitest";
import { namesOf } from "./labels.ts";
import { blockOf, entriesOf, outline } from "./outline.ts";
import { readRoute } from "./route.ts";
import { tableView } from "./tables.ts";

const games = await Promise.all((["ninth-age", "old-world", "age-of-sigmar"] as const).map(loadGame));

test("every entry stands in exactly one block of its chapter", () => {
  for (const game of games)
    for (const chapter of game.chapters) {
      const here = game.entries.filter((e) => e.chapter === chapter.id).map((e) => e.id);
      const shown = outline(chapter, game).flatMap((b) => entriesOf(b).filter((e) => e.chapter === chapter.id));
      expect(shown.map((e) => e.id).sort(), chapter.id).toEqual(here.sort());
    }
});

test("no two schools of spells of a chapter have one heading", () => {
  for (const game of games)
    for (const chapter of game.chapters) {
      const heads = outline(chapter, game).flatMap((b) => (b.kind === "spells" ? [b.title.en] : []));
      expect(heads, chapter.id).toEqual([...new Set(heads)]);
    }
});

test("a phase keeps what it needs of a block, under its head", () => {
  const [game] = games;
  const chapter = game?.chapters.find((c) => c.id === "shooting");
  if (game === undefined || chapter === undefined) throw new Error("no shooting");
  const misfire = outline(chapter, game).find((b) => b.kind === "table" && b.lead?.id === "t9a.table.misfire");
  if (misfire?.kind !== "table") throw new Error("no misfires");
  const first = misfire.rows[0]?.id;
  const part = blockOf(misfire, (e) => e.id === first);
  expect(part?.kind === "table" && part.rows.map((e) => e.id)).toEqual([first]);
  expect(blockOf(misfire, () => false)).toBeNull();
});

test("what a grid has no row for stands below it: no row of a table is left out", () => {
  for (const game of games)
    for (const chapter of game.chapters)
      for (const block of outline(chapter, game))
        if (block.kind === "table") {
          const view = tableView(block.rows, "en", [game.editions[0]?.id ?? ""], namesOf(game.entries));
          const shown = [...view.rows.map((r) => r.entry), ...view.notes].map((e) => e.id).sort();
          expect(shown).toEqual(block.rows.map((e) => e.id).sort());
        }
});

test("charts are grids, behaviour is called by its die, differences by what is subtracted", () => {
  const view = (id: string, language: "en" | "fr" = "en") => {
    const game = games.find((g) => g.entries.some((e) => e.id === id));
    const chapter = game?.chapters.find((c) => game.entries.some((e) => e.id === id && e.chapter === c.id));
    if (game === undefined || chapter === undefined) throw new Error(id);
    const block = outline(chapter, game).find((b) => b.kind === "table" && b.lead?.id === id);
    if (block?.kind !== "table") throw new Error(`no table ${id}`);
    return tableView(block.rows, language, [game.editions[0]?.id ?? ""], namesOf(game.entries));
  };
  const wound = view("tow.table.to-wound");
  expect(wound.grid).toBe(true);
  expect(wound.rows.map((r) => r.cells.map((c) => c.text).join(" "))[3]).toBe("2+ 2+ 3+ 4+ 5+ 6+ 6+ 6+ 6+ –");
  const behaviour = view("aos2.roaming-monster.behaviour-table", "fr");
  expect(behaviour.corner).toBe("Jet");
  expect(behaviour.rows[1]?.name).toBe("2");
  expect(behaviour.rows[1]?.cells.map((c) => c.text)).toEqual(["Effrayé", "Tenir", "Tenir"]);
  expect(view("t9a.table.to-hit").corner).toBe("Offensive − Defensive");
  expect(view("t9a.table.battle-points").rows.at(-1)?.name).toBe("Winning Secondary Objective");
});

test("addresses name every place; one that leads nowhere leads to the start", () => {
  expect(readRoute("#/rules/tow.miscast")).toEqual({ at: "entry", game: "old-world", entry: "tow.miscast" });
  expect(readRoute("#/rules/ninth-age/t9a.shaken")).toEqual({ at: "entry", game: "ninth-age", entry: "t9a.shaken" });
  expect(readRoute("#/rules/old-world/phase/combat")).toEqual({ at: "phase", game: "old-world", phase: "combat" });
  expect(readRoute("#/rules/pins/with/tow.miscast,x.y,")).toEqual({
    ...{ at: "shared", pins: ["tow.miscast"], print: false },
  });
  expect(readRoute("#/rules/chess.e4")).toEqual({ at: "home", strange: "chess.e4" });
  expect(readRoute("#/rules")).toEqual({ at: "home" });
  expect(readRoute("#/rules/%E0%A4%A")).toEqual({ at: "home", strange: "%E0%A4%A" });
});
