import { message, type Modifier, type Rule } from "@tercio/kernel";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { NinthAgeMoments } from "../hooks/moments.ts";
import type { NinthAge } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type Params = { readonly [field: string]: unknown };

/** The word by which attackers hold what a question in numbers gives their attacks. */
export const AS_ASKED = "as-asked";

/** The most that is added to a roll in numbers, or taken from it. */
export const MOST_MODIFIED = 3;

/** Re-rolls of attacks in numbers, by roll and by what is re-rolled: those that rules of the game give as well. */
export const rerolls = {
  "reroll-hits": { failed: { kind: "reroll-hits" }, sixes: { kind: "reroll-six-hits" } },
  "reroll-wounds": { failed: { kind: "reroll-wounds" }, successful: { kind: "reroll-wounded" } },
  "reroll-armour": {
    failed: { kind: "reroll-armour" },
    successful: { kind: "reroll-saved", saves: "armour" },
  },
  "reroll-special": { successful: { kind: "reroll-saved", saves: "special" } },
} as const satisfies { readonly [roll: string]: { readonly [which: string]: AttackEffect } };

const byRoll: { readonly [roll: string]: { readonly [which: string]: AttackEffect } } = rerolls;
const rerolled = (params: Params): readonly AttackEffect[] =>
  Object.entries(byRoll).flatMap(([roll, kinds]) => {
    const effect = kinds[String(params[roll])];
    return effect === undefined ? [] : [effect];
  });

const changed =
  (roll: "hit" | "wound" | "save") =>
  (_: NinthAge, __: unknown, { params }: { readonly params: Params }): Modifier | null => {
    const value = params[`${roll}-modifier`];
    return typeof value !== "number" || value === 0
      ? null
      : { operation: "add", value, because: message("rule.asked-modifier"), rule: null };
  };

/**
 * Help and hindrance of attacks that are asked about in numbers, whoever would give it in a battle: the figures stand in the
 * effect that gives such a rule.
 */
export const rulesInNumbers: readonly R[] = [
  {
    id: "asked-modifier",
    name: { en: "Modifier as given", fr: "Modificateur indiqué" },
    enforces: ["t9a.modifier-priority.3"],
    heldBy: AS_ASKED,
    modify: {
      "to-hit roll": { by: changed("hit") },
      "to-wound roll": { by: changed("wound") },
      "save roll": { by: changed("save") },
    },
  },
  {
    id: "asked-rerolls",
    name: { en: "Re-rolls as given", fr: "Relances indiquées" },
    enforces: [],
    heldBy: AS_ASKED,
    offer: { "attack effects": { by: (_, __, { params }) => rerolled(params) } },
  },
];
