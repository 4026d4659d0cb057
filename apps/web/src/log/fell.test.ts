import { type DiceRequest, read } from "@tercio/dice";
import { expect, test } from "vitest";
import { fellSaid } from "./fell.ts";

const t = ((key: string, values?: { readonly list: string }) =>
  values === undefined ? `${key}:` : `${key} ${values.list}`) as never;
function spoken(request: DiceRequest, ...faces: readonly (readonly number[])[]): string {
  const fell = read(request, faces);
  return fell?.kind === "dice" ? fellSaid(request, fell.groups, t) : "";
}

test("of dice one hears what they come to, what is added, and what became of those that do not count", () => {
  const table = { kind: "table", dice: 1, sides: 6, add: 1, rows: [3, 5] } as const;
  expect(spoken(table, [3])).toBe("3 + 1 = 4");
  expect(spoken({ ...table, dice: 2, add: -1 }, [3, 2])).toBe("3, 2 = 5 − 1 = 4");
  expect(spoken({ ...table, dice: 2, add: 0 }, [3, 2])).toBe("3, 2 = 5");
  expect(spoken({ kind: "sum", dice: 3, sides: 6, dropLowest: 1 }, [1, 5, 4])).toBe("5, 4 = 9; diceDropped 1");
  const test = { kind: "table", dice: 2, sides: 6, add: 0, rows: [8], reroll: { rows: [1] } } as const;
  expect(spoken(test, [6, 5], [1, 2])).toBe("diceAgain 6, 5; reroll: 2, 1 = 3");
  const pool = { kind: "pool", dice: 3, sides: 6, groups: [4], reroll: { faces: [1] } } as const;
  expect(spoken(pool, [1, 4, 2], [6])).toBe("4, 2; diceAgain 1; reroll: 6");
  expect(spoken({ kind: "direction" }, [16385])).toBe("90°");
});
