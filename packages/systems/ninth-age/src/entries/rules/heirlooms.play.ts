import * as entry from "./heirlooms.ts";
import { type Play, play } from "../play.ts";
import { chargingMomentum } from "./model-rules.ts";
import { EVERYBODY } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { unitDistance } from "../../calculation/formation.ts";
import { profileHas } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { type NinthAge, onField, type Unit } from "../../state/state.ts";

/** Does an enemy that bears such a thing stand so near to a unit? */
const nearEnemy = (game: NinthAge, u: Unit, rule: string, inches: number): boolean =>
  game.units.some(
    (v) =>
      v.seat !== u.seat &&
      onField(v) &&
      v.pools.some((p) => p.count > 0 && profileHas(p.profile, rule)) &&
      unitDistance(u, v) <= inches * INCH,
  );

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

/** Special items that are rules of their bearer. */
export const heirloomRules: readonly Play[] = [mantleOfUllor];
