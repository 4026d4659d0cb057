import { create } from "zustand";
import type { Misfit, Verdict } from "../asked.ts";

/** What is known of the record of the battle that is open. */
export type Check =
  /** It was begun here, or from a scene: there is no record from elsewhere. */
  | { readonly is: "own" }
  | { readonly is: "checking"; readonly done: number; readonly all: number }
  | { readonly is: "verified"; readonly verdict: Verdict & { readonly ok: true } }
  /** It does not hold: it can be looked at and saved as it is, and is not played on. */
  | { readonly is: "forged"; readonly misfit: Misfit }
  /** No worker could tell. */
  | { readonly is: "unchecked" };

interface Opened {
  /** The battle that was opened, by its place on the shelf; null: none was. */
  readonly of: string | null;
  /** Its record as it was opened. */
  readonly text: string;
  readonly check: Check;
}
export const useOpened = create<Opened>(() => ({ of: null, text: "", check: { is: "own" } }));

/** Is the battle that is open one that may only be looked at? */
export const isForged = (): boolean => useOpened.getState().check.is === "forged";

/** Is the record of this battle still being checked? Until then nothing takes its place on the shelf. */
export function isChecking(id: string): boolean {
  const { of, check } = useOpened.getState();
  return of === id && check.is === "checking";
}
