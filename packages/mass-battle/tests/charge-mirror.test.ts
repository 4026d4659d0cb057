import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Charge, canCharge, type Facing, findCharges, type Placement } from "../src/index.ts";
import type { Asked } from "../src/charge/types.ts";
import { scenes } from "./charge-scenes.ts";

/** The table laid differently: turned by half a turn, or left and right exchanged. */
interface Image {
  readonly name: string;
  readonly x: 1 | -1;
  readonly y: 1 | -1;
  readonly flips: boolean;
  readonly facing: (facing: number) => number;
}
const images: readonly Image[] = [
  { name: "turned", x: -1, y: -1, flips: false, facing: (f) => (f + 32768) % 65536 },
  { name: "mirrored", x: -1, y: 1, flips: true, facing: (f) => (65536 - f) % 65536 },
  { name: "mirrored along", x: 1, y: -1, flips: true, facing: (f) => (98304 - f) % 65536 },
];

const zero = (n: number): number => (n === 0 ? 0 : n);
const point = (image: Image, p: { x: number; y: number }): { x: number; y: number } => ({
  x: zero(p.x * image.x),
  y: zero(p.y * image.y),
});
const place = (image: Image, p: Placement): Placement => ({ ...point(image, p), facing: image.facing(p.facing) });
const swapped = (image: Image, facing: Facing): Facing =>
  !image.flips ? facing : facing === "left" ? "right" : facing === "right" ? "left" : facing;

function question(image: Image, q: Asked): Asked {
  return {
    ...q,
    charger: place(image, q.charger),
    target: place(image, q.target),
    facing: swapped(image, q.facing),
    obstacles: q.obstacles.map((o) => ({ ...o, rectangle: { ...o.rectangle, ...place(image, o.rectangle) } })),
    toCome: q.toCome.map((c) => (image.flips ? { width: c.width, least: -c.most, most: -c.least } : c)),
    chirality: image.flips ? (q.chirality === 1 ? -1 : 1) : q.chirality,
  };
}

function charge(image: Image, c: Charge): Charge {
  const turn = image.flips ? -1 : 1;
  return {
    ...c,
    path: c.path.map((s) =>
      s.kind === "wheel" && image.flips ? { ...s, side: s.side === "left" ? "right" : "left" } : s,
    ),
    contactPoint: point(image, c.contactPoint),
    align: zero(c.align * turn),
    end: place(image, c.end),
    offset: zero(c.offset * turn),
    rotateTarget: zero(c.rotateTarget * turn),
    target: place(image, c.target),
  };
}

const coming = fc.array(
  fc.record({ width: fc.integer({ min: 2000, max: 15000 }), a: fc.nat(20000), b: fc.nat(20000) }),
  { maxLength: 2 },
);

describe("a charge on a table laid differently", () => {
  for (const image of images)
    for (const most of [0, 5])
      test(`${image.name}, with up to ${most} others around`, () => {
        let found = 0;
        fc.assert(
          fc.property(scenes(most), coming, fc.boolean(), (scene, mates, turns) => {
            const q: Asked = {
              ...scene,
              targetMayTurn: turns,
              toCome: mates.map((m) => ({ width: m.width, least: m.a - 15000, most: m.a - 15000 + m.b })),
              inContact: scene.obstacles.slice(0, 1).map((o) => o.id),
            };
            const there = findCharges(q);
            if (there.length > 0) found++;
            expect(findCharges(question(image, q))).toEqual(there.map((c) => charge(image, c)));
            expect(canCharge(question(image, q))).toBe(canCharge(q));
          }),
          { numRuns: Number(process.env.RUNS ?? 80) },
        );
        expect(found).toBeGreaterThan(10);
      });
});
