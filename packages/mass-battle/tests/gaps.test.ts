import { advance, type Rectangle } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import {
  baseContacts,
  basesOf,
  blockBody,
  boundary,
  casualties,
  type Facing,
  type Formation,
  modelsReach,
  placeInContact,
  reformCheck,
  shifted,
} from "../src/index.ts";

/** 20 mm bases, half an inch apart or edge to edge. */
const apart = (files: number, models: number, gap = 1250): Formation => ({
  files,
  models,
  baseWidth: 2000,
  baseDepth: 2000,
  gap,
});
const ORIGIN = { x: 0, y: 0, facing: 0 };
const size = ({ width, depth }: Rectangle) => [width, depth];

describe("models with gaps between them", () => {
  test("the boundary holds all gaps between bases and none outside", () => {
    expect(size(boundary(ORIGIN, apart(1, 1)))).toEqual([2000, 2000]);
    expect(size(boundary(ORIGIN, apart(5, 5)))).toEqual([15000, 2000]);
    expect(size(boundary(ORIGIN, apart(5, 10)))).toEqual([15000, 5250]);
    expect(size(boundary(ORIGIN, apart(5, 11)))).toEqual([15000, 8500]);
    expect(size(boundary(ORIGIN, apart(3, 5, 0)))).toEqual([6000, 4000]);
    expect(size(boundary(ORIGIN, { files: 3, models: 6, baseWidth: 2500, baseDepth: 5000, gap: 1250 }))).toEqual([
      10000, 11250,
    ]);
  });

  test("each base stands where it is drawn, and the outer ones reach the boundary", () => {
    const f = apart(3, 5);
    const bases = basesOf(ORIGIN, f, 1).map(({ rank, file, base: { x, y } }) => [rank, file, x, y]);
    expect(bases).toEqual([
      [0, 0, -3250, 0],
      [0, 1, 0, 0],
      [0, 2, 3250, 0],
      [1, 1, 0, -3250],
      [1, 2, 3250, -3250],
    ]);
    const body = blockBody(f, 1);
    expect(body.front).toBe(8500);
    expect(body.bases?.[0]?.at).toEqual([
      { x: -3250, y: -1000 },
      { x: 0, y: -1000 },
      { x: 3250, y: -1000 },
      { x: 0, y: -4250 },
      { x: 3250, y: -4250 },
    ]);
  });

  test("an odd model that falls out of the only rank moves the front by half a file with its gap", () => {
    const left = casualties(apart(6, 6), 1, 1);
    expect(left.shift).toBe(-1625);
    expect(left.formation).toEqual(apart(5, 5));
    expect(shifted(ORIGIN, apart(6, 6), left.shift)).toEqual({ x: -1625, y: 0, facing: 0 });
    // Those who stay have not moved.
    const before = basesOf(ORIGIN, apart(6, 6), 1).map((b) => b.base.x);
    const after = basesOf({ ...ORIGIN, x: -1625 }, apart(5, 5), 1).map((b) => b.base.x);
    expect(after).toEqual(before.slice(0, 5));
  });

  test("a reform goes by the models' own places", () => {
    const line = apart(4, 4);
    const [from, to] = [
      { ...ORIGIN, y: 1000 },
      { ...ORIGIN, y: 5875 },
    ];
    // From a line to a column: who stood outside comes to stand inside, and the other way round.
    const reach = Math.sqrt(4875 * 4875 + 1625 * 1625);
    expect(modelsReach(from, line, to, 1, reach - 3, 1, [])).toBe(false);
    expect(modelsReach(from, line, to, 1, reach, 1, [])).toBe(true);
    const check = reformCheck(from, line, 1, to, 10_000, { obstacles: [], table: null, chirality: 1 }, []);
    expect(check.ok && check.formation).toEqual({ ...line, files: 1 });
  });
});

/** Who touches whom when `a` stands flush before a facing of `b`, its middle `offset` to the right of the facing's as `a` sees it. */
function touching(a: Formation, b: Formation, offset: number, facing: Facing = "front"): readonly string[] {
  const target = advance(boundary(ORIGIN, b), 0);
  const own = boundary(ORIGIN, a);
  const end = { ...own, ...placeInContact(own, "front", target, facing, offset) };
  return baseContacts(end, a, "front", target, b, facing, 1).map(
    ({ own: o, theirs: t }) => `${o.rank}.${o.file}-${t.rank}.${t.file}`,
  );
}

describe("models in base contact", () => {
  const three = apart(3, 3);
  test("across a gap stands nobody: each base meets those before it", () => {
    // Ten close models of 20 mm on 200 mm before three on 85 mm: two or three before each base, nobody reaches two bases.
    const close = apart(10, 10, 0);
    // As they see it: bases of the three at -42.5 to -22.5, -10 to 10, 22.5 to 42.5 mm.
    expect(new Set(touching(close, three, 0).map((pair) => pair.split("-")[0])).size).toBe(6);
    expect(touching(close, three, 0).length).toBe(6);
  });

  test("a single base before a gap touches both that it overlaps, and at a corner still one", () => {
    const one = apart(1, 1);
    // The gap between two bases is 12.5 mm wide about 16.25 mm; a base of 20 mm hides it on both sides.
    expect(touching(one, three, 1625).length).toBe(2);
    // Its left edge on the right edge of the middle base: a corner counts, a twentieth of a millimetre on does not.
    expect(touching(one, three, 2000).length).toBe(2);
    expect(touching(one, three, 2010).length).toBe(1);
    expect(touching(one, three, 1250).length).toBe(2);
    expect(touching(one, three, 1240).length).toBe(1);
  });

  test("file against file of two such units, and half a file aside", () => {
    expect(touching(three, three, 0).length).toBe(3);
    expect(touching(three, three, 1625).length).toBe(5);
    expect(touching(three, three, 3250).length).toBe(2);
    // At 8500 mm only corners meet.
    expect(touching(three, three, 8500).length).toBe(1);
    expect(touching(three, three, 8510).length).toBe(0);
  });

  test("the flank has a base a rank, with gaps between the ranks", () => {
    const deep = apart(3, 9);
    const close = apart(3, 3, 0);
    // 60 mm before 85 mm: bases from -30 to 30 against -42.5 to -22.5, -10 to 10, 22.5 to 42.5.
    const pairs = touching(close, deep, 0, "left");
    expect(new Set(pairs.map((p) => p.split("-")[1])).size).toBe(3);
    expect(touching(apart(1, 1), deep, 1625, "right").length).toBe(2);
    expect(touching(apart(1, 1), deep, 2010, "right").length).toBe(1);
  });
});
