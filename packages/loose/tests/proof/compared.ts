import type { Base } from "../../src/index.ts";

/** What the comparison of one scene came to: whole numbers to be summed, and what is wrong in words. */
export interface Compared {
  readonly counted: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Counts and faults while a scene is looked at. */
export class Tally implements Compared {
  readonly counted: Record<string, number> = {};
  readonly faults: string[] = [];

  count(what: string, many = 1): void {
    this.counted[what] = (this.counted[what] ?? 0) + many;
  }

  /** Counts it under `what` and says it. */
  fault(what: string, where: string): void {
    this.count(what);
    this.faults.push(`${what}: ${where}`);
  }
}

/** How deep the engine lets two bases lie in one another, in 0.01 mm, and what its comparisons add for noise. */
export const TOUCHING = 3;
export const HAIR = 0.01;

/** The engine has an oval as a polygon in the ellipse, none of which is farther from it than this (0.01 mm). */
export const OVAL = 5;

export const ovals = (...bases: readonly Base[]): number => bases.filter((b) => b.shape.kind === "oval").length;
