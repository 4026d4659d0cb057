import { inForce } from "@tercio/kernel";
import { standeesIn } from "@tercio/mass-battle";
import { arcOf, at, centre, type Point } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { arcCharged } from "../entries/rules/charge.ts";
import { type Facing, facings, fieldOf, type OldWorld, type Unit } from "../state/state.ts";

/** From the one that gives a charger least to the one that gives it most. */
const WORTH: { readonly [facing in Facing]: number } = { front: 0, left: 1, right: 1, rear: 2 };
/** A single base is parted so finely, to find in which arc the larger part of it lies. */
const GRID = 24;

/** The places that are counted: the middle of each model of the first rank; of a model alone points all over its base. */
function counted(game: OldWorld, u: Unit): readonly Point[] {
  const r = rectangleOf(u);
  if (u.models === 1) {
    const steps = Array.from({ length: GRID }, (_, i) => (i + 0.5) / GRID);
    return steps.flatMap((across) => steps.map((back) => at(r, (across - 0.5) * r.width, back * r.depth)));
  }
  return standeesIn(formationOf(u), 0, fieldOf(game).chirality).map((m) => at(r, m.right, m.back + m.depth / 2));
}

/** The facing of the target in whose arc most of the charger's first rank lies; of as many the one that gives least. */
export function arcFrom(game: OldWorld, charger: Unit, target: Unit): Facing {
  const aim = rectangleOf(target);
  const middle = arcOf(aim, centre(rectangleOf(charger)));
  if (!inForce(arcCharged.id)) return middle;
  const found = counted(game, charger).map((p) => arcOf(aim, p));
  const count = (f: Facing): number => found.reduce((sum, x) => (x === f ? sum + 1 : sum), 0);
  const most = Math.max(...facings.map(count));
  const alike = facings.filter((f) => count(f) === most);
  const least = Math.min(...alike.map((f) => WORTH[f]));
  const best = alike.filter((f) => WORTH[f] === least);
  // Between both flanks the charger's middle decides, and where that does not, the sign of the set-up.
  const [first = middle] = best;
  if (best.length === 1) return first;
  return best.includes(middle) ? middle : fieldOf(game).chirality === 1 ? "right" : "left";
}
