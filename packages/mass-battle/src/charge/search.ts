import { straightClearance, wheelAngleFor } from "@tercio/tabletop";
import { clearWay, noWheels, type Wheels } from "./blocked.ts";
import { type Frame, frameOf } from "./frame.ts";
import { type Facet, facetOf, type Piece, piecesOf } from "./offsets.ts";
import type { Asked } from "./types.ts";
import { type Way, waysAt } from "./ways.ts";

/** Wheel angles looked at on either side; the best ones are then refined to single units. */
const ANGLES = 48;

/** The best wheel angle between two looked at may save about this much (0.01 mm) of the way. */
export const BETWEEN = 1500;

/** Wheels between two looked at may lead this much (0.01 mm) farther along the facing. */
const ASIDE = 200;

/** A search under way. */
export interface Search {
  readonly frame: Frame;
  readonly facet: Facet;
  /** Where it can stand, as far as the ways lead there. */
  pieces: readonly Piece[];
  /** How far the charger may go before it wheels. */
  readonly before: number;
  steps: readonly number[];
  /** Whether obstacles are looked at while searching, not only at the end. */
  blocked: boolean;
  readonly wheels: Wheels;
  /** The ways of one wheel that obstacles leave free, by angle and side. */
  readonly cleared: Map<number, readonly Way[]>;
  ways: readonly Way[];
}

/** What no way needs more of than this, 0.01 mm: farther than any table is wide. */
const FAR = 1_000_000;

/** The question without the obstacles that no way of the charge can come near. */
function withoutFar(question: Asked, frame: Frame): Asked {
  const { charger, halfFacing, halfWidth, depth } = frame;
  const direct = Math.sqrt(frame.x * frame.x + frame.y * frame.y);
  // Straight, a wheel of at most a quarter turn, straight: never longer than the two sides of a right angle.
  const longest = Math.min(question.maximum, 1.5 * (direct + halfFacing + 2 * halfWidth));
  // From the front's start to anywhere on its way and on to the end is no longer than the whole way.
  const swing = 2 * (2 * halfWidth + depth);
  const most = longest + halfFacing + halfWidth + swing;
  const obstacles = question.obstacles.filter(({ id, rectangle: r }) => {
    const fromX = r.x - charger.x;
    const fromY = r.y - charger.y;
    const toX = r.x - frame.originX;
    const toY = r.y - frame.originY;
    const round = Math.sqrt(fromX * fromX + fromY * fromY) + Math.sqrt(toX * toX + toY * toY);
    return round <= most + 2 * (r.width / 2 + r.depth) || question.inContact.includes(id);
  });
  return obstacles.length === question.obstacles.length ? question : { ...question, obstacles };
}

/** A search before it has looked at any way. */
export function searchBegun(asked: Asked): Search {
  const frame = frameOf(asked);
  const question = withoutFar(asked, frame);
  const facet = facetOf(question, frame);
  const most = Math.min(question.maximum, FAR);
  const all = question.passesOver ? [] : [...facet.blocks, frame.target];
  const before = most < 0 ? -1 : straightClearance(frame.charger, all, most).distance;
  const largest = Math.max(0, Math.min(16384, Math.floor(wheelAngleFor(frame.charger.width, Math.max(0, most)))));
  const steps: number[] = [];
  // Closer together where they are small: there a little more angle shifts the end a lot.
  for (let i = 1; i <= ANGLES; i++) {
    const share = i / ANGLES;
    const angle = Math.floor(largest * share * Math.sqrt(share));
    if (angle > 0 && angle !== steps[steps.length - 1]) steps.push(angle);
  }
  const parallel = Math.abs(frame.turn);
  if (parallel > 0 && parallel <= largest && !steps.includes(parallel)) steps.push(parallel);
  steps.sort((a, b) => a - b);
  return {
    frame,
    facet,
    pieces: [],
    before,
    steps,
    blocked: false,
    wheels: noWheels(before),
    cleared: new Map(),
    ways: [],
  };
}

/** Finds all ways of the search, and all the places they lead to. */
export function lookAtWays(search: Search): void {
  search.ways = allWays(search);
  search.pieces = ledTo(search);
}

/** The places to which the ways lead, as far as they are free. */
function ledTo(search: Search): readonly Piece[] {
  let from = Infinity;
  let to = -Infinity;
  for (const way of search.ways) {
    if (way.free.length === 0) continue;
    from = Math.min(from, way.least);
    to = Math.max(to, way.most);
  }
  return from > to ? [] : piecesOf(search.facet, from - ASIDE, to + ASIDE);
}

/** Every way of the search that is not longer than `reach` (0.01 mm). */
export function allWays(search: Search, reach: number = search.facet.question.maximum + BETWEEN): readonly Way[] {
  const ways: Way[] = [];
  addWays(search, 0, 0, ways, reach);
  if (search.facet.question.mayWheel)
    for (const angle of search.steps) {
      addWays(search, 1, angle, ways, reach);
      addWays(search, -1, angle, ways, reach);
    }
  return ways;
}

/** Adds the ways of one wheel; once the search looks at obstacles, only those that come to touch the facing. */
export function addWays(
  search: Search,
  side: 1 | 0 | -1,
  angle: number,
  out: Way[],
  reach: number = search.facet.question.maximum + BETWEEN,
  blocked: boolean = search.blocked,
): void {
  const { frame, facet, wheels, cleared } = search;
  if (!blocked || facet.question.passesOver) {
    waysAt(frame, side, angle, search.before, reach, out);
    return;
  }
  const key = 3 * angle + side;
  let ways = cleared.get(key);
  if (ways === undefined) {
    const all: Way[] = [];
    waysAt(frame, side, angle, search.before, reach, all);
    for (const way of all) clearWay(frame, way, facet.around, wheels);
    ways = all.length === 0 ? all : all.filter((way) => way.touching.length > 0);
    cleared.set(key, ways);
  }
  for (const way of ways) out.push(way);
}

/** {@link lookAtWays}, and from now on obstacles are looked at while searching. */
export function lookAtObstacles(search: Search): void {
  if (search.blocked) return;
  // Gaps between obstacles let only few angles through.
  search.steps = search.steps
    .flatMap((angle, i) => [(search.steps[i - 1] ?? 0) + angle, 2 * angle])
    .map((twice) => Math.floor(twice / 2))
    .filter((angle, i, all) => angle > 0 && angle !== all[i - 1]);
  search.blocked = true;
  lookAtWays(search);
}
