import {
  type GivenNumbers,
  message,
  type Message,
  type OddsQuestion,
  type CalculatorQuestion,
  there,
} from "@tercio/kernel";
import { namingSides } from "@tercio/mass-battle";
import { health } from "../calculation/health.ts";
import { buildScene } from "../scene/build.ts";
import type { Scene } from "../scene/types.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { editionIn } from "./edition.ts";
import { SECOND } from "./units.ts";

/** The game of such a scene, or why there can be none. */
function built(scene: (given: GivenNumbers) => Scene, given: GivenNumbers): NinthAge | Message {
  let told: Scene;
  try {
    told = scene(given);
  } catch {
    return message("posed.no-unit");
  }
  const made = buildScene(told, editionIn(given));
  return "problem" in made ? made.problem.problem : made.game;
}
const isGame = (found: NinthAge | Message): found is NinthAge => "stack" in found;

/** A question about such a scene. */
export const about = (
  scene: (given: GivenNumbers) => Scene,
  why: (game: NinthAge, given: GivenNumbers) => Message | null,
  ask: (game: NinthAge, given: GivenNumbers) => OddsQuestion<NinthAge>,
): Pick<CalculatorQuestion<NinthAge>, "pose" | "problem"> => ({
  problem(given) {
    const found = built(scene, given);
    return isGame(found) ? why(found, given) : found;
  },
  pose(given) {
    const found = built(scene, given);
    if (!isGame(found)) throw new Error(`no such set-up: ${found.key}`);
    const [a, b, ...others] = [0, 1, ...(given[SECOND] === undefined ? [] : [2])].map((id) => named(unit(found, id)));
    return namingSides(ask(found, given), [others.length === 0 ? there(a) : [there(a), ...others], there(b)]);
  },
});
/** Health Points that B loses, as a number for each that there can be; `over`: nothing more is lost. */
export function lostByB(
  game: NinthAge,
  over: (game: NinthAge) => boolean,
): Pick<OddsQuestion<NinthAge>, "result" | "results"> {
  const before = health(game, unit(game, 1));
  return {
    result(g) {
      if (!over(g)) return null;
      const u = unit(g, 1);
      return `${before - (onField(u) ? health(g, u) : 0)}`;
    },
    results: Array.from({ length: before + 1 }, (_, value) => ({
      ...{ id: `${value}`, value },
      label: message("odds.health-points", { points: value }),
    })),
  };
}
