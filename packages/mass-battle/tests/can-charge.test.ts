import fc from "fast-check";
import { expect, test } from "vitest";
import { leastChargeDistance, shortestCharge } from "../src/charge/find.ts";
import { canCharge, findCharges } from "../src/index.ts";
import { scenes } from "./charge-scenes.ts";

for (const most of [0, 2, 6])
  test(`whether there is a charge at all agrees with the whole search, with up to ${most} others around`, () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(scenes(most), fc.boolean(), fc.boolean(), (scene, targetMayTurn, mayWheel) => {
        const q = { ...scene, targetMayTurn, mayWheel };
        const found = findCharges(q);
        expect(canCharge(q)).toBe(found.length > 0);
        const least = shortestCharge(q);
        expect(least === null).toBe(found.length === 0);
        if (least !== null) {
          expect(least.distance).toBeGreaterThanOrEqual(leastChargeDistance(q) - 1);
          expect(least.distance).toBeLessThanOrEqual(q.maximum);
          expect(least.distance).toBeLessThanOrEqual((found[0]?.distance ?? 0) + 60);
        }
        seen[found.length > 0 ? "yes" : "no"]++;
      }),
      { numRuns: Number(process.env.RUNS ?? 400) },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(20);
  });
