import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { spellIds, spellName } from "../../systems/ninth-age/src/book/spells.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** What knows no game, or only what a game shows of itself. */
const FOLDERS = [
  ...["kernel", "board", "odds", "bots", "dice", "tabletop", "mass-battle"].map((name) => `packages/${name}/src`),
  ...["apps/web/src", "apps/cli/src"],
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** What a source would say to mean one spell: its id, or its name in either language. */
const said = spellIds.flatMap((id) => [id.slice("t9a.".length), ...Object.values(spellName(id).name)]);

test("no spell is named below or beside the systems: a new one touches its entry and its page", () => {
  expect(said.length).toBeGreaterThan(200);
  const found = FOLDERS.flatMap((folder) =>
    [...sources(join(root, folder))].flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return said.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
    }),
  );
  expect(found).toEqual([]);
  // Where they do stand, they are found.
  const row = readFileSync(join(root, "packages/systems/ninth-age/src/entries/spells/pyromancy.ts"), "utf8");
  expect(said.some((word) => row.includes(word))).toBe(true);
});
