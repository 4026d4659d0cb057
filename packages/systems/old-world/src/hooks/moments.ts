import type { Message, Modifier, Moment, Moments, Roles } from "@tercio/kernel";
import { message } from "@tercio/kernel";
import { wordOfId } from "../entries/define.ts";
import type { RuleId } from "../state/names.ts";
import type { OldWorld, Seat, Unit } from "../state/state.ts";
import { side, unitOf } from "../state/held.ts";

/** What a side brings to the combat result. */
export interface Side {
  readonly seat: Seat;
  /** Units of this combat, both seats. */
  readonly units: readonly number[];
  /** Unsaved wounds this seat inflicted, and those beyond what there was to lose. */
  readonly wounds: number;
  readonly excess: number;
}

/** What Leadership is tested for. */
export type LeadershipTest =
  | "break"
  | "restraint"
  | "rally"
  | "march"
  | "panic"
  | "fear"
  | "terror"
  | "stupidity"
  | "impetuous"
  | "redirect"
  | "reform";

type UnitMoment = Moment<{ readonly unit: Unit }, "unit">;

/** All moments at which a rule may speak, and the role in which it is held there. */
export interface OldWorldMoments extends Moments {
  modify: {
    "combat result": Moment<Side, "side">;
    initiative: UnitMoment;
    attacks: UnitMoment;
    strength: UnitMoment;
    "armour penetration": UnitMoment;
    /** The D6 on which armour saves before AP: 7 = none. */
    armour: UnitMoment;
    /** Movement, in inches. */
    movement: UnitMoment;
    /** What a test of Leadership is taken against. */
    leadership: Moment<{ readonly unit: Unit; readonly test: LeadershipTest }, "unit">;
  };
}

const ofUnit = { unit: ({ unit: u }: { readonly unit: Unit }) => unitOf(u) };

/** Who holds the rules that speak at a moment. */
export const roles: Roles<OldWorld, OldWorldMoments> = {
  modify: {
    "combat result": { side: () => side },
    initiative: ofUnit,
    attacks: ofUnit,
    strength: ofUnit,
    "armour penetration": ofUnit,
    armour: ofUnit,
    movement: ofUnit,
    leadership: ofUnit,
  },
  allow: {},
  on: {},
  offer: {},
};

/** What a rule is called where it gives a reason. */
const named = (rule: RuleId): Message => message(`rule.${wordOfId(rule)}`);
/** A change by `value`, or nothing at all for 0; `because`: where its name alone does not say why. */
export const add = (value: number, rule: RuleId, because = named(rule)): Modifier | null =>
  value === 0 ? null : { operation: "add", value, because, rule };
export const set = (value: number, rule: RuleId, because = named(rule)): Modifier => ({
  operation: "set",
  value,
  because,
  rule,
});
