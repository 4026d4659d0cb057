import {
  adding,
  type BreakdownLine,
  type Json,
  message,
  type Part,
  type Reason,
  type Request,
  totalOf,
} from "@tercio/kernel";
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

export const points = (game: OldWorld, seat: number): number => totalOf(taken(game, seat));

/** How the points of a seat came about. */
export const account = (game: OldWorld, seat: number): readonly Reason[] => [
  { name: message("account.points"), breakdown: { value: points(game, seat), lines: taken(game, seat) } },
];

/** What a position is judged by: what both have taken so far. */
export const parts = (game: OldWorld): readonly Part[] => [
  { id: "points", label: message("account.points"), value: points(game, 0) - points(game, 1) },
];
