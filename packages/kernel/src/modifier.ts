import { there } from "@tercio/basis";
import type { Message } from "./json.ts";
import { inForce } from "./trace.ts";

/**
 * A modified number and the reasons for it. Each system declares its pipeline as a value: the stages in
 * order, which operations belong to which, how fractions are rounded, and towards which end an open
 * order inside one stage is decided.
 */
export type Operation = "set" | "times" | "divide" | "add" | "atLeast" | "atMost";

export interface Modifier {
  readonly operation: Operation;
  readonly value: number;
  readonly because: Message;
  /** Id of the rule that gives it. */
  readonly rule: string | null;
}

export interface PipelineStage {
  readonly operations: readonly Operation[];
  /** Id of the rule that puts this stage in its place; while it is off the stage is passed over. */
  readonly rule: string | null;
}

export interface Pipeline {
  /** Id of the rule that puts the stages in order; while it is off the modifiers work in the order they are given. */
  readonly orderRule?: string;
  readonly stages: readonly PipelineStage[];
  readonly round: "up" | "down";
  /** Inside one stage the order that gives this end of the range is used. */
  readonly within: "lowest" | "highest";
  /** Id of the rule that decides the order inside a stage. */
  readonly withinRule: string | null;
}

export type BreakdownLine = {
  readonly value: number;
  readonly operation: Operation | "base";
  readonly by: number;
  readonly because: Message;
  readonly rule: string | null;
};

export type Breakdown = {
  readonly value: number;
  readonly lines: readonly BreakdownLine[];
};

export function applyOperation(operation: Operation, current: number, by: number, round: "up" | "down"): number {
  // Adding nought turns the -0 that rounding may give into 0.
  switch (operation) {
    case "set":
      return by;
    case "times":
      return (round === "up" ? Math.ceil(current * by) : Math.floor(current * by)) + 0;
    case "divide":
      return (round === "up" ? Math.ceil(current / by) : Math.floor(current / by)) + 0;
    case "add":
      return current + by;
    case "atLeast":
      return current < by ? by : current;
    case "atMost":
      return current > by ? by : current;
  }
}

/**
 * Inside a stage no search over orders is needed. For the lowest result: sets descending (the smallest is
 * applied last), multiplications before divisions when fractions round up, floors before caps. A test
 * compares this with every order.
 */
function sortInside(list: readonly Modifier[], pipeline: Pipeline): Modifier[] {
  const low = pipeline.within === "lowest";
  const rank = (m: Modifier): number => {
    switch (m.operation) {
      case "set":
        return low ? -m.value : m.value;
      case "times":
        return low === (pipeline.round === "up") ? 0 : 1;
      case "divide":
        return low === (pipeline.round === "up") ? 1 : 0;
      case "add":
        return 0;
      case "atLeast":
        return low ? 0 : 1;
      case "atMost":
        return low ? 1 : 0;
    }
  };
  return list
    .map((m, index) => ({ m, index, rank: rank(m) }))
    .sort((x, y) => x.rank - y.rank || x.index - y.index)
    .map((x) => x.m);
}

const NOBODY: Modifier[] = [];

const BASE: Message = { key: "base" };
/** By reason, and by number: what nothing has changed is mostly the same again. Numbers so large are made anew. */
const known = new WeakMap<Message, Breakdown[]>();
const LARGE = 32;

function unchanged(base: number, because: Message): Breakdown {
  const whole = base >= 0 && base < LARGE && base % 1 === 0 && !Object.is(base, -0);
  const list = whole ? known.get(because) : undefined;
  const found = list?.[base];
  if (found !== undefined) return found;
  const made: Breakdown = { value: base, lines: [{ value: base, operation: "base", by: base, because, rule: null }] };
  if (list !== undefined) list[base] = made;
  else if (whole) {
    const fresh: Breakdown[] = [];
    fresh[base] = made;
    known.set(because, fresh);
  }
  return made;
}

/** Applies the modifiers to `base` in the pipeline's order; the breakdown has one line a modifier. */
export function resolve(
  pipeline: Pipeline,
  base: number,
  modifiers: readonly Modifier[],
  because: Message = BASE,
): Breakdown {
  if (modifiers.length === 0) return unchanged(base, because);
  const start: BreakdownLine = { value: base, operation: "base", by: base, because, rule: null };
  const list = inOrder(pipeline, modifiers);
  let value = base;
  const applied = (m: Modifier): BreakdownLine => {
    value = applyOperation(m.operation, value, m.value, pipeline.round);
    return { value, operation: m.operation, by: m.value, because: m.because, rule: m.rule };
  };
  // Written out for one, which is nearly always: a list that grows takes as much room as twenty.
  const lines = list.length === 1 ? [start, applied(there(list[0]))] : [start, ...list.map(applied)];
  return { value, lines };
}

/** What {@link resolve} comes to, without its reasons. */
export function valueOf(pipeline: Pipeline, base: number, modifiers: readonly Modifier[]): number {
  if (modifiers.length === 0) return base;
  let value = base;
  for (const m of inOrder(pipeline, modifiers)) value = applyOperation(m.operation, value, m.value, pipeline.round);
  return value;
}

const adds = ({ operation }: Modifier): boolean => operation === "add";

/** The modifiers as they are applied, one after the other; those of a stage that is off are left out. */
function inOrder(pipeline: Pipeline, modifiers: readonly Modifier[]): readonly Modifier[] {
  if (pipeline.orderRule !== undefined && !inForce(pipeline.orderRule)) return modifiers;
  let all: readonly Modifier[] = NOBODY;
  const [first] = modifiers;
  let alike = true;
  for (const m of modifiers) if (m.operation !== there(first).operation) alike = false;
  for (const stage of pipeline.stages) {
    // Mostly there is one in all, or all do the same: no list is made then but the one that is given.
    const here = alike
      ? stage.operations.includes(there(first).operation)
        ? modifiers
        : NOBODY
      : modifiers.filter((m) => stage.operations.includes(m.operation));
    if (here.length === 0) continue;
    if (stage.rule !== null && !inForce(stage.rule)) continue;
    // What only adds comes to the same in any order.
    const ordered =
      here.length > 1 && (pipeline.withinRule === null || inForce(pipeline.withinRule)) && !here.every(adds)
        ? sortInside(here, pipeline)
        : here;
    all = all.length === 0 ? ordered : [...all, ...ordered];
  }
  return all;
}

/** Lines that only add, each with what it makes of the sum so far. */
export function adding(
  parts: readonly { readonly by: number; readonly because: Message; readonly rule: string | null }[],
): readonly BreakdownLine[] {
  let value = 0;
  return parts.map((part) => ({ operation: "add", ...part, value: (value += part.by) }));
}

/** What lines have come to: what the last of them says, nought where there is none. */
export const totalOf = (lines: readonly BreakdownLine[]): number => lines.at(-1)?.value ?? 0;
