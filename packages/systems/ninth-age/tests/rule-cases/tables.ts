import { resolve } from "@tercio/kernel";
import { armourSave, bounds, toHit, toWound } from "../../src/book/attack.ts";
import type { RuleCase } from "@tercio/testkit";
import { priorityOfModifiers } from "../../src/calculation/pipeline.ts";
import {
  modelsPerFullRank,
  needToHit,
  needToSave,
  needToWound,
  rulesOfTypeAndHeight,
  supportingAttacks,
} from "../../src/state/tables.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import { distanceRoll } from "../../src/calculation/characteristics.ts";
import type { Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { assert, one } from "./table.ts";

const rows = (
  table: string,
  list: readonly (readonly [string, number, number | null])[],
  look: (n: number) => number | null,
): RuleCase[] =>
  list.map(([row, difference, need]) =>
    one([`t9a.table.${table}.${row}`, `t9a.table.${table}`], `difference ${difference}`, () =>
      assert.equal(look(difference), need),
    ),
  );

const m = (operation: "set" | "times" | "divide" | "add" | "atMost" | "atLeast", value: number) => ({
  operation,
  value,
  because: { key: "base" },
  rule: null,
});
const value = (base: number, ...list: ReturnType<typeof m>[]): number => resolve(priorityOfModifiers, base, list).value;
const all = [
  "t9a.modifier-priority.1",
  "t9a.modifier-priority.2",
  "t9a.modifier-priority.3",
  "t9a.modifier-priority.4",
];

interface Row {
  readonly atLeast: number | null;
  readonly atMost: number | null;
}
const best = armourSave["t9a.table.armour-save.5-or-more"]["2e-early"];
/** Rows of a table, best first: none is missing between them, and no number stands in two. */
function follow(rows: { readonly [id: string]: unknown }, most: number | null = null): void {
  const list = Object.values(rows) as readonly Row[];
  assert.number(
    list.map((row) => row.atMost),
    [null, ...list.slice(0, -1).map((row) => (row.atLeast ?? 0) - 1)],
  );
  assert.number(list.at(-1)?.atLeast, null);
  assert.number(most, most === null ? null : bounds["t9a.rule.bounds"].mostArmour);
}

/** How many dice a charge of thirty of that Type rolls. */
function chargeDice(type: SceneProfile["type"]): number {
  const game = gameOf(fight({ a: { profile: like({ type }) } }));
  return distanceRoll(game, game.units[0] as Unit, "charge").dice;
}

export const tableCases: readonly RuleCase[] = [
  ...rows(
    "to-hit",
    [
      ["4-or-more", 4, 2],
      ["4-or-more", 9, 2],
      ["1-to-3", 3, 3],
      ["1-to-3", 1, 3],
      ["0-to-minus-3", 0, 4],
      ["0-to-minus-3", -3, 4],
      ["minus-4-to-minus-7", -4, 5],
      ["minus-4-to-minus-7", -7, 5],
      ["minus-8-or-less", -8, 6],
    ],
    needToHit,
  ),
  ...rows(
    "to-wound",
    [
      ["2-or-more", 2, 2],
      ["2-or-more", 6, 2],
      ["1", 1, 3],
      ["0", 0, 4],
      ["minus-1", -1, 5],
      ["minus-2-or-less", -2, 6],
      ["minus-2-or-less", -9, 6],
    ],
    needToWound,
  ),
  ...rows(
    "armour-save",
    [
      ["1", 1, 6],
      ["2", 2, 5],
      ["3", 3, 4],
      ["4", 4, 3],
      ["5-or-more", 5, 2],
      ["5-or-more", 6, 2],
    ],
    (n) => (needToSave(n) === 2 && n < 5 ? null : n >= 5 && needToSave(n) !== 2 ? null : needToSave(n)),
  ).map((c) => (c.ids[0]?.endsWith("5-or-more") ? { ...c, ids: [c.ids[0] as string] } : c)),
  ...(
    [
      ["t9a.table.to-hit", toHit],
      ["t9a.table.to-wound", toWound],
    ] as const
  ).map(([table, rows]) =>
    one(table, "each row ends where the next begins, and the last are open", () => follow(rows)),
  ),
  one("t9a.table.armour-save.5-or-more", "each row ends where the next begins; the best at what Armour can be", () =>
    follow({ ...armourSave, "t9a.table.armour-save.5-or-more": { ...best, atMost: null } }, best.atMost),
  ),
  one("t9a.table.armour-save.0-or-less", "no save at 0 or less", () => {
    assert.equal(needToSave(0), null);
    assert.equal(needToSave(-3), null);
  }),
  one(["t9a.table.model-type", "t9a.model-type.infantry"], "Infantry brings no rule", () =>
    assert.deepEqual(rulesOfTypeAndHeight("Infantry", "Standard"), []),
  ),
  one(["t9a.table.model-type", "t9a.model-type.beast"], "Beasts have Swiftstride: three dice for a charge", () => {
    assert.deepEqual(rulesOfTypeAndHeight("Beast", "Standard"), ["swiftstride"]);
    assert.number([chargeDice("Infantry"), chargeDice("Beast")], [2, 3]);
  }),
  one(["t9a.table.model-type", "t9a.model-type.cavalry"], "Cavalry cannot be Stomped, is swift and Tall", () => {
    assert.deepEqual(rulesOfTypeAndHeight("Cavalry", "Standard"), ["cannot-be-stomped", "swiftstride", "tall"]);
    assert.number(chargeDice("Cavalry"), 3);
  }),
  one(["t9a.table.model-height", "t9a.model-height.large"], "Large models stomp", () =>
    assert.deepEqual(rulesOfTypeAndHeight("Infantry", "Large"), ["stomp-1"]),
  ),
  one(
    ["t9a.table.model-height", "t9a.model-height.full-ranks", "t9a.model-height.standard"],
    "five Standard models make a Full Rank",
    () => assert.equal(modelsPerFullRank("Standard"), 5),
  ),
  one(["t9a.model-height.full-ranks", "t9a.model-height.large"], "three Large models make a Full Rank", () =>
    assert.equal(modelsPerFullRank("Large"), 3),
  ),
  one(
    ["t9a.model-height.supporting-attacks", "t9a.model-height.standard"],
    "a Standard model supports with one attack",
    () => assert.equal(supportingAttacks("Standard"), 1),
  ),
  one(
    ["t9a.model-height.supporting-attacks", "t9a.model-height.large"],
    "a Large model supports with up to three",
    () => assert.equal(supportingAttacks("Large"), 3),
  ),
  one(
    ["t9a.model-height.gigantic", "t9a.model-height.full-ranks", "t9a.model-height.supporting-attacks"],
    "a Gigantic model is a Full Rank, supports with up to five and has five rules of its Height",
    () => {
      assert.number([modelsPerFullRank("Gigantic"), supportingAttacks("Gigantic")], [1, 5]);
      assert.number(rulesOfTypeAndHeight("Infantry", "Gigantic").length, 5);
    },
  ),
  one("t9a.modifier-priority.1", "values are set first", () => assert.equal(value(9, m("add", 1), m("set", 4)), 5)),
  one("t9a.modifier-priority.2", "then multiplied and divided, fractions up", () =>
    assert.equal(value(7, m("add", 1), m("divide", 2)), 5),
  ),
  one("t9a.modifier-priority.3", "then added", () => assert.equal(value(3, m("add", 2), m("add", -1)), 4)),
  one("t9a.modifier-priority.4", "always and never come last", () =>
    assert.equal(value(3, m("atMost", 4), m("add", 6)), 4),
  ),
  one("t9a.modifier-priority.same-step-order", "inside a step the order that gives the lowest value", () =>
    assert.equal(value(9, m("set", 2), m("set", 5)), 2),
  ),
  one(all, "all four steps together", () =>
    assert.equal(value(9, m("atMost", 6), m("add", 3), m("divide", 2), m("set", 8)), 6),
  ),
].map((c) => (c.ids.length === 4 ? { ...c, ids: ["t9a.modifier-priority.4"] } : c));
