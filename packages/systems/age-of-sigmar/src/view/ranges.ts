import { message } from "@tercio/kernel";
import { threeInches } from "../entries/rules/moves.ts";
import { around } from "@tercio/loose";
import type { RangeView } from "@tercio/board";
import { enemiesWithin, inches } from "../calculation/reach.ts";
import { bodyOf } from "../battlefield/body.ts";
import { basesOf, type Sigmar, standing } from "../state/state.ts";

const NEAR = "aos2.rule.three-inches";
const { distance } = threeInches.figures;

/** How near enemies come who then fight, and past which none goes in a normal move: about every model, and who is there. */
export const ranges = (game: Sigmar): readonly RangeView[] =>
  game.units.filter(standing).map((u) => {
    const { x, y } = bodyOf(u, u.models);
    return {
      piece: u.id,
      id: "near",
      label: message("range.near", { inches: distance }),
      rule: NEAR,
      from: { x, y },
      areas: basesOf(u).map((b) => around(b, inches(distance))),
      covers: enemiesWithin(game, u, distance).map((e) => e.id),
    };
  });
