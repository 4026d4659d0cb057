import type { Message } from "@tercio/kernel";
import { create } from "zustand";

/** Why the computer answered last as it did. */
interface Reasoned {
  /** The battle in which it did. */
  readonly of: string | null;
  readonly reason: Message | null;
  readonly seat: number | null;
}
export const useReason = create<Reasoned>(() => ({ of: null, reason: null, seat: null }));

export function tellReason(of: string, reason: Message | null, seat: number): void {
  // What needs no reason leaves the last one standing: it is still what the battle looks like.
  if (reason !== null || useReason.getState().of !== of) useReason.setState({ of, reason, seat });
}
