import { there } from "@tercio/basis";
import { cosineOf, normalise, type Point, roundHalfAway, sine, cosine, sineOf, TURN } from "@tercio/tabletop";
import { type Base, type BaseShape, gap, nearest } from "./base.ts";
import { coherent } from "./coherency.ts";
import { mirrorBase } from "./mirror.ts";

export type Arrangement = "close" | "line" | "ring" | "spread";

/** Room left between bases (0.01 mm) so that they neither overlap nor lose each other when their places are rounded. */
const HAIR = 2;

/** A spread has this many steps, the last of them nearly a block. */
const SPREADS = 4;

const widthOf = (shape: BaseShape): number => (shape.kind === "round" ? 2 * shape.radius : shape.width);
const lengthOf = (shape: BaseShape): number => (shape.kind === "round" ? 2 * shape.radius : shape.length);

/** The least whole number from `low` to `high` for which `holds`, once it holds always; `high` where it never does. */
function least(low: number, high: number, holds: (n: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A rank about the origin, looking north, its middle on it: not rounded. */
function rank(shapes: readonly BaseShape[], apart: number): readonly Base[] {
  let x = -(shapes.reduce((sum, s) => sum + widthOf(s), 0) + apart * (shapes.length - 1)) / 2;
  return shapes.map((shape) => {
    const base = { shape, x: x + widthOf(shape) / 2, y: 0, facing: 0 };
    x += widthOf(shape) + apart;
    return base;
  });
}

/** Ranks behind each other, each as near to the one before as it can be, or as far as coherency lets it. */
function ranks(shapes: readonly BaseShape[], columns: number, apart: number): readonly Base[] {
  const deepest = Math.max(...shapes.map(lengthOf));
  const all: Base[] = [];
  let before: readonly Base[] = [];
  let y = 0;
  for (let i = 0; i < shapes.length; i += columns) {
    const row = rank(shapes.slice(i, i + columns), apart);
    const behind = (pitch: number): readonly Base[] => row.map((b) => ({ ...b, y: y - pitch }));
    if (before.length > 0) y -= least(0, 2 * deepest + apart, (pitch) => nearest(before, behind(pitch)) >= apart);
    before = behind(0);
    all.push(...before);
  }
  const front = Math.max(...all.map((b) => b.y + lengthOf(b.shape) / 2));
  const back = Math.min(...all.map((b) => b.y - lengthOf(b.shape) / 2));
  return all.map((b) => ({ ...b, y: b.y - (front + back) / 2 }));
}

/** A circle as small as can be, each looking outwards, the first ahead of the middle and the others clockwise. */
function ring(shapes: readonly BaseShape[]): readonly Base[] {
  if (shapes.length === 1) return rank(shapes, 0);
  const round = 2 * shapes.reduce((sum, s) => sum + widthOf(s), 0);
  let at = 0;
  const angles = shapes.map((s, i) => {
    const angle = at;
    at += ((widthOf(s) + widthOf(there(shapes[(i + 1) % shapes.length]))) / round) * TURN;
    return roundHalfAway(angle);
  });
  const of = (radius: number): readonly Base[] =>
    shapes.map((shape, i) => {
      const angle = there(angles[i]);
      return { shape, x: radius * sine(angle), y: radius * cosine(angle), facing: normalise(angle) };
    });
  const radius = least(0, round, (r) => {
    const bases = of(r);
    return bases.every((b, i) => gap(b, there(bases[(i + 1) % bases.length])) >= HAIR);
  });
  return of(radius);
}

/** What was laid out about the origin looking north, about `at` looking along `facing`, rounded once. */
function laid(bases: readonly Base[], at: Point, facing: number): readonly Base[] {
  const s = sineOf(facing);
  const c = cosineOf(facing);
  return bases.map((b) => ({
    shape: b.shape,
    x: roundHalfAway(at.x + b.x * c + b.y * s),
    y: roundHalfAway(at.y + b.y * c - b.x * s),
    facing: normalise(b.facing + facing),
  }));
}

/**
 * An arrangement about the origin, looking north, not rounded, the line that is taken where it does not hold together,
 * and how far the mean of either's places is from the origin at most.
 */
export interface Layout {
  readonly wanted: readonly Base[];
  readonly line: readonly Base[];
  readonly askew: number;
}

/** How far the mean of places is from the origin. */
function askewBy(bases: readonly Base[]): number {
  const sum = bases.reduce((s, b) => ({ x: s.x + b.x, y: s.y + b.y }), { x: 0, y: 0 });
  return Math.sqrt(sum.x * sum.x + sum.y * sum.y) / Math.max(1, bases.length);
}

/**
 * An arrangement, or, by steps, something between it and a block: a line in ever fewer columns, a spread ever closer.
 * Null where there is no such step.
 */
export function layoutOf(kind: Arrangement, shapes: readonly BaseShape[], reach: number, step: number): Layout | null {
  const square = Math.ceil(Math.sqrt(shapes.length));
  const columns = kind === "line" ? shapes.length - step : square;
  const last = kind === "line" ? shapes.length - square - 1 : kind === "spread" ? SPREADS - 1 : 0;
  if (step > 0 && step > last) return null;
  const far = Math.max(reach - 2 * HAIR, HAIR);
  const apart = kind === "spread" ? Math.max(HAIR, Math.floor((far * (SPREADS - step)) / SPREADS)) : HAIR;
  const wanted = kind === "ring" ? ring(shapes) : ranks(shapes, columns, apart);
  const line = rank(shapes, HAIR);
  return { wanted, line, askew: Math.max(askewBy(wanted), askewBy(line)) };
}

/** The places of a layout about `at`, looking along `facing`. */
export function laidOut({ wanted, line }: Layout, at: Point, facing: number, reach: number): readonly Base[] {
  const found = laid(wanted, at, facing);
  return coherent(found, reach) ? found : laid(line, at, facing);
}

/**
 * Places about `at` for models of these shapes, in their order, looking along `facing` (outwards in a ring). No two
 * overlap and all are coherent with `reach`: `close` a block of ranks a hair apart, `line` one rank across the facing,
 * `ring` a circle, `spread` ranks just under `reach` apart. Where shapes are so unlike that a block or a ring would not
 * hold together, a line. `chirality` -1: the mirrored places, as a mirrored table wants them.
 */
export function arranged(
  kind: Arrangement,
  shapes: readonly BaseShape[],
  at: Point,
  facing: number,
  reach: number,
  chirality: 1 | -1 = 1,
): readonly Base[] {
  if (shapes.length === 0) return [];
  if (chirality === -1)
    return arranged(kind, shapes, { x: 0 - at.x, y: at.y }, normalise(-facing), reach).map(mirrorBase);
  const layout = layoutOf(kind, shapes, reach, 0);
  return layout === null ? [] : laidOut(layout, at, facing, reach);
}
