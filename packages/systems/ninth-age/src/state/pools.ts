import { there } from "@tercio/kernel";
import * as champions from "../entries/rules/champions.ts";
import * as magic from "../entries/rules/magic.ts";
import { championRules } from "../book/models.ts";
import { changedPool } from "./copies.ts";
import { profileHas } from "./held.ts";
import { isConclave } from "./printed.ts";
import { healthOfItems } from "./items.ts";
import { stands } from "./stand-ins.ts";
import { roomIn, seats } from "./rooms.ts";
import {
  centreFile,
  type NinthAge,
  type Pool,
  type PoolRef,
  type Profile,
  type Unit,
  type UnitEntry,
  unit,
  type WeaponId,
} from "./state.ts";

/** Who the unit's own row of the Army List is of: its rank and file, or a Character that stands alone. */
export const mainPool = (u: Unit): Pool => there(u.pools[0]);

export function poolOf(game: NinthAge, { unit: id, pool }: PoolRef): Pool {
  const found = unit(game, id).pools[pool];
  if (found === undefined) throw new Error(`unit ${id} has no pool ${pool}`);
  return found;
}

export const samePool = (p: PoolRef, q: PoolRef): boolean => p.unit === q.unit && p.pool === q.pool;

/** Rank-and-file models that stand, the champion not among them. */
export const rankAndFile = (u: Unit): number => (mainPool(u).kind === "rank-and-file" ? mainPool(u).count : 0);

export const joined = (p: Pool, at: number): boolean => at > 0 && p.kind === "character";

/** How models of a pool have moved in this Player Turn: who came to join the unit, in its own way. */
export function movedAs(game: NinthAge, u: Unit, { self }: Pool): Unit["moved"] {
  const own = self === null ? "none" : unit(game, self).moved;
  return own === "none" ? u.moved : own;
}

/** Is it a champion or a Character, and not a War Platform that has joined as Characters do? */
export const leads = (p: Pool): boolean => p.kind !== "rank-and-file" && !profileHas(p.profile, "war-platform");

/** Characters that have joined the unit, the fallen too. */
export const charactersOf = (u: Unit): readonly Pool[] => u.pools.filter(joined);

/** The champion's file of the first rank; null where no champion stands. */
export const championSlot = (u: Unit): number | null => {
  const champion = u.pools.find((p) => p.kind === "champion");
  return champion === undefined ? null : slotOf(champion);
};

/** Favoured champions have one more Health Point, those on their Path one more still, three at most. */
export function championHealth(profile: Profile): number {
  const path = champions.pathOfTheFavoured.figures;
  const favouredToo =
    profile.healthPoints +
    (profileHas(profile, "favoured-champion") ? champions.favouredChampion.figures.healthPoints : 0);
  if (isConclave(profile)) return favouredToo + magic.wizardConclave.figures.championHealthPoints;
  return profileHas(profile, "path-of-the-favoured")
    ? Math.min(path.atMost, favouredToo + path.healthPoints)
    : favouredToo;
}

/** Health Points that a Character has for its items. */
const ownHealth = ({ kind, profile }: Pick<Pool, "kind" | "profile">): number =>
  kind === "character" && profile.items !== undefined ? healthOfItems(profile) : 0;

/** Health Points of one model of a pool as they are printed, its items with them, before any effect. */
export const printedEach = (p: Pool): number =>
  p.kind === "champion" ? championHealth(p.profile) : p.profile.healthPoints + ownHealth(p);

/** Health Points of whoever stands, as printed: while the battle is being set up nothing changes them. */
export const printedHealth = (u: Unit): number =>
  u.pools.reduce((sum, p) => sum + (p.count === 0 ? 0 : p.count * printedEach(p) - p.lost), 0);

/** What the unit's own row of the Army List starts with: its rank and file and a champion. */
export const startingOwn = ({ entry }: Unit): number =>
  (entry.models - (entry.champion ? 1 : 0)) * entry.healthPoints +
  (entry.champion ? championHealth(entry) : 0) +
  (entry.character === true && entry.items !== undefined ? healthOfItems(entry) : 0);

/** Health Points on the Army List, of a unit and all that joined it. */
export const startingHealth = (u: Unit): number =>
  charactersOf(u).reduce((sum, p) => sum + printedEach(p), startingOwn(u));

/** The pool that holds this file of the first rank; null: any model of the rank and file. */
export const slotOf = (p: Pool): number | null => (p.count > 0 ? p.slot : null);

