import { counterSource } from "@tercio/dice";
import {
  briefly,
  chainHash,
  checkAnswer,
  declare,
  correct,
  giveLine,
  hashOf,
  hashOnce,
  type Json,
  load,
  openSituation,
  resumed,
  save,
  say,
  situationOf,
  snapshotOf,
  startBattle,
  type Battle,
  type Core,
} from "@tercio/kernel";
import type { System } from "@tercio/board";
import { byChance, MONSTERS, mutated, nested, places, withPart } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { games } from "./index.ts";

const EACH = inject("fully") ? 3000 : 15;

/** A battle of the system's own start that chance plays for so many replies. */
function played(system: System<Core>, replies: number): Battle<Core> {
  const begun = startBattle(system, system.rules.starter(), 3);
  let last = begun.battle;
  for (const { battle } of byChance(begun, counterSource(4, 0), replies)) last = battle;
  return last;
}

/** A sentence in both languages, short enough to be read. */
function isSaid(system: System<Core>, problem: { readonly message: Parameters<typeof say>[1] }): void {
  for (const language of ["en", "fr"] as const) {
    const text = say(system, problem.message, language);
    expect(text.length).toBeLessThan(1000);
    expect(text).not.toContain("[object Object]");
  }
}

describe.each(games.map((system) => [system.id, system] as const))("%s", (_, system) => {
  const battle = played(system, 40);
  const file = JSON.parse(JSON.stringify(save(battle))) as Json;
  const taken = JSON.parse(JSON.stringify(snapshotOf(battle))) as Json;
  const source = counterSource(17, 0);

  test("C2: any JSON in any of the outer places of a save, a snapshot, a set-up or a scene", () => {
    const scene = JSON.parse(JSON.stringify(situationOf(battle) ?? {})) as Json;
    for (const monster of MONSTERS) {
      for (const [whole, opens] of [
        [file, (v: Json) => load(system, v, { verify: true })],
        [taken, (v: Json) => resumed(system, v)],
        [scene, (v: Json) => openSituation(system, v)],
      ] as const) {
        for (const path of places(whole, 2)) {
          if (path.length > 1 && Number(path[1]) > 2) continue;
          const result = opens(withPart(whole, path, monster));
          if (!result.ok) isSaid(system, result.problem);
        }
      }
      const own = system.rules.starter() as unknown as Json;
      for (const path of places(own, 3)) {
        const wrong = system.rules.checkScenario(withPart(own, path, monster));
        if (wrong !== null) isSaid(system, wrong);
      }
    }
  });

  test("C2: a save, a snapshot or a scene changed anywhere", () => {
    const scene = JSON.parse(JSON.stringify(situationOf(battle) ?? {})) as Json;
    for (let i = 0; i < EACH; i++) {
      const saved = load(system, mutated(file, source).value);
      if (!saved.ok) isSaid(system, saved.problem);
      const snapshot = resumed(system, mutated(taken, source).value);
      if (!snapshot.ok) isSaid(system, snapshot.problem);
      const opened = openSituation(system, mutated(scene, source).value);
      if (!opened.ok) isSaid(system, opened.problem);
    }
  });

  test("C2: a set-up changed anywhere is refused, or can be begun", () => {
    for (const { scenario } of system.rules.scenarios())
      for (let i = 0; i < EACH / 10; i++) {
        const { value } = mutated(scenario as unknown as Json, source);
        const wrong = system.rules.checkScenario(value);
        if (wrong === null) startBattle(system, value as never, 1);
        else isSaid(system, wrong);
      }
  });

  test("C2: any JSON as an answer to anything that is asked, as a line of a script, a declaration, a correction", () => {
    const kinds = new Set<string>();
    for (const { scenario } of system.rules.scenarios()) {
      const begun = startBattle(system, scenario, 5);
      for (const { battle: now } of byChance(begun, counterSource(6, 0), inject("fully") ? 400 : 8)) {
        const { request, game } = now;
        if (request === null) break;
        if (request.type === "roll" || kinds.has(request.choice)) continue;
        kinds.add(request.choice);
        const kind = system.rules.choices[request.choice];
        const legal = kind?.sample(game, request.about, source) as Json;
        const given = [
          ...MONSTERS,
          ...MONSTERS.flatMap((m) =>
            places(legal, 4)
              .slice(0, 12)
              .map((p) => withPart(legal, p, m)),
          ),
        ];
        for (const value of given) {
          const verdict = checkAnswer(now, value);
          if (verdict !== true) isSaid(system, verdict);
          // What is asked past the kernel’s guard must not throw either.
          const direct = kind?.accept(game, request.about, value);
          if (verdict === true) expect(direct).toBe(true);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(2);
    for (const monster of MONSTERS) {
      expect(giveLine(battle, monster)).toBeDefined();
      for (const key of ["answer", "refused", "dice", "show", "declared", "corrected", "choice"])
        expect(
          giveLine(battle, { answer: 1, [key]: monster, seat: monster, agreed: monster, by: monster }),
        ).toBeDefined();
      expect(declare(battle, monster as never, monster as never).ok).toBe(false);
      expect(correct(battle, monster, monster as never, monster as never).ok).toBe(false);
      expect(correct(battle, monster, 0, [1]).ok).toBe(false);
    }
  });
});

test("C2: a hash reaches the end of what is nested 20,000 deep, and tells what differs there", () => {
  const [a, b] = [nested(20_000, 1), nested(20_000, 2)] as const;
  for (const hash of [hashOf, hashOnce, (v: Json) => chainHash("", v, v)] as ((v: Json) => string)[]) {
    expect(hash(a)).toMatch(/^[0-9a-f]{16}$/);
    expect(hash(a)).toBe(hash(nested(20_000, 1)));
    expect(hash(a)).not.toBe(hash(b));
  }
  // The way without recursion is the same function.
  expect(hashOf({ x: nested(20_000), y: [1, { z: "é" }] } as Json)).toBe(
    hashOf({ y: [1, { z: "é" }], x: nested(20_000) } as Json),
  );
});

test("C2: a foreign value in a sentence is short, on one line, and never asks the value", () => {
  for (const monster of MONSTERS) {
    const text = briefly(monster);
    expect(text.length).toBeLessThanOrEqual(81);
    expect(/[\p{Cc}\p{Cs}]/u.test(text)).toBe(false);
  }
  expect(briefly({ toString: 1 })).toBe('{"toString":1}');
  expect(briefly("2e-late")).toBe("2e-late");
  expect(briefly(nested(20_000))).toBe(`${"[".repeat(80)}…`);
  expect(briefly("🛡".repeat(100))).toBe(`${"🛡".repeat(80)}…`);
});
