import { create } from "zustand";
import type { TheBattle } from "./record.ts";
import type { Hint } from "./asked.ts";

/** What somebody would do, once it has been asked: of the battle as it stood then. */
interface Advised {
  readonly of: TheBattle;
  /** Null: it is being thought over; "none": there is nothing to advise. */
  readonly hint: Hint | null | "none";
}
export const useAdvice = create<{ readonly asked: Advised | null }>(() => ({ asked: null }));

/** Somebody wants to know. */
export const askAdvice = (of: TheBattle): void => useAdvice.setState({ asked: { of, hint: null } });

/** It is told, if it is still wanted. */
export function tellAdvice(of: TheBattle, hint: Hint | "none"): void {
  if (useAdvice.getState().asked?.of === of) useAdvice.setState({ asked: { of, hint } });
}

/** The advice that stands there now; null: none was asked for, or it is not known yet. */
export function adviceFor(battle: TheBattle, { asked }: ReturnType<typeof useAdvice.getState>): Hint | null {
  return asked?.of === battle && asked.hint !== "none" ? asked.hint : null;
}
