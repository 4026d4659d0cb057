import { there } from "@tercio/kernel";
import * as lastBlows from "../entries/rules/last-blows.ts";
import { book } from "../hooks/book.ts";
import { type Seat, type NinthAge, type Pool, type Unit, unit } from "../state/state.ts";
import { aimOfAttack, type Attack, hitsOf, isShot, strikeFor, waits } from "./saves-apart.ts";
import { hitNumbers, strikeNumbers } from "./strikes.ts";

/** A unit that was hit by what sickens: how often, and from which face on each of its tests is failed. */
export type Sickening = { readonly unit: number; readonly seat: Seat; readonly hits: number; readonly fails: number };

const { alwaysFailsOn } = lastBlows.faeMiasma.figures;

const sickens = (game: NinthAge, a: Attack): boolean =>
  waits(a) &&
  hitsOf(a) > 0 &&
  book.offers("attack effects", game, strikeFor(game, a)).some((e) => e.value.kind === "sickens");

/** The pool whose Resilience most models of a unit share; of as many the more resilient. */
function mostOf(u: Unit): number {
  const count = (p: Pool): number =>
    u.pools.reduce((sum, q) => (q.profile.resilience === p.profile.resilience ? sum + q.count : sum), 0);
  let best = 0;
  u.pools.forEach((p, at) => {
    const than = there(u.pools[best]);
    const more = count(p) - count(than);
    if (p.count > 0 && (more > 0 || (more === 0 && p.profile.resilience > than.profile.resilience))) best = at;
  });
  return best;
}

function resilienceOf(game: NinthAge, a: Attack): number {
  const id = aimOfAttack(a).unit;
  const at = { unit: id, pool: mostOf(unit(game, id)) };
  const aimed = isShot(a) ? { ...a, at } : { ...a, aims: [at] };
  const strike = strikeFor(game, aimed);
  return (isShot(a) ? hitNumbers(game, strike) : strikeNumbers(game, strike)).resilience.value;
}

const NOBODY: readonly never[] = [];

/** All units that these attacks sicken, each once. */
export function sickened(game: NinthAge, attacks: readonly Attack[]): readonly Sickening[] {
  // Mostly nothing does: no list is made then.
  if (!attacks.some((a) => sickens(game, a))) return NOBODY;
  const by = attacks.filter((a) => sickens(game, a));
  return [...new Set(by.map((a) => aimOfAttack(a).unit))].map((id) => {
    const own = by.filter((a) => aimOfAttack(a).unit === id);
    const resilience = resilienceOf(game, there(own[0]));
    const { seat } = unit(game, there(own[0]).unit);
    return {
      ...{ unit: id, seat, hits: own.reduce((sum, a) => sum + hitsOf(a), 0) },
      fails: Math.max(2, Math.min(alwaysFailsOn, resilience + 1)),
    };
  });
}
