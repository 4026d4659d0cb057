import { isPolygon, mirror, mirrorPolygon } from "@tercio/tabletop";
import { describe, expect, inject, test } from "vitest";
import { asked, type ChargeQuestion } from "../src/charge/types.ts";
import { boundary, canCharge, findPlaces, type Formation } from "../src/index.ts";
import { faults } from "./proof/disc-faults.ts";
import { discScene } from "./proof/discs.ts";
import { drawing } from "./proof/scenes.ts";

/** `npm run proof -- discs` plays thousands of these scenes. */
const SCENES = Number(process.env.RUNS ?? (inject("fully") ? 8 : 4));

function drawn(others: number, seed: number): readonly ChargeQuestion[] {
  const list: ChargeQuestion[] = [];
  for (let at = 0; list.length < SCENES; at++) {
    const q = discScene(drawing((seed * 1_000_003 + others * 7_919 + at) >>> 0), others);
    if (q !== null) list.push(q);
  }
  return list;
}

const mirrored = (q: ChargeQuestion): ChargeQuestion => {
  const m = (p: { x: number; y: number; facing: number }) => ({
    x: 0 - p.x,
    y: p.y,
    facing: (65536 - p.facing) % 65536,
  });
  return {
    ...q,
    charger: m(q.charger),
    target: m(q.target),
    facing: q.facing === "left" ? "right" : q.facing === "right" ? "left" : q.facing,
    obstacles: q.obstacles.map((o) => ({ ...o, shape: isPolygon(o.shape) ? mirrorPolygon(o.shape) : mirror(o.shape) })),
    chirality: q.chirality === 1 ? -1 : 1,
  };
};

describe("the charge of a round base", () => {
  test.each([0, 3, 8])(
    "is known for every angle, as brute force has it and as each is moved, with %i others",
    (others) => {
      let [charges, none] = [0, 0];
      for (const [at, q] of drawn(others, 5).entries()) {
        const looked = faults(asked(q), 256, at, at < 1);
        expect(looked.faults, `scene ${at}`).toEqual([]);
        if (looked.charge) charges++;
        else none++;
      }
      expect(charges).toBeGreaterThan(SCENES / 4);
      expect(others === 0 || none > 0).toBe(true);
    },
  );

  test("is mirrored where everybody is", () => {
    for (const q of drawn(3, 9)) {
      const [one, other] = [findPlaces(q), findPlaces(mirrored(q))];
      expect(other.stretches.map((s) => [0 - s.to + 0, 0 - s.from + 0, s.best.distance])).toEqual(
        one.stretches.map((s) => [s.from, s.to, s.best.distance]),
      );
      const { best } = one;
      expect(other.best?.end ?? null).toEqual(
        best === null ? null : { x: 0 - best.end.x, y: best.end.y, facing: (65536 - best.end.facing) % 65536 },
      );
    }
  });
});

const disc: Formation = { files: 1, models: 1, baseWidth: 6000, baseDepth: 6000, round: true };
const five: Formation = { files: 5, models: 10, baseWidth: 2000, baseDepth: 2000 };
/** A disc with its middle there and a block to its north, its front 8 inches ahead. */
const question = (x: number, more: Partial<ChargeQuestion> = {}): ChargeQuestion => ({
  charger: { x, y: 3000, facing: 0 },
  chargerFormation: disc,
  target: { x: 0, y: 20_320, facing: 32_768 },
  targetFormation: five,
  facing: "front",
  obstacles: [],
  inContact: [],
  mates: [],
  priorities: ["fewest-enemies", "most-chargers", "most-models"],
  mayWheel: true,
  passesOver: false,
  targetMayTurn: false,
  table: null,
  chirality: 1,
  ...more,
});

describe("a round base beside others that charge with it", () => {
  const block = {
    id: 7,
    charger: { x: -6000, y: 2000, facing: 0 },
    chargerFormation: five,
    facing: "front",
    mayWheel: true,
  } as const;
  const standing = { id: 7, kind: "friend", shape: boundary(block.charger, five) } as const;

  test("leaves a block the room that it needs, though fewer models touch it", () => {
    const alone = findPlaces(question(2000)).best;
    expect(alone?.modelsInContact).toEqual({ own: 1, theirs: 2 });
    const both = findPlaces(question(2000, { obstacles: [standing], mates: [block] }));
    expect([both.best?.roomFor, both.unheeded]).toEqual([1, []]);
    // With the disc's centre farther to the right than half of the block and the disc are wide, less what touches with its corner.
    expect((both.best?.end.x ?? 0) > (alone?.end.x ?? 0)).toBe(true);
  });

  test("is left room by a block", () => {
    const mate = {
      id: 8,
      charger: { x: 9000, y: 3000, facing: 0 },
      chargerFormation: disc,
      facing: "front",
      mayWheel: true,
    } as const;
    const there = { id: 8, kind: "friend", shape: boundary(mate.charger, disc) } as const;
    const block: ChargeQuestion = {
      ...question(0, { obstacles: [there], mates: [mate] }),
      charger: { x: 0, y: 3000, facing: 0 },
      chargerFormation: five,
    };
    const { best, unheeded, missing } = findPlaces(block);
    expect([best?.roomFor, unheeded]).toEqual([1, []]);
    // A disc touches at a point only: that all models touch besides is found, that no place is better is not said unless it is known.
    expect(["as good", "better"]).toContain(missing);
  });

  test("the more that come, the fewer are weighed together: the rest are told", () => {
    const mates = [0, 1, 2, 3].map((i) => ({
      ...block,
      id: 20 + i,
      charger: { x: -20_000 - 12_000 * i, y: 0, facing: 8192 },
    }));
    const obstacles = mates.map((m) => ({ id: m.id, kind: "friend" as const, shape: boundary(m.charger, five) }));
    expect(findPlaces(question(0, { obstacles, mates })).unheeded).toEqual([23]);
  });
});

test("a round base that may not turn charges straight ahead or not at all", () => {
  expect(findPlaces(question(0, { mayWheel: false })).best?.end).toEqual({ x: 0, y: 20_320, facing: 0 });
  // Past the corner of the front by 21.2 mm, 45 degrees of its rim: 50 mm to the corner, and so much more.
  const corner = (aside: number): boolean => canCharge(question(5000 + aside, { mayWheel: false }));
  expect([2115, 2121, 2130].map(corner)).toEqual([true, true, false]);
});
