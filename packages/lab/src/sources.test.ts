import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gameTitles, loadRuleIds } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { type Place, sourcesOf, workspaceOf } from "./sources.ts";

const root = workspaceOf(import.meta.url) ?? "";
const texts = new Map<string, readonly string[]>();
function lineOf({ file, line }: Place): string {
  const known = texts.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
  texts.set(file, known);
  return known[line - 1] ?? "";
}

describe.each(gameTitles.map((g) => g.id))("where the sources of %s have each id", (game) => {
  test("every rule, spell, item and weapon leads to a line in which its printed id stands; what plays it and its page are there", async () => {
    // A word that only the glossary explains has no entry.
    const ids = (await loadRuleIds(game)).map(([id]) => id).filter((id) => !id.includes(".glossary."));
    const found = sourcesOf(root, game, ids);
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
    const wrong = [...found].filter(([id, { entry }]) => !lineOf(entry).includes(`"${id}"`)).map(([id]) => id);
    expect(wrong).toEqual([]);
    for (const [id, { play, page }] of found) {
      expect([id, play === undefined ? "" : lineOf(play)], id).not.toEqual([id, undefined]);
      const word = id.slice(id.lastIndexOf(".") + 1);
      expect(page === undefined || lineOf(page).includes(word), id).toBe(true);
    }
    expect(found.size).toBeGreaterThan(300);
  });
});

test("an entry leads to the file that plays it: beside it, by its forms, or the step of a sequence", () => {
  const files = (id: string): readonly (string | undefined)[] => {
    const { entry, play, page } = sourcesOf(root, "ninth-age", [id]).get(id) ?? {};
    return [entry, play, page].map((at) => at?.file.replace("packages/systems/ninth-age/", ""));
  };
  expect(files("t9a.rule.horns-of-hubris")).toEqual([
    "src/entries/rules/army-persons.ts",
    "src/entries/rules/army-rules.play.ts",
    "tests/rule-cases/army-rules.ts",
  ]);
  expect(files("t9a.rule.blacksteel").slice(0, 2)).toEqual([
    "src/entries/items/empire-of-sonnstahl.ts",
    "src/rules/items.ts",
  ]);
  expect(files("t9a.spell.alchemy.word-of-iron").slice(0, 2)).toEqual([
    "src/entries/spells/alchemy.ts",
    "src/rules/spells.ts",
  ]);
  expect(files("t9a.rule.bow").slice(0, 2)).toEqual(["src/entries/weapons/common.ts", "src/calculation/shots.ts"]);
  expect(files("t9a.sequence.magic.magic-phase.3")[1]).toBe("src/sequence/magic-phase.ts");
  expect([files("t9a.rule.no-such"), workspaceOf("file:///nowhere/at/all.ts")]).toEqual([
    [undefined, undefined, undefined],
    null,
  ]);
});
