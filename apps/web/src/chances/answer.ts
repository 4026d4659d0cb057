import type { Core, DiceQuestion, GivenNumbers, Message, PosedQuestion } from "@tercio/kernel";
import { chanceOf, fractionOf, type Posed, posedOf, reasonsOf, type Rolled, weigh } from "@tercio/odds";
import type { System } from "@tercio/scene";
import { useEffect, useState } from "react";

/** A question in numbers, of the dice alone or of a small set-up. */
export type Question =
  | { readonly kind: "dice"; readonly asked: DiceQuestion }
  | { readonly kind: "posed"; readonly asked: PosedQuestion<never> };

export interface Answer {
  readonly probability: number;
  readonly fraction: string | null;
  /** Of a question about a set-up. */
  readonly posed: Posed | null;
  /** Why there is no such set-up; null where there is one. */
  readonly problem: Message | null;
  /** What is rolled, and how each number came about. */
  readonly rolled: readonly Rolled[];
  /** Nothing better will come. */
  readonly done: boolean;
}

const NOTHING = { probability: 0, fraction: null, posed: null, problem: null, rolled: [], done: true } as const;

export const questionsOf = ({ views }: System): readonly Question[] => [
  ...(views.diceQuestions ?? []).map((asked) => ({ kind: "dice" as const, asked })),
  ...(views.posed ?? []).map((asked) => ({ kind: "posed" as const, asked: asked as PosedQuestion<never> })),
];

/** Lets the page draw and answer before it goes on. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
/** So long a stretch, in milliseconds, is no hitch. */
const STRETCH = 12;
/** After so many milliseconds, and as often, what is known so far is shown. */
const SHOWN = 400;
/** States that are walked before a question is sampled alone: some seconds of a page. */
const STATES = 250_000;

/** Null where nobody waits for it any more. */
async function answered(
  system: System,
  question: Question,
  given: GivenNumbers,
  wanted: () => boolean,
  better: (answer: Answer) => void,
): Promise<Answer | null> {
  if (question.kind === "dice")
    return {
      ...NOTHING,
      probability: chanceOf(question.asked, given),
      fraction: fractionOf(question.asked, given),
    };
  const problem = question.asked.problem?.(given) ?? null;
  if (problem !== null) return { ...NOTHING, problem };
  const posed = question.asked.pose(given);
  const scale = weigh(system as System<Core>, posed, { limit: STATES });
  const rolled = reasonsOf(system as System<Core>, posed);
  const soFar = (): Answer | null => {
    if (scale.odds === null) return null;
    const told = posedOf((id) => question.asked.counts(id), posed, scale.odds);
    return { ...NOTHING, probability: told.probability, posed: told, rolled, done: scale.done };
  };
  const begun = performance.now();
  let shown = begun;
  while (!scale.done && wanted()) {
    const until = performance.now() + STRETCH;
    // What takes long is sampled meanwhile.
    const plays = until - begun > SHOWN && scale.plays;
    while (!scale.done && performance.now() < until) {
      if (plays && performance.now() > until - STRETCH / 2) scale.play(1);
      else if (scale.walks) scale.walk(5);
      else scale.play(1);
    }
    if (!scale.done && performance.now() - shown > SHOWN) {
      const now = soFar();
      if (now !== null && wanted()) better(now);
      shown = performance.now();
    }
    await breath();
  }
  return wanted() ? soFar() : null;
}

export const keyOf = (given: GivenNumbers): string => JSON.stringify(given);

/** The answers to all of these, as they come; the first are worked out first. Those that were known before stay. */
export function useAnswers(
  system: System | null,
  question: Question | null,
  list: readonly GivenNumbers[],
): ReadonlyMap<string, Answer> {
  const [known, setKnown] = useState<{ readonly of: Question | null; readonly all: ReadonlyMap<string, Answer> }>({
    of: null,
    all: new Map(),
  });
  const all = known.of === question ? known.all : new Map<string, Answer>();
  const wants = list.map(keyOf).join(" ");
  useEffect(() => {
    if (system === null || question === null) return undefined;
    let wanted = true;
    void (async () => {
      const found = new Map(known.of === question ? known.all : []);
      let shown = performance.now();
      for (const given of list) {
        if (found.get(keyOf(given))?.done === true) continue;
        const answer = await answered(
          system,
          question,
          given,
          () => wanted,
          (soFar) => setKnown({ of: question, all: new Map([...found, [keyOf(given), soFar]]) }),
        );
        if (answer === null || !wanted) return;
        found.set(keyOf(given), answer);
        if (performance.now() - shown < STRETCH) continue;
        setKnown({ of: question, all: new Map(found) });
        await breath();
        shown = performance.now();
      }
      if (wanted) setKnown({ of: question, all: found });
    })();
    return () => {
      wanted = false;
    };
    // What is known already is looked at and asks for nothing anew.
    // oxlint-disable-next-line exhaustive-deps
  }, [system, question, wants]);
  return all;
}
