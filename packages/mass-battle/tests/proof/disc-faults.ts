// What is wrong with the charge of a disc, by brute force.
import { signedTurn } from "@tercio/tabletop";
import { chargeOfDisc, type Rolling, rollingOf, stands } from "../../src/charge/disc.ts";
import { compareWorth, type Worth } from "../../src/charge/offsets.ts";
import { type Run, runsOf } from "../../src/charge/rolled.ts";
import type { Asked, Charge } from "../../src/charge/types.ts";
import { canCharge, chargeAt, findBest, findPlaces, whyNoCharge } from "../../src/index.ts";
import { asking, judged } from "./discs.ts";

export interface Looked {
  readonly charge: boolean;
  /** Angles looked at, and those of them of which brute force says nothing; angles moved exactly. */
  readonly angles: number;
  readonly near: number;
  readonly single: number;
  readonly faults: readonly string[];
}

/** Every `step`-th angle from `from` on and all about the ends of each stretch; with `all`, every angle moved exactly too. */
export function faults(q: Asked, step: number, from: number, all: boolean): Looked {
  const list: string[] = [];
  const r = rollingOf(q);
  const runs = runsOf(r);
  const runAt = (angle: number): Run | undefined => runs.find((run) => run.first <= angle && angle <= run.last);
  let single = 0;
  if (all)
    for (let angle = -16384; angle <= 16384; angle++) {
      single++;
      const [one, run] = [stands(r, angle), runAt(angle)];
      if ((one === null) !== (run === undefined))
        list.push(`angle ${angle}: ${one === null ? "does not stand" : "missed"}`);
      else if (
        one !== null &&
        run !== undefined &&
        (one.theirs !== run.theirs || one.enemies.length !== run.enemies.length)
      )
        list.push(`angle ${angle}: worth ${one.theirs} and ${one.enemies.length}`);
    }
  const angles = new Set<number>();
  for (let angle = -16384 + from; angle <= 16384; angle += step) angles.add(angle);
  for (const { first, last } of runs)
    for (const end of [first, last])
      for (let by = -24; by <= 24; by += 3) angles.add(Math.max(-16384, Math.min(16384, end + by)));
  const brute = asking(q);
  const places = findPlaces(q);
  const { best } = places;
  let near = 0;
  for (const angle of angles) {
    const there = judged(brute, q.chirality * angle);
    const run = runAt(angle);
    if (there === "near") near++;
    else if (there === "none") {
      if (run !== undefined) list.push(`angle ${angle}: a charge that brute force refuses`);
    } else if (run === undefined) list.push(`angle ${angle}: brute force finds ${JSON.stringify(there)}`);
    else {
      if (run.theirs !== there.theirs || run.enemies.length !== there.enemies)
        list.push(
          `angle ${angle}: worth ${run.theirs} and ${run.enemies.length}, by brute force ${JSON.stringify(there)}`,
        );
      const way = stands(r, angle)?.length ?? Infinity;
      if (Math.abs(way - there.way) > 4) list.push(`angle ${angle}: a way of ${way}, by brute force ${there.way}`);
      if (best === null) list.push("no charge though brute force finds one");
      else {
        const order = compareWorth(worthOf(there.enemies, there.theirs), worthOfCharge(best), q.priorities);
        if (order < 0 || (order === 0 && best.distance > there.way + 5))
          list.push(`angle ${angle}: better by brute force ${JSON.stringify(there)}`);
      }
    }
  }
  if (canCharge(q) !== (best !== null) || (whyNoCharge(q) === null) !== (best !== null))
    list.push("not the same answer");
  if (JSON.stringify(findBest(q)) !== JSON.stringify(best)) list.push("not the same best");
  for (const s of places.stretches)
    for (const offset of [s.from, Math.round((s.from + s.to) / 2), s.to]) {
      const c = chargeAt(q, places, offset);
      if (c === null || c.offset < s.from - 1 || c.offset > s.to + 1) list.push(`no charge at ${offset}`);
      else if (compareWorth(worthOfCharge(c), worthOfCharge(s.best), q.priorities) !== 0)
        list.push(`another worth at ${offset}`);
      else if (Math.abs(c.offset - offset) > farthest(r, c, offset))
        list.push(`at ${offset} one that ends at ${c.offset}`);
    }
  return { charge: best !== null, angles: angles.size, near, single, faults: list };
}

const worthOf = (enemies: number, theirs: number): Worth => ({
  ...{ enemies: Array.from({ length: enemies }, (_, i) => i), own: 1, theirs },
});
const worthOfCharge = (c: Charge): Worth => worthOf(c.otherEnemies.length, c.modelsInContact.theirs);

/** How far from the offset asked a charge may end: no farther than one that turns by one unit more or less. */
function farthest(r: Rolling, c: Charge, offset: number): number {
  const angle = r.flip * signedTurn(c.end.facing - r.start.facing);
  const beside = [angle - 1, angle + 1].flatMap((at) => stands(r, at) ?? []);
  const away = beside.map((found) => Math.abs(chargeOfDisc(r, found).offset - offset));
  return 1 + Math.min(...away);
}
