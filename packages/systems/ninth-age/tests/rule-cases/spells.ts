import { distribution } from "@tercio/dice";
import type { RuleCase } from "@tercio/testkit";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { agility, chargeRoll, distanceRoll, testDice } from "../../src/calculation/characteristics.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { discipline } from "../../src/calculation/characteristics.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { castingBonus } from "../../src/calculation/casting.ts";
import type { FreeHit } from "../../src/hooks/casting.ts";
import { hitsOf as spellHits } from "../../src/calculation/spell-effects.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import { hitNumbers } from "../../src/calculation/strikes.ts";
import { aimNeeded, shotStrike, type Shots } from "../../src/calculation/shots.ts";
import { book } from "../../src/hooks/book.ts";
import { spellRule, type SpellWord, type WayName } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { numbers } from "./item-scenes.ts";
import { casts, hitGroups, stage, under, wizard } from "./magic-scenes.ts";
import { range, shooter } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** A of thirty men and B of thirty men in contact; what both are like. */
const armoured = fight({
  a: { profile: like({ arm: 2, suit: "light" }) },
  b: { profile: like({ arm: 2, suit: "light" }) },
});

/** Of A's blow at B: Offensive and Defensive Skill, Strength, AP, Resilience, Armour, to hit, to wound, to save. */
const blow = (game: NinthAge, by = 0, at = 1): readonly (number | null)[] => {
  const n = numbers(game, by, at);
  return [
    ...[n.offensiveSkill, n.defensiveSkill, n.strength, n.penetration, n.resilience, n.armour].map((x) => x.value),
    ...[n.hit, n.wound, n.save],
  ];
};
const PLAIN: readonly (number | null)[] = [3, 3, 3, 0, 3, 3, 4, 4, 4];
const OFF = 0;
const DEF = 1;
const STR = 2;
const AP = 3;
const RES = 4;
const ARM = 5;
const HIT = 6;
const WOUND = 7;
const SAVE = 8;
type Changed = { readonly [at: number]: number | null };
const withThese = (changed: Changed): readonly (number | null)[] =>
  PLAIN.map((n, i) => (i in changed ? (changed[i] ?? null) : n));

/** A spell that changes blows: on A (0) or on B (1), and what A's blow at B is then. */
const changes = (
  spell: SpellWord,
  title: string,
  on: 0 | 1,
  ...ways: readonly (readonly [way: WayName, changed: Changed])[]
): RuleCase =>
  one(spellRule(spell), title, () => {
    assert.number(blow(gameOf(armoured)), PLAIN);
    for (const [way, changed] of ways) assert.number(blow(under(armoured, spell, { way, on })), withThese(changed));
  });

/** Wounds that one blow of A at B makes, over 1296. */
const wounds = (game: NinthAge, by = 0, at = 1): number => {
  const n = numbers(game, by, at);
  const all = distribution(attackChain(n, 1, [n.hit]));
  return Math.round(all.reduce((sum, x) => sum + x.outcome.points * x.probability, 0) * 1296);
};

/** Hits of a spell at B: how many dice, and what they need. */
const hits = (
  spell: SpellWord,
  title: string,
  way: WayName,
  rolls: { readonly [label: string]: { readonly show: { readonly total: number } } },
  expected: readonly (readonly (number | null)[])[],
  b: Parameters<typeof stage>[0]["b"] = { profile: like({ arm: 3 }) },
): RuleCase =>
  one(spellRule(spell), title, () => {
    const scene = stage({ knows: [spell], b });
    const attribute = spell.includes("divination") ? 0 : 1;
    const run = casts(scene, { spell, way, dice: [4, 5, 5, 6, 6], attribute, rolls }, { until: { step: "volley/d" } });
    assert.number(hitGroups(run), expected);
  });
const hitsOf = (total: number) => ({ "roll.spell-hits": { show: { total } } });

const arrow: Shots = {
  ...{ unit: 0, pool: 0, part: 0, weapon: "bow", at: { unit: 1, pool: 0 }, dice: 1, aim: 4, wounded: false },
  ...{ long: false, cover: null, standing: false, bracket: false, partial: false, strained: false },
};
/** What A of ten archers needs to hit B six inches away. */
const archers = range({ a: { profile: shooter(["bow"]) } });
const aim = (game: NinthAge): number => aimNeeded(game, arrow)?.value ?? 0;

