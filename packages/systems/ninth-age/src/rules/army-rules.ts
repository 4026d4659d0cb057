import { EVERYBODY, type Rule, refuse } from "@tercio/kernel";
import type { AttackEffect, DisciplineUse, DistanceUse, NinthAgeMoments, Strike } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { modelRules } from "../book/models.ts";
import { natures } from "../book/natures.ts";
import { armour } from "../book/weapons.ts";
import { fullRanksOf, formationOf } from "../calculation/formation.ts";
import { isAmong } from "../calculation/ground.ts";
import { wholeOf } from "../calculation/health.ts";
import { receives } from "../calculation/presence.ts";
import { firstRound, hasRule, hidesRider, profileHas } from "../state/held.ts";
import { sparesHand, twoHanded } from "../state/items.ts";
import { because, ruleId } from "../state/ids.ts";
import type { RuleName } from "../state/names.ts";
import { foes, type NinthAge, type Unit, unit } from "../state/state.ts";
import { burns } from "./against.ts";
import { mindsFear } from "./model-rules.ts";
import { ranksOf } from "@tercio/mass-battle";

type R = Rule<NinthAge, NinthAgeMoments>;

export const rule = (id: RuleName, en: string, fr: string, does: Omit<R, "id" | "name" | "enforces">): R => ({
  id,
  name: { en, fr },
  enforces: [ruleId(id)],
  ...does,
});

/** Some Discipline Tests are Minimised Rolls. */
const minimised = (id: RuleName, dice: number, of: (use: DisciplineUse) => boolean): NonNullable<R["modify"]> => ({
  "test dice": { unit: (_, { use }) => (of(use) ? because(id, "add", -dice) : null) },
});

const martialDiscipline = rule("martial-discipline", "Martial Discipline", "Discipline martiale", {
  modify: minimised(
    "martial-discipline",
    rows["t9a.rule.martial-discipline"].fewerDice,
    (use) => use !== "panic" && use !== "break",
  ),
});

const cibaresh = rows["t9a.rule.favour-of-cibaresh-god-of-lust"];
/** The unit may flee as others do, and comes back the sooner. */
const favourOfLust = rule(
  "favour-of-cibaresh-god-of-lust",
  "Favour of Cibaresh, God of Lust",
  "Faveur de Cibaresh, dieu de la luxure",
  {
    modify: minimised("favour-of-cibaresh-god-of-lust", cibaresh.fewerDiceToRally, (use) => use === "rally"),
  },
);

const kuulima = rows["t9a.rule.favour-of-kuulima-goddess-of-envy"];
const ENVIED: readonly DistanceUse[] = ["charge", "pursuit", "overrun"];
const favourOfEnvy = rule(
  "favour-of-kuulima-goddess-of-envy",
  "Favour of Kuulima, Goddess of Envy",
  "Faveur de Kuulima, déesse de l’envie",
  {
    modify: {
      "maximised dice": {
        unit: (_, { use }) =>
          ENVIED.includes(use) ? because("favour-of-kuulima-goddess-of-envy", "add", kuulima.moreDice) : null,
      },
    },
  },
);

/** A blow in close combat by somebody who wields his weapon himself. */
export const byHand = (s: Strike): boolean => s.shot === null && s.special === null && !s.part.harnessed;

const ruthlessEfficiency = rule("ruthless-efficiency", "Ruthless Efficiency", "Efficacité impitoyable", {
  modify: {
    "to-wound roll": {
      by: (_, s) =>
        byHand(s) && firstRound(s.by)
          ? because("ruthless-efficiency", "add", rows["t9a.rule.ruthless-efficiency"].toWound)
          : null,
    },
  },
});

const artistryOfDeath = rule("artistry-of-death", "Artistry of Death", "Art de la mort", {
  modify: {
    "to-wound roll": {
      by: (_, s) =>
        byHand(s) ? because("artistry-of-death", "add", rows["t9a.rule.artistry-of-death"].toWound) : null,
    },
  },
});

