import type { RuleEntry, StateEntry } from "../define.ts";
import { figuresOf } from "../index.ts";
import * as entry from "./shooting.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, type Holder, message, type Modifier, refuse, there } from "@tercio/kernel";
import { ranksOf } from "@tercio/mass-battle";
import { inEdition } from "../../book/row.ts";
import { selection, toHitModifiers } from "../../book/shooting.ts";
import { missileRow } from "../../state/missiles.ts";
import { holdsRule } from "../../state/held.ts";
import { movedAs } from "../../state/pools.ts";
import { engaged, type NinthAge, type Unit } from "../../state/state.ts";
import { formationOf, inLine } from "../../calculation/formation.ts";

import { because } from "../../state/ids.ts";
import type { Strike } from "../../hooks/moments.ts";

const rows = { ...toHitModifiers, ...figuresOf(entry) };
type ModifierId = Extract<keyof typeof rows, `t9a.to-hit-modifier.${string}`>;

/** What a row of the to-hit modifiers adds, in the edition that is played. */
const printed = (game: NinthAge, id: ModifierId): number => {
  const row = rows[id];
  return "toHit" in row ? row.toHit : inEdition(row, game.edition).toHit;
};

const LONG = "t9a.to-hit-modifier.long-range";
const ACCURATE = "t9a.to-hit-modifier.long-range.accurate";
const MOVED = "t9a.to-hit-modifier.moving-and-shooting";
const QUICK = "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire";
const UNWIELDY = "t9a.to-hit-modifier.moving-and-shooting.unwieldy";
const BOTH = "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy";
const STANDING = "t9a.to-hit-modifier.stand-and-shoot";

const gives = (value: number, key: string, rule: string): Modifier => ({
  operation: "add",
  value,
  because: message(key),
  rule,
});

/** A modifier to every shot, by a row of the sheet's table: held by who shoots, so that no blow asks for it. */
const toAll = (
  of: RuleEntry & { readonly id: ModifierId },
  key: string,
  when: (s: Strike, game: NinthAge) => boolean,
): Play =>
  play(of, {
    heldBy: "shooting",
    modify: { "to-hit roll": { by: (game, s) => (when(s, game) ? gives(printed(game, of.id), key, of.id) : null) } },
  });

/** Have the shooters moved in this Player Turn? A unit that only pivoted has not, with weapons that allow for it. */
const hasMoved = (game: NinthAge, moved: Unit["moved"], shooter: Holder): boolean =>
  moved !== "none" && !(moved === "pivot" && holdsRule(game, shooter, "pivot-and-shoot"));
const onTheMove = (s: Strike, game: NinthAge): boolean =>
  s.shot !== null && !s.shot.standing && hasMoved(game, movedAs(game, s.by, s.pool), s.striker);
const holdsBoth = (s: Strike): boolean => s.striker.rules.has("quick-to-fire") && s.striker.rules.has("unwieldy");

const everyones: readonly Play[] = [
  toAll(entry.toHitModifierLongRange, "because.long-range", (s) => s.shot?.long === true),
  toAll(entry.toHitModifierMovingAndShooting, "because.moved", onTheMove),
  toAll(entry.toHitModifierStandAndShoot, "because.stand-and-shoot", (s) => s.shot?.standing === true),
  toAll(entry.toHitModifierSoftCover, "because.soft-cover", (s) => s.shot?.cover === "soft"),
  toAll(entry.toHitModifierHardCover, "because.hard-cover", (s) => s.shot?.cover === "hard"),
];

const accurate = play(entry.accurate, {
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        s.shot?.long === true ? gives(printed(game, ACCURATE) - printed(game, LONG), "rule.accurate", ACCURATE) : null,
    },
  },
});

const quickToFire = play(entry.quickToFire, {
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) && !holdsBoth(s)
          ? gives(printed(game, QUICK) - printed(game, MOVED), "rule.quick-to-fire", QUICK)
          : null,
    },
  },
});

const unwieldy = play(entry.unwieldy, {
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) ? gives(printed(game, UNWIELDY) - printed(game, MOVED), "rule.unwieldy", UNWIELDY) : null,
    },
  },
});

/** Who is both has the sheet's own row: what Quick to Fire gives back of an Unwieldy weapon's penalty. */
const quickAndUnwieldy = play(entry.quickToFireAndUnwieldy, {
  heldBy: "quick-to-fire",
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        onTheMove(s, game) && holdsBoth(s)
          ? gives(printed(game, BOTH) - printed(game, UNWIELDY), "rule.quick-to-fire", BOTH)
          : null,
    },
  },
});

const steadyAim = play(entry.steadyAim, {
  modify: {
    "to-hit roll": {
      by: (game, s) =>
        s.shot?.standing === true ? because("t9a.rule.steady-aim", "add", 0 - printed(game, STANDING)) : null,
    },
  },
});

const extraRank = entry.shootInExtraRank.figures;
const shootInExtraRank = play(entry.shootInExtraRank, {
  modify: { "shooting ranks": { by: () => because("t9a.rule.shoot-in-extra-rank", "add", extraRank.ranks) } },
});

