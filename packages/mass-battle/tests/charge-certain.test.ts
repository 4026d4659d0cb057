// A place that a record names is looked at by itself: it is called certain only where all places together say the same.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { certainlyAt, type Charge, chargeAt, type ChargeQuestion, findPlaces } from "../src/index.ts";
import { scenes } from "./charge-scenes.ts";
import { questionOf, together } from "./proof/several.ts";

/** Everything of a charge that a battle goes on from, but for its way. */
const ending = ({ end, offset, modelsInContact, otherEnemies, roomFor, rotateTarget }: Charge) => ({
  end,
  offset,
  modelsInContact,
  otherEnemies,
  roomFor,
  rotateTarget,
});

/** How many of a question's places were found certain, how many were not, and how many that are none were asked for. */
function compared(q: ChargeQuestion): readonly [certain: number, not: number, none: number] {
  const places = findPlaces(q);
  const legal = (offset: number): boolean => places.stretches.some((s) => s.from <= offset && offset <= s.to);
  let [certain, not, none] = [0, 0, 0];
  const offsets = places.stretches.flatMap(({ from, to, best }) => {
    const middle = Math.floor((from + to) / 2);
    return [best.offset, from, to, middle, from - 200, to + 200, from - 2500, to + 2500];
  });
  for (const offset of new Set(offsets)) {
    const charge = certainlyAt(q, offset);
    if (!legal(offset)) {
      // Of a search that was ended early not all places are known.
      if (places.missing === "nothing") expect(charge, `${offset} is no place`).toBeNull();
      none++;
    } else if (charge === null) not++;
    else {
      expect(ending(charge)).toEqual(ending(chargeAt(q, places, offset) as Charge));
      certain++;
    }
  }
  return [certain, not, none];
}

const sums = (list: readonly (readonly [number, number, number])[]): readonly number[] =>
  [0, 1, 2].map((i) => list.reduce((n, row) => n + (row[i] as number), 0));

describe("S5: where a charge ended is certain sooner than all that it could have done", () => {
  test("of one charger", () => {
    const [certain, not, none] = sums(fc.sample(scenes(4), { seed: 20, numRuns: 60 }).map(compared));
    expect(certain).toBeGreaterThan(100);
    expect(certain).toBeGreaterThan(2 * (not as number));
    expect(none).toBeGreaterThan(100);
  });

  test("of two to four chargers", () => {
    const asked = Array.from({ length: 14 }, (_, at) => together(7, at)).flatMap((t) =>
      t === null
        ? []
        : [
            questionOf(
              t,
              0,
              [],
              t.chargers.slice(1).map((c) => c.id),
            ),
          ],
    );
    const [certain, not, none] = sums(asked.map(compared));
    expect(certain).toBeGreaterThan(20);
    expect(certain).toBeGreaterThan(2 * (not as number));
    expect(none).toBeGreaterThan(20);
  });
});
