/** A test of single rules, named by ledger id: it throws when the rule is not enforced. */
export interface RuleCase {
  readonly ids: readonly string[];
  readonly title: string;
  /** Named rulings of the system whose default it shows. */
  readonly rulings?: readonly string[];
  run(): void;
}
