import { itemIds, missileIds, ruleEntries, spellIds, spellReference } from "@tercio/ninth-age/book";
import printed from "./t9a.json" with { type: "json" };
import rules from "./t9a-rules.json" with { type: "json" };
import words from "./t9a-words.json" with { type: "json" };
import none from "./t9a-none.json" with { type: "json" };
import { together } from "./together.ts";

/**
 * Rules that no sheet prints: those of entries, which say how the reference writes them, and those that steps alone play, which
 * the file lists.
 */
export const unprinted: readonly { readonly id: string }[] = [
  ...ruleEntries.filter((e) => e.reference !== undefined),
  ...[...missileIds, ...itemIds].map((word) => ({ id: `t9a.rule.${word}` })),
  ...spellIds.filter((id) => spellReference(id) !== undefined).map((id) => ({ id })),
  ...rules,
];
export const ids = together(printed, [...new Map(unprinted.map((r) => [r.id, r])).values()], words, none);
