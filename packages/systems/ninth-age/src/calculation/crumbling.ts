import * as natures from "../entries/rules/natures.ts";
import { type Breakdown, message, type Pipeline, resolve, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { isSteadfast, loserOf } from "./combat-score.ts";
import { poolHealth } from "./health.ts";

/** What lessens the losses of a lost combat, in the order of the rules: a part of them, the most, so many fewer, none below 0. */
const losses: Pipeline = {
  stages: [
    { operations: ["times", "divide"], rule: null },
    { operations: ["atMost"], rule: null },
    { operations: ["add"], rule: null },
    { operations: ["atLeast"], rule: null },
  ],
  round: "up",
  within: "lowest",
  withinRule: null,
};
const DIFFERENCE = message("value.difference");
const { healthPerPoint } = natures.unstable.figures;

/**
 * The Health Points that a loser by `difference` crumbles away, with the reasons. `units`: all of the combat; `failed`: it has
 * failed its Break Test.
 */
export function crumbling(
  game: NinthAge,
  u: Unit,
  units: readonly number[],
  difference: number,
  failed: boolean,
): Breakdown {
  const steadfast = isSteadfast(game, u, units);
  // Whatever lets its tests ignore the difference besides its ranks makes it Stubborn.
  const stubborn = loserOf(game, u, units).lostBy.some((m) => m.operation === "set");
  const facts = { unit: u, firm: { stubborn, steadfast }, failed };
  const lessened = resolve(
    losses,
    difference * healthPerPoint,
    book.modifiers("losses of a lost combat", game, facts),
    DIFFERENCE,
  );
  return lessened.value < 0 ? { ...lessened, value: 0 } : lessened;
}

/** So many Health Points shared out over the pools of a unit: rank and file, then the champion, then one after the other of the Characters. */
export function sharedOut(game: NinthAge, u: Unit, points: number): readonly number[] {
  const most = u.pools.map((p) => (p.count === 0 ? 0 : poolHealth(game, u, p)));
  const taken = most.map(() => 0);
  let left = points;
  for (const kind of ["rank-and-file", "champion"] as const)
    u.pools.forEach((p, at) => {
      if (p.kind !== kind) return;
      taken[at] = Math.min(left, there(most[at]));
      left -= taken[at];
    });
  const leaders = u.pools.flatMap((p, at) => (p.kind === "character" ? [at] : []));
  for (let some = true; left > 0 && some; ) {
    some = false;
    for (const at of leaders) {
      if (left === 0 || there(taken[at]) >= there(most[at])) continue;
      taken[at] = there(taken[at]) + 1;
      left--;
      some = true;
    }
  }
  return taken;
}
