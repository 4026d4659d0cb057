import type { Message, Modifier, Moment, Moments, Roles } from "@tercio/kernel";
import { message } from "@tercio/kernel";
import { wordOfId } from "../entries/define.ts";
import type { RuleId } from "../state/names.ts";
import type { OldWorld, Reaction, Seat, Unit } from "../state/state.ts";
import { side, unitOf } from "../state/held.ts";
import type { FeatureKind } from "../state/terrain.ts";

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
/** A unit that is charged, and one of those that charge it. */
export interface Charged {
  readonly unit: Unit;
  readonly charger: Unit;
}

/** What the owner may do about a roll for a charge, a flight or a pursuit: a die more, or the whole roll once more. */
export type RollOption = "die more" | "roll again";
/** How far a unit may pivot about its middle when it has moved, and by which rule. */
export interface Pivot {
  readonly rule: RuleId;
  readonly degrees: number;
}
export type RollUse = "charge" | "flee" | "pursuit";

/** A kind of ground, and what it is to a unit. */
export interface WorseGround {
  readonly ground: FeatureKind;
  readonly is: "dangerous" | "impassable";
}

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
    /** How far it commands, in inches. */
    "command range": UnitMoment;
    /** Movement that a charge is made with, in inches, before its dice; `ground`: its way leads through terrain. */
    "charge movement": Moment<{ readonly unit: Unit; readonly ground: boolean }, "unit">;
    /** The most that a Charge roll is counted for when a charge is declared, in inches. */
    "greatest charge": UnitMoment;
    /** The Unit Strength at which an enemy in its flank or rear disrupts it. */
    "disrupting strength": UnitMoment;
  };
  allow: {
    /** To move of itself, however and whenever. */
    move: UnitMoment;
    /** To move as its owner leads it: in Remaining Moves, and by a Reserve Move. */
    "be led": UnitMoment;
    "declare a charge": UnitMoment;
    "hold against a charge": UnitMoment;
    "flee from a charge": UnitMoment;
    "shoot at a charge": UnitMoment;
    /** After a combat: to follow up, to pursue, or to overrun. */
    pursue: UnitMoment;
    "follow up": UnitMoment;
    /** After a combat that it has won: to test whether it restrains itself. */
    restrain: UnitMoment;
    /** After a combat that it has lost, or a Panic test: to give ground or to fall back. */
    "give way": UnitMoment;
    /** To use the Leadership of a General, or the re-rolls of a battle standard. */
    "be led by others": UnitMoment;
    /** To use what it has for the Command sub-phase. */
    command: UnitMoment;
  };
  offer: {
    /** What it is tested for as its turn begins. */
    "start of turn": Moment<{ readonly unit: Unit }, "unit", "stupidity">;
    /** The dice by which it moves in Compulsory Moves, as they are printed. */
    "random movement": Moment<{ readonly unit: Unit }, "unit", string>;
    /** It may move again after the Shooting phase. */
    "reserve move": Moment<{ readonly unit: Unit }, "unit", "moves">;
    /** What it may do in the Command sub-phase. */
    "command ability": Moment<{ readonly unit: Unit }, "unit", "rallying cry">;
    /** What a charged unit may do, allowed or not. */
    "charge reaction": Moment<Charged, "unit", Reaction>;
    /** What becomes of the one that has fled from a charge: it rallies. */
    "fled from a charge": Moment<{ readonly unit: Unit }, "unit", "rallies">;
    /** It has to charge if it can, or as soon as it fails a test of Leadership. */
    "urge to charge": Moment<{ readonly unit: Unit }, "unit", "must" | "tests">;
    /** The charger dares to charge this target after a test alone; the charged unit holds after one alone. */
    "charging fear": Moment<{ readonly charger: Unit; readonly target: Unit }, "target", "fear">;
    "charged by terror": Moment<{ readonly charger: Unit; readonly target: Unit }, "charger", "terror">;
    /** It passes such a test without dice. */
    "nerve of its own": Moment<{ readonly unit: Unit; readonly test: "fear" | "terror" | "panic" }, "unit", "passes">;
    /** It re-rolls a test of this kind that it failed. */
    "test again": Moment<{ readonly unit: Unit; readonly test: LeadershipTest }, "unit", "again">;
    /** It sees, and is seen, over all units of which this cannot be said. */
    "seen over others": Moment<{ readonly unit: Unit }, "unit", "over">;
    /** It breaks from combat, and this friend does not heed it. */
    "breaks unheeded": Moment<{ readonly unit: Unit; readonly friend: Unit }, "unit", "unheeded">;
    "roll option": Moment<{ readonly unit: Unit; readonly use: RollUse }, "unit", RollOption>;
    /** It has no Rank Bonus where it stands, whoever fights it. */
    disrupted: Moment<{ readonly unit: Unit }, "unit", "disrupted">;
    /** It may pivot about its middle by so many degrees when it has moved so in Remaining Moves. */
    "pivot after a move": Moment<{ readonly unit: Unit; readonly gait: "move" | "march" }, "unit", Pivot>;
    /** It may do this just before it charges. */
    "before a charge": Moment<{ readonly unit: Unit }, "unit", "redresses">;
    /** What its arrival does to the one that it charged. */
    "charge arrived": Moment<{ readonly unit: Unit }, "unit", "disrupts">;
    /** How a unit may come to the table, where not with the others. */
    "way to the table": Moment<{ readonly unit: Unit }, "unit", "scout" | "ambush">;
    "move before the battle": Moment<{ readonly unit: Unit }, "unit", "moves">;
    /** What becomes of it where it breaks: it is destroyed. */
    "breaks for good": Moment<{ readonly unit: Unit }, "unit", "destroyed">;
    /** The most models of a unit that fight it, and of it that fight, where not all that can. */
    "models that fight": Moment<{ readonly unit: Unit }, "unit", number>;
    /** Ground that is worse to it than its kind says. */
    "worse ground": Moment<{ readonly unit: Unit }, "unit", WorseGround>;
    /** The Wounds that each failed Dangerous Terrain test costs it, where not one: dice as they are printed. */
    "wounds of dangerous terrain": Moment<{ readonly unit: Unit }, "unit", string>;
  };
}