/** What the row of a weapon adds at half its range or less. */
const nearby = (what: "strength" | "armourPenetration" | "toHit") => (_: NinthAge, s: Strike) => {
  if (s.shot === null || s.shot.long) return null;
  const value = missileRow(s.shot.weapon).short?.[what];
  return value === undefined ? null : because("t9a.rule.short-range", "add", value);
};
const shortRange = play(entry.shortRange, {
  heldBy: "shooting",
  modify: {
    strength: { by: nearby("strength") },
    "armour penetration": { by: nearby("armourPenetration") },
    "to-hit roll": { by: nearby("toHit") },
  },
});

const volley = entry.volleyFire.figures;
const volleyFire = play(entry.volleyFire, {
  modify: {
    "shooting ranks": {
      by: (game, { unit: u, pool, standing, shooter }) =>
        !standing && !hasMoved(game, movedAs(game, u, pool), shooter) && inLine(u)
          ? because("t9a.rule.volley-fire", "add", volley.extraRanks)
          : null,
    },
  },
});

const usualRanks = Math.max(...selection["t9a.shooting.first-and-second-rank"].ranks);
const skirmisher = play(entry.skirmisher, {
  modify: {
    "shooting ranks": {
      by(_, { unit: u }) {
        const all = ranksOf(formationOf(u));
        return all > usualRanks ? because("t9a.rule.skirmisher", "set", all) : null;
      },
    },
  },
  allow: {
    "join a unit": {
      host: (_, { unit: { entry: who }, host: { entry } }) =>
        who.type === entry.type && who.height === entry.height
          ? true
          : refuse("refuse.join-skirmish", "t9a.rule.skirmisher"),
    },
  },
});

/** Why a unit may not shoot after such a move, unless its weapon lets it. */
const moves = {
  march: "refuse.shoot-marched",
  reform: "refuse.shoot-reformed",
  charge: "refuse.shoot-charged",
  "failed-charge": "refuse.shoot-charged",
  flee: "refuse.shoot-fled",
  rally: "refuse.shoot-rallied",
} as const;

const whoShoots: readonly Play[] = [
  play(entry.shootingMoves, {
    heldBy: EVERYBODY,
    allow: {
      "shoot with": {
        by(game, { unit: u, pool, standing, shooter }) {
          const moved = movedAs(game, u, pool);
          if (standing || moved === "none" || moved === "pivot" || moved === "advance") return true;
          if (moved === "march" && holdsRule(game, shooter, "march-and-shoot")) return true;
          return refuse(moves[moved], "t9a.rule.shooting-moves", {}, "unit");
        },
      },
    },
  }),
  play(entry.oncePerPhase, {
    heldBy: EVERYBODY,
    allow: {
      shoot: {
        unit: (_, { unit: u }) =>
          u.shot ? refuse("refuse.shot-already", "t9a.shooting.once-per-phase", {}, "unit") : true,
      },
    },
  }),
  play(entry.shootingEngaged, {
    heldBy: EVERYBODY,
    allow: {
      shoot: {
        unit: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged", "t9a.rule.engaged", {}, "unit") : true),
      },
    },
  }),
  play(entry.shootingIntoCombat, {
    heldBy: EVERYBODY,
    allow: {
      "be shot at": {
        unit: (g, { unit: u }) =>
          engaged(g, u.id) ? refuse("refuse.shoot-into-combat", "t9a.rule.shooting-into-combat", {}, "target") : true,
      },
    },
  }),
  play(entry.moveOrFire, {
    allow: {
      "shoot with": {
        by: (game, { unit: u, pool, standing, shooter }) =>
          !standing && hasMoved(game, movedAs(game, u, pool), shooter)
            ? refuse("refuse.move-or-fire", "t9a.rule.move-or-fire", {}, "unit")
            : true,
      },
    },
  }),
  play(entry.marchAndShoot),
  play(entry.reload, {
    allow: {
      "shoot with": {
        by: (_, { standing }) => (standing ? refuse("refuse.reload", "t9a.rule.reload", {}, "reaction") : true),
      },
    },
  }),
];

/** A weapon that broke down, or one that is jammed for a Player Turn: by the effect that the misfire left. */
const outOfOrder = (of: StateEntry, key: string): Play =>
  play(of, {
    allow: {
      "shoot with": {
        by(game, { weapon }, { effect }) {
          const { params } = effect ?? {};
          if (params?.weapon !== weapon || (params.turn ?? game.playerTurn) !== game.playerTurn) return true;
          return refuse(key, there(of.of[0]), {}, "unit");
        },
      },
    },
  });

const artillery: readonly Play[] = [
  outOfOrder(entry.brokenDown, "refuse.broken-down"),
  outOfOrder(entry.jammed, "refuse.jammed"),
  play(entry.volleyGunMisfire, {
    heldBy: "shooting",
    modify: {
      "to-hit roll": {
        by: (_, s) =>
          s.shot?.strained === true
            ? because("t9a.rule.volley-gun-misfire", "add", entry.volleyGunMisfire.figures.toHit)
            : null,
      },
    },
  }),
];

/** Who may shoot, and what changes what a shot needs to hit. */
export const shootingRules: readonly Play[] = [
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
