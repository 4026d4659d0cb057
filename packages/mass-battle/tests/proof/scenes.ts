import { counterSource } from "@tercio/dice";
import { angleTo, arcOf, gap, INCH, normalise, type Rectangle } from "@tercio/tabletop";
import type { Asked, ChargeObstacle } from "../../src/charge/types.ts";
import { boundary, type Formation, type Placement } from "../../src/index.ts";

/** What makes random scenes: a number from `low` to `high`. */
export type Draw = (low: number, high: number) => number;

export function drawing(seed: number): Draw {
  const source = counterSource(seed, 0);
  return (low, high) => low + source.next(high - low + 1) - 1;
}

const bases = [
  [2000, 2000],
  [2500, 2500],
  [2500, 5000],
  [4000, 4000],
  [5000, 5000],
  [5000, 10000],
] as const;

/** `gaps`: one in two stands 12.5 mm apart, and now and then one has bases that find room in such a gap. */
export function formation(draw: Draw, gaps = false): Formation {
  const files = draw(1, 10);
  const ranks = draw(1, 4);
  const drawn = bases[draw(0, bases.length - 1)] as (typeof bases)[number];
  const base = gaps && draw(0, 5) === 0 ? ([1000, 1000] as const) : drawn;
  return {
    files,
    models: files * ranks - (ranks > 1 ? draw(0, files - 1) : 0),
    baseWidth: base[0],
    baseDepth: base[1],
    ...(gaps && draw(0, 1) === 0 ? { gap: 1250 } : {}),
  };
}

/** Somewhere at most `far` from a place, looking anywhere. */
export function near(draw: Draw, from: { x: number; y: number }, far: number): Placement {
  return { x: from.x + draw(-far, far), y: from.y + draw(-far, far), facing: draw(0, 65535) };
}

/** A charger, a target up to 20 inches away, and `others` around them, nobody nearer than half an inch to anybody, but for some that stand a hair away. */
export function scene(draw: Draw, others: number, gaps = false): Asked | null {
  const table = { width: 72 * INCH, depth: 48 * INCH };
  const chargerFormation = formation(draw, gaps);
  const targetFormation = formation(draw, gaps);
  const place = { x: draw(-70_000, 70_000), y: draw(-45_000, 45_000) };
  const target = near(draw, place, 18 * INCH);
  // Most chargers look at their target more or less; some look anywhere.
  const towards = angleTo(target.x - place.x, target.y - place.y) + draw(-10_000, 10_000);
  const charger = { ...place, facing: draw(0, 5) === 0 ? draw(0, 65535) : normalise(Math.round(towards)) };
  const own = boundary(charger, chargerFormation);
  const goal = boundary(target, targetFormation);
  if (gap(own, goal) < 100) return null;
  const placed: Rectangle[] = [own, goal];
  const obstacles: ChargeObstacle[] = [];
  const middle = { x: (charger.x + target.x) / 2, y: (charger.y + target.y) / 2 };
  for (let tries = 0; obstacles.length < others && tries < 60; tries++) {
    const at = near(draw, { x: Math.round(middle.x), y: Math.round(middle.y) }, 14 * INCH);
    const rectangle = boundary(at, formation(draw, gaps));
    const keep = draw(0, 2) === 0 ? 60 : INCH / 2;
    if (placed.some((p) => gap(p, rectangle) < keep)) continue;
    placed.push(rectangle);
    obstacles.push({ id: obstacles.length + 10, kind: draw(0, 1) === 0 ? "enemy" : "friend", shape: rectangle });
  }
  return {
    charger,
    chargerFormation,
    target,
    targetFormation,
    facing: arcOf(goal, charger),
    maximum: Number.POSITIVE_INFINITY,
    obstacles,
    inContact: [],
    mates: [],
    priorities: ["fewest-enemies", "most-chargers", "most-models"],
    mayWheel: true,
    passesOver: false,
    passes: [],
    targetMayTurn: false,
    table: draw(0, 3) === 0 ? table : null,
    chirality: draw(0, 1) === 0 ? 1 : -1,
  };
}
