import type { GuideLine, Sequence } from "@tercio/kernel";
import type { OldWorld } from "../state.ts";

/** The steps of the sequences that are under way: the player's "where am I". */
export function guide(game: OldWorld, sequences: readonly Sequence<OldWorld>[]): readonly GuideLine[] {
  const lines: GuideLine[] = [];
  game.stack.forEach((frame, depth) => {
    const s = sequences.find((x) => x.id === frame.sequence);
    if (s === undefined || s.id === "game") return;
    const at = s.steps.findIndex((x) => x.id === frame.at);
    // The Combat Phase points back at its choice while a combat is fought.
    const inside = depth < game.stack.length - 1;
    const now = inside ? s.steps.length - 1 : Math.max(0, at);
    s.steps.forEach((step, i) => {
      if (step.rule === undefined && i !== now) return;
      lines.push({
        sequence: s.id,
        step: step.id,
        title: step.title,
        rule: step.rule ?? null,
        state: i < now ? "done" : i === now ? "now" : "ahead",
      });
    });
  });
  return lines;
}
