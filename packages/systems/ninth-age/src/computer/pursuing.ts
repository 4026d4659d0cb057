import { varsOf } from "@tercio/kernel";
import { distribution } from "@tercio/dice";
import { cosine, INCH, roundHalfAway, sine } from "@tercio/tabletop";
import { distanceRoll, inchesRolled } from "../calculation/characteristics.ts";
import type { Chaser } from "../sequence/chase.ts";
import { ROUND_STEPS, roundSoFar, type RoundSoFar } from "../sequence/round-so-far.ts";
import { changed, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { passes, testsOf } from "./chance.ts";
import { stands } from "../state/steps.ts";

type G = NinthAge;

/** A unit as it will stand after its pursuit, and how likely it pursues. */
export interface Pursuing {
  readonly there: Unit;
  readonly chance: number;
}

const NOBODY: ReadonlyMap<number, Pursuing> = new Map();

/** Inches that a unit pursues or overruns on average. */
const meanOf = (game: G, u: Unit, use: "pursuit" | "overrun"): number =>
  distribution(distanceRoll(game, u, use)).reduce(
    (sum, { outcome, probability }) => sum + probability * outcome.total,
    inchesRolled(game, u, use).value,
  );

/** Who has said that it does not pursue, and still has to pass its test. */
export function restraining({
  inside,
}: RoundSoFar): { readonly unit: number; readonly prey: readonly number[] } | null {
  return inside !== undefined && stands(inside, "pursuer", "b") ? varsOf(inside) : null;
}

/** How likely a unit passes its test to restrain itself. */
export const restrains = (game: G, id: number): number => passes(testsOf(game, unit(game, id), "restrain"));

/** Who pursues and has not moved yet, by number: after its prey, as far as its dice say or will on average. */
export function pursuing(game: G): ReadonlyMap<number, Pursuing> {
  const round = roundSoFar(game);
  if (round === null || round.step < ROUND_STEPS.pursuit || round.step >= ROUND_STEPS.pursued) return NOBODY;
  const { chasers, flights } = round.vars;
  const tested = restraining(round);
  if (chasers.length === 0 && tested === null) return NOBODY;
  const found = new Map<number, Pursuing>();
  const add = ({ unit: id, prey, distance }: Chaser, chance: number): void => {
    const u = unit(game, id);
    if (!onField(u)) return;
    const inches = distance > 0 ? distance : meanOf(game, u, prey === null ? "overrun" : "pursuit");
    const facing = flights.find((f) => f.unit === prey)?.direction ?? u.facing;
    const way = inches * INCH;
    const [x, y] = [roundHalfAway(u.x + sine(facing) * way), roundHalfAway(u.y + cosine(facing) * way)];
    found.set(id, { there: changed(u, { x, y, facing }), chance });
  };
  for (const c of chasers) add(c, 1);
  if (tested !== null)
    add({ unit: tested.unit, prey: tested.prey[0] ?? null, distance: 0 }, 1 - restrains(game, tested.unit));
  return found;
}
