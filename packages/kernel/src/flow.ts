import type { DiceRequest, OutcomeOf } from "@tercio/dice";
import type { Bilingual, JsonObject } from "./json.ts";
import type {
  Change,
  ChoiceRequest,
  Context,
  Core,
  Each,
  Frame,
  RollRequest,
  Sequence,
  Settled,
  Step,
  Written,
} from "./sequence.ts";
import { stepsOf } from "./steps.ts";

/**
 * What a system's sequences speak of, declared once as a type: every id, variable, answer and outcome in a step is
 * checked against it. A mistake in any of them does not compile (`tools/planted/`).
 */
export interface FlowTypes {
  readonly game: Core;
  /** By id: {@link Played}. */
  readonly sequences: object;
  /** By id: {@link Chosen}. */
  readonly choices: object;
  /** Ids of rules that a step may name. */
  readonly rule: string;
  /** By id of a sequence: the ids of its steps. */
  readonly steps: object;
}

/** One sequence: the variables it is entered with, those of its own, and what it hands to the step that called it. */
export interface Played<Given extends object = object, Own extends object = object, Result = void> {
  readonly given: Given;
  readonly own: Own;
  readonly result: Result;
}

/** One kind of choice: what it is about, and an accepted answer. */
export interface Chosen<About extends object = object, Answer = unknown> {
  readonly about: About;
  readonly answer: Answer;
}

type Id<T> = Extract<keyof T, string>;
type PlayedAs<F extends FlowTypes, K> = K extends keyof F["sequences"]
  ? F["sequences"][K] extends Played<infer G, infer O, infer R>
    ? { readonly given: G; readonly own: O; readonly vars: G & O; readonly result: R }
    : never
  : never;
/** The ids of the steps of a sequence. */
type StepsIn<F extends FlowTypes, K> = K extends keyof F["steps"] ? Extract<F["steps"][K], string> : never;
type Given<F extends FlowTypes, K> = PlayedAs<F, K>["given"];
type Vars<F extends FlowTypes, K> = PlayedAs<F, K>["vars"];
type ResultOf<F extends FlowTypes, K> = PlayedAs<F, K>["result"];
type ChosenAs<F extends FlowTypes, K> = K extends keyof F["choices"]
  ? F["choices"][K] extends Chosen<infer About, infer Answer>
    ? { readonly about: About; readonly answer: Answer }
    : never
  : never;

type Named<C> = C extends { readonly vars?: infer P } ? (P extends object ? keyof P : never) : never;
/** A change may set only variables that its sequence has; the compiler does not see that by itself in what a function returns. */
export type Only<C, V> = Exclude<Named<C>, keyof V> extends never ? unknown : { readonly vars: "no such variable" };

/** Dice asked for, with their own type. */
export type RollOf<D extends DiceRequest> = Omit<RollRequest, "dice"> & { readonly dice: D };

/** Who is asked, and about what. */
export interface Asked<F extends FlowTypes, K> {
  readonly player: number;
  readonly about: ChosenAs<F, K>["about"];
}

/** What is known without asking: taken as if it had been answered or rolled. */
export const settled = <O>(outcome: O): Settled<O> => ({ type: "settled", outcome });

/** Kinds of step in a sequence with variables V and steps `To`; `I`: the item, in a step that is made for each of a list. */
export interface Steps<F extends FlowTypes, V, To extends string, I extends readonly unknown[]> {
  /** Does something. */
  act<const S extends To, C extends Change<F["game"], V, To>>(
    id: S,
    title: Bilingual,
    run: (game: F["game"], vars: V, ...rest: [...I, Context]) => C & Only<C, V>,
    rule?: F["rule"],
  ): Step<F["game"], S>;
  /** Lets dice fall; null = no dice, the step is passed over. */
  roll<const S extends To, const D extends DiceRequest, C extends Change<F["game"], V, To>>(
    id: S,
    title: Bilingual,
    ask: (game: F["game"], vars: V, ...item: I) => RollOf<D> | Settled<OutcomeOf<D>> | null,
    take: (game: F["game"], vars: V, ...rest: [...I, OutcomeOf<D>, Context]) => C & Only<C, V>,
    rule?: F["rule"],
  ): Step<F["game"], S>;
  /** Asks a player; null = nothing to decide, the step is passed over. */
  choose<const S extends To, K extends Id<F["choices"]>, C extends Change<F["game"], V, To>>(
    id: S,
    title: Bilingual,
    choice: K,
    ask: (game: F["game"], vars: V, ...item: I) => Asked<F, K> | Settled<ChosenAs<F, K>["answer"]> | null,
    take: (game: F["game"], vars: V, ...rest: [...I, ChosenAs<F, K>["answer"], Context]) => C & Only<C, V>,
    rule?: F["rule"],
    /** What happens instead where no answer is legal. */
    none?: (game: F["game"], vars: V, ...rest: [...I, Context]) => Change<F["game"], V, To>,
  ): Step<F["game"], S>;
  /** Plays another sequence, entered with what `given` says (null = passed over), and takes its result. */
  call<const S extends To, K extends Id<F["sequences"]>, C extends Change<F["game"], V, To>>(
    id: S,
    title: Bilingual,
    sequence: K,
    given: (game: F["game"], vars: V, ...item: I) => Given<F, K> | null,
    take?: (game: F["game"], vars: V, ...rest: [...I, ResultOf<F, K>, Context]) => C & Only<C, V>,
    rule?: F["rule"],
  ): Step<F["game"], S>;
}

