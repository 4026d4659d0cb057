import type { LedgerId } from "./coverage.ts";

/** What the engine does with a rule: plays it, does not yet, or need not because it only names or defines something. */
export type EngineStatus = "enforced" | "not-yet" | "definition";

/** Rules that the sheet's lines do not name one by one, as rows of the ledger: all are there to be enforced. */
export const withoutLine = (rules: readonly { readonly id: string }[]): readonly LedgerId[] =>
  rules.map(({ id }) => [id, "enforce", "now"]);

const lists: { readonly [game: string]: () => Promise<{ readonly default: unknown }> } = {
  "ninth-age": async () => {
    const [sheet, rules] = await Promise.all([
      import("./ids/t9a.json", { with: { type: "json" } }),
      import("./ids/t9a-rules.json", { with: { type: "json" } }),
    ]);
    return { default: [...(sheet.default as unknown as readonly LedgerId[]), ...withoutLine(rules.default)] };
  },
  "old-world": () => import("./ids/tow.json", { with: { type: "json" } }),
  "age-of-sigmar": () => import("./ids/aos2.json", { with: { type: "json" } }),
};

/**
 * Every rule of a game as [id, "enforce" or "define", "now" or "later"].
 * @throws Error when the game has no list
 */
export async function loadRuleIds(game: string): Promise<readonly LedgerId[]> {
  const load = lists[game];
  if (load === undefined) throw new Error(`no list of rules for "${game}"; there is: ${Object.keys(lists).join(", ")}`);
  return (await load()).default as readonly LedgerId[];
}

/**
 * The engine's status of every rule. `enforced` is the system's own list (`rules.enforced`), empty for a game
 * without an engine; this file loads no engine, so a reader pays for one only where it is asked for.
 */
export function engineStatus(enforced: readonly string[], ids: readonly LedgerId[]): ReadonlyMap<string, EngineStatus> {
  const played = new Set(enforced);
  return new Map(
    ids.map(([id, expects]) => [id, played.has(id) ? "enforced" : expects === "define" ? "definition" : "not-yet"]),
  );
}
