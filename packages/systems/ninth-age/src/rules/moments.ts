import type { Facing, ModelPart, Pool, Unit } from "../state.ts";

/** Who strikes whom: `facing` is the striker's own facing in contact, `foeFacing` the facing that is struck. */
export interface Strike {
  readonly by: Unit;
  readonly pool: Pool;
  readonly part: ModelPart;
  readonly at: Unit;
  /** On whom of that unit the blow falls. */
  readonly atPool: Pool;
  readonly facing: Facing;
  readonly foeFacing: Facing;
  /** A Stomp Attack: the model's own Strength and Armour Penetration, no weapon. */
  readonly stomp: boolean;
}

/** A strike whose attacker's Offensive Skill is known, all its modifiers counted. */
export interface SkilledStrike extends Strike {
  readonly offensiveSkill: number;
}

export type DistanceUse = "charge" | "flee" | "pursuit" | "overrun";
export type DisciplineUse = "march" | "rally" | "panic" | "break" | "restrain" | "redirect" | "combat-reform" | "fear";

/** All moments at which a special rule of The Ninth Age may speak. */
export interface NinthAgeMoments {
  modify: {
    discipline: { readonly unit: Unit; readonly use: DisciplineUse };
    agility: {
      readonly unit: Unit;
      readonly pool: Pool;
      readonly part: ModelPart;
      readonly facings: readonly Facing[];
    };
    "attack value": Strike;
    "offensive skill": Strike;
    "defensive skill": Strike;
    /** Two ways to a better Defensive Skill, of which the one that ends higher is used. */
    "defensive skill, raised": SkilledStrike;
    "defensive skill, copied": SkilledStrike;
    strength: Strike;
    "armour penetration": Strike;
    "to-hit roll": Strike;
    armour: { readonly unit: Unit; readonly pool: Pool };
    /** The total of the Charge Range dice, where it decides whether the charge arrives. */
    "charge dice": { readonly unit: Unit };
    "maximised dice": { readonly unit: Unit; readonly use: DistanceUse };
    "supporting ranks": { readonly unit: Unit };
    /** By how much a Break Test, or another test of the losers, is harder; `units`: all of the combat. */
    "lost by": { readonly unit: Unit; readonly units: readonly number[] };
  };
  allow: {
    "declare a charge": { readonly unit: Unit };
    "flee as a charge reaction": { readonly unit: Unit };
    "hold as a charge reaction": { readonly unit: Unit };
    advance: { readonly unit: Unit };
    march: { readonly unit: Unit };
    reform: { readonly unit: Unit };
    "swift reform": { readonly unit: Unit };
    pursue: { readonly unit: Unit };
    overrun: { readonly unit: Unit };
    "take a panic test": { readonly unit: Unit };
    "be steadfast": { readonly unit: Unit };
    "count as scoring": { readonly unit: Unit };
  };
  on: {
    "unit destroyed": { readonly unit: Unit };
    "unit breaks": { readonly unit: Unit };
    "fled through": { readonly unit: Unit; readonly through: Unit };
    "losses suffered": { readonly unit: Unit };
  };
  instead: {
    "panic test": { readonly unit: Unit };
  };
}
