import {
  type Breakdown,
  inForce,
  type Message,
  message,
  type Modifier,
  type Pipeline,
  resolve,
  valueOf,
} from "@tercio/kernel";
import { bounds } from "../book/attack.ts";
import { ruleId } from "../state/ids.ts";

/** Sheet 000, Priority of Modifiers: set, multiply and divide (fractions up), add and subtract, always and never. */
export const priorityOfModifiers: Pipeline = {
  orderRule: "t9a.table.modifier-priority",
  stages: [
    { operations: ["set"], rule: "t9a.modifier-priority.1" },
    { operations: ["times", "divide"], rule: "t9a.modifier-priority.2" },
    { operations: ["add"], rule: "t9a.modifier-priority.3" },
    { operations: ["atLeast", "atMost"], rule: "t9a.modifier-priority.4" },
  ],
  round: "up",
  within: "lowest",
  withinRule: "t9a.modifier-priority.same-step-order",
};

/** Between which values a characteristic stays whatever changes it (a reading of this program). */
interface Bounds {
  readonly low: number;
  readonly high: number;
}
const { least, most, mostArmour, needs } = bounds["t9a.rule.bounds"];
const [easiest, hardest] = needs;
export const CHARACTERISTIC: Bounds = { low: least, high: most };
export const ARMOUR: Bounds = { low: least, high: mostArmour };
/** Inches of a move: as many as rules give. */
export const RATE: Bounds = { low: least, high: Number.POSITIVE_INFINITY };
/** What a D6 can be asked for: a natural 1 always fails, a natural 6 always succeeds. */
export const NEEDED: Bounds = { low: easiest, high: hardest };

/** {@link resolve}, and a last reason where the number had to be brought inside its bounds. */
export function bounded(
  base: number,
  modifiers: readonly Modifier[],
  because: Message,
  { low, high }: Bounds = CHARACTERISTIC,
): Breakdown {
  return within(resolve(priorityOfModifiers, base, modifiers, because), { low, high }, "bounds");
}

/** What {@link bounded} comes to, without its reasons. */
export const boundedValue = (base: number, modifiers: readonly Modifier[], bounds: Bounds = CHARACTERISTIC): number =>
  broughtInside(valueOf(priorityOfModifiers, base, modifiers), bounds, "bounds");

type Bounding = "bounds" | "casting-modifiers";

/** A number as a rule bounds it. */
const broughtInside = (value: number, { low, high }: Bounds, by: Bounding): number =>
  (value >= low && value <= high) || !inForce(ruleId(by)) ? value : value < low ? low : high;

/** A last reason where a number is beyond what a rule bounds it by. */
export function within(free: Breakdown, bounds: Bounds, by: Bounding): Breakdown {
  const value = broughtInside(free.value, bounds, by);
  if (value === free.value) return free;
  const operation = value > free.value ? ("atLeast" as const) : ("atMost" as const);
  const line = { value, operation, by: value, because: message("because.bounds"), rule: ruleId(by) };
  return { value, lines: [...free.lines, line] };
}
