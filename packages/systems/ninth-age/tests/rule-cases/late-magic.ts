import type { RuleCase } from "@tercio/testkit";
import { castingBonus, castingValue, dispellingBonus, judgeDispelling } from "../../src/calculation/casting.ts";
import { offerings, priceOf } from "../../src/calculation/sacrifice.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import { whyNotPoint } from "../../src/battlefield/spell-points.ts";
import type { SceneFeature, SceneProfile } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { LATE } from "../editions.ts";
import blind from "../expected/late-magic.json" with { type: "json" };
import { gameOf } from "./combat-scenes.ts";
import { stage, wizard } from "./magic-scenes.ts";
import { played } from "./scenes.ts";
import { asked, cast, foe, friend, healthOf, like, spellbook } from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

/** A page of the later edition alone. */
const late = (...given: Parameters<typeof one>): RuleCase => ({ ...one(...given), editions: [LATE] });

/** What somebody expects who has not seen this program (`expected/late-magic.json`); "yes" and "no" as truths. */
function expected(id: string): string | number | boolean {
  const found = blind.questions.find((q) => q.id === `late.magic.${id}`);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found.expected === "yes" ? true : found.expected === "no" ? false : found.expected;
}

const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const ROOTS: SpellWord = "spell.druidism.entwining-roots";
const STONE: SpellWord = "spell.druidism.stone-skin";
const GROWTH: SpellWord = "spell.druidism.summer-growth";

type More = Partial<SceneProfile>;
/** W knows the Fireball, 20″ before B. */
const facing = (own: More = {}, foes: More = {}): NinthAge =>
  gameOf(
    stage({
      knows: [FIREBALL],
      away: 20,
      w: wizard("pyromancy", "wizard-adept", own),
      b: { profile: like(foes) },
    }),
  );
const adept: RuleGiven = { rule: "wizard-adept", path: "pyromancy" };
const attempt = (dice: number) =>
  ({ wizard: 0, spell: FIREBALL, way: "basic", dice, targets: [{ unit: 1, pool: -1 }] }) as const;
const total = (game: NinthAge, dice: number, shown: number): number => shown + castingBonus(game, attempt(dice)).value;
const value = (game: NinthAge): number => castingValue(game, attempt(1));

/** Veil Tokens with which the Active Player siphons, by what it and its enemy bring. */
const tokens = (card: number, own: More, foes: More): number =>
  played(
    stage({
      knows: [FIREBALL],
      w: wizard("pyromancy", "wizard-apprentice", own),
      b: { profile: like(foes) },
      scene: { magic: { known: { 0: [FIREBALL] }, cards: [[card], [card]] } },
    }),
    [],
    { until: { choice: "siphon" } },
  ).game.magic.tokens[0];

/** A feature, 4″ deep, whose near side lies so many inches south of the point 40″ north of the caster. */
const southOf = (kind: SceneFeature["kind"], inches: number): SceneFeature => ({
  kind,
  polygon: [
    [-5, 40 - inches - 4],
    [5, 40 - inches - 4],
    [5, 40 - inches],
    [-5, 40 - inches],
  ],
});
/** A feature around whatever is so many inches north. */
const around = (kind: SceneFeature["kind"], north: number): SceneFeature => ({
  kind,
  polygon: [
    [-8, north - 2],
    [8, north - 2],
    [8, north + 8],
    [-8, north + 8],
  ],
});
const wide = { table: [96, 96] as const };
const druid = (knows: SpellWord, away: number, terrain: readonly SceneFeature[], b: "foe" | "friend" = "foe") =>
  gameOf(
    stage({
      knows: [knows],
      away,
      w: wizard("druidism"),
      ...(b === "friend" ? { b: { side: "first" } } : {}),
      scene: { ...wide, terrain },
    }),
  );
const reaches = (terrain: readonly SceneFeature[], spell: SpellWord = ROOTS): boolean =>
  spellTargets(druid(spell, 40, terrain), 0, { spell, way: "basic" }).some((list) => list[0]?.unit === 1);
