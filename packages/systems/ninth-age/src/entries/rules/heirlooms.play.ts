import * as entry from "./heirlooms.ts";
import { type Play, play } from "../play.ts";
import { chargingMomentum } from "./model-rules.ts";
import { EVERYBODY } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { unitDistance } from "../../calculation/formation.ts";
import { burns } from "../../rules/against.ts";
import { profileHas } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { type NinthAge, onField, type Unit } from "../../state/state.ts";

const bears = (u: Unit, rule: string): boolean => u.pools.some((p) => p.count > 0 && profileHas(p.profile, rule));
/** Does an enemy that bears such a thing stand so near to a unit? */
const nearEnemy = (game: NinthAge, u: Unit, rule: string, inches: number): boolean =>
  game.units.some((v) => v.seat !== u.seat && onField(v) && bears(v, rule) && unitDistance(u, v) <= inches * INCH);

/** What the charge adds, taken back. */
const mantleOfUllor = play(entry.mantleOfUllor, {
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (game, { unit: u }) =>
        u.charging && nearEnemy(game, u, "mantle-of-ullor", entry.mantleOfUllor.figures.inches)
          ? because("t9a.rule.mantle-of-ullor", "add", -chargingMomentum.figures.agility)
          : null,
    },
  },
});

/** While anybody bears it on the field. */
const veilgateOrb = play(entry.veilgateOrb, {
  heldBy: EVERYBODY,
  modify: {
    "veil tokens kept": {
      side: (game, { seat }) =>
        game.units.some((u) => u.seat === seat && onField(u) && bears(u, "veilgate-orb"))
          ? because("t9a.rule.veilgate-orb", "atLeast", entry.veilgateOrb.figures.keeps)
          : null,
    },
  },
});

/** What it lends to the rank and file: who bears it has none of that. */
const ankhOfNaptesh = play(entry.ankhOfNaptesh, {
  offer: {
    "attack effects": {
      at: (game, s) =>
        s.atPool.kind === "character" || burns(game, s)
          ? []
          : [{ kind: "special-save", save: "fortitude", need: entry.ankhOfNaptesh.figures.needed }],
    },
  },
});

/** Special items that are rules of their bearer. */
export const heirloomRules: readonly Play[] = [mantleOfUllor, veilgateOrb, play(entry.dragonStaff), ankhOfNaptesh];
