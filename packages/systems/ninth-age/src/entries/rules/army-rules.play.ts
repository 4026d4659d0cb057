import * as entry from "./army-rules.ts";
import * as persons from "./army-persons.ts";
import { type Play, play } from "../play.ts";
import * as natures from "./natures.ts";
import * as breaking from "./breaking.ts";
import * as modelRules from "./model-rules.ts";
import { EVERYBODY, refuse } from "@tercio/kernel";
import type { AttackEffect } from "../../hooks/attack-effects.ts";
import type { DisciplineUse, DistanceUse, Strike } from "../../hooks/moments.ts";
import { bereft } from "../../calculation/bereft.ts";
import { fullRanksOf, formationOf } from "../../calculation/formation.ts";
import { isAmong } from "../../calculation/ground.ts";
import { wholeOf } from "../../calculation/health.ts";
import { receives } from "../../calculation/presence.ts";
import { firstRound, hasRule, hidesRider, profileHas } from "../../state/held.ts";
import { sparesHand, twoHanded } from "../../state/items.ts";
import { because } from "../../state/ids.ts";
import type { RuleId } from "../../state/names.ts";
import { foes, type NinthAge, onField, type Unit, unit } from "../../state/state.ts";
import { burns } from "../../rules/against.ts";
import { mindsFear } from "./model-rules.play.ts";
import { ranksOf } from "@tercio/mass-battle";

/** Some Discipline Tests are Minimised Rolls. */
const minimised = (id: RuleId, dice: number, of: (use: DisciplineUse) => boolean): NonNullable<Play["modify"]> => ({
  "test dice": { unit: (_, { use }) => (of(use) ? because(id, "add", -dice) : null) },
});

const martialDiscipline = play(entry.martialDiscipline, {
  modify: minimised(
    "t9a.rule.martial-discipline",
    entry.martialDiscipline.figures.fewerDice,
    (use) => use !== "panic" && use !== "break",
  ),
});

const cibaresh = persons.favourOfCibareshGodOfLust.figures;
/** The unit may flee as others do, and comes back the sooner. */
const favourOfLust = play(persons.favourOfCibareshGodOfLust, {
  modify: minimised("t9a.rule.favour-of-cibaresh-god-of-lust", cibaresh.fewerDiceToRally, (use) => use === "rally"),
});

const kuulima = persons.favourOfKuulimaGoddessOfEnvy.figures;
const ENVIED: readonly DistanceUse[] = ["charge", "pursuit", "overrun"];
const favourOfEnvy = play(persons.favourOfKuulimaGoddessOfEnvy, {
  modify: {
    "maximised dice": {
      unit: (_, { use }) =>
        ENVIED.includes(use) ? because("t9a.rule.favour-of-kuulima-goddess-of-envy", "add", kuulima.moreDice) : null,
    },
  },
});

/** A blow in close combat by somebody who wields his weapon himself. */
export const byHand = (s: Strike): boolean => s.shot === null && s.special === null && !s.part.harnessed;

const ruthlessEfficiency = play(entry.ruthlessEfficiency, {
  modify: {
    "to-wound roll": {
      by: (_, s) =>
        byHand(s) && firstRound(s.by)
          ? because("t9a.rule.ruthless-efficiency", "add", entry.ruthlessEfficiency.figures.toWound)
          : null,
    },
  },
});

const artistryOfDeath = play(entry.artistryOfDeath, {
  modify: {
    "to-wound roll": {
      by: (_, s) =>
        byHand(s) ? because("t9a.rule.artistry-of-death", "add", entry.artistryOfDeath.figures.toWound) : null,
    },
  },
});

const viciousSlavers = play(entry.viciousSlavers, {
  modify: {
    discipline: {
      foes: (game, { unit: u }) =>
        mindsFear(game, u) ? because("t9a.rule.vicious-slavers", "add", entry.viciousSlavers.figures.discipline) : null,
    },
  },
});

const wounded = (game: NinthAge, u: Unit): boolean => {
  const { health: left, started } = wholeOf(game, u);
  return left < started;
};

/** Engaged it knows no fear (`mindsFear`), and can hardly be held back. */
const scentOfBlood = play(entry.scentOfBlood, {
  modify: {
    "charge advance": {
      unit: (game, { target }) =>
        target !== null && wounded(game, target)
          ? because("t9a.rule.scent-of-blood", "add", entry.scentOfBlood.figures.chargeAdvance)
          : null,
    },
    "test dice": {
      unit: (_, { use }) =>
        use === "restrain" ? because("t9a.rule.scent-of-blood", "add", natures.frenzy.figures.moreDice) : null,
    },
  },
});

