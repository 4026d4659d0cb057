import type { RuleCase } from "@tercio/testkit";
import type { UnitEntry } from "../../src/state/state.ts";
import { type Dice, assert, type Given, kinds, one, type Run, results, round, table } from "./table.ts";

const a = { name: { en: "A", fr: "A" } };
const b = { name: { en: "B", fr: "B" } };
const c = { name: { en: "C", fr: "C" } };

/**
 * Both results of a round in which nobody is wounded unless `dice` says so. A plain unit of twenty, five wide, stands
 * in Combat Order (1) and has three ranks behind its first, of which two count (2): 3 points.
 */
const score = (
  first: Partial<UnitEntry>,
  second: Partial<UnitEntry> = {},
  dice: Dice = {},
  more: Partial<Given> = {},
): readonly number[] =>
  results(
    round(
      table({
        units: [
          { ...a, ...first },
          { ...b, ...second },
        ],
        ...more,
      }),
      dice,
    ),
  );

/** Unit A with enemies on these facings of its own. */
const beset = (
  facings: readonly ("front" | "left" | "right" | "rear")[],
  more: readonly Partial<UnitEntry>[] = [],
): Run =>
  round(
    table({
      units: [a, ...facings.map((_, i) => ({ name: { en: `E${i}`, fr: `E${i}` }, ...more[i] }))],
      contacts: facings.map((facing, i) => ({ charger: i + 1, facing, chargedModels: 4 })),
    }),
  );

