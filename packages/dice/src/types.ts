/**
 * What can be asked of dice, and what they can answer. Everything here is plain JSON data: a request never holds a
 * function, an outcome never holds more than the asker needs. All numbers are integers unless said otherwise.
 */

/** Dice sorted into groups of faces. Outcome: {@link PoolOutcome}. */
export interface Pool {
  readonly kind: "pool";
  readonly dice: number;
  readonly sides: number;
  /** Ascending lower bounds of the second and later groups: [3, 6] on a D6 sorts faces into 1-2, 3-5 and 6. */
  readonly groups: readonly number[];
  /** A die showing one of these faces is rolled once more; its second face stands. */
  readonly reroll?: { readonly faces: readonly number[] };
}

/** Dice added together, the lowest or highest first dropped. Outcome: {@link SumOutcome}. */
export interface Sum {
  readonly kind: "sum";
  readonly dice: number;
  readonly sides: number;
  readonly dropLowest?: number;
  readonly dropHighest?: number;
  /** The whole roll is made once more if its total is under `below` or over `above`; the second total stands. */
  readonly reroll?: { readonly below?: number; readonly above?: number };
  /** Also tell the highest single die that was kept (0 if none was). */
  readonly highest?: boolean;
}

/** The total of the dice plus `add`, looked up in a table, the lowest or highest dice first dropped. Outcome: {@link TableOutcome}. */
export interface TableRoll {
  readonly kind: "table";
  readonly dice: number;
  readonly sides: number;
  readonly dropLowest?: number;
  readonly dropHighest?: number;
  readonly add: number;
  /** Ascending lower bounds of rows 1, 2, ...; a result under rows[0] is row 0. */
  readonly rows: readonly number[];
  /** The whole roll is made once more if it falls on one of these rows; the second roll stands. */
  readonly reroll?: { readonly rows: readonly number[] };
}

/** One stage of a {@link Chain}: a D6 for each that arrives. */
export interface Stage {
  /** For people; has no influence on the dice. */
  readonly name: string;
  /**
   * The least face that succeeds, brought into 2..6: a natural 1 always fails and a natural 6 always succeeds.
   * null: no dice, all that arrive go on (also for a stage that fails on 7+, which must be written as null).
   */
  readonly need: number | null;
  /**
   * The least face that succeeds for those that arrive from a natural 6 of the stage before; `need` where it is left
   * out. Only for a stage that rolls dice and has no `when6` of its own; without effect at the first stage.
   */
  readonly needAfter6?: number;
  /**
   * The least face that succeeds, and what is rolled once more, for those that went past the stage before; `need` and
   * `reroll` where it is left out. Only for a stage that rolls dice and has neither `when6` nor `needAfter6` of its own.
   */
  readonly afterSkip?: { readonly need: number; readonly reroll?: Stage["reroll"] };
  /** Which dice are rolled once more; the second face stands. */
  readonly reroll?: "failures" | "successes" | { readonly faces: readonly number[] };
  /**
   * What a natural 6 that goes on does besides: "again" counts as two that go on, "skip-next" goes past the next
   * stage without dice and counts as having gone on there, "skip-two" past the next two,
   * "again-skip" counts as two of which one goes past the next. No effect where a 6 does not go on, or without dice.
   */
  readonly when6?: "again" | "skip-next" | "skip-two" | "again-skip" | null;
  /** Whether those that succeed or those that fail go on. */
  readonly passOn: "success" | "failure";
  /**
   * Each that goes on becomes (die of `sides`, if `dice` is 1) + `add`, but no more than `cap`. At the last stage these
   * are the points; at an earlier stage that many arrive at the next one.
   */
  readonly multiply?: { readonly dice: 0 | 1; readonly sides: number; readonly add: number; readonly cap: number };
}

/** Dice going through stages, only some going on from each. Outcome: {@link ChainOutcome}. */
export interface Chain {
  readonly kind: "chain";
  readonly dice: number;
  readonly stages: readonly Stage[];
}

/** Chains rolled at the same time, the points of some added together. Outcome: {@link ChainsOutcome} */
export interface Chains {
  readonly kind: "chains";
  readonly chains: readonly Chain[];
  /** For each chain the number of the sum its points go into: 0, 1, ... in the order in which they first occur. */
  readonly into: readonly number[];
}

