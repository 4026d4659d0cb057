import type { Json } from "@tercio/kernel";
import type { Gesture, Tool } from "@tercio/board";
import type { Session } from "./store.ts";

/**
 * In quick mode what is tried, and legal, is answered when the hand goes on to something else: it can be undone. Is it
 * answered, or was nothing tried?
 */
export function giveTried({ autoRoll, preview, give }: Pick<Session, "autoRoll" | "preview" | "give">): boolean {
  if (!autoRoll || preview === null || preview.answer === null || preview.verdict !== true) return preview === null;
  return give(preview.answer);
}

/** Is one press all that there is to say: a preset, one of several places? */
export const saysAll = (gesture: Gesture, tool: Tool<never> | undefined): boolean =>
  gesture.do === "preset" || (tool?.kind === "spots" && gesture.do === "to");

/** Ends what is asked for; in quick mode after what is tried. Where that has led on to something else nothing is ended. */
export function giveEnd(given: Json, session: () => Session): void {
  const before = session().battle.request;
  giveTried(session());
  const now = session().battle.request;
  const same = before?.type === "choice" && now?.type === "choice" && now.choice === before.choice;
  if (same && now.player === before.player) session().give(given);
}
