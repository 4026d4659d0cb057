import type { Json, JsonObject } from "./json.ts";
import type {
  Change,
  ChoiceKind,
  Context,
  Core,
  Each,
  Frame,
  Request,
  Sequence,
  Settled,
  Step,
  Written,
} from "./sequence.ts";
import { inForce } from "./trace.ts";

/** Steps that may run between two requests before the engine calls it a runaway. */
const RUNAWAY = 20_000;
/** Deepest stack a sane set of sequences can reach. */
const DEEPEST = 64;

interface Table<G> {
  readonly steps: readonly Step<G>[];
  readonly start: JsonObject | null;
  readonly result: Sequence<G>["result"];
  readonly places: ReadonlyMap<string, number>;
}

/** A game whose stack is to be replaced by another: most answers change nothing else. */
export interface Taken<G> {
  readonly game: G;
  readonly stack: readonly Frame[];
}

/** The sequences of one system, indexed once. A step must not look at the stack: it is put into the game at stops only. */
export interface Engine<G extends Core> {
  /** Runs on until a request stands, the stack is empty, or `stop` holds for the top frame before its step (both null). */
  advance(
    game: G,
    context: Context,
    stop?: (top: Frame) => boolean,
  ): { readonly game: G; readonly request: Request | null };
  /** The request that stands, derived from the state and the top frame. */
  pending(game: G): Request | null;
  /** What a reply to the standing request (already checked) changes at once; `advance` runs on from there. */
  take(game: G, reply: unknown, context: Context): Taken<G>;
  readonly restack: (game: G, stack: readonly Frame[]) => G;
  /** Takes a reply to the standing request (already checked) and runs on. */
  reply(
    game: G,
    reply: unknown,
    context: Context,
    stop?: (top: Frame) => boolean,
  ): { readonly game: G; readonly request: Request | null };
}

export const silent: Context = { emit() {} };

/** The frames of the stack as "sequence › step", for errors and playthroughs. */
export function stackPath(stack: readonly Frame[]): string {
  return stack.map((f) => `${f.sequence} › ${f.at === "" ? "start" : f.at}`).join(" / ");
}

/** Calls a function of a step; what it is given was checked where it was written. */
const call = <T>(written: Written<T>, ...given: readonly unknown[]): T =>
  (written as (...given: readonly unknown[]) => T)(...given);

/** The list less one of its items. */
function without(left: readonly Json[], item: Json): readonly Json[] {
  const at = left.indexOf(item);
  return at === 0 ? left.slice(1) : [...left.slice(0, at), ...left.slice(at + 1)];
}

