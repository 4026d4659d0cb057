import { expect, test } from "vitest";
import { printedDice } from "./printed.ts";

test("dice are read as they are printed", () => {
  expect(["D6", "2D6", "D3", "10D6"].map(printedDice)).toEqual([
    { dice: 1, sides: 6 },
    { dice: 2, sides: 6 },
    { dice: 1, sides: 3 },
    { dice: 10, sides: 6 },
  ]);
  for (const none of ["", "6", "D", "2D", "D6+1", "2d6"]) expect(() => printedDice(none)).toThrow(/no dice/);
});
