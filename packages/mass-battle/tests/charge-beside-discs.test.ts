import { describe, expect, test } from "vitest";
import { boundary, type ChargeQuestion, findPlaces, type Formation } from "../src/index.ts";

/*
 * Round bases among the chargers of one target, or for their target: what is left of room and of models is known.
 */

const disc: Formation = { files: 1, models: 1, baseWidth: 6000, baseDepth: 6000, round: true };
const files = (many: number, size = 2000): Formation => ({
  ...{ files: many, models: 2 * many, baseWidth: size, baseDepth: size },
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
describe("what all together can have in contact", () => {
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
