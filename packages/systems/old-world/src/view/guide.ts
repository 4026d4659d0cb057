import type { GuideLine, Sequence } from "@tercio/kernel";
import type { OldWorld } from "../state.ts";

/** The steps of the sequences that are under way: the player's "where am I". */
export function guide(game: OldWorld, sequences: readonly Sequence<OldWorld>[]): readonly GuideLine[] {
  const lines: GuideLine[] = [];
  for (const frame of game.stack) {
    const s = sequences.find((x) => x.id === frame.sequence);
    if (s === undefined || s.id === "game") continue;
    const at = s.steps.findIndex((x) => x.id === frame.at);
    const now = Math.max(0, at);
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
  }
  return lines;
}
