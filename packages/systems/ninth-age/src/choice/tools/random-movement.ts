import { refuse } from "@tercio/kernel";
import { type AimTool, type Preview, untried } from "@tercio/board";
import { bodyOf } from "../../battlefield/body.ts";
import { farthest, towards, whyNotTurned } from "../../battlefield/random-movement.ts";
import type { About as AboutOf } from "../../sequence/asked.ts";
import { type NinthAge, unit } from "../../state/state.ts";
import { aheadWords } from "../random-movement.ts";

/** A unit turns towards a point; drawn is how far it comes at most. */
export const randomMovementTool: AimTool<NinthAge> = {
  kind: "aim",
  preview(game, about: AboutOf<"random-movement">, gesture): Preview {
    if (gesture.do !== "to") return untried(refuse("refuse.shape", null));
    const u = unit(game, about.unit);
    const facing = towards(u, { x: Math.trunc(gesture.x), y: Math.trunc(gesture.y) });
    const why = whyNotTurned(game, u, facing);
    if (why !== null) return untried(why);
    const { from, end } = farthest(game, u, facing);
    return {
      answer: { facing },
      verdict: true,
      tried: { facing },
      ghosts: [bodyOf(game, u, end)],
      ways: [[from, end].map(({ x, y }) => ({ x, y }))],
      notes: [aheadWords(game, about, facing)],
    };
  },
};