/** The pool, by its place in the list, to which the model belongs that stands there; a larger base has several places. */
export function poolAt(u: Unit, rank: number, file: number): number {
  for (let at = 1; at < u.pools.length; at++) {
    const p = there(u.pools[at]);
    const from = slotOf(p);
    if (from === null || file < from) continue;
    if (from === file && rank === 0) return at;
    const room = roomIn(u, p);
    if (room !== null && rank < room.ranks && file < from + room.files) return at;
  }
  return 0;
}

/** A unit that now stands `files` wide: who has a place of its own takes the middle of the first rank. */
export function inFiles(u: Unit, files: number, chirality: 1 | -1): Pick<Unit, "files" | "pools"> {
  const own = u.pools.filter((p) => slotOf(p) !== null);
  if (own.length === 0) return { files, pools: u.pools };
  const slots = seats(u, files, chirality);
  return {
    files,
    pools: u.pools.map((p) => (slotOf(p) === null ? p : changedPool(p, { slot: slots[own.indexOf(p)] ?? null }))),
  };
}

/** Where the model stands that has this place: a larger base in the leftmost of its files. */
export function placeOfModel<P extends { readonly rank: number; readonly file: number }>(u: Unit, place: P): P {
  const at = poolAt(u, place.rank, place.file);
  const p = there(u.pools[at]);
  const file = at === 0 ? null : slotOf(p);
  return file === null || (file === place.file && place.rank === 0) ? place : { ...place, rank: 0, file };
}

/** The same list with one pool changed. */
export const withPool = (u: Unit, at: number, patch: Partial<Pool>): readonly Pool[] =>
  u.pools.map((p, i) => (i === at ? changedPool(p, patch) : p));

/** Has anybody in it chosen a weapon for the combat that it is in? */
export const isArmed = (u: Unit): boolean => u.pools.some((p) => p.weapon !== null);

/** Out of combat: weapons are chosen anew in the next. */
export const unarmed = (u: Unit): Pick<Unit, "pools"> => ({
  pools: isArmed(u) ? u.pools.map((p) => (p.weapon === null ? p : changedPool(p, { weapon: null }))) : u.pools,
});

/** The first pool whose models still have to choose a weapon; -1 when there is none. */
export const withoutWeapon = (u: Unit): number => u.pools.findIndex((p) => p.count > 0 && p.weapon === null);

/** The unit when a pool has chosen: rank and file and champion choose as one, each Character by itself. */
export const armed = (u: Unit, at: number, weapon: WeaponId): Pick<Unit, "pools"> => {
  const alone = u.pools[at]?.kind === "character";
  return {
    pools: u.pools.map((p, i) =>
      p.count > 0 && (i === at || (!alone && p.kind !== "character")) ? changedPool(p, { weapon }) : p,
    ),
  };
};

/** The pools of a unit at full strength, as its row of the Army List has them. */
export function poolsOf(entry: UnitEntry, chirality: 1 | -1): readonly Pool[] {
  const whole = { profile: entry, lost: 0, weapon: null, refused: false, cost: 0, self: null } as const;
  if (entry.character === true) return [{ ...whole, kind: "character", count: entry.models, slot: null }];
  const men: Pool = { ...whole, kind: "rank-and-file", count: entry.models - (entry.champion ? 1 : 0), slot: null };
  return entry.champion
    ? [men, { ...whole, kind: "champion", count: 1, slot: centreFile(entry.files, chirality) }]
    : [men];
}

/** What the Discipline of who refused a Duel counts as. */
const shamed = championRules["t9a.rule.refuse-duel"].discipline;
/** Of one pool, before anything changes it. */
export const disciplineOf = (p: Pool): number => (p.refused ? shamed : p.profile.discipline);
export const highestDiscipline = (u: Unit): number => 0 - least(u, (p) => 0 - disciplineOf(p));

/** The least that those who stand give; of a fallen unit that of its own. */
export function least(u: Unit, of: (pool: Pool) => number): number {
  let found: number | null = null;
  for (const p of u.pools) {
    const value = stands(p) ? of(p) : null;
    if (value !== null && (found === null || value < found)) found = value;
  }
  return found ?? of(mainPool(u));
}

/** Does such a pool choose its weapon anew in each round? */
const choosesAnew = (p: Pool): boolean => p.weapon !== null && profileHas(p.profile, "weapon-master");

/** The round is over: who was named for a refused Duel fights again, and Weapon Masters may take another weapon. */
export const fightingAgain = (u: Unit): Pick<Unit, "pools"> => ({
  pools: u.pools.some((p) => p.refused || choosesAnew(p))
    ? u.pools.map((p) =>
        p.refused || choosesAnew(p) ? changedPool(p, { refused: false, weapon: choosesAnew(p) ? null : p.weapon }) : p,
      )
    : u.pools,
});
