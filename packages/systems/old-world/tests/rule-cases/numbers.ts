// Numbers of the rules, each on its bound: a digit more or less, and a page here says so.
import type { RuleCase } from "@tercio/testkit";
import { attacksOf, initiative } from "../../src/calculation/numbers.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { leadershipOf } from "../../src/calculation/leadership.ts";
import { oldWorld } from "../../src/index.ts";
import { scenarioOf } from "../../src/scenarios/starter.ts";
import { overwhelmed } from "../../src/sequence/break-test.ts";
import { enter, frameAt } from "../../src/sequence/flow.ts";
import { heavyCasualties } from "../../src/sequence/panic-causes.ts";
import { accountOf } from "../../src/sequence/victory.ts";
import { change, fieldOf, unit, type Unit, type UnitEntry } from "../../src/state/state.ts";
import type { TroopType } from "../../src/state/troop-types.ts";
import { battlefield } from "../field.ts";
import { asked, battle, charge, run, unitAt } from "./field.ts";
import { assert, kinds, one, play, table } from "./table.ts";

const STOP = (): boolean => true;
/** Units of so many hundreds of models, of which so many are left: a hundredth of them can be told apart. */
const left = (models: number, of: number, now: Partial<Unit> = {}) =>
  battlefield({ units: [{ side: 0, entry: { models: of, points: 101 }, now: { models, ...now } }] });

/** Is such a loser overwhelmed by so many models of plain infantry? */
function overwhelms(entry: Partial<UnitEntry>, enemies: number): boolean {
  const game = battlefield({
    units: [
      { side: 0, entry },
      { side: 1, entry: { models: enemies } },
    ],
  });
  return overwhelmed(game, { units: [0, 1] }, 0);
}

