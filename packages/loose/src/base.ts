import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { coreCorners, coreRadius, outerRadius } from "./corners.ts";
import { distanceTo, grown } from "./hull.ts";
import { NOISE } from "./numbers.ts";

/** A round base, or an oval or rectangular one with its whole length (along the facing) and width; 0.01 mm. */
export type BaseShape =
  | { readonly kind: "round"; readonly radius: number }
  | { readonly kind: "oval" | "rectangle"; readonly length: number; readonly width: number };

/** A base on the table: (x, y) is its middle, whole 0.01 mm; it looks along `facing`, a whole 1/65536 turn. */
export interface Base {
  readonly shape: BaseShape;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Where a base of one shape stands, as a key. */
export const placeKey = ({ x, y, facing }: Base): string => `${x} ${y} ${facing}`;

/** The table, its middle the origin: 0.01 mm east to west and north to south. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** Whether two bases are surely farther apart than `distance`: cheap, never yes wrongly. */
export function farApart(a: Base, b: Base, distance: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = outerRadius(a.shape) + outerRadius(b.shape) + distance + 1;
  return far < 0 || dx * dx + dy * dy > far * far;
}

/**
 * The shortest distance between the outlines of two bases in 0.01 mm, a real number; where they overlap, less than
 * nothing by how deep. Exact for circles and rectangles; an oval is the polygon of `corners.ts`, within 0.05 mm of the ellipse.
 */
export function gap(a: Base, b: Base): number {
  if (a.shape.kind === "round" && b.shape.kind === "round") {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return Math.sqrt(dx * dx + dy * dy) - (a.shape.radius + b.shape.radius);
  }
  return distanceTo(grown(a, b, 0), b.x, b.y);
}

/** Whether two bases are at most `distance` apart; exactly at it they are. */
export function within(a: Base, b: Base, distance: number): boolean {
  return !farApart(a, b, distance) && gap(a, b) <= distance + NOISE;
}

/**
 * Whether two bases lie in one another by more than tabletop's CONTACT_TOLERANCE (0.03 mm), which is what places on
 * whole numbers cost two bases that touch. Touching is no overlap.
 */
export function overlap(a: Base, b: Base): boolean {
  return !farApart(a, b, 0) && gap(a, b) < -CONTACT_TOLERANCE - NOISE;
}

/** How far a base reaches from its middle to the east (and west) and to the north (and south). */
export function extent(b: Base): { readonly east: number; readonly north: number } {
  const radius = coreRadius(b.shape);
  let east = 0;
  let north = 0;
  for (const p of coreCorners(b.shape, b.facing)) {
    east = Math.max(east, Math.abs(p.x));
    north = Math.max(north, Math.abs(p.y));
  }
  return { east: east + radius, north: north + radius };
}

/** Whether a base lies wholly on the table, give or take tabletop's CONTACT_TOLERANCE. */
export function insideTable(b: Base, table: Table): boolean {
  const room = CONTACT_TOLERANCE + NOISE;
  const outer = outerRadius(b.shape);
  // Most are nowhere near an edge.
  if (Math.abs(b.x) + outer <= table.width / 2 && Math.abs(b.y) + outer <= table.depth / 2) return true;
  const { east, north } = extent(b);
  return Math.abs(b.x) + east <= table.width / 2 + room && Math.abs(b.y) + north <= table.depth / 2 + room;
}

/** The least distance between a base of one list and a base of the other; Infinity where one is empty. */
export function nearest(from: readonly Base[], to: readonly Base[]): number {
  let least = Infinity;
  for (const a of from) for (const b of to) if (!farApart(a, b, least)) least = Math.min(least, gap(a, b));
  return least;
}

/** Whether two bases stand on the same place, looking the same way. */
export const samePlace = (a: Base, b: Base): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing;
