import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { initiativeOf, packetsAt, stepsOf, strikeOf } from "../../src/calculation/attacks.ts";
import { distanceRoll } from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { isSteadfast } from "../../src/calculation/combat-score.ts";
import { struckPools } from "../../src/calculation/shots.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { modelOf } from "../../src/state/held.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like, man } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const of = (rules: Rules, more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: like({ rules, ...more }),
});
const academy: Rules = ["academy-trained"];

/** The least that the dice of A must show to reach B, nine inches ahead, with C of its side so far beside it. */
function need(a: Partial<SceneUnit>, c: Partial<SceneUnit>, apart = 8, more: Partial<Scene> = {}): number | null {
  const game = gameOf({
    phase: "charge",
    units: {
      A: block("first", [0, 0], "north", { models: 20, files: 5, ...a }),
      B: block("second", [0, 9], "south"),
      C: block("first", [apart + 100 / 25.4, 0], "north", { models: 20, files: 5, ...c }),
    },
    ...more,
  });
  return chargeNeed(game, the(game), the(game, 1)).need;
}

/** Impact Hits of A on its charge: dice of each packet, and hits or dice of each. */
function impacts(models: number, files: number, more: Partial<SceneProfile> = {}): readonly (readonly number[])[] {
  const rules: Rules = ["chariot-host", { rule: "impact-hits", dice: "D3" }];
  const a = { ...of(rules, { height: "Large", type: "Construct", base: [50, 100], ...more }), models, files };
  const game = gameOf(fight({ a: { ...a, state: { charging: true } }, b: { models: 60, files: 12 } }));
  const order = initiativeOf(game, the(game));
  return stepsOf(game, order).flatMap((step) =>
    packetsAt(game, the(game), step, null, order).flatMap(({ special, dice }) =>
      special === null ? [] : [[dice, special.each, special.sides]],
    ),
  );
}

const tank: SceneProfile = like({
  type: "Construct",
  height: "Large",
  base: [50, 100],
  hp: 6,
  rules: ["steam-powered", "fearless", { rule: "random-movement", dice: "2D6" }],
});

