import type { Change, ChoiceKind, Context, Core, Frame, Request, Sequence, Step } from "./sequence.ts";
import { inForce } from "./trace.ts";
import type { Json, JsonObject } from "./json.ts";

/** Steps that may run between two requests before the engine calls it a runaway. */
const RUNAWAY = 20_000;
/** Deepest stack a sane set of sequences can reach. */
const DEEPEST = 64;

interface Placed<G> {
  readonly step: Step<G>;
  readonly index: number;
}

interface Compiled<G> {
  readonly steps: readonly Step<G>[];
  readonly copy: Sequence<G>["copy"];
  readonly places: ReadonlyMap<string, Placed<G>>;
}

/** A game whose stack is to be replaced by another: most answers change nothing else. */
export interface Taken<G> {
  readonly game: G;
  readonly stack: readonly Frame[];
}

/** The sequences of one system, indexed once. */
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

export function engine<G extends Core>(
  sequences: readonly Sequence<G>[],
  restack: (game: G, stack: readonly Frame[]) => G = (game, stack) => ({ ...game, stack }),
  choices: { readonly [id: string]: ChoiceKind<G> } = {},
): Engine<G> {
  const compiled = new Map<string, Compiled<G>>();
  for (const s of sequences) {
    if (compiled.has(s.id)) throw new Error(`two sequences are called "${s.id}"`);
    compiled.set(s.id, {
      steps: s.steps,
      copy: s.copy,
      places: new Map(s.steps.map((step, index) => [step.id, { step, index }])),
    });
  }

  function find(frame: Frame): { table: Compiled<G>; index: number; step: Step<G> | undefined } {
    const table = compiled.get(frame.sequence);
    if (table === undefined) throw new Error(`no sequence "${frame.sequence}"`);
    if (frame.at === "") return { table, index: 0, step: table.steps[0] };
    const placed = table.places.get(frame.at);
    if (placed === undefined) throw new Error(`sequence "${frame.sequence}" has no step "${frame.at}"`);
    return { table, index: placed.index, step: placed.step };
  }

  function merged({ copy }: Compiled<G>, vars: JsonObject, changed: JsonObject): JsonObject {
    if (copy === undefined) return { ...vars, ...changed };
    const result = copy(vars) as { [name: string]: Json };
    for (const name in changed) result[name] = changed[name] as Json;
    return result;
  }

  /** The stack after the top frame's step has made its change. */
  function settled(stack: readonly Frame[], change: Change<G>): readonly Frame[] {
    const top = stack[stack.length - 1] as Frame;
    const { table, index } = find(top);
    const vars = change.vars === undefined ? top.vars : merged(table, top.vars, change.vars);
    const next = change.goTo ?? table.steps[index + 1]?.id ?? null;
    const rest = stack.slice(0, -1);
    if (change.leave !== true && next !== null) rest.push({ sequence: top.sequence, at: next, vars });
    if (change.enter !== undefined) {
      if (Array.isArray(change.enter)) rest.push(...(change.enter as readonly Frame[]));
      else rest.push(change.enter as Frame);
    }
    if (rest.length > DEEPEST) throw new Error(`the stack is deeper than ${DEEPEST}: ${stackPath(rest)}`);
    return rest;
  }

  function answerable(game: G, request: Request): boolean {
    const kind = request.type === "choice" ? choices[request.choice] : undefined;
    if (kind === undefined || request.type !== "choice") return true;
    return kind.answerable?.(game, request.about) ?? kind.timeout(game, request.about) !== null;
  }

  const settle = (game: G, change: Change<G>): G => {
    const base = change.game ?? game;
    return restack(base, settled(base.stack, change));
  };

  function advance(start: G, context: Context, stop?: (top: Frame) => boolean): { game: G; request: Request | null } {
    let game = start;
    for (let count = 0; count < RUNAWAY; count++) {
      const top = game.stack[game.stack.length - 1];
      if (top === undefined || stop?.(top) === true) return { game, request: null };
      const { step } = find(top);
      if (step === undefined) {
        game = restack(game, game.stack.slice(0, -1));
        continue;
      }
      if (step.rule !== undefined && !inForce(step.rule)) {
        game = settle(game, {});
        continue;
      }
      if (step.kind === "act") {
        game = settle(game, step.run(game, top.vars, context));
        continue;
      }
      const request = step.request(game, top.vars);
      if (request === null) game = settle(game, {});
      else if (step.none === undefined || answerable(game, request)) return { game, request };
      else game = settle(game, step.none(game, top.vars, context));
    }
    throw new Error(`no request within ${RUNAWAY} steps: ${stackPath(game.stack)}`);
  }

  function pending(game: G): Request | null {
    const top = game.stack[game.stack.length - 1];
    if (top === undefined) return null;
    const { step } = find(top);
    return step !== undefined && step.kind === "ask" ? step.request(game, top.vars) : null;
  }

  function take(game: G, answer: unknown, context: Context): Taken<G> {
    const top = game.stack[game.stack.length - 1];
    const step = top === undefined ? undefined : find(top).step;
    if (top === undefined || step === undefined || step.kind !== "ask") throw new Error("nothing was asked");
    const change = step.take(game, top.vars, answer, context);
    const base = change.game ?? game;
    return { game: base, stack: settled(base.stack, change) };
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
