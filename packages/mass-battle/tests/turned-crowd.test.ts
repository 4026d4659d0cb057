import { expect, test } from "vitest";
import { facetOf } from "../src/charge/facet.ts";
import { huntFor } from "../src/charge/hunt.ts";
import { leastTurned } from "../src/charge/turned.ts";
import { asked, type ChargeQuestion } from "../src/charge/types.ts";
import { canCharge, findPlaces, type Formation } from "../src/index.ts";

/** Out of a random battle: six enemies stand so close that the target itself has no room to turn far. */
const crowd: ChargeQuestion = {
  charger: { x: 59737, y: -7003, facing: 34661 },
  chargerFormation: { files: 9, models: 39, baseWidth: 2500, baseDepth: 2500 },
  target: { x: 45078, y: -13784, facing: 20095 },
  targetFormation: { files: 8, models: 11, baseWidth: 2500, baseDepth: 2500 },
  facing: "front",
  obstacles: [
    { id: 1, kind: "enemy", shape: { x: -10736, y: -9481, facing: 2122, width: 17500, depth: 5000 } },
    { id: 2, kind: "enemy", shape: { x: -49565, y: 34367, facing: 50798, width: 7500, depth: 5000 } },
    { id: 3, kind: "enemy", shape: { x: -16719, y: 41872, facing: 3823, width: 35000, depth: 5000 } },
    { id: 4, kind: "enemy", shape: { x: -14403, y: -20036, facing: 14977, width: 7500, depth: 5000 } },
    { id: 6, kind: "friend", shape: { x: 52989, y: -28726, facing: 20095, width: 12500, depth: 5000 } },
    { id: 9, kind: "friend", shape: { x: 72928, y: -13769, facing: 50368, width: 12500, depth: 5000 } },
  ],
  inContact: [],
  mates: [],
  priorities: ["fewest-enemies", "most-chargers", "most-models"],
  mayWheel: true,
  passesOver: false,
  targetMayTurn: true,
  table: { width: 182880, depth: 121920 },
  chirality: 1,
};

test("where the target has no room to turn the search does not try way after way that ends in turning it", () => {
  const hunt = huntFor(facetOf(asked(crowd)));
  expect(leastTurned(hunt, crowd.obstacles.length, true)).not.toBeNull();
  expect(canCharge(crowd)).toBe(true);
  // Three thousand at each of hundreds of angles once, two minutes in all.
  // As little as it can be turned, found by trying way after way too.
  expect(findPlaces(crowd).best?.rotateTarget).toBe(-13_929);
  expect(hunt.spent.checks).toBeLessThan(100);
});

// Every wheel grazes the friend beside it by the last hundredth: once that is known of one, none is looked at again.
test("a wheel that nobody leaves free is not tried for every turn of the target", () => {
  const charger: Formation = { files: 5, models: 5, baseWidth: 2500, baseDepth: 5000 };
  const target: Formation = { files: 8, models: 24, baseWidth: 2000, baseDepth: 2000 };
  const question: ChargeQuestion = {
    charger: { x: -34_313, y: -11_373, facing: 48_144 },
    chargerFormation: charger,
    target: { x: -40_268, y: -35_879, facing: 7515 },
    targetFormation: target,
    facing: "front",
    obstacles: [
      { id: 1, kind: "enemy", shape: { x: -27_034, y: -34_855, facing: 63_043, width: 12_000, depth: 4000 } },
      { id: 6, kind: "friend", shape: { x: -42_548, y: -4127, facing: 48_144, width: 12_500, depth: 7500 } },
    ],
    inContact: [],
    mates: [],
    priorities: ["fewest-enemies", "most-chargers", "most-models"],
    mayWheel: true,
    passesOver: false,
    targetMayTurn: true,
    table: { width: 182_880, depth: 121_920 },
    chirality: 1,
  };
  const hunt = huntFor(facetOf(asked(question)));
  expect(leastTurned(hunt, question.obstacles.length, true)).toBeNull();
  expect(hunt.spent.checks).toBeLessThan(500);
});
