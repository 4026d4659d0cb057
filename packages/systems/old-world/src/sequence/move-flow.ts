import type { Chosen, Played } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import type { LeadershipTest } from "../hooks/moments.ts";
import type { Places } from "../battlefield/loose.ts";
import type { Order } from "../state/state.ts";
import type { RuleId } from "../state/names.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is moved in Remaining Moves: along a path or model by model, marching, or reformed about its middle, into another formation too. */
export type MoveAnswer =
  | { readonly done: true }
  | {
      readonly unit: number;
      readonly move: "move" | "march";
      readonly air?: boolean;
      readonly path: readonly Segment[];
    }
  | WalkAnswer
  | {
      readonly unit: number;
      readonly move: "reform";
      readonly facing: number;
      readonly files: number;
      readonly order?: Order;
    }
  /** Along a path, or from where it stands, into a building that it touches then. */
  | { readonly unit: number; readonly move: "enter"; readonly path: readonly Segment[]; readonly building: number }
  /** Out of its building, its rear against a wall. */
  | {
      readonly unit: number;
      readonly move: "leave";
      readonly wall: number;
      readonly along: number;
      readonly files: number;
    };

/** Loose models: where each ends, and the order in which those go that move. */
export interface WalkAnswer extends Places {
  readonly unit: number;
  readonly move: "move" | "march";
  readonly air?: boolean;
}
export type LedAnswer = Exclude<Extract<MoveAnswer, { readonly move: "move" | "march" }>, WalkAnswer> | WalkAnswer;

/** Sequences of moves and tests. */
export interface MoveSequences {
  "movement-phase": Played;
  "compulsory-moves": Played;
  "shooting-phase": Played<Nothing, { readonly done: boolean }>;
  /** `inches`: its roll; `arrived`: it has come into contact. */
  "random-move": Played<
    { readonly unit: number },
    { readonly inches: number; readonly path: readonly Segment[]; readonly arrived: boolean }
  >;
  "remaining-moves": Played<Nothing, { readonly done: boolean; readonly march: LedAnswer | null }>;
  /** `from`: the unit that caused it; null: away from the nearest enemy. */
  panic: Played<{ readonly unit: number; readonly from: number | null }>;
  /** `more`: its owner adds a die. */
  "flee-move": Played<
    { readonly unit: number; readonly direction: number; readonly fallsBack: boolean },
    { readonly more: boolean }
  >;
  peril: Played<{ readonly unit: number }>;
  /** Models of a unit that crossed dangerous ground: a die each. */
  "dangerous-terrain": Played<
    { readonly unit: number; readonly models: number; readonly feature: number },
    { readonly failed: number }
  >;
  "leadership-test": Played<
    { readonly unit: number; readonly test: LeadershipTest; readonly rule?: RuleId },
    { readonly passed: boolean },
    boolean
  >;
}

export interface MoveChoices {
  /** A unit of Random Movement whose dice have come to so many inches: what its path leaves of them it goes straight on. */
  "random-move": Chosen<{ readonly unit: number; readonly inches: number }, { readonly path: readonly Segment[] }>;
  move: Chosen<{ readonly player: number; readonly units: readonly number[] }, MoveAnswer>;
}
