import type { BreakdownLine, Message, Reason, RollRequest } from "@tercio/kernel";
import type { PieceKey } from "./key.ts";

/** A stage of blows that all of a kind roll before the next stage begins. */
export interface BlowStage {
  /** How many dice; null: as many as the stages before let through. */
  readonly dice: number | null;
  /** The least face that succeeds; null where no single die does: a number is rolled, or none can. */
  readonly need: number | null;
  /** Do those that fail go on? */
  readonly fails: boolean;
}

/** Blows that are rolled stage by stage, the dice of each known only once the one before it is rolled. */
export interface StagedBlows {
  readonly kind: "staged";
  readonly stages: readonly BlowStage[];
  /** The stage that is rolled next, counted from 0; null where it is not their turn. */
  readonly now: number | null;
  /** The question to the odds whose results say by their `value` what to expect of them; null where another line tells it. */
  readonly question: string | null;
}

/** Blows of one kind, as they will be rolled. */
export interface Blow {
  readonly seat: number;
  readonly by: PieceKey;
  /** Who strikes, and at whom. */
  readonly who: Message;
  readonly whom: Message;
  /** All stages in one go, or stage by stage. */
  readonly dice: Extract<RollRequest["dice"], { readonly kind: "chain" }> | StagedBlows;
  /** What each stage of the chain is rolled for. */
  readonly stages: readonly Message[];
  readonly reasons: readonly Reason[];
  /** More points than this cost nothing more; null where all count. */
  readonly most: number | null;
}

/** Blows that fall at the same time, or as near to it as the rules have them. */
export interface CombatStep {
  readonly title: Message;
  readonly blows: readonly Blow[];
}

/** A round of one combat: what is still to be rolled, and how it stands. */
export interface CombatView {
  /** The question to the odds that says how it ends. */
  readonly question: string;
  readonly units: readonly PieceKey[];
  readonly label: Message;
  /** Has the round begun? */
  readonly inProgress: boolean;
  /** Has anything been lost in it, or rolled that tells of losses to come? What is weighed until then is what was to be expected. */
  readonly struck: boolean;
  /** Steps to come, the first to be rolled first; of the one under way what is not rolled yet, in the order of the dice. */
  readonly steps: readonly CombatStep[];
  /** What each seat has lost in this round; null once the score is told and the game has no more need to know. */
  readonly lost: readonly [number, number] | null;
  /**
   * How the score of either seat stands, line by line; null where an event has told it (`score` among the tellings), none where
   * the game keeps no score of combats.
   */
  readonly score?: readonly [CombatScore, CombatScore] | null;
}

export interface CombatScore {
  readonly value: number;
  readonly lines: readonly BreakdownLine[];
}
