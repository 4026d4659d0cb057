import { type Modifier, message, type Operation } from "@tercio/kernel";

/** The id under which a weapon or special rule stands in the book, is counted by coverage and switched off by knockout. */
export const ruleId = (name: string): string => `t9a.rule.${name}`;

/** A modifier that names the weapon or special rule that gives it. */
export const because = (rule: string, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: message(`rule.${rule}`),
  rule: ruleId(rule),
});
