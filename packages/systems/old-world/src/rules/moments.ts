import type { Modifier, Moments, Rule } from "@tercio/kernel";
import { message } from "@tercio/kernel";
import type { OldWorld, Seat, Unit } from "../state.ts";

/** What a side brings to the combat result. */
export interface Side {
  readonly seat: Seat;
  /** Units of this combat, both seats. */
  readonly units: readonly number[];
  /** Unsaved wounds this seat inflicted, and those beyond what there was to lose. */
  readonly wounds: number;
  readonly excess: number;
}

export interface OldWorldMoments extends Moments {
  modify: {
    "combat result": Side;
    initiative: { readonly unit: Unit };
    attacks: { readonly unit: Unit };
    strength: { readonly unit: Unit };
    "armour penetration": { readonly unit: Unit };
    /** The D6 on which armour saves before AP: 7 = none. */
    armour: { readonly unit: Unit };
  };
  allow: Record<string, never>;
  on: Record<string, never>;
  instead: Record<string, never>;
}

export type R = Rule<OldWorld, OldWorldMoments>;

/** A change by `value`, or nothing at all for 0. */
export const add = (value: number, key: string, rule: string): Modifier | null =>
  value === 0 ? null : { operation: "add", value, because: message(key), rule };
export const set = (value: number, key: string, rule: string): Modifier => ({
  operation: "set",
  value,
  because: message(key),
  rule,
});
