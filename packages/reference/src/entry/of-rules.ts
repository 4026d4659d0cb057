import { type Entry as RuleEntry, type Grouped, type Shown, textOf } from "@tercio/entries";
import { type Entry, NO_SHEET } from "./entry.ts";

type Rule = RuleEntry & { readonly reference?: Shown };

/** Entries of the reference that rules of a game make themselves: those that no sheet prints, in the order of the rulebook. */
export const ofRules = (
  rules: readonly Rule[],
  groups: { readonly [group: string]: Grouped<"rule" | "weapon"> },
): readonly Entry[] =>
  rules.flatMap((rule) => {
    const { id, name, figures = {}, reference } = rule;
    const group = reference === undefined ? undefined : groups[reference.group];
    if (reference === undefined || group === undefined) return [];
    const { when = group.when, see, ruling } = reference;
    return {
      id,
      chapter: group.chapter,
      phases: when,
      kind: group.kind,
      names: { ...name, ours: true },
      summary: { en: textOf(rule, "en"), fr: textOf(rule, "fr") },
      editions: { standard: { sheet: NO_SHEET, section: "", source: group.source, facts: figures } },
      ...(see === undefined ? {} : { see }),
      ...(ruling === undefined ? {} : { ruling }),
    };
  });
