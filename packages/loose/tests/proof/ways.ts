import { followed, isStuck, shortestWay, WAY_TOLERANCE } from "../../src/index.ts";
import { INCH } from "../oracle/geometry.ts";
import { reachable, SPACING, wayOf } from "../oracle/grid.ts";
import { type Base, type Scene, sceneFrom } from "../oracle/scenes.ts";
import { type Compared, HAIR, OVAL, ovals, Tally, TOUCHING } from "./compared.ts";

/** Longer than any way on a table. */
const ANY = 1e9;

/** Enemies that no part of a move may be within; bases whose middles are so far from each other are not, whatever they are. */
const KEEP = 3 * INCH;
const OUTSIDE = KEEP + 2 * 3750;

/** As both the engine and the oracle know one. */
interface Hindrance {
  readonly base: Base;
  readonly keep: number;
}

/**
 * The first model of a scene among all others. In every third scene those of the others that it may keep away from, as
 * far as it stands from them, are enemies.
 */
function asked(seed: number): {
  readonly scene: Scene;
  readonly mover: Base;
  readonly hindrances: readonly Hindrance[];
} {
  const scene = sceneFrom(seed);
  const [mover, ...mates] = scene.unit as readonly [Base, ...Base[]];
  const keepOf = (b: Base): number => (seed % 3 === 0 && Math.hypot(b.x - mover.x, b.y - mover.y) > OUTSIDE ? KEEP : 0);
  const hindrances = [
    ...mates.map((base) => ({ base, keep: 0 })),
    ...scene.obstacles.map((base) => ({ base, keep: keepOf(base) })),
  ];
  return { scene, mover, hindrances };
}

/**
 * How deep bases may lie in one another on the engine's ways: where they touch, and what ovals are less as polygons, the
 * mover and whom it passes. Of bases so much smaller no way is shorter than the oracle's lower bound.
 */
const allowed = (mover: Base, hindrances: readonly Hindrance[]): number =>
  TOUCHING + OVAL * (ovals(mover) + Math.min(1, ovals(...hindrances.map((h) => h.base)))) + HAIR;

/** The engine keeps more than the distance, the oracle at least it: a hair more, so that its ways are ways of the engine. */
const hairMore = (hindrances: readonly Hindrance[]): readonly Hindrance[] =>
  hindrances.map((h) => (h.keep > 0 ? { ...h, keep: h.keep + HAIR } : h));

/**
 * The shortest way to a scene's goal against proven bounds: never shorter than the shortest of bases that may lie so deep
 * in one another, never longer than one of bases that may not.
 */
export function comparedWay(seed: number): Compared {
  const { scene, mover, hindrances } = asked(seed);
  const { goal, table, kind } = scene;
  const tally = new Tally();
  tally.count("scenes");
  const found = shortestWay(mover, { ...mover, ...goal }, hindrances, table, ANY)?.length ?? Infinity;
  const { lower } = wayOf(mover, goal, hindrances, table, { allow: allowed(mover, hindrances) });
  const { upper } = wayOf(mover, goal, hairMore(hindrances), table);
  tally.count(found < Infinity ? "ways" : "none");
  if (found < lower - HAIR) tally.fault("shorter", `${kind} ${seed}: ${found}, not less than ${lower} is possible`);
  if (found > upper + HAIR) tally.fault("longer", `${kind} ${seed}: ${found}, ${upper} is possible`);
  return tally;
}

/** Every so many places are also asked of the referee of a whole unit. */
const REFEREED = 37;

/**
 * Every place of a fine grid that the first model of a scene may or may not get to within a limit, against proven bounds.
 * They do not tell in a narrow band at the limit behind corners, and where a base stands only if it may lie as deep in
 * another as the engine lets it.
 */
export function comparedPlaces(seed: number): Compared {
  const { scene, mover, hindrances } = asked(seed);
  const { table, kind, unit } = scene;
  const limit = (2 + (seed % 4)) * INCH;
  const most = limit + WAY_TOLERANCE + HAIR;
  const tally = new Tally();
  tally.count("scenes");
  const question = { shape: mover.shape, facing: mover.facing, start: mover, table };
  const loose = reachable({ ...question, hindrances, allow: allowed(mover, hindrances) }, most);
  const strict = reachable({ ...question, hindrances: hairMore(hindrances) }, limit);
  const lower = new Map(loose.map((c) => [`${c.x} ${c.y}`, c.lower]));
  const upper = new Map(strict.map((c) => [`${c.x} ${c.y}`, c.upper]));
  const others = hindrances.slice(unit.length - 1);
  const steps = Math.floor(limit / SPACING);
  let asks = 0;
  for (let column = -steps; column <= steps; column++)
    for (let row = -steps; row <= steps; row++) {
      const [x, y] = [mover.x + column * SPACING, mover.y + row * SPACING];
      if (Math.hypot(x - mover.x, y - mover.y) > limit) continue;
      const to = { ...mover, x, y };
      const can = shortestWay(mover, to, hindrances, table, limit) !== null;
      const must = (upper.get(`${x} ${y}`) ?? Infinity) <= limit;
      const cannot = (lower.get(`${x} ${y}`) ?? Infinity) > most;
      tally.count(must ? "reached" : cannot ? "out of reach" : "not told");
      const where = `${kind} ${seed}: ${x} ${y} within ${limit / INCH} inches`;
      if (must && !can) tally.fault("missed", where);
      if (cannot && can) tally.fault("impossible", where);
      if (asks++ % REFEREED !== 0) continue;
      const walked = followed(unit, [to, ...unit.slice(1)], [0], others, table, limit);
      if (isStuck(walked) === can) tally.fault("refereed otherwise", where);
    }
  return tally;
}
