import { without } from "@tercio/kernel";
import { firstMissed, type Substance } from "./claim.ts";
import type { RuleCase } from "./rule-case.ts";

/** What the pages that name a rule say when it is switched off. */
export interface Knockout {
  readonly id: string;
  /** What the failing claim was about; null where no page shows more than that something was asked or told. */
  readonly by: Substance | null;
  /** Does any page notice at all? */
  readonly noticed: boolean;
}

/** Switches one rule off and plays the pages that name it, until one shows what is missing. */
export function knockOut(id: string, pages: readonly RuleCase[]): Knockout {
  let noticed = false;
  for (const page of pages) {
    if (!page.ids.includes(id)) continue;
    const found = without(id, () => firstMissed(() => page.run()));
    if (found.by !== null) return { id, ...found };
    noticed ||= found.noticed;
  }
  return { id, by: null, noticed };
}

/**
 * Every rule that a page names, switched off one by one, by id.
 * @param wanted of which ids; of all if not given
 */
export function knockOuts(
  pages: readonly RuleCase[],
  wanted: (id: string) => boolean = () => true,
): readonly Knockout[] {
  const ids = [...new Set(pages.flatMap((p) => p.ids))].filter(wanted);
  return ids.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map((id) => knockOut(id, pages));
}

/** As the system's list of what it enforces has them. */
export const enforcedBy = (found: readonly Knockout[]): { readonly [id: string]: Substance } =>
  Object.fromEntries(found.flatMap(({ id, by }) => (by === null ? [] : [[id, by]])));
