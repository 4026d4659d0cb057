import type { Message } from "@tercio/kernel";
import type { Told } from "./sheet.ts";

/**
 * What is in hand now and lies on no piece: dice to spend, tokens, the card of a phase. One game has such a thing so far, the
 * others' pieces bear all that they can spend.
 */
export interface Supply {
  readonly id: string;
  readonly label: Message;
  /** What each seat has, in order; of what both share, one. */
  readonly told: readonly [Told, Told] | readonly [Told];
  /** Ledger id of the rule behind it. */
  readonly rule: string | null;
}
