import { copyOfUnit } from "./copies.ts";
import type { NinthAge, Pool, Unit } from "./state.ts";

// Records that stand in for others while something is found, and write down what is read of them.

/** Something that was asked of another unit as a whole: is the answer the same of this one? What it hangs on does not count. */
type Asked = (game: NinthAge, u: Unit) => boolean;

/** What was looked at of another unit. */
export interface Look {
  readonly id: number;
  readonly record: Unit;
  /** Bits: which of {@link FIELDS}, the first 30 and the rest. */
  low: number;
  high: number;
  asked: readonly Asked[];
  /** The same of each of its pools, where these were looked at one by one. */
  pools: number[] | null;
}

/** The same when all is found: fields by name, with what they held. */
export interface Seen {
  readonly id: number;
  readonly record: Unit;
  readonly fields: readonly (keyof Unit)[];
  readonly values: readonly unknown[];
  readonly asked: readonly Asked[];
  readonly pools: readonly number[] | null;
}

const NOTHING: readonly never[] = [];

/** Another unit's record while something is found: it has all fields of a record, and says which were read. */
class StandIn {
  readonly record: Unit;
  private looks: Look[];
  /** Do its pools write down what is read of them, each for itself? */
  readonly within: boolean;
  private own: Look | null = null;
  private stand: readonly Pool[] | null = null;

  constructor(record: Unit, looks: Look[], within: boolean) {
    this.record = record;
    this.looks = looks;
    this.within = within;
  }

  /** The same once more, for something else that is found. */
  anew(looks: Look[]): void {
    this.looks = looks;
    this.own = null;
    this.stand = null;
  }

  get each(): readonly Pool[] {
    const { look } = this;
    const marks = (look.pools ??= this.record.pools.map(() => 0));
    this.stand ??= this.record.pools.map((p, at) => poolFor(p, marks, at));
    return this.stand;
  }

  get look(): Look {
    if (this.own === null) {
      let record: Unit | StandIn = this.record;
      while (record instanceof StandIn) record = record.record;
      this.looks.push((this.own = { id: record.id, record, low: 0, high: 0, asked: NOTHING, pools: null }));
    }
    return this.own;
  }
}

/** A pool of such a record. */
class PoolStandIn {
  readonly record: Pool;
  readonly marks: number[];
  readonly at: number;

  constructor(record: Pool, marks: number[], at: number) {
    this.record = record;
    this.marks = marks;
    this.at = at;
  }
}
/** With the getters of all fields they are records to whoever looks at them. */
const isPool = (made: unknown): made is Pool => made instanceof PoolStandIn;
const isUnit = (made: unknown): made is Unit => made instanceof StandIn;
function poolFor(record: Pool, marks: number[], at: number): Pool {
  const made: unknown = new PoolStandIn(record, marks, at);
  return isPool(made) ? made : record;
}
export function standInFor(record: Unit, looks: Look[], within: boolean): Unit {
  const made: unknown = new StandIn(record, looks, within);
  return isUnit(made) ? made : record;
}

/** By unit, who stood in for it last: most units are the same records for long. */
const lately: StandIn[] = [];
export function again(record: Unit, looks: Look[]): Unit {
  const before = lately[record.id];
  if (before?.record === record) {
    before.anew(looks);
    const made: unknown = before;
    if (isUnit(made)) return made;
  }
  const made = standInFor(record, looks, false);
  if (made instanceof StandIn) lately[record.id] = made;
  return made;
}

const OF_POOLS: { readonly [field in keyof Pool]: true } = {
  ...{ kind: true, profile: true, count: true, lost: true, weapon: true },
  ...{ slot: true, refused: true, cost: true, self: true },
};
const POOL_FIELDS = Object.keys(OF_POOLS) as (keyof Pool)[];
for (const [at, field] of POOL_FIELDS.entries())
  Object.defineProperty(PoolStandIn.prototype, field, {
    get(this: PoolStandIn) {
      this.marks[this.at] = (this.marks[this.at] as number) | (1 << at);
      return this.record[field];
    },
  });

