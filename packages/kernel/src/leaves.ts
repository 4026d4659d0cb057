import { hasFields } from "@tercio/basis";
import { type Lanes, lanesOf, mixed } from "./hash.ts";

/**
 * Keys of states that add up. A state is the set of its leaves (a number, a text, a truth, an empty list, the length of a
 * list), each at its path; its key is the sum of a number for each. So of two changes that touch different leaves the key
 * is known from those of each, without making the state that has both. Modulo 2^32 in two lanes, as all keys are.
 */
export type Sums = Lanes;

/** Told each leaf that is in one of two values and not in the other, or another there. */
export type Visit = (path: Sums, from: unknown, to: unknown) => void;

const ROOT: Sums = { a: 83, b: 89 };
const below = (path: Sums, key: string | number): Sums => mixed(path, lanesOf(key));
/** Says that there is a list or a record at all, and how long it is: a place that no list has, and no field's name. */
const SHAPE = -1;
const shapeOf = (value: object): number => (Array.isArray(value) ? value.length : -1);

/** What one leaf adds to a key; nothing where there is none. */
export const leaf = (path: Sums, value: unknown): Sums => (value === undefined ? NOTHING : mixed(path, lanesOf(value)));
const NOTHING: Sums = { a: 0, b: 0 };

function visitAll(value: unknown, path: Sums, side: "from" | "to", visit: Visit): void {
  if (value === undefined) return;
  if (!hasFields(value)) {
    if (side === "to") visit(path, undefined, value);
    else visit(path, value, undefined);
    return;
  }
  visitAll(shapeOf(value), below(path, SHAPE), side, visit);
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) visitAll(value[i], below(path, i), side, visit);
  else for (const key in value) visitAll(value[key], below(path, key), side, visit);
}

/** Visits all leaves in which two states differ; what both hold by reference is not looked at. */
export function visitDifferent(from: unknown, to: unknown, visit: Visit, path: Sums = ROOT): void {
  if (from === to) return;
  // A list and a record have no leaf in common: a place is no name.
  if (!hasFields(from) || !hasFields(to) || Array.isArray(from) !== Array.isArray(to)) {
    if (!hasFields(from) && !hasFields(to)) visit(path, from, to);
    else {
      visitAll(from, path, "from", visit);
      visitAll(to, path, "to", visit);
    }
    return;
  }
  const shape = [shapeOf(from), shapeOf(to)] as const;
  if (shape[0] !== shape[1]) visit(below(path, SHAPE), shape[0], shape[1]);
  if (Array.isArray(from) && Array.isArray(to)) {
    const length = Math.max(from.length, to.length);
    for (let i = 0; i < length; i++) if (from[i] !== to[i]) visitDifferent(from[i], to[i], visit, below(path, i));
    return;
  }
  const [p, q] = [from, to];
  for (const key in q) if (p[key] !== q[key]) visitDifferent(p[key], q[key], visit, below(path, key));
  for (const key in p) if (!(key in q)) visitDifferent(p[key], undefined, visit, below(path, key));
}

interface Known {
  readonly from: object;
  readonly path: Sums;
  readonly sums: Sums;
}
/**
 * By part: what it last added. States that follow each other share most of theirs: large records, and lists that have been
 * made on the way. To remember the rest costs more than to look at it.
 */
const known = new WeakMap<object, Known>();
const LARGE = 16;

const NO_NAMES: readonly string[] = [];

const less = (sums: Sums, by: Sums): Sums => ({ a: (sums.a - by.a) | 0, b: (sums.b - by.b) | 0 });

/** All that a part adds where there was nothing before. */
function allOf(value: unknown, path: Sums): Sums {
  if (!hasFields(value)) return leaf(path, value);
  let { a, b } = leaf(below(path, SHAPE), shapeOf(value));
  const add = (more: Sums): void => {
    a = (a + more.a) | 0;
    b = (b + more.b) | 0;
  };
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) add(allOf(value[i], below(path, i)));
  else for (const key in value) add(allOf(value[key], below(path, key)));
  return { a, b };
}

