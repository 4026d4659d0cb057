import type { Shots } from "../calculation/shots.ts";
import type { ShotWeapon } from "../state/missiles.ts";

/** Variables of a volley, plain data. */
export interface VolleyVars {
  readonly by: number;
  readonly target: number;
  readonly shots: readonly Shots[];
}

/** Models of the shooting unit with the weapon that they shot. */
export type Fired = { readonly pool: number; readonly weapon: ShotWeapon };
