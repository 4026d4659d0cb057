import { afterRound, chargeInitiative } from "../book/combat.ts";
import { armour, armourBane } from "../book/weapons.ts";

/** The rules' numbers that sentences say, from the book. */
export const figures = {
  highest: chargeInitiative["tow.combat.charge-initiative.front"].cap,
  bestSave: armour["tow.armour.best-save"].best,
  bane: armourBane["tow.keyword.armour-bane"].natural,
  flight: afterRound["tow.break-move.breaks"].distance,
  fallBack: afterRound["tow.break-move.falls-back-in-good-order"].roll,
  pursuit: afterRound["tow.pursuit.pursue"].distance,
  overrun: afterRound["tow.pursuit.overrun"].distance,
} as const;