/** Dice whose single faces matter. Outcome: {@link HandOutcome}. */
export interface Hand {
  readonly kind: "hand";
  readonly dice: number;
  readonly sides: number;
  /** Each die showing one of these faces is rolled once more; its second face stands. */
  readonly rerollFaces?: readonly number[];
  /** A face shown by at least this many dice of the first roll is not re-rolled. */
  readonly keepAlike?: number;
}

/** A random direction. Outcome: {@link DirectionOutcome}. Not enumerable. */
export interface Direction {
  readonly kind: "direction";
}

/** A D6 that hits on faces 1..hitFaces, a direction, and a distance on dice. Outcome: {@link ScatterOutcome}. Not enumerable. */
export interface Scatter {
  readonly kind: "scatter";
  /** Dice of the distance. */
  readonly dice: number;
  readonly sides: number;
  /** How many of the six faces are hits (0..6). */
  readonly hitFaces: number;
}

export type DiceRequest = Pool | Sum | TableRoll | Chain | Chains | Hand | Direction | Scatter;

/** How many dice show a face of each group, in the order of the groups. */
export type PoolOutcome = {
  readonly counts: readonly number[];
};

/** `highest` is there exactly if the request asks for it. */
export type SumOutcome = {
  readonly total: number;
  readonly highest?: number;
};

export type TableOutcome = {
  readonly row: number;
};

/**
 * passed[i]: how many went on from stage i, before they were multiplied. `points`: the final number. Branches of a
 * distribution are over the points alone and leave `passed` empty.
 */
export type ChainOutcome = {
  readonly passed: readonly number[];
  readonly points: number;
};

/** What each chain came to, and the sums. Branches of a distribution are over the sums and leave `chains` empty. */
export type ChainsOutcome = {
  readonly chains: readonly ChainOutcome[];
  readonly points: readonly number[];
};

/** Faces in ascending order, after re-rolls. */
export type HandOutcome = {
  readonly faces: readonly number[];
};

/** In 1/65536 of a full turn, 0..65535. */
export type DirectionOutcome = {
  readonly turn: number;
};

/** `turn` as in {@link DirectionOutcome}; it and `distance` are rolled on a hit as well. */
export type ScatterOutcome = {
  readonly hit: boolean;
  readonly turn: number;
  readonly distance: number;
};

export type Outcome =
  | PoolOutcome
  | SumOutcome
  | TableOutcome
  | ChainOutcome
  | ChainsOutcome
  | HandOutcome
  | DirectionOutcome
  | ScatterOutcome;

/** The outcome of a request of type R. */
export type OutcomeOf<R extends DiceRequest> = R extends Pool
  ? PoolOutcome
  : R extends Sum
    ? R extends { readonly highest: true }
      ? Required<SumOutcome>
      : SumOutcome
    : R extends TableRoll
      ? TableOutcome
      : R extends Chain
        ? ChainOutcome
        : R extends Chains
          ? ChainsOutcome
          : R extends Hand
            ? HandOutcome
            : R extends Direction
              ? DirectionOutcome
              : ScatterOutcome;

/**
 * What a group of faces was rolled for: "first" the dice themselves ("after6" those with another need after a natural 6 or a stage gone past), "reroll" those rolled once more, "multiply" the
 * dice of a stage's `multiply`, "turn" a direction (its one face is turn + 1, of 65536), "distance" a scatter's distance.
 */
export type RollPurpose = "first" | "after6" | "reroll" | "multiply" | "turn" | "distance";

/** Which stage of a chain (0 for other requests) a group of faces belongs to, and what it was rolled for. */
export interface RollPart {
  /** Which one of several chains; left out for other requests. */
  readonly chain?: number;
  readonly stage: number;
  readonly purpose: RollPurpose;
}

/** What {@link roll} gives: `parts` runs parallel to `faces`; groups without dice are left out. */
export interface Rolled<O = Outcome> {
  readonly outcome: O;
  readonly faces: readonly (readonly number[])[];
  readonly parts: readonly RollPart[];
}

/** One possible outcome and its probability (0..1, a double). */
export interface Branch<O = Outcome> {
  readonly outcome: O;
  readonly probability: number;
}

/** Probabilities as whole numbers over one denominator; the numerators add up to it. */
export interface ExactDistribution<O = Outcome> {
  readonly denominator: bigint;
  readonly branches: readonly { readonly outcome: O; readonly numerator: bigint }[];
}
