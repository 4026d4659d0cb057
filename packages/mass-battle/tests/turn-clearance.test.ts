import { gap, type Rectangle } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { turnedAbout } from "../src/facing.ts";
import { turnClearance } from "../src/turn-clearance.ts";

const ORIGIN = { x: 0, y: 0 };
const SIDE = 43_000;
/** A large regiment that turns about its left front corner: its right rear corner goes on a circle round the origin. */
const regiment: Rectangle = { x: SIDE / 2, y: 0, facing: 0, width: SIDE, depth: SIDE };
const REACH = Math.sqrt(2) * SIDE;
/** Where that corner stands, and where it meets the point of a post that looks at the origin. */
const [CORNER, MEETS] = [3 * 8_192, 1_000];

/** A post with one of its corners so far (0.01 mm) inside the circle. */
function post(inside: number): Rectangle {
  const about = turnedAbout({ x: 0, y: 1_000, facing: 0, width: 2_000, depth: 2_000 }, ORIGIN, 8_192);
  const ahead = { ...about, y: about.y + REACH - inside + Math.sqrt(2) * 1_000 };
  return turnedAbout(ahead, ORIGIN, CORNER + MEETS);
}

test("a corner that only clips a corner in passing, by less than a tenth of a millimetre, is held up from any angle", () => {
  const close = post(8);
  for (let from = 0; from < 200; from++) {
    const start = turnedAbout(regiment, ORIGIN, from);
    const { angle, by } = turnClearance(start, ORIGIN, 2_000, [close]);
    expect(by, `from ${from}`).toBe(0);
    expect(Math.abs(angle - (MEETS - from)), `from ${from}`).toBeLessThan(8);
    expect(gap(turnedAbout(start, ORIGIN, angle), close)).toBeGreaterThan(-2);
    // A hundredth of a millimetre out of its way nobody is held up.
    expect(turnClearance(start, ORIGIN, 2_000, [post(-1)]), `from ${from}`).toEqual({ angle: 2_000, by: null });
  }
});
