import { inForce, watched, there } from "@tercio/kernel";
import { casualties, filePitch, type Formation, shifted } from "@tercio/mass-battle";
import { changedPool } from "../state/copies.ts";
import { slotOf } from "../state/pools.ts";
import { abreast, cornerOf, filesOf } from "../state/rooms.ts";
import { bodiesOf, healthLeft } from "./health.ts";
import { changed, engaged, models, type NinthAge, type Pool, type Unit, unit, withUnits } from "../state/state.ts";
import { formationOf } from "./formation.ts";

export interface Losses {
  readonly unit: Unit;
  /** Health Points really lost, of all pools. */
  readonly points: number;
  /** Points dealt to each pool beyond its last Health Point, what it took over from another left out (Overkill in a Duel). */
  readonly excess: readonly number[];
  readonly destroyed: boolean;
}

/** Where points go that the rank and file cannot lose any more; nobody takes over a champion's or a Character's. */
export const spillsTo = (pools: readonly Pool[]): number =>
  pools[0]?.kind === "rank-and-file" ? pools.findIndex((p) => p.kind === "champion" && p.count > 0) : -1;

/** What losses have made of one record, by who lost how much; as long as its models have so many Health Points each. */
interface Known {
  readonly each: readonly number[];
  readonly inCombat: boolean;
  readonly by: Map<number, Losses>;
}

/**
 * By record, what losses have made of it: a walk through all outcomes asks for the same ones again and again, and states
 * that hold the very same record are told to be equal at a glance.
 */
const known = new WeakMap<Unit, Known>();

/** So many points dealt to each of so many pools are one number; more of either are not remembered. */
const POINTS = 1024;
const POOLS = 5;

/** The points dealt to each pool as one number, or -1. */
function numberOf(dealt: readonly number[]): number {
  if (dealt.length > POOLS) return -1;
  let number = 0;
  for (const points of dealt) {
    if (points >= POINTS) return -1;
    number = number * POINTS + points;
  }
  return number;
}

const same = (p: readonly number[], q: readonly number[]): boolean => {
  for (let at = 0; at < p.length; at++) if (p[at] !== q[at]) return false;
  return p.length === q.length;
};

/**
 * Takes Health Points from a unit's pools, `dealt` in the order of its list: the rank and file loses whole models from the
 * back, left-over points stay with it, what it cannot lose goes to the champion; what a champion or a Character cannot lose
 * is gone. The last rank empties first; a single rank shrinks from both sides in turn, so the models that stay do not move;
 * who has a place of its own keeps it until only such are left.
 */
export function lossesOf(game: NinthAge, u: Unit, dealt: readonly number[]): Losses {
  const inCombat = engaged(game, u.id);
  const { each } = bodiesOf(game, u);
  const number = numberOf(dealt);
  // Coverage and knockout runs must see every rule, so nothing is kept while one is on.
  if (number < 0 || watched()) return lost(u, dealt, each, inCombat);
  let kept = known.get(u);
  if (kept === undefined || kept.inCombat !== inCombat || (kept.each !== each && !same(kept.each, each)))
    known.set(u, (kept = { each, inCombat, by: new Map() }));
  let losses = kept.by.get(number);
  if (losses === undefined) kept.by.set(number, (losses = lost(u, dealt, each, inCombat)));
  return losses;
}

/** The game after the same losses. */
export function loseHealth(
  game: NinthAge,
  id: number,
  dealt: readonly number[],
): Omit<Losses, "unit"> & { readonly game: NinthAge } {
  const { unit: after, ...losses } = lossesOf(game, unit(game, id), dealt);
  return { ...losses, game: after === unit(game, id) ? game : withUnits(game, [after]) };
}

// Whole numbers without the help of Math: what that gives back is a record of its own to the engine of JavaScript, and so is
// all that is reckoned from it.
const lesser = (p: number, q: number): number => (p < q ? p : q);

