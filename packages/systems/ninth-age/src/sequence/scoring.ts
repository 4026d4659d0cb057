import { inForce } from "@tercio/kernel";
import { fewLeft } from "../book/panic.ts";
import { battlePoints, objectivePoints, victoryPoints as shareOf } from "../book/scoring.ts";
import { ruleId } from "../state/ids.ts";
import { atOrBelow, type ListRow, rowsOf } from "../calculation/health.ts";
import type { NinthAge, Result, Seat, Unit } from "../state/state.ts";
import { objectiveWinner } from "./objectives.ts";

const BANDS = Object.entries(battlePoints).map(([id, { percent, winner, loser }]) => ({
  id,
  upTo: percent[1] ?? Number.POSITIVE_INFINITY,
  winner,
  loser,
}));

/** What both get when nobody is ahead: half of all there is. */
const EVEN = battlePoints["t9a.battle-points.0-5"].winner;

const shattered = (row: ListRow): boolean =>
  inForce("t9a.vp.shattered-definition") && atOrBelow(row, fewLeft["t9a.vp.shattered-definition"].healthPercent);

export type Fate = "removed-as-casualty" | "fleeing" | "shattered" | "shattered-and-fleeing";

/**
 * Why a unit, or a Character that joined it, gives its enemy Victory Points (sheet 000, Scoring Victory Points), or null.
 */
export function fateOf(u: Unit, row: ListRow): Fate | null {
  const fate: Fate | null =
    u.place === "gone" || row.health === 0
      ? "removed-as-casualty"
      : u.fleeing
        ? shattered(row)
          ? "shattered-and-fleeing"
          : "fleeing"
        : shattered(row)
          ? "shattered"
          : null;
  return fate !== null && inForce("t9a.table.victory-points") && inForce(`t9a.vp.${fate}`) ? fate : null;
}

/** Victory Points that a row of the Army List gives the enemy: its share of the cost, rounded up. */
export function pointsOf(u: Unit, row: ListRow): number {
  const fate = fateOf(u, row);
  if (fate === null) return 0;
  return Math.ceil((row.cost * shareOf[`t9a.vp.${fate}`].percent) / 100);
}

/** What a unit gives, with all that joined it. */
export const pointsGiven = (game: NinthAge, u: Unit): number =>
  rowsOf(game, u).reduce((sum, row) => sum + pointsOf(u, row), 0);

export function victoryPoints(game: NinthAge): [number, number] {
  const points: [number, number] = [0, 0];
  for (const u of game.units) points[u.seat === 0 ? 1 : 0] += pointsGiven(game, u);
  return points;
}

/** What a unit that loses Scoring until the next Player Turn takes on. */
export const scoringLost = (): { readonly scoringLost?: true } =>
  inForce(ruleId("scoring-lost")) ? { scoringLost: true } : {};

/** Battle Points by the share of Army Points that the difference makes; the Secondary Objective adds 3 and takes 3. */
export function finalResult(game: NinthAge): Result {
  const vp = victoryPoints(game);
  const difference = Math.abs(vp[0] - vp[1]);
  const percent = (difference * 100) / game.armyPoints;
  const band = inForce("t9a.table.battle-points") ? BANDS.find((b) => percent <= b.upTo && inForce(b.id)) : undefined;
  const ahead: Seat = vp[0] >= vp[1] ? 0 : 1;
  const points: [number, number] = [EVEN, EVEN];
  if (band !== undefined) {
    points[ahead] = band.winner;
    points[ahead === 0 ? 1 : 0] = band.loser;
  }
  const objective = objectiveWinner(game);
  if (objective !== null && inForce("t9a.battle-points.secondary-objective")) {
    points[objective] += objectivePoints["t9a.battle-points.secondary-objective"].winner;
    points[objective === 0 ? 1 : 0] += objectivePoints["t9a.battle-points.secondary-objective"].loser;
  }
  if (game.conceded !== null && game.rulings.concession === "twenty-nil") {
    points[game.conceded] = 0;
    points[game.conceded === 0 ? 1 : 0] = 2 * EVEN;
  }
  const winner: Seat | null = points[0] > points[1] ? 0 : points[1] > points[0] ? 1 : null;
  return { victoryPoints: vp, battlePoints: points, objective, winner };
}
