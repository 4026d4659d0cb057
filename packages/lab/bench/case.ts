/**
 * One thing whose speed matters: the whole contract between a build and `npm run bench`, so that any two builds that
 * keep it can be measured against each other.
 */
export interface Case<S = unknown> {
  /** The same name in both builds: the same thing is measured. */
  readonly name: string;
  /** What one operation is, in the plural. */
  readonly unit: string;
  /** Everything that is not to be measured. */
  readonly setup: () => S | Promise<S>;
  /** Does some work and says how many operations it was. The n-th call may do other work than the first. */
  readonly body: (state: S, n: number) => number;
}

/** Keeps the type of its state to itself. */
export const benchCase = <S>(c: Case<S>): Case => c as Case;
