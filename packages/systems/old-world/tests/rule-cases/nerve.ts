import { INCH } from "@tercio/tabletop";
import type { RuleCase } from "@tercio/testkit";
import { plansFor } from "../../src/sequence/plans.ts";
import { reactionsTo } from "../../src/sequence/reacting.ts";
import { enter } from "../../src/sequence/flow.ts";
import { heavyCasualties } from "../../src/sequence/panic-causes.ts";
import { combatResult } from "../../src/calculation/numbers.ts";
import { change, type OldWorld, type Unit } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import { asked, battle, charge, run } from "./field.ts";
import { assert, one, play, table } from "./table.ts";

const DUEL = {
  charger: 1,
  charged: 0,
  facing: "front" as const,
  chargerModels: 1,
  chargedModels: 1,
  inches: 0,
  turn: 0,
};
/** What is asked when B of the same side as A, so far away, loses all its models in combat to another. */
function beside(inches: number, models = 5): readonly string[] {
  const game = battle({
    first: { A: { at: [-WIDE - inches, 0], turns: 2 }, B: { at: [0, 0], turns: 2, models, files: models } },
    second: { Foe: { at: [0, 0] } },
    contacts: [{ ...DUEL, charger: 2, charged: 1, chargerModels: 5, chargedModels: models }],
  });
  const r = play(game, { points: { Foe: 5 } }, undefined, [enter("combat", { units: [1, 2] })]);
  return r.requests.map((q) => (q.type === "roll" ? q.label.key : q.choice));
}
/** Five bases of 25 mm, in inches. */
const WIDE = 12_500 / INCH;
const immune = ["immune-to-psychology"] as const;
const shot = (entry: Standing["entry"], now: Partial<Unit> = {}, lost = 6): OldWorld => {
  const game = battlefield({ units: [{ side: 0, entry: entry ?? {}, now }], field: { phase: "shooting" } });
  return change(game, 0, { models: 20 - lost });
};
const panicked = (game: OldWorld): boolean => heavyCasualties(game, 0).length > 0;

export const nerveCases: readonly RuleCase[] = [
  one("tow.rule.swiftstride", "a die more in Compulsory Moves as well, where its owner wants it", () => {
    const fled = (more: boolean, rules: NonNullable<Standing["entry"]>["rules"] = ["swiftstride"]) => {
      const game = battlefield({
        units: [
          { side: 0, entry: { rules: rules ?? [] }, now: { fleeing: true } },
          { side: 1, at: [20, -20] },
        ],
      });
      const r = run(game, { dice: [9], answers: { "die-more": [{ more }] } }, [enter("compulsory-moves", {})]);
      return r.requests.flatMap(({ request: q }) => (q.type === "roll" && q.dice.kind === "sum" ? [q.dice.dice] : []));
    };
    assert.legality([fled(true), fled(false), fled(true, [])], [[3], [2], [2]]);
  }),
  one("tow.rule.immune-to-psychology", "it passes a Panic test without dice", () => {
    assert.legality([panicked(shot({})), panicked(shot({ rules: immune }))], [true, false]);
    assert.legality(panicked(shot({ rules: ["frenzy"] }, { frenzied: true })), false);
  }),
  one("tow.rule.panic-test", "more than a quarter in a phase other than Combat", () => {
    assert.legality([panicked(shot({}, {}, 5)), panicked(shot({}, {}, 6))], [false, true]);
    const combat = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 20] }] });
    const after = run(combat, {}, [enter("combat-phase", {})]).game;
    assert.legality([after.field?.phase, panicked(change(after, 0, { models: 10 }))], ["combat", false]);
  }),
  one("tow.charge-reaction.flee.already-fleeing", "a fleeing unit flees, immune to psychology or not", () => {
    const may = (now: Partial<Unit>) => {
      const game = battlefield({
        units: [
          { side: 0, now: { declared: 1 } },
          { side: 1, at: [0, 8], facing: 180, entry: { rules: immune }, now },
        ],
      });
      return reactionsTo(game, { unit: 1, chargers: [0], redirected: false }).map((a) => a.reaction);
    };
    assert.legality([may({}), may({ fleeing: true })], [["hold"], ["flee"]]);
  }),
  one("tow.rule.fire-and-flee", "as near as its Quick Shot lets it shoot", () => {
    const may = (rules: NonNullable<Standing["entry"]>["rules"], far: number) => {
      const game = battlefield({
        units: [
          { side: 0, now: { declared: 1 } },
          { side: 1, at: [0, far], facing: 180, entry: { rules: rules ?? [], missile: { range: 18 } } },
        ],
      });
      return reactionsTo(game, { unit: 1, chargers: [0], redirected: false }).some(
        (a) => a.reaction === "fire-and-flee",
      );
    };
    assert.legality(
      [may(["fire-and-flee"], 4), may(["fire-and-flee"], 3.99), may(["fire-and-flee", "quick-shot"], 1)],
      [true, false, true],
    );
  }),
  one("tow.keyword.frenzy", "a unit in a frenzy cannot restrain itself", () => {
    const plans = (frenzied: boolean) => {
      const game = battle({
        first: { A: { at: [0, 0], rules: ["frenzy"], state: { frenzied } } },
        second: { B: { at: [0, 0], turns: 2 } },
        contacts: [{ ...DUEL, charger: 0, charged: 1 }],
      });
      const deciding = {
        units: [0, 1],
        winner: 0 as const,
        results: [{ unit: 1, result: "breaks" as const }],
        failed: false,
      };
      return plansFor(game, deciding, 0).map((p) => p.plan);
    };
    assert.legality([plans(false), plans(true)], [["pursue", "restrain"], ["pursue"]]);
  }),
  one("tow.rule.open-order", "in a combat without a table it adds nothing for its formation either", () => {
    const points = (rules: NonNullable<Standing["entry"]>["rules"]) => {
      const game = table({ units: [{ rules: rules ?? [] }, {}] });
      const { lines } = combatResult(game, { seat: 0, units: [0, 1], wounds: 0, excess: 0 });
      return lines.find((l) => l.rule === "tow.combat-result.close-order")?.by ?? 0;
    };
    assert.number([points([]), points(["open-order"])], [1, 0]);
  }),
  one("tow.rule.panic-test", "a friend that a charge runs down within 6 inches", () => {
    const tests = (inches: number) => {
      const game = battlefield({
        units: [
          { side: 0, entry: { movement: 8 } },
          { side: 1, at: [0, 6], facing: 0, now: { fleeing: true, deed: "fled" } },
          // Beside where it flees to, 5 inches on.
          { side: 1, at: [WIDE + inches, 11], facing: 0 },
        ],
      });
      const r = run(game, { dice: [5, 6], answers: { charge: [charge(0, 1)] } });
      return asked(r).includes("roll.test.panic");
    };
    assert.legality([tests(5.99), tests(6), tests(6.01)], [true, true, false]);
  }),
  one("tow.rule.panic-test", "a friend of Unit Strength 5 that is wiped out in combat within 6 inches", () => {
    const tests = (inches: number, models = 5) => beside(inches, models).includes("roll.test.panic");
    assert.legality([tests(5.99), tests(6), tests(6.01), tests(3, 4)], [true, true, false, false]);
  }),
];
