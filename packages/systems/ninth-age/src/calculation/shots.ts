import * as drill from "../entries/rules/drill.ts";
import { breather, lentBreath } from "../state/breath.ts";
import { type Breakdown, resolve, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { FreeHit } from "../hooks/casting.ts";
import type { Shot, Strike } from "../hooks/moments.ts";
import { freeOf, profileHas, shooterOf, targetOf } from "../state/held.ts";
import { missileRow, type OwnShot, type ShotWeapon } from "../state/missiles.ts";
import { joined, poolOf } from "../state/pools.ts";
import { type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { aimOf } from "./strikes.ts";

/** Shots, or hits, of one kind that fall on one Health Pool. */
export type Shots = {
  readonly unit: number;
  readonly pool: number;
  readonly part: number;
  readonly weapon: ShotWeapon;
  readonly at: PoolRef;
  readonly dice: number;
  /** Hits on so much or more, before modifiers; null for what has hit already. */
  readonly aim: number | null;
  /** Natural 6s that a rule made wounds already: hits that roll for nothing but saves. */
  readonly wounded: boolean;
  /** All saves have been made, and have failed. */
  readonly unsaved?: true;
  /** Each wound of several costs one Health Point less. */
  readonly lessened?: true;
  readonly long: boolean;
  readonly cover: "soft" | "hard" | null;
  readonly standing: boolean;
  readonly bracket: boolean;
  readonly partial: boolean;
  readonly strained: boolean;
  /** A breath that a spell has lent them. */
  readonly lent?: true;
  /** What no weapon shoots: a spell's hits, or a Miscast's. */
  readonly free?: FreeHit;
};

/** Models as they shoot, or breathe as a spell lets them. */
function shooting(game: NinthAge, by: Unit, pool: Pool, { weapon, lent: isLent }: Shots): Strike["striker"] {
  const lent = isLent === true ? lentBreath(game, by, pool) : null;
  return lent === null ? shooterOf(by, pool, weapon) : breather(by, lent);
}

/** A shot as the rules are asked about it. */
export function shotStrike(game: NinthAge, s: Shots): Strike {
  const by = unit(game, s.unit);
  const at = unit(game, s.at.unit);
  const pool = there(by.pools[s.pool]);
  const atPool = poolOf(game, s.at);
  const { weapon, aim, long, cover, standing, bracket, partial, strained, free } = s;
  const shot: Shot = { weapon, aim, long, cover, standing, bracket, partial, strained, free };
  return {
    by,
    pool,
    part: there(pool.profile.parts[s.part]),
    at,
    atPool,
    facing: "front",
    foeFacing: "front",
    special: null,
    shot,
    striker: free === undefined ? shooting(game, by, pool, s) : freeOf(free.attributes, free.multipleWounds),
    struck: targetOf(at, atPool),
  };
}

/** What such a shot needs to hit; null where it has hit already. */
export const aimNeeded = (game: NinthAge, s: Shots): Breakdown | null =>
  s.aim === null ? null : aimOf(game, shotStrike(game, s), s.aim);

/** Rank-and-file models among whom Characters of their own kind are safe from what comes flying. */
const CROWD = 5;
const { charactersHitBelow } = drill.boundInDeath.figures;
const crowdOf = (u: Unit): number => (profileHas(u.entry, "bound-in-death") ? charactersHitBelow : CROWD);

/**
 * The pools of a unit that hits from afar fall on: its rank and file alone where a crowd of it hides Characters of the
 * same Type and Height, else it and each Character. Champions only when nobody else is left; they count among the crowd.
 */
export function struckPools(u: Unit): readonly PoolRef[] {
  const standing = u.pools.map((p, pool) => ({ p, pool })).filter(({ p }) => p.count > 0);
  const men = standing.filter(({ p }) => p.kind === "rank-and-file");
  const leaders = standing.filter(({ p, pool }) => joined(p, pool) || (pool === 0 && p.kind === "character"));
  const alike = leaders.every(({ p }) => p.profile.type === u.entry.type && p.profile.height === u.entry.height);
  const crowd = standing.reduce((sum, { p, pool }) => sum + (joined(p, pool) ? 0 : p.count), 0);
  const hidden = alike && men.length > 0 && crowd >= crowdOf(u);
  const who = hidden ? men : [...men, ...leaders];
  return (who.length > 0 ? who : standing).map(({ pool }) => ({ unit: u.id, pool }));
}

/**
 * All ways to share out hits among pools of so many models that have been given so many at the same time already: no
 * model has a second hit before all have one. The first way gives what is left over to those that stand first.
 */
export function sharesOf(
  hits: number,
  models: readonly number[],
  given: readonly number[] = NONE,
): readonly (readonly number[])[] {
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
  const rounds = Math.floor((hits + sum(given)) / sum(models));
  const list: (readonly number[])[] = [];
  const put = (at: number, left: number, made: readonly number[]): void => {
    if (at === models.length) {
      if (left === 0) list.push(made);
      return;
    }
    const [count = 0, has = 0] = [models[at], given[at]];
    const least = Math.max(0, rounds * count - has);
    for (let take = Math.min((rounds + 1) * count - has, left); take >= least; take--)
      put(at + 1, left - take, [...made, take]);
  };
  put(0, hits, []);
  return list;
}
const NONE: readonly number[] = [];

/** Shots of one model of these with a weapon that does not roll for their number. */
export function shotsOf(game: NinthAge, u: Unit, pool: Pool, weapon: OwnShot): number {
  const { shots } = missileRow(weapon);
  if (typeof shots !== "number") return 1;
  const modifiers = book.modifiers("shots", game, { unit: u, pool, weapon, shooter: shooterOf(u, pool, weapon) });
  return modifiers.length === 0 ? shots : resolve(priorityOfModifiers, shots, modifiers).value;
}
