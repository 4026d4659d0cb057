import type { Piece } from "@tercio/board";
import { expect, test } from "vitest";
import { apart, type Box } from "./boxes.ts";
import { boundsOf } from "./labels.ts";
import { reachSlips } from "./reach.ts";

const block = (key: number, x: number, y: number): Piece =>
  ({
    key,
    x,
    y,
    facing: 0,
    outline: { shape: { kind: "rectangle", width: 10000, depth: 8000 }, at: { x: 0, y: -4000, facing: 0 } },
    front: 10000,
    bases: [],
  }) as unknown as Piece;
const ring = (radius: number) =>
  Array.from({ length: 64 }, (_, i) => ({
    x: Math.round(Math.sin((i / 32) * Math.PI) * radius),
    y: Math.round(Math.cos((i / 32) * Math.PI) * radius),
  }));

test("U11: the words of a reach cover no block and no others of them, though enemies stand where they would", () => {
  // On the rings, ahead and at both sides; the way to the target leads over one of them.
  const others = [block(1, 0, 24000), block(2, 16000, 18000), block(3, -16000, 12000), block(4, 0, 12500)];
  const pieces = [block(0, 0, 0), ...others];
  const bands = [
    { id: "march", edge: ring(20000) },
    { id: "advance", edge: ring(10000) },
  ];
  const targets = [{ piece: 1, from: { x: 0, y: 0 }, to: { x: 0, y: 24000 } }];
  const texts = new Map([
    ["march", "March 8″"],
    ["advance", "Advance 4″"],
    ["1", "9.4″ away (front), 8+ · 100%"],
  ]);
  for (const scale of [0.6, 1.2, 2.4]) {
    const view: Box = { left: -900, right: 900, top: -600, bottom: 600 };
    const slips = reachSlips({ piece: 0, bands, targets }, texts, pieces, { scale, view });
    expect(slips.map((s) => s.id)).toEqual(["march", "advance", "1"]);
    for (const [i, { id, box }] of slips.entries()) {
      for (const p of pieces) expect(apart(boundsOf(p, 0), box), `${id} over ${p.key} at ${scale}`).toBe(true);
      for (const other of slips.slice(i + 1)) expect(apart(other.box, box), `${id} over ${other.id}`).toBe(true);
    }
  }
});
