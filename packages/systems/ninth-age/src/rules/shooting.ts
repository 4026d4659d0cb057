import { EVERYBODY, type Holder, inForce, message, type Modifier, type Rule, refuse } from "@tercio/kernel";
import { ranksOf } from "@tercio/mass-battle";
import { attributes } from "../book/attributes.ts";
import { selection, toHitModifiers as rows } from "../book/shooting.ts";
import { missileRow } from "../state/missiles.ts";
import { movedAs } from "../state/pools.ts";
import { engaged, type NinthAge, type Unit } from "../state/state.ts";
import { formationOf, inLine } from "../calculation/formation.ts";

import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments, Strike } from "../asking/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type ModifierId = keyof typeof rows;

/** What a row of the sheet's to-hit modifiers is in the edition that is played. */
const printed = (id: ModifierId): number => {
  const row = rows[id];
  return "toHit" in row ? row.toHit : row["2e-early"].toHit;
};

const LONG = "t9a.to-hit-modifier.long-range";
const ACCURATE = "t9a.to-hit-modifier.long-range.accurate";
const MOVED = "t9a.to-hit-modifier.moving-and-shooting";
const QUICK = "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire";
const UNWIELDY = "t9a.to-hit-modifier.moving-and-shooting.unwieldy";
const BOTH = "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy";
const STANDING = "t9a.to-hit-modifier.stand-and-shoot";
const TABLE = "t9a.table.to-hit-modifiers";

const gives = (value: number, key: string, rule: string): Modifier => ({
  operation: "add",
  value,
  because: message(key),
  rule,
});

/** A modifier to every shot, by a row of the sheet's table: held by who shoots, so that no blow asks for it. */
const toAll = (id: ModifierId, key: string, when: (s: Strike, game: NinthAge) => boolean): R => ({
  id,
  name: { en: id, fr: id },
  enforces: [id, TABLE],
  heldBy: "shooting",
  modify: { "to-hit roll": { by: (game, s) => (when(s, game) ? gives(printed(id), key, id) : null) } },
});

/** Has whoever shoots moved in this Player Turn? Who only pivoted has not, with weapons that allow for it. */
const hasMoved = (moved: Unit["moved"], shooter: Holder): boolean =>
  moved !== "none" &&
  !(moved === "pivot" && shooter.rules.has("pivot-and-shoot") && inForce(ruleId("pivot-and-shoot")));
const onTheMove = (s: Strike, game: NinthAge): boolean =>
  s.shot !== null && !s.shot.standing && hasMoved(movedAs(game, s.by, s.pool), s.striker);
const holdsBoth = (s: Strike): boolean => s.striker.rules.has("quick-to-fire") && s.striker.rules.has("unwieldy");

const everyones: readonly R[] = [
  {
    ...toAll(LONG, "because.long-range", (s) => s.shot?.long === true),
    name: { en: "Long Range", fr: "Longue portée" },
  },
  { ...toAll(MOVED, "because.moved", onTheMove), name: { en: "Moving and Shooting", fr: "Tir en mouvement" } },
  {
    ...toAll(STANDING, "because.stand-and-shoot", (s) => s.shot?.standing === true),
    name: { en: "Stand and Shoot", fr: "Tenir la position et tirer" },
  },
  {
    ...toAll("t9a.to-hit-modifier.soft-cover", "because.soft-cover", (s) => s.shot?.cover === "soft"),
    name: { en: "Soft Cover", fr: "Couvert léger" },
  },
  {
    ...toAll("t9a.to-hit-modifier.hard-cover", "because.hard-cover", (s) => s.shot?.cover === "hard"),
    name: { en: "Hard Cover", fr: "Couvert lourd" },
  },
];

const accurate: R = {
  id: "accurate",
  name: { en: "Accurate", fr: "Tir précis" },
  enforces: [ACCURATE, ruleId("accurate")],
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        s.shot?.long === true ? gives(printed(ACCURATE) - printed(LONG), "rule.accurate", ACCURATE) : null,
    },
  },
};

const quickToFire: R = {
  id: "quick-to-fire",
  name: { en: "Quick to Fire", fr: "Tir rapide" },
  enforces: [QUICK, ruleId("quick-to-fire")],
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) && !holdsBoth(s)
          ? gives(printed(QUICK) - printed(MOVED), "rule.quick-to-fire", QUICK)
          : null,
    },
  },
};

