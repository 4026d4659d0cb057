import { there } from "@tercio/basis";
import type { Json } from "./json.ts";

/**
 * 64-bit content hash of plain JSON, key order ignored. Records are never mutated, so the hash of a
 * record is kept with it: hashing a state after a small change touches only the changed records.
 * It detects alterations and differences; it is no cryptographic seal.
 */
export interface Lanes {
  readonly a: number;
  readonly b: number;
}

const kept = new WeakMap<object, Lanes>();
const numbers = new Float64Array(1);
const words = new Uint32Array(numbers.buffer);

function mixA(h: number, k: number): number {
  let x = Math.imul(k, 0xcc9e2d51);
  x = (x << 15) | (x >>> 17);
  let y = h ^ Math.imul(x, 0x1b873593);
  y = (y << 13) | (y >>> 19);
  return (Math.imul(y, 5) + 0xe6546b64) | 0;
}

function mixB(h: number, k: number): number {
  let x = Math.imul(k ^ 0x9e3779b9, 0x85ebca6b);
  x = (x << 17) | (x >>> 15);
  let y = h ^ Math.imul(x, 0xc2b2ae35);
  y = (y << 11) | (y >>> 21);
  return (Math.imul(y, 5) + 0x561ccd1b) | 0;
}

function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function ofString(text: string, seed: number): Lanes {
  let a = seed;
  let b = ~seed;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = mixA(a, c);
    b = mixB(b, c);
  }
  return { a: finish(a ^ text.length), b: finish(b ^ text.length) };
}

/** Of names, of which there are few: a file full of strange ones must not fill the memory. */
function ofNames(seed: number): (name: string) => Lanes {
  const names = new Map<string, Lanes>();
  return (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const made = ofString(name, seed);
    if (names.size < 4096) names.set(name, made);
    return made;
  };
}
const ofKey = ofNames(47);
/** A state’s own texts are mostly ids. */
const ofText = ofNames(37);
const LONGEST_NAME = 64;

const TRUE: Lanes = { a: 11, b: 17 };
const FALSE: Lanes = { a: 13, b: 19 };
const NULL: Lanes = { a: 7, b: 23 };

/** Counts, ids and places in lists: what most numbers of a state are. */
const small: Lanes[] = [];
const SMALL = 256;

function ofNumber(value: number): Lanes {
  if (value >= 0 && value < SMALL && Number.isInteger(value)) return there(small[value]);
  return ofAnyNumber(value);
}

function ofAnyNumber(value: number): Lanes {
  // -0 and 0 are the same number to every rule, so they must hash alike.
  numbers[0] = value === 0 ? 0 : value;
  const low = there(words[0]);
  const high = there(words[1]);
  return { a: finish(mixA(mixA(29, low), high)), b: finish(mixB(mixB(31, low), high)) };
}

for (let i = 0; i < SMALL; i++) small.push(ofAnyNumber(i));

function lanes(value: unknown): Lanes {
  if (typeof value !== "object" || value === null) return ofPlain(value);
  const known = kept.get(value);
  if (known !== undefined) return known;
  const result = ofParts(value, lanes);
  kept.set(value, result);
  return result;
}

/** The same, remembering only what it is made of. */
const lanesOfParts = (value: unknown): Lanes =>
  typeof value === "object" && value !== null ? ofParts(value, lanes) : ofPlain(value);

/** The same without a memory: for what is made, looked at once and thrown away. */
function lanesOnce(value: unknown): Lanes {
  return typeof value === "object" && value !== null ? ofParts(value, lanesOnce) : ofPlain(value);
}

function ofPlain(value: unknown): Lanes {
  if (typeof value === "number") return ofNumber(value);
  if (typeof value === "string") return value.length > LONGEST_NAME ? ofString(value, 37) : ofText(value);
  if (typeof value === "boolean") return value ? TRUE : FALSE;
  return NULL;
}