export const drillCases: readonly RuleCase[] = [
  one(
    ["t9a.rule.academy-trained", "t9a.rule.tactician"],
    "an inch more on its first charge within eight inches of another; a Full Rank more",
    () => {
      const plain = need(of([]), of(academy));
      assert.number([plain, need(of(academy), of([])), need(of(academy), of(academy))], [5, 5, 4]);
      assert.number(
        [7.99, 8, 8.01].map((apart) => need(of(academy), of(academy), apart)),
        [4, 4, 5],
      );
      assert.number(need(of(academy, { type: "Cavalry" }), of(academy)), 5);
      // A General who is a Tactician counts as another such unit, as far as his presence reaches.
      const general = (rules: Rules) => ({ characters: [{ profile: like({ rules: ["general", ...rules] }) }] });
      assert.number(
        [need({ ...of(academy), ...general(["tactician"]) }, of([])), need({ ...of(academy), ...general([]) }, of([]))],
        [4, 5],
      );
      // Three ranks each: it is Steadfast with its like near.
      const steady = (mine: Rules, theirs: Rules, models = 15, foes = 15): boolean => {
        const game = gameOf(
          fight({
            a: { ...of(mine), models, files: Math.min(5, models) },
            b: { models: foes, files: Math.min(5, foes) },
            scene: {},
            more: { C: { ...of(theirs), side: "first", at: [11, 0], facing: "north", models: 15, files: 5 } },
          }),
        );
        return isSteadfast(game, the(game), [0, 1]);
      };
      assert.legality([steady(academy, academy), steady(academy, []), steady([], academy)], [true, false, false]);
      // One more and no second; and none where there is none.
      assert.legality([steady(academy, academy, 15, 20), steady(academy, academy, 4, 4)], [false, false]);
      // One Full Rank on a flank counts as two there.
      const disrupts = (theirs: Rules): boolean => {
        const game = gameOf(
          fight({
            a: { models: 30, files: 6 },
            b: { ...of(academy), models: 5, files: 5 },
            facing: "left",
            more: { C: { ...of(theirs), at: [-9, 4], facing: "east", models: 5, files: 5 } },
          }),
        );
        return book.refusals("be steadfast", game, { unit: the(game) }).length > 0;
      };
      assert.legality([disrupts(academy), disrupts([])], [true, false]);
    },
    "academies",
  ),
  one("t9a.rule.academy-trained", "its second charge has nothing of it", () => {
    const run = played(
      {
        phase: "charge",
        units: {
          A: block("first", [0, 0], "north", of(academy)),
          B: block("second", [0, 9], "south"),
          C: block("first", [6, 0], "north", of(academy)),
        },
      },
      quiet({
        charge: (r) =>
          r.type === "choice" && (r.about as { readonly pairs: readonly unknown[] }).pairs.length > 1
            ? { choice: "charge", answer: { unit: "A", target: "B" } }
            : { choice: "charge", answer: { done: true } },
        "roll.charge": { show: { total: 2 } },
      }),
      { until: { step: "charge-phase/7" } },
    );
    const { game } = run;
    assert.number(
      [0, 2].map((id) => book.modifiers("charge advance", game, { unit: the(game, id), target: the(game, 1) }).length),
      [0, 1],
    );
  }),
  one("t9a.rule.deeds-not-words", "Battle Focus and Hatred among those who have Battle Fever", () => {
    const held = (men: Rules, own: Rules): readonly boolean[] => {
      const characters = [{ profile: like({ hp: 3, rules: own }) }];
      const game = gameOf(fight({ a: { ...of(men), characters } }));
      const u = the(game);
      const rules = modelOf(u, u.pools[1] as Unit["pools"][number]).rules;
      return [rules.has("battle-focus"), rules.has("hatred")];
    };
    assert.legality(
      [held(["battle-fever"], ["deeds-not-words"]), held([], ["deeds-not-words"]), held(["battle-fever"], [])],
      [
        [true, true],
        [false, false],
        [false, false],
      ],
    );
  }),
  one("t9a.rule.bound-in-death", "three of its own models hide its Character, two do not", () => {
    const struck = (rules: Rules, models: number): number => {
      const characters = [{ profile: like({ hp: 3 }) }];
      const game = gameOf({
        phase: "shooting",
        units: { A: block("first", [0, 0], "north", { ...of(rules), models, files: 2, characters }) },
      });
      return struckPools(the(game)).length;
    };
    assert.number(
      [4, 3, 2].map((n) => struck(["bound-in-death"], n)),
      [1, 1, 2],
    );
    assert.number(
      [5, 4].map((n) => struck([], n)),
      [1, 2],
    );
  }),
  one(
    "t9a.rule.chariot-host",
    "one Impact Hit more of each in front with another behind",
    () => {
      assert.number(impacts(3, 3), [[3, 1, 3]]);
      assert.number(impacts(4, 3), [
        [3, 1, 3],
        [1, 1, 0],
      ]);
      assert.number(impacts(6, 3), [
        [3, 1, 3],
        [3, 1, 0],
      ]);
      assert.number(impacts(4, 2), [[2, 1, 3]]);
    },
    "chariot-host",
  ),
  one("t9a.rule.fire-on-impact", "on its charge in step 10, of Strength 4 and Armour Penetration 2", () => {
    const [part] = man.parts;
    if (part === undefined) throw new Error("a man has a part");
    const reiter = (weapon: "pistol" | "repeater-gun"): SceneProfile =>
      like({
        type: "Cavalry",
        rules: ["fire-on-impact"],
        parts: [
          { ...part, missiles: [{ weapon, aim: 3 }] },
          { ...part, harnessed: true },
        ],
      });
    const numbers = (weapon: "pistol" | "repeater-gun", charging: boolean, at = 0): readonly unknown[] => {
      const game = gameOf(fight({ a: { profile: reiter(weapon), state: { charging } } }));
      const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: at }, { unit: 1, pool: 0 }));
      return [initiativeOf(game, the(game))[at]?.step, n.strength.value, n.penetration.value];
    };
    assert.number(
      [numbers("pistol", true), numbers("pistol", false)],
      [
        [10, 4, 2],
        [3, 3, 0],
      ],
    );
    assert.number(
      [numbers("repeater-gun", true), numbers("pistol", true, 1)],
      [
        [4, 3, 0],
        [4, 3, 0],
      ],
    );
  }),
  one(
    "t9a.rule.steam-powered",
    "one die more, the lowest dropped; it may stand still, and goes after nobody",
    () => {
      const units = {
        A: block("first", [0, 0], "north", { profile: tank, models: 1, files: 1 }),
        B: block("second", [-30, 20], "south"),
      };
      const game = gameOf({ phase: "movement", units });
      assert.odds(distanceRoll(game, the(game), "random"), { kind: "sum", dice: 3, sides: 6, dropLowest: 1 });
      const run = played(
        { phase: "movement", units },
        quiet({
          "random-movement": { choice: "random-movement", answer: { stay: true } },
          "roll.random-movement": { show: { total: 7 } },
        }),
        { until: { step: "movement-phase/3" } },
      );
      assert.place([the(run.game).y], [0]);
      const goes = (["pursue", "overrun"] as const).map((m) => book.refusals(m, game, { unit: the(game) }).length);
      assert.legality(goes, [1, 1]);
    },
    "steam-powered",
  ),
  one("t9a.rule.favour-of-sugulag-god-of-greed", "they choose their weapons anew in each round", () => {
    const game = gameOf(fight({ a: of(["favour-of-sugulag-god-of-greed"]) }));
    assert.legality(modelOf(the(game), the(game).pools[0] as Unit["pools"][number]).rules.has("weapon-master"), true);
  }),
  one("t9a.rule.bronze-backbone", "Hatred", () => {
    const effects = (rules: Rules): number => {
      const game = gameOf(fight({ a: of(rules) }));
      const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
      return n.effects.filter((e) => e.value.kind === "reroll-hits").length;
    };
    assert.number([effects(["bronze-backbone"]), effects([])], [1, 0]);
  }),
];
