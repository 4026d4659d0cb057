import { enter } from "../../src/sequence/flow.ts";
import type { RuleCase } from "@tercio/testkit";
import { unit } from "../../src/state/state.ts";
import { assert, kinds, one, play, results, round, strikes, table } from "./table.ts";

const a = { name: { en: "A", fr: "A" } };
const b = { name: { en: "B", fr: "B" } };
const charge = (inches: number, facing: "front" | "left" | "right" | "rear" = "front") => [{ inches, facing, turn: 1 }];

/** The order in which the two sides strike when the second has charged so far against Initiative `foe`. */
const charged = (inches: number, facing: "front" | "left" | "right" | "rear", foe: number): readonly string[] =>
  strikes(
    round(
      table({
        units: [
          { ...a, initiative: foe },
          { ...b, initiative: 2 },
        ],
        contacts: charge(inches, facing),
      }),
    ),
  ).map((s) => s.by);

/** Two combats of two. */
const two = () =>
  table({
    units: [a, b, { name: { en: "C", fr: "C" }, seat: 0 }, { name: { en: "D", fr: "D" }, seat: 1 }],
    contacts: [{}, { charger: 3, charged: 2 }],
  });

export const fightingCases: readonly RuleCase[] = [
  one("tow.phase.combat", "a player turn holds a Combat phase", () => {
    const r = play(table({ units: [a, b] }));
    assert.told(
      kinds(r).filter((k) => k === "phase" || k === "combatRounds"),
      ["phase", "combatRounds"],
    );
    assert.points(results(r), [3, 3]);
  }),
  one("tow.phase.combat.choose-and-fight", "every combat is fought once", () => {
    assert.number(strikes(play(two())).length, 4);
    assert.told(kinds(play(two())).filter((k) => k === "combatRounds").length, 2);
  }),
  one(
    "tow.combat.choose",
    "the active player chooses which combat comes first, and it is ended before the next",
    () => {
      const r = play(two(), { choices: { "choose-combat": [{ combat: 1 }] } });
      const first = r.requests[0];
      assert.equal(first?.type === "choice" ? [first.choice, first.player] : first, ["choose-combat", 1]);
      assert.number(
        strikes(r).map((s) => s.by),
        ["C", "D", "A", "B"],
      );
      assert.equal(r.requests.filter((q) => q.type === "choice" && q.choice === "choose-combat").length, 1);
    },
  ),
  one("tow.combat.initiative-order", "the quicker strike first, the slower answer with who is left", () => {
    const game = table({
      units: [
        { ...a, models: 5 },
        { ...b, initiative: 4 },
      ],
    });
    const r = round(game, { points: { B: 3 } });
    assert.number(
      strikes(r).map((s) => [s.by, s.dice]),
      [
        ["B", 5],
        ["A", 2],
      ],
    );
  }),
  one("tow.combat.initiative-order", "the equally quick strike at once", () => {
    const r = round(table({ units: [{ ...a, models: 5 }, b] }), { points: { A: 3, B: 5 } });
    assert.number(
      strikes(r).map((s) => [s.by, s.dice]),
      [
        ["A", 5],
        ["B", 5],
      ],
    );
  }),
  one("tow.combat.charge-initiative.front", "a charge to the front: 1 for each full inch, 3 at most", () => {
    assert.number(charged(1, "front", 3), ["A", "B"]);
    assert.number(charged(2, "front", 3), ["B", "A"]);
    assert.number(charged(9, "front", 4), ["B", "A"]);
    // Exactly as quick: at once, in the order of the units.
    assert.number(charged(9, "front", 5), ["A", "B"]);
    assert.number(charged(9, "front", 6), ["A", "B"]);
  }),
  one("tow.combat.charge-initiative.flank-or-rear", "to the flank or rear: 4 at most", () => {
    for (const facing of ["left", "right", "rear"] as const) {
      assert.number(charged(1, facing, 3), ["A", "B"]);
      assert.number(charged(3, facing, 4), ["B", "A"]);
      assert.number(charged(9, facing, 5), ["B", "A"]);
      assert.number(charged(9, facing, 6), ["A", "B"]);
      assert.number(charged(9, facing, 7), ["A", "B"]);
    }
  }),
  one("tow.combat.charge-initiative.front", "for the turn of the charge, and never above 10", () => {
    const later = table({
      units: [
        { ...a, initiative: 4 },
        { ...b, initiative: 3 },
      ],
      contacts: [{ inches: 9, turn: 0 }],
    });
    assert.number(
      strikes(round(later)).map((s) => s.by),
      ["A", "B"],
    );
    const fast = table({
      units: [
        { ...a, initiative: 10 },
        { ...b, initiative: 9 },
      ],
      contacts: charge(9),
    });
    // Both at 10: at once, in the order of the units, and the first has lost nobody yet.
    assert.number(
      strikes(round(fast, { points: { A: 5 } })).map((s) => [s.by, s.dice]),
      [
        ["A", 5],
        ["B", 5],
      ],
    );
    assert.number(charged(2, "front", 3), ["B", "A"]);
  }),
  one("tow.combat.who-fights.fighting-rank", "the row that faces the enemy fights", () => {
    const dice = (facing: "front" | "left" | "rear", models: number): readonly number[] =>
      strikes(round(table({ units: [{ ...a, models }, b], contacts: [{ facing, chargedModels: 5 }] })))
        .filter((s) => s.by === "A")
        .map((s) => s.dice);
    assert.equal([dice("front", 20), dice("left", 20), dice("rear", 20)], [[5], [4], [5]]);
    // An incomplete last rank: three models at the back, and the outer files one shorter.
    assert.equal([dice("front", 18), dice("left", 18), dice("rear", 18)], [[5], [3], [3]]);
  }),
  one("tow.combat.who-fights.fighting-rank", "a corner model strikes to the front", () => {
    const game = table({
      units: [a, b, { name: { en: "C", fr: "C" } }],
      contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }],
    });
    assert.number(
      strikes(round(game))
        .filter((s) => s.by === "A")
        .map((s) => s.dice),
      [5, 3],
    );
  }),
  one("tow.combat.who-fights.fighting-rank", "a single file between two flanks strikes at who met it first", () => {
    for (const facings of [
      ["left", "right"],
      ["right", "left"],
    ] as const) {
      const game = table({
        units: [{ ...a, models: 4, files: 1 }, b, { name: { en: "C", fr: "C" } }],
        contacts: facings.map((facing, i) => ({ charger: i + 1, facing })),
      });
      const mine = round(game).requests.filter((q) => q.type === "roll" && q.player === 0 && q.dice.kind === "chain");
      assert.equal(
        mine.map((q) => (q.type === "roll" && q.label.values?.["foe"]) as unknown),
        [{ key: "@", values: b.name }],
      );
    }
  }),
  one("tow.combat.who-fights.no-base-contact", "out of base contact a model has one attack", () => {
    const game = table({ units: [{ ...a, attacks: 3 }, b], contacts: [{ chargedModels: 2 }] });
    assert.number(strikes(round(game)).find((s) => s.by === "A")?.dice, 2 * 3 + 3);
  }),
  one("tow.combat.roll-to-hit", "each attack is rolled to hit", () =>
    assert.number(
      strikes(round(table({ units: [a, { ...b, weaponSkill: 7 }] }))).map((s) => s.needs[0]),
      [5, 2],
    ),
  ),
  one("tow.combat.roll-to-wound-and-saves", "each hit is rolled to wound and saved", () =>
    assert.number(
      strikes(round(table({ units: [a, { ...b, toughness: 4, armour: "heavy" }] }))).map((s) => s.needs.slice(1)),
      [
        [5, 5],
        [4, null],
      ],
    ),
  ),
  one("tow.combat.remove-casualties", "the slain leave from the rear, wounds stay with the next model", () => {
    const r = round(
      table({ units: [{ ...a, models: 18, wounds: 2 }, b] }),
      { points: { B: 5 } },
      (q) => q.type === "roll" && q.label.key === "roll.break",
    );
    const u = unit(r.game, 0);
    assert.equal([u.models, u.files, u.woundsLost], [16, 5, 1]);
  }),
  one("tow.combat.remove-casualties", "a unit without models is destroyed, a front of fewer models is shorter", () => {
    const gone = round(table({ units: [{ ...a, models: 5 }, b] }), { points: { B: 5 } });
    assert.equal([unit(gone.game, 0).place, kinds(gone).includes("destroyed")], ["destroyed", true]);
    const few = round(
      table({ units: [{ ...a, models: 6, leadership: 10 }, b] }),
      { points: { B: 3 } },
      (q) => q.type === "roll" && q.label.key === "roll.break",
    );
    assert.equal([unit(few.game, 0).models, unit(few.game, 0).files], [3, 3]);
  }),
  one("tow.combat.step-up", "who steps up does not strike in this phase", () => {
    const fight = (models: number, points: number, weapon: "hand-weapon" | "whip" = "hand-weapon", rulings = {}) =>
      strikes(
        round(
          table({
            units: [
              { ...a, models, weapon },
              { ...b, initiative: 10, weapon: "whip" },
            ],
            rulings,
          }),
          { points: { B: points } },
        ),
      ).find((s) => s.by === "A")?.dice;
    assert.equal([fight(20, 2), fight(20, 6)], [3, undefined]);
    assert.equal([fight(6, 3)], [2]);
  }),
  one("tow.combat.step-up", "supporting ranks lose what goes beyond the first", () => {
    const fight = (points: number, ruling: string) =>
      strikes(
        round(
          table({
            units: [
              { ...a, weapon: "thrusting-spear" },
              { ...b, initiative: 10, attacks: 2 },
            ],
            rulings: { "support-steps-up": ruling },
          }),
          { points: { B: points } },
        ),
      ).find((s) => s.by === "A")?.dice;
    assert.equal([fight(0, "excess"), fight(3, "excess"), fight(7, "excess")], [10, 7, 3]);
    assert.equal([fight(3, "each"), fight(7, "each")], [4, undefined]);
  }),
  one(
    "tow.keyword.fight-in-extra-rank",
    "who faces an enemy on flank or rear strikes it, and nobody over the front",
    () => {
      // Ten men, five wide: C stands on the left flank, where the second man of the file is free, or in the rear.
      const dice = (
        facing: "left" | "rear",
        models: number,
        weapon: "thrusting-spear" | "whip",
        chargedModels: number,
      ) =>
        strikes(
          round(
            table({
              units: [
                { ...a, weapon, models },
                { ...b, initiative: 1 },
                { name: { en: "C", fr: "C" }, initiative: 1 },
              ],
              contacts: [{}, { charger: 2, facing, chargedModels }],
            }),
          ),
        )
          .filter((s) => s.by === "A")
          .map((s) => s.dice);
      assert.equal(dice("left", 10, "thrusting-spear", 1), [9, 1]);
      assert.equal(dice("left", 10, "whip", 1), [9, 1]);
      assert.equal(dice("rear", 10, "thrusting-spear", 5), [5, 5]);
      assert.equal(dice("rear", 15, "thrusting-spear", 5), [10, 5]);
      assert.equal(dice("left", 9, "thrusting-spear", 1), [9]);
    },
  ),
  one("tow.combat.step-up", "no more models strike than are left", () => {
    const game = table({
      units: [
        { ...a, models: 6, files: 3 },
        { ...b, initiative: 9 },
        { name: { en: "C", fr: "C" }, initiative: 1 },
      ],
      contacts: [
        { facing: "left", chargedModels: 2 },
        { charger: 2, facing: "right", chargedModels: 2 },
      ],
    });
    assert.number(
      strikes(round(game, { points: { B: 5 } })).map((s) => [s.by, s.dice]),
      [
        ["B", 5],
        ["A", 1],
        ["C", 5],
      ],
    );
  }),
  one("tow.phase.combat.choose-and-fight", "a combat that is called for starts with who can fight", () =>
    assert.equal(
      play(table({ units: [a, b] }), {}, () => true, [enter("combat-phase", {})])
        .game.stack.map((f) => f.sequence)
        .slice(0, 3),
      ["combat-phase", "combat", "fight"],
    ),
  ),
];
