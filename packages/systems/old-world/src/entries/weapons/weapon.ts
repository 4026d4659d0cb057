import { type Bilingual, defining, type Entry } from "@tercio/entries";

/** What a weapon does besides its Strength and Armour Penetration, as the table prints it. */
type Printed =
  | "Armour Bane (1)"
  | "Extra Attacks (+1)"
  | "Fight in Extra Rank"
  | "Requires Two Hands"
  | "Strike First"
  | "Strike Last";

/** A row of the table of melee weapons: Strength as printed ("S+2"), AP below 0; what a weapon does not have is not there. */
export type WeaponRow = {
  readonly range: "melee";
  readonly strength: "S" | `S+${number}`;
  readonly armourPenetration: number;
  readonly rules: readonly Printed[];
  readonly armourBane?: number;
  readonly extraAttacks?: number;
  readonly initiativeWhenCharged?: number;
  /** In which round alone Strength and AP count. */
  readonly firstRound?: number;
  readonly firstRoundOnly?: readonly ("strength" | "armourPenetration")[];
  readonly extraRankWhen?: "turn user charged" | "turn user did not charge";
};

/** A weapon: what it is called, and its row; who carries it holds it by its id. */
export interface WeaponEntry extends Entry<`tow.weapon.melee.${string}`> {
  readonly name: Bilingual;
  readonly figures: WeaponRow;
}
export const defineWeapon = defining<WeaponEntry>();