/** `each`: Health Points of one model, pool by pool. What is not among all these counts for nothing here. */
function lost(u: Unit, dealt: readonly number[], each: readonly number[], inCombat: boolean): Losses {
  const nothing = { unit: u, points: 0, excess: [], destroyed: false };
  if (!inForce("t9a.sequence.attacks.attack.8") || !inForce("t9a.sequence.attacks.attack.7")) return nothing;
  const left = u.pools.map((p, at) => healthLeft(p, there(each[at])));
  const excess = left.map((most, at) => (dealt[at] ?? 0) - lesser(most, dealt[at] ?? 0));
  const taken = left.map((most, at) => lesser(most, dealt[at] ?? 0));
  const heir = spillsTo(u.pools);
  if (heir > 0) taken[heir] = lesser(there(left[heir]), there(taken[heir]) + there(excess[0]));
  const points = taken.reduce((sum, n) => sum + n, 0);
  if (points === 0) return { ...nothing, excess };
  const pools = u.pools.map((p, at) => (taken[at] === 0 ? p : reduced(p, there(each[at]), there(taken[at]))));
  const men = pools[0]?.kind === "rank-and-file" ? pools[0].count : 0;
  const after = changed(u, {
    pools,
    lostUnengaged: inCombat ? u.lostUnengaged : u.lostUnengaged + points,
    // Bearer and musician fall last of the rank and file.
    standard: u.standard && men >= 1,
    musician: u.musician && men >= (u.standard ? 2 : 1),
  });
  const destroyed = models(after) === 0;
  return { unit: destroyed ? after : settled(u, after), points, excess, destroyed };
}

/** A pool that has lost so many Health Points; who falls leaves its place and weapon. */
function reduced(p: Pool, each: number, lost: number): Pool {
  const all = p.lost + lost;
  const dead = inForce("t9a.sequence.attacks.attack.9") ? lesser(p.count, (all / each) | 0) : 0;
  return dead === p.count
    ? changedPool(p, { count: 0, lost: 0, weapon: null, slot: null, refused: false })
    : changedPool(p, { count: p.count - dead, lost: all - dead * each });
}

/**
 * A unit as it stands when somebody of it is gone who stood in it `before`: the places beside it at a front corner go with
 * whoever had them, and where less than the first rank is left that closes up.
 */
export function settled(before: Unit, after: Unit): Unit {
  let now = after;
  for (const p of before.pools) {
    const corner = cornerOf(before, p);
    if (corner === null || now.pools.some((q) => q.count > 0 && q.self === p.self && q.profile === p.profile)) continue;
    now = withoutCorner(now, before, corner, filesOf(before, p));
  }
  const widest = abreast(now);
  return widest > 0 && widest < now.files ? closedUp(now, widest, formationOf(before)) : now;
}

function withoutCorner(u: Unit, before: Unit, corner: -1 | 1, wide: number): Unit {
  const files = u.files - wide;
  if (files < 1) return u;
  const f = formationOf(before);
  const { x, y } = shifted(u, f, (-corner * wide * filePitch(f)) / 2);
  const pools =
    corner === 1
      ? u.pools
      : u.pools.map((p) => (slotOf(p) === null ? p : changedPool(p, { slot: Math.max(0, there(p.slot) - wide) })));
  return changed(u, { files, pools, x, y });
}

/**
 * Only the first rank is left, and not all of it; `before`: as the unit stood when they fell. Who stays does not move. Where
 * it was a skirmish formation and is none any more, they close up then about the middle of what is left of that rank.
 */
export function closedUp(u: Unit, files: number, before: Formation): Unit {
  const { bigs: _, ...plain } = before;
  const rank: Formation = { ...plain, models: u.files, files: u.files };
  const own = u.pools.filter((p) => slotOf(p) !== null);
  const fallen = casualties(
    rank,
    u.files - files,
    u.nextSide,
    own.map((p) => ({ file: there(p.slot), files: filesOf(u, p) })),
  );
  const { x, y } = shifted(u, rank, fallen.shift);
  const pools =
    own.length === 0
      ? u.pools
      : u.pools.map((p) =>
          own.includes(p) ? changedPool(p, { slot: fallen.slots[own.indexOf(p)]?.file ?? null }) : p,
        );
  return changed(u, { files, nextSide: fallen.nextSide, pools, x, y });
}
