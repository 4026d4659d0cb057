import { verdict, type RuleCase } from "@tercio/testkit";
import { plansFor } from "../../src/sequence/plans.ts";
import { enter } from "../../src/sequence/flow.ts";
import { asked, battle, type Given, type Placed, run, unitAt } from "./field.ts";
import { assert, one } from "./table.ts";

const strategy = (a: Placed, b: Placed, given: Given = {}) =>
  run(battle({ first: { A: a, B: b }, second: { Foe: { at: [0, 20], turns: 2 } } }), given, [
    enter("strategy-phase", {}),
  ]);
const dull: Placed = { at: [0, 0], leadership: 5, rules: ["stupidity"] };
const HERE: Placed = { at: [20, -15] };

/** A character at the origin, and how far ahead of its base a unit of twenty flees. */
const hero = (more: Partial<Placed> = {}): Placed => ({
  ...{ at: [0, 0], models: 1, files: 1, character: true, leadership: 9, rules: ["rallying-cry"] },
  ...more,
});
const routed = (inches: number): Placed => ({ at: [0, inches], turns: 2, state: { fleeing: true } });
const cry = { unit: 0, target: 1 };

export const strategyCases: readonly RuleCase[] = [
  one(
    ["tow.phase.strategy.start-of-turn", "tow.keyword.stupidity"],
    "tested at the start of its turn: 5 or less, or it stands dazed",
    () => {
      const dazed = (total: number, more: Partial<Placed> = {}) =>
        unitAt(strategy({ ...dull, ...more }, HERE, { dice: [total, 7] }), 0).stupid;
      assert.legality([dazed(5), dazed(6), dazed(2), dazed(6, { rules: [] })], [false, true, false, false]);
      // A unit that flees is not tested; it tries to rally.
      assert.asked(asked(strategy({ ...dull, state: { fleeing: true } }, HERE)), ["roll.test.rally"]);
      assert.legality(dazed(6, { state: { fleeing: true } }), false);
    },
  ),
  one("tow.keyword.stupidity", "dazed through the enemy’s turn, until the start of its own next one", () => {
    const game = battle({ first: { A: { ...dull, state: { stupid: true } } }, second: { Foe: HERE } });
    const after = (active: 0 | 1) =>
      unitAt(run({ ...game, active }, { dice: [5], until: "move" }, [enter("strategy-phase", {})]), 0).stupid;
    assert.legality([after(1), after(0)], [true, false]);
  }),
  one("tow.keyword.stupidity", "dazed, it neither follows up nor pursues; it may only stay", () => {
    const plans = (stupid: boolean, result: "breaks" | "gives-ground") => {
      const contact = { charger: 0, charged: 1, facing: "front" as const, chargerModels: 5, chargedModels: 5 };
      const game = battle({
        first: { A: { ...dull, state: { stupid } } },
        second: { B: { at: [0, 0], turns: 2 } },
        contacts: [{ ...contact, inches: 0, turn: 0 }],
      });
      const deciding = { units: [0, 1], winner: 0 as const, results: [{ unit: 1, result }], failed: false };
      return plansFor(game, deciding, 0).map((p) => p.plan);
    };
    assert.legality(plans(false, "breaks"), ["pursue", "restrain"]);
    assert.legality(plans(true, "breaks"), ["restrain"]);
    assert.legality(plans(false, "gives-ground"), ["follow-up", "restrain"]);
    assert.legality(plans(true, "gives-ground"), ["restrain"]);
  }),
  one(["tow.phase.strategy.start-of-turn", "tow.phase.strategy"], "the test comes before commands and rallies", () => {
    const r = run(
      battle({
        first: { A: hero(), B: routed(5), C: { ...dull, at: [20, -15] } },
        second: { Foe: { at: [0, 20], turns: 2 } },
      }),
      { dice: [7, 12, 12], answers: { "give-command": [cry] } },
      [enter("strategy-phase", {})],
    );
    assert.legality(asked(r), ["roll.test.stupidity", "give-command", "roll.test.rally", "roll.test.rally"]);
  }),
  one(
    ["tow.phase.strategy.command", "tow.rule.rallying-cry"],
    "one cry, a Rally test at once, and another in the Rally sub-phase when it fails",
    () => {
      const rallied = (...dice: readonly number[]) => {
        const r = strategy(hero(), routed(5), { dice, answers: { "give-command": [cry] } });
        return [unitAt(r, 1).fleeing, asked(r)];
      };
      assert.legality(rallied(7), [false, ["give-command", "roll.test.rally", "free-reform"]]);
      assert.legality(rallied(8, 7), [false, ["give-command", "roll.test.rally", "roll.test.rally", "free-reform"]]);
      assert.legality(rallied(8, 8), [true, ["give-command", "roll.test.rally", "roll.test.rally"]]);
      // Not of a hero who has no such rule.
      assert.legality(asked(strategy(hero({ rules: [] }), routed(5), { dice: [8] })), ["roll.test.rally"]);
    },
  ),
  one(["tow.rule.rallying-cry", "tow.phase.strategy.command"], "not by a character that flees or is engaged", () => {
    const engagedWith = {
      ...{ charger: 3, charged: 0, facing: "front" as const, chargerModels: 1, chargedModels: 1, inches: 0, turn: 0 },
    };
    // Another character, who may, has the question put.
    const why = (of: Placed, contacts: readonly (typeof engagedWith)[] = []) => {
      const r = run(
        battle({
          first: { A: of, B: routed(5), Other: hero({ at: [8, 5] }) },
          second: { Foe: { at: [0, 20], turns: 2 } },
          contacts,
        }),
        { until: "give-command" },
        [enter("strategy-phase", {})],
      );
      return verdict(r, cry).key ?? "legal";
    };
    assert.legality(
      [why(hero()), why(hero({ state: { fleeing: true } })), why(hero(), [engagedWith])],
      ["legal", "refuse.command-fleeing", "refuse.rallying-cry"],
    );
  }),
  one("tow.keyword.command-range", "as far as its Leadership, the General 12 inches", () => {
    const heard = (inches: number, more: Partial<Placed> = {}) =>
      asked(strategy(hero(more), routed(inches), { dice: [12] })).includes("give-command");
    assert.legality(
      [9, 9.01].map((n) => heard(n)),
      [true, false],
    );
    assert.legality(
      [12, 12.01].map((n) => heard(n, { general: true })),
      [true, false],
    );
  }),
];