function ofParts(object: object, part: (value: unknown) => Lanes): Lanes {
  let a = 41;
  let b = 43;
  if (Array.isArray(object)) {
    for (const item of object) {
      const h = part(item);
      a = mixA(mixA(a, h.a), h.b);
      b = mixB(mixB(b, h.b), h.a);
    }
    a = mixA(a, object.length);
  } else {
    // Pairs are added up, so that the order of keys does not matter and need not be sorted.
    for (const key in object) {
      const item = (object as Record<string, unknown>)[key];
      if (item === undefined) continue;
      const k = ofKey(key);
      const h = part(item);
      a = (a + finish(mixA(mixA(k.a, h.a), h.b))) | 0;
      b = (b + finish(mixB(mixB(k.b, h.b), h.a))) | 0;
    }
  }
  return { a: finish(a), b: finish(b) };
}

interface Part {
  readonly value: object;
  readonly entered: boolean;
}

/**
 * The same of what is nested so deep that functions within functions do not reach its end: part by part, what lies deepest
 * first. Only foreign values are; a state never is.
 */
function lanesByParts(whole: object): Lanes {
  const done = new Map<object, Lanes>();
  const open: Part[] = [{ value: whole, entered: false }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { value, entered } = part;
    if (entered)
      done.set(
        value,
        ofParts(value, (v) => (typeof v === "object" && v !== null ? (done.get(v) ?? NULL) : ofPlain(v))),
      );
    else {
      open.push({ value, entered: true });
      for (const key in value) {
        const below = (value as Record<string, unknown>)[key];
        if (typeof below === "object" && below !== null && !done.has(below))
          open.push({ value: below, entered: false });
      }
    }
  }
  return done.get(whole) ?? NULL;
}

/** However deep it is. */
function anyDeep(value: Json | object, by: (value: unknown) => Lanes): Lanes {
  try {
    return by(value);
  } catch (error) {
    if (!(error instanceof RangeError) || typeof value !== "object" || value === null) throw error;
    return lanesByParts(value);
  }
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, "0");

/** Sixteen hexadecimal digits. */
export function hashOf(value: Json | object): string {
  const h = anyDeep(value, lanes);
  return hex(h.a) + hex(h.b);
}

/** The same of what is made, looked at once and thrown away: nothing of it is remembered. */
export function hashOnce(value: Json | object): string {
  const h = anyDeep(value, lanesOnce);
  return hex(h.a) + hex(h.b);
}

/** A number key for merging equal states: two 26-bit parts packed into one safe integer. */
export function keyOf(value: Json | object): number {
  const h = anyDeep(value, lanes);
  return (h.a >>> 6) * 0x4000000 + (h.b >>> 6);
}

/** `except`: a field that is not looked at. */
function differing(base: unknown, value: unknown, except: string | null = null): Lanes {
  if (value === base) return NULL;
  if (typeof value !== "object" || value === null || typeof base !== "object" || base === null) return lanesOnce(value);
  let a = 61;
  let b = 67;
  if (Array.isArray(value)) {
    if (!Array.isArray(base)) return lanesOnce(value);
    for (let i = 0; i < value.length; i++) {
      if (value[i] === base[i]) continue;
      // What has come on top of a stack is compared with nothing, field by field: most of it is as in the state before.
      const h = differingAt(i, base[i] ?? EMPTY, value[i]);
      a = mixA(mixA(mixA(a, i), h.a), h.b);
      b = mixB(mixB(mixB(b, i), h.b), h.a);
    }
    return { a: finish(mixA(a, value.length)), b: finish(mixB(b, value.length)) };
  }
  const from = base as Record<string, unknown>;
  const to = value as Record<string, unknown>;
  for (const key in to) {
    const is = to[key];
    const was = from[key];
    if (is === was || key === except) continue;
    const share = shareOf(key, was, is);
    a = (a + share.a) | 0;
    b = (b + share.b) | 0;
  }
  return { a: finish(a), b: finish(b) };
}

