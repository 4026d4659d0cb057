import { modelOf } from "../state/held.ts";
import { book } from "../asking/book.ts";
import type { AttacksBesides, Strike } from "../asking/moments.ts";
import { samePool } from "../state/pools.ts";
import { models, type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { attackers, type Duel } from "./attackers.ts";
import { agility, attackValue } from "./characteristics.ts";
import { heightOf } from "./rates.ts";
import { supportingAttacks } from "../state/tables.ts";

/** Who strikes: models of one pool, with one part of theirs. */
export interface Striker extends PoolRef {
  readonly part: number;
}

/** Attacks of one kind that have the same choice of targets. */
export interface Packet extends Striker {
  readonly stomp: boolean;
  readonly dice: number;
  readonly aims: readonly PoolRef[];
}

/** One blow, with the facings with which the two units are in contact, seen from `by`. */
export function strikeOf(game: NinthAge, { unit: own, pool, part }: Striker, aim: PoolRef, stomp = false): Strike {
  const by = unit(game, own);
  const at = unit(game, aim.unit);
  const e = game.engagements.find((x) => (x.a === own && x.b === aim.unit) || (x.b === own && x.a === aim.unit));
  const striking = by.pools[pool] as Pool;
  const using = striking.profile.parts[part] as Strike["part"];
  const struck = at.pools[aim.pool] as Pool;
  return {
    by,
    pool: striking,
    part: using,
    at,
    atPool: struck,
    striker: modelOf(by, striking, stomp || using.harnessed),
    struck: modelOf(at, struck),
    facing: e === undefined ? "front" : e.a === own ? e.aFacing : e.bFacing,
    foeFacing: e === undefined ? "front" : e.a === own ? e.bFacing : e.aFacing,
    stomp,
    shot: null,
  };
}

/** When a part of a pool's models strikes in this round, 10 first, 0 last. */
export interface Initiative extends Striker {
  readonly step: number;
}

/** A champion's mount is one like the others' of its unit: it strikes with them, as one of them. */
const countsWith = (u: Unit, pool: number, part: number): number => {
  const p = u.pools[pool] as Pool;
  return p.kind === "champion" && p.profile.parts[part]?.harnessed === true ? 0 : pool;
};

/** The Initiative Order is settled at the start of the round: what happens in it changes nothing any more. */
export function initiativeOf(game: NinthAge, u: Unit): readonly Initiative[] {
  const list: Initiative[] = [];
  u.pools.forEach((p, pool) => {
    if (p.count === 0 && pool > 0) return;
    p.profile.parts.forEach((part, index) => {
      if (countsWith(u, pool, index) !== pool) return;
      const step = agility(game, { unit: u, pool: p, part }).value;
      list.push({ unit: u.id, pool, part: index, step });
    });
  });
  return list;
}

/** What each model of a pool does besides its blows, such as trampling at Initiative Step 0. */
const besides = (game: NinthAge, u: Unit, pool: number): readonly AttacksBesides[] =>
  book.offers("attacks besides", game, { unit: u, pool: u.pools[pool] as Pool }).map((o) => o.gives);

/** The Initiative Steps in which somebody of this order strikes, the first one first. */
export function stepsOf(game: NinthAge, order: readonly Initiative[]): readonly number[] {
  const more = order.flatMap((o) => besides(game, unit(game, o.unit), o.pool).map((b) => b.step));
  return [...new Set([...order.map((o) => o.step), ...more])].sort((p, q) => q - p);
}

function compareAims(p: readonly PoolRef[], q: readonly PoolRef[]): number {
  for (let i = 0; i < Math.min(p.length, q.length); i++) {
    const a = p[i] as PoolRef;
    const b = q[i] as PoolRef;
    if (!samePool(a, b)) return a.unit - b.unit || a.pool - b.pool;
  }
  return p.length - q.length;
}

const sameAims = (p: readonly PoolRef[], q: readonly PoolRef[]): boolean => {
  if (p === q) return true;
  for (let at = 0; at < p.length && at < q.length; at++)
    if (!samePool(p[at] as PoolRef, q[at] as PoolRef)) return false;
  return p.length === q.length;
};

type Gathered = { -readonly [K in keyof Packet]: Packet[K] };

/** Puts attacks with those of the same kind that have the same choice of targets. */
function gather(packets: Gathered[], by: Striker, stomp: boolean, dice: number, aims: readonly PoolRef[]): void {
  if (dice <= 0) return;
  for (const p of packets)
    if (p.part === by.part && p.pool === by.pool && p.stomp === stomp && sameAims(p.aims, aims)) {
      p.dice += dice;
      return;
    }
  packets.push({ unit: by.unit, pool: by.pool, part: by.part, stomp, dice, aims });
}

/** What the models of each pool do besides their blows at this Initiative Step; null where nobody does anything. */
function besidesAt(game: NinthAge, u: Unit, step: number): readonly (readonly AttacksBesides[])[] | null {
  let some = false;
  // Whoever makes them for the models of a pool, makes them for its champion's mount.
  const more = u.pools.map((p, pool) => {
    if (p.count === 0 && pool > 0) return [];
    const all = besides(game, u, p.kind === "champion" ? 0 : pool);
    const now = all.length === 0 ? all : all.filter((b) => b.step === step);
    some ||= now.length > 0;
    return now;
  });
  return some ? more : null;
}

/** The attacks that `u` makes at this Initiative Step, gathered by pool, by part and by choice of targets. */
export function packetsAt(
  game: NinthAge,
  u: Unit,
  step: number,
  duel: Duel | null,
  order: readonly Initiative[],
): readonly Packet[] {
  if (u.place !== "field" || models(u) === 0) return [];
  const more = besidesAt(game, u, step);
  const now = order.filter((o) => o.unit === u.id && o.step === step);
  // Who is not in the order, such as a part that its unit's others strike for, comes at its very end.
  if (now.length === 0 && more === null) return [];
  const strikesNow = (pool: number, part: number): boolean =>
    now.some((o) => o.pool === pool && o.part === part) ||
    (step === 0 && !order.some((o) => o.unit === u.id && o.pool === pool && o.part === part));
  const who = attackers(game, u, duel);
  const packets: Gathered[] = [];
  const parts = Math.max(...u.pools.map((p) => p.profile.parts.length));
  for (let part = 0; part < parts; part++) {
    // Neighbours strike the same enemy alike: their Attack Value is asked once.
    let by = null as Striker | null;
    let at = null as PoolRef | null;
    let strikes = false;
    let full = 0;
    for (const a of who) {
      const harnessed = u.pools[a.pool]?.profile.parts[part]?.harnessed;
      if (harnessed === undefined || (a.supporting && harnessed)) continue;
      const pool = countsWith(u, a.pool, part);
      if (by?.pool !== pool) {
        by = { unit: u.id, pool, part };
        at = null;
        strikes = strikesNow(pool, part);
      }
      if (!strikes) continue;
      const aim = a.aims[0] as PoolRef;
      if (at === null || !samePool(at, aim)) {
        at = aim;
        full = attackValue(game, strikeOf(game, by, aim)).value;
      }
      const most = a.supporting ? supportingAttacks(heightOf(game, u)) : full;
      gather(packets, by, false, Math.min(full, most), a.aims);
    }
  }
  for (const a of more === null ? [] : who) {
    // A champion's mount is one like the others'.
    const pool = (u.pools[a.pool] as Pool).kind === "champion" ? 0 : a.pool;
    for (const { part, dice, aims: among } of more?.[a.pool] ?? []) {
      const aims = among(a);
      if (aims.length > 0) gather(packets, { unit: u.id, pool, part }, true, dice, aims);
    }
  }
  if (packets.length < 2) return packets;
  return packets.sort(
    (p, q) => p.part - q.part || p.pool - q.pool || Number(p.stomp) - Number(q.stomp) || compareAims(p.aims, q.aims),
  );
}
