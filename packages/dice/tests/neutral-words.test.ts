import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The dice know nothing of the games they are used in; nor of anything that could differ between engines. */
const source = new URL("../src/", import.meta.url);
const files = readdirSync(source).filter((file) => file.endsWith(".ts"));
const words =
  /unit|model|phase|charge|wound|weapon|spell|wizard|regiment|army|armies|melee|banner|ninth|warhammer|sigmar|old.world|t9a/i;
const unsteady = /Math\.(?!sqrt|floor|ceil|trunc|abs|min|max|imul)\w+|\bDate\b|performance/;

test.each(files)("%s has no word of any game", (file) => {
  const text = readFileSync(new URL(file, source), "utf8");
  expect(text.split("\n").filter((line) => words.test(line))).toEqual([]);
  if (!file.endsWith(".test.ts")) expect(text.split("\n").filter((line) => unsteady.test(line))).toEqual([]);
});

test("no file is left out", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(words.test("a Wounded soldier")).toBe(true);
});