const predator = entry.coastalPredator.figures;
const inWater = (game: NinthAge, u: Unit): boolean => game.terrain.length > 0 && isAmong(game, u, "water");

const coastalPredator = play(entry.coastalPredator, {
  modify: {
    "charge advance": {
      unit: (game, { unit: u }) =>
        inWater(game, u) ? because("t9a.rule.coastal-predator", "add", predator.chargeAdvance) : null,
    },
    "to-hit roll": {
      at: (game, s) =>
        s.shot !== null && inWater(game, s.at) ? because("t9a.rule.coastal-predator", "add", predator.toHit) : null,
    },
  },
});

const krakensHide = play(entry.krakensHide, {
  modify: { armour: { model: () => because("t9a.rule.krakens-hide", "add", entry.krakensHide.figures.armour) } },
});

const fur = entry.lionsFur.figures;
/** On foot alone. */
const lionsFur = play(entry.lionsFur, {
  modify: {
    armour: {
      model: (_, { pool }) =>
        pool.profile.type === "Infantry" ? because("t9a.rule.lions-fur", "add", fur.armour) : null,
    },
    "armour against": {
      at: (_, s) =>
        s.shot !== null && s.atPool.profile.type === "Infantry"
          ? because("t9a.rule.lions-fur", "add", fur.againstShots)
          : null,
    },
  },
});

/** Units that pass tests before what terrifies others; that it minds no Fear is asked there (`mindsFear`). */
const unterrified = (of: typeof entry.valiant | typeof entry.frontiersmen): Play =>
  play(of, {
    allow: {
      "take a panic test": {
        unit: (_, { cause }) => (cause === "terror" ? refuse("refuse.no-panic-test", of.id) : true),
      },
    },
  });

const reserves = play(entry.reserves, {
  allow: {
    "be frightened": {
      by: (game, { unit: friend }) =>
        hasRule(game, friend, "parent-unit") || hasRule(game, friend, "support-unit")
          ? refuse("refuse.reserves", "t9a.rule.reserves")
          : true,
    },
  },
});

const unburnt = play(entry.unburnt, {
  allow: {
    "be frightened": {
      unit: (game, { by }) => (hasRule(game, by, "unburnt") ? true : refuse("refuse.unburnt", "t9a.rule.unburnt")),
    },
  },
  offer: {
    "attack effects": { at: (game, s) => (burns(game, s) ? [{ kind: "reroll-wounded" }] : []) },
  },
});

/** No deeper than wide, and fought from the front alone. */
const pathOfTheExiled = play(persons.pathOfTheExiled, {
  modify: {
    "lost by": {
      unit: (game, { unit: u }) =>
        firstRound(u) && foes(game, u.id).every((f) => f.facing === "front") && ranksOf(formationOf(u)) <= u.files
          ? because("t9a.rule.path-of-the-exiled", "set", breaking.stubborn.figures.breakTestModifier)
          : null,
    },
  },
});

/** He holds what takes two hands in one. */
const masterOfDestruction = play(persons.masterOfDestruction, {
  modify: {
    armour: {
      model: (_, { pool: { profile, weapon } }) =>
        profile.shield && twoHanded(weapon) && sparesHand(profile, weapon) && !hidesRider(profile)
          ? because("t9a.rule.master-of-destruction", "add", modelRules.armourWorn.figures.shield)
          : null,
    },
  },
});

/** Who gives it, a roll is never made a third time. */
const ONCE = 1;
const trophyRack = play(persons.trophyRack, {
  modify: { "failed tests again": { unit: () => because("t9a.rule.trophy-rack", "atLeast", ONCE) } },
});

/** Lethal Strike, given. */
const LETHAL: readonly AttackEffect[] = [{ kind: "six-pierces", as: "lethal-strike" }];
const will = persons.undyingWill.figures;
/** Rank and file of his unit hold it: neither beasts nor statues, nor what is harnessed (`state/held.ts`). */
const willed = (pool: Strike["pool"], harnessed: boolean): boolean => pool.kind !== "character" && !harnessed;
const undyingWill = play(persons.undyingWill, {
  modify: {
    "offensive skill": {
      by: (_, s) =>
        willed(s.pool, s.part.harnessed) ? because("t9a.rule.undying-will", "add", will.offensiveSkill) : null,
    },
    "defensive skill": {
      at: (_, s) => (willed(s.atPool, false) ? because("t9a.rule.undying-will", "add", will.defensiveSkill) : null),
    },
    "to-hit roll": {
      by: (_, s) =>
        willed(s.pool, s.part.harnessed) && (s.shot?.aim ?? 0) > will.aim.needed
          ? because("t9a.rule.undying-will", "set", will.aim.needed)
          : null,
    },
  },
  offer: {
    "attack effects": { by: (_, s) => (willed(s.pool, s.part.harnessed) ? LETHAL : []) },
  },
});

