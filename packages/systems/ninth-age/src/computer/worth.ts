import { distribution } from "@tercio/dice";
import { INCH } from "@tercio/tabletop";
import { distanceRoll } from "../calculation/characteristics.ts";
import { type ListRow, rowsOf } from "../calculation/health.ts";
import { victoryPoints } from "../book/scoring.ts";
import { flight } from "../battlefield/flight.ts";
import { changed, type NinthAge, type Unit } from "../state/state.ts";
import { pointsOf } from "../sequence/scoring.ts";
import { passes, testsOf } from "./chance.ts";
import { effectsOn } from "./signatures.ts";
import { FLEES_ON, RALLIED, turnsToCome } from "./weights.ts";

type G = NinthAge;

interface Rows {
  readonly effects: string;
  readonly rows: readonly ListRow[];
}
const known = new WeakMap<object, Rows>();

/** The rows of the Army List that stand in a unit: kept by its Health Pools, which a move does not change. */
function rows(game: G, u: Unit): readonly ListRow[] {
  if (u.place === "joined") return [];
  const effects = effectsOn(game, u);
  let found = known.get(u.pools);
  if (found?.effects !== effects) known.set(u.pools, (found = { effects, rows: rowsOf(game, u) }));
  return found.rows;
}

const { extraVictoryPoints } = victoryPoints["t9a.vp.general-or-bsb"];
/** What whoever takes a row of the Army List gets for it. */
const priceOf = (row: ListRow): number => row.cost + row.titles * extraVictoryPoints;

/** What a unit is worth as it stood on the list, with all who have joined it and still stand. */
export const price = (game: G, u: Unit): number =>
  rows(game, u).reduce((sum, row) => (row.health > 0 ? sum + priceOf(row) : sum), 0);

/** Share of its Health Points that is left. */
export function shareLeft(game: G, u: Unit): number {
  let left = 0;
  let all = 0;
  for (const row of rows(game, u)) {
    left += row.health;
    all += row.started;
  }
  return all === 0 ? 0 : left / all;
}

/** Of so much health a row still counts so much: a quarter is half lost already. */
const counts = (left: number): number => (left <= 0 ? 0 : left <= 0.25 ? 0.35 + 0.4 * left : 0.55 + 0.45 * left);

/** A table's edge that is so near swallows who flees. */
const [SAFE, NEAR] = [8, 2];

/** What stands of a unit, whether it flees or not. */
const whole = (game: G, u: Unit): number =>
  rows(game, u).reduce((sum, row) => sum + counts(row.health / Math.max(1, row.started)) * priceOf(row), 0);

/** Share of its worth that is left of a unit that flees: it may rally, where the table's edge is far enough. */
function leftInFlight(game: G, u: Unit): number {
  const edge = Math.min(game.width / 2 - Math.abs(u.x), game.depth / 2 - Math.abs(u.y)) / INCH;
  const room = edge >= SAFE ? 1 : edge <= NEAR ? 0.6 : 0.6 + (edge - NEAR) / 15;
  const back = passes(testsOf(game, u, "rally")) * room;
  // Who does not rally flees on, and may do so in its next turn.
  return (back * RALLIED) / (1 - (1 - back) * FLEES_ON);
}

/** What is left on average of a unit that is about to flee in a direction: nothing where its dice take it off the table. */
export function fledTo(game: G, u: Unit, direction: number): number {
  const left = distribution(distanceRoll(game, u, "flee")).reduce((sum, { outcome, probability }) => {
    const way = flight(game, u, direction, outcome.total * INCH);
    return way.touchesEdge
      ? sum
      : sum + probability * leftInFlight(game, changed(u, { ...way.end, fleeing: true, moved: "flee" }));
  }, 0);
  return left * whole(game, u);
}

/** What is left of a unit if the battle ended now: the enemy gets the rest for it. */
const atTheEnd = (game: G, u: Unit): number =>
  rows(game, u).reduce((sum, row) => (row.health > 0 ? sum + priceOf(row) - pointsOf(u, row) : sum), 0);

/** Player Turns before the end from which on it counts what the score will say. */
const LAST = 3;

/** What is left of a unit's worth, flight taken for what it is; the nearer the end, the more by what the score says. */
export function worth(game: G, u: Unit): number {
  if (u.place === "gone" || u.place === "joined") return 0;
  const now = whole(game, u) * (u.fleeing ? leftInFlight(game, u) : 1);
  const left = Math.min(1, (turnsToCome(game, 0) + turnsToCome(game, 1) + 0.5) / LAST);
  return left === 1 ? now : left * now + (1 - left) * atTheEnd(game, u);
}
