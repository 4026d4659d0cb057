import { there } from "@tercio/basis";
import type { Json, JsonObject } from "./json.ts";
import type {
  Change,
  ChoiceRequest,
  Frame,
  Loop,
  Request,
  Sequence,
  Settled,
  Step,
  StepName,
  Written,
} from "./sequence.ts";

// Sequences as the engine plays them. All steps are records of one shape, and all frames that run are: the engine of
// JavaScript finds a field of such a record at once, and looks it up where records are of many shapes.

type Called<T> = (...given: unknown[]) => T;
/** A function of a step, to be called; what it is given was checked where it was written. */
const open = <T>(written: Written<T> | undefined): Called<T> | null =>
  written === undefined ? null : (written as Called<T>);

interface PlayedEach {
  readonly list: Called<readonly unknown[]>;
  readonly still: Called<boolean> | null;
  readonly among: Called<readonly unknown[]> | null;
  readonly ask: Called<ChoiceRequest> | null;
  readonly chosen: Called<unknown> | null;
}

/** A step of any kind: null is what its kind has not. */
export interface PlayedStep<G> {
  readonly kind: Step<G>["kind"];
  readonly id: StepName;
  readonly rule: string | null;
  readonly each: PlayedEach | null;
  readonly again: boolean;
  readonly run: Called<Change<G>> | null;
  readonly request: Called<Request | Settled | null> | null;
  readonly frame: Called<Frame | null> | null;
  readonly take: Called<Change<G>> | null;
  readonly none: Called<Change<G>> | null;
  readonly test: Called<boolean> | null;
  readonly from: string;
}

export interface Table<G> {
  readonly steps: readonly PlayedStep<G>[];
  readonly start: JsonObject | null;
  readonly result: Called<unknown>;
  readonly places: ReadonlyMap<string, number>;
  /** Variables with some of them changed. */
  readonly changed: (vars: JsonObject, change: object) => JsonObject;
}

function played<G>(step: Step<G>): PlayedStep<G> {
  const { each } = step;
  const order = each?.order;
  return {
    kind: step.kind,
    id: step.id as StepName,
    rule: step.rule ?? null,
    each:
      each === undefined
        ? null
        : {
            list: there(open(each.list)),
            still: open(each.still),
            among: open(order?.among),
            ask: open(order?.ask),
            chosen: open(order?.chosen),
          },
    again: step.kind === "ask" && step.again === true,
    run: step.kind === "act" ? open(step.run) : null,
    request: step.kind === "ask" ? open(step.request) : null,
    frame: step.kind === "call" ? open(step.frame) : null,
    take: step.kind === "ask" || step.kind === "call" ? open(step.take) : null,
    none: step.kind === "ask" ? open(step.none) : null,
    test: step.kind === "repeat" ? open(step.test) : null,
    from: step.kind === "repeat" ? step.from : "",
  };
}

const spread = (vars: JsonObject): JsonObject => ({ ...vars });

/** Variables with some of them changed: written over a copy, for a spread of both takes ten times as long. */
function changing(copy: Called<JsonObject>): Table<never>["changed"] {
  return (vars, change) => {
    const copied = copy(vars) as { [name: string]: Json };
    for (const name in change) copied[name] = (change as JsonObject)[name] as Json;
    return copied;
  };
}

/** The sequences of a system, by id. */
export function tablesOf<G>(sequences: readonly Sequence<G>[]): ReadonlyMap<string, Table<G>> {
  const tables = new Map<string, Table<G>>();
  for (const s of sequences) {
    if (tables.has(s.id)) throw new Error(`two sequences are called "${s.id}"`);
    tables.set(s.id, {
      steps: s.steps.map(played),
      start: Object.keys(s.start).length === 0 ? null : (s.start as JsonObject),
      result: there(open(s.result)),
      places: new Map(s.steps.map((step, index) => [step.id, index])),
      changed: changing((open(s.copy) as Called<JsonObject> | null) ?? (spread as Called<JsonObject>)),
    });
  }
  return tables;
}

/** The place of a step in its table. */
export function placeAt<G>({ places }: Table<G>, sequence: string, at: string): number {
  const index = places.get(at);
  if (index === undefined) throw new Error(`sequence "${sequence}" has no step "${at}"`);
  return index;
}

/**
 * A frame that runs: one run's alone, which moves it on in place, and a plain frame where that stops. No step is given a
 * frame, only its variables, which are never changed.
 */
export class Running<G> implements Frame {
  readonly sequence: Frame["sequence"];
  at: Frame["at"];
  vars: JsonObject;
  readonly called: true | undefined;
  loop: Loop | undefined;
  readonly table: Table<G>;
  /** Of the step it stands at. */
  place: number;

  /** At the start of its sequence it stands at the first step, with all variables. */
  constructor({ sequence, at, vars, called, loop }: Frame, table: Table<G>) {
    this.sequence = sequence;
    this.table = table;
    const { steps, start } = table;
    const begins = at === "";
    this.at = begins ? (steps[0]?.id ?? "") : at;
    this.place = begins ? 0 : placeAt(table, sequence, at);
    this.vars = begins && start !== null ? table.changed(start, vars) : vars;
    this.called = called;
    this.loop = loop;
  }

  /** All fields are there, also those that hold nothing: all frames are of one shape. */
  get plain(): Frame {
    const { sequence, at, vars, called, loop } = this;
    return { sequence, at, vars, called, loop };
  }
}

/** All frames as they are kept; the list is changed in place. */
export function plain<G>(stack: Frame[]): Frame[] {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = there(stack[i]);
    if (frame instanceof Running) stack[i] = (frame as Running<G>).plain;
  }
  return stack;
}
