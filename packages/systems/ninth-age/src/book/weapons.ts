import { figuresOf } from "../entries/index.ts";
import * as entries from "../entries/rules/weapons.ts";
import { type NameIn, namesOf } from "./row.ts";

/** Close combat weapons of the armies played, by what they add (army books). */
export const weapons = figuresOf(entries);

/** A weapon as an army list, a unit and a choice name it: its rule's id without the prefix. */
export type WeaponId = NameIn<typeof weapons>;
export const weaponIds = namesOf(weapons);
