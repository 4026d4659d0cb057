import { there } from "@tercio/kernel";
import type { PieceKey } from "@tercio/board";
import { apart, type Box, cross, enters, type Line } from "./boxes.ts";

/** A name with a line to its block: its middle, its size, and the line that it would have in any other place. */
export interface Tied {
  readonly key: PieceKey;
  readonly box: Box;
  readonly line: Line;
  readonly lead: (box: Box) => Line;
  /** Places all over, from its own on, until one is enough. */
  readonly places: (visit: (box: Box) => boolean) => void;
}

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** So often it is looked for two that cross. */
const ROUNDS = 60;
/** Places with room that one looks at who crosses another, and how often all do. */
const SPOTS = 300;
const AGAIN = 3;

const moved = ({ left, right, top, bottom }: Box, to: Box): Box => {
  const dx = (to.left + to.right - left - right) / 2;
  const dy = (to.top + to.bottom - top - bottom) / 2;
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
};

const crossings = (line: Line, others: readonly Tied[]): number => others.filter((o) => cross(o.line, line)).length;

/**
 * Two names whose lines cross change places, where each has room in the other's and fewer lines cross then: as long as there
 * are such. `fixed`: names without a line, over which no line goes either. `covers`: upon how much a name would lie there; null
 * where it may not be at all.
 */
export function untangled(
  all: readonly Tied[],
  fixed: readonly Box[],
  covers: (box: Box) => number | null,
): readonly Tied[] {
  const list = [...all];
  const swap = (a: Tied, b: Tied): readonly [Tied, Tied] | null => {
    const others = list.filter((o) => o !== a && o !== b);
    const boxes = [moved(a.box, b.box), moved(b.box, a.box)] as const;
    const [p, q] = [
      { ...a, box: boxes[0], line: a.lead(boxes[0]) },
      { ...b, box: boxes[1], line: b.lead(boxes[1]) },
    ];
    if (!apart(p.box, q.box) || enters(p.line, q.box) || enters(q.line, p.box)) return null;
    const lies = [p, q].map(({ box }) => covers(box) ?? Number.POSITIVE_INFINITY);
    const lay = [a, b].map(({ box }) => covers(box) ?? 0);
    if (total(lies) > total(lay)) return null;
    for (const { box, line } of [p, q]) {
      if (fixed.some((o) => !apart(o, box) || enters(line, o))) return null;
      if (others.some((o) => !apart(o.box, box) || enters(line, o.box) || enters(o.line, box))) return null;
    }
    const before = 1 + crossings(a.line, others) + crossings(b.line, others);
    const after = Number(cross(p.line, q.line)) + crossings(p.line, others) + crossings(q.line, others);
    return after < before ? [p, q] : null;
  };
  const step = (): boolean => {
    for (const [i, a] of list.entries())
      for (const [j, b] of list.entries()) {
        if (j <= i || !cross(a.line, b.line)) continue;
        const found = swap(a, b);
        if (found === null) continue;
        [list[i], list[j]] = found;
        return true;
      }
    return false;
  };
  /** Where one had room that crosses fewer lines than where it is, as near as can be. */
  const elsewhere = (a: Tied): Tied => {
    const others = list.filter((o) => o !== a);
    const names = [...fixed, ...others.map((o) => o.box)];
    const lies = covers(a.box) ?? 0;
    let [best, least] = [a, crossings(a.line, others)];
    let tried = 0;
    if (least > 0)
      a.places((box) => {
        if (names.some((o) => !apart(o, box)) || others.some((o) => enters(o.line, box))) return false;
        const now = covers(box);
        if (now === null || now > lies) return false;
        if (++tried > SPOTS) return true;
        const line = a.lead(box);
        if (names.some((o) => enters(line, o))) return false;
        const n = crossings(line, others);
        if (n < least) [best, least] = [{ ...a, box, line }, n];
        return least === 0;
      });
    return best;
  };
  for (let again = 0; again < AGAIN; again++) {
    for (let round = 0; round < ROUNDS && step(); round++);
    const before = list.slice();
    for (const i of list.keys()) list[i] = elsewhere(there(list[i]));
    if (before.every((b, i) => b === list[i])) break;
  }
  return list;
}
