import { describe, expect, test } from "vitest";
import {
  boundary,
  canCharge,
  chargeAt,
  type ChargeMate,
  type ChargeQuestion,
  findPlaces,
  type Formation,
} from "../src/index.ts";

/*
 * Round bases among the chargers of one target, or for their target: what is left of room and of models is known.
 */

const disc: Formation = { files: 1, models: 1, baseWidth: 6000, baseDepth: 6000, round: true };
const files = (many: number, size = 2000): Formation => ({
  ...{ files: many, models: 2 * many, baseWidth: size, baseDepth: size },
});
type Obstacle = ChargeQuestion["obstacles"][number];

/** Someone who looks north and charges too, and where it stands. */
const mate = (id: number, chargerFormation: Formation, x: number, y: number, facing = 0): ChargeMate => ({
  ...{ id, charger: { x, y, facing }, chargerFormation, facing: "front", mayWheel: true },
});
const standing = ({ id, charger, chargerFormation }: ChargeMate): Obstacle => ({
  ...{ id, kind: "friend", shape: boundary(charger, chargerFormation) },
});
const wall = (id: number, x: number, y: number, width: number, depth: number): Obstacle => ({
  ...{ id, kind: "friend", shape: { x, y, facing: 0, width, depth } },
});

/** A charger with its front there, and to its north a target that looks at it. */
function question(
  chargerFormation: Formation,
  [x, y]: readonly [number, number],
  targetFormation: Formation,
  more: Partial<ChargeQuestion> = {},
): ChargeQuestion {
  return {
    ...{ charger: { x, y, facing: 0 }, chargerFormation, target: { x: 0, y: 20_320, facing: 32_768 }, targetFormation },
    ...{ facing: "front", obstacles: [], inContact: [], mates: [], table: null, chirality: 1 },
    ...{ mayWheel: true, passesOver: false, targetMayTurn: false },
    priorities: ["fewest-enemies", "most-chargers", "most-models"],
    ...more,
  };
}
const withMates = (mates: readonly ChargeMate[], more: readonly Obstacle[] = []): Partial<ChargeQuestion> => ({
  mates,
  obstacles: [...more, ...mates.map(standing)],
});

describe("a charge that exists is found, whoever else charges", () => {
  // 100 mm wide between two friends 101 mm apart, who stand up to 43 mm before the target: 1 mm of places is left.
  const corridor = (x: number): readonly Obstacle[] =>
    [-1, 1].map((side) => wall(30 + side, x + side * 6050, 16_000, 2000, 14_000));

  test.each([0, 737, 1310])("a block in a corridor, with a round base that charges too: %i aside", (x) => {
    const q = question(files(5), [x, 3000], files(10), withMates([mate(7, disc, 15_000, 3000)], corridor(x)));
    expect(canCharge(q)).toBe(true);
    const { best, stretches } = findPlaces(q);
    expect(Math.abs((best?.end.x ?? Infinity) - x)).toBeLessThanOrEqual(51);
    expect([best?.roomFor, stretches.length > 0]).toEqual([1, true]);
    // A target that may be turned is not, where somebody can align.
    expect(findPlaces({ ...q, targetMayTurn: true }).best?.rotateTarget).toBe(0);
  });
});

describe("a charge at a round target that exists is found, whoever else charges", () => {
  // Narrower ways than the places at which it is first tried what room is left for others.
  type Box = readonly [x: number, y: number, facing: number, width: number, depth: number];
  const scenes: readonly (readonly [x: number, many: number, around: readonly Box[]])[] = [
    [
      ...([-6700, 1] as const),
      [
        [-8100, 13_300, 49_152, 2200, 2000],
        [3300, 16_900, 16_384, 3600, 1300],
        [-11_000, 8500, 0, 1200, 3100],
      ],
    ],
    [
      ...([-8900, 2] as const),
      [
        [-8500, 14_900, 32_768, 1900, 2300],
        [6400, 14_200, 16_384, 2800, 1900],
      ],
    ],
  ];
  test.each(scenes)("from %i with %i files", (x, many, around) => {
    const formation: Formation = { files: many, models: 4, baseWidth: 5000, baseDepth: 5000 };
    const others = around.map(
      ([left, y, facing, width, depth], i): Obstacle => ({
        ...{ id: 20 + i, kind: "friend", shape: { x: left, y, facing, width, depth } },
      }),
    );
    const other = { ...mate(7, disc, 0, 60_000, 32_768), facing: "rear" } as const;
    const target = { x: 0, y: 20_000, facing: 32_768 };
    const q = { ...question(formation, [x, 0], disc, withMates([other], others)), target };
    expect(findPlaces({ ...q, mates: [] }).best).not.toBeNull();
    expect(findPlaces(q).best?.roomFor).toBe(1);
  });
});

