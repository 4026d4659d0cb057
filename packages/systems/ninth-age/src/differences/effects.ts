import { type Bilingual, both, there } from "@tercio/kernel";
import { type Edition, EDITIONS } from "../book/row.ts";
import { castingBonus, castingValue, followerCost, mustAugment, tokensOfArmies } from "../calculation/casting.ts";
import { strikeOf } from "../calculation/attacks.ts";
import { attackValue } from "../calculation/characteristics.ts";
import { health } from "../calculation/health.ts";
import { offerings } from "../calculation/sacrifice.ts";
import { strikeNumbers } from "../calculation/strikes.ts";
import type { Strike } from "../hooks/moments.ts";
import type { SceneUnit } from "../scene/types.ts";
import type { SpellWord, WayName } from "../state/spells.ts";
import { comesAlong, learned, spellRow, spellRule } from "../state/spells.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { enter } from "../sequence/flow.ts";
import { scores } from "../sequence/objectives.ts";
import { withMagic } from "../state/magic.ts";
import { INCH } from "@tercio/tabletop";
import { B, C, castOn, COUNTED, hasWay, soldier, stacked, staged, type Staged, W, type Difference } from "./stage.ts";

const strike = (game: NinthAge, by: number, at: number) =>
  strikeOf(game, { unit: by, pool: 0, part: 0 }, { unit: at, pool: 0 });
const needed = (game: NinthAge, by: number, at: number, roll: "hit" | "wound"): number =>
  Number(strikeNumbers(game, strike(game, by, at))[roll] ?? 0);
const healthOf = (game: NinthAge, id: number): number => health(game, unit(game, id));

interface OfSpell {
  readonly word: SpellWord;
  readonly way?: WayName;
  readonly on: typeof B | typeof C;
  readonly path?: NonNullable<Staged["path"]>;
  readonly situation: Bilingual;
  readonly counted: Bilingual;
  readonly stage?: Staged;
  readonly bounds: readonly [number, number];
  measure(game: NinthAge): number;
}
/** What is left once a spell has taken effect. */
const ofSpell = ({
  word,
  way = "basic",
  on,
  path,
  situation,
  counted,
  stage = {},
  bounds,
  measure,
}: OfSpell): Difference => ({
  ...{ id: spellRule(word), situation, counted, kind: "number" },
  of(edition) {
    if (!hasWay(edition, word, way)) return null;
    return castOn(
      staged(edition, { ...stage, ...(path === undefined ? {} : { path }) }),
      { word, way, on },
      measure,
      bounds,
    );
  },
});

const SOLDIERS = both(
  "twenty soldiers with 3 in everything",
  "vingt soldats dont toutes les caractéristiques valent 3",
);
const THINNED: Partial<SceneUnit> = { models: 10, startModels: 20 };
const [TEN, HURT] = [10, both("twenty soldiers, ten of them fallen", "vingt soldats, dont dix sont tombés")];
const FIFTY = both("fifty soldiers, ten wide", "cinquante soldats sur dix de front");
const SCORING = both("a Scoring Unit is its target", "sa cible est une unité de pointage");
const HIT_IT = both("needed to hit the target in close combat", "nécessaire pour toucher la cible au corps à corps");
const WOUND_IT = both(
  "needed to wound the target in close combat",
  "nécessaire pour blesser la cible au corps à corps",
);

/** A Special Attack that rolls to hit. */
const crush = (game: NinthAge): Strike => ({
  ...strike(game, C, B),
  special: {
    rule: "crush-attack",
    rolls: true,
    each: 1,
    sides: 0,
    add: 0,
    strength: 5,
    armourPenetration: 2,
    attributes: [],
  },
});