const viciousSlavers = rule("vicious-slavers", "Vicious Slavers", "Esclavagistes cruels", {
  modify: {
    discipline: {
      foes: (game, { unit: u }) =>
        mindsFear(game, u) ? because("vicious-slavers", "add", rows["t9a.rule.vicious-slavers"].discipline) : null,
    },
  },
});

const wounded = (game: NinthAge, u: Unit): boolean => {
  const { health: left, started } = wholeOf(game, u);
  return left < started;
};

/** Engaged it knows no fear (`mindsFear`), and can hardly be held back. */
const scentOfBlood = rule("scent-of-blood", "Scent of Blood", "Odeur du sang", {
  modify: {
    "charge advance": {
      unit: (game, { target }) =>
        target !== null && wounded(game, target)
          ? because("scent-of-blood", "add", rows["t9a.rule.scent-of-blood"].chargeAdvance)
          : null,
    },
    "test dice": {
      unit: (_, { use }) =>
        use === "restrain" ? because("scent-of-blood", "add", natures["t9a.rule.frenzy"].moreDice) : null,
    },
  },
});

const predator = rows["t9a.rule.coastal-predator"];
const inWater = (game: NinthAge, u: Unit): boolean => game.terrain.length > 0 && isAmong(game, u, "water");

const coastalPredator = rule("coastal-predator", "Coastal Predator", "Prédateur des côtes", {
  modify: {
    "charge advance": {
      unit: (game, { unit: u }) =>
        inWater(game, u) ? because("coastal-predator", "add", predator.chargeAdvance) : null,
    },
    "to-hit roll": {
      at: (game, s) =>
        s.shot !== null && inWater(game, s.at) ? because("coastal-predator", "add", predator.toHit) : null,
    },
  },
});

const krakensHide = rule("krakens-hide", "Kraken’s Hide", "Peau de kraken", {
  modify: { armour: { model: () => because("krakens-hide", "add", rows["t9a.rule.krakens-hide"].armour) } },
});

const fur = rows["t9a.rule.lions-fur"];
/** On foot alone. */
const lionsFur = rule("lions-fur", "Lion’s Fur", "Fourrure de lion", {
  modify: {
    armour: {
      model: (_, { pool }) => (pool.profile.type === "Infantry" ? because("lions-fur", "add", fur.armour) : null),
    },
    "armour against": {
      at: (_, s) =>
        s.shot !== null && s.atPool.profile.type === "Infantry" ? because("lions-fur", "add", fur.againstShots) : null,
    },
  },
});

/** Whoever passes tests before what terrifies others; that it minds no Fear is asked there (`mindsFear`). */
const unterrified = (id: "valiant" | "frontiersmen", en: string, fr: string): R =>
  rule(id, en, fr, {
    allow: {
      "take a panic test": {
        unit: (_, { cause }) => (cause === "terror" ? refuse("refuse.no-panic-test", ruleId(id)) : true),
      },
    },
  });

const reserves = rule("reserves", "Reserves", "Réserves", {
  allow: {
    "be frightened": {
      by: (game, { unit: friend }) =>
        hasRule(game, friend, "parent-unit") || hasRule(game, friend, "support-unit")
          ? refuse("refuse.reserves", ruleId("reserves"))
          : true,
    },
  },
});

const unburnt = rule("unburnt", "Unburnt", "Ignifugé", {
  allow: {
    "be frightened": {
      unit: (game, { by }) => (hasRule(game, by, "unburnt") ? true : refuse("refuse.unburnt", ruleId("unburnt"))),
    },
  },
  offer: {
    "attack effects": { at: (game, s) => (burns(game, s) ? [{ kind: "reroll-wounded" }] : []) },
  },
});

