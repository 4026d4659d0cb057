import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { nearWays } from "../src/charge/near-way.ts";
import { asked } from "../src/charge/types.ts";
import { canCharge, findPlaces } from "../src/index.ts";
import { scenes } from "./charge-scenes.ts";

const RUNS = inject("fully") ? 400 : 60;
/** Farther off than any of these units are wide, 0.01 mm. */
const FAR = 250_000;

test("S3: a unit beyond every way of a charge changes nothing, and is not looked at", () => {
  let [few, left] = [0, 0];
  fc.assert(
    fc.property(scenes(12), fc.boolean(), (scene, targetMayTurn) => {
      const q = asked({ ...scene, targetMayTurn });
      const near = nearWays(q);
      few += q.obstacles.length - near.obstacles.length;
      left += near.obstacles.length;
      expect(findPlaces(near).best).toEqual(findPlaces(q).best);
      expect(canCharge(q)).toBe(findPlaces(q).best !== null);
      // A second army beside this one.
      const { x, y } = q.charger;
      const beside = q.obstacles.map((o, i) => {
        const shape = { x: x + FAR, y: y + 1000 * i, facing: 0, width: 10_000, depth: 8_000 };
        return { ...o, id: o.id + 1000, shape };
      });
      const away = { ...q, obstacles: [...q.obstacles, ...beside] };
      expect(nearWays(away).obstacles).toEqual(near.obstacles);
    }),
    { numRuns: RUNS },
  );
  expect(few).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
});