const statueLoses = () => because("t9a.rule.ensouled-statue", "add", persons.ensouledStatue.figures.losses);
const ensouledStatue = play(persons.ensouledStatue, {
  modify: { "losses of a lost combat": { unit: statueLoses }, "losses to dust": { unit: statueLoses } },
});

const dominion = entry.greaterDominion.figures;
const greaterDominion = play(entry.greaterDominion, {
  heldBy: EVERYBODY,
  modify: {
    "losses of a lost combat": {
      unit: (game, { unit: u, failed }) =>
        failed && receives(game, "commanding-presence", u).some((g) => profileHas(g.pool.profile, "greater-dominion"))
          ? because(
              "t9a.rule.greater-dominion",
              "add",
              -Math.max(dominion.least, Math.min(dominion.most, fullRanksOf(game, u))),
            )
          : null,
    },
  },
});

const wardensBond = play(persons.wardensBond, {
  modify: {
    discipline: { unit: () => because("t9a.rule.wardens-bond", "add", persons.wardensBond.figures.discipline) },
  },
});

const frost = persons.frostPhoenix.figures;
const chilled = (game: NinthAge, u: Unit): boolean =>
  game.engagements.length > 0 && foes(game, u.id).some((f) => hasRule(game, unit(game, f.foe), "frost-phoenix"));
/** All of a unit that touches it strike late and badly, at any target. */
const frostPhoenix = play(persons.frostPhoenix, {
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (game, { unit: u }) => (chilled(game, u) ? because("t9a.rule.frost-phoenix", "add", frost.agility) : null),
    },
    "offensive skill": {
      by: (game, s) =>
        s.shot === null && chilled(game, s.by) ? because("t9a.rule.frost-phoenix", "add", frost.offensiveSkill) : null,
    },
    "defensive skill": {
      at: (game, s) =>
        s.shot === null && chilled(game, s.at) ? because("t9a.rule.frost-phoenix", "add", frost.defensiveSkill) : null,
    },
  },
});

const highWarden = play(persons.highWardenOfTheFlame, {});

const hunters = entry.beastHunters.figures;
const beastHunters = play(entry.beastHunters, {
  modify: {
    shots: {
      by: (_, { weapon }) =>
        weapon === hunters.weapon ? because("t9a.rule.beast-hunters", "set", hunters.shots) : null,
    },
  },
  offer: {
    "attack effects": {
      by: (_, s) => (s.shot?.weapon === hunters.weapon && s.at.entry.type === hunters.lethalStrike ? LETHAL : []),
    },
  },
});

const hammerHand = play(entry.hammerHand, {
  modify: {
    "attack value": {
      by: (_, s) => (byHand(s) ? because("t9a.rule.hammer-hand", "add", entry.hammerHand.figures.attackValue) : null),
    },
  },
});

const piercingSpike = play(entry.piercingSpike, {
  modify: {
    "armour penetration": {
      by: (_, s) =>
        s.shot === null && s.special === null
          ? because("t9a.rule.piercing-spike", "add", entry.piercingSpike.figures.armourPenetration)
          : null,
    },
  },
});

const unnaturalRoots = play(entry.unnaturalRoots, {
  modify: {
    "combat score": {
      unit: () => because("t9a.rule.unnatural-roots", "add", entry.unnaturalRoots.figures.combatScore),
    },
  },
});

const brimstone = play(entry.brimstoneSecretions, {
  offer: { "attack effects": { at: () => [{ kind: "stops", rules: ["divine-attacks"] }] } },
});

/** The armies' own rules: what they change about numbers, tests and who is frightened. */
export const armyRules: readonly Play[] = [
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
  unterrified(entry.valiant),
  unterrified(entry.frontiersmen),
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
  play(entry.dragonforgedArmour),
  play(entry.incendiaryIchor),
  play(entry.dustToDust, {
    offer: {
      "between steps": {
        unit: (game, { unit: u, at }) =>
          at === "the Player Turn begins" && u.seat === game.active && onField(u) && bereft(game, u.seat)
            ? [{ plays: "dust", unit: u.id }]
            : [],
      },
    },
  }),
  play(persons.hierophant),
  play(entry.livingShield),
  play(persons.hornsOfHubris),
  play(persons.mistrusted),
];
