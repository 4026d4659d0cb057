import type { Core, Sequence } from "./sequence.ts";
import type { GuideLine } from "./system.ts";

/**
 * The numbered steps of the sequences that are under way, the outermost (the whole battle) aside: a player's "where am
 * I". A step without a rule is told only while it is played.
 */
export function guide<G extends Core>(game: G, sequences: readonly Sequence<G>[]): readonly GuideLine[] {
  const lines: GuideLine[] = [];
  game.stack.forEach((frame, depth) => {
    const s = depth === 0 ? undefined : sequences.find((x) => x.id === frame.sequence);
    if (s === undefined) return;
    const at = s.steps.findIndex((x) => x.id === frame.at);
    const inside = game.stack[depth + 1];
    // A step that entered another sequence without waiting for it has gone on; it is still the step we are in.
    const now = Math.max(0, inside === undefined || inside.called === true ? at : at - 1);
    // A numbered step may be played in several parts: the player sees one line.
    const head = (i: number): number => {
      const rule = s.steps[i]?.rule;
      return rule === undefined ? i : s.steps.findIndex((x) => x.rule === rule);
    };
    s.steps.forEach((step, i) => {
      if ((step.rule === undefined && i !== now) || head(i) !== i) return;
      lines.push({
        sequence: s.id,
        step: step.id,
        title: step.title,
        rule: step.rule ?? null,
        state: i < head(now) ? "done" : i === head(now) ? "now" : "ahead",
      });
    });
  });
  return lines;
}
