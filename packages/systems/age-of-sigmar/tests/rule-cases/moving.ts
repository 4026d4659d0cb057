import type { RuleCase } from "@tercio/testkit";
import { assert, INCH, legal, one, pushed, type Run, row, run, sceneOf, unit, unitOf } from "./table.ts";

const NORMAL = "aos2.core.normal-moves";

/** A five-inch mover far from a lone enemy, about to move in this way. */
const asked = (kind: "move" | "run" | "retreat", enemyY: number, more: object = {}, dice: object = {}): Run =>
  run(
    sceneOf({
      Us: unitOf("first", row(2, 0, 0) ?? [], more),
      Them: unitOf("second", row(1, 0, enemyY) ?? []),
    }),
    { "move-unit": { answer: { unit: 0, kind } }, ...dice },
    "move",
  );
const FAR = 40_000;
/** So far between the middles of two 32 mm bases that are `inches` apart. */
const apart = (inches: number): number => Math.round(inches * INCH) + 3200;

export const movingCases: readonly RuleCase[] = [
  one(NORMAL, "each model goes up to its Move: 4.99 and 5 inches, not 5.01", () => {
    const r = asked("move", FAR);
    for (const [inches, may] of [
      [4.99, true],
      [5, true],
      [5.01, false],
    ] as const)
      assert.legality(legal(r, pushed(r, "Us", Math.round(inches * INCH), 0)), may);
    const after = run(
      sceneOf({ Us: unitOf("first", row(2, 0, 0) ?? []), Them: unitOf("second", row(1, 0, FAR) ?? []) }),
      { "move-unit": [{ answer: { unit: 0, kind: "move" } }], move: [{ answer: pushed(r, "Us", 12_700, 0) }] },
      "charge-unit",
    );
    assert.place(
      unit(after, "Us").models.map((m) => m.x),
      [12_700, 15_900],
    );
  }),
  one("aos2.core.running", "running adds the die to the Move, and a unit that ran may not charge", () => {
    const r = asked("run", FAR, {}, { "roll.run": { show: { total: 3 } } });
    for (const [inches, may] of [
      [7.99, true],
      [8, true],
      [8.01, false],
    ] as const)
      assert.legality(legal(r, pushed(r, "Us", Math.round(inches * INCH), 0)), may);
  }),
  one(
    "aos2.rule.three-inches",
    "no part of a normal move lies within 3 inches of an enemy: exactly 3 is within",
    () => {
      const r = asked("move", apart(6));
      for (const [left, may] of [
        [2.99, false],
        [3, false],
        [3.01, true],
      ] as const)
        assert.legality(legal(r, pushed(r, "Us", 0, Math.round((6 - left) * INCH))), may);
    },
  ),
  one("aos2.keyword.retreat", "a unit within 3 inches retreats, and ends more than 3 inches from every enemy", () => {
    const pick = (enemy: number): Run =>
      run(
        sceneOf({ Us: unitOf("first", row(2, 0, 0) ?? []), Them: unitOf("second", row(1, 0, enemy) ?? []) }),
        {},
        "move-unit",
      );
    for (const [inches, retreats] of [
      [2.99, true],
      [3, true],
      [3.01, false],
    ] as const) {
      const r = pick(apart(inches));
      assert.legality(legal(r, { unit: 0, kind: "retreat" }), retreats);
      assert.legality(legal(r, { unit: 0, kind: "move" }), !retreats);
    }
    const near = asked("retreat", apart(3));
    for (const [left, may] of [
      [3, false],
      [3.01, true],
    ] as const)
      assert.legality(legal(near, pushed(near, "Us", 0, -Math.round((left - 3) * INCH))), may);
  }),
  one(
    "aos2.rule.coherency",
    "at the end of a move each model is within 1 inch of another: 0.99 and 1, not 1.01",
    () => {
      const r = asked("move", FAR);
      for (const [inches, may] of [
        [0.99, true],
        [1, true],
        [1.01, false],
      ] as const)
        assert.legality(legal(r, pushed(r, "Us", Math.round(inches * INCH), 0, [1])), may);
    },
  ),
  one("aos2.core.flying", "a flyer passes over models, and nobody ends on one", () => {
    const walled = (flies: boolean): Run =>
      run(
        sceneOf({
          Us: unitOf("first", row(1, 0, 0) ?? [], { flies }),
          Wall: unitOf("first", row(9, -12_800, 4000) ?? []),
          Them: unitOf("second", row(1, 0, FAR) ?? []),
        }),
        { "move-unit": { answer: { unit: 0, kind: "move" } } },
        "move",
      );
    assert.legality(legal(walled(true), pushed(walled(true), "Us", 0, 8000)), true);
    assert.legality(legal(walled(false), pushed(walled(false), "Us", 0, 8000)), false);
    assert.legality(legal(walled(true), pushed(walled(true), "Us", 0, 5000)), false);
  }),
];
