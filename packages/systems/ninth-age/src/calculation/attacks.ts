import { inForce, resolve } from "@tercio/kernel";
import { type Place, rankSlots, ranksOf } from "@tercio/mass-battle";
import { modelOf } from "../state/held.ts";
import { ruleId } from "../state/ids.ts";
import { book } from "../asking/book.ts";
import type { AttacksBesides, Reach, Strike } from "../asking/moments.ts";
import { poolAt, poolOf, rankAndFile, samePool } from "../state/pools.ts";
import { engagementsOf, models, type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { agility, attackValue } from "./characteristics.ts";
import { touches } from "./contact.ts";
import { formationOf } from "./formation.ts";
import { priorityOfModifiers } from "./pipeline.ts";
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

/** Who issued a Duel, and who accepted it. */
export interface Duel {
  readonly a: PoolRef;
  readonly b: PoolRef;
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

interface Attacker extends Reach {
  readonly pool: number;
  readonly supporting: boolean;
}

/** A model in base contact: what it can reach, and what across the front of its unit those behind it can. */
interface Touching {
  readonly place: Place;
  readonly pool: number;
  readonly aims: PoolRef[];
  readonly frontAims: PoolRef[];
  readonly touched: number[];
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
      const key = keyOf(t.own);
      let found = reach.get(key);
      if (found === undefined) {
        const aims: PoolRef[] = [];
        const own = poolAt(u, t.own.rank, t.own.file);
        const alike = frontOnly && u.pools[own]?.kind !== "character";
        found = { place: t.own, pool: own, aims, frontAims: alike ? aims : [], touched: [] };
        reach.set(key, found);
      }
      if (!found.touched.includes(foe.id)) found.touched.push(foe.id);
      const met = poolAt(foe, t.theirs.rank, t.theirs.file);
      const { aims, frontAims } = found;
      const put = (aim: PoolRef, itself = true): void => {
        if (itself) pushAim(aims, aim);
        if (front && frontAims !== aims) pushAim(frontAims, aim);
      };
      if (met > 0 && !duels(duel, foe.id, met)) put({ unit: foe.id, pool: met });
      // Who touches only one that stands for itself, or only a duellist, may strike the rank and file beside: no Character.
      if (met === 0) put({ unit: foe.id, pool: 0 });
      else if (rankAndFile(foe) > 0) put({ unit: foe.id, pool: 0 }, u.pools[found.pool]?.kind !== "character");
    }
  }
  return reach;
}

/** Each model of `u` that may strike now, with what it can reach. */
function attackers(game: NinthAge, u: Unit, duel: Duel | null): readonly Attacker[] {
  const reach = touching(game, u, duel);
  const duellist = duel?.a.unit === u.id ? duel.a : duel?.b?.unit === u.id ? duel.b : null;
  const rival = duellist === null ? null : duellist === duel?.a ? duel.b : (duel?.a ?? null);
  const strikers: Attacker[] = [];
  const supporters: Attacker[] = [];
  // Duellists strike each other wherever they stand, and nobody else, also when one of them has fallen.
  if (duellist !== null && rival !== null && poolOf(game, duellist).count > 0 && poolOf(game, rival).count > 0)
    strikers.push({ pool: duellist.pool, supporting: false, aims: [rival], touched: [] });
  const extra = supportingRanks(game, u);
  const formation = formationOf(u);
  const behind: (readonly number[])[] = [];
  for (let rank = 1; rank <= extra && rank < ranksOf(formation); rank++)
    behind.push(rankSlots(formation, rank, game.chirality));
  for (const [, m] of [...reach].sort((p, q) => p[0] - q[0])) {
    const aims = standingAims(game, m.aims);
    if (aims.length > 0 && m.pool !== duellist?.pool && u.pools[m.pool]?.refused !== true)
      strikers.push({ pool: m.pool, supporting: false, aims, touched: m.touched });
    if (m.place.rank > 0 || m.frontAims.length === 0) continue;
    const across = m.frontAims === m.aims ? aims : standingAims(game, m.frontAims);
    if (across.length === 0) continue;
    behind.forEach((slots, at) => {
      if (!slots.includes(m.place.file)) return;
      // Who strikes an enemy on its own flank or rear does not reach over its unit's front as well.
      const own = reach.get(keyOf({ rank: at + 1, file: m.place.file }));
      if (own === undefined || standingAims(game, own.aims).length === 0)
        supporters.push({ pool: 0, supporting: true, aims: across, touched: [] });
    });
  }
  return [...strikers, ...supporters];
}