const valueAt = (spell: SpellWord, game: NinthAge): number =>
  castingValue(game, { wizard: 0, spell, way: "basic", targets: [{ unit: 1, pool: -1 }] });

const SACRIFICED: SpellWord = "spell.occultism.the-grave-calls";
const pay = (unit: string | null) => ({ choice: "sacrifice", answer: { unit } }) as const;
const altar = (own: More, more = {}) =>
  spellbook("occultism", [SACRIFICED], { B: foe(6), C: friend(5, { profile: like(own), ...more }) });
/** Health Points that C has lost for a spell that C has paid for. */
const bled = (own: More, more = {}, dispel: readonly number[] = []): number => {
  const scene = altar(own, more);
  const run = cast(scene, {
    spell: SACRIFICED,
    told: {
      sacrifice: pay("C"),
      ...(dispel.length === 0
        ? {}
        : { dispel: { choice: "dispel", answer: { dice: dispel.length } }, "roll.dispelling": { dice: dispel } }),
    },
  });
  const [before] = healthOf({ ...run, game: gameOf(scene) }, "C");
  return (before ?? 0) - (healthOf(run, "C")[0] ?? 0);
};
/** Hits that a unit takes for it. */
const hitsFor = (dis: number): number =>
  offerings(gameOf(altar({ dis })), 0, SACRIFICED).find((o) => o.unit === 2)?.points ?? 0;

