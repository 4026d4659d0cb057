import { there } from "@tercio/basis";
import { afterChange, afterUse, atStep, type Lasting, tellTaken } from "./effect.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Change, ChoiceKind, Context, Core, Frame, Loop, Request, Sequence, Settled } from "./sequence.ts";
import { placeAt, plain, type PlayedStep, Running, type Table, tablesOf } from "./table.ts";
import { inForce } from "./trace.ts";

/** Steps that may run between two requests before the engine calls it a runaway. */
const RUNAWAY = 20_000;
/** Deepest stack a sane set of sequences can reach. */
const DEEPEST = 64;

/** A game whose stack is to be replaced by another: most answers change nothing else. */
export interface Taken<G> {
  readonly game: G;
  readonly stack: readonly Frame[];
}

/** A game that has stopped, as it is told to who goes on from it. */
interface Stopped<G> {
  readonly game: G;
  readonly request: Request | null;
}

/** What puts a stack into a game. */
interface Stacking<G> {
  restack(game: G, stack: readonly Frame[]): G;
}

/** Where a run has stopped. Its stack is put into the game when somebody asks for that: of most states of a walk nobody does. */
export class Halt<G extends Core> {
  /** The game with whatever stack: the very one that the run began with where no step has changed it. */
  readonly unstacked: G;
  readonly request: Request | null;
  private readonly stack: Frame[];
  private readonly of: Stacking<G>;
  private whole: G | null = null;

  constructor(bare: G, request: Request | null, stack: Frame[], of: Stacking<G>) {
    this.unstacked = bare;
    this.request = request;
    this.stack = stack;
    this.of = of;
  }

  /** To be looked at, not to be kept. */
  get top(): Frame | undefined {
    return this.stack[this.stack.length - 1];
  }

  get game(): G {
    return (this.whole ??= this.of.restack(this.unstacked, plain(this.stack)));
  }
}

/** The sequences of one system, indexed once. A step must not look at the stack: it is put into the game at stops only. */
export interface Engine<G extends Core> {
  /** Runs on until a request stands, the stack is empty, or `stop` holds for the top frame before its step (both null). */
  advance(game: G, context: Context, stop?: (top: Frame) => boolean): Stopped<G>;
  /** The request that stands, derived from the state and the top frame. */
  pending(game: G): Request | null;
  /** What a reply to the standing request (already checked) changes at once; `resume` runs on from there. */
  take(game: G, reply: unknown, context: Context): Taken<G>;
  /** `advance` from where `take` left off; what was taken stays as it is. */
  resume(taken: Taken<G>, context: Context, stop?: (top: Frame) => boolean): Stopped<G>;
  /** The same, for who need not see each game that it comes to. */
  resumed(taken: Taken<G>, context: Context, stop?: (top: Frame) => boolean): Halt<G>;
  restack(game: G, stack: readonly Frame[]): G;
  /** Takes a reply to the standing request (already checked) and runs on. */
  reply(game: G, reply: unknown, context: Context, stop?: (top: Frame) => boolean): Stopped<G>;
  /** The same, for who need not see each game that it comes to. */
  replied(game: G, reply: unknown, context: Context, stop?: (top: Frame) => boolean): Halt<G>;
}

export const silent: Context = { emit() {} };

/** The frames of the stack as "sequence › step", for errors and playthroughs. */
export function stackPath(stack: readonly Frame[]): string {
  return stack.map((f) => `${f.sequence} › ${f.at === "" ? "start" : f.at}`).join(" / ");
}

const NOTHING = {};

/** Where a step goes on when it is done: with the next of its list, with itself, or with the next step. */
type Onward = Loop | "again" | "next";

/** The list less one of its items. */
function without(left: readonly Json[], item: Json): readonly Json[] {
  const at = left.indexOf(item);
  return at === 0 ? left.slice(1) : [...left.slice(0, at), ...left.slice(at + 1)];
}

const isSettled = (asked: Request | Settled): asked is Settled => asked.type === "settled";