/** Ranks behind the first from which `u` gives Supporting Attacks across its front. */
const supportingRanks = (game: NinthAge, u: Unit): number =>
  inForce(ruleId("supporting-attacks"))
    ? resolve(priorityOfModifiers, 1, book.modifiers("supporting ranks", game, { unit: u })).value
    : 0;

/** Those of whom somebody is left, in an order of their own: left and right may not decide which dice fall first. */
const standingAims = (game: NinthAge, aims: readonly PoolRef[]): readonly PoolRef[] =>
  aims.filter((a) => poolOf(game, a).count > 0).sort((p, q) => p.unit - q.unit || p.pool - q.pool);

function compareAims(p: readonly PoolRef[], q: readonly PoolRef[]): number {
  for (let i = 0; i < Math.min(p.length, q.length); i++) {
    const a = p[i] as PoolRef;
    const b = q[i] as PoolRef;
    if (!samePool(a, b)) return a.unit - b.unit || a.pool - b.pool;
  }
  return p.length - q.length;
}

function pushAim(aims: PoolRef[], aim: PoolRef): void {
  if (!aims.some((a) => samePool(a, aim))) aims.push(aim);
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
  // Whoever makes them for the models of a pool, makes them for its champion's mount.
  const more = u.pools.map((p, pool) =>
    p.count > 0 || pool === 0 ? besides(game, u, p.kind === "champion" ? 0 : pool).filter((b) => b.step === step) : [],
  );
  if (!order.some((o) => o.unit === u.id && o.step === step) && more.every((b) => b.length === 0)) return [];
  const who = attackers(game, u, duel);
  const packets: Packet[] = [];
  const add = (packet: Packet): void => {
    if (packet.dice <= 0) return;
    const at = packets.findIndex(
      (p) =>
        p.part === packet.part &&
        p.pool === packet.pool &&
        p.stomp === packet.stomp &&
        p.aims.length === packet.aims.length &&
        p.aims.every((a, i) => samePool(a, packet.aims[i] as PoolRef)),
    );
    const same = packets[at];
    if (same === undefined) packets.push(packet);
    else packets[at] = { ...same, dice: same.dice + packet.dice };
  };
  const steps = new Map<number, boolean>();
  const strikesNow = (pool: number, part: number): boolean => {
    const key = pool * 100 + part;
    let now = steps.get(key);
    if (now === undefined) {
      now = (order.find((o) => o.unit === u.id && o.pool === pool && o.part === part)?.step ?? 0) === step;
      steps.set(key, now);
    }
    return now;
  };
  // Neighbours strike the same enemy alike: their Attack Value is asked once.
  let alike: { readonly by: Striker; readonly aim: PoolRef; readonly full: number } | null = null;
  for (let part = 0; u.pools.some((p) => part < p.profile.parts.length); part++) {
    for (const a of who) {
      const harnessed = u.pools[a.pool]?.profile.parts[part]?.harnessed;
      if (harnessed === undefined || (a.supporting && harnessed)) continue;
      const pool = countsWith(u, a.pool, part);
      if (!strikesNow(pool, part)) continue;
      const aim = a.aims[0] as PoolRef;
      if (alike === null || alike.by.part !== part || alike.by.pool !== pool || !samePool(alike.aim, aim)) {
        const by: Striker = { unit: u.id, pool, part };
        alike = { by, aim, full: attackValue(game, strikeOf(game, by, aim)).value };
      }
      const most = a.supporting ? supportingAttacks(heightOf(game, u)) : alike.full;
      add({ unit: u.id, pool, part, stomp: false, dice: Math.min(alike.full, most), aims: a.aims });
    }
  }
  for (const a of who) {
    // A champion's mount is one like the others'.
    const pool = (u.pools[a.pool] as Pool).kind === "champion" ? 0 : a.pool;
    for (const { part, dice, aims: among } of more[a.pool] ?? []) {
      const aims = among(a);
      if (aims.length > 0) add({ unit: u.id, pool, part, stomp: true, dice, aims });
    }
  }
  return packets.sort(
    (p, q) => p.part - q.part || p.pool - q.pool || Number(p.stomp) - Number(q.stomp) || compareAims(p.aims, q.aims),
  );
}
