import { combatsOf } from "../session/combats.ts";
import { meanOf, type Share, sharesOf } from "../session/shares.ts";
import { type TheBattle, useSession } from "../session/store.ts";
import { decided, useScales, type Weighed } from "../session/thinker.ts";

type Shares = ReadonlyMap<string, Share>;

/** What was to be expected of combats before their first blow, by the question that asks it; of one battle. */
interface Kept {
  /** Where they were weighed. */
  readonly at: TheBattle;
  readonly shares: Shares;
  /** What it comes to on average, where it asks for a number. */
  readonly mean: number | null;
}
let kept: { readonly battle: string; readonly of: Map<string, Kept> } = { battle: "", of: new Map() };

const keptOf = (question: string): Kept | undefined =>
  kept.battle === useSession.getState().id ? kept.of.get(question) : undefined;

/** The chances of a combat as they stood before its first blow; undefined where nobody weighed them then. */
export const before = (question: string): Shares | undefined => keptOf(question)?.shares;
/** What blows were expected to come to before the first of them fell; null where nobody weighed them then. */
export const expectedBefore = (question: string): number | null => keptOf(question)?.mean ?? null;

/** What is told without how far off it may be is kept when nothing better will come, and as players usually answer. */
function keep(w: Weighed, at: TheBattle): void {
  if (!w.done || decided(w.question) || kept.of.get(w.question)?.at === at) return;
  kept.of.set(w.question, { at, shares: sharesOf(w), mean: meanOf(w) });
}

useScales.subscribe(({ list }) => {
  const { id, battle } = useSession.getState();
  if (kept.battle !== id) kept = { battle: id, of: new Map() };
  if (list.length === 0) return;
  for (const view of combatsOf(battle)) {
    // Of a round under way that was not weighed before: as long as no blow has fallen.
    const asked = view.steps.flatMap((s) => s.blows.map(({ dice }) => (dice.kind === "staged" ? dice.question : null)));
    for (const w of list) {
      if (w.question !== view.question && !asked.includes(w.question)) continue;
      if (!view.inProgress || (!view.struck && (asked.includes(w.question) || !kept.of.has(w.question))))
        keep(w, battle);
    }
  }
});
