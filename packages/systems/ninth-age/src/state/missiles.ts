import { type MissileId, missiles, type ShotAttribute } from "../book/missiles.ts";
import { misfires } from "../book/shooting.ts";
import { inForce } from "@tercio/kernel";
import { listedRule } from "./ids.ts";
import type { ModelHeight, Profile, WeaponId } from "./state.ts";

/** How a weapon works that shoots model by model; every other one rolls to hit with all its shots at once. */
type ArtilleryKind = "cannon" | "catapult" | "volley-gun" | "flamethrower" | "bolt-thrower" | "salvo";

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
    readonly multipleWounds?: string;
    /** Multiple Wounds count for more against who flies. */
    readonly clippedWings?: true;
  };
  /** What one hit counts as. */
  readonly hits?: string;
  /** What a misfire is without a roll on the table. */
  readonly misfire?: "malfunction";
  /** Health Points that a misfire costs instead of a roll on the table. */
  readonly misfireLoses?: string;
  /** What is added at half the range or less. */
  readonly short?: { readonly strength?: number; readonly armourPenetration?: number; readonly toHit?: number };
  /** What is added against a unit of which every model has Towering Presence. */
  readonly atTowering?: { readonly toHit: number };
  /** What it is to fight with in close combat. */
  readonly inCombat?: WeaponId;
  readonly multipleWounds?: string;
  /** Multiple Wounds only against models of this Height. */
  readonly against?: ModelHeight;
  readonly attributes: readonly ShotAttribute[];
}

const { strength, armourPenetration, hits } = misfires["t9a.misfire.explosion"];
const explosion: MissileRow = { range: 0, shots: hits, strength, armourPenetration, attributes: [] };

export const missileRow = (weapon: ShotWeapon): MissileRow =>
  weapon === "explosion" ? explosion : missiles[`t9a.rule.${weapon}`];

/** All that such models may fight with in close combat: their weapons, and shooting weapons that serve as such. */
export function meleeWeapons({ weapons, parts }: Pick<Profile, "weapons" | "parts">): readonly WeaponId[] {
  const guns = parts.flatMap((part) => (part.missiles ?? []).map(({ weapon }) => weapon));
  const wielded = guns.flatMap((gun) => (inForce(listedRule(gun)) ? (missileRow(gun).inCombat ?? []) : []));
  return wielded.length === 0 ? weapons : [...new Set([...weapons, ...wielded])];
}