/** Magic as the later edition has it: what armies change, Ley Lines, The Sacrifice. */
export const lateMagicCases: readonly RuleCase[] = [
  late("t9a.magic-modifier.dl.few-dice", "1 more with one or two Magic Dice, none with three", () => {
    const daemon = facing({ army: "daemon-legions" });
    assert.number(
      [total(daemon, 1, 3), total(daemon, 2, 6), total(daemon, 3, 6)],
      [4, expected("army.dl.two-dice"), expected("army.dl.three-dice")],
    );
    assert.number(total(facing({ army: "dwarven-holds" }), 2, 6), 6);
  }),
  late("t9a.magic-modifier.dl.extra-veil-tokens", "2 more for either side where one brings Daemon Legions", () => {
    const daemons = { army: "daemon-legions" };
    assert.number([tokens(2, {}, daemons), tokens(2, daemons, {})], [expected("army.dl.tokens"), 4]);
    assert.number([tokens(2, daemons, daemons), tokens(3, {}, {})], [4, 5]);
  }),
  late(
    "t9a.magic-modifier.ldp.enemy-veil-tokens",
    "2 more for the enemy of that army, none for the army itself",
    () => {
      assert.number([tokens(1, {}, { army: "ldp" }), tokens(1, { army: "ldp" }, {})], [expected("army.ldp.tokens"), 3]);
    },
    "veil-tokens-taken",
  ),
  late("t9a.magic-modifier.dh.enemy-casting-value", "enemy spells 1 harder while one of its models stands", () => {
    const dwarves = { army: "dwarven-holds" };
    assert.number([value(facing({}, dwarves)), value(facing(dwarves))], [expected("army.dh.value"), 4]);
    const game = facing({}, dwarves);
    const fallen = game.units.map((u) => (u.id === 1 ? { ...u, place: "destroyed" as never } : u));
    assert.number(value({ ...game, units: fallen }), 4);
  }),
  late("t9a.magic-modifier.sa.mastery-of-eternity", "1 more to each casting roll", () => {
    const rules: readonly RuleGiven[] = [adept, "t9a.magic-modifier.sa.mastery-of-eternity" as never];
    assert.number([total(facing({ rules }), 2, 7), total(facing(), 2, 7)], [expected("army.sa.mastery"), 7]);
  }),
  late("t9a.magic-modifier.he.casting-value", "Casting Values of these casters 1 lower", () => {
    // A spell that costs 4 without it; the question has one of 9.
    const mage = facing({ rules: [adept, "master-of-spellcrafting"] });
    assert.number([value(mage) - value(facing()), value(mage)], [Number(expected("army.he.value")) - 9, 3]);
  }),
  late("t9a.magic-modifier.de.renegade-sorcerer", "2 less to dispel what was cast with four dice or more", () => {
    const game = facing({ rules: [adept, "irresistible-will"] });
    const dispelled = (castWith: number, faces: readonly number[], against: number): boolean =>
      judgeDispelling(faces, dispellingBonus(game, attempt(castWith)).value, against).passed;
    assert.number(
      [dispelled(4, [6, 6, 1], 12), dispelled(3, [6, 6], 12), dispelled(4, [6, 6, 2], 12)],
      [expected("army.de.four-dice"), expected("army.de.three-dice"), true],
    );
  }),
  late("t9a.magic-modifier.ud.soul-conduit", "no Flux Card: 5 dice each, 4 Veil Tokens and a D3", () => {
    const scene = stage({
      knows: [FIREBALL],
      w: wizard("pyromancy", "wizard-apprentice", {
        rules: [{ rule: "wizard-apprentice", path: "pyromancy" }, "soul-conduit"] as never,
      }),
    });
    const { game } = played(scene, [{ show: { total: 2 } }], { until: { choice: "siphon" } });
    assert.number([game.magic.dice, game.magic.tokens[0]], [[5, expected("army.ud.dice")], expected("army.ud.tokens")]);
  }),
  late(
    "t9a.spell.druidism.ley-lines",
    "within 6 inches of a Hill, Forest or Water; 1 easier at a target inside one",
    () => {
      assert.legality(
        [reaches([southOf("hill", 5.99)]), reaches([southOf("forest", 6)]), reaches([southOf("water", 6.01)])],
        [expected("ley-lines.range.5-99"), expected("ley-lines.range.6"), expected("ley-lines.range.6-01")],
      );
      assert.legality(
        [reaches([southOf("ruins", 5)]), reaches([southOf("water", 6)]), reaches([])],
        [false, true, false],
      );
      // A point of a Ground spell likewise.
      const point = (inches: number): boolean =>
        whyNotPoint(
          druid(GROWTH, 40, [southOf("hill", 0)]),
          0,
          { spell: GROWTH, way: "basic" },
          { x: 0, y: (40 + inches) * INCH },
        ) === null;
      assert.legality([point(5.99), point(6), point(6.01)], [true, true, false]);
      const fire = (terrain: readonly SceneFeature[]): NinthAge => ({ ...druid(FIREBALL, 10, terrain) });
      assert.number(
        [
          valueAt(ROOTS, druid(ROOTS, 10, [around("forest", 10)])),
          valueAt(STONE, druid(STONE, 10, [southOf("hill", 31)], "friend")),
          valueAt(FIREBALL, fire([around("forest", 10)])),
        ],
        [
          expected("ley-lines.value.in-forest"),
          expected("ley-lines.value.beside-hill"),
          expected("ley-lines.value.other-path"),
        ],
      );
    },
    "ley-lines-inside",
  ),
  late(
    "t9a.spell.occultism.the-sacrifice",
    "one, two or three hits that wound by themselves and that nothing saves from, also where the unit has fewer Health Points",
    () => {
      const aegis: readonly RuleGiven[] = [{ rule: "aegis", need: 4 }];
      assert.number(bled({ hp: 3, dis: 7, arm: 4, rules: aegis }), expected("sacrifice.mid-discipline"));
      assert.number([bled({ dis: 4 }), hitsFor(4)], [expected("sacrifice.low-discipline"), 3]);
      assert.number([priceOf(4), priceOf(5), priceOf(7), priceOf(8)], [3, 2, 2, 1]);
      assert.number(hitsFor(8), expected("sacrifice.unmodified"));
      // Fewer Health Points than hits: all of them.
      assert.number(bled({ dis: 4 }, { models: 2, files: 2 }), 2);
      const paid = bled({ dis: 4 }, {}, [6, 6, 6, 6, 6]);
      assert.number(paid === 3, expected("sacrifice.dispelled"));
      assert.number(asked(cast(altar({}), { spell: SACRIFICED, dice: [1, 2] }), "sacrifice").length, 0);
    },
    "sacrifice-enough",
    "sacrifice-discipline",
  ),
];
