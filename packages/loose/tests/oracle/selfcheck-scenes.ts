/**
 * The oracle on random scenes: `npx tsx packages/loose/tests/oracle/selfcheck-scenes.ts [seeds] [grid every n-th, 0 none]`.
 * Bounds are in order and close, the grid agrees, and what contact.ts finds stands up to the walk in tiny steps.
 */
import { coherent, walk } from "./checks.ts";
import { mostInContact } from "./contact.ts";
import { type Base, INCH, pointInRoom, roomFor } from "./geometry.ts";
import { upperByGrid } from "./grid.ts";
import { lowerByGrid } from "./grid-lower.ts";
import { lowerByPolygons, upperByPolygons } from "./polygons.ts";
import { sceneFrom, standsFree } from "./scenes.ts";

const SEEDS = Number(process.argv[2] ?? 24);
const GRID_EVERY = Number(process.argv[3] ?? 4);
let failed = 0;
let passed = 0;
function check(what: string, holds: boolean, ...seen: unknown[]): void {
  if (holds) passed++;
  else {
    failed++;
    console.log("FAILED", what, ...seen);
  }
}

// Scenes: the same twice, nobody in anybody; both methods agree on them.
const kinds = new Set<string>();
for (let seed = 1; seed <= SEEDS; seed++) {
  const scene = sceneFrom(seed);
  kinds.add(scene.kind);
  check("same scene", seed > 3 || JSON.stringify(sceneFrom(seed)) === JSON.stringify(scene));
  const all = [...scene.unit, ...scene.obstacles];
  check(
    "free",
    all.every((base, i) =>
      standsFree(
        base,
        all.filter((_, j) => j !== i),
        scene.table,
      ),
    ),
    seed,
  );
  check(
    "whole",
    all.every((b) => Number.isInteger(b.x) && Number.isInteger(b.y) && Number.isInteger(b.facing)),
  );
  check("coherent", coherent(scene.unit) === "yes", seed, coherent(scene.unit));
  check("sizes", scene.unit.length >= 1 && scene.unit.length <= 12 && scene.obstacles.length <= 40);
  const mover = scene.unit[0] as Base;
  const space = roomFor(
    mover.shape,
    mover.facing,
    [...scene.obstacles, ...scene.unit.slice(1)].map((base) => ({ base })),
    scene.table,
  );
  check("goal", pointInRoom(space, scene.goal), seed);
  const t0 = Date.now();
  const low = lowerByPolygons(space, scene.start, scene.goal).length;
  const high = upperByPolygons(space, scene.start, scene.goal).length;
  const t1 = Date.now();
  const straight = Math.hypot(scene.goal.x - scene.start.x, scene.goal.y - scene.start.y);
  check("bounds in order", low <= high + 1e-6 && low >= straight - 1e-6, seed, low, high);
  check("bounds close", high === low || high - low < low * 1e-3, seed, scene.kind, low, high);
  if (GRID_EVERY > 0 && seed % GRID_EVERY === 0 && scene.table.width * scene.table.depth < 5e9) {
    const byGrid = upperByGrid(space, scene.start, scene.goal, 381).length;
    check(
      "grid above",
      byGrid >= low - 1e-6 && (byGrid <= high * 1.02 || byGrid === high),
      seed,
      scene.kind,
      low,
      high,
      byGrid,
    );
    const below = lowerByGrid(space, scene.start, scene.goal, 381).length;
    check("grid below", below <= high + 1e-6, seed, below, high);
    console.log(
      seed,
      scene.kind,
      all.length,
      low.toFixed(1),
      high.toFixed(1),
      byGrid.toFixed(1),
      below.toFixed(1),
      `${t1 - t0} ms, grid ${Date.now() - t1} ms`,
    );
  }
}
check("all kinds", SEEDS < 20 || kinds.size === 4, [...kinds]);

// Charges in the scenes: the unit against the obstacles nearest to it, the others as friends.
let most = 0;
let ceilings = 0;
for (let seed = 1; seed <= SEEDS; seed++) {
  const scene = sceneFrom(seed, seed % 2 === 0 ? "cluster" : "open");
  const unit = scene.unit.slice(0, 6);
  const first = unit[0] as Base;
  if (first.shape.kind !== "round" || scene.obstacles.length === 0 || coherent(unit) !== "yes") continue;
  const far = (b: Base): number => Math.hypot(b.x - first.x, b.y - first.y);
  const byDistance = [...scene.obstacles].sort((a, b) => far(a) - far(b));
  const enemies = byDistance.slice(0, 3);
  const friends = [...byDistance.slice(3), ...scene.unit.slice(6)];
  const limit = 9 * INCH;
  const pileIn = seed % 3 === 0;
  const began = Date.now();
  const found = mostInContact({
    unit,
    enemies,
    friends,
    table: scene.table,
    limit,
    within: seed % 2 === 0 ? 1270 : 3,
    pileIn,
    budget: 2000,
  });
  most += found.count;
  ceilings += found.ceiling;
  check("count up to ceiling", found.count <= found.ceiling && found.inContact.length === found.count, seed, found);
  const ways = new Map([...found.ways].map(([i, path]) => [i, { path }]));
  const seen = walk({ unit, order: found.order, ways, friends, enemies, table: scene.table, limit, step: 20 });
  check("a legal charge", seen.faults.length === 0, seed, seen.faults);
  check(
    "whole places",
    found.ends.every((b) => Number.isInteger(b.x) && Number.isInteger(b.y)),
    seed,
  );
  if (Date.now() - began > 8000)
    console.log("slow", seed, Date.now() - began, "ms", found.count, found.ceiling, found.exhausted);
}
console.log("in contact", most, "of at most", ceilings);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