const spells: readonly Difference[] = [
  ofSpell({
    ...{
      word: "spell.druidism.fountain-of-youth",
      on: C,
      path: "druidism",
      situation: HURT,
      counted: there(COUNTED.mended),
    },
    ...{ stage: { friend: THINNED }, bounds: [0, TEN], measure: (g) => healthOf(g, C) - TEN },
  }),
  ofSpell({
    ...{ word: "spell.druidism.stone-skin", on: C, path: "druidism", situation: SOLDIERS, counted: WOUND_IT },
    ...{ bounds: [2, 7], measure: (g) => needed(g, B, C, "wound") },
  }),
  ofSpell({
    ...{
      word: "spell.druidism.master-of-earth",
      on: B,
      path: "druidism",
      situation: SOLDIERS,
      counted: there(COUNTED.lost),
    },
    ...{ bounds: [0, 20], measure: (g) => 20 - healthOf(g, B) },
  }),
  ofSpell({
    ...{ word: "spell.pyromancy.enveloping-embers", on: B, counted: there(COUNTED.lost) },
    situation: FIFTY,
    ...{ stage: { foe: { models: 50, files: 10 } }, bounds: [0, 50], measure: (g) => 50 - healthOf(g, B) },
  }),
  ofSpell({
    ...{ word: "spell.pyromancy.cloak-of-ashes", on: C, situation: SOLDIERS, counted: WOUND_IT },
    ...{ bounds: [2, 7], measure: (g) => needed(g, B, C, "wound") },
  }),
  ofSpell({
    ...{ word: "hereditary.vc.arise", on: C, counted: there(COUNTED.mended) },
    situation: both(
      "twenty undead soldiers (value 4), ten of them fallen",
      "vingt soldats morts-vivants (valeur 4), dont dix sont tombés",
    ),
    stage: { friend: { ...THINNED, profile: soldier({ rules: [{ rule: "reanimated", value: 4 }] }) } },
    ...{ bounds: [0, TEN], measure: (g) => healthOf(g, C) - TEN },
  }),
  ofSpell({
    ...{ word: "totem.blooded-horn", way: "bearer", on: C, situation: SOLDIERS },
    counted: both("attacks of each of its models", "attaques de chacune de ses figurines"),
    ...{ bounds: [0, 10], measure: (g) => attackValue(g, strike(g, C, B)).value },
  }),
  ofSpell({
    ...{ word: "totem.gnarled-hide", way: "bearer", on: C, situation: SOLDIERS, counted: HIT_IT },
    ...{ bounds: [2, 7], measure: (g) => needed(g, B, C, "hit") },
  }),
  ofSpell({
    ...{ word: "hereditary.sa.life-always-finds-a-way", on: B, situation: SOLDIERS },
    counted: both(
      "needed to wound for the target in close combat",
      "nécessaire à la cible pour blesser au corps à corps",
    ),
    ...{ bounds: [2, 7], measure: (g) => needed(g, B, C, "wound") },
  }),
  ofSpell({
    ...{
      word: "spell.cosmology.unity-in-divergence",
      way: "chaos",
      on: B,
      path: "cosmology",
      counted: there(COUNTED.lost),
    },
    ...{
      situation: FIFTY,
      stage: { foe: { models: 50, files: 10 } },
      bounds: [0, 50],
      measure: (g) => 50 - healthOf(g, B),
    },
  }),
  ...(["spell.witchcraft.ravens-wing", "battle-rune.resolve"] as const).map((word) =>
    ofSpell({
      ...{ word, way: word === "battle-rune.resolve" ? "Runic Smith" : "basic", on: C, situation: SCORING },
      counted: both("Scoring Units left", "unités de pointage qui restent"),
      ...{
        stage: { friend: { scoring: true, models: 5 } },
        bounds: [0, 1],
        measure: (g) => (scores(g, unit(g, C)) ? 1 : 0),
      },
    }),
  ),
  ofSpell({
    ...{ word: "spell.divination.the-stars-align", on: C, path: "divination", situation: SOLDIERS },
    counted: both(
      "dice of a Crush Attack that may re-roll to hit",
      "dés d’une Attaque écrasante qui peuvent relancer pour toucher",
    ),
    ...{
      bounds: [0, 1],
      measure: (g) => (strikeNumbers(g, crush(g)).effects.some((e) => e.value.kind === "reroll-hits") ? 1 : 0),
    },
  }),
  ofSpell({
    ...{ word: "totem.clouded-eye", way: "bearer", on: B, situation: SOLDIERS },
    counted: both("added to enemy casting rolls at it", "ajouté aux jets de lancement ennemis contre elle"),
    ...{ bounds: [-6, 0], measure: (g) => castingBonus(g, attempt(3)).value },
  }),
];

