import { there } from "@tercio/kernel";
import { areFlush, contactOf, type Facing, facingLine, placeInContact } from "@tercio/mass-battle";
import { CONTACT_TOLERANCE, centre, cosine, gap, INCH, type Rectangle, roundHalfAway, sine } from "@tercio/tabletop";
import { rectangleOf } from "../../calculation/formation.ts";
import { type NinthAge, onField, type Unit } from "../../state/state.ts";
import { inContact } from "../build.ts";
import type { Scene, SceneContact } from "../types.ts";
import { degrees, inches } from "../write.ts";

const FACINGS = ["front", "left", "right", "rear"] as const;
/** Units of two sides that are put closer than this are meant to touch: nothing else may stand there. */
const CLOSE = INCH;
/** Flush facings overlap by this at least, 0.01 mm: a base and less than the narrowest. */
const HOLD = 1000;

/** So far two facings may lie apart that are one line, 0.01 mm: places of a scene are rounded. */
const ALONG = 20;

/** How far a point lies out of a facing. */
function outOf(r: Rectangle, facing: Facing, p: { readonly x: number; readonly y: number }): number {
  const { middle, outward } = facingLine(r, facing);
  return (p.x - middle.x) * sine(outward) + (p.y - middle.y) * cosine(outward);
}

/** The facing of `r` that looks at a point most of all. */
const facingTo = (r: Rectangle, p: { readonly x: number; readonly y: number }): Facing =>
  FACINGS.reduce((best, f) => (outOf(r, f, p) > outOf(r, best, p) ? f : best));

/** Each unit on the field with its place, as it stands: where a contact placed it, too. */
export function settled(scene: Scene, game: NinthAge | null): Scene {
  if (game === null) return scene;
  const units = Object.entries(scene.units).map(([name, u], id) => {
    const unit = game.units[id];
    return unit === undefined || !onField(unit)
      ? ([name, u] as const)
      : ([name, { ...u, at: [inches(unit.x), inches(unit.y)] as const, facing: degrees(unit.facing) }] as const);
  });
  return { ...scene, units: Object.fromEntries(units) };
}

/** Whom a unit touches flush as it stands, as contacts of the scene. */
function touched(game: NinthAge, names: readonly string[], u: Unit, known: readonly SceneContact[]): SceneContact[] {
  const own = rectangleOf(u);
  return game.units.flatMap((v): readonly SceneContact[] => {
    const other = names[v.id];
    const here = there(names[u.id]);
    if (
      other === undefined ||
      v.seat === u.seat ||
      !onField(v) ||
      v.fleeing ||
      gap(own, rectangleOf(v)) > CONTACT_TOLERANCE
    )
      return [];
    if (known.some((c) => (c.of === here && c.at === other) || (c.at === here && c.of === other))) return [];
    for (const mine of FACINGS)
      for (const theirs of FACINGS)
        if (
          areFlush(facingLine(own, mine).outward, facingLine(rectangleOf(v), theirs).outward) &&
          Math.abs(outOf(rectangleOf(v), theirs, facingLine(own, mine).middle)) <= ALONG &&
          inContact(game, u, mine, v, theirs)
        )
          return [{ of: here, ...(mine === "front" ? {} : { with: mine }), at: other, facing: theirs }];
    return [];
  });
}

/** Where a unit stands flush against a facing of another, as near as may be to where it stands; null: as it is. */
function against(u: Unit, v: Unit, facing: Facing): ReturnType<typeof placeInContact> {
  const [own, foe] = [rectangleOf(u), rectangleOf(v)];
  const mine = facingTo(own, centre(foe));
  const reach = (facingLine(own, mine).length + facingLine(foe, facing).length) / 2 - HOLD;
  const offset = Math.max(-reach, Math.min(reach, contactOf(own, mine, foe, facing)));
  return placeInContact(own, mine, foe, facing, roundHalfAway(offset));
}

/** The nearest enemy that a unit was put close to. */
function nearest(game: NinthAge, u: Unit): Unit | null {
  const own = rectangleOf(u);
  const near = game.units.filter(
    (v) => v.seat !== u.seat && onField(v) && !v.fleeing && gap(own, rectangleOf(v)) < CLOSE,
  );
  return near.reduce<Unit | null>(
    (best, v) => (best === null || gap(own, rectangleOf(v)) < gap(own, rectangleOf(best)) ? v : best),
    null,
  );
}

/** A scene in which a unit has no contact. */
export const apart = (scene: Scene, name: string): Scene => ({
  ...scene,
  contact: (scene.contact ?? []).filter((c) => c.of !== name && c.at !== name),
});

/**
 * A scene in which a unit that was put close to an enemy stands flush against it, and against whom else it then touches.
 * @param stands the game of a scene, to look at where all stand
 * @param chosen the enemy and its facing, where they were named
 */
export function joinedBattle(
  scene: Scene,
  id: number,
  stands: (scene: Scene) => NinthAge | null,
  chosen?: { readonly at: number; readonly facing: Facing },
): Scene {
  const names = Object.keys(scene.units);
  const name = there(names[id]);
  const game = stands(scene);
  const u = game?.units[id];
  if (game === null || u === undefined || !onField(u) || u.fleeing) return scene;
  const v = chosen === undefined ? nearest(game, u) : game.units[chosen.at];
  if (v === undefined || v === null || !onField(v)) return scene;
  const facing = chosen?.facing ?? facingTo(rectangleOf(v), centre(rectangleOf(u)));
  const place = against(u, v, facing);
  const line = scene.units[name];
  if (line === undefined) return scene;
  const placed: Scene = {
    ...scene,
    units: {
      ...scene.units,
      [name]: { ...line, at: [inches(place.x), inches(place.y)], facing: degrees(place.facing) },
    },
  };
  const now = stands(placed);
  const moved = now?.units[id];
  if (now === null || moved === undefined) return placed;
  const contact = scene.contact ?? [];
  return { ...placed, contact: [...contact, ...touched(now, names, moved, contact)] };
}
