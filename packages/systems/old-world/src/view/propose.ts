import { adding, type BreakdownLine, judgedByPoints, type Json, message, type Request } from "@tercio/kernel";
import { unitStrength } from "../calculation/formation.ts";
import { choices } from "../choice/index.ts";
import { named } from "../sequence/emit.ts";
import type { OldWorld, Unit } from "../state/state.ts";

/** Candidate answers for a bot: every one; a reform keeps to the present files and three others. */
export function propose(game: OldWorld, request: Request, source: { next(sides: number): number }): readonly Json[] {
  if (request.type !== "choice") return [];
  const kind = choices[request.choice];
  if (kind === undefined) return [];
  const all = kind.enumerate?.(game, request.about) ?? [];
  // What is found by hand has no list: the usual answer and some at random.
  if (all.length === 0) {
    const tried = [kind.timeout(game, request.about), ...[1, 2, 3].map(() => kind.sample(game, request.about, source))];
    return tried.filter((a) => a !== null);
  }
  if (all.length <= 12) return all;
  const usual = kind.timeout(game, request.about);
  return [...(usual === null ? [] : [usual]), ...[1, 2, 3].map(() => all[source.next(all.length) - 1] as Json)];
}

const inHand = (u: Unit): boolean => u.place === "field" || u.place === "fallen-back";
const startingStrength = (u: Unit): number => unitStrength({ ...u, models: u.entry.models });

/** Unit Strength of the enemies of `seat` that are slain, destroyed or put to flight, unit by unit. */
const taken = (game: OldWorld, seat: number): readonly BreakdownLine[] =>
  adding(
    game.units
      .filter((u) => u.entry.seat !== seat)
      .map((u) => ({ u, by: startingStrength(u) - (inHand(u) ? unitStrength(u) : 0) }))
      .filter(({ by }) => by > 0)
      .map(({ u, by }) => ({
        by,
        because: message(inHand(u) ? "account.slain" : u.place === "fled" ? "account.fled" : "account.destroyed", {
          unit: named(u),
        }),
        rule: "tow.keyword.unit-strength",
      })),
  );

/** What a position is judged by: what both have taken so far, and how the points of a seat came about. */
export const { points, account, parts } = judgedByPoints(taken);
