import { adding, type BreakdownLine, judgedByPoints, type Json, message, type Request } from "@tercio/kernel";
import { middleOf } from "@tercio/loose";
import { choices } from "../choice/index.ts";
import { led, moveKind, nearestEnemy } from "../choice/move.ts";
import { bestCharge, bestPileIn } from "../battlefield/fighting.ts";
import { retreats, staying } from "../battlefield/moves.ts";
import type { About } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { type Sigmar, standing, unit, woundsLeft } from "../state/state.ts";

/** Candidate answers for a computer, best guesses first. */
export function propose(game: Sigmar, request: Request, source: { next(sides: number): number }): readonly Json[] {
  if (request.type !== "choice") return [];
  const kind = choices[request.choice];
  if (kind === undefined) return [];
  switch (request.choice) {
    case "move":
      return moves(game, request.about as About<"move">);
    case "charge-move": {
      const { unit: id, limit } = request.about as About<"charge-move">;
      const best = bestCharge(game, unit(game, id), limit);
      return [...(best === null ? [] : [best]), { decline: true }];
    }
    case "pile-in": {
      const { unit: id, limit } = request.about as About<"pile-in">;
      const u = unit(game, id);
      return [bestPileIn(game, u, limit), staying(u)];
    }
    default: {
      const all = kind.enumerate?.(game, request.about) ?? [];
      if (all.length > 0) return all;
      const one = kind.sample(game, request.about, source);
      return one === null ? [] : [one];
    }
  }
}

/** Towards the nearest enemy and away from it, close and in line; or stay. */
function moves(game: Sigmar, about: About<"move">): readonly Json[] {
  const { unit: id, kind, limit } = about;
  const u = unit(game, id);
  const enemy = nearestEnemy(game, u);
  if (enemy === null) return [staying(u)];
  const [here, there] = [middleOf(u.models), middleOf(enemy.models)];
  const away = { x: 2 * here.x - there.x, y: 2 * here.y - there.y };
  const list = (
    [
      [there, "keep"],
      [there, "line"],
      [there, "close"],
      [away, "keep"],
    ] as const
  ).flatMap(([at, arrangement]) => {
    const found = led(game, u, kind, limit, { at, facing: null, arrangement });
    return found === null ? [] : [found.places];
  });
  if (!retreats(kind)) return [...list, staying(u)];
  // What leads away comes first; a way out of the fight that ends too near is none.
  const out = list
    .slice()
    .reverse()
    .filter((places) => moveKind.accept(game, about, places) === true);
  return [...out, staying(u)];
}

/** Wounds that the enemies of `seat` have lost, unit by unit: of models slain, fled, and of those that still stand. */
const taken = (game: Sigmar, seat: number): readonly BreakdownLine[] =>
  adding(
    game.units
      .filter((u) => u.entry.seat !== seat)
      .map((u) => ({ u, by: u.entry.models * u.entry.warscroll.wounds - woundsLeft(u) }))
      .filter(({ by }) => by > 0)
      .map(({ u, by }) => ({
        by,
        because: message(standing(u) ? "account.lost" : "account.destroyed", {
          unit: named(u),
        }),
        rule: null,
      })),
  );

/** What a position is judged by: what both have lost so far, and how the points of a seat came about. */
export const { points, account, parts } = judgedByPoints(taken);
