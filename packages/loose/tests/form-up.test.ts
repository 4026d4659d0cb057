import { expect, test } from "vitest";
import { type Base, formUps, gap, overlap, shortestWay } from "../src/index.ts";
import { formUp } from "./expected/form-up.ts";
import { inches, table } from "./bases.ts";

const SIDE = 2500;
const standing = (models: readonly (readonly [x: number, y: number])[]): readonly Base[] =>
  models.map(([x, y]) => ({ shape: { kind: "rectangle", length: SIDE, width: SIDE }, x, y, facing: 32_768 }));
/** Who charged them: its front on the line between west and east. */
const charger = (files: number): Base => ({
  shape: { kind: "rectangle", length: 2 * SIDE, width: files * SIDE },
  x: 0,
  y: -SIDE,
  facing: 0,
});
const formed = (files: number, move: number, models: readonly (readonly [number, number])[], facing = 0) => {
  const hindrances = [{ base: charger(files), keep: 0 }];
  return formUps(standing(models), { x: 0, y: 0, facing, files }, hindrances, table, inches(move));
};

test("a unit forms up as somebody says who has not seen how: width, runs of columns, who stands and who is lost", () => {
  for (const { why, files, move, models, width, columns } of formUp) {
    const found = formed(files, move, models).map(({ first, width: wide, places }) => ({
      width: wide,
      k: first,
      stand: places.filter((p) => p !== null).length,
      lost: places.filter((p) => p === null).length,
    }));
    expect(found, why).toEqual(columns.map((c) => ({ width, ...c })));
  }
});

test("it stands against the line, nobody in anybody, each no farther than it may go", () => {
  for (const { files, move, models } of formUp)
    for (const { places, ways, width } of formed(files, move, models)) {
      const stood = places.flatMap((p) => (p === null ? [] : [p]));
      expect(stood.filter((b) => Math.abs(gap(b, charger(files))) < 1).length).toBe(Math.min(width, stood.length));
      for (const [i, b] of stood.entries())
        for (const other of stood.slice(i + 1)) expect(overlap(b, other)).toBe(false);
      for (const way of ways) expect(way?.length ?? 0).toBeLessThanOrEqual(inches(move) + 1);
    }
});

test("a mirrored unit forms up mirrored, one turned a quarter or half with its charger as before", () => {
  const told = (found: ReturnType<typeof formed>): readonly string[] =>
    found.map(({ first, width, places }) => `${first} ${width} ${places.filter((p) => p !== null).length}`);
  for (const { why, files, move, models } of formUp) {
    const plain = formed(files, move, models);
    const mirrored = formed(
      files,
      move,
      models.map(([x, y]) => [0 - x, y] as const),
    );
    const back = mirrored.map((f) => ({ ...f, first: files - f.first - f.width })).toReversed();
    expect(told(back), why).toEqual(told(plain));
    for (const turns of [1, 2, 3]) {
      const facing = turns * 16_384;
      const turned = ([x, y]: readonly [number, number]): readonly [number, number] =>
        [[x, y] as const, [y, 0 - x] as const, [0 - x, 0 - y] as const, [0 - y, x] as const][turns] ?? [x, y];
      const [bx, by] = turned([0, -SIDE]);
      const found = formUps(
        standing(models.map(turned)).map((b) => ({ ...b, facing: (facing + 32_768) % 65_536 })),
        { x: 0, y: 0, facing, files },
        [{ base: { ...charger(files), x: bx, y: by, facing }, keep: 0 }],
        table,
        inches(move),
      );
      expect(told(found), `${why}, turned ${turns} quarters`).toEqual(told(plain));
    }
  }
});

test("rectangles are measured and turned as what they are", () => {
  const block = (x: number, y: number, facing: number): Base => ({
    shape: { kind: "rectangle", length: 3000, width: 2000 },
    x,
    y,
    facing,
  });
  // Side by side, corner to corner, and a corner towards a side.
  expect(gap(block(0, 0, 0), block(2500, 0, 0))).toBeCloseTo(500, 6);
  expect(gap(block(0, 0, 0), block(2300, 3400, 0))).toBeCloseTo(500, 6);
  expect(gap(block(0, 0, 0), block(2500, 0, 16_384))).toBeCloseTo(0, 6);
  const askew = { ...block(0, 0, 0), shape: { kind: "rectangle", length: 2000, width: 2000 }, facing: 8192 } as const;
  expect(gap(askew, block(3000, 0, 0))).toBeCloseTo(3000 - 1000 - Math.sqrt(2) * 1000, 3);
  // A quarter turn on the spot brings a corner as far out as half the diagonal, 1802.8: past an edge, past another base.
  const edge = table.width / 2;
  const turned = (b: Base, hindrances: readonly Base[]) => {
    const all = hindrances.map((base) => ({ base, keep: 0 }));
    return shortestWay(b, { ...b, facing: 16_384 }, all, table, inches(12));
  };
  expect(turned(block(edge - 1803, 0, 0), [])?.length).toBeCloseTo((Math.sqrt(3000 ** 2 + 2000 ** 2) * Math.PI) / 4, 3);
  expect(turned(block(edge - 1790, 0, 0), [])).toBeNull();
  const post = (x: number): Base => ({ shape: { kind: "round", radius: 500 }, x, y: 0, facing: 0 });
  expect(turned(block(0, 0, 0), [post(2303)])).not.toBeNull();
  expect(turned(block(0, 0, 0), [post(2290)])).toBeNull();
});
