import { games } from "@tercio/games";
import type { Core, RuleSystem, Scenario } from "@tercio/kernel";
import { describe, expect, inject, test } from "vitest";
import { BATTLES, differences, keptBattles } from "../src/corpus.ts";
import { builds, hasCommit, openedBy } from "../src/index.ts";
import { lastKept, verdict } from "../src/rules.ts";

const kept = (system: RuleSystem<Core>) => {
  const version = lastKept(system.id).rules[system.id] as string;
  return { version, battles: keptBattles(system.id, version) };
};

/** By game: what its kept battles come to, replayed once. */
const verdicts = new Map<string, ReturnType<typeof verdict>>();
const verdictOf = (system: RuleSystem<Core>): ReturnType<typeof verdict> => {
  const found = verdicts.get(system.id) ?? verdict(system);
  verdicts.set(system.id, found);
  return found;
};

describe.each(games.map((g) => [g.id, g] as const))("L3: the version of the rules of %s", (_, system) => {
  test("is the kept one where every kept battle leads where it led, else the next", () => {
    const { now, due, differences: found } = verdictOf(system);
    expect(kept(system).battles.length).toBeGreaterThanOrEqual(BATTLES);
    expect(now, `run “node tools/keep.mjs rules”: ${JSON.stringify(found.slice(0, 2))}`).toBe(due);
  });

  const { version, battles } = kept(system);
  const build = lastKept(system.id);
  test.skipIf(!hasCommit(build.commit))("kept battles end alike by the build that was kept for them", async () => {
    for (const save of battles.slice(0, inject("fully") ? 4 : 1)) {
      const played = await openedBy(build, save, { verify: true, language: "fr" });
      expect(played).toMatchObject({ ok: true, answers: save.entries.length, hash: save.entries.at(-1)?.hash });
      // Another hash, another die: it is checked, not merely read.
      const forged = { ...save, entries: save.entries.map((e, i) => (i === 2 ? { ...e, hash: "0" } : e)) };
      expect(await openedBy(build, forged, { verify: true, language: "en" })).toMatchObject({ ok: false, entry: 2 });
    }
    expect(version).toBe(build.rules[system.id]);
  });
});

test("L3: rules that lead elsewhere are found by the kept battles", () => {
  // Of a game whose rules have risen since all lead elsewhere: one that has not risen shows it.
  const isKept = (g: (typeof games)[number]): boolean => verdictOf(g).differences.length === 0;
  const system = (games.find(isKept) ?? games[0]) as RuleSystem<Core>;
  const { version, battles } = kept(system);
  const { setup } = system.rules;
  const changed = { ...system, rules: { ...system.rules, setup: (s: Scenario) => ({ ...setup(s), gameTurn: 3 }) } };
  expect(differences(changed as RuleSystem<Core>, version).length).toBe(battles.length);
});

test("each kept build is of a commit, and its battles are kept", () => {
  for (const { commit, rules } of builds()) {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    for (const [system, version] of Object.entries(rules))
      expect(keptBattles(system, version).length).toBeGreaterThanOrEqual(BATTLES);
  }
});
