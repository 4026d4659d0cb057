/** [id, expects, when, sheets] as the ledger has them: "enforce" or "define", "now", "later" or "odds", "000 002". */
export type LedgerId = readonly [string, string, string, (string | undefined)?];

/** A row of a list as its file has it. */
type Listed = readonly string[];

/** @throws Error where a row has no id, or does not say what is to become of the rule and when */
function row([id, expects, when, sheets]: Listed): LedgerId {
  if (id === undefined || expects === undefined || when === undefined) throw new Error(`no row of a ledger: ${id}`);
  return [id, expects, when, sheets];
}

/** Rules that the sheet's lines do not name one by one, as rows of the ledger: all are there to be enforced. */
export const withoutLine = (rules: readonly { readonly id: string }[]): readonly LedgerId[] =>
  rules.map(({ id }) => [id, "enforce", "now"]);

/**
 * Every rule of a game as [id, "enforce" or "define", "now" or "later", the sheets that print it]: the rules that a sheet
 * prints, those that it does not, and the words that only the glossary explains.
 */
export function together(
  printed: readonly Listed[],
  rules: readonly { readonly id: string }[],
  words: readonly Listed[],
  none: readonly Listed[] = [],
): readonly LedgerId[] {
  // A row that holds no rule of its own has nothing to play: it names or defines.
  const names = new Set(none.map(([id]) => id));
  const rows = printed.map(row).map((all): LedgerId => (names.has(all[0]) ? [all[0], "define", all[2], all[3]] : all));
  return [...rows, ...withoutLine(rules), ...words.map(row)];
}