describe("what all together can have in contact", () => {
  test("counts one that another stands before, and that comes when he has gone", () => {
    // The block goes straight ahead only, once the disc before it has gone to the target's flank.
    const mates = [
      { ...mate(7, disc, -22_000, 23_000), facing: "right" as const },
      { ...mate(8, files(10), -10_100, 3000), mayWheel: false },
    ];
    const target: Formation = { files: 4, models: 16, baseWidth: 6000, baseDepth: 6000 };
    const { best, missing } = findPlaces(question(disc, [8000, 3000], target, withMates(mates)));
    // Straight ahead it would touch one model; between two it touches both, and the others come just as well.
    expect([best?.roomFor, best?.modelsInContact]).toEqual([2, { own: 1, theirs: 2 }]);
    // That all ten files of the block cannot be there, whoever stands where, is not known: so better is not ruled out.
    expect(missing).toBe("better");
  });

  test("a disc in contact touches those at its point, not all that it is wide", () => {
    // Models of 50 mm: the one in the middle is touched, the one 62 mm to its side is not.
    const there = { id: 9, kind: "friend", shape: boundary({ x: 0, y: 20_320, facing: 0 }, disc) } as const;
    const at = (x: number) =>
      findPlaces(question(disc, [x, 3000], files(5, 5000), { obstacles: [there], inContact: [9], mayWheel: false }))
        .best?.modelsInContact;
    expect(at(6200)).toEqual({ own: 1, theirs: 1 });
    expect(at(-7500)).toEqual({ own: 1, theirs: 2 });
    // A block over both has one of them to itself; one that stands 12.5 mm apart from the next is touched from the gap by one disc.
    const block = question(files(2), [5100, 3000], files(5, 5000), { obstacles: [there], inContact: [9] });
    expect(findPlaces({ ...block, mayWheel: false }).best?.modelsInContact).toEqual({ own: 2, theirs: 1 });
  });

  test("at a gap a disc touches the nearest model, whoever else is at another", () => {
    // Three models of 50 mm, 12.5 mm apart: the gap is from 25 to 37.5 mm.
    const target: Formation = { ...files(3, 5000), gap: 1250 };
    const small: Formation = { ...disc, baseWidth: 400, baseDepth: 400 };
    const there = { id: 9, kind: "friend", shape: boundary({ x: 2800, y: 20_320, facing: 0 }, small) } as const;
    const theirs = (x: number) =>
      findPlaces(question(small, [x, 3000], target, { obstacles: [there], inContact: [9], mayWheel: false })).best
        ?.modelsInContact.theirs;
    expect([2000, 3350].map(theirs)).toEqual([0, 1]);
  });
});

describe("a round target", () => {
  test("mates come as far as they may, whatever the first may", () => {
    const far = mate(7, files(2), 12_000, -9000);
    const q = question(files(2), [-6000, 9000], disc, { ...withMates([far]), maximum: 15_000 });
    expect(findPlaces(q).best?.roomFor).toBe(1);
    const short = { ...q, mates: [{ ...far, maximum: 15_000 }] };
    expect([findPlaces(short).best?.roomFor, findPlaces(short).missing]).toEqual([0, "better"]);
  });

  test("of four to come three are weighed, and where they have room nothing is better for them", () => {
    const mates = [0, 1, 2, 3].map((i) =>
      mate(
        20 + i,
        disc,
        [-20_000, 20_000, -20_000, 20_000][i] as number,
        i < 2 ? 20_320 : 32_000,
        [16_384, 49_152][i % 2],
      ),
    );
    const { best, unheeded, missing } = findPlaces(question(files(2), [0, 3000], disc, withMates(mates)));
    expect([best?.roomFor, unheeded, missing]).toEqual([3, [23], "as good"]);
  });
});

test("all of a stretch can be chosen, also where others are touched there", () => {
  for (const priorities of [[], ["fewest-enemies"]] as const) {
    const q = question(disc, [2000, 3000], files(5), { priorities });
    const places = findPlaces(q);
    const [all] = places.stretches;
    expect([places.stretches.length, (all?.to ?? 0) - (all?.from ?? 0) > 10_000]).toEqual([1, true]);
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const offset = Math.round((all?.from ?? 0) * (1 - part) + (all?.to ?? 0) * part);
      expect(Math.abs((chargeAt(q, places, offset)?.offset ?? Infinity) - offset)).toBeLessThanOrEqual(2);
    }
  }
});
