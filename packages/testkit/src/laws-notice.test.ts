import type { ChoiceKind, DeclarationKind, Sequence, Verdict } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { expect, test } from "vitest";
import { diceRace, type DiceRace, laws } from "./index.ts";

const turn = diceRace.rules.choices["race-turn"] as ChoiceKind<DiceRace>;
const resign = (diceRace.rules.declarations ?? [])[0] as DeclarationKind<DiceRace>;
let count = 0;

/** The dice race with other rules. */
const ruled = (rules: Partial<typeof diceRace.rules>): System<DiceRace> => ({
  ...diceRace,
  rules: { ...diceRace.rules, ...rules },
});

/** The dice race whose next turn also does this. */
const spoilt = (spoil: (game: DiceRace) => DiceRace): System<DiceRace> =>
  ruled({
    sequences: diceRace.rules.sequences.map(
      (s): Sequence<DiceRace> => ({
        ...s,
        steps: s.steps.map((step) =>
          step.kind === "act"
            ? { ...step, run: (game: never, ...rest: never[]) => step.run(spoil(game) as never, ...rest) }
            : step,
        ),
      }),
    ),
  });

const accepting = (accept: (game: DiceRace, answer: unknown) => Verdict): System<DiceRace> =>
  ruled({ choices: { "race-turn": { ...turn, accept: (game, _about, answer) => accept(game, answer) } } });

const fieldsOf = (answer: unknown): { readonly do?: unknown; readonly card?: unknown } =>
  typeof answer === "object" && answer !== null ? answer : {};

/** The dice race with one thing broken, and the law that must notice. */
const broken: readonly (readonly [what: string, law: string, words: RegExp, system: System<DiceRace>])[] = [
  ["a clock in the rules", "the same seed", /another hash/, spoilt((g) => ({ ...g, lastTurn: 60 + ++count }))],
  [
    "a number that JSON has not",
    "copied through JSON",
    /JSON loses/,
    spoilt((g) => (g.turn === 3 ? { ...g, target: Number.NaN } : g)),
  ],
  [
    "a change in place",
    "ever changed",
    /read only/,
    spoilt((g) => {
      (g.scores as [number, number])[0] += 0;
      return g;
    }),
  ],
  [
    "an answer changed in place",
    "ever changed",
    /not extensible|read only|delete property/,
    ruled({
      choices: {
        "race-turn": {
          ...turn,
          accept: (game, about, answer) => {
            const verdict = turn.accept(game, about, answer);
            if (verdict === true) (answer as { seen?: boolean }).seen = true;
            return verdict;
          },
        },
      },
    }),
  ],
  [
    "a fork that reaches back",
    "a fork",
    /game changed/,
    spoilt((g) => {
      (g.scores as [number, number])[0] += 1;
      return g;
    }),
  ],
  ["no outcome", "every battle ends", /without an outcome/, ruled({ outcome: () => null })],
  ["a broken invariant", "invariants", /five/, ruled({ invariants: (g) => (g.turn === 5 ? ["five"] : []) })],
  ["a view that grows", "a view", /second look/, ruled({ see: (g) => ({ ...g, turn: g.turn + 1 }) })],
  [
    "a wrong proposal",
    "sampled, proposed",
    /refused/,
    { ...diceRace, computer: { ...diceRace.computer, propose: () => [{ do: "nothing" }] } },
  ],
  [
    "no French",
    "sampled, proposed",
    /no sentence for race.turn in fr/,
    { ...diceRace, messages: { en: diceRace.messages.en, fr: {} } },
  ],
  [
    "two answers of one name",
    "told apart by their words",
    /both .* are called "Roll"/,
    ruled({ choices: { "race-turn": { ...turn, label: () => ({ key: "@", values: { en: "Roll", fr: "Lancer" } }) } } }),
  ],
  [
    "a field too many",
    "mutilated",
    /field too many/,
    accepting((g, a) => turn.accept(g, {}, fieldsOf(a).do === "roll" ? { do: "roll" } : a)),
  ],
  [
    "no check of the shape",
    "mutilated",
    /throws TypeError/,
    accepting((g, a) => (turn.accept(g, {}, { ...(a as object) }) && (a as { do: string }).do.length > 0) || true),
  ],
  [
    "any card",
    "mutilated",
    /accepted/,
    accepting((g, a) =>
      fieldsOf(a).do === "play" && Number.isInteger(fieldsOf(a).card) ? true : turn.accept(g, {}, a),
    ),
  ],
  [
    "a declaration for anybody",
    "nobody can declare",
    /resign of seat 1000000000 was accepted/,
    ruled({ declarations: [{ ...resign, accept: () => true }] }),
  ],
  [
    "a declaration after which nobody has won",
    "a declaration is open",
    /no outcome/,
    ruled({ declarations: [{ ...resign, apply: (game) => ({ ...game, stack: [] }) }] }),
  ],
  [
    "a declaration without a question",
    "a declaration is open",
    /no sentence for race.none/,
    ruled({ declarations: [{ ...resign, question: () => ({ key: "race.none" }) }] }),
  ],
  [
    "a refusal without words",
    "mutilated",
    /refused with no sentence/,
    accepting((g, a) => turn.accept(g, {}, a) === true || { message: { key: "race.none" }, rule: null }),
  ],
];

for (const [what, name, words, system] of broken)
  test(`${what} is noticed`, () => {
    const law = laws(system, { battles: 3, maximumAnswers: 2000, cuts: 5, forks: 20 }).find((l) =>
      l.name.includes(name),
    );
    expect(law).toBeDefined();
    expect(() => law?.run()).toThrow(words);
  });
