import { attackTables, toHit, toWound } from "./attack.ts";
import { charge } from "./charge.ts";
import { afterRound, breaking, chargeInitiative, combatResult, troops } from "./combat.ts";
import type { Rows } from "./row.ts";
import { skirmish } from "./skirmish.ts";
import { armour, armourBane, striking, weapons } from "./weapons.ts";

/** Every row of the book by its ledger id. */
export const book: Rows = {
  ...toHit,
  ...toWound,
  ...attackTables,
  ...weapons,
  ...striking,
  ...armourBane,
  ...armour,
  ...combatResult,
  ...charge,
  ...chargeInitiative,
  ...afterRound,
  ...breaking,
  ...troops,
  ...skirmish,
};
