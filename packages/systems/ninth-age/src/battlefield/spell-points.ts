import { bilingual, inForce, type Refusal, refuse } from "@tercio/kernel";
import { centre, corners, distanceToPoint, gap, INCH, type Point } from "@tercio/tabletop";
import { type Caster, casterOf } from "../calculation/casting.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { partsOf } from "../calculation/ground.ts";
import { leyLines } from "../calculation/ley-lines.ts";
import { presenceBase } from "../calculation/presence.ts";
import { numberOf } from "../state/facts.ts";
import { effectOf, spellRule } from "../state/spells.ts";
import { type NinthAge, onField } from "../state/state.ts";
import { inches } from "@tercio/regiments";
import { type Cast, spellReach } from "./spell-targets.ts";

type G = NinthAge;
const GROUND = "t9a.spell-type.ground";

/** How far a point lies within the table from its nearest edge, 0.01 mm; below 0: outside. */
const fromEdge = ({ width, depth }: G, p: Point): number =>
  Math.min(width / 2 - Math.abs(p.x), depth / 2 - Math.abs(p.y));

/** Is a point near enough to terrain that the spell may be measured from? */
function alongLeyLines(game: G, { spell }: Cast, p: Point): boolean {
  const { reach, from } = leyLines(game, spell);
  const at = { ...p, facing: 0, width: 0, depth: 0 };
  return from.flatMap(partsOf).some((shape) => gap(at, shape) <= reach);
}

/** Why a spell cannot be aimed at a point of the table (0.01 mm from its centre); null where it can. */
export function whyNotPoint(game: G, wizard: number, cast: Cast, p: Point): Refusal | null {
  if (fromEdge(game, p) < 0 && inForce(GROUND)) return refuse("refuse.spell-point.table", GROUND, {}, "x");
  if (!inForce(spellRule(cast.spell))) return null;
  const caster = casterOf(game, wizard);
  const reach = caster === null ? null : spellReach(game, cast, caster);
  if (caster !== null && reach !== null)
    if (distanceToPoint(presenceBase(game, caster), p) > reach && !alongLeyLines(game, cast, p))
      return refuse("refuse.spell-point.range", spellRule(cast.spell), { inches: inches(reach) }, "x");
  const { fromBoardEdge, marker } = effectOf(game.edition, cast.spell, cast.way);
  if (marker !== undefined) {
    const free = (marker.fartherFromUnitsThan + marker.diameter / 2) * INCH;
    const near = game.units.find((u) => onField(u) && distanceToPoint(rectangleOf(u), p) <= free);
    if (near !== undefined)
      return refuse(
        "refuse.spell-point.unit",
        spellRule(cast.spell),
        { unit: bilingual(near.entry.name), inches: marker.fartherFromUnitsThan },
        "x",
      );
  }
  const edge = numberOf(fromBoardEdge);
  return edge !== null && fromEdge(game, p) > edge * INCH
    ? refuse("refuse.spell-point.edge", spellRule(cast.spell), { inches: edge }, "x")
    : null;
}

/** Shares of the way to an enemy at which a marker is thought of. */
const BETWEEN = [0.25, 0.5, 0.75] as const;

/** Points worth a thought: where enemies stand, the edges beside them, and where the caster itself stands. */
export function pointsFor(game: G, wizard: number, cast: Cast): readonly Point[] {
  const caster = casterOf(game, wizard);
  if (caster === null) return [];
  const enemies = game.units.filter((u) => onField(u) && u.seat !== caster.unit.seat);
  const middles = [...enemies, caster.unit].map((u) => centre(rectangleOf(u)));
  const [east, north] = [Math.trunc(game.width / 2), Math.trunc(game.depth / 2)];
  const beside = ({ x, y }: Point): readonly Point[] => [
    ...[
      { x, y: north },
      { x, y: 0 - north },
    ],
    ...[
      { x: east, y },
      { x: 0 - east, y },
    ],
  ];
  const legal = (points: readonly Point[]): readonly Point[] =>
    points
      .map((p) => ({ x: Math.trunc(p.x), y: Math.trunc(p.y) }))
      .filter((p) => whyNotPoint(game, wizard, cast, p) === null);
  // Between one's own unit and each enemy: what is kept from all units has no place where they stand.
  const own = centre(rectangleOf(caster.unit));
  const between = effectOf(game.edition, cast.spell, cast.way).marker === undefined ? [] : BETWEEN;
  const halfway = middles.flatMap(({ x, y }) =>
    between.map((part) => ({ x: own.x + (x - own.x) * part, y: own.y + (y - own.y) * part })),
  );
  const found = legal([...middles, ...middles.flatMap(beside), ...halfway]);
  return found.length > 0 ? found : legal(nearest(game, caster, cast));
}

/** Where a point must be legal if any is: at the corners of the caster’s base, or from there where the edge begins to be near enough. */
function nearest(game: G, caster: Caster, { spell, way }: Cast): readonly Point[] {
  const own = corners(presenceBase(game, caster));
  const { fromBoardEdge, marker } = effectOf(game.edition, spell, way);
  const edge = numberOf(fromBoardEdge);
  if (edge === null) return marker === undefined ? own : around(game, caster, { spell, way });
  const [east, north] = [Math.trunc(game.width / 2) - edge * INCH, Math.trunc(game.depth / 2) - edge * INCH];
  return own.flatMap(({ x, y }) => [
    { x, y },
    ...[north, 0 - north].map((line) => ({ x, y: line })),
    ...[east, 0 - east].map((line) => ({ x: line, y })),
  ]);
}

/** Inches between the points of a grid that is tried where nothing else will do. */
const GRID = 2;
/** Points of a grid over all that a spell reaches. */
function around(game: G, caster: Caster, cast: Cast): readonly Point[] {
  const { x, y } = centre(presenceBase(game, caster));
  const steps = Math.ceil((spellReach(game, cast, caster) ?? 0) / (GRID * INCH));
  const line = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * GRID * INCH);
  return line.flatMap((dx) => line.map((dy) => ({ x: x + dx, y: y + dy })));
}
