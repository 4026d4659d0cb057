import { there } from "@tercio/kernel";
import { gap } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { healthEach } from "../calculation/health.ts";
import { mainPool, poolAt } from "../state/pools.ts";
import { middleFiles } from "../state/rooms.ts";
import { changed, engaged, type NinthAge, type Unit } from "../state/state.ts";
import { APART, isTaken, onTable, others } from "./world.ts";

type G = NinthAge;

/** A unit to which Health Points have come back, how many, and how many models with them. */
export interface Raised {
  readonly unit: Unit;
  readonly points: number;
  readonly models: number;
}

/**
 * A unit whose own row of the Army List is given so many Health Points: first whoever stands has back what he lost, then the
 * champion rises, then one after the other of the rank and file, the last perhaps not whole; never more than the unit began
 * with. A Character that stands alone recovers. Whoever finds no room stays down (readings `raising`, `raised-room`).
 */
export function raised(game: G, u: Unit, points: number): Raised {
  const healed = recoveredBy(u, points);
  const up = (count: number, left: number): Raised => ({ unit: u, points: points - left, models: count });
  if (mainPool(u).kind === "character" || !hasItsOwn(u)) return { ...up(0, healed.left), unit: healed.unit };
  let [now, left, count] = [healed.unit, healed.left, 0];
  for (let next = oneMore(game, now, left); next !== null; next = oneMore(game, now, left))
    [now, left, count] = [next.unit, next.left, count + 1];
  return { unit: now, points: points - left, models: count };
}

interface Healed {
  readonly unit: Unit;
  readonly left: number;
}

/** What models that stand have lost, and have again: of the unit's own row, the rank and file first. */
function recoveredBy(u: Unit, points: number): Healed {
  let left = points;
  const pools = u.pools.map((p, at) => {
    if (p.count === 0 || p.lost === 0 || (p.kind === "character" && at > 0)) return p;
    const back = Math.min(left, p.lost);
    left -= back;
    return { ...p, lost: p.lost - back };
  });
  return { unit: left === points ? u : changed(u, { pools }), left };
}

/** Does one of its own models still stand, so that others may rise beside it? */
const hasItsOwn = (u: Unit): boolean => u.pools.some((p) => p.kind !== "character" && p.count > 0);

/** One more of its fallen, with as many of these points as one model has; null: none is left, or finds room. */
function oneMore(game: G, u: Unit, left: number): Healed | null {
  if (left <= 0) return null;
  const champion = u.pools.findIndex((p) => p.kind === "champion" && p.count === 0);
  const slot = champion < 0 ? null : freeFile(u, game.chirality);
  if (slot !== null) {
    const found = risen(game, u, champion, left, slot);
    if (found !== null) return found;
  }
  const most = u.entry.models - (u.entry.champion ? 1 : 0);
  return mainPool(u).count < most ? risen(game, u, 0, left, null) : null;
}

/** The file of the first rank nearest its middle that is nobody's own. */
const freeFile = (u: Unit, chirality: 1 | -1): number | null =>
  mainPool(u).count === 0
    ? null
    : (middleFiles(u.files, u.files, chirality).find((file) => file !== null && poolAt(u, 0, file) === 0) ?? null);

function risen(game: G, u: Unit, at: number, left: number, slot: number | null): Healed | null {
  const pool = there(u.pools[at]);
  const each = healthEach(game, u, pool);
  const gets = Math.min(each, left);
  const own = { count: pool.count + 1, lost: pool.lost + each - gets, ...(at === 0 ? {} : { slot }) };
  const men = at === 0 ? own.count : mainPool(u).count;
  const after = changed(u, {
    pools: u.pools.map((p, i) => (i === at ? { ...p, ...own } : p)),
    // Who bears the standard and who plays are among the first to rise, as they are among the last to fall.
    standard: u.standard || (u.entry.standard && men >= 1),
    musician: u.musician || (u.entry.musician && men >= (u.entry.standard ? 2 : 1)),
  });
  return hasRoom(game, u, after) ? { unit: after, left: left - gets } : null;
}

/** A new rank lies on nobody, on nothing that cannot be entered, not beyond the edge, and touches no new enemy. */
function hasRoom(game: G, before: Unit, after: Unit): boolean {
  const [was, is] = [rectangleOf(before), rectangleOf(after)];
  if (was.depth === is.depth && was.width === is.width) return true;
  if (isTaken(game, is, after.id) || !onTable(game, is)) return false;
  const fights = (v: Unit): boolean =>
    engaged(game, after.id) &&
    game.engagements.some((e) => (e.a === v.id && e.b === after.id) || (e.b === v.id && e.a === after.id));
  return others(game, after.id).every((v) => v.seat === after.seat || fights(v) || gap(is, rectangleOf(v)) >= APART);
}
