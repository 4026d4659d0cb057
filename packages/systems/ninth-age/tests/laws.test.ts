import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  checkAnswer,
  entriesOf,
  giveOutcome,
  hashOf,
  load,
  rollDice,
  type Save,
  say,
  save,
  startBattle,
} from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { ninthAge, type NinthAge } from "../src/index.ts";

type B = Battle<NinthAge>;

function step(battle: B, source: { next(sides: number): number }): B {
  const request = battle.request;
  if (request === null) throw new Error("it is over");
  if (request.type === "roll") return rollDice(battle).battle;
  const given = ninthAge.choices[request.choice]?.sample(battle.game, request.about, source);
  const result = answer(battle, given);
  if (!result.ok) throw new Error(`a sampled answer was refused: ${result.refusal.message.key}`);
  return result.battle;
}

function played(seed: number): B[] {
  const source = counterSource(seed ^ 0x1234, 0);
  const states = [startBattle(ninthAge, ninthAge.starter(), seed).battle];
  for (let at = states[0] as B; at.request !== null; states.push(at)) at = step(at, source);
  return states;
}

const text = (battle: B): string => JSON.stringify(save(battle as unknown as Battle));

/** The rest of a battle's answers and dice, from entry `from` on, given to another battle. */
function continued(battle: B, whole: B, from: number): B {
  let at = battle;
  for (const { entry } of entriesOf(whole as unknown as Battle).slice(from)) {
    if ("answer" in entry) {
      const result = answer(at, entry.answer);
      if (!result.ok) throw new Error(result.refusal.message.key);
      at = result.battle;
    } else at = giveOutcome(at, entry.outcome as never, entry.faces, entry.draws).battle;
  }
  return at;
}

describe("laws of a battle", () => {
  test("the same seed and answers give the same hashes", () => {
    for (const seed of [1, 2, 3]) expect(text(played(seed).at(-1) as B)).toBe(text(played(seed).at(-1) as B));
  });

  test("verify accepts 50 saved battles", () => {
    for (let seed = 100; seed < 150; seed++) {
      const file: unknown = JSON.parse(text(played(seed).at(-1) as B));
      const loaded = load(ninthAge, file, { verify: true });
      expect(loaded.ok ? "ok" : loaded.problem).toBe("ok");
    }
  });

  test("200 battles cut anywhere, saved, loaded and continued come to the same end", () => {
    for (let seed = 200; seed < 220; seed++) {
      const states = played(seed);
      const end = states.at(-1) as B;
      for (let i = 0; i < 10; i++) {
        const at = 1 + ((seed * 7919 + i * 104_729) % (states.length - 1));
        const loaded = load(ninthAge, JSON.parse(text(states[at] as B)) as unknown);
        if (!loaded.ok) throw new Error(loaded.problem.problem);
        expect(continued(loaded.battle, end, at).log?.hash).toBe(end.log?.hash);
      }
    }
  });

  test("200 forks answered otherwise leave the original as it was", () => {
    for (let seed = 300; seed < 310; seed++) {
      const states = played(seed);
      for (let i = 0; i < 20; i++) {
        const battle = states[(seed * 31 + i * 6151) % (states.length - 1)] as B;
        const before = JSON.stringify(battle.game);
        let fork = battle;
        const source = counterSource(seed * 1000 + i, 0);
        for (let n = 0; n < 12 && fork.request !== null; n++) fork = step(fork, source);
        expect(JSON.stringify(battle.game)).toBe(before);
        expect(hashOf(JSON.parse(before) as object)).toBe(hashOf(battle.game));
      }
    }
  });

  test("enumerated answers and those of a clock run out are accepted; nonsense is refused with a rule and a sentence", () => {
    for (const battle of played(400)) {
      const request = battle.request;
      if (request?.type !== "choice") continue;
      const kind = ninthAge.choices[request.choice];
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
    for (let at = 0; at < clean.entries.length; at += 17) {
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
