/**
 * A lower bound of the way by the grid alone, to check polygons.ts by another method.
 *
 * PROVEN: `lower`. Let f be any numbers on the nodes (here those of a Theta* run among bodies pared by 4.3
 * spacings, averaged over the 25 nodes about), made linear on the triangles of the grid, and G the steepest slope of f on any
 * triangle that is not wholly inside one body. A way of length L runs only through such triangles, so f changes along
 * it by G * L at most: L >= (f(goal) - f(start)) / G. No error of the grid or of Theta* matters to the proof, only to
 * how good the bound is (10 percent off or more at the default spacing: a check on the other method, no more; it walks
 * through gaps that are closed by a few spacings).
 */
import { type Point, type Room, segmentFree } from "./geometry.ts";
import { latticeFor, SPACING, theta } from "./grid.ts";

function insideOne(room: Room, a: Point, b: Point, c: Point): boolean {
  const far = (p: Point): boolean => Math.abs(p.x) > room.box.x || Math.abs(p.y) > room.box.y;
  if (far(a) && far(b) && far(c)) {
    const side = (get: (p: Point) => number): boolean => get(a) > 0 && get(b) > 0 && get(c) > 0;
    if (side((p) => p.x - room.box.x) || side((p) => -p.x - room.box.x)) return true;
    if (side((p) => p.y - room.box.y) || side((p) => -p.y - room.box.y)) return true;
  }
  return room.bodies.some((body) =>
    [a, b, c].every((p) => Math.hypot(p.x - body.x, p.y - body.y) < body.outer && !segmentFree(body, p, p)),
  );
}

/** Nodes to each side over which f is averaged, and the paring that keeps all of them free: sqrt(2) * (BLUR + 1). */
const BLUR = 2;
const PARED = 4.3;

/** The lower bound by the grid alone, and the steepest slope G it was divided by. */
export function lowerByGrid(
  room: Room,
  start: Point,
  goal: Point,
  spacing = SPACING,
): { length: number; slope: number } {
  const direct = Math.hypot(goal.x - start.x, goal.y - start.y);
  const loose: Room = {
    bodies: room.bodies
      .map((body) => ({
        ...body,
        extra: body.extra - PARED * spacing,
        inner: body.inner - PARED * spacing,
        outer: body.outer - PARED * spacing,
      }))
      .filter((body) => body.inner > 0 && (body.ellipses.length === 0 || body.inner > spacing)),
    box: { x: room.box.x + 9 * spacing, y: room.box.y + 9 * spacing },
  };
  const lattice = latticeFor(room, start, spacing, Infinity);
  const run = theta(loose, start, [], spacing, Infinity, lattice);
  const { columns, rows } = lattice;
  // The triangles that count, three nodes each: right angle, its neighbour along x, its neighbour along y.
  const corners: number[] = [];
  const column = Math.min(columns - 2, Math.floor((goal.x - lattice.left) / spacing));
  const row = Math.min(rows - 2, Math.floor((goal.y - lattice.low) / spacing));
  let home: readonly [number, number, number] = [0, 0, 0];
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      const sw = r * columns + c;
      const ne = sw + columns + 1;
      for (const [p, q, s] of [
        [sw, sw + 1, ne - 1],
        [ne, ne - 1, sw + 1],
      ] as const) {
        if (insideOne(room, run.at(p), run.at(q), run.at(s))) continue;
        corners.push(p, q, s);
        const at = run.at(p);
        const inCell = c === column && r === row;
        if (inCell && Math.abs(goal.x - at.x) + Math.abs(goal.y - at.y) <= spacing * (1 + 1e-12)) home = [p, q, s];
      }
    }
  }
  const slopeAt = (f: Float64Array, i: number): number => {
    const p = f[corners[i] as number] as number;
    const q = f[corners[i + 1] as number] as number;
    const s = f[corners[i + 2] as number] as number;
    return Math.hypot(q - p, s - p) / spacing;
  };
  const f = new Float64Array(run.length.length);
  const needed = new Set(corners);
  for (const node of needed) {
    const r = Math.floor(node / columns);
    const c = node % columns;
    let sum = 0;
    let count = 0;
    for (let i = Math.max(0, r - BLUR); i <= Math.min(rows - 1, r + BLUR); i++) {
      for (let j = Math.max(0, c - BLUR); j <= Math.min(columns - 1, c + BLUR); j++) {
        const value = run.length[i * columns + j] as number;
        if (!Number.isFinite(value)) continue;
        sum += value;
        count++;
      }
    }
    f[node] = count > 0 ? sum / count : 1e9;
  }
  let slope = 1;
  for (let i = 0; i < corners.length; i += 3) slope = Math.max(slope, slopeAt(f, i));
  const at = run.at(home[0]);
  const fp = f[home[0]] as number;
  const u = Math.abs(goal.x - at.x) / spacing;
  const v = Math.abs(goal.y - at.y) / spacing;
  const value = fp + u * ((f[home[1]] as number) - fp) + v * ((f[home[2]] as number) - fp);
  const length = (value - (f[lattice.home] as number)) / slope;
  return { length: Math.max(direct, length), slope };
}