export const numberCases: readonly RuleCase[] = [
  ...(
    [
      "open-battle",
      "break-point",
      "flank-attack",
      "meeting-engagement",
      "mountain-pass",
      "command-and-control",
    ] as const
  ).map((battle, at) =>
    one(`tow.rule.${battle}`, `a ${at + 1} of the die that chooses among the battles`, () => {
      const setup = { battle: "roll", armies: ["river-league", "northern-holds"] } as const;
      let rolls = 0;
      const r = play(oldWorld.rules.setup(scenarioOf(setup)), { totals: [at + 1] }, () => rolls++ > 0);
      assert.number(fieldOf(r.game).battle, battle);
    }),
  ),
  one("tow.rule.game-length", "six rounds; where it is rolled, from round 5 on", () => {
    const begun = oldWorld.rules.setup(oldWorld.rules.starter());
    assert.number(fieldOf(begun).rounds, 6);
    const rolls = (turn: number) => {
      const game = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 20] }], turn, field: { rounds: null } });
      return play(game, {}, STOP, [frameAt("game", "length", {})]).requests.some((r) => r.type === "roll");
    };
    assert.legality([rolls(8), rolls(9), rolls(10)], [false, false, true]);
  }),
  one("tow.rule.victory-points", "25 of a hundred models left are a quarter, 26 are more", () => {
    const worth = (models: number) => accountOf(left(models, 100), 1)[0]?.breakdown.value ?? 0;
    assert.points([worth(25), worth(26)], [51, 0]);
  }),
  one("tow.rule.panic-test", "26 of a hundred models lost in a phase, 25 not", () => {
    const tests = (lost: number) => {
      const game = battlefield({
        units: [{ side: 0, entry: { models: 100 }, now: { models: 100 - lost } }],
        field: { phase: "shooting" },
      });
      return heavyCasualties(game, 0).length > 0;
    };
    assert.legality([tests(25), tests(26)], [false, true]);
  }),
  one("tow.rule.panic-test", "with 51 of a hundred models left it falls back, with 50 it flees", () => {
    const flees = (models: number) => {
      const r = run(left(models, 100), { dice: [12, 2] }, [enter("panic", { unit: 0, from: null })]);
      return unitAt(r, 0).fleeing;
    };
    assert.legality([flees(51), flees(50)], [false, true]);
  }),
  one("tow.break-move.falls-back-overwhelmed", "99 against 200 are overwhelmed, 100 are not", () => {
    assert.legality([overwhelms({ models: 99 }, 200), overwhelms({ models: 100 }, 200)], [true, false]);
  }),
  one("tow.rule.rally-test", "one less below half: 99 of two hundred models are, 100 are not", () => {
    const needs = (models: number) => {
      const game = left(models, 200, { fleeing: true });
      return leadershipOf(game, unit(game, 0), "rally").value;
    };
    assert.number([needs(100), needs(99)], [7, 6]);
  }),
  one("tow.rule.rally-test", "below a quarter only a natural 2: 49 of two hundred models are, 50 are not", () => {
    const flees = (models: number, total: number) =>
      unitAt(run(left(models, 200, { fleeing: true }), { dice: [total] }, [enter("rally-test", { unit: 0 })]), 0)
        .fleeing;
    assert.legality([flees(50, 6), flees(49, 6), flees(49, 3), flees(49, 2)], [false, true, true, false]);
  }),
  one(
    ["tow.break-move.falls-back-overwhelmed"],
    "a model of each troop type by its Unit Strength: against twice of it it is not overwhelmed, against one more it is",
    () => {
      const each: readonly (readonly [TroopType, number])[] = [
        ["regular-infantry", 1],
        ["heavy-infantry", 1],
        ["war-beasts", 1],
        ["light-cavalry", 2],
        ["heavy-cavalry", 2],
        ["monstrous-infantry", 3],
        ["monstrous-cavalry", 3],
        ["swarms", 3],
        ["light-chariot", 3],
        ["heavy-chariot", 5],
        // Of its Wounds at the start.
        ["monstrous-creature", 4],
        ["behemoth", 4],
        ["war-machine", 4],
      ];
      const one = (troopType: TroopType, enemies: number) =>
        overwhelms({ troopType, models: 1, files: 1, wounds: 4 }, enemies);
      for (const [type, strength] of each)
        assert.legality([one(type, 2 * strength), one(type, 2 * strength + 1)], [false, true], type);
    },
  ),
  one("tow.keyword.strike-last", "a great weapon strikes at Initiative 1, whatever the Initiative", () => {
    const game = table({ units: [{ weapon: "great-weapon", initiative: 5 }, {}] });
    assert.number([initiative(game, unit(game, 0)).value, initiative(game, unit(game, 1)).value], [1, 3]);
  }),
  one("tow.keyword.frenzy", "one Attack more of each model in the turn of its charge", () => {
    const attacks = (frenzied: boolean, turn: number) => {
      const game = table({ units: [{}, { rules: ["frenzy"] }], contacts: [{ inches: 4, turn }] });
      return attacksOf(change(game, 1, { frenzied }), unit(change(game, 1, { frenzied }), 1)).value;
    };
    const now = table({ units: [{}, {}] }).turn;
    assert.number([attacks(true, now), attacks(false, now), attacks(true, now - 1)], [2, 1, 1]);
  }),
  one("tow.rule.warband", "the Charge roll is re-rolled once, not twice", () => {
    const game = battle({
      first: { A: { at: [0, 0], rules: ["warband"] } },
      second: { B: { at: [0, 9], turns: 2 } },
    });
    const again = { charge: [charge(0, 1)], "roll-again": [{ again: true }, { again: true }] };
    const r = run(game, { dice: [2, 2, 5], answers: again });
    assert.number(asked(r).filter((q) => q === "roll-again").length, 1);
    assert.place(unitAt(r, 0).deed, "failed-charge");
  }),
  one("tow.rule.move-through-cover", "a 1 of its Dangerous Terrain test is rolled again", () => {
    const rerolled = (rules: readonly "move-through-cover"[]) => {
      const game = battlefield({
        units: [{ side: 0, entry: { rules } }],
        terrain: [
          {
            kind: "dangerous",
            polygon: [
              [-5, 1],
              [5, 1],
              [5, 2],
              [-5, 2],
            ],
          },
        ],
      });
      const move = { unit: 0, move: "move", path: [{ kind: "straight", distance: 7620 }] };
      const r = play(game, { choices: { move: [move, { done: true }] } }, undefined, [enter("remaining-moves", {})]);
      const roll = r.requests.find((q) => q.type === "roll");
      return roll?.type === "roll" && roll.dice.kind === "pool" ? (roll.dice.reroll ?? null) : kinds(r);
    };
    assert.number([rerolled(["move-through-cover"]), rerolled([])], [{ faces: [1] }, null]);
  }),
  one("tow.rule.difficult-terrain", "a unit of Movement 1 still has 1 in a wood", () => {
    const may = (inches: number) => {
      const game = battlefield({
        units: [{ side: 0, entry: { movement: 1 } }],
        terrain: [
          {
            kind: "wood",
            polygon: [
              [-5, -9],
              [5, -9],
              [5, 9],
              [-5, 9],
            ],
          },
        ],
      });
      const move = { unit: 0, move: "move", path: [{ kind: "straight", distance: Math.round(inches * 2540) }] };
      return play(game, { choices: { move: [move, { done: true }] } }, undefined, [enter("remaining-moves", {})]).game
        .units[0]?.y;
    };
    assert.place(may(1), 2540);
  }),
  one("tow.rule.disrupted-by-terrain", "24 of a hundred models in a wood do not disrupt, 26 do", () => {
    // Its front rank, of twelve and of thirteen of fifty, stands in a wood.
    const ranks = (files: number) => {
      const wood = {
        kind: "wood",
        polygon: [
          [-9, -0.9],
          [9, -0.9],
          [9, 1],
          [-9, 1],
        ],
      } as const;
      const game = battlefield({ units: [{ side: 0, entry: { models: 50, files } }], terrain: [wood] });
      return rankBonus(game, unit(game, 0));
    };
    assert.number([ranks(12), ranks(13)], [2, 0]);
  }),
];
