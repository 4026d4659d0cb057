import { expect, test } from "vitest";
import { printedDice, printedTotal } from "./printed.ts";

test("dice are read as they are printed", () => {
  expect(["D6", "2D6", "D3", "10D6"].map(printedDice)).toEqual([
    { dice: 1, sides: 6 },
    { dice: 2, sides: 6 },
    { dice: 1, sides: 3 },
    { dice: 10, sides: 6 },
  ]);
  for (const none of ["", "6", "D", "2D", "D6+1", "2d6"]) expect(() => printedDice(none)).toThrow(/no dice/);
});

test("a total is read as it is printed", () => {
  expect(["2", "D3", "D3+1", "2D6"].map(printedTotal)).toEqual([
    { dice: 0, sides: 1, add: 2 },
    { dice: 1, sides: 3, add: 0 },
    { dice: 1, sides: 3, add: 1 },
    { dice: 2, sides: 6, add: 0 },
  ]);
  for (const none of ["", "D", "D3+", "-1", "+1"]) expect(() => printedTotal(none)).toThrow(/no number/);
});
