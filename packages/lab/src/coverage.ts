import { type Core, recording, type RuleSystem, without } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { playOne } from "./simulate.ts";

export interface CoverageRow {
  readonly id: string;
  readonly status: "executed" | "enforced" | "reference" | "later" | "missing";
  readonly why?: string;
}
export type Coverage = readonly CoverageRow[];

/** [id, expects, when] as the ledger has them. */
export type LedgerId = readonly [string, string, string];

/** [first part of ids, reason]: why rules of the ledger are not enforced yet; the first that fits holds. */
export type Later = readonly (readonly [string, string])[];

/** Which rules ran, in the rule cases and in random battles, against the list of all. */
export function coverage<G extends Core>(
  system: RuleSystem<G>,
  ids: readonly LedgerId[],
  cases: readonly RuleCase[],
  later: Later = [],
  battles = 20,
): Coverage {
  const { ids: ran } = recording(() => {
    for (const c of cases) c.run();
    for (let seed = 1; seed <= battles; seed++) playOne(system, seed, { bots: "random" });
  });
  const enforced = new Set(system.rules.enforced);
  const known = new Set(ids.map(([id]) => id));
  const rows: CoverageRow[] = ids.map(([id, expects]) => {
    if (ran.has(id) && enforced.has(id)) return { id, status: "executed" };
    if (enforced.has(id))
      return { id, status: "enforced", why: "stands in the engine, but no test or battle came to it" };
    if (expects === "define") return { id, status: "reference" };
    const why = later.find(([head]) => id.startsWith(head))?.[1];
    return { id, status: "later", ...(why === undefined ? {} : { why }) };
  });
  for (const id of enforced)
    if (!known.has(id)) rows.push({ id, status: "missing", why: "enforced, but not in the ledger" });
  return rows;
}

/** Switches each executed rule off and lets the tests that name it run: what none of them misses is not enforced. */
export function knockout(rows: Coverage, cases: readonly RuleCase[]): Coverage {
  return rows.map((row) => {
    if (row.status !== "executed") return row;
    const named = cases.filter((c) => c.ids.includes(row.id));
    if (named.length === 0) return { id: row.id, status: "enforced", why: "no test names it" };
    const missed = named.some((c) => {
      try {
        without(row.id, () => c.run());
        return false;
      } catch {
        return true;
      }
    });
    return missed ? row : { id: row.id, status: "enforced", why: "no test misses it" };
  });
}
