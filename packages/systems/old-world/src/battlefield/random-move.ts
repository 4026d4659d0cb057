import type { Segment } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { shapesOf } from "../calculation/models.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { touch } from "./charge-world.ts";
import { bestCharge } from "./charges.ts";
import { reduced, slowed } from "./ground.ts";
import { others } from "./world.ts";
import { followed, type Going, trim } from "./paths.ts";

type Path = readonly Segment[];

/** Where a unit of Random Movement comes to: along its way, or into contact with an enemy on it. */
export interface RandomMove {
  readonly path: Path;
  /** The enemy that it charges, and how far it may go for that at most, 0.01 mm. */
  readonly met: { readonly target: number; readonly range: number } | null;
}

const going = (inches: number, touches: boolean): Going => ({ gait: "move", air: false, rolled: { inches, touches } });

/** The way that was chosen, and straight on for what it leaves of the roll. */
function whole(u: Unit, path: Path, inches: number): Path {
  const left = inches * INCH - followed(u, path).length;
  if (left <= 0) return path;
  const last = path.at(-1);
  return last?.kind === "straight"
    ? [...path.slice(0, -1), { kind: "straight", distance: last.distance + Math.floor(left) }]
    : [...path, { kind: "straight", distance: Math.floor(left) }];
}

/** The enemy that a unit comes to on a way that it could go if it kept no distance; undefined for none. */
function metOn(game: OldWorld, u: Unit, { path, trimmed }: ReturnType<typeof trim>): Unit | undefined {
  const [by] = trimmed?.pieces ?? [];
  const at = rectangleOf({ ...u, ...followed(u, path).end });
  return others(game, u.id).find(
    (foe) => foe.entry.seat !== u.entry.seat && (foe.id === by || shapesOf(foe).some((r) => touch(at, r))),
  );
}

/** A random move as it would be made: as far as the dice say, unless something holds it up. */
export function randomMove(game: OldWorld, u: Unit, path: Path, inches: number): RandomMove {
  const all = whole(u, path, inches);
  const touching = trim(game, u, all, going(inches, true));
  const foe = metOn(game, u, touching);
  // A unit that may not charge keeps away from those that it would come to, as it does where there is no room.
  if (foe !== undefined && u.noChargeIn !== game.turn) {
    const range = reduced(inches, slowed(game, u, touching.path)) * INCH;
    if (bestCharge(game, u, foe, { maximum: range }) !== null)
      return { path: touching.path, met: { target: foe.id, range } };
  }
  return { path: trim(game, u, all, going(inches, false)).path, met: null };
}