export function engine<G extends Core>(
  sequences: readonly Sequence<G>[],
  restack: (game: G, stack: readonly Frame[]) => G = (game, stack) => ({ ...game, stack }),
  choices: { readonly [id: string]: ChoiceKind<G> } = {},
): Engine<G> {
  const tables = new Map<string, Table<G>>();
  for (const s of sequences) {
    if (tables.has(s.id)) throw new Error(`two sequences are called "${s.id}"`);
    tables.set(s.id, {
      steps: s.steps,
      start: Object.keys(s.start).length === 0 ? null : (s.start as JsonObject),
      result: s.result,
      places: new Map(s.steps.map((step, index) => [step.id, index])),
    });
  }

  function tableOf(frame: Frame): Table<G> {
    const table = tables.get(frame.sequence);
    if (table === undefined) throw new Error(`no sequence "${frame.sequence}"`);
    return table;
  }

  function placeOf(table: Table<G>, frame: Frame): number {
    if (frame.at === "") return 0;
    const index = table.places.get(frame.at);
    if (index === undefined) throw new Error(`sequence "${frame.sequence}" has no step "${frame.at}"`);
    return index;
  }

  /** A frame at the start of its sequence stands at its first step with all its variables; others are as they are. */
  function begun(frame: Frame): Frame {
    if (frame.at !== "") return frame;
    const { start, steps } = tableOf(frame);
    const vars = start === null ? frame.vars : { ...start, ...frame.vars };
    const at = steps[0]?.id ?? "";
    return frame.called === true
      ? { sequence: frame.sequence, at, vars, called: true }
      : { sequence: frame.sequence, at, vars };
  }

  /** Calls a function of the step that a frame stands at, with the item where it is made for each of a list. */
  const of = <T>(step: Step<G>, frame: Frame, written: Written<T>, game: G, ...rest: readonly unknown[]): T =>
    step.each === undefined
      ? call(written, game, frame.vars, ...rest)
      : call(written, game, frame.vars, frame.loop?.item, ...rest);

  /**
   * Makes the change of the top frame's step: `stack` is changed in place. `loop`: where the step is made again, with
   * those left of its list.
   */
  function settle(game: G, stack: Frame[], change: Change<G>, context: Context, stays: Frame["loop"] | boolean): G {
    const top = stack.pop() as Frame;
    const table = tableOf(top);
    const vars = (change.vars === undefined ? top.vars : { ...top.vars, ...change.vars }) as JsonObject;
    const at =
      change.leave === true
        ? undefined
        : (change.goTo ?? (stays === false ? table.steps[placeOf(table, top) + 1]?.id : top.at));
    let next = change.game ?? game;
    if (at !== undefined) {
      const frame = { sequence: top.sequence, at, vars };
      const loop = typeof stays === "object" && change.goTo === undefined ? stays : undefined;
      stack.push({ ...frame, ...(top.called && { called: top.called }), ...(loop && { loop }) });
    } else if (top.called === true) next = deliver(next, stack, call(table.result, next, vars), context);
    if (change.enter !== undefined) {
      if (Array.isArray(change.enter)) stack.push(...(change.enter as readonly Frame[]));
      else stack.push(change.enter as Frame);
      if (stack.length > DEEPEST) throw new Error(`the stack is deeper than ${DEEPEST}: ${stackPath(stack)}`);
    }
    return next;
  }

  /** Where a step goes on when it is done: to the next of its list, to itself, or to the next step. */
  const staying = (step: Step<G>, top: Frame): Frame["loop"] | boolean =>
    step.each !== undefined ? { left: top.loop?.left ?? [] } : step.kind === "ask" && step.again === true;

  /** Hands a result to the step that called for it. */
  function deliver(game: G, stack: Frame[], result: unknown, context: Context): G {
    const top = stack[stack.length - 1];
    const table = top && tableOf(top);
    const step = top && table?.steps[placeOf(table, top)];
    if (top === undefined || step?.kind !== "call") return game;
    const change = of(step, top, step.take, game, result, context);
    return settle(game, stack, change, context, staying(step, top));
  }

  /** Takes the next of a list under way; "done" where none is left, a request where a player says which. */
  function nextOf(game: G, stack: Frame[], { list, still, order }: Each): Request | "done" | "taken" {
    const top = stack[stack.length - 1] as Frame;
    const { vars } = top;
    const all = top.loop?.left ?? call(list, game, vars);
    const left = (still === undefined ? all : all.filter((item) => call(still, game, vars, item))) as readonly Json[];
    if (left.length === 0) return "done";
    const among = order === undefined || left.length === 1 ? left : call(order.among, game, vars, left);
    if (order !== undefined && among.length > 1) {
      stack[stack.length - 1] = { ...top, loop: { left } };
      return call(order.ask, game, vars, among);
    }
    const item = among[0] as Json;
    stack[stack.length - 1] = { ...top, loop: { left: without(left, item), item } };
    return "taken";
  }

  /** Is there a legal answer? A kind is given the game with its stack: it may look where the game stands. */
  function answerable(game: G, request: Request): boolean {
    const kind = request.type === "choice" ? choices[request.choice] : undefined;
    if (kind === undefined || request.type !== "choice") return true;
    return kind.answerable?.(game, request.about) ?? kind.timeout(game, request.about) !== null;
  }

  const isSettled = (asked: Request | Settled): asked is Settled => asked.type === "settled";

  function advance(start: G, context: Context, stop?: (top: Frame) => boolean): { game: G; request: Request | null } {
    let game = start;
    const stack = start.stack.slice();
    for (let count = 0; count < RUNAWAY; count++) {
      const here = stack[stack.length - 1];
      if (here === undefined || stop?.(here) === true) return { game: restack(game, stack), request: null };
      const table = tableOf(here);
      const step = table.steps[placeOf(table, here)];
      if (step === undefined) {
        stack.pop();
        continue;
      }
      let top = begun(here);
      stack[stack.length - 1] = top;
      if (step.rule !== undefined && !inForce(step.rule)) {
        game = settle(game, stack, {}, context, false);
        continue;
      }
      if (step.each !== undefined && top.loop?.item === undefined) {
        const next = nextOf(game, stack, step.each);
        if (next === "done") {
          game = settle(game, stack, {}, context, false);
          continue;
        }
        if (next !== "taken") return { game: restack(game, stack), request: next };
        top = stack[stack.length - 1] as Frame;
      }
      switch (step.kind) {
        case "act":
          game = settle(game, stack, of(step, top, step.run, game, context), context, staying(step, top));
          break;
        case "repeat":
          game = settle(game, stack, call(step.test, game, top.vars) ? { goTo: step.from } : {}, context, false);
          break;
        case "call": {
          const frame = of(step, top, step.frame, game);
          if (frame === null)
            game = settle(game, stack, {}, context, step.each === undefined ? false : staying(step, top));
          else stack.push(frame);
          break;
        }
        case "ask": {
          const asked = of(step, top, step.request, game);
          if (asked === null)
            game = settle(game, stack, {}, context, step.each === undefined ? false : staying(step, top));
          else if (isSettled(asked))
            game = settle(
              game,
              stack,
              of(step, top, step.take, game, asked.outcome, context),
              context,
              staying(step, top),
            );
          else if (step.none !== undefined && !answerable(game, asked))
            game = settle(game, stack, of(step, top, step.none, game, context), context, staying(step, top));
          else return { game: restack(game, stack), request: asked };
        }
      }
    }
    throw new Error(`no request within ${RUNAWAY} steps: ${stackPath(stack)}`);
  }

  /** The top frame and its step, where a list is under way with the next of it. */
  function standing(game: G): { readonly top: Frame; readonly step: Step<G> } | null {
    const last = game.stack[game.stack.length - 1];
    if (last === undefined) return null;
    const top = begun(last);
    const table = tableOf(top);
    const step = table.steps[placeOf(table, top)];
    return step === undefined ? null : { top, step };
  }

  function pending(game: G): Request | null {
    const at = standing(game);
    if (at === null) return null;
    const { step } = at;
    let { top } = at;
    if (step.each !== undefined && top.loop?.item === undefined) {
      const stack = [top];
      const next = nextOf(game, stack, step.each);
      if (next === "done") return null;
      if (next !== "taken") return next;
      top = stack[0] as Frame;
    }
    if (step.kind !== "ask") return null;
    const asked = of(step, top, step.request, game);
    return asked === null || isSettled(asked) ? null : asked;
  }

  function take(game: G, answer: unknown, context: Context): Taken<G> {
    const at = standing(game);
    if (at === null) throw new Error("nothing was asked");
    const { top, step } = at;
    const stack = game.stack.slice();
    const order = step.each?.order;
    if (order !== undefined && top.loop !== undefined && top.loop.item === undefined) {
      const { left } = top.loop;
      const item = call(order.chosen, answer, call(order.among, game, top.vars, left)) as Json;
      stack[stack.length - 1] = { ...top, loop: { left: without(left, item), item } };
      return { game, stack };
    }
    if (step.kind !== "ask") throw new Error("nothing was asked");
    stack[stack.length - 1] = top;
    const change = of(step, top, step.take, game, answer, context);
    return { game: settle(game, stack, change, context, staying(step, top)), stack };
  }

  return {
    advance,
    pending,
    take,
    restack,
    reply(game, answer, context, stop) {
      const taken = take(game, answer, context);
      return advance(restack(taken.game, taken.stack), context, stop);
    },
  };
}
