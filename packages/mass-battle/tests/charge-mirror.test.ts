import fc from "fast-check";
import { isPolygon, type Rectangle } from "@tercio/tabletop";
import { describe, expect, inject, test } from "vitest";
import {
  canCharge,
  type Charge,
  chargeAt,
  type ChargePlaces,
  type ChargeQuestion,
  type Facing,
  findPlaces,
  type Placement,
} from "../src/index.ts";
import { scenes, withRocks } from "./charge-scenes.ts";

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

function question(image: Image, q: ChargeQuestion): ChargeQuestion {
  return {
    ...q,
    charger: place(image, q.charger),
    target: place(image, q.target),
    facing: swapped(image, q.facing),
    obstacles: q.obstacles.map((o) => ({
      ...o,
      shape: isPolygon(o.shape)
        ? { points: o.shape.points.map((p) => point(image, p)) }
        : { ...o.shape, ...place(image, o.shape) },
    })),
    mates: (q.mates ?? []).map((m) => ({ ...m, charger: place(image, m.charger), facing: swapped(image, m.facing) })),
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

function places(image: Image, p: ChargePlaces): ChargePlaces {
  return {
    ...p,
    best: p.best === null ? null : charge(image, p.best),
    stretches: p.stretches.map(({ from, to, best }) => ({
      from: zero(image.flips ? -to : from),
      to: zero(image.flips ? -from : to),
      best: charge(image, best),
    })),
  };
}

describe("a charge on a table laid differently", () => {
  for (const image of images)
    for (const most of [0, 5])
      test(`${image.name}, with up to ${most} others around`, () => {
        let found = 0;
        fc.assert(
          fc.property(scenes(most), fc.boolean(), fc.double({ min: -1, max: 1, noNaN: true }), (scene, turns, at) => {
            const q: ChargeQuestion = {
              ...(turns ? withRocks(scene) : scene),
              targetMayTurn: turns,
              inContact: scene.obstacles.slice(0, 1).map((o) => o.id),
            };
            const there = findPlaces(q);
            if (there.best !== null) found++;
            expect(findPlaces(question(image, q))).toEqual(places(image, there));
            expect(canCharge(question(image, q))).toBe(canCharge(q));
            const offset = Math.round(10_000 * at);
            const slid = chargeAt(q, there, offset);
            const mirrored = chargeAt(question(image, q), places(image, there), image.flips ? -offset : offset);
            expect(mirrored).toEqual(slid === null ? null : charge(image, slid));
          }),
          { numRuns: Number(process.env.RUNS ?? (inject("fully") ? 60 : 10)) },
        );
        expect(found).toBeGreaterThan(4);
      });

  for (const image of images)
    test(`${image.name}, with others that charge the same target after it`, () => {
      let together = 0;
      fc.assert(
        fc.property(scenes(4), (scene) => {
          // Whoever stands around looks at the target and charges it too.
          const obstacles = scene.obstacles.map((o) => ({ ...o, kind: "friend" as const }));
          const mates = obstacles
            .slice(0, 2)
            .map((o) => ({ id: o.id, shape: o.shape as Rectangle }))
            .map(({ id, shape }) => ({
              id,
              charger: { x: shape.x, y: shape.y, facing: shape.facing },
              chargerFormation: { files: 1, models: 1, baseWidth: shape.width, baseDepth: shape.depth },
              facing: scene.facing,
              mayWheel: true,
            }));
          const q: ChargeQuestion = { ...scene, obstacles, mates, targetMayTurn: false };
          const there = findPlaces(q);
          if ((there.best?.roomFor ?? 0) > 0) together++;
          expect(findPlaces(question(image, q))).toEqual(places(image, there));
        }),
        { numRuns: Number(process.env.RUNS ?? (inject("fully") ? 30 : 5)) },
      );
      expect(together).toBeGreaterThan(0);
    });
});
