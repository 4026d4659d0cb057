import type { RuleCase } from "@tercio/testkit";
import { type UnitEntry, unit } from "../../src/state/state.ts";
import { type Dice, assert, type Given, kinds, one, type Run, round, table } from "./table.ts";

const a = { name: { en: "A", fr: "A" } };
const b = { name: { en: "B", fr: "B" } };
const outcomes: readonly string[] = ["breaks", "falls-back", "gives-ground", "locked", "stands"];

/** A wins by 2 wounds against B, whose Leadership is 7: 2 + 3 against 3. B's test falls first of all totals. */
const lost = (
  natural: number,
  theirs: Partial<UnitEntry> = {},
  more: Partial<Given> = {},
  dice: Dice = {},
  mine: Partial<UnitEntry> = {},
): Run =>
  round(
    table({
      units: [
        { ...a, ...mine },
        { ...b, ...theirs },
      ],
      ...more,
    }),
    {
      points: { A: 2 },
      ...dice,
      totals: [natural, ...(dice.totals ?? [])],
    },
  );
const result = (r: Run): readonly string[] => kinds(r).filter((k) => outcomes.includes(k));
const after = (natural: number, theirs: Partial<UnitEntry> = {}, more: Partial<Given> = {}): readonly string[] =>
  result(lost(natural, theirs, more));

/** A, with Leadership 7, loses to E0, E1 … on these facings by the standard that E0 carries and whatever facings give. */
const beset = (
  facings: readonly ("front" | "left" | "right" | "rear")[],
  natural: number,
  sizes: readonly number[] = [],
): Run =>
  round(
    table({
      units: [
        a,
        ...facings.map((_, i) => ({ name: { en: `E${i}`, fr: `E${i}` }, standard: i === 0, models: sizes[i] ?? 20 })),
      ],
      contacts: facings.map((facing, i) => ({ charger: i + 1, facing, chargedModels: 4 })),
    }),
    { totals: [natural] },
  );

/** Where B has come to, and by how many inches. */
const fate = (r: Run): readonly unknown[] => [unit(r.game, 1).place, unit(r.game, 1).moved?.inches ?? 0];

