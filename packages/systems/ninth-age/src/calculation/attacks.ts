import { resolve, there } from "@tercio/kernel";
import { modelOf, partOf, specialOf } from "../state/held.ts";
import { book } from "../hooks/book.ts";
import type { AttacksBesides, SpecialAttack, Strike } from "../hooks/moments.ts";
import { mainPool, poolOf, samePool } from "../state/pools.ts";
import { models, type ModelPart, type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { attackers, type Duel, supportingRanks } from "./attackers.ts";
import { agility, attackValue } from "./characteristics.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { struckPools } from "./shots.ts";
import { heightOf } from "./rates.ts";
import { supportingAttacks } from "../state/tables.ts";

/** Who strikes: models of one pool, with one part of theirs. */
export interface Striker extends PoolRef {
  readonly part: number;
}

/** Attacks of one kind that have the same choice of targets. */
export interface Packet extends Striker {
  /** Null for blows. */
  readonly special: SpecialAttack | null;
  readonly dice: number;
  /** `pool` -1: a whole unit, whose pools are to share the hits. */
  readonly aims: readonly PoolRef[];
  /** They have hit already; "wounded": by a natural 6 that wounds without a roll; "unsaved": all saves have been made. */
  readonly struck?: "hit" | "wounded" | "unsaved";
  /** Each wound of several costs one Health Point less. */
  readonly lessened?: true;
}

/** Whoever of a unit is struck where nobody is named yet: to wound any of them is alike until the hits are shared out. */
export const struckBy = (game: NinthAge, aim: PoolRef): PoolRef =>
  aim.pool >= 0 ? aim : (struckPools(unit(game, aim.unit))[0] ?? { unit: aim.unit, pool: 0 });

/** One blow, or hit of a Special Attack, with the facings with which the two units are in contact, seen from `by`. */
export function strikeOf(
  game: NinthAge,
  { unit: own, pool, part }: Striker,
  aim: PoolRef,
  special: SpecialAttack | null = null,
): Strike {
  const by = unit(game, own);
  const at = unit(game, aim.unit);
  let e: NinthAge["engagements"][number] | undefined;
  for (const x of game.engagements)
    if ((x.a === own && x.b === aim.unit) || (x.b === own && x.a === aim.unit)) {
      e = x;
      break;
    }
  const striking = there(by.pools[pool]);
  const using = there(striking.profile.parts[part]);
  const struck = poolOf(game, struckBy(game, aim));
  return {
    by,
    pool: striking,
    part: using,
    at,
    atPool: struck,
    striker: special === null ? partOf(by, striking, using) : specialOf(by, striking, special.attributes),
    struck: modelOf(at, struck),
    facing: e === undefined ? "front" : e.a === own ? e.aFacing : e.bFacing,
    foeFacing: e === undefined ? "front" : e.a === own ? e.bFacing : e.aFacing,
    special,
    shot: null,
  };
}

/** When a part of a pool's models strikes in this round, 10 first, 0 last. */
export interface Initiative extends Striker {
  readonly step: number;
}

/** A champion's mount is one like the others' of its unit: it strikes with them, as one of them. */
const countsWith = (u: Unit, pool: number, part: number): number => {
  const p = there(u.pools[pool]);
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
export function besides(game: NinthAge, u: Unit, pool: number): readonly AttacksBesides[] {
  const models = there(u.pools[pool]);
  let list = book.offers("attacks besides", game, { unit: u, pool: models, part: null });
  for (const part of models.profile.parts) {
    if (part.rules === undefined) continue;
    const own = book.offers("attacks besides", game, { unit: u, pool: models, part });
    if (own.length > 0) list = [...list, ...own];
  }
  // Mostly nobody does anything besides.
  return list.length === 0 ? NOTHING : list.map((o) => o.value);
}
const NOTHING: readonly never[] = [];

/** When such attacks are made: the Initiative Order is settled, also for a part that strikes no blows. */
const stepOf = (b: AttacksBesides, u: Unit, pool: number, order: readonly Initiative[]): number =>
  b.step !== "own" ? b.step : (order.find((o) => o.unit === u.id && o.pool === pool && o.part === b.part)?.step ?? 0);

/** The Initiative Steps in which somebody of this order strikes, the first one first. */
export function stepsOf(game: NinthAge, order: readonly Initiative[]): readonly number[] {
  const more = order.flatMap((o) => {
    const u = unit(game, o.unit);
    return besides(game, u, o.pool).map((b) => stepOf(b, u, o.pool, order));
  });
  return [...new Set([...order.map((o) => o.step), ...more])].sort((p, q) => q - p);
}

function compareAims(p: readonly PoolRef[], q: readonly PoolRef[]): number {
  for (let i = 0; i < Math.min(p.length, q.length); i++) {
    const a = there(p[i]);
    const b = there(q[i]);
    if (!samePool(a, b)) return a.unit - b.unit || a.pool - b.pool;
  }
  return p.length - q.length;
}

const sameAims = (p: readonly PoolRef[], q: readonly PoolRef[]): boolean => {
  if (p === q) return true;
  for (let at = 0; at < p.length && at < q.length; at++) if (!samePool(there(p[at]), there(q[at]))) return false;
  return p.length === q.length;
};

type Gathered = { -readonly [K in keyof Packet]: Packet[K] };

const sameSpecial = (p: SpecialAttack | null, q: SpecialAttack | null): boolean =>
  p === q || (p !== null && q !== null && p.rule === q.rule && p.each === q.each && p.sides === q.sides);

/** Puts attacks with those of the same kind that have the same choice of targets. */
function gather(
  packets: Gathered[],
  by: Striker,
  special: SpecialAttack | null,
  dice: number,
  aims: readonly PoolRef[],
): void {
  if (dice <= 0) return;
  for (const p of packets)
    if (p.part === by.part && p.pool === by.pool && sameSpecial(p.special, special) && sameAims(p.aims, aims)) {
      p.dice += dice;
      return;
    }
  packets.push({ unit: by.unit, pool: by.pool, part: by.part, special, dice, aims });
}

/** What the models of each pool do besides their blows at this Initiative Step; null where nobody does anything. */
function besidesAt(
  game: NinthAge,
  u: Unit,
  step: number,
  order: readonly Initiative[],
): readonly (readonly AttacksBesides[])[] | null {
  let more: (readonly AttacksBesides[])[] | null = null;
  // Whoever makes them for the models of a pool, makes them for its champion's mount.
  let men: readonly AttacksBesides[] | null = null;
  for (const [pool, p] of u.pools.entries()) {
    if (p.count === 0 && pool > 0) continue;
    const who = p.kind === "champion" ? 0 : pool;
    const all = who === 0 ? (men ??= besides(game, u, 0)) : besides(game, u, who);
    const now = all.length === 0 ? all : all.filter((b) => stepOf(b, u, who, order) === step);
    if (now.length > 0) (more ??= u.pools.map(() => NOTHING))[pool] = now;
  }
  return more;
}

/** May such a part strike at all? */
const strikesBlows = (game: NinthAge, u: Unit, pool: Pool, part: ModelPart): boolean =>
  book.refusals("strike blows", game, { unit: u, pool, part }).length === 0;

/** The most Supporting Attacks of one model with such a part. */
const mostSupport = (game: NinthAge, u: Unit, part: ModelPart): number =>
  resolve(
    priorityOfModifiers,
    supportingAttacks(heightOf(game, u)),
    book.modifiers("supporting attacks", game, { unit: u, pool: mainPool(u), part }),
  ).value;

/** The attacks that `u` makes at this Initiative Step, gathered by pool, by part and by choice of targets. */
export function packetsAt(
  game: NinthAge,
  u: Unit,
  step: number,
  duel: Duel | null,
  order: readonly Initiative[],
): readonly Packet[] {
  if (u.place !== "field" || models(u) === 0) return [];
  const more = besidesAt(game, u, step, order);
  const now = order.filter((o) => o.unit === u.id && o.step === step);
  // Who is not in the order, such as a part that its unit's others strike for, comes at its very end.
  if (now.length === 0 && more === null) return [];
  const strikesNow = (pool: number, part: number): boolean =>
    (now.some((o) => o.pool === pool && o.part === part) ||
      (step === 0 && !order.some((o) => o.unit === u.id && o.pool === pool && o.part === part))) &&
    strikesBlows(game, u, there(u.pools[pool]), there(u.pools[pool]?.profile.parts[part]));
  const who = attackers(game, u, duel);
  const packets: Gathered[] = [];
  let parts = 0;
  for (const p of u.pools) parts = Math.max(parts, p.profile.parts.length);
  for (let part = 0; part < parts; part++) {
    // Neighbours strike the same enemy alike: their Attack Value is asked once.
    let by = null as Striker | null;
    let at = null as PoolRef | null;
    let strikes = false;
    let full = 0;
    let most = null as number | null;
    for (const a of who) {
      const own = u.pools[a.pool]?.profile.parts[part];
      if (own === undefined || (a.rank > 0 && (own.harnessed || a.rank > supportingRanks(game, u, own)))) continue;
      const pool = countsWith(u, a.pool, part);
      if (by?.pool !== pool) {
        by = { unit: u.id, pool, part };
        at = null;
        strikes = strikesNow(pool, part);
      }
      if (!strikes) continue;
      const aim = there(a.aims[0]);
      if (at === null || !samePool(at, aim)) {
        at = aim;
        full = attackValue(game, strikeOf(game, by, aim)).value;
      }
      if (a.rank > 0) most ??= mostSupport(game, u, own);
      gather(packets, by, null, a.rank > 0 ? Math.min(full, most ?? full) : full, a.aims);
    }
  }
  if (more !== null) gatherBesides(packets, u, who, more);
  return packets.length < 2 ? packets : packets.sort(byPart);
}

/** Gathers what those of the first rank do beside their blows. */
function gatherBesides(
  packets: Gathered[],
  u: Unit,
  who: ReturnType<typeof attackers>,
  more: NonNullable<ReturnType<typeof besidesAt>>,
): void {
  for (const a of who) {
    if (a.rank > 0) continue;
    // A champion's mount is one like the others'.
    const pool = there(u.pools[a.pool]).kind === "champion" ? 0 : a.pool;
    for (const { part, special, aims: among } of more[a.pool] ?? []) {
      const aims = among(a);
      if (aims.length > 0) gather(packets, { unit: u.id, pool, part }, special, 1, aims);
    }
  }
}

/** By part, then by pool, blows before everything else, then by whom they strike. */
const byPart = (p: Packet, q: Packet): number =>
  p.part - q.part ||
  p.pool - q.pool ||
  Number(kindOf(p) > kindOf(q)) - Number(kindOf(p) < kindOf(q)) ||
  compareAims(p.aims, q.aims);

/** Blows before everything else. */
const kindOf = ({ special }: Packet): string => special?.rule ?? "";