function difference(from: unknown, to: unknown, path: Sums): Sums {
  if (!hasFields(from) || !hasFields(to) || Array.isArray(from) !== Array.isArray(to))
    return less(allOf(to, path), allOf(from, path));
  let [a, b] = [0, 0];
  const add = (more: Sums): void => {
    a = (a + more.a) | 0;
    b = (b + more.b) | 0;
  };
  const other = shapeOf(from) !== shapeOf(to);
  const names = Array.isArray(to) ? NO_NAMES : Object.keys(to);
  const shared = path !== ROOT && (other || names.length >= LARGE);
  if (shared) {
    const last = known.get(to);
    if (last !== undefined && last.from === from && last.path.a === path.a && last.path.b === path.b) return last.sums;
  }
  if (other) add(difference(shapeOf(from), shapeOf(to), below(path, SHAPE)));
  if (Array.isArray(from) && Array.isArray(to)) {
    const length = Math.max(from.length, to.length);
    for (let i = 0; i < length; i++) if (from[i] !== to[i]) add(difference(from[i], to[i], below(path, i)));
  } else {
    const [p, q] = [from, to];
    let left = Object.keys(p).length;
    for (const key of names) {
      if (p[key] !== q[key]) add(difference(p[key], q[key], below(path, key)));
      if (key in p) left--;
    }
    if (left > 0) for (const key in p) if (!(key in q)) add(difference(p[key], undefined, below(path, key)));
  }
  const sums = { a, b };
  if (shared) known.set(to, { from, path, sums });
  return sums;
}

/** The key of a state, against one whose key is nothing: what all keys that are compared are told from. */
export const sumsFrom = (base: object, state: object): Sums =>
  base === state ? NOTHING : difference(base, state, ROOT);

/**
 * What several changes of one state make of it together: each part as the one has it that changes it, numbers that several
 * change by all of that. Null where two change the same otherwise.
 */
export function together<T>(state: T, changed: readonly T[]): T | null {
  const others = changed.filter((c) => c !== state);
  if (others.length < 2) return others[0] ?? state;
  const merged = merge(state, others);
  return merged === CONFLICT ? null : (merged as T);
}

const CONFLICT = Symbol("changed by two");
type Parts = Record<string | number, unknown>;

function merge(state: unknown, changed: readonly unknown[]): unknown {
  if (typeof state === "number") {
    let sum = state;
    for (const c of changed) {
      if (typeof c !== "number") return CONFLICT;
      sum += c - state;
    }
    return sum;
  }
  if (!hasFields(state)) return CONFLICT;
  for (const c of changed) if (!hasFields(c) || shapeOf(c) !== shapeOf(state)) return CONFLICT;
  return Array.isArray(state)
    ? mergeLists(state, changed as readonly (readonly unknown[])[])
    : mergeRecords(state, changed as readonly Parts[]);
}

/** Those of the changed parts that are not as it was: what one alone has changed is taken as it is. */
function mergePart(was: unknown, changed: readonly object[], key: string | number): unknown {
  const others: unknown[] = [];
  for (const c of changed) if ((c as Parts)[key] !== was) others.push((c as Parts)[key]);
  return others.length > 1 ? merge(was, others) : others[0];
}

function mergeLists(state: readonly unknown[], changed: readonly (readonly unknown[])[]): unknown {
  const copy = state.slice();
  for (let at = 0; at < copy.length; at++) {
    const was = state[at];
    let several = false;
    for (const c of changed) {
      if (c[at] === was) continue;
      several = copy[at] !== was;
      copy[at] = c[at];
      if (several) break;
    }
    if (several && (copy[at] = mergePart(was, changed, at)) === CONFLICT) return CONFLICT;
  }
  return copy;
}

interface Differing {
  readonly from: Parts;
  readonly names: readonly string[];
}
/** By record, what it last had otherwise than another: the same changes are put together with many others. */
const differing = new WeakMap<Parts, Differing>();

/** The names of what one record has otherwise than another, or not any more. */
function differingIn(from: Parts, to: Parts): readonly string[] {
  const last = differing.get(to);
  if (last?.from === from) return last.names;
  const names: string[] = [];
  for (const key in to) if (to[key] !== from[key]) names.push(key);
  for (const key in from) if (!(key in to)) names.push(key);
  differing.set(to, { from, names });
  return names;
}

function mergeRecords(from: Parts, changed: readonly Parts[]): unknown {
  const copy: Parts = { ...from };
  let gone = false;
  let merged: readonly string[] = NO_NAMES;
  for (const c of changed)
    for (const key of differingIn(from, c)) {
      gone ||= c[key] === undefined;
      if (copy[key] === from[key] && !merged.includes(key)) copy[key] = c[key];
      else if (!merged.includes(key)) {
        merged = [...merged, key];
        if ((copy[key] = mergePart(from[key], changed, key)) === CONFLICT) return CONFLICT;
      }
    }
  if (gone) for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}
