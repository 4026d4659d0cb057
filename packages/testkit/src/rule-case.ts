/** A test of single rules, named by ledger id: it throws when the rule is not enforced. */
export interface RuleCase {
  readonly ids: readonly string[];
  readonly title: string;
  run(): void;
}
