import { gap, type Rectangle } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { type Charge, type ChargeObstacle, type ChargeQuestion, findPlaces } from "../index.ts";

const one = { models: 1, files: 1, baseWidth: 2000, baseDepth: 2000 };
const men = { models: 12, files: 6, baseWidth: 2000, baseDepth: 2000 };
/** Six files of 20 mm, the charger in the third of them, looking north at a front of 120 mm. */
const host: Rectangle = { x: 1000, y: 0, facing: 0, width: 12_000, depth: 10_000 };
const at = (apart: number, aside = 0, depth = 2000): ChargeQuestion => ({
  charger: { x: 0, y: 0, facing: 0 },
  chargerFormation: { ...one, baseDepth: depth },
  target: { x: aside, y: apart, facing: 32_768 },
  targetFormation: men,
  facing: "front",
  obstacles: [],
  inContact: [],
  priorities: ["fewest-enemies", "most-models"],
  mayWheel: true,
  passesOver: false,
  targetMayTurn: false,
  table: null,
  chirality: 1,
});
const obstacle: ChargeObstacle = { id: 7, kind: "friend", shape: host };
const ends = (q: ChargeQuestion): Charge | null => findPlaces(q).best;

test("a charger may pass over those among whom it begins: it finds what it finds without them", () => {
  for (const aside of [0, 3000, -9000, 20_000]) {
    const alone = at(15_000, aside);
    const free = findPlaces(alone);
    expect(free.best).not.toBeNull();
    // Whether it stands in their first rank or behind one, or has them before it.
    for (const y of [0, 2000, 12_500]) {
      const among = { ...alone, obstacles: [{ ...obstacle, shape: { ...host, y } }] };
      expect(findPlaces({ ...among, passes: [7] })).toEqual(free);
      if (y > 10_000 && aside === 0) expect(ends(among)?.distance).not.toBe(free.best?.distance);
    }
  }
});

test("it does not end among them: half a millimetre is kept", () => {
  const room = (apart: number): Charge | null => ends({ ...at(apart, 1000, 4000), obstacles: [obstacle], passes: [7] });
  // What it ends upon is 40 mm deep; only in front of the unit is there anybody to touch.
  const stands = room(4060);
  expect(stands?.end).toMatchObject({ y: 4060, facing: 0 });
  for (const apart of [3000, 4040]) {
    const end = room(apart)?.end;
    const clear = end === undefined ? null : gap({ ...end, width: 2000, depth: 4000 }, host);
    expect(clear === null || clear >= 48).toBe(true);
  }
});
