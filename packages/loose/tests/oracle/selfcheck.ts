/** Hand-made cases for the oracle itself: `npx tsx packages/loose/tests/oracle/selfcheck.ts`. Ends with 1 on a failure. */
import { type Base, INCH, type Point, pointToSegment, roomFor, type Shape, type Table } from "./geometry.ts";
import { coherent, gap, gapByRims, moveLength, moveLengthByForce, underCircle, walk, within } from "./checks.ts";
import { mostInContact } from "./contact.ts";
import { reachable, shortestWay, upperByGrid, wayOf } from "./grid.ts";

let failed = 0;
let passed = 0;
function check(what: string, holds: boolean, ...seen: unknown[]): void {
  if (holds) passed++;
  else {
    failed++;
    console.log("FAILED", what, ...seen);
  }
}
const close = (a: number, b: number, error: number): boolean => Math.abs(a - b) <= error;
const round = (radius: number): Shape => ({ kind: "round", radius });
const disc = (x: number, y: number, radius = 1600): Base => ({ shape: round(radius), x, y, facing: 0 });
const oval = (x: number, y: number, facing: number, length = 7500, width = 4200): Base => ({
  shape: { kind: "oval", length, width },
  x,
  y,
  facing,
});
const table: Table = { width: 30 * INCH, depth: 22 * INCH };
const none: Point = { x: 0, y: 0 };

// Gaps: two discs; an oval end on and side on; rotated; overlap; against sampling of rims.
check("discs", close(gap(disc(0, 0), disc(3000, 4000)).lower, 1800, 1e-9));
check("oval end on", close(gap(oval(0, 0, 0), disc(0, 10000)).lower, 10000 - 3750 - 1600, 0.02));
check("oval side on", close(gap(oval(0, 0, 0), disc(10000, 0)).lower, 10000 - 2100 - 1600, 0.02));
check("oval a quarter turned", close(gap(oval(0, 0, 16384), disc(10000, 0)).lower, 10000 - 3750 - 1600, 0.02));
check(
  "an oval at one eighth faces north-east",
  gap(oval(0, 0, 8192), disc(4000, 4000)).upper < gap(oval(0, 0, 8192), disc(4000, -4000)).lower,
);
check("overlap of discs", close(gap(disc(0, 0), disc(3190, 0)).upper, -10, 1e-9));
check("overlap of ovals side by side", close(gap(oval(0, 0, 0), oval(4190, 0, 0)).lower, -10, 0.02));
for (let k = 0; k < 12; k++) {
  const a = oval(0, 0, k * 4001);
  const b = oval(7600 + 37 * k, -2000 + 811 * k, k * 9973, 6000, 3500);
  const proven = gap(a, b);
  const sampled = gapByRims(a, b);
  check("gap is narrow", proven.upper - proven.lower < 0.02 && proven.lower <= proven.upper, proven);
  if (proven.lower > 0)
    check(
      "gap and rims",
      proven.lower <= sampled.upper + 1e-6 && proven.upper >= sampled.lower && sampled.upper - proven.lower < 1,
      proven,
      sampled,
    );
}

// Ways of a disc.
const open = wayOf(disc(-10000, 0), { x: 10000, y: 300 }, [], table);
check("straight", close(open.lower, Math.hypot(20000, 300), 1e-6) && close(open.upper, open.lower, 1e-6), open);
const R = 3200;
const around = 2 * Math.sqrt(10000 ** 2 - R * R) + R * (Math.PI - 2 * Math.acos(R / 10000));
const one = wayOf(disc(-10000, 0), { x: 10000, y: 0 }, [{ base: disc(0, 0) }], table);
check(
  "tangent, arc, tangent",
  one.lower <= around && around <= one.upper && one.upper - one.lower < 0.5,
  one.lower,
  around,
  one.upper,
);
const room = roomFor(round(1600), 0, [{ base: disc(0, 0) }], table);
const grid = upperByGrid(room, { x: -10000, y: 0 }, { x: 10000, y: 0 });
check("the grid alone", grid.length >= around && grid.length < around * 1.001, grid.length, around);
// Between two discs, an S: up over the one, down under the other: inner common tangents.
const two = [{ base: disc(-5000, -2000) }, { base: disc(5000, 2000) }];
const s = wayOf(disc(-12000, -2000), { x: 12000, y: 2000 }, two, table);
const half = Math.hypot(5000, 2000);
const straights = 2 * Math.sqrt(7000 ** 2 - R * R) + 2 * Math.sqrt(half * half - R * R);
const angle = Math.atan2(2000, 5000);
// The tangent from the start rises by asin(R/7000); the inner tangent falls by asin(R/half) - atan(2/5).
const turned = Math.asin(R / 7000) + (Math.asin(R / half) - angle);
const exactS = straights + 2 * R * turned;
check(
  "round two discs",
  s.lower <= exactS + 1e-6 && exactS <= s.upper + 1e-6 && s.upper - s.lower < 2,
  s.lower,
  exactS,
  s.upper,
);
// A square of edge: the way may touch it, a goal beyond it is none.
check("to the edge", wayOf(disc(0, 0), { x: 38100 - 1600, y: 0 }, [], table).upper === 36500);
check("beyond the edge", wayOf(disc(0, 0), { x: 38100 - 1599, y: 0 }, [], table).lower === Infinity);

