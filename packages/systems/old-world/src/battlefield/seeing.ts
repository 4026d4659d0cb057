import { angleTo, centre, type Obstacle, overlaps, pivot, type Rectangle, rectangleInFrontArc } from "@tercio/tabletop";
import { bilingual, inForce, type Message, message } from "@tercio/kernel";
import { seesFromFront } from "@tercio/regiments";
import { book } from "../hooks/book.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { isLoose, shapesOf } from "../calculation/models.ts";
import { chargeSight } from "../entries/rules/charge.ts";
import { skirmishers } from "../entries/rules/skirmish.ts";
import type { RuleId } from "../state/names.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { type Part, partsOf } from "./charge-ground.ts";
import { others } from "./world.ts";

/** Ground that nobody sees through who is outside of it; what stands high hides whoever is near it, too. */
const OPAQUE = [
  "wood",
  "hill",
  "high-obstacle",
  "impassable",
  "building",
  "tower",
  "dark-ruins",
  "monolith",
  "monument",
] as const;
const SEEN_FROM_INSIDE: readonly string[] = ["wood", "hill"];

/** Is this ground in the way of a look from one unit to another? From inside of a wood or a hill, or into it, it is not. */
const hides = (part: Part, viewer: Unit, target: Unit): boolean =>
  !SEEN_FROM_INSIDE.includes(part.kind) ||
  ![...shapesOf(viewer), ...shapesOf(target)].some((shape) => overlaps(shape, part.shape));

/** Something that hides what is behind it. */
export interface Obstruction {
  readonly shape: Obstacle;
  readonly what: Message;
  readonly rule: RuleId;
}

const tall = (game: OldWorld, u: Unit): boolean => book.offers("seen over others", game, { unit: u }).length > 0;

/** The units that may hide a target from a viewer: where one of the two is tall, only those that are as tall. */
function between(game: OldWorld, viewer: Unit, target: Unit): readonly Unit[] {
  const list = others(game, viewer.id, target.id);
  return tall(game, viewer) || tall(game, target) ? list.filter((u) => tall(game, u)) : list;
}

/** All that may hide a target from a viewer: every other unit, and ground. */
export const obstructions = (game: OldWorld, viewer: Unit, target: Unit): readonly Obstruction[] => [
  ...between(game, viewer, target).flatMap((u) =>
    shapesOf(u).map((shape) => ({ shape, what: bilingual(u.entry.name), rule: chargeSight.id })),
  ),
  ...partsOf(game, OPAQUE)
    .filter((p) => p.feature !== viewer.garrison?.feature && p.feature !== target.garrison?.feature)
    .filter((p) => hides(p, viewer, target))
    .map((p) => ({ shape: p.shape, what: message(`terrain.${p.kind}`), rule: chargeSight.id })),
];

/** Does a front see any part of one of these shapes? */
const sees = (own: Rectangle, aims: readonly Rectangle[], hiding: readonly Obstacle[]): boolean =>
  aims.some((aim) => rectangleInFrontArc(own, aim) && seesFromFront(own, aim, hiding));

/** Of loose models those that see a target: each looks all around, and they hide one another. */
export function watchersOf(game: OldWorld, viewer: Unit, target: Unit): readonly Rectangle[] {
  const aims = shapesOf(target);
  const own = shapesOf(viewer);
  const hiding = obstructions(game, viewer, target).map((o) => o.shape);
  return own.filter((r) => {
    const mates = own.filter((other) => other !== r);
    const from = centre(r);
    return aims.some((aim) => {
      const to = centre(aim);
      return sees(pivot(r, angleTo(to.x - from.x, to.y - from.y)), [aim], [...hiding, ...mates]);
    });
  });
}

const { seePercent } = skirmishers.figures;

/** Does any model of the first rank see some part of the target, in the front arc? Of loose models more than half have to. */
export function seesUnit(game: OldWorld, viewer: Unit, target: Unit): boolean {
  if (!inForce(chargeSight.id)) return true;
  if (isLoose(viewer)) return 100 * watchersOf(game, viewer, target).length > seePercent * viewer.models;
  const hiding = obstructions(game, viewer, target).map((o) => o.shape);
  // A garrison sees all around.
  const own = rectangleOf(viewer);
  const [from, to] = [centre(own), centre(rectangleOf(target))];
  const looking = viewer.garrison === null ? own : pivot(own, angleTo(to.x - from.x, to.y - from.y));
  return sees(looking, shapesOf(target), hiding);
}
