import { readdirSync, readFileSync } from "node:fs";
import { games } from "@tercio/games";
import type { Ruling } from "@tercio/kernel";
import { describe, expect, test } from "vitest";

const sourcesOf = (system: string): URL => new URL(`../../systems/${system}/src/`, import.meta.url);
const fixedRulingsOf = async (system: string): Promise<readonly Ruling[]> =>
  ((await import(new URL("rulings/fixed.ts", sourcesOf(system)).href)) as { readonly fixedRulings: readonly Ruling[] })
    .fixedRulings;

/** All that a system does, without what it only tells of its rulings. */
const playedBy = (system: string): string =>
  readdirSync(sourcesOf(system), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("rulings/") && !file.startsWith("messages/"))
    .map((file) => readFileSync(new URL(file, sourcesOf(system)), "utf8"))
    .join("\n");

describe.each(games.map((g) => [g.id, g] as const))("R3: %s", (id, system) => {
  test("every ruling that names an alternative is choosable", async () => {
    const choosable = new Set(system.rules.rulings.map((r) => r.id));
    const all = [...system.rules.rulings, ...(await fixedRulingsOf(id))];
    expect(all.filter((r) => r.options.length > 1 && !choosable.has(r.id)).map((r) => r.id)).toEqual([]);
    expect(all.length).toBeGreaterThan(choosable.size);
  });

  test("what can be chosen is played: the rules ask for the ruling, and for all its ways but one", () => {
    const played = playedBy(id);
    for (const r of system.rules.rulings.filter((one) => one.options.length > 1)) {
      if (r.waits === true) {
        expect(played).not.toContain(`"${r.id}"`);
        continue;
      }
      expect(played.includes(`"${r.id}"`) || played.includes(`rulings.${r.id}`), r.id).toBe(true);
      // One way needs no name there: it is what happens otherwise.
      expect(r.options.filter((o) => !played.includes(`"${o.id}"`)).length, r.id).toBeLessThan(2);
    }
  });
});
