import type { Entry } from "../entry.ts";
import { balewindVortex } from "./balewind-vortex.ts";
import { coreBattleshock } from "./core-battleshock.ts";
import { coreDice } from "./core-dice.ts";
import { coreMovement } from "./core-movement.ts";
import { coreWounds } from "./core-wounds.ts";
import { endlessSpells } from "./endless-spells.ts";
import { realmShyish } from "./realm-shyish.ts";
import { realmsGeneral } from "./realms-general.ts";

export { chapters, phases } from "./chapters.ts";

/** Every entry of the Age of Sigmar 2 reference, chapter by chapter in the order of play. */
export const entries: readonly Entry[] = [
  ...coreDice,
  ...coreMovement,
  ...coreWounds,
  ...coreBattleshock,
  ...realmsGeneral,
  ...realmShyish,
  ...balewindVortex,
  ...endlessSpells,
];