/** No deeper than wide, and fought from the front alone. */
const pathOfTheExiled = rule("path-of-the-exiled", "Path of the Exiled", "Voie des exilés", {
  modify: {
    "lost by": {
      unit: (game, { unit: u }) =>
        firstRound(u) && foes(game, u.id).every((f) => f.facing === "front") && ranksOf(formationOf(u)) <= u.files
          ? because("path-of-the-exiled", "set", modelRules["t9a.rule.stubborn"].breakTestModifier)
          : null,
    },
  },
});

/** He holds what takes two hands in one. */
const masterOfDestruction = rule("master-of-destruction", "Master of Destruction", "Maître de la destruction", {
  modify: {
    armour: {
      model: (_, { pool: { profile, weapon } }) =>
        profile.shield && twoHanded(weapon) && sparesHand(profile, weapon) && !hidesRider(profile)
          ? because("master-of-destruction", "add", armour["t9a.rule.armour-worn"].shield)
          : null,
    },
  },
});

/** Who gives it, a roll is never made a third time. */
const ONCE = 1;
const trophyRack = rule("trophy-rack", "Trophy Rack", "Râtelier à trophées", {
  modify: { "failed tests again": { unit: () => because("trophy-rack", "atLeast", ONCE) } },
});

/** Lethal Strike, given. */
const LETHAL: readonly AttackEffect[] = [{ kind: "six-pierces", as: "lethal-strike" }];
const will = rows["t9a.rule.undying-will"];
/** Rank and file among whom he stands hold it: neither beasts nor statues, nor what is harnessed (`state/held.ts`). */
const willed = (pool: Strike["pool"], harnessed: boolean): boolean => pool.kind !== "character" && !harnessed;
const undyingWill = rule("undying-will", "Undying Will", "Volonté immortelle", {
  modify: {
    "offensive skill": {
      by: (_, s) => (willed(s.pool, s.part.harnessed) ? because("undying-will", "add", will.offensiveSkill) : null),
    },
    "defensive skill": {
      at: (_, s) => (willed(s.atPool, false) ? because("undying-will", "add", will.defensiveSkill) : null),
    },
    "to-hit roll": {
      by: (_, s) =>
        willed(s.pool, s.part.harnessed) && (s.shot?.aim ?? 0) > will.aim.needed
          ? because("undying-will", "set", will.aim.needed)
          : null,
    },
  },
  offer: {
    "attack effects": { by: (_, s) => (willed(s.pool, s.part.harnessed) ? LETHAL : []) },
  },
});

const statueLoses = () => because("ensouled-statue", "add", rows["t9a.rule.ensouled-statue"].losses);
const ensouledStatue = rule("ensouled-statue", "Ensouled Statue", "Statue animée", {
  modify: { "losses of a lost combat": { unit: statueLoses }, "losses to dust": { unit: statueLoses } },
});

const dominion = rows["t9a.rule.greater-dominion"];
const greaterDominion = rule("greater-dominion", "Greater Dominion", "Domination supérieure", {
  heldBy: EVERYBODY,
  modify: {
    "losses of a lost combat": {
      unit: (game, { unit: u, failed }) =>
        failed && receives(game, "commanding-presence", u).some((g) => profileHas(g.pool.profile, "greater-dominion"))
          ? because("greater-dominion", "add", -Math.max(dominion.least, Math.min(dominion.most, fullRanksOf(game, u))))
          : null,
    },
  },
});

const wardensBond = rule("wardens-bond", "Warden’s Bond", "Lien du gardien", {
  modify: { discipline: { unit: () => because("wardens-bond", "add", rows["t9a.rule.wardens-bond"].discipline) } },
});

const frost = rows["t9a.rule.frost-phoenix"];
const chilled = (game: NinthAge, u: Unit): boolean =>
  game.engagements.length > 0 && foes(game, u.id).some((f) => hasRule(game, unit(game, f.foe), "frost-phoenix"));
