import { inForce, resolve, there } from "@tercio/kernel";
import { type BaseContact, type Place, rankSlots, ranksOf } from "@tercio/mass-battle";
import { book } from "../hooks/book.ts";
import type { Reach } from "../hooks/moments.ts";
import { mainPool, placeOfModel, poolAt, poolOf, rankAndFile, samePool, slotOf } from "../state/pools.ts";
import { filesOf } from "../state/rooms.ts";
import {
  type Engagement,
  engagementsOf,
  type ModelPart,
  models,
  type NinthAge,
  type PoolRef,
  type Unit,
  unit,
} from "../state/state.ts";
import { touches } from "./contact.ts";
import { formationOf } from "./formation.ts";
import { priorityOfModifiers } from "./pipeline.ts";

/** Who issued a Duel, and who accepted it. */
export interface Duel {
  readonly a: PoolRef;
  readonly b: PoolRef;
}

/** A model that may strike, and whether it does so from behind. */
export interface Attacker extends Reach {
  readonly pool: number;
  /** From so many ranks behind the first it gives Supporting Attacks; 0: it strikes itself. */
  readonly rank: number;
}

/** A model in base contact: what it can reach, and what across the front of its unit those behind it can. */
interface Touching {
  readonly place: Place;
  readonly pool: number;
  readonly aims: PoolRef[];
  readonly frontAims: PoolRef[];
  readonly touched: number[];
  readonly front: number[];
}

const keyOf = (p: Place): number => p.rank * 1000 + p.file;

const duels = (duel: Duel | null, id: number, pool: number): boolean =>
  duel !== null &&
  ((duel.a.unit === id && duel.a.pool === pool) || (duel.b !== null && duel.b.unit === id && duel.b.pool === pool));

/** The models of `u` in base contact, by their place. */
function touching(game: NinthAge, u: Unit, duel: Duel | null): ReadonlyMap<number, Touching> {
  const reach = new Map<number, Touching>();
  const engagements = engagementsOf(game, u.id);
  const frontOnly = engagements.every((e) => (e.a === u.id ? e.aFacing : e.bFacing) === "front");
  for (const e of engagements) {
    const foe = unit(game, e.a === u.id ? e.b : e.a);
    const front = (e.a === u.id ? e.aFacing : e.bFacing) === "front";
    for (const t of touches(game, e, u.id)) {
      const place = placeOfModel(u, t.own);
      const key = keyOf(place);
      let found = reach.get(key);
      if (found === undefined) {
        const aims: PoolRef[] = [];
        const own = poolAt(u, t.own.rank, t.own.file);
        const alike = frontOnly && u.pools[own]?.kind !== "character";
        found = { place, pool: own, aims, frontAims: alike ? aims : [], touched: [], front: [] };
        reach.set(key, found);
      }
      if (!found.touched.includes(foe.id)) found.touched.push(foe.id);
      if (front && !found.front.includes(foe.id)) found.front.push(foe.id);
      const met = poolAt(foe, t.theirs.rank, t.theirs.file);
      const { aims, frontAims } = found;
      const put = (aim: PoolRef, itself = true): void => {
        if (itself) pushAim(aims, aim);
        if (front && frontAims !== aims) pushAim(frontAims, aim);
      };
      if (met > 0 && !duels(duel, foe.id, met)) put({ unit: foe.id, pool: met });
      // Who touches only one that stands for itself, or only a duellist, may strike the rank and file beside: no Character.
      // A Character that stands alone is nobody's but its rival's while it is in a Duel.
      if (met === 0 && duels(duel, foe.id, 0)) continue;
      if (met === 0) put({ unit: foe.id, pool: 0 });
      else if (rankAndFile(foe) > 0) put({ unit: foe.id, pool: 0 }, u.pools[found.pool]?.kind !== "character");
    }
  }
  return reach;
}

/** All that decides who may strike: how a unit stands and whom it touches. No rule is asked for more. */
interface Stand {
  readonly u: Unit;
  /** Ranks behind the first that give Supporting Attacks. */
  readonly extra: number;
  readonly duel: Duel | null;
  /** Do both duellists stand? */
  readonly dueling: boolean;
  readonly chirality: 1 | -1;
  /** By engagement: the enemy, and the bases that touch. */
  readonly foes: readonly Unit[];
  readonly contacts: readonly (readonly BaseContact[])[];
}

function found(game: NinthAge, { u, duel, dueling, extra }: Stand): readonly Attacker[] {
  const reach = touching(game, u, duel);
  const duellist = duel?.a.unit === u.id ? duel.a : duel?.b?.unit === u.id ? duel.b : null;
  const rival = duellist === null ? null : duellist === duel?.a ? duel.b : (duel?.a ?? null);
  const strikers: Attacker[] = [];
  const supporters: Attacker[] = [];
  // Duellists strike each other wherever they stand, and nobody else, also when one of them has fallen.
  if (duellist !== null && rival !== null && dueling)
    strikers.push({
      pool: duellist.pool,
      rank: 0,
      aims: [rival],
      touched: [],
      front: facing(game, u, rival),
      rival,
      backed: false,
    });
  const formation = formationOf(u);
  const second = ranksOf(formation) > 1 ? rankSlots(formation, 1, game.chirality) : NONE;
  const behind: (readonly number[])[] = [];
  for (let rank = 1; rank <= extra && rank < ranksOf(formation); rank++)
    behind.push(rankSlots(formation, rank, game.chirality));
  for (const [, m] of [...reach].sort((p, q) => p[0] - q[0])) {
    const aims = standingAims(game, m.aims);
    if (aims.length > 0 && m.pool !== duellist?.pool && u.pools[m.pool]?.refused !== true)
      strikers.push({
        pool: m.pool,
        rank: 0,
        aims,
        touched: m.touched,
        front: m.front,
        rival: null,
        backed: m.place.rank === 0 && second.includes(m.place.file),
      });
    if (m.place.rank > 0 || m.frontAims.length === 0) continue;
    const across = m.frontAims === m.aims ? aims : standingAims(game, m.frontAims);
    if (across.length === 0) continue;
    const support = (rank: number, file: number): void => {
      // A larger base reaches over several ranks and is nobody who stands behind.
      if (!behind[rank - 1]?.includes(file) || poolAt(u, rank, file) > 0) return;
      // Who strikes an enemy on its own flank or rear does not reach over its unit's front as well.
      const own = reach.get(keyOf({ rank, file }));
      if (own === undefined || standingAims(game, own.aims).length === 0)
        supporters.push({ pool: 0, rank, aims: across, touched: NONE, front: NONE, rival: null, backed: false });
    };
    for (let rank = 1; rank <= behind.length; rank++)
      for (let i = 0; i < filesOf(u, there(u.pools[m.pool])); i++) support(rank, m.place.file + i);
  }
  return [...strikers, ...supporters];
}

