import { afterChange, afterUse, atStep, type Lasting, tellTaken } from "./effect.ts";
import type { Json, JsonObject } from "./json.ts";
import type {
  AskStep,
  CallStep,
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
  /** What a reply to the standing request (already checked) changes at once; `resume` runs on from there. */
  take(game: G, reply: unknown, context: Context): Taken<G>;
  /** `advance` from where `take` left off; what was taken stays as it is. */
  resume(
    taken: Taken<G>,
    context: Context,
    stop?: (top: Frame) => boolean,
  ): { readonly game: G; readonly request: Request | null };
  restack(game: G, stack: readonly Frame[]): G;
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

/** A function of a step, to be called; what it is given was checked where it was written. */
const open = <T>(written: Written<T>): ((...given: unknown[]) => T) => written as (...given: unknown[]) => T;

/** Variables with some of them changed. Copied whole and then written over: a spread of both takes ten times as long. */
function changed(vars: JsonObject, change: object): JsonObject {
  const copy = { ...vars } as { [name: string]: Json };
  for (const name in change) copy[name] = (change as JsonObject)[name] as Json;
  return copy;
}

const NOTHING = {};

/** A frame of the same sequence at another step. Written out: a spread of what is not there would cost more than the step. */
function standingAt({ sequence, called }: Frame, at: string, vars: JsonObject, loop?: Frame["loop"]): Frame {
  if (called === true)
    return loop === undefined ? { sequence, at, vars, called } : { sequence, at, vars, called, loop };
  return loop === undefined ? { sequence, at, vars } : { sequence, at, vars, loop };
}

/** A frame as it is written where nobody else holds it. */
type Own = { -readonly [K in keyof Frame]: Frame[K] };

/** The list less one of its items. */
function without(left: readonly Json[], item: Json): readonly Json[] {
  const at = left.indexOf(item);
  return at === 0 ? left.slice(1) : [...left.slice(0, at), ...left.slice(at + 1)];
}

export function engine<G extends Core>(
  sequences: readonly Sequence<G>[],
  restack: (game: G, stack: readonly Frame[]) => G = (game, stack) => ({ ...game, stack }),
  choices: { readonly [id: string]: ChoiceKind<G> } = {},
  lasting?: Lasting<G>,
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

  function placeAt({ places }: Table<G>, { sequence }: Frame, at: string): number {
    const index = places.get(at);
    if (index === undefined) throw new Error(`sequence "${sequence}" has no step "${at}"`);
    return index;
  }

  const placeOf = (table: Table<G>, frame: Frame): number => (frame.at === "" ? 0 : placeAt(table, frame, frame.at));

  /** A frame at the start of its sequence stands at its first step with all its variables; others are as they are. */
  function begun(frame: Frame, { start, steps }: Table<G>): Frame {
    if (frame.at !== "") return frame;
    const vars = start === null ? frame.vars : changed(start, frame.vars);
    return standingAt(frame, steps[0]?.id ?? "", vars);
  }

  const asks = (step: AskStep<G>, { vars, loop }: Frame, game: G): Request | Settled | null =>
    step.each === undefined ? open(step.request)(game, vars) : open(step.request)(game, vars, loop?.item);
  const takes = (step: AskStep<G> | CallStep<G>, { vars, loop }: Frame, game: G, reply: unknown, context: Context) =>
    step.each === undefined
      ? open(step.take)(game, vars, reply, context)
      : open(step.take)(game, vars, loop?.item, reply, context);
  const runs = (of: Written<Change<G>>, step: Step<G>, { vars, loop }: Frame, game: G, context: Context) =>
    step.each === undefined ? open(of)(game, vars, context) : open(of)(game, vars, loop?.item, context);

  /**
   * The last frame that was made, as long as nobody but the stack it is on top of holds it: it moves on in place. No step
   * is given a frame, only its variables, which are never changed. `ownPlace`: of the step it stands at.
   */
  let own: Own | null = null;
  let ownPlace = 0;

  /** A frame of the same sequence at another step, that with this place. */
  function movedOn(frame: Frame, at: string, place: number, vars: JsonObject, loop: Frame["loop"]): Frame {
    ownPlace = place;
    if (own !== frame || loop !== undefined || own.loop !== undefined) return (own = standingAt(frame, at, vars, loop));
    own.at = at;
    own.vars = vars;
    return own;
  }

  /** Makes the change of the top frame's step; `stack` is changed in place. `stays`: the step is made again. */
  function settle(
    game: G,
    stack: Frame[],
    table: Table<G>,
    place: number,
    change: Change<G>,
    context: Context,
    stays: Frame["loop"] | boolean,
  ): G {
    const { steps, result } = table;
    const top = stack.pop() as Frame;
    const vars = change.vars === undefined ? top.vars : changed(top.vars, change.vars);
    const to = change.goTo === undefined ? (stays === false ? place + 1 : place) : placeAt(table, top, change.goTo);
    const at = change.leave === true ? undefined : (change.goTo ?? steps[to]?.id);
    let next = change.game ?? game;
    if (lasting !== undefined) {
      const listens = context === silent ? null : context;
      if (listens !== null && next !== game) tellTaken(lasting, game, next, listens);
      if (change.uses !== undefined && change.uses !== null) next = afterUse(lasting, next, change.uses, listens);
      if (next !== game) next = afterChange(lasting, next, listens);
    }
    if (at !== undefined) {
      const loop = typeof stays === "object" && change.goTo === undefined ? stays : undefined;
      stack.push(movedOn(top, at, to, vars, loop));
    } else if (top.called === true) next = deliver(next, stack, open(result)(next, vars), context);
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
    if (top === undefined) return game;
    const table = tableOf(top);
    const place = placeOf(table, top);
    const step = table.steps[place];
    if (step?.kind !== "call") return game;
    return settle(game, stack, table, place, takes(step, top, game, result, context), context, staying(step, top));
  }

  /** Takes the next of a list under way; "done" where none is left, a request where a player says which. */
  function nextOf(game: G, stack: Frame[], { list, still, order }: Each): Request | "done" | "taken" {
    const top = stack[stack.length - 1] as Frame;
    const { vars } = top;
    const all = top.loop?.left ?? open(list)(game, vars);
    const left = (still === undefined ? all : all.filter((item) => open(still)(game, vars, item))) as readonly Json[];
    if (left.length === 0) return "done";
    const among = order === undefined || left.length === 1 ? left : open(order.among)(game, vars, left);
    if (order !== undefined && among.length > 1) {
      stack[stack.length - 1] = standingAt(top, top.at, vars, { left });
      return open(order.ask)(game, vars, among);
    }
    const item = among[0] as Json;
    stack[stack.length - 1] = standingAt(top, top.at, vars, { left: without(left, item), item });
    return "taken";
  }

  /** Is there a legal answer? A kind is given the game with its stack: it may look where the game stands. */
  function answerable(game: G, request: Request): boolean {
    const kind = request.type === "choice" ? choices[request.choice] : undefined;
    if (kind === undefined || request.type !== "choice") return true;
    return kind.answerable?.(game, request.about) ?? kind.timeout(game, request.about) !== null;
  }

  /** The same of a game that goes on: a kind that is given it may keep it, so that the stack is no longer this run's alone. */
  function standsAnswerable(game: G, stack: readonly Frame[], request: Request): boolean {
    own = null;
    return answerable(restack(game, stack.slice()), request);
  }

  const isSettled = (asked: Request | Settled): asked is Settled => asked.type === "settled";

  /** Runs on with a stack of its own, which it changes in place; the game's is replaced when it stops. */
  function going(
    start: G,
    stack: Frame[],
    context: Context,
    stop?: (top: Frame) => boolean,
  ): { game: G; request: Request | null } {
    let game = start;
    for (let count = 0; count < RUNAWAY; count++) {
      const here = stack[stack.length - 1];
      if (here === undefined || stop?.(here) === true) return { game: restack(game, stack), request: null };
      const table = tableOf(here);
      const place = here === own ? ownPlace : placeOf(table, here);
      const step = table.steps[place];
      if (step === undefined) {
        stack.pop();
        continue;
      }
      let top = here;
      if (here.at === "") {
        top = own = begun(here, table);
        ownPlace = 0;
        stack[stack.length - 1] = top;
      }
      if (step.rule !== undefined && !inForce(step.rule)) {
        game = settle(game, stack, table, place, NOTHING, context, false);
        continue;
      }
      // What lasted until this step is over; the next of a list, or an answer to who comes next, is no new beginning.
      if (lasting !== undefined && top.loop === undefined)
        game = atStep(lasting, game, top.sequence, step, context === silent ? null : context);
      if (step.each !== undefined && top.loop?.item === undefined) {
        const next = nextOf(game, stack, step.each);
        if (next === "done") {
          game = settle(game, stack, table, place, NOTHING, context, false);
          continue;
        }
        if (next !== "taken") return { game: restack(game, stack), request: next };
        top = stack[stack.length - 1] as Frame;
      }
      let change: Change<G> | null = null;
      switch (step.kind) {
        case "act":
          change = runs(step.run, step, top, game, context);
          break;
        case "repeat":
          change = open(step.test)(game, top.vars) ? { goTo: step.from } : NOTHING;
          break;
        case "call": {
          const { vars, loop } = top;
          const frame =
            step.each === undefined ? open(step.frame)(game, vars) : open(step.frame)(game, vars, loop?.item);
          if (frame !== null) {
            stack.push(frame);
            continue;
          }
          break;
        }
        case "ask": {
          const asked = asks(step, top, game);
          if (asked === null) break;
          if (isSettled(asked)) change = takes(step, top, game, asked.outcome, context);
          else if (step.none === undefined || standsAnswerable(game, stack, asked))
            return { game: restack(game, stack), request: asked };
          else change = runs(step.none, step, top, game, context);
        }
      }
      // Passed over: on to the next of the list, or to the next step.
      const stays = change !== null || step.each !== undefined ? staying(step, top) : false;
      game = settle(game, stack, table, place, change ?? NOTHING, context, stays);
    }
    throw new Error(`no request within ${RUNAWAY} steps: ${stackPath(stack)}`);
  }

  /** {@link going} with frames that are nobody else's from beginning to end. */
  function run(start: G, stack: Frame[], context: Context, stop?: (top: Frame) => boolean): ReturnType<typeof going> {
    try {
      return going(start, stack, context, stop);
    } finally {
      own = null;
    }
  }

  /** The top frame and its step. */
  function standing(game: G): { readonly top: Frame; readonly table: Table<G>; readonly place: number } | null {
    const last = game.stack[game.stack.length - 1];
    if (last === undefined) return null;
    const table = tableOf(last);
    return { top: begun(last, table), table, place: placeOf(table, last) };
  }

  function pending(game: G): Request | null {
    const at = standing(game);
    const step = at?.table.steps[at.place];
    if (at === null || step === undefined) return null;
    let { top } = at;
    if (step.each !== undefined && top.loop?.item === undefined) {
      const stack = [top];
      const next = nextOf(game, stack, step.each);
      if (next === "done") return null;
      if (next !== "taken") return next;
      top = stack[0] as Frame;
    }
    if (step.kind !== "ask") return null;
    const asked = asks(step, top, game);
    return asked === null || isSettled(asked) ? null : asked;
  }

  function take(game: G, answer: unknown, context: Context): { readonly game: G; readonly stack: Frame[] } {
    const at = standing(game);
    const step = at?.table.steps[at.place];
    if (at === null || step === undefined) throw new Error("nothing was asked");
    const { top, table, place } = at;
    const stack = game.stack.slice();
    const order = step.each?.order;
    if (order !== undefined && top.loop !== undefined && top.loop.item === undefined) {
      const { left } = top.loop;
      const item = open(order.chosen)(answer, open(order.among)(game, top.vars, left)) as Json;
      stack[stack.length - 1] = standingAt(top, top.at, top.vars, { left: without(left, item), item });
      return { game, stack };
    }
    if (step.kind !== "ask") throw new Error("nothing was asked");
    stack[stack.length - 1] = top;
    const change = takes(step, top, game, answer, context);
    return { game: settle(game, stack, table, place, change, context, staying(step, top)), stack };
  }

  return {
    advance: (game, context, stop) => run(game, game.stack.slice(), context, stop),
    pending,
    take(game, answer, context) {
      const taken = take(game, answer, context);
      own = null;
      return taken;
    },
    resume: (taken, context, stop) => run(taken.game, taken.stack.slice(), context, stop),
    restack,
    reply(game, answer, context, stop) {
      const taken = take(game, answer, context);
      return run(taken.game, taken.stack, context, stop);
    },
  };
}
