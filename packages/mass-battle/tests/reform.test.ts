import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundary, type Formation, modelsReach, reformCheck, reformPlacement } from "../src/index.ts";

const base = { baseWidth: 2000, baseDepth: 2000 };
const nobody = { obstacles: [], table: null, chirality: 1 as const };

/** Every order of the numbers below n. */
function orders(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((o) => Array.from({ length: n }, (_, i) => [...o.slice(0, i), n - 1, ...o.slice(i)]));
}

/** Centres of full ranks, counted out by hand for a formation that looks north. */
const centres = (x: number, y: number, files: number, models: number): readonly (readonly [number, number])[] =>
  Array.from({ length: models }, (_, i) => {
    const rank = Math.floor(i / files);
    return [x + ((i % files) - (files - 1) / 2) * 2000, y - (rank + 0.5) * 2000] as const;
  });

describe("reforms", () => {
  test("a model may take any place: as an enumeration of all orders says", () => {
    let [yes, no] = [0, 0];
    fc.assert(
      fc.property(
        fc.constantFrom([6, 2, 3], [6, 3, 2], [6, 6, 2], [6, 1, 6], [4, 2, 2], [5, 5, 1]),
        fc.integer({ min: -6000, max: 6000 }),
        fc.integer({ min: -6000, max: 6000 }),
        fc.integer({ min: 500, max: 12000 }),
        fc.boolean(),
        ([models, files, after], x, y, maximum, led) => {
          const f: Formation = { files, models, ...base };
          const slots = led
            ? [
                { from: { file: files - 1 }, to: { file: 0 } },
                ...(files > 1 && after > 1 ? [{ from: { file: 0 }, to: { file: 1 } }] : []),
              ]
            : [];
          const from = centres(0, 0, files, models);
          const to = centres(x, y, after, models);
          const best = Math.min(
            ...orders(models)
              .filter((o) => slots.every(({ from: own, to: its }) => o[own.file] === its.file))
              .map((o) =>
                Math.max(
                  ...o.map((place, i) => {
                    const [p, q] = [from[i] as readonly number[], to[place] as readonly number[]];
                    return Math.hypot((p[0] as number) - (q[0] as number), (p[1] as number) - (q[1] as number));
                  }),
                ),
              ),
          );
          // Whole numbers of the table are worth two hundredths of a millimetre.
          if (Math.abs(best - maximum) < 4) return;
          const may = modelsReach({ x: 0, y: 0, facing: 0 }, f, { x, y, facing: 0 }, after, maximum, 1, slots);
          expect(may).toBe(best < maximum);
          if (may) yes++;
          else no++;
        },
      ),
      { numRuns: 60 },
    );
    expect(Math.min(yes, no)).toBeGreaterThan(5);
  });

  test("the centre stays where it was, and files are counted", () => {
    const f: Formation = { files: 5, models: 20, ...base };
    const start = { x: 100, y: 200, facing: 0 };
    const place = reformPlacement(start, f, 10, 16384);
    // Ten files stand two ranks deep, so the front of the turned unit is 2000 east of its centre.
    expect(place).toEqual({ x: 2100, y: 200 - 4000, facing: 16384 });
    expect(boundary(place, { ...f, files: 10 }).width).toBe(20000);
    expect(reformCheck(start, f, 10, place, 10000, nobody, []).ok).toBe(true);
    expect(reformCheck(start, f, 10, { ...place, x: 2200 }, 10000, nobody, [])).toMatchObject({
      reason: "off-centre",
    });
    expect(reformCheck(start, f, 21, place, 10000, nobody, [])).toMatchObject({ reason: "files" });
    expect(reformCheck(start, f, 10, place, 2000, nobody, [])).toMatchObject({ reason: "model-too-far" });
  });
});
