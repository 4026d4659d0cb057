import { inForce } from "@tercio/kernel";
import { casualties, shifted } from "@tercio/mass-battle";
import { slotOf } from "../pools.ts";
import { healthEach, poolHealth } from "./health.ts";
import { change, engaged, models, type NinthAge, type Pool, type Unit, unit } from "../state.ts";
import { formationOf } from "./formation.ts";

export interface Losses {
  readonly game: NinthAge;
  /** Health Points really lost, of all pools. */
  readonly points: number;
  /** Points dealt to each pool beyond its last Health Point, what it took over from another left out (Overkill in a Duel). */
  readonly excess: readonly number[];
  readonly destroyed: boolean;
}

/** Where points go that the rank and file cannot lose any more; nobody takes over a champion's or a Character's. */
export const spillsTo = (pools: readonly Pool[]): number =>
  pools[0]?.kind === "rank-and-file" ? pools.findIndex((p) => p.kind === "champion" && p.count > 0) : -1;

/**
 * Takes Health Points from a unit's pools, `dealt` in the order of its list: the rank and file loses whole models from the
 * back, left-over points stay with it, what it cannot lose goes to the champion; what a champion or a Character cannot lose
 * is gone. The last rank empties first; a single rank shrinks from both sides in turn, so the models that stay do not move.
 */
export function loseHealth(game: NinthAge, id: number, dealt: readonly number[]): Losses {
  const u = unit(game, id);
  const nothing = { game, points: 0, excess: [], destroyed: false };
  if (!inForce("t9a.sequence.attacks.attack.8") || !inForce("t9a.sequence.attacks.attack.7")) return nothing;
  const left = u.pools.map((p) => poolHealth(game, u, p));
  const excess = left.map((most, at) => Math.max(0, (dealt[at] ?? 0) - most));
  const lost = left.map((most, at) => Math.min(most, dealt[at] ?? 0));
  const heir = spillsTo(u.pools);
  if (heir > 0) lost[heir] = Math.min(left[heir] as number, (lost[heir] as number) + (excess[0] as number));
  const points = lost.reduce((sum, n) => sum + n, 0);
  if (points === 0) return { ...nothing, excess };
  const pools = u.pools.map((p, at) => (lost[at] === 0 ? p : reduced(game, u, p, lost[at] as number)));
  const men = pools[0]?.kind === "rank-and-file" ? pools[0].count : 0;
  let next = change(game, id, {
    pools,
    lostUnengaged: engaged(game, id) ? u.lostUnengaged : u.lostUnengaged + points,
    // Bearer and musician fall last of the rank and file.
    standard: u.standard && men >= 1,
    musician: u.musician && men >= (u.standard ? 2 : 1),
  });
  const standing = models(unit(next, id));
  if (standing > 0 && standing < u.files) next = shrink(next, id, standing);
  return { game: next, points, excess, destroyed: standing === 0 };
}

/** A pool that has lost so many Health Points; who falls leaves its place and weapon. */
function reduced(game: NinthAge, u: Unit, p: Pool, lost: number): Pool {
  const each = healthEach(game, u, p);
  const all = p.lost + lost;
  const dead = inForce("t9a.sequence.attacks.attack.9") ? Math.min(p.count, Math.floor(all / each)) : 0;
  return dead === p.count
    ? { ...p, count: 0, lost: 0, weapon: null, slot: null, refused: false }
    : { ...p, count: p.count - dead, lost: all - dead * each };
}

function shrink(game: NinthAge, id: number, files: number): NinthAge {
  const u = unit(game, id);
  const rank = { ...formationOf(u), models: u.files };
  const own = u.pools.filter((p) => slotOf(p) !== null);
  const fallen = casualties(
    rank,
    u.files - files,
    u.nextSide,
    own.map((p) => ({ file: p.slot as number })),
  );
  const { x, y } = shifted(u, rank, fallen.shift);
  const pools =
    own.length === 0
      ? u.pools
      : u.pools.map((p) => (own.includes(p) ? { ...p, slot: fallen.slots[own.indexOf(p)]?.file ?? null } : p));
  return change(game, id, { files, nextSide: fallen.nextSide, pools, x, y });
}