/** All of a unit that touches it strike late and badly, whomever they strike. */
const frostPhoenix = rule("frost-phoenix", "Frost Phoenix", "Phénix de givre", {
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (game, { unit: u }) => (chilled(game, u) ? because("frost-phoenix", "add", frost.agility) : null),
    },
    "offensive skill": {
      by: (game, s) =>
        s.shot === null && chilled(game, s.by) ? because("frost-phoenix", "add", frost.offensiveSkill) : null,
    },
    "defensive skill": {
      at: (game, s) =>
        s.shot === null && chilled(game, s.at) ? because("frost-phoenix", "add", frost.defensiveSkill) : null,
    },
  },
});

const highWarden = rule("high-warden-of-the-flame", "High Warden of the Flame", "Haut gardien de la flamme", {});

const hunters = rows["t9a.rule.beast-hunters"];
const beastHunters = rule("beast-hunters", "Beast Hunters", "Chasseurs de bêtes", {
  modify: {
    shots: {
      by: (_, { weapon }) => (weapon === hunters.weapon ? because("beast-hunters", "set", hunters.shots) : null),
    },
  },
  offer: {
    "attack effects": {
      by: (_, s) => (s.shot?.weapon === hunters.weapon && s.at.entry.type === hunters.lethalStrike ? LETHAL : []),
    },
  },
});

const hammerHand = rule("hammer-hand", "Hammer Hand", "Main-marteau", {
  modify: {
    "attack value": {
      by: (_, s) => (byHand(s) ? because("hammer-hand", "add", rows["t9a.rule.hammer-hand"].attackValue) : null),
    },
  },
});

const piercingSpike = rule("piercing-spike", "Piercing Spike", "Dard perçant", {
  modify: {
    "armour penetration": {
      by: (_, s) =>
        s.shot === null && s.special === null
          ? because("piercing-spike", "add", rows["t9a.rule.piercing-spike"].armourPenetration)
          : null,
    },
  },
});

const unnaturalRoots = rule("unnatural-roots", "Unnatural Roots", "Racines contre nature", {
  modify: {
    "combat score": { unit: () => because("unnatural-roots", "add", rows["t9a.rule.unnatural-roots"].combatScore) },
  },
});

const brimstone = rule("brimstone-secretions", "Brimstone Secretions", "Sécrétions de soufre", {
  offer: { "attack effects": { at: () => [{ kind: "stops", rules: ["divine-attacks"] }] } },
});

/** It gives a rule and does nothing else (`state/held.ts`). */
export const only = (id: RuleName, en: string, fr: string): R => rule(id, en, fr, {});

/** The armies' own rules: what they change about numbers, tests and who is frightened. */
export const armyRules: readonly R[] = [
  martialDiscipline,
  favourOfLust,
  favourOfEnvy,
  ruthlessEfficiency,
  artistryOfDeath,
  viciousSlavers,
  scentOfBlood,
  coastalPredator,
  krakensHide,
  lionsFur,
  unterrified("valiant", "Valiant", "Vaillant"),
  unterrified("frontiersmen", "Frontiersmen", "Hommes des marches"),
  reserves,
  unburnt,
  pathOfTheExiled,
  masterOfDestruction,
  trophyRack,
  undyingWill,
  ensouledStatue,
  greaterDominion,
  wardensBond,
  frostPhoenix,
  highWarden,
  beastHunters,
  hammerHand,
  piercingSpike,
  unnaturalRoots,
  brimstone,
  only("dragonforged-armour", "Dragonforged Armour", "Armure forgée par dragon"),
  only("incendiary-ichor", "Incendiary Ichor", "Ichor incendiaire"),
  only("dust-to-dust", "Dust to Dust", "Poussière à la poussière"),
  only("hierophant", "Hierophant", "Hiérophante"),
  only("living-shield", "Living Shield", "Bouclier vivant"),
  only("horns-of-hubris", "Horns of Hubris", "Cornes d’hubris"),
  only("mistrusted", "Mistrusted", "Suspect"),
];
