import type { Core, DiceQuestion, GivenNumbers, PosedQuestion } from "@tercio/kernel";
import { chanceOf, fractionOf, type Posed, posedOf, weigh } from "@tercio/odds";
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
}

export const questionsOf = ({ views }: System): readonly Question[] => [
  ...(views.diceQuestions ?? []).map((asked) => ({ kind: "dice" as const, asked })),
  ...(views.posed ?? []).map((asked) => ({ kind: "posed" as const, asked: asked as PosedQuestion<never> })),
];

/** Lets the page draw and answer before it goes on. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
/** So long a stretch, in milliseconds, is no hitch. */
const STRETCH = 12;

/** Null where nobody waits for it any more. */
async function answered(
  system: System,
  question: Question,
  given: GivenNumbers,
  wanted: () => boolean,
): Promise<Answer | null> {
  if (question.kind === "dice")
    return {
      probability: chanceOf(question.asked, given),
      fraction: fractionOf(question.asked, given),
      posed: null,
    };
  const posed = question.asked.pose(given);
  const scale = weigh(system as System<Core>, posed);
  while (!scale.done && wanted()) {
    const until = performance.now() + STRETCH;
    while (!scale.done && performance.now() < until) {
      if (scale.walks) scale.walk(100);
      else scale.play(20);
    }
    await breath();
  }
  if (scale.odds === null || !wanted()) return null;
  const told = posedOf((id) => question.asked.counts(id), posed, scale.odds);
  return { probability: told.probability, fraction: null, posed: told };
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
        if (found.has(keyOf(given))) continue;
        const answer = await answered(system, question, given, () => wanted);
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