const NONE: readonly never[] = [];

/** Of a duellist's rival the unit, if it stands before the front of this one. */
const facing = (game: NinthAge, u: Unit, rival: PoolRef): readonly number[] =>
  engagementsOf(game, u.id).some(
    (e) => (e.a === u.id ? e.b : e.a) === rival.unit && (e.a === u.id ? e.aFacing : e.bFacing) === "front",
  )
    ? [rival.unit]
    : NONE;

/** Ranks behind the first from which such a part of the unit's own models gives Supporting Attacks across its front. */
export const supportingRanks = (game: NinthAge, u: Unit, part: ModelPart): number =>
  part.harnessed || !inForce("t9a.rule.supporting-attacks")
    ? 0
    : resolve(priorityOfModifiers, 1, book.modifiers("supporting ranks", game, { unit: u, pool: mainPool(u), part }))
        .value;

/** The most ranks of any of its parts. */
function mostRanks(game: NinthAge, u: Unit): number {
  let most = 0;
  for (const part of mainPool(u).profile.parts) most = Math.max(most, supportingRanks(game, u, part));
  return most;
}

/** Those of whom somebody is left, in an order of their own: left and right may not decide which dice fall first. */
const standingAims = (game: NinthAge, aims: readonly PoolRef[]): readonly PoolRef[] =>
  aims.length === 1 && poolOf(game, there(aims[0])).count > 0
    ? aims
    : aims.filter((a) => poolOf(game, a).count > 0).sort((p, q) => p.unit - q.unit || p.pool - q.pool);

function pushAim(aims: PoolRef[], aim: PoolRef): void {
  if (!aims.some((a) => samePool(a, aim))) aims.push(aim);
}

interface Kept {
  readonly stand: Stand;
  readonly attackers: readonly Attacker[];
}
/** By the first engagement of a unit; both of its units ask, each before and after its front rank is broken. */
const kept = new WeakMap<Engagement, readonly Kept[]>();
const MOST = 4;

/** Do the same pools stand in the same places? How many are left of them is another question. */
function sameStand(p: Unit, q: Unit): boolean {
  if (p === q) return true;
  if (p.id !== q.id || p.pools.length !== q.pools.length) return false;
  for (let at = 0; at < p.pools.length; at++) {
    const [a, b] = [there(p.pools[at]), there(q.pools[at])];
    if (a.kind !== b.kind || a.count > 0 !== b.count > 0 || a.refused !== b.refused || slotOf(a) !== slotOf(b))
      return false;
  }
  return true;
}

/** Are the ranks that strike or support the same? */
const sameRanks = (p: Unit, q: Unit, extra: number): boolean => {
  // Who has another behind it is asked even where none of those strikes.
  const most = p.files * (1 + Math.max(1, extra));
  return p.files === q.files && Math.min(models(p), most) === Math.min(models(q), most);
};

/** What {@link found} reads is the same. */
function sameFight(k: Stand, now: Stand): boolean {
  if (k.duel !== now.duel || k.dueling !== now.dueling || k.extra !== now.extra || k.chirality !== now.chirality)
    return false;
  if (!sameStand(k.u, now.u) || !sameRanks(k.u, now.u, now.extra) || k.foes.length !== now.foes.length) return false;
  for (let at = 0; at < now.foes.length; at++)
    if (k.contacts[at] !== now.contacts[at] || !sameStand(there(k.foes[at]), there(now.foes[at]))) return false;
  return true;
}

/**
 * Each model of `u` that may strike now, with what it can reach. Kept while nobody falls but from behind: most states of
 * a walk through all outcomes differ in nothing else.
 */
export function attackers(game: NinthAge, u: Unit, duel: Duel | null): readonly Attacker[] {
  const extra = mostRanks(game, u);
  const engagements = engagementsOf(game, u.id);
  const foes = engagements.map((e) => unit(game, e.a === u.id ? e.b : e.a));
  const contacts = engagements.map((e) => touches(game, e, u.id));
  const dueling = duel !== null && poolOf(game, duel.a).count > 0 && poolOf(game, duel.b).count > 0;
  const now: Stand = { u, extra, duel, dueling, chirality: game.chirality, foes, contacts };
  const first = engagements[0];
  if (first === undefined) return found(game, now);
  const list = kept.get(first) ?? [];
  for (const k of list) if (sameFight(k.stand, now)) return k.attackers;
  const made = found(game, now);
  kept.set(first, [{ stand: now, attackers: made }, ...list.slice(0, MOST - 1)]);
  return made;
}
