import * as specialAttacks from "../entries/rules/special-attacks.ts";
import * as lastBlows from "../entries/rules/last-blows.ts";
import { type MissileId, missiles, type ShotAttribute } from "../book/missiles.ts";
import { misfires } from "../book/shooting.ts";
import { inForce } from "@tercio/kernel";
import { listedRule } from "./ids.ts";
import type { ModelHeight, Profile, WeaponId } from "./state.ts";

/** How a weapon works that shoots model by model; every other one rolls to hit with all its shots at once. */
type ArtilleryKind = "cannon" | "catapult" | "volley-gun" | "flamethrower" | "bolt-thrower" | "salvo" | "breath";

/** What hits from afar: a shooting weapon, a weapon that bursts, a breath, claws of who flies over it, or magic. */
export type ShotWeapon = MissileId | keyof typeof others;

/** What models shoot with themselves: a weapon that they carry, or their breath. */
export type OwnShot = MissileId | "breath-attack";

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
const breathed = specialAttacks.breathAttack.figures;
const own = { strength: "user", armourPenetration: "user" } as const;
/** What is no shooting weapon; of a breath `strength` and so on stand with who breathes. */
const others = {
  explosion: { range: 0, shots: hits, strength, armourPenetration, attributes: [] },
  "breath-attack": {
    kind: "breath",
    range: breathed.inches,
    shots: breathed.hits,
    ...own,
    attributes: ["march-and-shoot"],
  },
  /** A spell brings all its numbers itself. */
  spell: { range: 0, shots: 1, strength: 0, armourPenetration: 0, attributes: [] },
  "raking-claws": { range: 0, shots: lastBlows.rakingClaws.figures.hits, ...own, attributes: [] },
} as const satisfies { readonly [weapon: string]: MissileRow };
/** Is it none that models carry, so that whoever shoots so has nothing of his own rules in it? */
export const isBare = (weapon: ShotWeapon): weapon is keyof typeof others => Object.hasOwn(others, weapon);

export const missileRow = (weapon: ShotWeapon): MissileRow =>
  isBare(weapon) ? others[weapon] : missiles[`t9a.rule.${weapon}`];

/** All that such models may fight with in close combat: their weapons, and shooting weapons that serve as such. */
export function meleeWeapons({ weapons, parts }: Pick<Profile, "weapons" | "parts">): readonly WeaponId[] {
  const guns = parts.flatMap((part) => (part.missiles ?? []).map(({ weapon }) => weapon));
  const wielded = guns.flatMap((gun) => (inForce(listedRule(gun)) ? (missileRow(gun).inCombat ?? []) : []));
  return wielded.length === 0 ? weapons : [...new Set([...weapons, ...wielded])];
}
