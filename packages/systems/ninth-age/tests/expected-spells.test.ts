import { expect, test } from "vitest";
import { reach } from "./expected/spells.ts";
import { thosePlayed } from "./rule-cases/expected-spells.ts";

test("most of the spells that somebody else has the numbers of are played", () => {
  expect(new Set(thosePlayed(reach).map((c) => c.spell)).size).toBeGreaterThan(60);
  expect(new Set(reach.map((c) => c.spell)).size).toBeGreaterThan(80);
});