// Narrow gaps of a wall: 31.9, 32 and 32.1 mm for a disc of 32.
for (const [width, passes] of [
  [3190, false],
  [3200, true],
  [3210, true],
] as const) {
  const bases: Base[] = [];
  for (let y = 27940 - 2000; y > 0; y -= 4000) bases.push(disc(0, y, 2000));
  const low = (bases.at(-1) as Base).y - 4000 - width;
  for (let y = low; y >= -27940 + 2000; y -= 4000) bases.push(disc(0, y, 2000));
  const end = bases.at(-1) as Base;
  const left = end.y + 27940 - 2000;
  if (left > 0) bases.push(disc(Math.ceil(Math.sqrt(4000 ** 2 - left * left)), -25940, 2000));
  const way = shortestWay({
    shape: round(1600),
    facing: 0,
    start: { x: -9000, y: 9000 },
    goal: { x: 9000, y: 9000 },
    hindrances: bases.map((base) => ({ base })),
    table,
    spacing: 0,
  });
  if (width === 3210) {
    const narrow = roomFor(
      round(1600),
      0,
      bases.map((base) => ({ base })),
      table,
    );
    const byGrid = upperByGrid(narrow, { x: -9000, y: 9000 }, { x: 9000, y: 9000 }).length;
    check("the grid alone finds a gap of 0.1 mm", byGrid >= way.lower && byGrid < way.lower * 1.01, byGrid);
  }
  check(
    `gap of ${width}`,
    passes ? way.upper < 40000 && way.upper - way.lower < 3 : way.lower === Infinity,
    way.lower,
    way.upper,
  );
  const loose = shortestWay({
    shape: round(1600),
    facing: 0,
    start: { x: -9000, y: 9000 },
    goal: { x: 9000, y: 9000 },
    hindrances: bases.map((base) => ({ base })),
    table,
    spacing: 0,
    allow: 3,
  });
  check(`gap of ${width} with 3 allowed`, passes === Number.isFinite(loose.lower), loose.lower);
}

// Three inches from an enemy: as a disc of 3200 + 7620 in the way.
const wide = R + 7620;
const kept = wayOf(disc(-14000, 0), { x: 14000, y: 0 }, [{ base: disc(0, 0), keep: 7620 }], table, { spacing: 0 });
const keptExact = 2 * Math.sqrt(14000 ** 2 - wide ** 2) + wide * (Math.PI - 2 * Math.acos(wide / 14000));
check(
  "keeping 3 inches",
  kept.lower <= keptExact && keptExact <= kept.upper && kept.upper - kept.lower < 4,
  kept.lower,
  keptExact,
  kept.upper,
);

// An oval that keeps its facing, past a disc, straight by its side: 2100 + 1600 is room enough.
const beside = wayOf(oval(-9000, 0, 16384), { x: 9000, y: 0 }, [{ base: disc(0, 3700) }], table, { spacing: 0 });
check("oval straight by", close(beside.upper, 18000, 1e-6), beside.upper);
const blocked = wayOf(oval(-9000, 0, 16384), { x: 9000, y: 0 }, [{ base: disc(0, 3699) }], table, { spacing: 0 });
check("oval one short", blocked.lower > 18000 && blocked.upper < 18000.01, blocked.lower, blocked.upper);

