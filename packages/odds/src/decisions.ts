import {
  type Answer,
  type ChoiceKind,
  type ChoiceRequest,
  type Core,
  hashOnce,
  type Json,
  type JsonObject,
  message,
  type Message,
  type OddsQuestion,
  type RuleSystem,
} from "@tercio/kernel";
import { equal } from "./equal.ts";

/** One of the answers that a decision offers. */
export interface Option {
  /** Names it among the options of its decision, in every walk of the question. */
  readonly id: string;
  readonly label: Message;
}

/** What a player decides on the way of a question: whatever is asked there in the same words. */
export interface Decision {
  /** The same in every walk of a question. */
  readonly id: string;
  /** Seat of who is asked. */
  readonly player: number;
  /** The kind of choice. */
  readonly choice: string;
  /** As it is asked when it is met for the first time: how many dice it is about may differ. */
  readonly asked: Message;
  /** All answers on offer, where they are finitely many and more than one; else none. */
  readonly options: readonly Option[];
  /** What the odds take for granted by its answer, as `assumes` has it. */
  readonly told: Message;
  /**
   * The answers that are taken, by the ids of options, with the share of times, 0 to 1, at which each is; one that is taken
   * for granted has the share 1. Empty where the answer is none of the options.
   */
  readonly taken: readonly { readonly option: string; readonly share: number }[];
}

/** Answers to be given instead of those that are taken for granted: of a decision, by id, an option, by id. */
export interface Picks {
  readonly [decision: string]: string;
}

/** An answer that stands in for a player. */
export interface Standing {
  readonly answer: Answer;
  /** What is taken for granted by it; null where nothing hangs on it. */
  readonly assumed: Message | null;
  readonly decision: Decision | null;
}

/** All that could be answered. */
export interface Open {
  readonly answers: readonly Answer[];
  /** Ids of the options, in the same order. */
  readonly options: readonly string[];
  /** The place among them of the answer that stands in, -1 where it is none of them. */
  readonly at: number;
}

/** What stands for an answer: in what is told of it nothing may be said that changes with the dice. */
function wordsOf<G extends Core>(kind: ChoiceKind<G>, game: G, about: JsonObject, answer: Json): Message | null {
  return kind.assumes === undefined ? (kind.label?.(game, about, answer) ?? null) : kind.assumes(game, about, answer);
}

/** What is taken for granted by an answer; null where it makes no difference, or no other can be given. */
function assumptionOf<G extends Core>(kind: ChoiceKind<G>, game: G, about: JsonObject, answer: Json): Message | null {
  if (kind.assumes !== undefined) return kind.assumes(game, about, answer);
  if (kind.enumerate?.(game, about)?.length === 1) return null;
  const asked = kind.describe(game, about);
  return kind.label === undefined
    ? asked
    : message("kernel.assumed", { asked, answer: kind.label(game, about, answer) });
}

/** Short, and told apart from others by all that is in it. */
const idOf = (of: object): string => hashOnce(of).slice(0, 12);

interface Known {
  readonly player: number;
  /** In these words; compared, for to write them out each time would cost more than all else that is looked at. */
  readonly assumed: Message;
  /** Looked at closely when somebody wants to know: who only asks for odds does not. */
  readonly look: () => Looked;
  looked: Looked | null;
}
interface Looked {
  decision: Decision;
  /** The option that is given instead; null: what the choice falls back on. */
  readonly pick: string | null;
}
const lookedAt = (k: Known): Looked => (k.looked ??= k.look());

