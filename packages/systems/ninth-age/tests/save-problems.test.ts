import { keyed, load, refuse, say, type saveMessages } from "@tercio/kernel";
import { missingWords } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { type B, played, text } from "./played.ts";

type Loose = { readonly [field: string]: unknown };
const states = played(77);
const file = (states: B): { readonly entries: readonly Loose[] } & Loose => JSON.parse(text(states));
const whole = file(states[60] as B);
const over = file(states.at(-1) as B);
const answerAt = whole.entries.findIndex((e) => "answer" in e);
// Neither the least nor the most that two dice can show, so that one less is possible too.
const rollAt = whole.entries.findIndex((e) => {
  const total = ((e.outcome ?? {}) as Loose).total;
  return typeof total === "number" && total > 2 && total < 12 && (e.outcome as Loose).highest === undefined;
});
const firstRoll = whole.entries.findIndex((e) => "outcome" in e);
const changed = (at: number, change: (entry: Loose) => unknown): Loose => ({
  ...whole,
  entries: whole.entries.map((e, i) => (i === at ? change(e) : e)),
});
const roll = (more: Loose): Loose => changed(rollAt, (e) => ({ ...e, ...more }));
const oneLess = (outcome: Loose): Loose => ({ ...outcome, total: (outcome.total as number) - 1 });
const { answer: _, ...unanswered } = whole.entries[answerAt] as Loose;

const secret = keyed("5e".repeat(32), "of a secret");

/** One file for each thing that can be wrong with one. */
const broken: { readonly [key in keyof typeof saveMessages]: unknown } = {
  "save.too-deep": { ...whole, version: JSON.parse(`${"[".repeat(200)}1${"]".repeat(200)}`) },
  "save.no-battle": [1],
  "save.format": { ...whole, format: 99 },
  "save.system": { ...whole, system: "chess" },
  "save.version": { ...whole, version: "1" },
  "save.seats": { ...whole, seats: [{ by: "somebody" }] },
  "save.seed": { ...whole, seed: -1 },
  "save.no-key": { ...whole, seed: null, seedHash: "of a secret" },
  "save.other-key": { ...whole, generator: secret.generator, seed: null, seedHash: "of another" },
  "save.scenario": { ...whole, scenario: {} },
  "save.no-entries": { ...whole, entries: "none" },
  "save.generator": { ...whole, generator: "a hat" },
  "save.origin": { ...whole, origin: "0" },
  "save.no-entry": changed(3, () => 5),
  "save.neither": changed(answerAt, () => unanswered),
  "save.over": { ...over, entries: [...over.entries, over.entries[0]] },
  "save.dice-asked": changed(rollAt, () => ({ answer: {}, seat: 0 })),
  "save.other-seat": changed(answerAt, (e) => ({ ...e, seat: 1 - (e.seat as number) })),
  "save.player-asked": changed(answerAt, () => ({ outcome: { total: 2 } })),
  "save.refused": whole,
  "save.refused-by": changed(answerAt, (e) => ({ ...e, answer: { nonsense: true } })),
  "save.impossible": roll({ outcome: { total: 99 } }),
  "save.no-draws": roll({ draws: 0.5 }),
  "save.no-faces": roll({ faces: null }),
  "save.other-outcome": changed(rollAt, (e) => ({ ...e, outcome: oneLess(e.outcome as Loose) })),
  "save.other-faces": roll({ faces: [[7]] }),
  "save.other-draws": changed(rollAt, (e) => ({ ...e, draws: (e.draws as number) + 1 })),
  "save.given-faces": changed(firstRoll, (e) => ({ ...e, draws: 0, faces: [[7]] })),
  "save.hash": changed(7, (e) => ({ ...e, hash: "0".repeat(16) })),
};

/** The same rules, but with a refusal that names none of them. */
const stubborn: typeof ninthAge = {
  ...ninthAge,
  rules: {
    ...ninthAge.rules,
    choices: Object.fromEntries(
      Object.entries(ninthAge.rules.choices).map(([id, choice]) => [
        id,
        { ...choice, accept: () => refuse("kernel.over", null) },
      ]),
    ),
  },
};

describe("what is wrong with a saved battle is said in both languages", () => {
  test.each(Object.entries(broken))("%s", (key, of) => {
    const dice = key === "save.other-key" ? { dice: secret } : { given: key === "save.given-faces" };
    const loaded = load(key === "save.refused" ? stubborn : ninthAge, of, { verify: true, ...dice });
    if (loaded.ok) throw new Error("nothing is wrong");
    const { problem } = loaded;
    expect(problem.message.key).toBe(key);
    expect(missingWords(ninthAge, problem.message)).toEqual([]);
    const [en, fr] = [say(ninthAge, problem.message, "en"), say(ninthAge, problem.message, "fr")];
    expect(problem.problem.startsWith(en)).toBe(true);
    expect(fr).not.toBe(en);
  });
});
