import { refuse, type Verdict } from "@tercio/kernel";
import { type AimTool, type Preview, untried } from "@tercio/board";
import { INCH, type Point } from "@tercio/tabletop";
import type { NinthAge } from "../../state/state.ts";

/** Corners of the ring that is drawn around a point while it is tried out, twentieths of an inch. */
const RING = [
  [0, 10],
  [7, 7],
  [10, 0],
  [7, -7],
  [0, -10],
  [-7, -7],
  [-10, 0],
  [-7, 7],
  [0, 10],
] as const;

/** What is drawn around a point, 0.01 mm. */
export const ringAt = (p: Point): readonly Point[] =>
  RING.map(([east, north]) => ({ x: p.x + (east * INCH) / 20, y: p.y + (north * INCH) / 20 }));

/** A point of the table is the answer: any that `accept` has nothing against. */
export function pointTool<A extends object>(
  accept: (game: NinthAge, about: A, answer: Point) => Verdict,
): AimTool<NinthAge> {
  return {
    kind: "aim",
    preview(game, about: never, gesture): Preview {
      if (gesture.do !== "to") return untried(refuse("refuse.shape", null));
      const p = { x: Math.trunc(gesture.x), y: Math.trunc(gesture.y) };
      const verdict = accept(game, about, p);
      const answer = verdict === true ? p : null;
      return { answer, verdict, tried: answer, ghosts: [], ways: [ringAt(p)], notes: [] };
    },
  };
}