/** Messages, each once, in the order in which they came up. */
export class Granted {
  readonly #all: Message[] = [];
  /** @param question what it takes for granted by itself comes first */
  constructor({ assumes = [] }: { readonly assumes?: readonly Message[] }) {
    for (const m of assumes) this.add(m);
  }
  add(message: Message): void {
    for (const known of this.#all) if (equal(known, message)) return;
    this.#all.push(message);
  }
  get all(): readonly Message[] {
    return this.#all.slice();
  }
}

/** What odds take for granted, each thing once, and what is decided on their way. */
export interface Assumed {
  readonly assumes: readonly Message[];
  readonly decisions: readonly Decision[];
  /**
   * The answer that stands in for a player: the one that was picked, else what the choice gives when time runs out; null where
   * none is legal.
   */
  stand(game: unknown, request: ChoiceRequest): Standing | null;
  /** The same, noted among all that is taken for granted. */
  standIn(game: unknown, request: ChoiceRequest): Answer | null;
  /** All that could be answered instead; null where that is nothing. */
  open(game: unknown, request: ChoiceRequest, answer: Answer): Open | null;
}

export function assuming<G extends Core>(system: RuleSystem<G>, question: OddsQuestion<G>, picks: Picks = {}): Assumed {
  const assumes = new Granted(question);
  const known: Known[] = [];
  const kindOf = (choice: string): ChoiceKind<G> => {
    const kind = system.rules.choices[choice];
    if (kind === undefined) throw new Error(`no kind of choice "${choice}"`);
    return kind;
  };
  const optionsAt = (
    kind: ChoiceKind<G>,
    game: G,
    about: JsonObject,
  ): readonly { readonly option: Option; readonly answer: Answer }[] => {
    const all = (kind.enumerate?.(game, about) ?? []) as readonly Answer[];
    const found = new Map<string, { readonly option: Option; readonly answer: Answer }>();
    for (const answer of all) {
      const words = wordsOf(kind, game, about, answer);
      if (words === null) continue;
      const id = idOf(words);
      const label = kind.label?.(game, about, answer) ?? words;
      if (!found.has(id)) found.set(id, { option: { id, label }, answer });
    }
    return found.size < 2 ? [] : [...found.values()];
  };
  const look = (game: G, request: ChoiceRequest, answer: Answer, assumed: Message): Looked => {
    const kind = kindOf(request.choice);
    const { about, choice, player } = request;
    const id = idOf([player, choice, assumed]);
    const options = optionsAt(kind, game, about).map((o) => o.option);
    const label = wordsOf(kind, game, about, answer);
    const own = label === null ? undefined : options.find((o) => o.id === idOf(label));
    const pick = options.find((o) => o.id === picks[id])?.id ?? null;
    const option = pick ?? own?.id;
    const decision = {
      ...{
        id,
        player,
        choice,
        told: assumed,
        asked: kind.describe(game, about),
        options,
      },
      taken: option === undefined ? [] : [{ option, share: 1 }],
    };
    return { decision, pick };
  };
  /** The decision that is taken for granted in these words, as it is met for the first time. */
  const knownAs = (game: G, request: ChoiceRequest, answer: Answer, assumed: Message): Known => {
    const { player } = request;
    for (const k of known) if (k.player === player && equal(k.assumed, assumed)) return k;
    const made = { player, assumed, look: () => look(game, request, answer, assumed), looked: null };
    known.push(made);
    return made;
  };
  const given = (
    game: G,
    request: ChoiceRequest,
  ): { readonly answer: Answer; readonly assumed: Message | null } | null => {
    const settled = question.settles?.(game, request) ?? null;
    if (settled !== null) return { answer: settled, assumed: null };
    const kind = kindOf(request.choice);
    const answer = kind.timeout(game, request.about);
    return answer === null ? null : { answer, assumed: assumptionOf(kind, game, request.about, answer) };
  };
  const stand = (at: unknown, request: ChoiceRequest): Standing | null => {
    const game = at as G;
    const first = given(game, request);
    if (first === null) return null;
    const { answer, assumed } = first;
    if (assumed === null) return { answer, assumed, decision: null };
    const own = lookedAt(knownAs(game, request, answer, assumed));
    const { pick, decision } = own;
    if (pick === null) return { answer, assumed, decision };
    const kind = kindOf(request.choice);
    const { about } = request;
    const other = optionsAt(kind, game, about).find((o) => o.option.id === pick)?.answer ?? answer;
    const told = assumptionOf(kind, game, about, other) ?? assumed;
    if (decision.told === assumed) own.decision = { ...decision, told };
    return { answer: other, assumed: told, decision };
  };
  const picked = Object.keys(picks).length > 0;
  return {
    get assumes() {
      return assumes.all;
    },
    get decisions() {
      return known.map((k) => lookedAt(k).decision);
    },
    stand,
    standIn(at, request) {
      const game = at as G;
      const standing = picked ? stand(game, request) : given(game, request);
      if (standing === null) return null;
      const { answer, assumed } = standing;
      if (assumed !== null) {
        if (!picked) knownAs(game, request, answer, assumed);
        assumes.add(assumed);
      }
      return answer;
    },
    open(at, request, answer) {
      const game = at as G;
      const { choice, about } = request;
      if ((question.settles?.(game, request) ?? null) !== null) return null;
      const kind = kindOf(choice);
      const here = optionsAt(kind, game, about);
      if (here.length === 0) return null;
      const label = wordsOf(kind, game, about, answer);
      const own = label === null ? null : idOf(label);
      return {
        answers: here.map((o) => o.answer),
        options: here.map((o) => o.option.id),
        at: here.findIndex((o) => o.option.id === own),
      };
    },
  };
}