const unwieldy: R = {
  id: "unwieldy",
  name: { en: "Unwieldy", fr: "Encombrant" },
  enforces: [UNWIELDY, ruleId("unwieldy")],
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) ? gives(printed(UNWIELDY) - printed(MOVED), "rule.unwieldy", UNWIELDY) : null,
    },
  },
};

/** Who is both has the sheet's own row: what Quick to Fire gives back of an Unwieldy weapon's penalty. */
const quickAndUnwieldy: R = {
  id: "quick-to-fire-and-unwieldy",
  name: { en: "Quick to Fire and Unwieldy", fr: "Tir rapide et Encombrant" },
  enforces: [BOTH],
  heldBy: "quick-to-fire",
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) && holdsBoth(s)
          ? gives(printed(BOTH) - printed(UNWIELDY), "rule.quick-to-fire", BOTH)
          : null,
    },
  },
};

const steadyAim: R = {
  id: "steady-aim",
  name: { en: "Steady Aim", fr: "Visée sûre" },
  enforces: [ruleId("steady-aim")],
  modify: {
    "to-hit roll": {
      by: (_, s) => (s.shot?.standing === true ? because("steady-aim", "add", 0 - printed(STANDING)) : null),
    },
  },
};

const extraRank = attributes["t9a.rule.shoot-in-extra-rank"];
const shootInExtraRank: R = {
  id: "shoot-in-extra-rank",
  name: { en: "Shoot in Extra Rank", fr: "Tir sur un rang de plus" },
  enforces: [ruleId("shoot-in-extra-rank")],
  modify: { "shooting ranks": { by: () => because("shoot-in-extra-rank", "add", extraRank.ranks) } },
};

/** What the row of a weapon adds at half its range or less. */
const nearby = (what: "strength" | "armourPenetration" | "toHit") => (_: NinthAge, s: Strike) => {
  if (s.shot === null || s.shot.long) return null;
  const value = missileRow(s.shot.weapon).short?.[what];
  return value === undefined ? null : because("short-range", "add", value);
};
const shortRange: R = {
  id: "short-range",
  name: { en: "Short range", fr: "Courte portée" },
  enforces: [ruleId("short-range")],
  heldBy: "shooting",
  modify: {
    strength: { by: nearby("strength") },
    "armour penetration": { by: nearby("armourPenetration") },
    "to-hit roll": { by: nearby("toHit") },
  },
};

const volley = attributes["t9a.rule.volley-fire"];
const volleyFire: R = {
  id: "volley-fire",
  name: { en: "Volley Fire", fr: "Tir de volée" },
  enforces: [ruleId("volley-fire")],
  modify: {
    "shooting ranks": {
      by: (game, { unit: u, pool, standing, shooter }) =>
        !standing && !hasMoved(movedAs(game, u, pool), shooter) && inLine(u)
          ? because("volley-fire", "add", volley.extraRanks)
          : null,
    },
  },
};

const usualRanks = Math.max(...selection["t9a.shooting.first-and-second-rank"].ranks);
const skirmisher: R = {
  id: "skirmisher",
  name: { en: "Skirmisher", fr: "Tirailleur" },
  enforces: [ruleId("skirmisher")],
  modify: {
    "shooting ranks": {
      by(_, { unit: u }) {
        const all = ranksOf(formationOf(u));
        return all > usualRanks ? because("skirmisher", "set", all) : null;
      },
    },
  },
  allow: {
    "join a unit": {
      host: (_, { unit: { entry: who }, host: { entry } }) =>
        who.type === entry.type && who.height === entry.height
          ? true
          : refuse("refuse.join-skirmish", ruleId("skirmisher")),
    },
  },
};

/** Why a unit may not shoot after such a move, unless its weapon lets it. */
const moves = {
  march: "refuse.shoot-marched",
  reform: "refuse.shoot-reformed",
  charge: "refuse.shoot-charged",
  "failed-charge": "refuse.shoot-charged",
  flee: "refuse.shoot-fled",
  rally: "refuse.shoot-rallied",
} as const;