// What is reachable within 5 inches round a disc: against the exact way to each cell.
const cells = reachable(
  { shape: round(1600), facing: 0, start: { x: -4000, y: 0 }, hindrances: [{ base: disc(0, 0) }], table },
  5 * INCH,
);
let wrong = 0;
let doubtful = 0;
for (const cell of cells) {
  const d = Math.hypot(cell.x, cell.y);
  const crosses = pointToSegment(0, 0, { x: -4000, y: 0 }, cell) < R;
  const between = Math.acos(Math.max(-1, Math.min(1, -cell.x / d)));
  const arc = between - Math.acos(R / 4000) - Math.acos(Math.min(1, R / d));
  const exact = crosses
    ? Math.sqrt(4000 ** 2 - R * R) + Math.sqrt(d * d - R * R) + R * arc
    : Math.hypot(cell.x + 4000, cell.y);
  if (exact <= 5 * INCH && cell.lower > exact + 1e-6) wrong++;
  if (cell.upper < exact - 1e-6) wrong++;
  if (cell.lower <= 5 * INCH && cell.upper > 5 * INCH) doubtful++;
}
check("reachable", cells.length > 5000 && wrong === 0 && doubtful < cells.length / 100, cells.length, wrong, doubtful);

// Coherency, distances, circles.
check("one inch exactly", coherent([disc(0, 0), disc(3200 + INCH, 0)]) === "yes");
check("a hair more", coherent([disc(0, 0), disc(3200 + INCH + 1, 0)]) === "no");
check("a chain", coherent([disc(0, 0), disc(11000, 0), disc(5500, 0)]) === "yes");
check("within", within([disc(0, 0), disc(0, 9000)], [disc(3200 + 7620, 0)], 7620).join() === "yes,no");
const circle = underCircle([disc(0, 0), disc(3000, 0), oval(0, 4000, 0)], none, 1600);
check("circle", circle.map((c) => `${c.touched} ${c.wholly}`).join() === "yes yes,yes no,yes no", circle);
check(
  "circle at an oval's end",
  underCircle([oval(0, 4750, 0)], none, 1000)[0]?.touched === "yes" &&
    underCircle([oval(0, 4751, 0)], none, 1000)[0]?.touched === "no",
);

// Lengths: a quarter turn of an oval of 75 mm: pi/2 * 37.5 mm more.
const turn = moveLength(oval(0, 0, 0), [none, { x: 0, y: 5000 }], 16384);
check(
  "pivot",
  close(turn.counts, 5000 + (Math.PI / 2) * 3750, 1e-6) && close(turn.withChord, 5000 + Math.SQRT2 * 3750, 1e-6),
);
const forced = moveLengthByForce(oval(0, 0, 0), [none, { x: 0, y: 5000 }], 16384);
check("pivot by force", forced <= turn.counts + 1e-6 && forced > turn.counts * 0.999, forced, turn.counts);
check("no pivot of a disc", moveLength(disc(0, 0), [none, { x: 0, y: 5000 }], 16384).counts === 5000);

