import { expect, test } from "vitest";
import { printedOnly } from "../src/commands/coverage.ts";

test("coverage of an edition leaves out what only another prints, and keeps what no list has", () => {
  const all = [
    ["game.both", "enforce", "now", "000"],
    ["game.early", "enforce", "now", "000"],
  ] as const;
  const enforced = { "game.both": "number", "game.early": "place", "game.unlisted": "odds" } as const;
  expect(printedOnly(enforced, all, all)).toEqual(enforced);
  expect(printedOnly(enforced, all, all.slice(0, 1))).toEqual({ "game.both": "number", "game.unlisted": "odds" });
});
