import { openSituation } from "@tercio/kernel";
import { expect, test } from "vitest";
import { discipline } from "../calculation/characteristics.ts";
import { ninthAge } from "../index.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { ranges } from "./ranges.ts";

const profile = (dis: number, rules: readonly string[]) => ({
  ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis, hp: 3, def: 3, res: 3, rules },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
});
/** Inches from the middle of twenty men, four ranks of five, to the middle of one beside them that stands base to base. */
const TOUCHING = 60 / 25.4;

function game(inches: number, more: object = {}): NinthAge {
  const opened = openSituation(ninthAge, {
    system: "ninth-age",
    scene: {
      phase: "movement",
      units: {
        A: { side: "first", profile: profile(7, []), models: 20, files: 5, at: [0, 0], facing: "north" },
        G: {
          ...{ side: "first", profile: profile(9, ["general"]), models: 1, files: 1, facing: "north" },
          ...{ at: [TOUCHING + inches, 0], ...more },
        },
        B: {
          ...{ side: "second", profile: profile(7, []), models: 20, files: 5, facing: "south", musician: true },
          at: [0, 8],
        },
      },
    },
  });
  if (!opened.ok) throw new Error(`${opened.problem.where}: ${JSON.stringify(opened.problem.message)}`);
  return opened.battle.game;
}

test("whom a General reaches is whoever has his Discipline, and the ring lies as far from his base", () => {
  for (const inches of [11.99, 12, 12.01]) {
    const at = game(inches);
    const [view] = ranges(at);
    expect(view).toMatchObject({ piece: 1, id: "commanding-presence", rule: "t9a.rule.commanding-presence" });
    expect(view?.label.values?.["inches"]).toBe(12);
    const lent = discipline(at, at.units[0] as Unit, "panic").value === 9;
    expect(lent).toBe(inches <= 12);
    expect(view?.covers).toEqual(lent ? [0, 1] : [1]);
    // His base is 20 mm deep and wide, its front's middle where he stands.
    const u = at.units[1] as Unit;
    for (const p of view?.areas.flat() ?? []) {
      const [x, y] = [Math.abs(p.x - u.x) - 1000, Math.abs(p.y - (u.y - 1000)) - 1000];
      expect(Math.hypot(Math.max(0, x), Math.max(0, y))).toBeCloseTo(12 * 2540, 0);
    }
  }
});

test("who flees reaches nobody; a musician's drums are told of the enemy, for whoever asks about the unit", () => {
  expect(ranges(game(3, { state: { fleeing: true } })).map((v) => v.id)).toEqual(["march-to-the-beat"]);
  for (const [aside, heard] of [
    [0, [0, 1]],
    [0.01, [0]],
  ] as const) {
    // Eight inches from front to front, and he stands just beside their file: a hair aside he is farther from them.
    const drums = ranges(game(aside)).find((v) => v.id === "march-to-the-beat");
    expect(drums).toMatchObject({ piece: 2, minor: true, rule: "t9a.rule.march-to-the-beat", covers: heard });
  }
});
