import type { Sitter } from "./declaration.ts";
import { MOST_LEVELS, tooDeepAt } from "./foreign.ts";
import { type Json, type Message, type Refusal, refuse, type Verdict } from "./json.ts";
import type { Core } from "./sequence.ts";
import type { RuleSystem } from "./system.ts";

/**
 * How a game is put right by hand where the program has something wrong: asked for by one seat, agreed to by all others.
 * It stands outside the sequences, as a declaration does, and is a line of the log under the hash chain. No choice offers
 * it and no computer makes it: it is not of the rules.
 */
export interface Correcting<G extends Core> {
  /** Can the game be put right so? Never throws, whatever is given. */
  accept(game: G, correction: unknown): Verdict;
  /** The game put right; the stack stays as it stands. */
  apply(game: G, correction: Json): G;
  /** What is put right, in a sentence of the log. */
  told(game: G, correction: Json): Message;
}

/** What was put right, as a line of the log: who asked, and who agreed. */
export interface Corrected {
  readonly corrected: Json;
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Battles have two seats where nobody said who sits where. */
const USUAL_SEATS = 2;

/** Do all agree who must, and is it people who ask? */
export function checkAgreement(seats: readonly Sitter[], seat: unknown, agreed: unknown): true | Refusal {
  const count = seats.length === 0 ? USUAL_SEATS : seats.length;
  const isSeat = (s: unknown): s is number => typeof s === "number" && Number.isInteger(s) && s >= 0 && s < count;
  if (!isSeat(seat)) return refuse("kernel.no-seat", null);
  if (seats[seat]?.by === "computer") return refuse("kernel.correction-computer", null);
  const others = Array.from({ length: count }, (_, s) => s).filter((s) => s !== seat);
  if (!Array.isArray(agreed) || agreed.length !== others.length || !others.every((s, i) => agreed[i] === s))
    return refuse("kernel.correction-agreed", null);
  return true;
}

/** The game put right, where that leaves it whole; else why not. */
export function corrected<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  correction: unknown,
): { readonly game: G } | { readonly refusal: Refusal } {
  const { correcting, invariants } = system.rules;
  if (correcting === undefined) return { refusal: refuse("kernel.no-correction", null) };
  if (tooDeepAt(correction) !== null) return { refusal: refuse("save.too-deep", null, { most: MOST_LEVELS }) };
  const verdict = correcting.accept(game, correction);
  if (verdict !== true) return { refusal: verdict };
  const after = correcting.apply(game, correction as Json);
  const before = invariants(game);
  if (!invariants(after).every((broken) => before.includes(broken)))
    return { refusal: refuse("kernel.correction-breaks", null) };
  return { game: after };
}
