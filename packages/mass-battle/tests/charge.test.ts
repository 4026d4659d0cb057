import { CONTACT_TOLERANCE, corners, gap, type Rectangle } from "@tercio/tabletop";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import {
  boundary,
  canCharge,
  type Charge,
  chargeAt,
  type ChargeQuestion,
  findPlaces,
  whyNoCharge,
} from "../src/index.ts";
import { better, type Value, valueOf } from "./charge-oracle.ts";
import { scenes, withRocks } from "./charge-scenes.ts";
import known from "./known-charges.json" with { type: "json" };

const runs = (usual: number): number => Number(process.env.RUNS ?? (inject("fully") ? usual : Math.ceil(usual / 4)));

const valueFound = (c: Charge): Value => ({
  enemies: c.otherEnemies.length,
  models: c.modelsInContact.own + c.modelsInContact.theirs,
  offset: c.offset,
  turn: c.rotateTarget,
});

/** In contact with exactly those named, and half a millimetre from everybody else. */
function standsApart(q: ChargeQuestion, c: Charge): void {
  const end = boundary(c.end, q.chargerFormation);
  for (const o of q.obstacles) {
    const away = gap(end, o.shape);
    if (c.otherEnemies.includes(o.id)) expect(Math.abs(away)).toBeLessThanOrEqual(CONTACT_TOLERANCE);
    else expect(away).toBeGreaterThanOrEqual(50);
  }
  expect(Math.abs(gap(end, boundary(c.target, q.targetFormation)))).toBeLessThanOrEqual(CONTACT_TOLERANCE);
}