/** Beside the fields: whether anybody of it stands. */
const STANDS = 1 << POOL_FIELDS.length;

/** Does anybody of a pool stand? What asks so hangs on that alone, and not on how many they are. */
export function stands(p: Pool): boolean {
  const looked: unknown = p;
  if (!(looked instanceof PoolStandIn)) return p.count > 0;
  looked.marks[looked.at] = (looked.marks[looked.at] as number) | STANDS;
  return looked.record.count > 0;
}

/** Is all that was read of each pool of one record the same of another? */
function samePools(p: readonly Pool[], q: readonly Pool[], marks: readonly number[]): boolean {
  if (p.length !== q.length) return false;
  for (let i = 0; i < marks.length; i++) {
    const a = p[i] as Pool;
    const b = q[i] as Pool;
    const read = marks[i] as number;
    if (a === b) continue;
    if ((read & STANDS) !== 0 && a.count > 0 !== b.count > 0) return false;
    for (let left = read & (STANDS - 1), at = 0; left !== 0; left >>= 1, at++) {
      const field = POOL_FIELDS[at] as keyof Pool;
      if ((left & 1) !== 0 && a[field] !== b[field]) return false;
    }
  }
  return true;
}

let FIELDS: readonly (keyof Unit)[] = NOTHING;
const HALF = 30;
/** One getter for each field of a record. */
export function prepare(u: Unit): void {
  if (FIELDS.length > 0) return;
  FIELDS = Object.keys(copyOfUnit(u)) as (keyof Unit)[];
  for (const [at, field] of FIELDS.entries())
    Object.defineProperty(StandIn.prototype, field, {
      get(this: StandIn) {
        if (this.within && field === "pools") return this.each;
        if (at < HALF) this.look.low |= 1 << at;
        else this.look.high |= 1 << (at - HALF);
        return this.record[field];
      },
    });
}

/** By the bits of both halves: mostly the same few fields are looked at. */
const named = new Map<number, readonly (keyof Unit)[]>();
function fieldsOf(low: number, high: number): readonly (keyof Unit)[] {
  const key = high * 2 ** HALF + low;
  let fields = named.get(key);
  if (fields === undefined) {
    fields = FIELDS.filter((_, at) => ((at < HALF ? low >> at : high >> (at - HALF)) & 1) !== 0);
    named.set(key, fields);
  }
  return fields;
}

export function seenOf(looks: readonly Look[]): readonly Seen[] {
  const all: Seen[] = [];
  for (const { id, record, low, high, asked, pools } of looks) {
    const fields = fieldsOf(low, high);
    const values: unknown[] = [];
    for (const field of fields) values.push(record[field]);
    all.push({ id, record, fields, values, asked, pools });
  }
  return all;
}

const is = (p: unknown, q: unknown): boolean => p === q;

/**
 * What a whole unit comes to, asked of a record that nothing is remembered of: where it stands in for another, the answer is
 * written down in place of what it was made of; null where it is nobody's but its own.
 */
export function throughStandIn<T>(
  game: NinthAge | null,
  u: Unit,
  of: (game: NinthAge, u: Unit) => T,
  same: (p: T, q: T) => boolean = is,
): { readonly answer: T } | null {
  const looked: unknown = u;
  if (!(looked instanceof StandIn)) return null;
  const answer = of(game as NinthAge, looked.record);
  looked.look.asked = [...looked.look.asked, (g, v) => same(answer, of(g, v))];
  return { answer };
}

export function looksHold(looks: readonly Seen[], game: NinthAge): boolean {
  for (let i = 0; i < looks.length; i++) {
    const { id, record, fields, values, asked, pools } = looks[i] as Seen;
    const now = game.units[id];
    if (now === record) continue;
    if (now === undefined) return false;
    for (let at = 0; at < fields.length; at++) if (now[fields[at] as keyof Unit] !== values[at]) return false;
    if (pools !== null && !samePools(now.pools, record.pools, pools)) return false;
    for (let at = 0; at < asked.length; at++) if (!(asked[at] as Asked)(game, now)) return false;
  }
  return true;
}
