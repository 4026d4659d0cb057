import { exactOdds } from "@tercio/odds";
import type { RuleCase } from "@tercio/testkit";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { castingBonus } from "../../src/calculation/casting.ts";
import { health } from "../../src/calculation/health.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { book } from "../../src/hooks/book.ts";
import { ninthAge } from "../../src/index.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import { withMagic } from "../../src/state/magic.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { castOn } from "../../src/differences/stage.ts";
import { LATE } from "../editions.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { type Stage, stage, under, wizard } from "./magic-scenes.ts";
import { assert, one } from "./table.ts";

/** A page of the later edition alone. */
const late = (...given: Parameters<typeof one>): RuleCase => ({ ...one(...given), editions: [LATE] });

/** A before B, of like men, with a spell on one of them. */
const lying = (
  spell: SpellWord,
  on: 0 | 1,
  {
    way = "basic",
    a = {},
    b = {},
  }: { readonly way?: WayName; readonly a?: object; readonly b?: Partial<SceneProfile> } = {},
): NinthAge => under(fight({ a: { profile: like({}, a) }, b: { profile: like(b) } }), spell, { way, on });
/** What A needs against B. */
const blow = (game: NinthAge) => {
  const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
  return { wound: n.wound, arm: n.armour.value, hit: n.hit, special: n.special?.value.need ?? null };
};
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const LIFE: SpellWord = "hereditary.sa.life-always-finds-a-way";
const LIFE_ID = "t9a.hereditary.sa.life-always-finds-a-way";
const SPEAR: SpellWord = "hereditary.dl.spear-of-infinity";
const SPEAR_ID = `t9a.${SPEAR}`;
const CHAINS: SpellWord = "hereditary.hob.chains-of-pride";
const fortitude = (need: number): Partial<SceneProfile> => ({ rules: [{ rule: "fortitude", need }] });

/** Hereditary spells and totems that sheet 002 alone prints. */
export const lateHereditaryCases: readonly RuleCase[] = [
  late(LIFE_ID, "-1 to wound for its target, boosted a Fortitude as well", () => {
    assert.number([blow(lying(LIFE, 0)).wound, blow(lying(LIFE, 1)).wound], [5, 4]);
    const boosted = (b: Partial<SceneProfile>) => blow(lying(LIFE, 1, { way: "boosted", b })).special;
    // Without one of its own 5+; with one that is better by 2, and never better than 3+.
    assert.number([boosted({}), boosted(fortitude(6)), boosted(fortitude(5)), boosted(fortitude(4))], [5, 4, 3, 3]);
    assert.number(blow(lying(LIFE, 1, { b: fortitude(6) })).special, 6);
  }),
  late(LIFE_ID, "a list knows it in place of its army’s spell of the earlier edition, in a conclave as well", () => {
    const EARLIER: SpellWord = "hereditary.sa.spark-of-creation";
    const selects = (stood: Omit<Stage, "knows">, id: number) =>
      toSelect(LATE, unit(gameOf(stage({ knows: [], ...stood })), id), [])?.spells ?? [];
    const adept: RuleGiven = { rule: "wizard-adept", path: "druidism", hereditary: EARLIER };
    const listed = selects({ w: wizard("druidism", "wizard-adept", { rules: [adept] }) }, 0);
    assert.legality([listed.includes(LIFE), listed.includes(EARLIER)], [true, false]);
    const conclave = (...spells: readonly SpellWord[]) =>
      selects({ b: { champion: true, profile: like({ rules: [{ rule: "wizard-conclave", spells }] }) } }, 1);
    assert.legality([conclave(EARLIER).includes(LIFE), conclave(LIFE).includes(LIFE)], [true, true]);
    // What this edition has no other for is left out.
    assert.number(conclave("spell.druidism.spirits-of-the-wood").length, 0);
  }),
  late(
    "t9a.hereditary.hob.chains-of-pride",
    "Unstable and Fearless; boosted a Supernal unit takes no Break Test",
    () => {
      const may = (way: WayName, b: Partial<SceneProfile>): boolean => {
        const game = lying(CHAINS, 1, { way, b });
        return !book
          .refusals("take a break test", game, { unit: unit(game, 1) })
          .some((r) => r.rule === `t9a.${CHAINS}`);
      };
      const supernal: Partial<SceneProfile> = { rules: ["supernal"] };
      assert.legality([may("basic", supernal), may("boosted", supernal), may("boosted", {})], [true, false, true]);
      const gains = lying(CHAINS, 1).effects.map((e) => e.rule);
      assert.legality(
        ["unstable", "fearless"].every((rule) => gains.includes(rule)),
        true,
      );
    },
  ),
  late("t9a.totem.gnarled-hide", "+1 Armour, and harder to hit", () => {
    const { arm, hit } = blow(lying("totem.gnarled-hide", 1, { way: "bearer" }));
    assert.number([arm, hit], [1, 5]);
    assert.number(blow(lying("totem.gnarled-hide", 0, { way: "bearer" })).hit, 4);
  }),
  late("t9a.totem.clouded-eye", "a Hard Target with Magic Resistance (3)", () => {
    const gains = lying("totem.clouded-eye", 1, { way: "bearer" }).effects.map(({ rule, params }) => [
      rule,
      params.value,
    ]);
    assert.number(Object.fromEntries(gains.slice(1)), { "hard-target": 1, "magic-resistance": 3 });
  }),
  late(
    "t9a.rule.magic-resistance",
    "of its own and one that a spell lends the higher is taken, and neither twice",
    () => {
      const taken = (own: number, lent: boolean): number => {
        const b = own === 0 ? {} : { profile: like({ rules: [{ rule: "magic-resistance", value: own }] }) };
        const scene = stage({ knows: [FIREBALL], b });
        const game = lent ? under(scene, "totem.clouded-eye", { way: "bearer", on: 1 }) : gameOf(scene);
        const targets = [{ unit: 1, pool: -1 }];
        return castingBonus(game, { wizard: 0, spell: FIREBALL, way: "basic", dice: 2, targets }).value;
      };
      assert.number([taken(0, true), taken(1, false), taken(1, true), taken(3, true)], [-3, -1, -3, -3]);
    },
  ),
  late(SPEAR_ID, "one more Strength for each spell cast before it in the phase, an Attribute Spell among them", () => {
    // Twenty men, five wide: one in each of four ranks is hit.
    const game = gameOf(stage({ knows: [SPEAR], b: { profile: like({ res: 4 }), models: 20, files: 5 } }));
    const lost = (...before: readonly SpellWord[]): number => {
      const start = withMagic(game, { cast: [...before, SPEAR] });
      const cast = { word: SPEAR, way: "basic", on: 1 } as const;
      const { results } = exactOdds(
        ninthAge,
        castOn(start, cast, (g) => 20 - health(g, unit(g, 1)), [0, 20]),
      );
      return Math.round(6 * results.reduce((sum, r) => sum + Number(r.id) * r.probability, 0));
    };
    // The first with Strength 5, three with Strength 2, on Resilience 4: 3+ and 6+, then 2+ and 5+, then 2+ and 4+.
    assert.number([lost(), lost(FIREBALL), lost(FIREBALL, "spell.pyromancy.blaze")], [7, 11, 14]);
  }),
];
