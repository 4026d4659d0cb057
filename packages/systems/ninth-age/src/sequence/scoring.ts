import { adding, bilingual, type BreakdownLine, inForce, type Reason, totalOf } from "@tercio/kernel";
import { fewLeft } from "../book/panic.ts";
import { battlePoints, objectivePoints, victoryPoints as shareOf } from "../book/scoring.ts";
import { atOrBelow, type ListRow, rowsOf } from "../calculation/health.ts";
import { type NinthAge, other, type Result, type Seat, type Unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
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

const LEADERS = "t9a.vp.general-or-bsb";

/** Victory Points that a row of the Army List gives the enemy, and by which rule. */
export interface Gift {
  readonly rule: string;
  readonly points: number;
  /** What became of it; null where that stands beside and it gives this for who it was. */
  readonly fate: Fate | null;
}

/** Its share of the cost, rounded up; beyond that what a General or a Battle Standard Bearer gives who is lost, for each that it is. */
export function giftsOf(u: Unit, row: ListRow): readonly Gift[] {
  const fate = fateOf(u, row);
  if (fate === null) return [];
  const rule = `t9a.vp.${fate}` as const;
  const own = { rule, points: Math.ceil((row.cost * shareOf[rule].percent) / 100), fate };
  if (fate !== "removed-as-casualty" || row.titles === 0 || !inForce(LEADERS)) return [own];
  return [own, { rule: LEADERS, points: row.titles * shareOf[LEADERS].extraVictoryPoints, fate: null }];
}

export const pointsOf = (u: Unit, row: ListRow): number => giftsOf(u, row).reduce((sum, gift) => sum + gift.points, 0);

/** What a unit gives, with all that joined it. */
export const pointsGiven = (game: NinthAge, u: Unit): number =>
  rowsOf(game, u).reduce((sum, row) => sum + pointsOf(u, row), 0);

/** What a seat has gained, row by row of the enemy's Army List. */
const gained = (game: NinthAge, seat: Seat): readonly BreakdownLine[] =>
  adding(
    game.units
      .filter((u) => u.seat !== seat)
      .flatMap((u) =>
        rowsOf(game, u).flatMap((row) => {
          const unit = bilingual(row.name);
          return giftsOf(u, row).map(({ rule, points, fate }) => ({
            by: points,
            because:
              fate === null
                ? message("account.leader", { unit })
                : message("account.row", { unit, fate: message(`vp.${fate}`) }),
            rule,
          }));
        }),
      ),
  );

export const victoryPoints = (game: NinthAge): [number, number] => [totalOf(gained(game, 0)), totalOf(gained(game, 1))];

/** What a unit that loses Scoring until the next Player Turn takes on. */
export const scoringLost = (): { readonly scoringLost?: true } =>
  inForce("t9a.rule.scoring-lost") ? { scoringLost: true } : {};

/** What the Battle Points of a seat are made of, by the share of Army Points that the difference makes. */
function scored(game: NinthAge, seat: Seat, vp: readonly [number, number]): readonly BreakdownLine[] {
  const lead = vp[seat] - vp[other(seat)];
  const percent = (Math.abs(lead) * 100) / game.armyPoints;
  const band = inForce("t9a.table.battle-points") ? BANDS.find((b) => percent <= b.upTo && inForce(b.id)) : undefined;
  // With the same Victory Points the first player takes the winner's part of the band, which is the same as the loser's.
  const ahead = lead > 0 || (lead === 0 && seat === 0);
  const half = { by: EVEN, because: message("account.even"), rule: "t9a.table.battle-points" };
  const share = band === undefined ? 0 : (ahead ? band.winner : band.loser) - EVEN;
  const because = message(lead < 0 ? "account.behind" : "account.ahead", {
    points: Math.abs(lead),
    // Rounded up it stands in the band that it is in.
    percent: Math.ceil(percent),
    size: game.armyPoints,
  });
  const lines = [half, { by: share, because, rule: band?.id ?? "t9a.table.battle-points" }];
  const objective = objectiveWinner(game);
  const row = "t9a.battle-points.secondary-objective";
  if (objective !== null && inForce(row)) {
    const won = objective === seat;
    lines.push({
      by: objectivePoints[row][won ? "winner" : "loser"],
      because: message(won ? "account.objective" : "account.objective-lost"),
      rule: row,
    });
  }
  const all = adding(lines);
  if (game.conceded === null || game.rulings.concession === "units-destroyed") return all;
  const given = game.conceded === seat ? 0 : 2 * EVEN;
  const why = message(game.conceded === seat ? "account.conceded" : "account.enemy-conceded");
  return [...all, { value: given, operation: "set", by: given, because: why, rule: null }];
}

/** How the points of a seat came about: those of the battle, and below them what they are reckoned from. */
export function accountOf(game: NinthAge, seat: Seat): readonly Reason[] {
  const vp = victoryPoints(game);
  const total = (key: "account.battle" | "account.victory", lines: readonly BreakdownLine[]): Reason => ({
    name: message(key),
    breakdown: { value: totalOf(lines), lines },
  });
  return [total("account.battle", scored(game, seat, vp)), total("account.victory", gained(game, seat))];
}

/** Battle Points by the share of Army Points that the difference makes; the Secondary Objective adds to them and takes. */
export function finalResult(game: NinthAge): Result {
  const vp = victoryPoints(game);
  const points: [number, number] = [totalOf(scored(game, 0, vp)), totalOf(scored(game, 1, vp))];
  const winner: Seat | null = points[0] > points[1] ? 0 : points[1] > points[0] ? 1 : null;
  return { victoryPoints: vp, battlePoints: points, objective: objectiveWinner(game), winner };
}