interface Share extends Lanes {
  readonly base: unknown;
  readonly value: unknown;
}
const EMPTY = {};

/** Which of the last two it was, if it was one of them; that comes first then. */
function recentShare(last: [Share, Share] | undefined, base: unknown, value: unknown): Share | null {
  if (last === undefined) return null;
  const [first, second] = last;
  if (first.value === value && first.base === base) return first;
  if (second.value !== value || second.base !== base) return null;
  last[0] = second;
  last[1] = first;
  return second;
}

/**
 * By place in a list: the last record looked at, and the one before it. What stands below in a stack is the same for all
 * that a roll comes to.
 */
const rows: [Share, Share][] = [];
const MOST_ROWS = 64;

function differingAt(at: number, base: unknown, value: unknown): Lanes {
  const last = rows[at];
  const known = recentShare(last, base, value);
  if (known !== null) return known;
  const { a, b } = differing(base, value);
  const share = { a, b, base, value };
  if (last !== undefined) {
    last[1] = last[0];
    last[0] = share;
  } else if (at === rows.length && at < MOST_ROWS) rows.push([share, share]);
  return share;
}

/** By field: the last one looked at, and the one before it. */
const shares = new Map<string, [Share, Share]>();

/**
 * What one field adds. States that follow each other mostly share a field's very value, so the last two are remembered:
 * a stack has its fields twice.
 */
function shareOf(key: string, base: unknown, value: unknown): Lanes {
  const last = shares.get(key);
  const known = recentShare(last, base, value);
  if (known !== null) return known;
  const k = ofKey(key);
  const h = differing(base, value);
  const a = finish(mixA(mixA(k.a, h.a), h.b));
  const b = finish(mixB(mixB(k.b, h.b), h.a));
  const share = { a, b, base, value };
  if (last !== undefined) {
    last[1] = last[0];
    last[0] = share;
  } else if (shares.size < 4096) shares.set(key, [share, share]);
  return share;
}

/**
 * A key for states that all came from `base`: only what is not the very same as there is looked at. Equal states have
 * equal keys as long as unchanged parts are kept by reference (which replaced tables do).
 * @param except a field that does not count
 */
export function keyFrom(base: object, value: object, except: string | null = null): number {
  const h = differing(base, value, except);
  return (h.a >>> 6) * 0x4000000 + (h.b >>> 6);
}

/** Of a plain value: no record and no list. Texts are taken for names, of which there are few. */
export const lanesOf = (value: unknown): Lanes => (typeof value === "string" ? ofKey(value) : ofPlain(value));

/** Two as one, in this order. */
export const mixed = (p: Lanes, q: Lanes): Lanes => ({
  a: finish(mixA(mixA(p.a, q.a), q.b)),
  b: finish(mixB(mixB(p.b, q.b), q.a)),
});

/** Two keys as one, in this order. */
export function keyOfTwo(first: number, second: number): number {
  const a = mixA(mixA(mixA(71, first / 0x4000000), second / 0x4000000), (first ^ second) | 0);
  const b = mixB(mixB(73, first & 0x3ffffff), second & 0x3ffffff);
  return (finish(a) >>> 6) * 0x4000000 + (finish(b) >>> 6);
}

/** The chain: each link covers the one before, what was answered, and the state it led to. */
export function chainHash(before: string, entry: Json | object, state: Json | object): string {
  // Neither is hashed a second time; what they are made of may be.
  const e = anyDeep(entry, lanesOnce);
  const s = anyDeep(state, lanesOfParts);
  const p = ofString(before, 53);
  const a = mixA(mixA(mixA(mixA(p.a, e.a), e.b), s.a), s.b);
  const b = mixB(mixB(mixB(mixB(p.b, e.b), e.a), s.b), s.a);
  return hex(finish(a)) + hex(finish(b));
}
