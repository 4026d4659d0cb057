import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where an edition of The Ninth Age may be named: rows and entries, what the reference prints of each, and what is chosen at first. */
const MAY = [
  /^packages\/systems\/ninth-age\/src\/book\//,
  /^packages\/systems\/ninth-age\/src\/entries\/(?!.*\.play\.ts$)/,
  /^packages\/reference\/src\//,
  /^apps\/web\/src\/reference\/model\/keep\.ts$/,
];
const NAMED = /["'`]2e-(?:early|late)["'`]/;

/** Sources that name an edition although rules ask the game for it; `text` gives what stands in a file. */
const naming = (files: readonly string[], text: (file: string) => string): readonly string[] =>
  files.filter((file) => !MAY.some((may) => may.test(file)) && NAMED.test(text(file)));

const sources = ["packages", "packages/systems", "apps"]
  .flatMap((home) => readdirSync(join(root, home)).map((name) => `${home}/${name}/src`))
  .flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((f) => `${folder}/${f}`);
    } catch {
      return [];
    }
  })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

test("an edition is named by rows, entries and what is set up; all others ask the game", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(naming(sources, (file) => readFileSync(join(root, file), "utf8"))).toEqual([]);
});

test("an edition named elsewhere is found", () => {
  const planted = 'const late = game.edition === "2e-late";';
  const files = [
    "sequence/misfire.ts",
    "entries/rules/shooting.play.ts",
    "book/shooting.ts",
    "entries/weapons/common.ts",
  ];
  const homes = files.map((file) => `packages/systems/ninth-age/src/${file}`);
  expect(naming([...homes, "apps/web/src/App.tsx"], () => planted)).toEqual([
    ...homes.slice(0, 2),
    "apps/web/src/App.tsx",
  ]);
});