// A unit's move.
const still = { friends: [], table, limit: 6 * INCH, step: 20 };
const path = (...points: [number, number][]): { path: Point[] } => ({ path: points.map(([x, y]) => ({ x, y })) });
const legal = walk({
  ...still,
  unit: [disc(0, 0), disc(4000, 0)],
  order: [0, 1],
  ways: new Map([
    [0, path([0, 0], [0, 8000])],
    [1, path([4000, 0], [4000, 8000])],
  ]),
  enemies: [disc(0, 8000 + 3200 + 7621)],
  keep: { distance: 7620, when: "path" },
});
check(
  "legal",
  legal.faults.length === 0 && legal.coherency === "yes" && close(legal.clearance, 1, 1e-6),
  legal.faults,
  legal.clearance,
);
const near = walk({
  ...still,
  unit: [disc(0, 0)],
  order: [0],
  ways: new Map([[0, path([0, 0], [0, 8000])]]),
  enemies: [disc(0, 8000 + 3200 + 7620)],
  keep: { distance: 7620, when: "path" },
});
check("exactly 3 inches is within", near.faults.map((f) => f.kind).join() === "near", near.faults);
const across = walk({
  ...still,
  unit: [disc(0, 0), disc(0, 4000)],
  order: [0, 1],
  ways: new Map([[0, path([0, 0], [0, 8000])]]),
  enemies: [],
});
check(
  "across a mate",
  across.faults.some((f) => f.kind === "crosses"),
  across.faults,
);
const after = walk({
  ...still,
  unit: [disc(0, 0), disc(0, 3300)],
  order: [1, 0],
  ways: new Map([
    [0, path([0, 0], [0, 3300])],
    [1, path([0, 3300], [0, 6600])],
  ]),
  enemies: [],
});
check("after the mate has gone", after.faults.length === 0, after.faults);
const over = walk({
  ...still,
  unit: [disc(0, 0)],
  order: [0],
  ways: new Map([[0, path([0, 0], [0, 8000])]]),
  enemies: [disc(0, 4000)],
  flies: true,
});
check("flying", over.faults.length === 0, over.faults);
const off = walk({
  ...still,
  unit: [disc(36000, 0)],
  order: [0],
  ways: new Map([[0, path([36000, 0], [36501, 0])]]),
  enemies: [],
});
check("off the table", off.faults.map((f) => f.kind).join() === "edge", off.faults);
const long = walk({
  ...still,
  unit: [oval(0, 0, 0)],
  order: [0],
  ways: new Map([[0, { ...path([0, 0], [0, 10000]), facing: 16384 }]]),
  enemies: [],
});
check("the pivot makes it too long", long.faults.map((f) => f.kind).join() === "too long", long.faults);
const swing = walk({
  ...still,
  unit: [oval(0, 0, 0)],
  order: [0],
  ways: new Map([[0, { ...path([0, 0]), facing: 16384 }]]),
  enemies: [disc(3750 + 1500, 0)],
});
check(
  "the pivot hits",
  swing.faults.some((f) => f.kind === "ends on" || f.kind === "crosses"),
  swing.faults,
);
const split = walk({
  ...still,
  unit: [disc(0, 0), disc(4000, 0)],
  order: [0],
  ways: new Map([[0, path([0, 0], [0, 8000])]]),
  enemies: [],
});
check("split", split.faults.map((f) => f.kind).join() === "split", split.faults);

// Charges: six discs of 25 about one of 32 all get to it; a single model just short and just long enough.
const enemy = disc(0, 0);
check(
  "reach",
  mostInContact({
    unit: [disc(-10000, 0, 1250)],
    enemies: [enemy],
    friends: [],
    table,
    limit: 10000 - 2850 - 1270,
    within: 1270,
  }).count === 1,
);
check(
  "short",
  mostInContact({
    unit: [disc(-10000, 0, 1250)],
    enemies: [enemy],
    friends: [],
    table,
    limit: 10000 - 2850 - 1270 - 1,
    within: 1270,
  }).count === 0,
);
const six = [0, 1, 2, 3, 4, 5].map((i) => disc(-9000 - 2600 * (i % 2), -2600 + 2600 * Math.floor(i / 2), 1250));
const charge = mostInContact({ unit: six, enemies: [enemy], friends: [], table, limit: 9 * INCH, within: 1270 });
check("six round one", charge.count === 6, charge);
const touchThree = mostInContact({
  unit: six.slice(0, 3),
  enemies: [enemy],
  friends: [],
  table,
  limit: 9 * INCH,
  within: 3,
});
check("three touch one", touchThree.count === 3, touchThree);
// Round one disc of 32 there is room for floor(pi / asin(1250 / 2850)) = 6 discs of 25 in base contact.
const touchSix = mostInContact({ unit: six, enemies: [enemy], friends: [], table, limit: 12 * INCH, within: 3 });
check("six touch one", touchSix.count === 6, touchSix);
for (const found of [charge, touchThree, touchSix]) {
  const unit = found === touchThree ? six.slice(0, 3) : six;
  const ways = new Map([...found.ways].map(([i, p]) => [i, { path: p }]));
  const seen = walk({
    ...still,
    limit: (found === touchSix ? 12 : 9) * INCH,
    unit,
    order: found.order,
    ways,
    enemies: [enemy],
  });
  check(
    "a charge that holds",
    seen.faults.length === 0 &&
      seen.coherency === "yes" &&
      seen.ends.every((e, i) => e.x === found.ends[i]?.x && e.y === found.ends[i]?.y),
    seen.faults,
  );
}
const piled = mostInContact({
  unit: six.slice(0, 3),
  enemies: [enemy],
  friends: [],
  table,
  limit: 3 * INCH,
  within: 1270,
  pileIn: true,
});
// From -9000 to within 4120 of the centre is 4880: out of 7620 for the front two; the third starts 11888 off: 7768.
check("a pile-in", piled.count === 2 && piled.ceiling === 2, piled);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
