import type { LedgerId } from "./ids/together.ts";
import { type Core, recording, type RuleSystem } from "@tercio/kernel";
import { enforcedBy, type Knockout, type RuleCase, type Substance } from "@tercio/testkit";
import { playOne } from "./simulate.ts";

/**
 * Where a rule of the ledger stands: `enforced` when the last knock-out showed what is missing without it; `runs` when
 * it is asked for, but only says or asks something; `none` when it holds no rule of its own, which is listed with the
 * reason; `reference` when it defines; `later` when it is not played yet;
 * `missing` when it is enforced and no list has it.
 */
export interface CoverageRow {
  readonly id: string;
  readonly status: "enforced" | "runs" | "none" | "reference" | "later" | "missing";
  /** What is another without the rule. */
  readonly by?: Substance;
  readonly why?: string;
}
export type Coverage = readonly CoverageRow[];

export type { LedgerId };

/** [first part of ids, reason]: why rules of the ledger are not enforced yet; the first that fits holds. */
export type Later = readonly (readonly [string, string])[];

/** [id, reason]: rows of the ledger that hold no rule of their own. */
export type WithoutRule = readonly (readonly [string, string])[];

/** What a knock-out says of each rule, as it stands beside a system: id, and what is another without it. */
export type Enforced = { readonly [id: string]: Substance };

/** Which rules run, in the rule pages and in random battles, and which are enforced, against the list of all. */
export function coverage<G extends Core>(
  system: RuleSystem<G>,
  ids: readonly LedgerId[],
  cases: readonly RuleCase[],
  enforced: Enforced,
  later: Later = [],
  none: WithoutRule = [],
  battles = 20,
): Coverage {
  const { ids: ran } = recording(() => {
    for (const c of cases) c.run();
    for (let seed = 1; seed <= battles; seed++) playOne(system, seed, { bots: "random" });
  });
  const known = new Set(ids.map(([id]) => id));
  const rows: CoverageRow[] = ids.map(([id, expects]) => {
    const by = enforced[id];
    if (by !== undefined) return { id, status: "enforced", by };
    const nothing = none.find(([listed]) => listed === id)?.[1];
    if (nothing !== undefined) return { id, status: "none", why: nothing };
    const why = later.find(([head]) => id.startsWith(head))?.[1];
    const because = why === undefined ? {} : { why };
    if (expects === "define") return { id, status: "reference" };
    return { id, status: ran.has(id) ? "runs" : "later", ...because };
  });
  for (const id of Object.keys(enforced))
    if (!known.has(id)) rows.push({ id, status: "missing", why: "enforced, but not in the ledger" });
  return rows;
}

/** How a fresh knock-out differs from what stands beside the system: "+ id", "- id". What is missed first may change. */
export function stale(found: readonly Knockout[], told: Enforced): readonly string[] {
  const fresh = enforcedBy(found);
  const only = (a: object, b: object, sign: string): readonly string[] =>
    Object.keys(a).flatMap((id) => (Object.hasOwn(b, id) ? [] : [`${sign} ${id}`]));
  return [...only(fresh, told, "+"), ...only(told, fresh, "-")];
}

/** The source file that says what a system enforces. */
export function enforcedSource(system: string, found: readonly Knockout[], edition?: string): string {
  const by = edition === undefined ? "" : ` --edition ${edition}`;
  const rows = Object.entries(enforcedBy(found)).map(([id, by]) => `  "${id}": "${by}",\n`);
  return `/**
 * What is another when a rule is switched off: written by \`npx tercio coverage --system ${system}${by} --knockout --write\`.
 * A rule stands here when a page that names it then misses a place, a number, what may be answered, odds or points.
 */
export const enforced = {
${rows.join("")}} as const;
`;
}
