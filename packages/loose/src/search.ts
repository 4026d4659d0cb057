import { there } from "@tercio/basis";
import type { Point } from "@tercio/tabletop";
import { type Hull, pointHull } from "./hull.ts";
import { along, crosses, farthest, line, type Piece, type Sense, someCross } from "./rim.ts";
import { type Tangent, tangent } from "./tangent.ts";

/** How far a moving middle may come from the table's middle, to either side and up or down. */
export interface Room {
  readonly east: number;
  readonly north: number;
}

/** One straight stretch of a way, with the way along the border before it, and what the way has cost at its end. */
interface Step {
  readonly hull: number;
  readonly sense: Sense;
  readonly from: number;
  readonly id: number;
  readonly tangent: Tangent;
  /** Null until it is worth working out. */
  readonly rim: readonly Piece[] | null;
  /** At the end of the stretch; while there is no rim, no more than it. */
  readonly cost: number;
  readonly least: number;
  readonly before: Step | null;
}

const START = 0;
const GOAL = 1;
const SENSES: readonly Sense[] = [1, -1];

export const inRoom = (piece: Piece, room: Room): boolean => {
  const { east, north } = farthest(piece);
  return east <= room.east && north <= room.north;
};

export const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, p) => sum + p.length, 0);

/** Steps by the least length their way can come to, of equal ones the one found first. */
class Queue {
  private readonly heap: { readonly step: Step; readonly order: number }[] = [];
  private count = 0;

  private before(i: number, j: number): boolean {
    const a = there(this.heap[i]);
    const b = there(this.heap[j]);
    return a.step.least < b.step.least || (a.step.least === b.step.least && a.order < b.order);
  }

  private swap(i: number, j: number): void {
    const kept = there(this.heap[i]);
    this.heap[i] = there(this.heap[j]);
    this.heap[j] = kept;
  }

  push(step: Step): void {
    this.heap.push({ step, order: this.count++ });
    for (let i = this.heap.length - 1; i > 0; ) {
      const up = (i - 1) >> 1;
      if (!this.before(i, up)) return;
      this.swap(i, up);
      i = up;
    }
  }

  pop(): Step | null {
    const top = this.heap[0];
    if (top === undefined) return null;
    this.swap(0, this.heap.length - 1);
    this.heap.pop();
    for (let i = 0; ; ) {
      let least = i;
      for (let child = 2 * i + 1; child <= 2 * i + 2; child++)
        if (child < this.heap.length && this.before(child, least)) least = child;
      if (least === i) return top.step;
      this.swap(i, least);
      i = least;
    }
  }
}

/**
 * The shortest way of a point among hulls that are added one by one: only those that a shortest way without them goes
 * through. It consists of tangents and of borders between them; A* takes them in the order of the least that a way with
 * them can come to, and asks whether one is free only when its turn has come.
 */
export class Search {
  private readonly hulls: Hull[];
  private readonly tangents = new Map<number, Tangent | null>();
  /** By tangent: how many hulls it is known to be free of; -1 where it is not. */
  private readonly free = new Map<number, number>();

  private readonly to: Point;
  private readonly room: Room;
  private readonly most: number;

  constructor(from: Point, to: Point, room: Room, most: number) {
    this.to = to;
    this.room = room;
    this.most = most;
    this.hulls = [pointHull(from.x, from.y), pointHull(to.x, to.y)];
  }

  add(hull: Hull): void {
    this.hulls.push(hull);
  }

  /** The shortest way that goes through none of the hulls added so far; null where none is as short as allowed. */
  run(): readonly Piece[] | null {
    const queue = new Queue();
    const done = new Set<number>();
    this.push(queue, null, done);
    for (let step = queue.pop(); step !== null; step = queue.pop()) {
      if (done.has(step.id) || !this.isFree(step)) continue;
      if (step.rim === null) {
        this.goRound(queue, step);
        continue;
      }
      done.add(step.id);
      if (step.hull === GOAL) return piecesOf(step);
      this.push(queue, step, done);
    }
    return null;
  }

  private push(queue: Queue, before: Step | null, done: ReadonlySet<number>): void {
    const from = before?.hull ?? START;
    const sense = before?.sense ?? 1;
    for (let hull = GOAL; hull < this.hulls.length; hull++) {
      if (hull === from) continue;
      for (const next of hull === GOAL ? SENSES.slice(0, 1) : SENSES) {
        // As many ids as a number may have bits left: four senses, then a thousand hulls each.
        const id = (((from << 10) + hull) << 2) + (sense + 1) + (next === 1 ? 1 : 0);
        if (done.has(id) || this.free.get(id) === -1) continue;
        const found = this.tangentOf(id, from, sense, hull, next);
        if (found === null) continue;
        // Round the border it is at least as far as straight.
        const at = before?.tangent.to ?? found.from;
        const cost = (before?.cost ?? 0) + line(at, found.from).length + found.length;
        const dx = this.to.x - found.to.x;
        const dy = this.to.y - found.to.y;
        const least = cost + (hull === GOAL ? 0 : Math.sqrt(dx * dx + dy * dy));
        const rim = before === null ? [] : null;
        if (least <= this.most) queue.push({ hull, sense: next, from, id, tangent: found, rim, cost, least, before });
      }
    }
  }

  private tangentOf(id: number, from: number, sense: Sense, to: number, next: Sense): Tangent | null {
    const known = this.tangents.get(id);
    if (known !== undefined) return known;
    const found = tangent(there(this.hulls[from]), sense, there(this.hulls[to]), next);
    this.tangents.set(id, found);
    return found;
  }

  private isFree(step: Step): boolean {
    const { id, from, hull } = step;
    const stretch = line(step.tangent.from, step.tangent.to);
    const known = this.free.get(id);
    if (known === -1) return false;
    if (known === undefined && !inRoom(stretch, this.room)) {
      this.free.set(id, -1);
      return false;
    }
    for (let i = known ?? GOAL + 1; i < this.hulls.length; i++)
      if (i !== from && i !== hull && crosses(stretch, there(this.hulls[i]))) {
        this.free.set(id, -1);
        return false;
      }
    this.free.set(id, this.hulls.length);
    return true;
  }

  /** Puts a step back with the border before it, where that is free. */
  private goRound(queue: Queue, step: Step): void {
    const before = there(step.before);
    const own = there(this.hulls[step.from]);
    const rim = along(own, before.tangent.meets, step.tangent.leaves, before.sense);
    if (rim === null) return;
    const cost = before.cost + lengthOf(rim) + step.tangent.length;
    const least = Math.max(step.least, cost + (step.least - step.cost));
    if (least > this.most) return;
    const { east, north } = this.room;
    const inside = Math.abs(own.x) + own.reach <= east && Math.abs(own.y) + own.reach <= north;
    if (!inside && !rim.every((p) => inRoom(p, this.room))) return;
    for (let i = GOAL + 1; i < this.hulls.length; i++)
      if (i !== step.from && someCross(rim, there(this.hulls[i]))) return;
    queue.push({ ...step, rim, cost, least });
  }
}

function piecesOf(last: Step): readonly Piece[] {
  const steps: Step[] = [];
  for (let step: Step | null = last; step !== null; step = step.before) steps.unshift(step);
  return steps.flatMap((s) => [
    ...(s.rim ?? []),
    ...(s.tangent.length > 0 ? [line(s.tangent.from, s.tangent.to)] : []),
  ]);
}
