import { type Message, type Modifier, message, type Operation } from "@tercio/kernel";
import { wordOfId } from "../entries/define.ts";
import type { RuleId, RuleName } from "./names.ts";

/** The id under which a weapon or special rule stands in the book, is counted by coverage and switched off by knockout. */
export const ruleId = <N extends RuleName>(name: N): `t9a.rule.${N}` => `t9a.rule.${name}`;

/** The same for what an army list or a profile names: no type knows it. */
export const listedRule = (name: string): string => `t9a.rule.${name}`;

/** What a rule is called where it gives a reason, made once: modifiers are asked for by the thousand. */
const reasons = new Map<RuleId, Message>();
function reasonOf(rule: RuleId): Message {
  const known = reasons.get(rule);
  if (known !== undefined) return known;
  const made = message(`rule.${wordOfId(rule)}`);
  reasons.set(rule, made);
  return made;
}

/** A modifier that names the weapon or special rule that gives it. */
export const because = (rule: RuleId, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: reasonOf(rule),
  rule,
});