export function engine<G extends Core>(
  sequences: readonly Sequence<G>[],
  restack: (game: G, stack: readonly Frame[]) => G = (game, stack) => ({ ...game, stack }),
  choices: { readonly [id: string]: ChoiceKind<G> } = {},
  lasting?: Lasting<G>,
): Engine<G> {
  const tables = tablesOf(sequences);
  const stacking: Stacking<G> = { restack };

  function tableOf(frame: Frame): Table<G> {
    const table = tables.get(frame.sequence);
    if (table === undefined) throw new Error(`no sequence "${frame.sequence}"`);
    return table;
  }

  const running = (frame: Frame): Running<G> =>
    frame instanceof Running ? (frame as Running<G>) : new Running(frame, tableOf(frame));

  /** The top frame as one that runs. */
  function topOf(stack: Frame[]): Running<G> {
    const last = there(stack[stack.length - 1]);
    if (last instanceof Running) return last as Running<G>;
    const top = new Running(last, tableOf(last));
    stack[stack.length - 1] = top;
    return top;
  }

  const asks = ({ each, request }: PlayedStep<G>, { vars, loop }: Running<G>, game: G): Request | Settled | null =>
    request === null ? null : each === null ? request(game, vars) : request(game, vars, loop?.item);
  const takes = (
    { each, take }: PlayedStep<G>,
    { vars, loop }: Running<G>,
    game: G,
    reply: unknown,
    context: Context,
  ) =>
    take === null
      ? NOTHING
      : each === null
        ? take(game, vars, reply, context)
        : take(game, vars, loop?.item, reply, context);
  const runs = (
    run: PlayedStep<G>["run"],
    { each }: PlayedStep<G>,
    { vars, loop }: Running<G>,
    game: G,
    context: Context,
  ): Change<G> =>
    run === null ? NOTHING : each === null ? run(game, vars, context) : run(game, vars, loop?.item, context);

  /** Makes the change of the top frame's step; `stack` is changed in place. */
  function settle(game: G, stack: Frame[], top: Running<G>, change: Change<G>, context: Context, onward: Onward): G {
    const { table, place } = top;
    const { steps } = table;
    let next = game;
    let to = onward === "next" ? place + 1 : place;
    let loop = typeof onward === "string" ? undefined : onward;
    let leaves = false;
    let uses: number | null = null;
    let enter: Change<G>["enter"];
    if (change !== NOTHING) {
      next = change.game ?? game;
      const { vars, goTo } = change;
      if (vars !== undefined) top.vars = table.changed(top.vars, vars);
      else if (change.all !== undefined) top.vars = change.all as JsonObject;
      if (goTo !== undefined) {
        to = placeAt(table, top.sequence, goTo);
        loop = undefined;
      }
      leaves = change.leave === true;
      uses = change.uses ?? null;
      ({ enter } = change);
    }
    if (lasting !== undefined) {
      const listens = context === silent ? null : context;
      if (listens !== null && next !== game) tellTaken(lasting, game, next, listens);
      if (uses !== null) next = afterUse(lasting, next, uses, listens);
      if (next !== game) next = afterChange(lasting, next, listens);
    }
    const step = leaves ? undefined : steps[to];
    if (step !== undefined) {
      top.at = step.id;
      top.place = to;
      top.loop = loop;
    } else {
      stack.pop();
      if (top.called === true) next = deliver(next, stack, table.result(next, top.vars), context);
    }
    if (enter !== undefined) {
      if (Array.isArray(enter)) for (const frame of enter as readonly Frame[]) stack.push(frame);
      else stack.push(enter as Frame);
      if (stack.length > DEEPEST) throw new Error(`the stack is deeper than ${DEEPEST}: ${stackPath(stack)}`);
    }
    return next;
  }

  const onwardOf = ({ each, again }: PlayedStep<G>, { loop }: Running<G>): Onward =>
    each !== null ? { left: loop?.left ?? [] } : again ? "again" : "next";

  /** Hands a result to the step that called for it. */
  function deliver(game: G, stack: Frame[], result: unknown, context: Context): G {
    if (stack.length === 0) return game;
    const top = topOf(stack);
    const step = top.table.steps[top.place];
    if (step?.kind !== "call") return game;
    return settle(game, stack, top, takes(step, top, game, result, context), context, onwardOf(step, top));
  }

  /** Takes the next of a list under way; "done" where none is left, a request where a player says which. */
  function nextOf(
    game: G,
    top: Running<G>,
    { list, still, among, ask }: NonNullable<PlayedStep<G>["each"]>,
  ): Request | "done" | "taken" {
    const { vars } = top;
    const all = top.loop?.left ?? list(game, vars);
    const left = (still === null ? all : all.filter((item) => still(game, vars, item))) as readonly Json[];
    if (left.length === 0) return "done";
    const free = among === null || left.length === 1 ? left : among(game, vars, left);
    if (ask !== null && free.length > 1) {
      top.loop = { left };
      return ask(game, vars, free);
    }
    const item = free[0] as Json;
    top.loop = { left: without(left, item), item };
    return "taken";
  }

  /** Is there a legal answer? A kind is given the game with its stack: it may look where the game stands, and keep it. */
  function answerable(game: G, stack: readonly Frame[], request: Request): boolean {
    const kind = request.type === "choice" ? choices[request.choice] : undefined;
    if (kind === undefined || request.type !== "choice") return true;
    const whole = restack(game, plain(stack.slice()));
    return kind.answerable?.(whole, request.about) ?? kind.timeout(whole, request.about) !== null;
  }

  /** Runs on with a stack of its own, which it changes in place; the game's is replaced when it stops. */
  // oxlint-disable-next-line eslint/complexity -- the innermost loop of every walk: a kind of step a case, none a call more
  function run(start: G, stack: Frame[], context: Context, stop?: (top: Frame) => boolean): Halt<G> {
    let game = start;
    for (let count = 0; count < RUNAWAY; count++) {
      const here = stack[stack.length - 1];
      if (here === undefined || stop?.(here) === true) return new Halt(game, null, stack, stacking);
      const top = topOf(stack);
      const step = top.table.steps[top.place];
      if (step === undefined) {
        stack.pop();
        continue;
      }
      if (step.rule !== null && !inForce(step.rule)) {
        game = settle(game, stack, top, NOTHING, context, "next");
        continue;
      }
      // What lasted until this step is over; the next of a list, or an answer to who comes next, is no new beginning.
      if (lasting !== undefined && top.loop === undefined)
        game = atStep(lasting, game, top.sequence, step, context === silent ? null : context);
      if (step.each !== null && top.loop?.item === undefined) {
        const next = nextOf(game, top, step.each);
        if (next === "done") {
          game = settle(game, stack, top, NOTHING, context, "next");
          continue;
        }
        if (next !== "taken") return new Halt(game, next, stack, stacking);
      }
      let change: Change<G> | null = null;
      switch (step.kind) {
        case "act":
          change = runs(step.run, step, top, game, context);
          break;
        case "repeat":
          change = step.test?.(game, top.vars) === true ? { goTo: step.from } : NOTHING;
          break;
        case "call": {
          const { vars, loop } = top;
          const frame = step.each === null ? step.frame?.(game, vars) : step.frame?.(game, vars, loop?.item);
          if (frame !== null && frame !== undefined) {
            stack.push(frame);
            continue;
          }
          break;
        }
        case "ask": {
          const asked = asks(step, top, game);
          if (asked === null) break;
          if (isSettled(asked)) change = takes(step, top, game, asked.outcome, context);
          else if (step.none === null || answerable(game, stack, asked)) return new Halt(game, asked, stack, stacking);
          else change = runs(step.none, step, top, game, context);
        }
      }
      // Passed over: on to the next of the list, or to the next step.
      const onward = change !== null || step.each !== null ? onwardOf(step, top) : "next";
      game = settle(game, stack, top, change ?? NOTHING, context, onward);
    }
    throw new Error(`no request within ${RUNAWAY} steps: ${stackPath(stack)}`);
  }

  function pending(game: G): Request | null {
    const last = game.stack[game.stack.length - 1];
    if (last === undefined) return null;
    const top = running(last);
    const step = top.table.steps[top.place];
    if (step === undefined) return null;
    if (step.each !== null && top.loop?.item === undefined) {
      const next = nextOf(game, top, step.each);
      if (next === "done") return null;
      if (next !== "taken") return next;
    }
    const asked = asks(step, top, game);
    return asked === null || isSettled(asked) ? null : asked;
  }

  /** What a reply changes, with frames that may still run. */
  function taken(game: G, answer: unknown, context: Context): { readonly game: G; readonly stack: Frame[] } {
    const stack = game.stack.slice();
    const top = stack.length === 0 ? null : topOf(stack);
    const step = top?.table.steps[top.place];
    if (top === null || step === undefined) throw new Error("nothing was asked");
    if (step.each !== null && step.each.chosen !== null && top.loop !== undefined && top.loop.item === undefined) {
      const { left } = top.loop;
      const { among, chosen } = step.each;
      const item = chosen(answer, among === null ? left : among(game, top.vars, left)) as Json;
      top.loop = { left: without(left, item), item };
      return { game, stack };
    }
    if (step.kind !== "ask") throw new Error("nothing was asked");
    // Asked of a state that `take` left and nobody ran on: the next of the list is the one that `pending` asked about.
    if (step.each !== null && top.loop?.item === undefined) nextOf(game, top, step.each);
    const change = takes(step, top, game, answer, context);
    return { game: settle(game, stack, top, change, context, onwardOf(step, top)), stack };
  }

  const whole = ({ game, request }: Halt<G>): Stopped<G> => ({ game, request });
  const resumed: Engine<G>["resumed"] = (from, context, stop) => run(from.game, from.stack.slice(), context, stop);
  const replied: Engine<G>["replied"] = (game, answer, context, stop) => {
    const { game: after, stack } = taken(game, answer, context);
    return run(after, stack, context, stop);
  };
  return {
    advance: (game, context, stop) => whole(run(game, game.stack.slice(), context, stop)),
    pending,
    take(game, answer, context) {
      const { game: after, stack } = taken(game, answer, context);
      return { game: after, stack: plain(stack) };
    },
    resumed,
    resume: (from, context, stop) => whole(resumed(from, context, stop)),
    restack,
    replied,
    reply: (game, answer, context, stop) => whole(replied(game, answer, context, stop)),
  };
}