const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const attempt = (dice: number, spell: SpellWord = FIREBALL, on: number = B) =>
  ({ wizard: W, spell, way: "basic", dice, targets: [{ unit: on, pool: -1 }] }) as const;
const BONUS = both("added to the casting roll", "ajouté au jet de lancement");
const VALUE = both("Casting Value of a Fireball", "valeur de lancement d’une Boule de feu");
const TOKENS = both(
  "Veil Tokens more for the Active Player",
  "marqueurs «\u00a0Voile\u00a0» en plus pour le joueur actif",
);

const army = (
  id: string,
  situation: Bilingual,
  counted: Bilingual,
  stage: Staged,
  count: (game: NinthAge) => number,
): Difference => ({
  ...{ id: `t9a.magic-modifier.${id}`, situation, counted, kind: "number" },
  of: (edition) => count(staged(edition, stage)),
});
const of = (a: string | undefined, b?: string): Staged => ({ armies: [a, b] });

const SPEAR: SpellWord = "hereditary.dl.spear-of-infinity";
const WRATH: SpellWord = "spell.thaumaturgy.wrath-of-god";
const armies: readonly Difference[] = [
  army(
    "sa.mastery-of-eternity",
    both("a Wizard with Mastery of Eternity", "un Magicien qui a Maîtrise de l’éternité"),
    BONUS,
    { rules: ["t9a.magic-modifier.sa.mastery-of-eternity"] },
    (g) => castingBonus(g, attempt(3)).value,
  ),
  army(
    "dl.few-dice",
    both(
      "a Wizard of the Daemon Legions casts with two dice",
      "un Magicien des Légions démoniaques lance avec deux dés",
    ),
    BONUS,
    of("daemon-legions"),
    (g) => castingBonus(g, attempt(2)).value,
  ),
  army(
    "dl.extra-veil-tokens",
    both("an army of the Daemon Legions", "une armée des Légions démoniaques"),
    TOKENS,
    of("daemon-legions"),
    (g) => tokensOfArmies(g, 0).value,
  ),
  army(
    "ldp.enemy-veil-tokens",
    both("the enemy brings that army", "l’ennemi mène cette armée"),
    TOKENS,
    of(undefined, "ldp"),
    (g) => tokensOfArmies(g, 0).value,
  ),
  army(
    "dh.enemy-casting-value",
    both("the enemy brings Dwarven Holds", "l’ennemi mène les Forteresses naines"),
    VALUE,
    of(undefined, "dwarven-holds"),
    (g) => castingValue(g, attempt(3)),
  ),
];

const DEATH: SpellWord = "hereditary.ud.death-is-only-the-beginning";
const AID: SpellWord = "spell.evocation.ancestral-aid";
const ROOTS: SpellWord = "spell.druidism.entwining-roots";
const GRAVE: SpellWord = "spell.occultism.the-grave-calls";
const FOREST = {
  kind: "forest",
  polygon: [
    [-8, 10],
    [8, 10],
    [8, 20],
    [-8, 20],
  ],
} as const;