export const breakTestCases: readonly RuleCase[] = [
  one("tow.phase.combat.break-test", "the loser rolls 2D6 against Leadership, the difference added", () => {
    const test = lost(7).requests.find((q) => q.type === "roll" && q.label.key === "roll.break");
    assert.number(test?.type === "roll" ? [test.player, test.dice, test.label.values?.["difference"]] : null, [
      1,
      { kind: "sum", dice: 2, sides: 6 },
      2,
    ]);
  }),
  one("tow.phase.combat.break-test", "each unit of the losing side tests on its own", () => {
    const r = round(
      table({
        units: [{ ...a, standard: true, attacks: 2 }, b, { name: { en: "C", fr: "C" }, leadership: 5 }],
        contacts: [
          { charger: 0, charged: 1, facing: "front" },
          { charger: 2, charged: 0, facing: "left", chargedModels: 4 },
        ],
      }),
      // A: 8 wounds, Close Order, standard = 10 (no ranks: its flank is struck); the others 2 + 2 + 1 = 5.
      { points: { A: 4 }, totals: [2, 6] },
      (q) => q.type === "choice",
    );
    assert.equal(
      r.requests.flatMap((q) =>
        q.type === "roll" && q.label.key === "roll.break"
          ? [[q.label.values?.["need"], q.label.values?.["difference"]]]
          : [],
      ),
      [
        [7, 5],
        [5, 5],
      ],
    );
    assert.equal(result(r), ["gives-ground", "breaks"]);
  }),
  one("tow.break.breaks-and-flees", "a natural roll above Leadership breaks", () => {
    assert.equal(after(8), ["breaks"]);
    assert.equal(after(12), ["breaks"]);
    assert.equal(after(11, { leadership: 10 }), ["breaks"]);
    assert.place(fate(lost(8, {}, {}, { totals: [6, 5] })), ["fled", 6]);
  }),
  one("tow.break.falls-back-in-good-order", "within Leadership, but above it with the difference, falls back", () => {
    assert.equal([after(6), after(7)], [["falls-back"], ["falls-back"]]);
    assert.equal(after(10, { leadership: 10 }), ["falls-back"]);
    assert.place(fate(lost(7, {}, {}, { totals: [6, 5] })), ["fallen-back", 6]);
  }),
  one("tow.break.gives-ground", "within Leadership with the difference gives ground", () => {
    assert.equal([after(5), after(3)], [["gives-ground"], ["gives-ground"]]);
    assert.equal(after(8, { leadership: 10 }), ["gives-ground"]);
    assert.place(fate(lost(5)), ["field", 2]);
  }),
  one("tow.break.gives-ground", "a natural double 1 gives ground, whatever the difference", () => {
    assert.equal(after(2, { leadership: 3 }), ["gives-ground"]);
    assert.equal(after(3, { leadership: 3 }), ["falls-back"]);
    assert.equal(after(2, { leadership: 1 }), ["gives-ground"]);
    assert.place(fate(lost(2, { leadership: 3 })), ["field", 2]);
  }),
  one("tow.break-move.falls-back-overwhelmed", "less than half of the winners' Unit Strength breaks instead", () => {
    // B keeps 9 or 10 of its models beside A's 20, and runs 6 inches.
    const runs = (models: number): Run => lost(7, { models }, {}, { totals: [6, 5] });
    assert.place(
      [fate(runs(11)), fate(runs(12))],
      [
        ["fled", 6],
        ["fallen-back", 6],
      ],
    );
    assert.equal([after(7, { models: 11 }), after(7, { models: 12 })], [["breaks"], ["falls-back"]]);
    // Monstrous infantry counts 3 a model: 4 left are 12.
    assert.equal(after(7, { models: 6, files: 3, troopType: "monstrous-infantry" }), ["falls-back"]);
  }),
  one("tow.break-move.falls-back-overwhelmed", "the losing unit is weighed, or its side by the ruling", () => {
    const of = (overwhelmed: string): readonly string[] =>
      result(
        round(
          table({
            units: [
              { ...a, models: 24 },
              { ...b, models: 12, leadership: 8 },
              { name: { en: "C", fr: "C" }, leadership: 9 },
            ],
            contacts: [
              { charger: 0, charged: 1, facing: "front" },
              { charger: 2, charged: 0, facing: "left", chargedModels: 4 },
            ],
            rulings: { overwhelmed },
          }),
          // A 6 wounds and Close Order against ranks, flank and two Close Orders: 7 to 5; B keeps 9 models, C 17.
          { points: { A: 3 }, totals: [7, 3] },
          (q) => q.type === "choice",
        ),
      );
    assert.equal(
      [of("unit"), of("side")],
      [
        ["breaks", "gives-ground"],
        ["falls-back", "gives-ground"],
      ],
    );
  }),
  one("tow.break-move.flee-direction", "flight leads away from the strongest of the winners", () => {
    const r = beset(["front", "left"], 8, [12, 20]);
    assert.equal([unit(r.game, 0).place, unit(r.game, 0).moved?.unit], ["destroyed", 2]);
    assert.equal(unit(beset(["front", "left"], 8, [20, 12]).game, 0).moved?.unit, 1);
  }),
  one("tow.break-move.breaks", "a unit that breaks flees 2D6 inches and leaves the combat", () => {
    const r = lost(8, {}, {}, { totals: [9, 8] });
    assert.equal(
      r.requests.flatMap((q) => (q.type === "roll" && q.label.key === "roll.flee" ? [q.dice] : [])),
      [{ kind: "sum", dice: 2, sides: 6 }],
    );
    assert.place([unit(r.game, 1).place, unit(r.game, 1).moved, r.game.contacts], ["fled", { inches: 9, unit: 0 }, []]);
  }),
  one("tow.break-move.breaks", "caught by its pursuers it is destroyed", () =>
    assert.equal(unit(lost(8, {}, {}, { totals: [9, 9] }).game, 1).place, "destroyed"),
  ),
  one("tow.break-move.falls-back-in-good-order", "falling back is the higher of two dice, and it rallies", () => {
    const r = lost(7, {}, {}, { totals: [6, 5] });
    assert.equal(
      r.requests.flatMap((q) => (q.type === "roll" && q.label.key === "roll.fall-back" ? [q.dice] : [])),
      [{ kind: "sum", dice: 2, sides: 6, dropLowest: 1 }],
    );
    assert.place(
      [unit(r.game, 1).place, unit(r.game, 1).moved, r.game.contacts],
      ["fallen-back", { inches: 6, unit: 0 }, []],
    );
  }),
  one("tow.break-move.gives-ground", "giving ground is 2 inches away from all its enemies", () => {
    const r = lost(5);
    assert.place([unit(r.game, 1).place, unit(r.game, 1).moved], ["field", { inches: 2, unit: null }]);
  }),
  one("tow.break-move.gives-ground", "nobody who does not follow up stays in contact", () => {
    const r = lost(5, {}, {}, { choices: { "after-combat": [{ plan: "restrain" }] }, totals: [7] });
    assert.equal([r.game.contacts, unit(r.game, 0).moved], [[], null]);
  }),
  one("tow.break-move.gives-ground", "between enemies on opposite sides it stays locked", () => {
    assert.equal(result(beset(["front", "rear"], 2)), ["locked"]);
    assert.equal(result(beset(["left", "right"], 2)), ["locked"]);
    const r = beset(["front", "left"], 2);
    assert.equal([result(r), unit(r.game, 0).moved?.inches], [["gives-ground"], 2]);
    assert.equal(beset(["front", "rear"], 2).game.contacts.length, 2);
  }),
  one("tow.break.breaks-and-flees", "with enemies on all four sides a unit that breaks cannot get away", () => {
    const all = ["front", "left", "right", "rear"] as const;
    assert.equal(result(beset(all, 12)), ["locked"]);
    assert.equal(result(beset(all.slice(0, 3), 12)), ["breaks"]);
  }),
];
