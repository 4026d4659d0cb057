import type { RuleCase } from "@tercio/testkit";
import { judgeCasting } from "../../src/calculation/casting.ts";
import { dangerOf } from "../../src/calculation/ground.ts";
import { advanceRate } from "../../src/calculation/rates.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import type { ModelHeight, ModelType } from "../../src/state/state.ts";
import { unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, numbers } from "./item-scenes.ts";
import { assert, one } from "./table.ts";

const TYPES: readonly ModelType[] = ["Infantry", "Beast", "Cavalry", "Construct"];
/** B with Hand Weapon and Shield, struck by A: its Defensive Skill, and what A needs to hit. */
const struck = (type: ModelType, off: number, ruling?: string) => {
  const game = gameOf({
    ...fight({
      a: { profile: like({}, { off }) },
      b: { profile: like({ type, shield: true }), state: { weapon: "hand-weapon" } },
    }),
    ...(ruling === undefined ? {} : { rulings: { "parry-of-beasts": ruling } }),
  });
  const n = numbers(game);
  return [n.defensiveSkill.value, n.hit];
};
const danger = (
  type: ModelType,
  height: ModelHeight,
  gait: "ground" | "flying" = "ground",
  more: Partial<SceneProfile> = {},
) => {
  const game = gameOf(fight({ a: { profile: like({ type, height, ...more }) } }));
  return dangerOf(game, unit(game, 0), "water", gait)?.fails ?? 0;
};

/** Who is on foot, for what; and three of a kind where the total fails anyway. */
export const onFootCases: readonly RuleCase[] = [
  one("t9a.rule.parry", "R7: of Infantry alone; R6: of Beasts too where the battle rules so", () => {
    // Skills 3 and 3: +1 for who parries. Offensive Skill 5: copied, so that 3+ becomes 4+. 8: copied, 2+ becomes 4+.
    for (const [off, bare, parried] of [
      [3, [3, 4], [4, 4]],
      [5, [3, 3], [5, 4]],
      [8, [3, 2], [8, 4]],
    ] as const) {
      assert.number(
        TYPES.map((type) => struck(type, off)),
        [parried, bare, bare, bare],
      );
      assert.number(
        TYPES.map((type) => struck(type, off, "infantry")),
        [parried, bare, bare, bare],
      );
      assert.number(
        TYPES.map((type) => struck(type, off, "all-on-foot")),
        [parried, parried, bare, bare],
      );
    }
  }),
  one(
    "t9a.terrain.water.dangerous",
    "R7: Infantry and Beasts of Standard Height that do not fly",
    () => {
      assert.number(
        TYPES.map((type) => danger(type, "Standard")),
        [1, 1, 0, 0],
      );
      assert.number(
        TYPES.map((type) => danger(type, "Large")),
        [0, 0, 0, 0],
      );
      assert.number(
        TYPES.map((type) => danger(type, "Standard", "flying")),
        [0, 0, 0, 0],
      );
    },
    "on-foot",
  ),
  one("t9a.rule.rangers-boots", "R7: quickens Infantry alone", () => {
    const rate = (type: ModelType, ...items: readonly ["rangers-boots"] | readonly []) => {
      const game = gameOf(fight({ a: hero("first", { type, adv: 4, ...item(...items) }) }));
      return advanceRate(game, unit(game, 0)) - 4;
    };
    assert.number(
      TYPES.map((type) => rate(type, "rangers-boots")),
      [2, 0, 0, 0],
    );
  }),
  one(
    "t9a.miscast.timing",
    "R6: three 1s in an attempt whose total fails anyway: no Miscast, and three dice return",
    () => {
      const of = (faces: readonly number[], value: number) => {
        const { passed, miscast, back } = judgeCasting(faces, 0, value, 0);
        return [Number(passed), miscast, back];
      };
      // 3 of 3: enough, but Broken Concentration. 3 of 4: failed, and nothing else. 9 of 9 and of 10 with three 3s.
      assert.number([of([1, 1, 1], 3), of([1, 1, 1], 4), of([3, 3, 3], 9), of([3, 3, 3], 10)] as never, [
        [0, 1, 3],
        [0, null, 3],
        [1, 3, 0],
        [0, null, 0],
      ]);
    },
    "failed-triple",
  ),
];
