import { type Context, inForce, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { around, centre, CONTACT_TOLERANCE, corners, distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { objectives, secureTarget } from "../book/battle.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { objectiveRule } from "../state/deployments.ts";
import { carries, changeMarker, markerPlaces, placeMarker, securing } from "../battlefield/markers.ts";
import { crowning, hillsFor, onTheirHill } from "../battlefield/hills.ts";
import { centreInZone, inZone, sideOf, zoneDistance } from "../battlefield/zones.ts";
import { partsOf } from "../calculation/ground.ts";
import { book } from "../hooks/book.ts";
import { type NinthAge, onField, other, type Seat, type Unit, unit } from "../state/state.ts";
import { featureName } from "../battlefield/terrain.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { hasFallen } from "../calculation/joining.ts";

type G = NinthAge;
const SPOILS = objectiveRule("spoils-of-war");
const FLAGS = objectiveRule("capture-the-flags");
const KING = objectiveRule("king-of-the-hill");
const FIRST = "t9a.objective.first-chooser";
/** How near counts: to the centre, and to a marker. */
const NEAR = {
  centre: objectives["t9a.objective.hold-the-ground"].distance * INCH,
  marker: secureTarget.control * INCH,
};
const CENTRE: Point = { x: 0, y: 0 };
/** Breakthrough: more units than this in the enemy's zone count no more. */
const MOST_THROUGH = objectives["t9a.objective.breakthrough"].countedUpTo;
/** Capture the Flags: units that each player must have to lose. */
const FLAGS_EACH = objectives["t9a.objective.capture-the-flags"].minimumUnits;

/** On the table, and a Scoring Unit now. */
export const scores = (game: G, u: Unit): boolean =>
  onField(u) && book.refusals("count as scoring", game, { unit: u }).length === 0;

/** Scoring Units of a seat within so much of a point. */
export const scoringNear = (game: G, seat: Seat, p: Point, near: number = NEAR.marker): number =>
  game.units.filter((u) => u.seat === seat && scores(game, u) && distanceToPoint(rectangleOf(u), p) <= near).length;

/** Who has more of something: a seat, or null. */
const more = (a: number, b: number): Seat | null => (a > b ? 0 : b > a ? 1 : null);
const holder = (game: G, p: Point, near: number): Seat | null =>
  more(scoringNear(game, 0, p, near), scoringNear(game, 1, p, near));

/** Is a unit in the other side's Deployment Zone? */
const through = (game: G, u: Unit): boolean =>
  (game.rulings["inside-a-zone"] === "centre" ? centreInZone : inZone)(game, other(u.seat), rectangleOf(u));

/** Units that the enemy wants destroyed for Capture the Flags. */
export const flags = (game: G, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.seat === seat && (u.entry.scoring || game.marked.includes(u.id)));

/** What a seat has towards the Secondary Objective if the battle ended now: the higher number wins it. */
export function towards(game: G, seat: Seat): number {
  const id = game.objective;
  if (id === null || !inForce(objectiveRule(id))) return 0;
  switch (id) {
    case "hold-the-ground":
      return game.counters[seat];
    case "breakthrough":
      return Math.min(
        MOST_THROUGH,
        game.units.filter((u) => u.seat === seat && scores(game, u) && through(game, u)).length,
      );
    case "spoils-of-war":
      return game.units.filter((u) => u.seat === seat && scores(game, u) && carries(game, u.id)).length;
    case "capture-the-flags":
      return flags(game, other(seat)).filter((u) => hasFallen(game, u)).length;
    case "secure-target":
      return game.markers.filter((m) => holder(game, m, NEAR.marker) === seat).length;
    case "king-of-the-hill":
      // To have any there is asked for, not to have more of them.
      return game.units.some((u) => u.seat === seat && scores(game, u) && onTheirHill(game, u)) ? 1 : 0;
  }
}

/** How near to a place of the Secondary Objective a unit's boundary must come, where that is what is asked for (0.01 mm). */
const nearEnough = (game: G): number =>
  game.objective === "hold-the-ground"
    ? NEAR.centre
    : game.objective === "secure-target"
      ? NEAR.marker
      : CONTACT_TOLERANCE;

/** Those places, and `more`, as they lie from a unit: the nearest first, of equally near ones the first. */
export function placesToBe(game: G, u: Unit, more: readonly Point[] = []): readonly Point[] {
  const off = (p: Point): number => (u.x - p.x) * (u.x - p.x) + (u.y - p.y) * (u.y - p.y);
  return [...objectivePlaces(game, u.seat), ...more].sort((p, q) => off(p) - off(q));
}

/** Where units of a seat get nearer to the Secondary Objective: for computers, which may as well go elsewhere. */
export function objectivePlaces(game: G, seat: Seat): readonly Point[] {
  switch (game.objective) {
    case null:
      return [];
    case "hold-the-ground":
      return [CENTRE];
    case "breakthrough": {
      const y = sideOf(game, other(seat)) * Math.trunc(game.depth / 3);
      const outside = zoneDistance(game, other(seat));
      const places = [0, -1, 1].map((side) => ({ x: side * Math.trunc(game.width / 4), y }));
      return places.filter((p) => outside(p) === 0);
    }
    case "spoils-of-war":
    case "secure-target":
      return game.markers.filter((m) => m.carrier === null).map(({ x, y }) => ({ x, y }));
    case "capture-the-flags":
      return flags(game, other(seat))
        .filter(onField)
        .map(({ x, y }) => ({ x, y }));
    case "king-of-the-hill": {
      const hill = game.hills[other(seat)];
      if (hill === null) return [];
      const { x, y } = around(there(partsOf(there(game.terrain[hill]))[0]));
      return [{ x: Math.trunc(x), y: Math.trunc(y) }];
    }
  }
}

/** How far a unit of a seat is from counting at a place of the Secondary Objective, 0.01 mm: 0 where it would count if it scores. */
export function wayToCount(game: G, seat: Seat): (u: Unit, place: Point) => number {
  if (game.objective === "breakthrough") {
    const outside = zoneDistance(game, other(seat));
    const byCentre = game.rulings["inside-a-zone"] === "centre";
    return (u) => {
      if (through(game, u)) return 0;
      const r = rectangleOf(u);
      return Math.max(1, ...(byCentre ? [centre(r)] : corners(r)).map(outside));
    };
  }
  if (game.objective === "king-of-the-hill")
    return (u, place) => (onTheirHill(game, u) ? 0 : Math.max(1, distanceToPoint(rectangleOf(u), place)));
  const near = nearEnough(game);
  return (u, place) => Math.max(0, distanceToPoint(rectangleOf(u), place) - near);
}

/** Who would have won the Secondary Objective if the battle ended now. */
export const objectiveWinner = (game: G): Seat | null => more(towards(game, 0), towards(game, 1));

/** Hold the Ground: more Scoring Units within 6" of the centre at the end of a Game Turn but the first. */
export function holdTheGround(game: G, context: Context): G {
  const rule = objectiveRule("hold-the-ground");
  if (
    game.objective !== "hold-the-ground" ||
    !inForce(rule) ||
    game.gameTurn <= objectives["t9a.objective.hold-the-ground"].exceptGameTurn
  )
    return game;
  const seat = holder(game, CENTRE, NEAR.centre);
  if (seat === null) return game;
  tell(context, "counters", rule, { player: seat + 1 });
  const [a, b] = game.counters;
  return { ...game, counters: seat === 0 ? [a + 1, b] : [a, b + 1] };
}

/** In the order in which the players choose or place: the chooser of the zone starts. */
function inOrder(game: G): readonly [Seat, Seat] {
  const chooser = game.zoneChooser ?? 0;
  const first = inForce(FIRST) ? chooser : other(chooser);
  return [first, other(first)];
}

/** Whose marker comes next, where there is room for one. */
const toPlace = (game: G): Seat | null =>
  securing(game)
    ? (inOrder(game).find((s) => !game.markers.some((m) => m.seat === s) && markerPlaces(game, s).length > 0) ?? null)
    : null;

/** Who marks next, and what can be marked: the enemy is short of Scoring Units. */
function toMark(game: G): { readonly player: Seat; readonly units: readonly number[] } | null {
  if (game.objective !== "capture-the-flags" || !inForce(FLAGS)) return null;
  for (const player of inOrder(game)) {
    const enemy = other(player);
    const units = game.units.filter((u) => u.seat === enemy && !u.entry.scoring && !game.marked.includes(u.id));
    if (units.length > 0 && flags(game, enemy).length < FLAGS_EACH) return { player, units: units.map((u) => u.id) };
  }
  return null;
}

/** Who chooses a feature next, and which there are; null: nobody. */
function toCrown(game: G): { readonly player: Seat; readonly features: readonly number[] } | null {
  if (!crowning(game)) return null;
  for (const player of inOrder(game)) {
    const features = hillsFor(game, player);
    if (game.hills[player] === null && features.length > 0) return { player, features };
  }
  return null;
}

/** King of the Hill: which Terrain Feature a player chooses, once spells are selected. */
export const hillChoices = sequence(
  "hill-choices",
  { en: "King of the Hill", fr: "Roi de la colline" },
  {},
  ({ again }) => [
    again.choose(
      "a",
      { en: "Choose a Terrain Feature", fr: "Choisir un Décor" },
      "choose-hill",
      (game) => {
        const next = toCrown(game);
        return next === null ? null : { player: next.player, about: next };
      },
      (game, _, { feature }, context) => {
        const player = toCrown(game)?.player ?? 0;
        const chosen = game.terrain[feature];
        if (chosen !== undefined)
          tell(context, "hillChosen", KING, { player: player + 1, feature: featureName(chosen) });
        return { game: { ...game, hills: player === 0 ? [feature, game.hills[1]] : [game.hills[0], feature] } };
      },
    ),
  ],
);

/** What players choose or place for the Secondary Objective before deployment. */
export const objectiveChoices = sequence(
  "objective-choices",
  { en: "Secondary Objective", fr: "Objectif secondaire" },
  {},
  ({ act, again }) => [
    again.choose(
      "place",
      { en: "Place a marker", fr: "Placer un marqueur" },
      "place-marker",
      (game) => {
        const player = toPlace(game);
        return player === null ? null : { player, about: { player } };
      },
      (game, _, answer, context) => {
        const player = there(toPlace(game));
        tell(context, "markerPlaced", objectiveRule("secure-target"), { player: player + 1 });
        return { game: placeMarker(game, player, answer) };
      },
    ),
    act("no-room", { en: "Markers without a place", fr: "Marqueurs sans place" }, (game, _, context) => {
      if (securing(game))
        for (const s of inOrder(game))
          if (!game.markers.some((m) => m.seat === s))
            tell(context, "noMarker", objectiveRule("secure-target"), { player: s + 1 });
      return {};
    }),
    again.choose(
      "mark",
      { en: "Mark a unit", fr: "Désigner une unité" },
      "mark-unit",
      (game) => {
        const next = toMark(game);
        return next === null ? null : { player: next.player, about: { units: next.units } };
      },
      (game, _, answer, context) => {
        tell(context, "marked", FLAGS, { unit: named(unit(game, answer.unit)) });
        return { game: { ...game, marked: [...game.marked, answer.unit].sort((p, q) => p - q) } };
      },
    ),
  ],
);

/** A marker on the table that Scoring Units of the Active Player touch, not asked about before. */
function toPickUp(
  game: G,
  asked: readonly number[],
): { readonly marker: number; readonly units: readonly number[] } | null {
  if (game.objective !== "spoils-of-war" || !inForce(SPOILS)) return null;
  for (const [marker, m] of game.markers.entries()) {
    if (m.carrier !== null || asked.includes(marker)) continue;
    const units = game.units.filter(
      (u) =>
        u.seat === game.active &&
        scores(game, u) &&
        !carries(game, u.id) &&
        distanceToPoint(rectangleOf(u), m) <= CONTACT_TOLERANCE,
    );
    if (units.length > 0) return { marker, units: units.map((u) => u.id) };
  }
  return null;
}

/** Spoils of War: at the start of a Player Turn units in contact with markers may pick them up. */
export const pickUp = sequence(
  "pick-up",
  { en: "Pick up markers", fr: "Ramasser les marqueurs" },
  { asked: [] },
  ({ again }) => [
    again.choose(
      "pick-up",
      { en: "Pick up a marker", fr: "Ramasser un marqueur" },
      "pick-up",
      (game, v) => {
        const next = toPickUp(game, v.asked);
        return next === null ? null : { player: game.active, about: next };
      },
      (game, v, answer, context) => {
        const marker = there(toPickUp(game, v.asked)?.marker);
        const vars = { asked: [...v.asked, marker] };
        if (answer.unit === null) return { vars };
        tell(context, "pickedUp", SPOILS, { unit: named(unit(game, answer.unit)) });
        return { vars, game: changeMarker(game, marker, { carrier: answer.unit }) };
      },
    ),
  ],
);

/** The first marker whose carrier is lost or not Scoring any more. */
const toPutDown = (game: G): number =>
  game.markers.findIndex((m) => {
    if (m.carrier === null) return false;
    const u = unit(game, m.carrier);
    // Who is off the table in pursuit still has it.
    return m.dropAt !== null || (u.place !== "pursued-off" && !scores(game, u));
  });

/** Spoils of War: what its carriers have let fall, the enemy puts down where they stood. */
export const putDown = sequence("put-down", { en: "Dropped markers", fr: "Marqueurs lâchés" }, {}, ({ again }) => [
  again.choose(
    "put-down",
    { en: "Place a marker", fr: "Poser un marqueur" },
    "put-down",
    (game) => {
      const marker = toPutDown(game);
      if (marker < 0) return null;
      const carrier = game.markers[marker]?.carrier ?? 0;
      return { player: other(unit(game, carrier).seat), about: { marker, unit: carrier } };
    },
    (game, _, answer, context) => {
      const marker = toPutDown(game);
      tell(context, "putDown", SPOILS, { unit: named(unit(game, game.markers[marker]?.carrier ?? 0)) });
      return { game: changeMarker(game, marker, { x: answer.x, y: answer.y, carrier: null, dropAt: null }) };
    },
  ),
]);

/** One line at the end: how far each side came. */
export function tellObjective(game: G, context: Context): void {
  const id = game.objective;
  if (id === null) return;
  tell(context, "objectiveCount", objectiveRule(id), {
    objective: message(`objective.${id}`),
    first: towards(game, 0),
    second: towards(game, 1),
  });
}