const men = (game: NinthAge) => unit(game, 0);

/** Spells, each by what it changes: numbers of blows, shots and moves, or its hits. */
export const spellCases: readonly RuleCase[] = [
  one(spellRule("spell.alchemy.alchemical-fire"), "Flammable against blows, not against shots", () => {
    const flames = fight({ a: { profile: like({ rules: ["flaming-attacks"] }) } });
    const of = (game: NinthAge) => wounds(game);
    // 3/6 to hit, 3/6 to wound; wounds that fail are rolled again.
    assert.number([of(gameOf(flames)), of(under(flames, "spell.alchemy.alchemical-fire", { on: 1 }))], [324, 486]);
  }),
  hits("spell.alchemy.quicksilver-lash", "wounds on 7 less Armour", "basic", hitsOf(2), [[3, null, 4, null]]),
  changes(
    "spell.alchemy.word-of-iron",
    "Armour",
    1,
    ["basic", { [ARM]: 4, [SAVE]: 3 }],
    ["boosted", { [ARM]: 5, [SAVE]: 2 }],
  ),
  one(
    spellRule("spell.cosmology.perception-of-strength"),
    "a bow's own Strength stays; attacks that are made Flaming go through more armour",
    () => {
      const of = (game: NinthAge) => {
        const n = hitNumbers(game, shotStrike(game, arrow));
        return [n.strength.value, n.penetration.value];
      };
      assert.number(
        [
          of(under(archers, "spell.cosmology.perception-of-strength", { way: "cosmos" })),
          of(under(archers, "spell.alchemy.glory-of-gold")),
        ],
        [
          [3, 0],
          [3, 1],
        ],
      );
    },
    "spell-figures",
  ),
  one(
    spellRule("spell.pyromancy.fireball"),
    "its hits are nobody's: what lies on the caster changes none",
    () => {
      const game = under(stage({ knows: ["spell.pyromancy.fireball"] }), "spell.cosmology.perception-of-strength", {
        way: "cosmos",
      });
      const hit = spellHits(game.edition, "spell.pyromancy.fireball", "basic")?.hit as FreeHit;
      const n = hitNumbers(game, shotStrike(game, freeShots({ unit: 0, pool: 0 }, { unit: 1, pool: 0 }, 1, hit)));
      assert.number([n.strength.value, n.penetration.value], [4, 0]);
    },
    "spell-hits",
  ),
  changes("spell.alchemy.glory-of-gold", "Armour Penetration of all attacks", 0, ["basic", { [AP]: 1, [SAVE]: 5 }]),
  hits("spell.alchemy.silver-spike", "one hit in brackets, others a rank deep", "basic", {}, [
    [1, null, 2, null],
    [4, null, 3, null],
  ]),
  changes("spell.alchemy.corruption-of-tin", "Armour less", 1, ["basic", { [ARM]: 2, [SAVE]: 5 }]),
  hits("spell.alchemy.molten-copper", "Strength is Armour", "basic", hitsOf(2), [[6, null, 4, null]]),
  one(spellRule("spell.cosmology.altered-sight"), "Offensive Skill, and Aim", () => {
    const word = "spell.cosmology.altered-sight";
    assert.number(blow(under(armoured, word, { way: "cosmos" })), withThese({ [OFF]: 5, [HIT]: 3 }));
    assert.number(blow(under(armoured, word, { way: "chaos" })), withThese({ [OFF]: 1 }));
    assert.number(
      [gameOf(archers), under(archers, word, { way: "cosmos" }), under(archers, word, { way: "chaos" })].map((g) =>
        aim(g),
      ),
      [4, 3, 5],
    );
  }),
  one(spellRule("spell.cosmology.truth-of-time"), "rolled moves with two dice more, of which two are dropped", () => {
    const dice = (way: WayName) => {
      const game = under(armoured, "spell.cosmology.truth-of-time", { way });
      const { dice: count, dropLowest = 0, dropHighest = 0 } = distanceRoll(game, men(game), "flee");
      return [count, dropLowest, dropHighest, chargeRoll(game, men(game)).dice];
    };
    assert.number(
      [dice("cosmos"), dice("chaos")],
      [
        [4, 2, 0, 4],
        [4, 0, 2, 4],
      ],
    );
  }),
  hits("spell.cosmology.ice-and-fire", "2D6 hits of Strength 4", "cosmos", hitsOf(7), [[7, null, 3, 4]]),
  changes(
    "spell.cosmology.perception-of-strength",
    "Strength and Armour Penetration",
    0,
    ["cosmos", { [STR]: 4, [AP]: 1, [WOUND]: 3, [SAVE]: 5 }],
    ["chaos", { [STR]: 2, [WOUND]: 5 }],
  ),
  one(spellRule("spell.cosmology.unity-in-divergence"), "Aegis (5+), or a hit on each model", () => {
    const game = under(armoured, "spell.cosmology.unity-in-divergence", { way: "cosmos", on: 1 });
    assert.number(numbers(game).special?.value.need ?? 0, 5);
  }),
  one(spellRule("spell.divination.guiding-light"), "tests with one die more, of which the highest is dropped", () => {
    const game = under(armoured, "spell.divination.guiding-light");
    assert.number(
      [testDice(gameOf(armoured), men(game), "panic").value, testDice(game, men(game), "panic").value],
      [0, -1],
    );
  }),
  one(spellRule("spell.divination.know-thine-enemy"), "Offensive and Defensive Skill, and Agility", () => {
    const word = "spell.divination.know-thine-enemy";
    assert.number(blow(under(armoured, word)), withThese({ [OFF]: 5, [HIT]: 3 }));
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [DEF]: 5 }));
    const game = under(armoured, word);
    const { pool, part } = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
    assert.number(agility(game, { unit: men(game), pool, part }).value, 5);
  }),
  hits("spell.divination.fates-judgement", "wounds without a roll", "basic", hitsOf(2), [[2, null, null, 4]]),
  one(spellRule("spell.divination.scrying"), "Distracting, and harder to shoot at", () => {
    const word = "spell.divination.scrying";
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [HIT]: 5 }));
    assert.number([aim(gameOf(archers)), aim(under(archers, word, { on: 1 }))], [4, 5]);
  }),
  one(spellRule("spell.divination.the-stars-align"), "hits that fail are rolled again", () => {
    // 3/6 to hit becomes 3/4.
    assert.number([wounds(gameOf(fight())), wounds(under(fight(), "spell.divination.the-stars-align"))], [324, 486]);
  }),
  hits("spell.divination.unerring-strike", "wounds on 4+", "basic", hitsOf(7), [[7, null, 4, 5]]),
  one(spellRule("spell.divination.portent-of-doom"), "the Combat Score of who is doomed", () => {
    const game = under(armoured, "spell.divination.portent-of-doom");
    const score = (g: NinthAge) =>
      book.modifiers("combat score", g, { unit: men(g) }).reduce((sum, m) => sum + m.value, 0);
    assert.number([score(gameOf(armoured)), score(game)], [0, -1]);
  }),
  one(spellRule("spell.druidism.healing-waters"), "Fortitude", () => {
    const need = (way: WayName) =>
      numbers(under(armoured, "spell.druidism.healing-waters", { way, on: 1 })).special?.value.need ?? 0;
    assert.number([need("basic"), need("throne")], [5, 4]);
  }),
  hits("spell.druidism.master-of-earth", "D6 hits of Strength 4, AP 1", "basic", hitsOf(3), [[3, null, 3, 5]]),
  one(spellRule("spell.druidism.entwining-roots"), "skills and shots", () => {
    const word = "spell.druidism.entwining-roots";
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [DEF]: 2, [HIT]: 3 }));
    assert.number(blow(under(armoured, word, { way: "throne", on: 0 })), withThese({ [OFF]: 1 }));
    assert.number([aim(under(archers, word)), aim(under(archers, word, { way: "throne" }))], [5, 6]);
  }),
  changes(
    "spell.druidism.stone-skin",
    "Resilience",
    1,
    ["basic", { [RES]: 5, [WOUND]: 6 }],
    ["throne", { [RES]: 6, [WOUND]: 6 }],
  ),
  one(spellRule("spell.evocation.spectral-blades"), "wounds that fail are rolled again", () => {
    const word = "spell.evocation.spectral-blades";
    const plate = fight({ b: { profile: like({ arm: 6 }) } });
    // Lethal Strike: a natural 6 to wound goes past the armour.
    assert.number(
      [
        wounds(gameOf(fight())),
        wounds(under(fight(), word)),
        wounds(under(plate, word)),
        wounds(under(plate, word, { way: "boosted" })),
      ],
      [324, 486, 81, 216],
    );
  }),
  one(spellRule("spell.evocation.whispers-of-the-veil"), "Resilience and Discipline", () => {
    const word = "spell.evocation.whispers-of-the-veil";
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [RES]: 2, [WOUND]: 3 }));
    const game = under(armoured, word);
    assert.number(
      [discipline(gameOf(armoured), men(game), "march").value, discipline(game, men(game), "march").value],
      [7, 6],
    );
  }),
  hits("spell.evocation.hasten-the-hour", "one model is hit, and wounded", "basic", {}, [[1, null, null, null]]),
  one(spellRule("spell.evocation.ancestral-aid"), "hits that fail are rolled again", () => {
    assert.number([wounds(gameOf(fight())), wounds(under(fight(), "spell.evocation.ancestral-aid"))], [324, 486]);
  }),
  hits("spell.evocation.touch-of-the-reaper", "Strength 10 against Discipline 7", "basic", hitsOf(2), [
    [2, null, 2, null],
  ]),
  hits("spell.pyromancy.fireball", "D6 hits of Strength 4", "basic", hitsOf(5), [[5, null, 3, 4]]),
  hits("spell.pyromancy.cascading-fire", "2D6 hits boosted", "boosted", hitsOf(9), [[9, null, 3, 4]]),
  hits("spell.pyromancy.pyroclastic-flow", "2D6 hits", "basic", hitsOf(8), [[8, null, 3, 4]]),
  hits("spell.pyromancy.scorching-salvo", "D3+1 hits on everybody near", "basic", hitsOf(2), [[3, null, 3, 4]]),
  hits("spell.pyromancy.enveloping-embers", "one hit on each model", "basic", {}, [[30, null, 4, 4]]),
  one(spellRule("spell.pyromancy.flaming-swords"), "wounds by one better, blows and shots", () => {
    assert.number(blow(under(armoured, "spell.pyromancy.flaming-swords")), withThese({ [WOUND]: 3 }));
  }),
  one(spellRule("spell.shamanism.scarification"), "no better than 5+ by blows", () => {
    const strong = fight({ a: { profile: like({}, { str: 6 }) } });
    assert.number(
      [numbers(gameOf(strong)).wound, numbers(under(strong, "spell.shamanism.scarification", { on: 1 })).wound],
      [2, 5],
    );
  }),
  one(spellRule("spell.shamanism.awaken-the-beast"), "Strength and Armour Penetration, or Resilience", () => {
    const word = "spell.shamanism.awaken-the-beast";
    assert.number(blow(under(armoured, word)), withThese({ [STR]: 4, [AP]: 1, [WOUND]: 3, [SAVE]: 5 }));
    assert.number(blow(under(armoured, word, { way: "boosted", on: 1 })), withThese({ [RES]: 4, [WOUND]: 5 }));
  }),
  one(spellRule("spell.shamanism.savage-fury"), "Battle Focus: natural 6s hit twice", () => {
    // 3/6 to hit becomes 4/6.
    assert.number([wounds(gameOf(fight())), wounds(under(fight(), "spell.shamanism.savage-fury"))], [324, 432]);
  }),
  hits(
    "spell.thaumaturgy.hand-of-heaven",
    "D6 hits as strong as another D6",
    "basic",
    { ...hitsOf(3), "roll.spell-strength": { show: { total: 5 } } },
    [[3, null, 2, 6]],
  ),
  one(spellRule("spell.witchcraft.evil-eye"), "slower enemies, at the least 3 and 6; twice at most", () => {
    const word = "spell.witchcraft.evil-eye";
    const enemies = stage({ knows: [] });
    const rates = (on: number, times: number) => {
      const game = under(enemies, word, { on, times });
      return [advanceRate(game, unit(game, on)), marchRate(game, unit(game, on))];
    };
    const inches = (list: readonly (number | { readonly value: number })[]): readonly number[] =>
      list.map((n) => (typeof n === "number" ? n : n.value));
    assert.number(
      [inches(rates(1, 0)), inches(rates(1, 1)), inches(rates(1, 2)), inches(rates(2, 1)), inches(rates(2, 3))],
      [
        [4, 8],
        [3, 6],
        [3, 6],
        [5, 10],
        [6, 12],
      ],
    );
  }),
  one(spellRule("spell.witchcraft.deceptive-glamour"), "skills and Agility of enemies", () => {
    const word = "spell.witchcraft.deceptive-glamour";
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [DEF]: 2, [HIT]: 3 }));
    assert.number(blow(under(armoured, word, { way: "boosted", on: 0 })), withThese({ [OFF]: 1 }));
  }),
  one(spellRule("spell.witchcraft.twisted-effigy"), "no shots; boosted, casting rolls are lower by 2", () => {
    const word = "spell.witchcraft.twisted-effigy";
    const barred = (game: NinthAge) => book.refusals("shoot", game, { unit: men(game), standing: false }).length;
    assert.number([barred(gameOf(archers)), barred(under(archers, word))], [0, 1]);
    const scene = stage({ knows: ["spell.pyromancy.fireball"], w: wizard("pyromancy", "wizard-master") });
    const bonus = (game: NinthAge) =>
      castingBonus(game, { wizard: 0, spell: "spell.pyromancy.fireball", way: "basic", dice: 2, targets: [] }).value;
    assert.number([bonus(gameOf(scene)), bonus(under(scene, word, { way: "boosted" }))], [1, -1]);
  }),
  one(spellRule("spell.witchcraft.the-wheel-turns"), "rank and file hit and wound on 4, whoever they fight", () => {
    const word = "spell.witchcraft.the-wheel-turns";
    const strong = fight({ a: { profile: like({}, { str: 6, off: 9 }) } });
    const of = (game: NinthAge) => [numbers(game).hit, numbers(game).wound];
    assert.number(
      [
        of(gameOf(strong)),
        of(under(strong, word)),
        of(under(strong, word, { on: 1 })),
        of(under(strong, word, { way: "boosted", on: 1 })),
      ],
      [
        [2, 2],
        [4, 4],
        [2, 2],
        [4, 4],
      ],
    );
  }),
  one(spellRule("spell.witchcraft.bewitching-glare"), "wounds at who is hexed are rolled again", () => {
    assert.number(
      [wounds(gameOf(fight())), wounds(under(fight(), "spell.witchcraft.bewitching-glare", { on: 1 }))],
      [324, 486],
    );
  }),
  one(spellRule("hereditary.bh.echoes-of-the-dark-forest"), "Fear: enemies in contact have less Discipline", () => {
    const game = under(armoured, "hereditary.bh.echoes-of-the-dark-forest");
    const of = (g: NinthAge) => discipline(g, unit(g, 1), "break").value;
    assert.number([of(gameOf(armoured)), of(game)], [7, 5]);
  }),
  hits("hereditary.sa.spark-of-creation", "D6 hits of Strength 5", "basic", hitsOf(3), [[3, null, 2, 6]]),
  one(spellRule("hereditary.id.curse-of-nezibkesh"), "skills of enemies, as far as it is known", () => {
    const word = "hereditary.id.curse-of-nezibkesh";
    assert.number(blow(under(armoured, word, { on: 1 })), withThese({ [DEF]: 2, [HIT]: 3 }));
    assert.number(blow(under(armoured, word, { on: 0 })), withThese({ [OFF]: 2 }));
  }),
  one(spellRule("hereditary.ok.children-of-umi"), "harder to wound by blows", () => {
    assert.number(blow(under(armoured, "hereditary.ok.children-of-umi", { on: 1 })), withThese({ [WOUND]: 5 }));
  }),
  one(spellRule("hereditary.ong.bring-the-pain"), "hits at who is hexed are rolled again", () => {
    assert.number(
      [wounds(gameOf(fight())), wounds(under(fight(), "hereditary.ong.bring-the-pain", { on: 1 }))],
      [324, 486],
    );
  }),
  one(spellRule("battle-rune.gleaming"), "Distracting", () => {
    assert.number(
      blow(under(armoured, "battle-rune.gleaming", { way: "Runic Smith", on: 1 })),
      withThese({ [HIT]: 5 }),
    );
  }),
  one(spellRule("battle-rune.oaths"), "wounds that fail are rolled again", () => {
    assert.number(wounds(under(fight(), "battle-rune.oaths", { way: "Runic Smith" })), 486);
  }),
  one(spellRule("battle-rune.reckoning"), "hits that fail are rolled again", () => {
    assert.number(wounds(under(fight(), "battle-rune.reckoning", { way: "Runic Smith" })), 486);
  }),
  changes("battle-rune.resilience", "harder to wound", 1, ["Runic Smith", { [WOUND]: 5 }]),
];
