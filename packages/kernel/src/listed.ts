import { type Fields, isRecord } from "@tercio/basis";
import { anyAnswer, firstAnswer } from "./answers.ts";
import type { Chosen } from "./flow.ts";
import { type Json, type Message, refuse, type Verdict } from "./json.ts";
import type { Answer, ChoiceKind } from "./sequence.ts";
import { watched } from "./trace.ts";

export type { Fields };

/** An object with these fields of its own and no others: what a log keeps must be what was meant. */
export const exactly = (v: unknown, fields: readonly string[]): v is Fields =>
  isRecord(v) && Object.keys(v).length === fields.length && fields.every((f) => Object.hasOwn(v, f));

/**
 * What is asked, with a list that is made when it is read: a battle that is played again reads one answer, and
 * not at all that there were. It is the same plain data for every reader. Where rules are watched it is made at once.
 */
export function pairsLater<T>(list: () => readonly T[]): { readonly pairs: readonly T[] } {
  if (watched()) return { pairs: list() };
  let pairs: readonly T[] | null = null;
  return {
    get pairs() {
      return (pairs ??= list());
    },
  };
}

/** What a choice among listed answers may say besides. */
export interface ListedMore<G, About, Given> {
  /** A sensible answer; any of the list where it is missing. */
  readonly pick?: (game: G, about: About, source: { next(sides: number): number }, list: readonly Given[]) => Given;
  /** What is given when time is up; the first of the list where it is missing. */
  readonly standard?: (game: G, about: About) => Given;
  /** Is this answer on the list? Null where that shows only when the list is made. */
  readonly offers?: (game: G, about: About, answer: Fields) => true | null;
  /** Why an answer that is not on the list is none; true where there is no better reason than that. */
  readonly whyNot?: (game: G, about: About, answer: Fields) => Verdict;
}

/**
 * A choice among finitely many answers: legal is what is on the list. Answers are flat plain data; `C` is a system's
 * choices by id, so that a wrong id, question or answer does not compile. Words wanted: "refuse.shape" and
 * "refuse.not-offered", both with `kind`.
 */
export const listing =
  <G, C extends { readonly [K in keyof C]: Chosen }>() =>
  <K extends Extract<keyof C, string>>(
    id: K,
    rule: string | null,
    describe: (game: G, about: C[K]["about"]) => Message,
    answers: (game: G, about: C[K]["about"]) => readonly C[K]["answer"][],
    label: (game: G, about: C[K]["about"], answer: C[K]["answer"]) => Message,
    { pick, standard, offers, whyNot }: ListedMore<G, C[K]["about"], C[K]["answer"]> = {},
  ): ChoiceKind<G, C[K]["about"]> => {
    const all = (game: G, about: C[K]["about"]) => answers(game, about) as readonly Json[];
    return {
      id,
      rule,
      describe,
      accept(game, about, answer) {
        if (!isRecord(answer)) return refuse("refuse.shape", rule, { kind: id });
        if (offers?.(game, about, answer) === true) return true;
        for (const offered of all(game, about)) {
          const o = offered as Fields;
          const fields = Object.keys(o);
          if (exactly(answer, fields) && fields.every((k) => o[k] === answer[k])) return true;
        }
        const why = whyNot?.(game, about, answer);
        return why === undefined || why === true ? refuse("refuse.not-offered", rule, { kind: id }) : why;
      },
      sample: (game, about, source) =>
        pick === undefined
          ? anyAnswer(all(game, about), source)
          : (pick(game, about, source, answers(game, about)) as Answer),
      enumerate: all,
      label: (game, about, answer) => label(game, about, answer),
      timeout: (game, about) =>
        standard === undefined ? firstAnswer(all(game, about)) : (standard(game, about) as Answer),
    };
  };
