import { counterSource } from "@tercio/dice";
import { corners, gap, insideTable, type Rectangle } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { standingRoom } from "../src/index.ts";

const KEEP = 2541;
const ground = { width: 60_000, depth: 60_000, strips: [{ left: -30_000, right: 30_000, level: 0, slope: 0 }] };

/** In this view y grows away from the enemy: a rectangle that looks along `turn`, as one of the table turned over. */
const body = (x: number, y: number, turn: number, width: number, depth: number): Rectangle => ({
  x,
  y: -y,
  facing: turn,
  width,
  depth,
});

test("what is found is legal, and where none is found a fine grid of places and directions finds none either", () => {
  const source = counterSource(7, 0);
  let none = 0;
  for (let scene = 0; scene < 40; scene++) {
    const others = Array.from({ length: 5 + source.next(4) }, () =>
      body(
        source.next(50_000) - 25_000,
        source.next(25_000),
        source.next(65_536) - 1,
        4000 + source.next(8000),
        4000 + source.next(8000),
      ),
    );
    const shape = { files: 1, width: 9000 + source.next(14_000), depth: 9000 + source.next(12_000) };
    const legal = (r: Rectangle): boolean =>
      insideTable(r, ground.width, ground.depth) &&
      corners(r).every((p) => p.y < 0) &&
      others.every((o) => gap(o, r) >= KEEP);
    const convex = others.map((r) => corners(r).map((p) => ({ x: p.x, y: 0 - p.y })));
    const found = standingRoom(ground, convex, [shape], KEEP, ({ x, y, turn }) =>
      legal(body(x, y, turn, shape.width, shape.depth)),
    );
    if (found !== null) {
      expect(legal(body(found.x, found.y, found.turn, shape.width, shape.depth))).toBe(true);
      continue;
    }
    none++;
    // One assertion for the whole grid: sixty thousand cost more than what they look at.
    const fits: string[] = [];
    for (let x = -30_000; x <= 30_000; x += 1000)
      for (let y = 0; y <= 30_000; y += 1000)
        for (let turn = 0; turn < 65_536; turn += 2048)
          if (legal(body(x, y, turn, shape.width, shape.depth))) fits.push(`scene ${scene}: ${x} ${y} ${turn}`);
    expect(fits).toEqual([]);
  }
  expect(none).toBeGreaterThan(3);
});
