import type { DiceQuestion, CalculatorQuestion } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { useEffect, useState } from "react";
import type { Case, Chance } from "../session/asked.ts";
import { askBeside } from "../session/beside.ts";

/** A question in numbers, of the dice alone or of a small set-up. */
export type Question =
  | { readonly kind: "dice"; readonly asked: DiceQuestion }
  | { readonly kind: "posed"; readonly asked: CalculatorQuestion<never> };

export const questionsOf = ({ views }: System): readonly Question[] => [
  ...(views.diceQuestions ?? []).map((asked) => ({ kind: "dice" as const, asked })),
  ...(views.calculator ?? []).map((asked) => ({ kind: "posed" as const, asked: asked as CalculatorQuestion<never> })),
];

export const keyOf = ({ given, decided }: Case): string => JSON.stringify([given, decided]);

/** What has come of some cases: by {@link keyOf}; `lost`: nobody can work them out just now. */
export interface Answers {
  readonly all: ReadonlyMap<string, Chance>;
  readonly lost: boolean;
}

/** How long what is typed stands before it is asked, milliseconds. */
const TYPED = 20;

/** The answers to all of these, worked out beside the page; the first are worked out first. Those that were known before stay. */
export function useAnswers(system: System | null, question: Question | null, list: readonly Case[]): Answers {
  const [known, setKnown] = useState<{ readonly of: Question | null } & Answers>({
    ...{ of: null, all: new Map(), lost: false },
  });
  const all = known.of === question ? known.all : new Map<string, Chance>();
  const wants = list.map(keyOf).join(" ");
  useEffect(() => {
    if (system === null || question === null) return undefined;
    const cases = list.filter((c) => all.get(keyOf(c))?.done !== true);
    if (cases.length === 0) return undefined;
    const learn = (lost: boolean, found?: { readonly of: Case; readonly answer: Chance }): void =>
      setKnown((before) => {
        const next = new Map(before.of === question ? before.all : []);
        if (found !== undefined) next.set(keyOf(found.of), found.answer);
        return { of: question, all: next, lost };
      });
    const { cancel } = askBeside(
      TYPED,
      (id) => ({ kind: "chances", id, at: { system: system.id }, question: question.asked.id, cases }),
      (told) => {
        if (told.kind === "chance") learn(false, told);
      },
      () => learn(true),
    );
    return cancel;
    // What is known already is looked at and asks for nothing anew.
    // oxlint-disable-next-line exhaustive-deps
  }, [system, question, wants]);
  return { all, lost: known.of === question && known.lost };
}