/** Who of several comes next: those who may, what is asked where they are more than one, and whom the answer means. */
export interface OrderOf<F extends FlowTypes, V, T, K extends Id<F["choices"]>> {
  readonly choice: K;
  readonly among?: (game: F["game"], vars: V, left: readonly T[]) => readonly T[];
  readonly ask: (game: F["game"], vars: V, among: readonly T[]) => Asked<F, K>;
  readonly chosen: (answer: ChosenAs<F, K>["answer"], among: readonly T[]) => T | undefined;
}

/** All that a sequence with variables V is built of. */
export interface Builder<F extends FlowTypes, V, To extends string> extends Steps<F, V, To, []> {
  /** Asks again after each reply, until there is nothing to ask. */
  readonly again: Pick<Steps<F, V, To, []>, "roll" | "choose">;
  /** A step made once for each of a list, in its order or in the one that a player chooses. */
  each<T, K extends Id<F["choices"]> = never>(
    list: (game: F["game"], vars: V) => readonly T[],
    more?: {
      readonly still?: (game: F["game"], vars: V, item: T) => boolean;
      readonly order?: OrderOf<F, V, T, K>;
    },
  ): Steps<F, V, To, [T]>;
  /** Back to an earlier step for as long as the test holds. */
  repeat<const S extends To, const From extends To>(
    id: S,
    title: Bilingual,
    from: From,
    test: (game: F["game"], vars: V) => boolean,
    rule?: F["rule"],
  ): Step<F["game"], S> & { readonly from: From };
}

type StepIds<L> = L extends readonly { readonly id: infer S }[] ? S : never;
/** All steps of a sequence must stand in its list. */
type Whole<L, To extends string> =
  Exclude<To, StepIds<L>> extends never ? unknown : { readonly lacksStep: Exclude<To, StepIds<L>> };

/** The builder of one system's sequences. */
export interface Flow<F extends FlowTypes> {
  /** A frame that plays a sequence from its start. */
  enter<K extends Id<F["sequences"]>>(id: K, given: Given<F, K>): Frame;
  /** A frame that stands at a step of a sequence, with the variables that it has there. */
  frameAt<K extends Id<F["sequences"]>>(
    id: K,
    step: StepsIn<F, K>,
    vars: Given<F, K> & Partial<PlayedAs<F, K>["own"]>,
  ): Frame;
  /** A sequence with the variables it starts with, its steps, and what it hands back. */
  sequence<K extends Id<F["sequences"]>, const L extends readonly Step<F["game"]>[]>(
    id: K,
    title: Bilingual,
    start: PlayedAs<F, K>["own"],
    steps: (of: Builder<F, Vars<F, K>, StepsIn<F, K>>) => L & Whole<L, StepsIn<F, K>>,
    ...result: ResultOf<F, K> extends void ? [] : [(game: F["game"], vars: Vars<F, K>) => ResultOf<F, K>]
  ): Sequence<F["game"]>;
  /** The same sequence with a copy of its variables written field by field, for those that odds go through thousands of times. */
  copied<K extends Id<F["sequences"]>>(
    id: K,
    sequence: Sequence<F["game"]>,
    copy: (vars: Vars<F, K>) => { [name in keyof Required<Vars<F, K>>]: Vars<F, K>[name] },
  ): Sequence<F["game"]>;
}

/** Variables are plain data; interfaces have no index signature, so the compiler wants to be told. */
const plain = (vars: object): JsonObject => vars as JsonObject;

const { placeOf } = stepsOf<{ readonly [sequence: string]: string }>();
/** A frame at a step: all of them are written out here, so that all are of one shape (a copied place would make them slow to read). */
function frameOf(id: string, step: string, vars: JsonObject, called: true | undefined): Frame {
  const { sequence, at } = placeOf(id, step);
  return { sequence, at, vars, called, loop: undefined };
}

