import { loadGame } from "@tercio/games/reference";
import { create } from "zustand";
import { systemOf } from "../session/systems.ts";

interface Name {
  readonly en: string;
  readonly fr: string;
}
type Names = ReadonlyMap<string, Name>;

/** Rules that are objects, and steps of the sequences, bring their names along. */
function ownOf(id: string): Names {
  const { rules, messages: words } = systemOf(id);
  return new Map([
    ...rules.sequences.flatMap((s) => s.steps.map((x) => [x.rule ?? "", x.title] as const)),
    ...Object.entries(words.en)
      .filter(([key]) => key.startsWith("rule."))
      .map(([key, en]) => [key.slice(5), { en, fr: words.fr[key] ?? en }] as const),
  ]);
}

export const useRuleNames = create<{ readonly names: Names }>(() => ({ names: new Map() }));

let asked: string | null = null;
/** All others have theirs in the reference, which comes when the page has nothing better to do. */
export function fetchRuleNames(system: string): void {
  if (asked === system) return;
  asked = system;
  const own = ownOf(system);
  useRuleNames.setState({ names: own });
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1500));
  idle(() => {
    void loadGame(system).then(
      ({ entries }) => {
        if (asked === system)
          useRuleNames.setState({ names: new Map([...entries.map((e) => [e.id, e.names] as const), ...own]) });
      },
      // Without a network and without a copy the ids do.
      () => undefined,
    );
  });
}
