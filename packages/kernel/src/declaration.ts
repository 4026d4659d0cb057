import { hasFields } from "@tercio/basis";
import type { JsonObject, Message, Verdict } from "./json.ts";
import type { Context, Core } from "./sequence.ts";

/**
 * Something that a player may declare at any request, whoever is asked and even while dice must fall. It stands outside
 * the sequences: no step asks for it. The log keeps it as `{declared, seat}`, under the hash chain as an answer is.
 */
export interface DeclarationKind<G extends Core> {
  readonly id: string;
  /** The rule by which it may be made. */
  readonly rule: string | null;
  /** Where a screen has its button: in the menu, or beside what is asked for as long as it is open. */
  readonly offered: "menu" | "prompt";
  /** What it is called on a button. */
  label(game: G, seat: number): Message;
  /** What the player is asked before it is made. */
  question(game: G, seat: number): Message;
  /** How the log tells of it. */
  told(game: G, seat: number): Message;
  /** May this seat make it now? Never throws, whatever number the seat is. */
  accept(game: G, seat: number): Verdict;
  /** The game after it, with the stack from which the engine is to run on. The kernel has told of it already. */
  apply(game: G, seat: number, context: Context): G;
  /** Would a sensible player make it now? Computers ask themselves before they answer; missing = never. */
  advised?(game: G, seat: number): boolean;
}

/** What was declared, as a line of the log. */
export interface Declared {
  readonly declared: string;
  readonly seat: number;
}

/** Who sits at a seat: a person, by name where one was given (1 to 40 characters), or a computer of a named level. */
export type Sitter =
  | { readonly by: "human"; readonly name?: string }
  | { readonly by: "computer"; readonly level: string };

/** More players than any game here has; a file may claim anything. */
const MOST_SEATS = 16;

/** Is this a list of sitters and nothing else? */
export function areSeats(value: unknown): value is readonly Sitter[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_SEATS &&
    value.every((sitter: unknown) => {
      if (!hasFields(sitter)) return false;
      const { by, ...rest } = sitter as JsonObject;
      const field = by === "human" ? "name" : "level";
      const [word, ...more] = Object.keys(rest);
      if (by === "human" && word === undefined) return true;
      if ((by !== "human" && by !== "computer") || word !== field || more.length > 0) return false;
      const value = rest[field];
      return typeof value === "string" && value !== "" && value.length <= 40;
    })
  );
}