const nothing = () => ({});

/** The four kinds of step, with what makes them loops. */
function steps(loop: { readonly each?: Each; readonly again?: true }) {
  const head = (id: string, title: Bilingual, rule: string | undefined) => ({
    id,
    title,
    ...(rule === undefined ? {} : { rule }),
    ...loop,
  });
  return {
    act: (id: string, title: Bilingual, run: Written<object>, rule?: string) => ({
      kind: "act",
      ...head(id, title, rule),
      run,
    }),
    roll: (id: string, title: Bilingual, request: Written<object | null>, take: Written<object>, rule?: string) => ({
      kind: "ask",
      ...head(id, title, rule),
      request,
      take,
    }),
    choose: (
      id: string,
      title: Bilingual,
      choice: string,
      ask: Written<LooseAsked | Settled | null>,
      take: Written<object>,
      rule?: string,
      none?: Written<object>,
    ) => ({
      kind: "ask",
      ...head(id, title, rule),
      ...(none === undefined ? {} : { none }),
      request: (...given: never[]): ChoiceRequest | Settled | null => {
        const about = ask(...given);
        return about === null || "type" in about ? about : asked(choice, about);
      },
      take,
    }),
    call: (
      id: string,
      title: Bilingual,
      sequence: string,
      given: Written<object | null>,
      take: Written<object> = nothing,
      rule?: string,
    ) => ({
      kind: "call",
      ...head(id, title, rule),
      frame: (...of: never[]): Frame | null => {
        const vars = given(...of);
        return vars === null ? null : frameOf(sequence, "", plain(vars), true);
      },
      take,
    }),
  };
}

interface LooseAsked {
  readonly player: number;
  readonly about: object;
}
const asked = (choice: string, { player, about }: LooseAsked): ChoiceRequest => ({
  type: "choice",
  player,
  choice,
  about: plain(about),
});

interface LooseOrder {
  readonly choice: string;
  readonly among?: Written<readonly unknown[]>;
  readonly ask: Written<LooseAsked>;
  readonly chosen: Written<unknown>;
}

const all = (_: unknown, __: unknown, left: readonly unknown[]): readonly unknown[] => left;

const builder = {
  ...steps({}),
  again: steps({ again: true }),
  each: (list: Each["list"], more: { still?: Each["still"]; order?: LooseOrder } = {}) => {
    const { still, order } = more;
    const ordered: Each["order"] = order && {
      among: order.among ?? all,
      ask: (...of: never[]) => asked(order.choice, order.ask(...of)),
      chosen: order.chosen,
    };
    return steps({
      each: { list, ...(still === undefined ? {} : { still }), ...(ordered === undefined ? {} : { order: ordered }) },
    });
  },
  repeat: (id: string, title: Bilingual, from: string, test: Written<boolean>, rule?: string) => ({
    kind: "repeat",
    id,
    title,
    from,
    test,
    ...(rule === undefined ? {} : { rule }),
  }),
};

/** Steps of sequences that a system does not have. */
type Stray<F extends FlowTypes> = Exclude<keyof F["steps"], keyof F["sequences"]>;

/** The builder of the sequences of one system, whose ids, variables, steps and answers F declares. */
export function flow<F extends FlowTypes>(..._: Stray<F> extends never ? [] : [noSuchSequence: Stray<F>]): Flow<F> {
  return {
    enter: (id, given) => frameOf(id, "", plain(given), undefined),
    frameAt: (id, step, vars) => frameOf(id, step, plain(vars), undefined),
    sequence(id, title, start, make, ...result) {
      // Here the types end: the engine plays tables, and hands each step what its own sequence keeps.
      const list = make(builder as Parameters<typeof make>[0]);
      const seen = new Set<string>();
      for (const step of list) {
        if (seen.has(step.id)) throw new Error(`sequence ${id} has two steps "${step.id}"`);
        if (step.kind === "repeat" && !seen.has(step.from))
          throw new Error(`${id}, step ${step.id}: no step "${step.from}" stands before it`);
        seen.add(step.id);
      }
      return { id, title, steps: list, start, result: result[0] ?? (() => undefined) };
    },
    copied(id, of, copy) {
      if (of.id !== id) throw new Error(`the variables of ${id} are not those of ${of.id}`);
      return { ...of, copy };
    },
  };
}

/** What a frame's own sequence keeps in it, for who looks at a game from outside its steps: `V` is what the system declared. */
export const varsOf = <V>(frame: Frame): V => frame.vars as unknown as V;
