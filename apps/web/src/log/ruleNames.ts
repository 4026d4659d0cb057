import { create } from "zustand";
import { system } from "../session/store.ts";

interface Name {
  readonly en: string;
  readonly fr: string;
}
type Names = ReadonlyMap<string, Name>;

/** Rules that are objects, and steps of the sequences, bring their names along. */
const own: Names = new Map([
  ...system.sequences.flatMap((s) => s.steps.map((x) => [x.rule ?? "", x.title] as const)),
  ...Object.entries(system.words.en)
    .filter(([key]) => key.startsWith("rule."))
    .map(([key, en]) => [key.slice(5), { en, fr: system.words.fr[key] ?? en }] as const),
]);

export const useRuleNames = create<{ readonly names: Names }>(() => ({ names: own }));

let asked = false;
/** All others have theirs in the reference, which comes when the page has nothing better to do. */
export function fetchRuleNames(): void {
  if (asked) return;
  asked = true;
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1500));
  idle(() => {
    void import("@tercio/reference/ninth-age").then(
      ({ entries }) =>
        useRuleNames.setState({ names: new Map([...entries.map((e) => [e.id, e.names] as const), ...own]) }),
      // Without a network and without a copy the ids do.
      () => undefined,
    );
  });
}
