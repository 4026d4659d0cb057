/** A test of single rules, named by ledger id: it throws when the rule is not enforced. */
export interface RuleCase {
  readonly ids: readonly string[];
  readonly title: string;
  /** Named rulings of the system whose default it shows. */
  readonly rulings?: readonly string[];
  /** The editions whose rules it claims; of all where nothing is said. */
  readonly editions?: readonly string[];
  run(): void;
}

/** The pages that claim what an edition says. */
export const pagesOf = <P extends RuleCase>(pages: readonly P[], edition: string): readonly P[] =>
  pages.filter(({ editions }) => editions?.includes(edition) !== false);
