import type { Played } from "@tercio/kernel";

/** Sequences of declared charges, reactions and charge moves. */
export interface ChargeSequences {
  "declare-charges": Played;
  "charge-moves": Played;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type ChargeChoices = Readonly<Record<never, never>>;