const rules: readonly Difference[] = [
  {
    ...{ id: spellRule(SPEAR), kind: "number", counted: there(COUNTED.lost) },
    situation: both(
      "after a Fireball and the Blaze that follows it, at five ranks of soldiers",
      "après une Boule de feu et le Brasier qui la suit, sur cinq rangs de soldats",
    ),
    of(edition) {
      const game = staged(edition, { foe: { models: 25, files: 5 } });
      const cast: readonly SpellWord[] = [FIREBALL, "spell.pyromancy.blaze", SPEAR];
      return castOn(
        withMagic(game, { cast }),
        { word: SPEAR, way: "basic", on: B },
        (g) => 25 - healthOf(g, B),
        [0, 25],
      );
    },
  },
  {
    ...{ id: spellRule(WRATH), kind: "number", counted: there(COUNTED.lost) },
    situation: both(
      "twenty soldiers 9″ from the point, one Magic Phase later",
      "vingt soldats à 9″ du point, une phase de magie plus tard",
    ),
    of(edition) {
      const game = staged(edition, { path: "thaumaturgy" });
      const params = { spell: WRATH, way: "basic", x: 0, y: 3 * INCH, counters: 1, placedIn: 0 };
      const effects = [{ ...{ id: 1, rule: WRATH, on: 0, from: W, until: {} }, params }];
      return stacked({ ...game, effects }, [enter("spell-marker", { effect: 1 })], (g) => 20 - healthOf(g, B), [0, 20]);
    },
  },
  {
    ...{ id: "t9a.spell.druidism.natures-call", kind: "number" },
    situation: both("a Wizard who selects spells of Druidism", "un Magicien qui choisit des sorts du Druidisme"),
    counted: both("spells that come with them", "sorts qui s’y ajoutent"),
    of: (edition) => (comesAlong(edition, "druidism") === null ? 0 : 1),
  },
  ...(["divination", "druidism", "evocation", "pyromancy"] as const).map(
    (path): Difference => ({
      ...{ id: `t9a.path.${path}`, kind: "number" },
      situation: both(
        "the spells that the editions have at the same number",
        "les sorts que les éditions ont au même numéro",
      ),
      counted: both(
        "those that the earlier edition has at the same number",
        "ceux que la première édition a au même numéro",
      ),
      of: (edition) => {
        const [own, first] = [learned(edition, path), learned(EDITIONS[0], path)];
        const number = (e: Edition, word: SpellWord) => spellRow(e, word).number;
        return own.filter((word) => first.includes(word) && number(edition, word) === number(EDITIONS[0], word)).length;
      },
    }),
  ),
  ...(["spell.evocation.spectral-blades", "spell.evocation.ancestral-aid"] as const).map(
    (word): Difference => ({
      ...{ id: spellRule(word), kind: "number" },
      situation: both("the Path of Evocation", "la Voie de l’Évocation"),
      counted: both("its number in the Path", "son numéro dans la Voie"),
      of: (edition) => Number(spellRow(edition, word).number),
    }),
  ),
  {
    ...{ id: "t9a.spell.druidism.ley-lines", kind: "number" },
    situation: both("the target stands in a Forest", "la cible se tient dans une forêt"),
    counted: both("Casting Value of Entwining Roots", "valeur de lancement de Racines étreignantes"),
    of: (edition) =>
      castingValue(staged(edition, { path: "druidism", scene: { terrain: [FOREST] } }), attempt(3, ROOTS)),
  },
  {
    ...{ id: "t9a.spell.occultism.the-sacrifice", kind: "number" },
    situation: both("two soldiers with Discipline 4", "deux soldats de Discipline 4"),
    counted: both("units that may be sacrificed", "unités qui peuvent être sacrifiées"),
    of(edition) {
      const few = { models: 2, files: 2, profile: soldier({ dis: 4 }) };
      return offerings(staged(edition, { path: "occultism", friend: few }), W, GRAVE).filter((o) => o.unit === C)
        .length;
    },
  },
  {
    ...{ id: spellRule(DEATH), kind: "number" },
    situation: both(
      "a Wizard of the Dynasties helps Resurrected soldiers",
      "un Magicien des Dynasties aide des soldats ressuscités",
    ),
    counted: both(
      "added to the Casting Value of Ancestral Aid so that it follows",
      "ajouté à la valeur de lancement d’Aide ancestrale pour qu’il suive",
    ),
    of(edition) {
      const game = staged(edition, {
        path: "evocation",
        friend: { profile: soldier({ rules: [{ rule: "resurrected", value: 2 }] }) },
        scene: { magic: { known: { [W]: [AID, DEATH] }, cards: [[5], [5]] } },
      });
      const { targets } = attempt(3, AID, C);
      return mustAugment(game, DEATH, targets) ? followerCost(edition, DEATH) : 0;
    },
  },
];

/** What spells, Paths and armies do by each edition. */
export const effectDifferences: readonly Difference[] = [...spells, ...armies, ...rules];
