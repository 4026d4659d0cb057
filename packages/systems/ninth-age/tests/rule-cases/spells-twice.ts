import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { discipline, distanceRoll, randomDice, testDice } from "../../src/calculation/characteristics.ts";
import { castingBonus } from "../../src/calculation/casting.ts";
import { dangerEverywhere } from "../../src/calculation/rates.ts";
import { aimNeeded, type Shots } from "../../src/calculation/shots.ts";
import { lasting } from "../../src/sequence/spell-lasting.ts";
import { spellRule, type SpellWord, type WayName } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { numbers } from "./item-scenes.ts";
import { stage, under, wizard } from "./magic-scenes.ts";
import { plainShot, range, shooter } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** A and B in contact: skills and Strength 3, Resilience 4, Armour 4, Discipline 8. */
const both = fight({
  a: { profile: like({ res: 4, arm: 4, dis: 8 }, { ap: 0 }) },
  b: { profile: like({ res: 4, arm: 4, dis: 8 }) },
});
/** In a battle that rules so on the same spell twice. */
const ruled = (scene: Parameters<typeof under>[0], ruling: string): Parameters<typeof under>[0] => ({
  ...scene,
  rulings: { "same-spell-twice": ruling },
});
const blow = (game: NinthAge, by = 0, at = 1) => {
  const n = numbers(game, by, at);
  const [off, def, str, ap, res, arm] = [
    ...[n.offensiveSkill, n.defensiveSkill, n.strength, n.penetration, n.resilience, n.armour],
  ].map((x) => x.value);
  return { off, def, str, ap, res, arm, hit: n.hit, wound: n.wound };
};
type Of = keyof ReturnType<typeof blow>;
/** One number of A's blow at B, with so many instances of a spell on one of them. */
const counted = (spell: SpellWord, of: Of, on: 0 | 1, expected: readonly number[], way: WayName = "basic"): RuleCase =>
  one(spellRule(spell), `R1: each instance counts (${of})`, () => {
    assert.number(
      expected.map((_, times) => blow(under(both, spell, { on, times, way }))[of]),
      expected,
    );
  });
const dis = (game: NinthAge, id = 1): number => discipline(game, unit(game, id), "march").value;
const tin = (game: NinthAge): number | undefined => blow(game).arm;
const score = (game: NinthAge): number =>
  book.modifiers("combat score", game, { unit: unit(game, 1) }).reduce((sum, m) => sum + m.value, 0);

const archers = range({ a: { profile: shooter(["bow"]) } });
const arrow: Shots = { ...plainShot, weapon: "bow", aim: 4 };
const aim = (spell: SpellWord, on: 0 | 1, times: number, way: WayName = "basic"): number =>
  aimNeeded(under(archers, spell, { on, times, way }), arrow)?.value ?? 0;

const TIN = "spell.alchemy.corruption-of-tin";
const ROT = "spell.occultism.the-rot-within";
const EYE = "spell.witchcraft.evil-eye";
const WHISPERS = "spell.evocation.whispers-of-the-veil";
const IRON = "spell.alchemy.word-of-iron";

