import { EVERYBODY, message } from "@tercio/kernel";
import { add } from "../../hooks/moments.ts";
import { allRound } from "../../calculation/formation.ts";
import { type Foe, foes, type OldWorld, unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./charge.ts";

/** Is it a flank or a rear that was charged? On a table skirmishers have neither. */
const sideOf = (game: OldWorld, f: Foe): boolean =>
  f.theirs !== "front" && (game.field === null || !allRound(unit(game, f.foe)));

/** Initiative by the inches of a charge that has struck this part of the enemy. */
function gained(charge: typeof entry.chargeToTheFront | typeof entry.chargeToFlankOrRear, flank: boolean): Play {
  const { maximum, perInch, bonus } = charge.figures;
  return play(charge, {
    heldBy: EVERYBODY,
    modify: {
      initiative: {
        unit(game, { unit: u }) {
          const f = foes(game, u.id).find((x) => x.charged && game.contacts[x.contact]?.turn === game.turn);
          if (f === undefined || f.disordered || sideOf(game, f) !== flank) return null;
          return add(
            Math.min(maximum, Math.floor((game.contacts[f.contact]?.inches ?? 0) / perInch) * bonus),
            charge.id,
            message("initiative.charge"),
          );
        },
      },
    },
  });
}

export const chargeRules: readonly Play[] = [
  gained(entry.chargeToTheFront, false),
  gained(entry.chargeToFlankOrRear, true),
];
