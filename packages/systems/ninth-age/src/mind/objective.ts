import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { advanceRate } from "../calculation/rates.ts";
import { objectivePlaces, scores, towards } from "../sequence/objectives.ts";
import { length } from "../book/battle.ts";
import { type NinthAge, onField, type Seat, type Unit } from "../state/state.ts";
import { byTurn, scale, WEIGHTS } from "./weights.ts";
import { shareLeft } from "./worth.ts";

type G = NinthAge;

const GAME_TURNS = length["t9a.turn.game-length"].gameTurns;
/** Who is so near to a place is there, inches: a base's breadth within what the objectives measure. */
const THERE = 5;

/** Who of a seat is at a place or on the way there. */
function near(game: G, units: readonly Unit[], seat: Seat, p: Point): number {
  let sum = 0;
  for (const u of units) {
    if (u.seat !== seat) continue;
    const far = distanceToPoint(rectangleOf(u), p) / INCH - THERE;
    const strong = 0.5 + 0.5 * shareLeft(game, u);
    sum += (far <= 0 ? 1 : 0.6 / (1 + far / Math.max(1, advanceRate(game, u)))) * strong;
  }
  return sum;
}

const ahead = (own: number, other: number): number => (own - other) / (own + other + 0.5);

/** Who is on the way to have more of what the objective asks for, -1 to 1, for seat 0. */
function pull(game: G): number {
  const units = game.units.filter((u) => onField(u) && scores(game, u));
  const places = ([0, 1] as const).map((seat) => objectivePlaces(game, seat));
  const [first = [], second = []] = places;
  if (first.length === 0 && second.length === 0) return 0;
  const shared = first.length === second.length && first.every((p, i) => p.x === second[i]?.x && p.y === second[i]?.y);
  if (shared)
    return first.reduce((sum, p) => sum + ahead(near(game, units, 0, p), near(game, units, 1, p)), 0) / first.length;
  const own = (seat: Seat, list: readonly Point[]): number =>
    list.length === 0 ? 0 : Math.max(...list.map((p) => near(game, units, seat, p)));
  return ahead(own(0, first), own(1, second));
}

/** The Secondary Objective for seat 0: what is in hand of it, and who is on the way to it. */
export function objective(game: G): number {
  if (game.objective === null) return 0;
  const lead = towards(game, 0) - towards(game, 1);
  const left = Math.max(0, GAME_TURNS - Math.max(1, game.gameTurn) + 1);
  const weight = byTurn(game, WEIGHTS.objective) * scale(game);
  const side = pull(game);
  if (game.objective === "hold-the-ground") {
    const expected = lead + side * Math.max(0, left - 0.5);
    return (weight * expected) / (0.3 + 0.2 * left + Math.abs(expected));
  }
  // What is in hand now may be lost again; at the end only that counts.
  const sure = 1 / (1 + 0.5 * (left - 1));
  return weight * (sure * (lead / (Math.abs(lead) + 0.3)) + (1 - sure) * side);
}