export const combatResultCases: readonly RuleCase[] = [
  one("tow.phase.combat.calculate-combat-result", "both sides total their points, and the higher wins", () => {
    const r = round(table({ units: [a, { ...b, standard: true }] }));
    assert.points(results(r), [3, 4]);
    // The loser by one point is the one who tests.
    const test = r.requests.find((q) => q.type === "roll" && q.label.key === "roll.break");
    assert.equal(test?.type === "roll" ? [test.player, test.label.values?.["difference"]] : null, [0, 1]);
  }),
  one("tow.phase.combat.calculate-combat-result", "level scores are a draw: nobody tests, both stay in contact", () => {
    const r = round(table({ units: [a, b] }));
    assert.points(results(r), [3, 3]);
    assert.equal([kinds(r).includes("breakTests"), r.game.contacts.length], [false, 1]);
  }),
  one("tow.phase.combat.calculate-combat-result", "a side that is wiped out has lost, whatever it scored", () => {
    const r = round(table({ units: [a, { ...b, models: 2, files: 2, attacks: 5, standard: true }] }), {
      points: { A: 2, B: 9 },
    });
    // Eleven of A are left, one full rank behind the first.
    assert.points(results(r), [2 + 1 + 1, 9]);
    assert.equal([kinds(r).includes("breakTests"), kinds(r).includes("plan-overrun")], [false, true]);
  }),
  one("tow.combat-result.unsaved-wounds", "1 for each unsaved wound", () => {
    assert.points(score({}, {}, { points: { A: 4 } }), [7, 3]);
    assert.points(score({}, {}, { points: { A: 2, B: 5 } }), [5, 8]);
  }),
  one("tow.combat-result.unsaved-wounds", "wounds of a model that survives count as well", () =>
    assert.points(score({}, { wounds: 3 }, { points: { A: 2 } }), [5, 3]),
  ),
  one(["tow.combat-result.rank-bonus", "tow.keyword.rank-bonus"], "1 for each rank behind the first, 2 at most", () => {
    const ranks = (models: number): number => (score({ models })[0] ?? 0) - 1;
    assert.equal([5, 9, 10, 14, 15, 20, 25].map(ranks), [0, 0, 1, 1, 2, 2, 2]);
  }),
  one(["tow.combat-result.rank-bonus", "tow.keyword.rank-bonus"], "a rank needs its troop type's number", () => {
    const of = (troopType: UnitEntry["troopType"], files: number, models: number): number | undefined =>
      score({ troopType, files, models })[0];
    assert.equal([of("regular-infantry", 4, 16), of("heavy-infantry", 4, 16), of("heavy-infantry", 4, 7)], [1, 3, 1]);
    // Monstrous infantry counts three a rank; war beasts have one rank at most.
    assert.equal([of("monstrous-infantry", 3, 6), of("monstrous-infantry", 3, 9), of("war-beasts", 5, 20)], [2, 3, 2]);
  }),
  one("tow.combat-result.rank-bonus", "of a side's units only the best one's ranks count", () => {
    const r = round(table({ units: [a, b, c], contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }] }));
    // Side 2: ranks 2 once, Close Order twice, the flank; side 1 has lost its ranks.
    assert.points(results(r), [1, 2 + 2 + 1]);
  }),
  one("tow.combat-result.rank-bonus", "a unit struck in flank or rear by Unit Strength 5 has no ranks", () => {
    assert.points(results(beset(["left"]))[0], 1);
    assert.points(results(beset(["rear"]))[0], 1);
    assert.points(results(beset(["left"], [{ models: 4, files: 4 }]))[0], 3);
    assert.points(results(beset(["left"], [{ models: 2, files: 2, troopType: "monstrous-infantry" }]))[0], 1);
  }),
  one("tow.combat-result.close-order", "1 for each unit in Combat Order", () => {
    assert.equal([score({ models: 5 })[0], score({ models: 4, files: 4 })[0]], [1, 0]);
    // Deeper than wide: no Combat Order, and no ranks either.
    assert.points(score({ models: 20, files: 4 })[0], 0);
  }),
  one("tow.combat-result.close-order", "from Unit Strength 5, or what the ruling says", () => {
    const of = (models: number, ruling: string): number | undefined =>
      score({ models, files: Math.min(5, models) }, {}, {}, { rulings: { "close-order-bonus": ruling } })[0];
    assert.equal([of(4, "five"), of(5, "five"), of(4, "none"), of(9, "ten"), of(10, "ten")], [0, 1, 1, 0, 2]);
  }),
  one("tow.combat-result.standard", "1 for a standard, however many", () => {
    assert.points(score({ standard: true }), [4, 3]);
    const two = table({
      units: [a, { ...b, standard: true }, { ...c, standard: true }],
      contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }],
    });
    assert.points(results(round(two))[1], 2 + 2 + 1 + 1);
  }),
  one("tow.combat-result.battle-standard", "1 for the Battle Standard, beside a standard", () => {
    assert.points(score({ battleStandard: true }), [4, 3]);
    assert.points(score({ battleStandard: true, standard: true }), [5, 3]);
  }),
  one("tow.combat-result.flank-attack", "1 for an enemy struck in the flank, on one or on both", () => {
    assert.points(results(beset(["left"])), [1, 3 + 1]);
    assert.points(results(beset(["right"])), [1, 3 + 1]);
    assert.points(results(beset(["left", "right"])), [1, 2 + 2 + 1]);
  }),
  one("tow.combat-result.rear-attack", "2 for an enemy struck in the rear, beside a flank", () => {
    assert.points(results(beset(["rear"])), [1, 3 + 2]);
    assert.points(results(beset(["rear", "left"])), [1, 2 + 2 + 2 + 1]);
  }),
  one("tow.combat-result.high-ground", "1 for standing higher", () =>
    assert.points(score({ highGround: true }), [4, 3]),
  ),
  one("tow.combat-result.overkill", "1 for each excess wound where the ruling counts them", () => {
    const of = (overkill: string, points: number): number | undefined =>
      score({ attacks: 2 }, { models: 3, files: 3 }, { points: { A: points } }, { rulings: { overkill } })[0];
    assert.equal([of("challenges", 5), of("everywhere", 5), of("everywhere", 9)], [3 + 3, 3 + 3 + 2, 3 + 3 + 6]);
    assert.equal([of("everywhere-five", 5), of("everywhere-five", 9)], [3 + 3 + 2, 3 + 3 + 5]);
  }),
  one("tow.combat-result.musician-tie-break", "an even score is decided by the side with a Musician", () => {
    assert.points(score({ musician: true }), [4, 3]);
    assert.points(score({}, { musician: true }), [3, 4]);
    assert.points(score({ musician: true }, { musician: true }), [4, 4]);
    // Where the score is not even a Musician adds nothing.
    assert.points(score({ musician: true }, { standard: true }), [3, 4]);
  }),
];
