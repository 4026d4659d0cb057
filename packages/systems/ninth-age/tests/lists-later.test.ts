import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  checkAnswer,
  type ChoiceRequest,
  load,
  rollDice,
  save,
  startBattle,
} from "@tercio/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { type NinthAge, ninthAge } from "../src/index.ts";

type At = Battle<NinthAge>;
type Pair = { readonly unit: number; readonly target: number };
const LISTED = ["charge", "shoot"];

/** A random battle, and each of its positions in which a list is asked of. */
function played(seed: number): { readonly end: At; readonly asked: readonly At[] } {
  const usual = ninthAge.rules.starter();
  const armies = ["sonnstahl-guns", "highborn-elves"];
  const seats = [0, 1].map(() => ({ by: "computer", level: "random" }) as const);
  let { battle } = startBattle(ninthAge, { ...usual, setup: { ...usual.setup, armies } }, seed, { seats });
  const source = counterSource(seed, 0);
  const asked: At[] = [];
  for (let r = battle.request; r !== null; r = battle.request) {
    if (r.type === "roll") {
      ({ battle } = rollDice(battle));
      continue;
    }
    if (LISTED.includes(r.choice)) asked.push(battle);
    const given = ninthAge.rules.choices[r.choice]?.sample(battle.game, r.about, source);
    const next = answer(battle, given);
    if (!next.ok) throw new Error(r.choice);
    ({ battle } = next);
  }
  return { end: battle, asked };
}

let battle: ReturnType<typeof played>;
beforeAll(() => {
  battle = played(7);
});

describe("a list of answers that is made when somebody looks at it", () => {
  test("S5: legal is what is on it, whether it has been made or not", () => {
    const seen = new Map<string, number>();
    for (const at of battle.asked) {
      const request = structuredClone(at.request) as ChoiceRequest;
      const { pairs } = request.about as unknown as { readonly pairs: readonly Pair[] };
      expect(pairs.length).toBeGreaterThan(0);
      const listed = new Set(pairs.map((p) => JSON.stringify(p)));
      const { units } = at.game;
      for (const { id: unit } of units)
        for (const { id: target } of units)
          for (const more of request.choice === "charge" ? [{}, { air: true }] : [{}]) {
            const given = { unit, target, ...more };
            expect(checkAnswer(at, given) === true, JSON.stringify(given)).toBe(listed.has(JSON.stringify(given)));
          }
      for (const given of [
        { done: false },
        { done: true, unit: 0 },
        { ...pairs[0], air: false },
        { ...pairs[0], more: 1 },
      ])
        expect(checkAnswer(at, given), JSON.stringify(given)).not.toBe(true);
      expect(checkAnswer(at, { done: true })).toBe(true);
      seen.set(request.choice, (seen.get(request.choice) ?? 0) + 1);
    }
    for (const choice of LISTED) expect(seen.get(choice), choice).toBeGreaterThan(2);
  });

  test("S5: a battle verified with nothing told ends as with everything told", () => {
    const file = JSON.parse(JSON.stringify(save(battle.end))) as unknown;
    const [told, untold] = [
      load(ninthAge, file, { verify: true }),
      load(ninthAge, file, { verify: true, untold: true }),
    ];
    if (!told.ok || !untold.ok) throw new Error("it is a good battle");
    expect(untold.battle.log?.hash).toBe(told.battle.log?.hash);
    expect(untold.battle.game).toEqual(told.battle.game);
    expect(told.events.flat().length).toBeGreaterThan(100);
    expect(untold.events.slice(1).flat()).toEqual([]);
  });

  test("S5: a recorded answer that is none is refused with the same words, whether it was foreseen or not", () => {
    interface Kept {
      readonly answer?: { readonly offset?: number; readonly target?: number; readonly unit?: number };
    }
    const file = JSON.parse(JSON.stringify(save(played(8).end))) as { entries: Kept[] };
    const tried = new Map<string, number>();
    for (const [i, { answer: kept }] of file.entries.entries()) {
      const kind = Object.keys(kept ?? {}).join();
      const wrong = kind === "offset" ? { offset: (kept?.offset ?? 0) + 9000 } : { ...kept, target: kept?.unit };
      const times = tried.get(kind) ?? 0;
      if (!["offset", "unit,target"].includes(kind) || times > 1) continue;
      tried.set(kind, times + 1);
      const entries = file.entries.slice(0, i + 2).map((e, at) => (at === i ? { ...e, answer: wrong } : e));
      const told = load(ninthAge, { ...file, entries }, { verify: true });
      const untold = load(ninthAge, { ...file, entries }, { verify: true, untold: true });
      if (told.ok || untold.ok) throw new Error(`entry ${i} was taken`);
      expect(untold.problem).toEqual(told.problem);
      expect(untold.problem.entry).toBe(i);
    }
    expect(Object.fromEntries(tried)).toEqual({ offset: 2, "unit,target": 2 });
  });
});
