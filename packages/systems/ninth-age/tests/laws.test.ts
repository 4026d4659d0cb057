import { checkAnswer, load, type Save, say } from "@tercio/kernel";
import { describe, expect, inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { type B, cutBattles, forkBattles, played, savedBattles, text, verified } from "./played.ts";

// Few of each here: npm run proof takes them by the hundred.
describe("laws of a battle", () => {
  test("the same seed and answers give the same hashes", () => {
    for (const seed of inject("fully") ? [1, 2] : [1])
      expect(text(played(seed).at(-1) as B)).toBe(text(played(seed).at(-1) as B));
  });

  test("verify accepts saved battles", () => {
    for (const { save, hash } of savedBattles(100, inject("fully") ? 4 : 2)) expect(verified(save)).toBe(hash);
  });

  test("battles cut at random requests, saved, loaded in a new process and continued come to the same end", () => {
    expect(cutBattles(200, inject("fully") ? 2 : 1, inject("fully") ? 8 : 2)).toEqual([]);
  });

  test("battles forked at random requests and answered otherwise stay as they were", () => {
    expect(forkBattles(300, inject("fully") ? 2 : 1, 8)).toEqual([]);
  });

  test("enumerated answers and those of a clock run out are accepted; nonsense is refused with a rule and a sentence", () => {
    for (const battle of played(400)) {
      const request = battle.request;
      if (request?.type !== "choice") continue;
      const kind = ninthAge.rules.choices[request.choice];
      for (const a of [
        ...(kind?.enumerate?.(battle.game, request.about) ?? []),
        kind?.timeout(battle.game, request.about),
      ])
        expect(checkAnswer(battle, a)).toBe(true);
      for (const wrong of [
        null,
        [],
        3,
        "x",
        {},
        { unit: "0" },
        { units: [null] },
        { dice: [1e9] },
        JSON.parse('{"__proto__": {"done": true}}'),
      ]) {
        const verdict = checkAnswer(battle, wrong);
        expect(verdict).not.toBe(true);
        if (verdict === true) continue;
        expect(verdict.rule).not.toBeNull();
        for (const language of ["en", "fr"] as const)
          expect(say(ninthAge, verdict.message, language)).not.toBe(verdict.message.key);
      }
    }
  });

  test("one altered answer, die or hash is named with its entry", () => {
    const clean = JSON.parse(text(played(500).at(-1) as B)) as Save;
    for (let at = 0; at < clean.entries.length; at += inject("fully") ? 17 : 59) {
      const entry = clean.entries[at] as Save["entries"][number];
      const wrong = "answer" in entry ? { ...entry, answer: { unit: 99 } } : { ...entry, faces: [[7]] };
      for (const changed of [wrong, { ...entry, hash: "0".repeat(16) }]) {
        const loaded = load(
          ninthAge,
          { ...clean, entries: clean.entries.map((e, i) => (i === at ? changed : e)) },
          { verify: true },
        );
        expect(loaded.ok ? null : loaded.problem.entry).toBe(at);
      }
    }
  });
});