const ofPair = {
  charger: ({ charger }: { readonly charger: Unit }) => unitOf(charger),
  target: ({ target }: { readonly target: Unit }) => unitOf(target),
};
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
    "command range": ofUnit,
    "charge movement": ofUnit,
    "greatest charge": ofUnit,
    "disrupting strength": ofUnit,
  },
  allow: {
    move: ofUnit,
    "be led": ofUnit,
    "declare a charge": ofUnit,
    "hold against a charge": ofUnit,
    "flee from a charge": ofUnit,
    "shoot at a charge": ofUnit,
    pursue: ofUnit,
    "follow up": ofUnit,
    restrain: ofUnit,
    "give way": ofUnit,
    "be led by others": ofUnit,
    command: ofUnit,
  },
  on: {},
  offer: {
    "start of turn": ofUnit,
    "random movement": ofUnit,
    "reserve move": ofUnit,
    "command ability": ofUnit,
    "charge reaction": ofUnit,
    "fled from a charge": ofUnit,
    "urge to charge": ofUnit,
    "charging fear": { target: ofPair.target },
    "charged by terror": { charger: ofPair.charger },
    "nerve of its own": ofUnit,
    "test again": ofUnit,
    "seen over others": ofUnit,
    "breaks unheeded": ofUnit,
    "roll option": ofUnit,
    disrupted: ofUnit,
    "pivot after a move": ofUnit,
    "before a charge": ofUnit,
    "charge arrived": ofUnit,
    "way to the table": ofUnit,
    "move before the battle": ofUnit,
    "breaks for good": ofUnit,
    "models that fight": ofUnit,
    "worse ground": ofUnit,
    "wounds of dangerous terrain": ofUnit,
  },
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
/** Raised to `value` where it is lower. */
export const atLeast = (value: number, rule: RuleId, because = named(rule)): Modifier => ({
  operation: "atLeast",
  value,
  because,
  rule,
});
