import { type MissileId, missiles, type ShotAttribute } from "../book/missiles.ts";
import { misfires } from "../book/shooting.ts";
import type { ModelHeight } from "./state.ts";

/** How an artillery weapon works; every other one rolls to hit with each of its shots. */
type ArtilleryKind = "cannon" | "catapult" | "volley-gun" | "flamethrower";

/** What hits from afar: a shooting weapon, or a weapon that bursts. */
export type ShotWeapon = MissileId | "explosion";

/** A shooting weapon's row, whatever it is: inches, hits, Strength; "user" for who throws it. */
interface MissileRow {
  readonly kind?: ArtilleryKind;
  readonly least?: number;
  readonly range: number;
  readonly shots: number | string;
  readonly times?: number;
  readonly strength: number | "user";
  readonly armourPenetration: number | "user";
  readonly area?: readonly [number, number];
  readonly hitsLong?: string;
  readonly hitsShort?: string;
  readonly bracket?: {
    readonly strength: number;
    readonly armourPenetration: number;
    readonly multipleWounds: string;
  };
  readonly multipleWounds?: string;
  /** Multiple Wounds only against models of this Height. */
  readonly against?: ModelHeight;
  readonly attributes: readonly ShotAttribute[];
}

const { strength, armourPenetration, hits } = misfires["t9a.misfire.explosion"];
const explosion: MissileRow = { range: 0, shots: hits, strength, armourPenetration, attributes: [] };

export const missileRow = (weapon: ShotWeapon): MissileRow =>
  weapon === "explosion" ? explosion : missiles[`t9a.rule.${weapon}`];