/** Two instances of one spell on a unit: they add up, as far as sheet 000 limits none of them. */
export const spellTwiceCases: readonly RuleCase[] = [
  one(
    spellRule(WHISPERS),
    "R1: Resilience 4 becomes 2 under two, Discipline 8 becomes 7 under one or more",
    () => {
      const of = (times: number) => {
        const game = under(both, WHISPERS, { on: 1, times });
        return [blow(game).res, dis(game)];
      };
      assert.number([0, 1, 2, 3].map(of), [
        [4, 8],
        [3, 7],
        [2, 7],
        [1, 7],
      ]);
    },
    "same-spell-twice",
  ),
  one(spellRule(TIN), "R1: a Permanent Hex of two turns costs 2 Armour, unless the battle rules otherwise", () => {
    const of = (ruling: string) => [1, 2].map((times) => tin(under(ruled(both, ruling), TIN, { on: 1, times })));
    assert.number(
      [of("add-up"), of("permanent-once"), of("last")],
      [
        [3, 2],
        [3, 3],
        [3, 3],
      ],
    );
  }),
  one(spellRule(IRON), "R1: one of One Turn adds up as well, unless the later one replaces it", () => {
    const of = (ruling: string) => [1, 2].map((times) => tin(under(ruled(both, ruling), IRON, { on: 1, times })));
    assert.number(
      [of("add-up"), of("permanent-once"), of("last")],
      [
        [5, 6],
        [5, 6],
        [5, 5],
      ],
    );
  }),
  one(spellRule(ROT), "R1: skills of its target and of its caster, once for each that was cast", () => {
    const of = (ruling: string, times: number) => {
      let game = gameOf(ruled(both, ruling));
      const v = { wizard: 0, spell: ROT, way: "basic", targets: [{ unit: 1, pool: -1 }], sacrificed: true } as const;
      for (let n = 0; n < times; n++) game = { ...game, effects: lasting(game, v, 0) };
      const { off, def } = blow(game);
      return [off, def];
    };
    assert.number(
      [of("add-up", 1), of("add-up", 2), of("permanent-once", 2)],
      [
        [4, 2],
        [5, 1],
        [4, 2],
      ],
    );
  }),
  one(spellRule(EYE), "R1: two at most, however the battle rules", () => {
    const fast = stage({ knows: [], b: { profile: like({ adv: 9, mar: 18 }) } });
    const rate = (ruling: string, times: number) => {
      const game = under(ruled(fast, ruling), EYE, { on: 1, times });
      const all = book.modifiers("advance rate", game, { unit: unit(game, 1) });
      return all.filter((m) => m.operation === "add").reduce((sum, m) => sum + m.value, 0);
    };
    assert.number(
      [1, 2, 3].flatMap((times) => [rate("add-up", times), rate("last", times)]),
      [-1, -1, -2, -2, -2, -2],
    );
  }),
  one(spellRule("spell.divination.guiding-light"), "R1: one instance, by its row", () => {
    const of = (times: number) => {
      const game = under(both, "spell.divination.guiding-light", { on: 1, times });
      return testDice(game, unit(game, 1), "panic").value;
    };
    assert.number([0, 1, 2].map(of), [0, -1, -1]);
  }),
  counted(IRON, "arm", 1, [4, 6, 6], "boosted"),
  counted("spell.alchemy.glory-of-gold", "ap", 0, [0, 1, 2]),
  counted("spell.cosmology.altered-sight", "off", 0, [3, 5, 7], "cosmos"),
  counted("spell.cosmology.perception-of-strength", "str", 0, [3, 4, 5], "cosmos"),
  counted("spell.divination.know-thine-enemy", "def", 1, [3, 5, 7]),
  counted("spell.druidism.entwining-roots", "def", 1, [3, 2, 1]),
  counted("spell.druidism.stone-skin", "res", 1, [4, 6, 8]),
  counted("spell.pyromancy.flaming-swords", "wound", 0, [5, 4, 3, 2]),
  counted("spell.shamanism.awaken-the-beast", "str", 0, [3, 4, 5]),
  counted("spell.witchcraft.deceptive-glamour", "off", 0, [3, 2, 1]),
  counted("battle-rune.resilience", "wound", 1, [5, 6], "Runic Smith"),
  one(spellRule("spell.divination.portent-of-doom"), "R1: each instance counts", () => {
    assert.number(
      [0, 1, 2].map((times) => score(under(both, "spell.divination.portent-of-doom", { on: 1, times }))),
      [0, -1, -2],
    );
  }),
  one(spellRule("spell.cosmology.truth-of-time"), "R1: two dice more for each", () => {
    const dice = (times: number) => {
      const game = under(both, "spell.cosmology.truth-of-time", { way: "cosmos", times });
      const { dice: count, dropLowest = 0 } = distanceRoll(game, unit(game, 0), "flee");
      return [count, dropLowest];
    };
    assert.number([0, 1, 2].map(dice), [
      [2, 0],
      [4, 2],
      [6, 4],
    ]);
  }),
  one(spellRule("spell.divination.scrying"), "R1: Hard Target (1) from two adds up", () => {
    assert.number(
      [0, 1, 2].map((times) => aim("spell.divination.scrying", 1, times)),
      [4, 5, 6],
    );
  }),
  one(
    spellRule("spell.shamanism.break-the-spirit"),
    "R1: -1 to hit for each, Dangerous Terrain (2) all the same",
    () => {
      const of = (times: number) => {
        const game = under(archers, "spell.shamanism.break-the-spirit", { times });
        return [aimNeeded(game, arrow)?.value ?? 0, dangerEverywhere(game, unit(game, 0))];
      };
      assert.number([0, 1, 2].map(of), [
        [4, 0],
        [5, 2],
        [6, 2],
      ]);
    },
  ),
  one(spellRule("spell.witchcraft.twisted-effigy"), "R1: -2 to casting rolls for each, -2 in all at the most", () => {
    const fireball = "spell.pyromancy.fireball";
    const scene = stage({ knows: [fireball], w: wizard("pyromancy", "wizard-master") });
    const bonus = (times: number) =>
      castingBonus(under(scene, "spell.witchcraft.twisted-effigy", { way: "boosted", times }), {
        ...{ wizard: 0, spell: fireball, way: "basic" as const, dice: 2, targets: [] },
      }).value;
    assert.number([0, 1, 2].map(bonus), [1, -1, -2]);
  }),
  one(
    spellRule("hereditary.bh.echoes-of-the-dark-forest"),
    "R1: -1 Discipline for each, beside the Fear that one gives",
    () => {
      const of = (times: number) => dis(under(both, "hereditary.bh.echoes-of-the-dark-forest", { times }));
      assert.number([of(0) - of(1), of(1) - of(2)], [2, 1]);
    },
  ),
  one(spellRule("spell.witchcraft.will-o-the-wisp"), "R1: a unit has one Random Movement, the later one", () => {
    const dice = (...faces: readonly number[]) => {
      let game = gameOf(both);
      const v = {
        ...({ wizard: 0, spell: "spell.witchcraft.will-o-the-wisp", way: "basic", sacrificed: false } as const),
        targets: [{ unit: 1, pool: -1 }],
      };
      for (const face of faces) game = { ...game, effects: lasting(game, v, face) };
      return randomDice(game, unit(game, 1))?.dice ?? 0;
    };
    assert.number([dice(0), dice(0, 1), dice(1, 0)], [2, 3, 2]);
  }),
];
