import { there } from "@tercio/kernel";
import { TOGETHER } from "./tolerances.ts";

/** Stretches of a line as pairs of bounds, ascending: [from, to, from, to, ...]. */
export type Stretches = readonly number[];

const NONE: Stretches = [];

/*
 * Mostly there is one. A list that is written at once takes the room it needs, one that grows by `push` room for seventeen.
 */

/** Without what lies between `from` and `to`. */
export function without(stretches: Stretches, from: number, to: number): Stretches {
  if (from >= to || stretches.length === 0) return stretches;
  if (to <= there(stretches[0]) || from >= there(stretches[stretches.length - 1])) return stretches;
  if (stretches.length === 2) {
    const first = there(stretches[0]);
    const last = there(stretches[1]);
    if (from > first) return to < last ? [first, from, to, last] : [first, from];
    return to < last ? [to, last] : NONE;
  }
  const left: number[] = [];
  for (let i = 0; i < stretches.length; i += 2) {
    const first = there(stretches[i]);
    const last = there(stretches[i + 1]);
    if (to <= first || from >= last) {
      left.push(first, last);
      continue;
    }
    if (from > first) left.push(first, from);
    if (to < last) left.push(to, last);
  }
  return left;
}

/** What two lists of stretches have in common, points included. */
export function common(a: Stretches, b: Stretches): Stretches {
  if (a.length === 2 && b.length === 2) {
    const from = Math.max(there(a[0]), there(b[0]));
    const to = Math.min(there(a[1]), there(b[1]));
    return from <= to ? [from, to] : NONE;
  }
  const both: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const from = Math.max(there(a[i]), there(b[j]));
    const to = Math.min(there(a[i + 1]), there(b[j + 1]));
    if (from <= to) both.push(from, to);
    if (there(a[i + 1]) < there(b[j + 1])) i += 2;
    else j += 2;
  }
  return both;
}

/** What two lists of stretches have in common, but for points. */
export function within(a: Stretches, b: Stretches): Stretches {
  if (a.length === 2 && b.length === 2) {
    const from = Math.max(there(a[0]), there(b[0]));
    const to = Math.min(there(a[1]), there(b[1]));
    return from < to ? [from, to] : NONE;
  }
  const both: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const from = Math.max(there(a[i]), there(b[j]));
    const to = Math.min(there(a[i + 1]), there(b[j + 1]));
    if (from < to) both.push(from, to);
    if (there(a[i + 1]) < there(b[j + 1])) i += 2;
    else j += 2;
  }
  return both;
}

/** Stretches of whole numbers, both bounds included, with those from `from` to `to` as well; neighbours join. */
export function withWhole(stretches: Stretches, from: number, to: number): Stretches {
  if (from > to) return stretches;
  if (stretches.length === 0) return [from, to];
  const all: number[] = [];
  let [first, last, placed] = [from, to, false];
  for (let i = 0; i < stretches.length; i += 2) {
    const a = there(stretches[i]);
    const b = there(stretches[i + 1]);
    if (b < first - 1) all.push(a, b);
    else if (a > last + 1) {
      if (!placed) all.push(first, last);
      placed = true;
      all.push(a, b);
    } else {
      first = Math.min(first, a);
      last = Math.max(last, b);
    }
  }
  if (!placed) all.push(first, last);
  return all;
}

/** Stretches of whole numbers, both bounds included, without those from `from` to `to`. */
export function withoutWhole(stretches: Stretches, from: number, to: number): Stretches {
  const left: number[] = [];
  for (let i = 0; i < stretches.length; i += 2) {
    const a = there(stretches[i]);
    const b = there(stretches[i + 1]);
    if (b < from || a > to) {
      left.push(a, b);
      continue;
    }
    if (a < from) left.push(a, from - 1);
    if (b > to) left.push(to + 1, b);
  }
  return left;
}

/** Whole units of the wheel leave out a place here and there: those are no holes. */
export function joined(stretches: Stretches): Stretches {
  if (stretches.length <= 2) return stretches;
  const all: number[] = [];
  for (let i = 0; i < stretches.length; i += 2) {
    const from = there(stretches[i]);
    if (all.length > 0 && from - there(all[all.length - 1]) <= TOGETHER) all.pop();
    else all.push(from);
    all.push(there(stretches[i + 1]));
  }
  return all;
}
