import { sharesOf } from "../session/shares.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { useScales } from "../session/thinker.ts";

type Shares = ReadonlyMap<string, number>;

/** What was to be expected of combats before their first blow, by the question that asks it; of one battle. */
let kept: { readonly battle: string; readonly of: Map<string, Shares> } = { battle: "", of: new Map() };

/** The chances of a combat as they stood before its first blow; undefined where nobody weighed them then. */
export const before = (question: string): Shares | undefined =>
  kept.battle === useSession.getState().id ? kept.of.get(question) : undefined;

useScales.subscribe(({ list }) => {
  const { id, battle } = useSession.getState();
  if (kept.battle !== id) kept = { battle: id, of: new Map() };
  const { views } = systemOf(battle.system.id);
  if (list.length === 0 || views.combats === undefined) return;
  for (const view of views.combats(battle.game)) {
    const weighed = list.find((w) => w.question === view.question);
    // Of a round under way that was not weighed before: as long as no blow has fallen.
    const untouched =
      !view.underWay || (view.lost !== null && view.lost[0] + view.lost[1] === 0 && !kept.of.has(view.question));
    if (weighed !== undefined && untouched) kept.of.set(view.question, sharesOf(weighed));
  }
});