describe("charges past rocks of many corners", () => {
  for (const targetMayTurn of [false, true])
    test(`none is better than the one found${targetMayTurn ? ", the target turned or not" : ""}`, () => {
      let held = 0;
      fc.assert(
        fc.property(scenes(6), (scene) => {
          const q = { ...withRocks(scene), targetMayTurn };
          const { best } = findPlaces(q);
          const open = { ...q, obstacles: q.obstacles.filter((o) => o.kind !== "impassable") };
          if (findPlaces(open).best?.offset !== best?.offset) held++;
          const than = best === null ? null : valueFound(best);
          const turns = targetMayTurn ? [0, 640, -640, 2560, -2560] : [0];
          expect(better(q, than, { every: 256, offsets: 16, turns })).toBeNull();
          expect(canCharge(q)).toBe(best !== null);
          if (best === null) return;
          standsApart(q, best);
          expect(valueOf(q, best.offset, best.rotateTarget)?.models).toBe(valueFound(best).models);
        }),
        { numRuns: runs(40), endOnFailure: true },
      );
      expect(held).toBeGreaterThan(0);
    });

  test("a rectangle given by its corners leaves the same charge", () => {
    fc.assert(
      fc.property(scenes(5), (q) => {
        const obstacles = q.obstacles.map((o) => ({ ...o, shape: { points: corners(o.shape as Rectangle) } }));
        const [one, two] = [findPlaces(q).best, findPlaces({ ...q, obstacles }).best];
        expect(two === null).toBe(one === null);
        if (one === null || two === null) return;
        expect(two.modelsInContact).toEqual(one.modelsInContact);
        expect(two.otherEnemies).toEqual(one.otherEnemies);
        expect(Math.abs(two.distance - one.distance)).toBeLessThanOrEqual(5);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("charges against a second writing that tries a grid", () => {
  for (const most of [0, 2, 6])
    test(`none is better, with up to ${most} others around`, () => {
      let reached = 0;
      fc.assert(
        fc.property(scenes(most), (q) => {
          const { best } = findPlaces(q);
          if (best !== null) reached++;
          expect(
            better(q, best === null ? null : valueFound(best), { every: 128, offsets: 24, turns: [0] }),
          ).toBeNull();
          if (best === null) return;
          standsApart(q, best);
          const { enemies, models } = valueOf(q, best.offset) ?? { enemies: -1, models: -1 };
          expect({ enemies, models }).toEqual({ enemies: best.otherEnemies.length, models: valueFound(best).models });
        }),
        { numRuns: runs(30), endOnFailure: true },
      );
      expect(reached).toBeGreaterThan(runs(30) / 3);
    });

  test("none turns the target less", () => {
    const turns = Array.from({ length: 48 }, (_, i) => (i % 2 === 0 ? 1 : -1) * 320 * (1 + (i >> 1)));
    const blocked = scenes(8)
      .filter((q) => !canCharge(q))
      .map((q) => ({ ...q, targetMayTurn: true }));
    let turned = 0;
    fc.assert(
      fc.property(blocked, (q) => {
        const { best } = findPlaces(q);
        expect(canCharge(q)).toBe(best !== null);
        const than = best === null ? null : valueFound(best);
        expect(better(q, than, { every: 256, offsets: 16, turns })).toBeNull();
        if (best === null) return;
        turned++;
        standsApart(q, best);
        expect(valueOf(q, best.offset, best.rotateTarget)?.models).toBe(valueFound(best).models);
      }),
      { numRuns: runs(30), endOnFailure: true },
    );
    expect(turned).toBeGreaterThan(runs(30) / 20);
  });
});

describe("the stretches of a charge", () => {
  for (const most of [0, 3, 8])
    test(`every place of them is as good as the best, with up to ${most} others around`, () => {
      let wide = 0;
      fc.assert(
        fc.property(scenes(most), fc.double({ min: 0, max: 1, noNaN: true }), (q, share) => {
          const places = findPlaces(q);
          const { stretches, best } = places;
          expect(stretches.length > 0).toBe(best !== null);
          if (best === null) return;
          expect(stretches[0]?.best).toEqual(best);
          for (const { from, to, best: shortest } of stretches) {
            expect(from).toBeLessThanOrEqual(shortest.offset);
            expect(to).toBeGreaterThanOrEqual(shortest.offset);
            if (to - from > 100) wide++;
            for (const offset of [from, to, Math.round(from + share * (to - from))]) {
              const charge = chargeAt(q, places, offset) as Charge;
              expect(Math.abs(charge.offset - offset)).toBeLessThanOrEqual(offset === from || offset === to ? 0 : 8);
              const { enemies, models } = valueFound(best);
              expect(valueFound(charge)).toMatchObject({ enemies, models });
              expect(charge.distance).toBeGreaterThanOrEqual(shortest.distance);
              standsApart(q, charge);
            }
          }
          // From outside, the nearest end.
          const [least, greatest] = [stretches.map((s) => s.from), stretches.map((s) => s.to)];
          expect(chargeAt(q, places, -1e6)?.offset).toBe(Math.min(...least));
          expect(chargeAt(q, places, 1e6)?.offset).toBe(Math.max(...greatest));
        }),
        { numRuns: runs(60), endOnFailure: true },
      );
      expect(wide).toBeGreaterThan(runs(60) / 4);
    });

  for (const most of [2, 6])
    test(`no place beside them is as good, with up to ${most} others around`, () => {
      fc.assert(
        fc.property(scenes(most), (q) => {
          const { stretches, best } = findPlaces(q);
          if (best === null) return;
          const worse = { ...valueFound(best), models: valueFound(best).models - 1 };
          const beside = (v: Value): boolean => stretches.every((s) => v.offset < s.from - 20 || v.offset > s.to + 20);
          const others = { ...q, obstacles: q.obstacles };
          const found = better(others, worse, { every: 128, offsets: 24, turns: [0] });
          // The grid tells the first it finds; one in a stretch says nothing about the rest.
          if (found !== null && beside(found)) expect(found).toBeNull();
        }),
        { numRuns: runs(20), endOnFailure: true },
      );
    });
});

describe("whether there is a charge", () => {
  for (const most of [0, 2, 6, 12])
    test(`agrees with the search for the best, with up to ${most} others around`, () => {
      const seen = { yes: 0, no: 0 };
      const limits = fc.option(fc.integer({ min: 12_000, max: 50_000 }), { nil: undefined });
      fc.assert(
        fc.property(scenes(most), fc.boolean(), fc.boolean(), limits, (scene, targetMayTurn, mayWheel, maximum) => {
          const q: ChargeQuestion = {
            ...scene,
            targetMayTurn,
            mayWheel,
            ...(maximum === undefined ? {} : { maximum }),
          };
          const { best } = findPlaces(q);
          expect(canCharge(q)).toBe(best !== null);
          expect(whyNoCharge(q) === null).toBe(best !== null);
          if (best !== null && maximum !== undefined) expect(best.distance).toBeLessThanOrEqual(maximum);
          seen[best !== null ? "yes" : "no"]++;
        }),
        { numRuns: runs(150) },
      );
      expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(runs(150) / 15);
    });
});

// Scenes in which a search that looked at sampled wheels only found no charge, or one with fewer models or a longer way.
describe("charges that were missed once", () => {
  for (const { why, models, longest, question } of known)
    test(why, () => {
      const q = question as unknown as ChargeQuestion;
      const { best, stretches } = findPlaces(q);
      expect(canCharge(q)).toBe(true);
      expect(best).not.toBeNull();
      if (best === null) return;
      expect(valueFound(best).models).toBe(models);
      expect(best.distance).toBeLessThanOrEqual(longest);
      standsApart(q, best);
      expect(stretches[0]?.best).toEqual(best);
    });
});