const whoShoots: readonly R[] = [
  {
    id: "shooting-moves",
    name: { en: "Moves that leave no time to shoot", fr: "Mouvements sans tir" },
    enforces: [ruleId("shooting-moves")],
    heldBy: EVERYBODY,
    allow: {
      "shoot with": {
        by(game, { unit: u, pool, standing, shooter }) {
          const moved = movedAs(game, u, pool);
          if (standing || moved === "none" || moved === "pivot" || moved === "advance") return true;
          if (moved === "march" && shooter.rules.has("march-and-shoot") && inForce(ruleId("march-and-shoot")))
            return true;
          return refuse(moves[moved], ruleId("shooting-moves"), {}, "unit");
        },
      },
    },
  },
  {
    id: "once-per-phase",
    name: { en: "One Shooting Attack a phase", fr: "Une attaque de tir par phase" },
    enforces: ["t9a.shooting.once-per-phase"],
    heldBy: EVERYBODY,
    allow: {
      shoot: {
        unit: (_, { unit: u }) =>
          u.shot ? refuse("refuse.shot-already", "t9a.shooting.once-per-phase", {}, "unit") : true,
      },
    },
  },
  {
    id: "shooting-engaged",
    name: { en: "Engaged units do not shoot", fr: "Une unité engagée ne tire pas" },
    enforces: [ruleId("engaged")],
    heldBy: EVERYBODY,
    allow: {
      shoot: {
        unit: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged", ruleId("engaged"), {}, "unit") : true),
      },
    },
  },
  {
    id: "shooting-into-combat",
    name: { en: "Nobody shoots into a combat", fr: "On ne tire pas dans un combat" },
    enforces: [ruleId("shooting-into-combat")],
    heldBy: EVERYBODY,
    allow: {
      "be shot at": {
        unit: (g, { unit: u }) =>
          engaged(g, u.id) ? refuse("refuse.shoot-into-combat", ruleId("shooting-into-combat"), {}, "target") : true,
      },
    },
  },
  {
    id: "move-or-fire",
    name: { en: "Move or Fire", fr: "Bouger ou tirer" },
    enforces: [ruleId("move-or-fire")],
    allow: {
      "shoot with": {
        by: (game, { unit: u, pool, standing, shooter }) =>
          !standing && hasMoved(movedAs(game, u, pool), shooter)
            ? refuse("refuse.move-or-fire", ruleId("move-or-fire"), {}, "unit")
            : true,
      },
    },
  },
  {
    id: "march-and-shoot",
    name: { en: "March and Shoot", fr: "Marcher et tirer" },
    enforces: [ruleId("march-and-shoot")],
  },
  {
    id: "reload",
    name: { en: "Reload!", fr: "Rechargez\u00a0!" },
    enforces: [ruleId("reload")],
    allow: {
      "shoot with": {
        by: (_, { standing }) => (standing ? refuse("refuse.reload", ruleId("reload"), {}, "reaction") : true),
      },
    },
  },
];

/** A weapon that broke down, or one that is jammed for a Player Turn: by the effect that the misfire left. */
const outOfOrder = (id: "broken-down" | "jammed", rule: string, en: string, fr: string, key: string): R => ({
  id,
  name: { en, fr },
  enforces: [rule],
  allow: {
    "shoot with": {
      by(game, { weapon }, { effect }) {
        const { params } = effect ?? {};
        if (params?.weapon !== weapon || (params.turn ?? game.playerTurn) !== game.playerTurn) return true;
        return refuse(key, rule, {}, "unit");
      },
    },
  },
});

const artillery: readonly R[] = [
  outOfOrder("broken-down", "t9a.misfire.breakdown", "Broken down", "Hors service", "refuse.broken-down"),
  outOfOrder("jammed", "t9a.misfire.jammed", "Jammed", "Enrayée", "refuse.jammed"),
  {
    id: "volley-gun-misfire",
    name: { en: "A strained Volley Gun", fr: "Un orgue malmené" },
    enforces: [ruleId("volley-gun-misfire")],
    heldBy: "shooting",
    modify: {
      "to-hit roll": {
        by: (_, s) =>
          s.shot?.strained === true
            ? because("volley-gun-misfire", "add", attributes["t9a.rule.volley-gun-misfire"].toHit)
            : null,
      },
    },
  },
];

/** Who may shoot, and what changes what a shot needs to hit. */
export const shootingRules: readonly R[] = [
  ...everyones,
  accurate,
  quickToFire,
  unwieldy,
  quickAndUnwieldy,
  steadyAim,
  volleyFire,
  shootInExtraRank,
  shortRange,
  skirmisher,
  ...whoShoots,
  ...artillery,
];
