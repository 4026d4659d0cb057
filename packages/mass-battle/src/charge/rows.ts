import { there } from "@tercio/kernel";
import { type Facet, type Taken } from "./facet.ts";
import { touchesLine } from "./offsets.ts";
import { APART } from "./tolerances.ts";

/**
 * Several chargers side by side at one facing. Everything is counted along the facing alone: who reaches which offsets is
 * given, and whether they hinder one another on the way is not asked here, so that no row is better than the best of these.
 */

/** Offsets at which one of them may end, all worth the same: other enemies touched, own models, lines of the target touched. */
export interface Slot {
  readonly from: number;
  readonly to: number;
  readonly enemies: number;
  readonly own: number;
  /** The first and the last of the target's models touched, in their order along the facing. */
  readonly first: number;
  readonly last: number;
  /** Worth this only by the tolerance of contact. */
  readonly loose: boolean;
}

/** The same slot elsewhere: every field written out, since copies by spread get a shape each. */
export const slotAt = (s: Slot, from: number, to: number, first = s.first, last = s.last): Slot => ({
  from,
  to,
  enemies: s.enemies,
  own: s.own,
  first,
  last,
  loose: s.loose,
});

/** A charger by half its width and its slots, from left to right. */
export interface Row {
  readonly half: number;
  readonly slots: readonly Slot[];
}

/** What a set of chargers is worth. */
export interface Vector {
  readonly enemies: number;
  readonly chargers: number;
  readonly models: number;
}

/** Some of them (bits of `mask`) packed to the left: the right edge of the last, the last line touched. */
interface Packed {
  readonly mask: number;
  readonly edge: number;
  readonly line: number;
  readonly enemies: number;
  readonly models: number;
}

/** They stand half a millimetre apart, less what rounding may hide. */
export const SPACE = APART - 1;

/** How many lines of the target, from one to another, nobody touched before. */
export type Lines = (first: number, last: number) => number;

export function linesOf(facet: Facet): Lines {
  const before = [0];
  for (let i = 0; i < facet.lines; i++) {
    const touched = facet.taken.some((t: Taken) => touchesLine(facet, i, t.from, t.to));
    before.push(there(before[i]) + (touched ? 0 : 1));
  }
  return (first, last) => (first > last ? 0 : there(before[last + 1]) - there(before[Math.max(0, first)]));
}

/** All that is worth keeping of every set of chargers packed to the left: none is better in every way. */
function packedLeft(rows: readonly Row[], lines: Lines): readonly Packed[] {
  const sets: Packed[][] = Array.from({ length: 1 << rows.length }, () => []);
  there(sets[0]).push({ mask: 0, edge: -Infinity, line: -1, enemies: 0, models: 0 });
  for (const [mask, states] of sets.entries())
    for (const state of states)
      for (const [i, { half, slots }] of rows.entries()) {
        if ((mask & (1 << i)) !== 0) continue;
        const next = there(sets[mask | (1 << i)]);
        for (const s of slots) {
          const at = Math.max(s.from, Math.ceil(state.edge + SPACE + half));
          if (at > s.to) continue;
          const fresh = lines(Math.max(s.first, state.line + 1), s.last);
          keepBest(next, {
            mask: mask | (1 << i),
            edge: at + half,
            line: Math.max(state.line, s.last),
            enemies: state.enemies + s.enemies,
            models: state.models + s.own + fresh,
          });
        }
      }
  return sets.flat();
}

function keepBest(list: Packed[], one: Packed): void {
  const beats = (a: Packed, b: Packed): boolean => a.edge <= b.edge && a.enemies <= b.enemies && a.models >= b.models;
  if (list.some((other) => beats(other, one))) return;
  for (let i = list.length - 1; i >= 0; i--) if (beats(one, there(list[i]))) list.splice(i, 1);
  list.push(one);
}

const turnedRound = (row: Row, count: number): Row => ({
  half: row.half,
  slots: row.slots.map((s) => slotAt(s, -s.to, -s.from, count - 1 - s.last, count - 1 - s.first)).reverse(),
});

/** How many bits are set. */
function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count++;
  return count;
}

/** Stretches of one charger's slots with what all of them together can be worth at best when it ends there. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly worth: Vector;
  /** What the charger alone is worth there, and the lines it touches. */
  readonly slot: Slot;
}

/** Cuts the slots of a charger where the rest can do better or worse beside it; `compare` puts the better first. */
export function partsOf(
  facet: Facet,
  own: Row,
  rest: readonly Row[],
  compare: (a: Vector, b: Vector) => number,
): readonly Part[] {
  const { lines: count } = facet;
  const lines = linesOf(facet);
  const left = packedLeft(rest, lines);
  const mirrored: Lines = (first, last) => lines(count - 1 - last, count - 1 - first);
  const right = packedLeft(
    rest.map((r) => turnedRound(r, count)),
    mirrored,
  );
  const cuts: number[] = [];
  for (const s of left) if (s.mask !== 0) cuts.push(Math.ceil(s.edge + SPACE + own.half));
  for (const s of right) if (s.mask !== 0) cuts.push(Math.floor(-s.edge - SPACE - own.half) + 1);
  cuts.sort((a, b) => a - b);
  const parts: Part[] = [];
  for (const slot of own.slots) {
    let from = slot.from;
    for (const cut of [...cuts, slot.to + 1]) {
      if (cut <= from || cut > slot.to + 1) continue;
      const at = Math.floor((from + cut - 1) / 2);
      parts.push({ from, to: cut - 1, worth: bestBeside(at, slot), slot });
      from = cut;
    }
  }
  return parts;

  function bestBeside(at: number, slot: Slot): Vector {
    const beforeIt = bySet(left, at - own.half - SPACE, slot.first, lines);
    const behindIt = bySet(right, -at - own.half - SPACE, count - 1 - slot.last, mirrored);
    const alone = slot.own + lines(slot.first, slot.last);
    let best: Vector | null = null;
    for (const a of beforeIt)
      for (const b of behindIt) {
        if ((a.mask & b.mask) !== 0) continue;
        const worth = {
          enemies: slot.enemies + a.enemies + b.enemies,
          chargers: 1 + bits(a.mask | b.mask),
          models: alone + a.models + b.models,
        };
        if (best === null || compare(worth, best) < 0) best = worth;
      }
    return there(best);
  }
}

/** The best of every set that ends before an edge; lines that it shares with what stands there are not counted. */
function bySet(states: readonly Packed[], edge: number, line: number, lines: Lines): readonly Packed[] {
  const best = new Map<number, Packed[]>();
  for (const s of states) {
    if (s.edge > edge) continue;
    const { mask, enemies } = s;
    const one = { mask, edge: 0, line: s.line, enemies, models: s.models - lines(line, s.line) };
    const list = best.get(s.mask) ?? [];
    keepBest(list, one);
    best.set(s.mask, list);
  }
  return [...best.values()].flat();
}
