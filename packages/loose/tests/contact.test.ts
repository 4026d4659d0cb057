import { describe, expect, inject, test } from "vitest";
import {
  arranged,
  type Base,
  type BaseShape,
  charged,
  coherent,
  followed,
  gap,
  halfTurnBase,
  isStuck,
  mirrorBase,
  mostInContact,
  nearest,
  type Neared,
  overlap,
  pileIn,
  touchedBy,
} from "../src/index.ts";
import { work } from "../src/work.ts";
import { dice, inches, oval, round, table } from "./bases.ts";
import { inProof } from "@tercio/testkit/in-proof";

const REACH = inches(1);
const CLOSE = inches(0.5);
const small: BaseShape = { kind: "round", radius: 1600 };
const many = (n: number, shape: BaseShape = small): readonly BaseShape[] => Array.from({ length: n }, () => shape);
const row = (n: number, x: number, y: number, mm = 32): readonly Base[] =>
  Array.from({ length: n }, (_, i) => round(mm, x + Math.round((i - (n - 1) / 2) * (mm * 100 + 2)), y));

/** What came out is a legal move of one coherent unit, as a referee follows it. */
function legal(from: readonly Base[], { to, moved }: Neared, others: readonly Base[], limit: number): void {
  const hindrances = others.map((base) => ({ base, keep: 0 }));
  const again = followed(from, to, moved.order, hindrances, table, limit);
  expect(isStuck(again)).toBe(false);
  expect(again).toEqual(moved);
  expect(coherent(to, REACH)).toBe(true);
  expect(to.some((a, i) => [...others, ...to.slice(0, i)].some((b) => overlap(a, b)))).toBe(false);
}

const touching = (bases: readonly Base[], enemies: readonly Base[]): number =>
  bases.filter((b) => nearest([b], enemies) <= 3).length;

/** How many of a unit are found near enemies at once; none where the unit would fall apart. */
const most = (
  from: readonly Base[],
  enemies: readonly Base[],
  limit: number,
  distance: number,
  friends: readonly Base[] = [],
): { readonly count: number; readonly proven: boolean } => {
  const found = mostInContact(from, enemies, friends, table, limit, distance, REACH);
  if (found === null) return { count: 0, proven: false };
  legal(from, found, [...enemies, ...friends], limit);
  expect(found.to.filter((b) => nearest([b], enemies) <= Math.max(distance, 3) + 1e-6).length).toBe(found.count);
  return found;
};

describe("how many can be near enemies", () => {
  test("five and more stand round one of their size; a second rank within an inch of small ones", () => {
    const enemy = round(32, 0, 0);
    const from = row(6, 0, -9000);
    expect(most(from, [enemy], inches(12), 0).count).toBeGreaterThanOrEqual(5);
    expect(most(from.slice(0, 5), [enemy], inches(12), 0)).toMatchObject({ count: 5, proven: true });
    // Through a gate of one base's width only one of two ranks comes to touch, the other stands within an inch behind it.
    const walls = [round(120, -7300, -4000), round(120, 7300, -4000)];
    const two = [round(25, 0, -9000), round(25, 0, -11_600)];
    expect(most(two, [round(25, 0, -4000)], inches(4), inches(1), walls).count).toBe(2);
  });

  test("who is too far is not counted: 3 inches exactly reach", () => {
    const at = (d: number): number => most([round(32, 0, 0)], [round(32, 0, 3200 + d)], inches(3), 0).count;
    expect([inches(2.99), inches(3), inches(3.01)].map(at)).toEqual([1, 1, 0]);
    const close = (d: number): number => most([round(32, 0, 0)], [round(32, 0, 3200 + d)], inches(3), REACH).count;
    expect([inches(4), inches(4.01)].map(close)).toEqual([1, 0]);
  });

  test("side by side without a gap five of 40 mm fit round one of 32, whoever has to go all the way round", () => {
    // 360 degrees hold 5.3 of them: an angle of 67.5 degrees each.
    const from = Array.from({ length: 5 }, (_, i) => round(40, (i - 2) * 4002, -9000));
    expect(most(from, [round(32, 0, 0)], inches(8), 0)).toMatchObject({ count: 5, proven: true });
  });

  test("a unit does not fall apart for one more: who would be out of reach of the others stays with them", () => {
    const from = [round(32, -1600, 0), round(32, 1602, 0)];
    const apart = (gapOfFoes: number): number => {
      const x = 3200 + gapOfFoes / 2;
      return most(from, [round(32, -x, 4000), round(32, x, 4000)], inches(3), 0).count;
    };
    // Each can touch an enemy of its own, but only where the two of them are an inch apart or less then.
    expect([inches(1), inches(6)].map(apart)).toEqual([2, 1]);
  });
});

describe("a pile-in", () => {
  const enemies = row(5, 0, 0);

  test("a row 2 inches away comes to touch, each man his own", () => {
    const from = row(5, 0, -3200 - inches(2));
    const found = pileIn(from, [enemies], [], table, inches(3), REACH);
    legal(from, found, enemies, inches(3));
    expect(touching(found.to, enemies)).toBe(5);
  });

  test("nobody goes more than 3 inches or ends farther from the enemy who was nearest", () => {
    const roll = dice(5);
    for (let n = 0; n < (inject("fully") ? 12 : 4); n++) {
      const foes = arranged("close", many(roll(2, 8)), { x: 0, y: 0 }, roll(0, 65535), REACH);
      const shape: BaseShape = n % 3 === 0 ? { kind: "oval", length: 6000, width: 3500 } : small;
      const y = -Math.round(6000 + roll(2000, 7000) + 3200);
      const from = arranged(
        n % 2 === 0 ? "line" : "close",
        many(roll(2, 8), shape),
        { x: roll(-4000, 4000), y },
        0,
        REACH,
      );
      if (nearest(from, foes) <= 0) continue;
      const found = pileIn(from, [foes], [], table, inches(3), REACH);
      legal(from, found, foes, inches(3));
      from.forEach((b, i) => {
        const near = foes.reduce((best, e) => (gap(b, e) < gap(b, best) ? e : best));
        expect(gap(found.to[i] as Base, near)).toBeLessThanOrEqual(Math.max(gap(b, near), 3) + 1e-6);
      });
      expect(nearest(found.to, foes)).toBeLessThan(nearest(from, foes));
    }
  });

  test("the rear follows; a unit that would fall apart leaves the last where they stood", () => {
    const from = arranged("close", many(12), { x: 0, y: -11_000 }, 0, REACH);
    const found = pileIn(from, [enemies], [], table, inches(3), REACH);
    legal(from, found, enemies, inches(3));
    expect(found.moved.order.length).toBeGreaterThan(8);
    // Two in a chain an inch apart, the rear one shut in: the front one may go no farther than the chain.
    const chain = [round(32, 0, -6000), round(32, 0, -6000 - 3200 - 2500)];
    const walls = [0, 1, 2, 3, 4, 5].map((k) =>
      round(
        25,
        Math.round(2900 * Math.sin((k * Math.PI) / 3)),
        -11_700 + Math.round(2900 * Math.cos((k * Math.PI) / 3)),
      ),
    );
    const front = walls.filter((w) => !overlap(w, chain[0] as Base));
    const split = pileIn(chain, [[round(32, 0, 0)]], front, table, inches(3), REACH);
    legal(chain, split, [round(32, 0, 0), ...front], inches(3));
  });

  test("who touches stays", () => {
    const from = row(3, 0, -3200);
    expect(pileIn(from, [enemies], [], table, inches(3), REACH).moved.order).toEqual([]);
  });
});

describe("a charge", () => {
  const enemies = row(5, 0, 0);
  const at = (inchesAway: number, n = 5): readonly Base[] => row(n, 0, -3200 - inches(inchesAway));

  test("half an inch away will do, a hundredth more will not", () => {
    const one = (d: number, roll: number): Neared | null =>
      charged([round(32, 0, -3200 - inches(d))], [[round(32, 0, 0)]], [], table, inches(roll), CLOSE, REACH);
    for (const d of [8, 8.01, 8.49, 8.5]) {
      const found = one(d, 8);
      expect(found === null ? null : nearest(found.to, [round(32, 0, 0)])).toBeLessThanOrEqual(CLOSE);
      expect(found?.moved.ways[0]?.length).toBeLessThanOrEqual(inches(8) + 1);
    }
    expect(one(8.51, 8)).toBeNull();
    expect(one(8, 7.49)).toBeNull();
    expect(one(8, 7.5)).not.toBeNull();
  });

  test("all follow who can, in one group, the first within half an inch", () => {
    for (const [d, roll] of [
      [5, 6],
      [6, 9],
      [8, 8],
    ] as const) {
      const from = at(d);
      const found = charged(from, [enemies], [], table, inches(roll), CLOSE, REACH);
      if (found === null) throw new Error("no charge");
      legal(from, found, enemies, inches(roll));
      expect(found.moved.order[0]).toBe(found.first);
      expect(nearest([found.to[found.first] as Base], enemies)).toBeLessThanOrEqual(CLOSE);
      expect(touching(found.to, enemies)).toBe(5);
    }
  });

  test("a block and ovals charge too, round friends in the way", () => {
    const riders = arranged(
      "line",
      many(3, { kind: "oval", length: 6000, width: 3500 }),
      { x: 0, y: -20_000 },
      0,
      REACH,
    );
    const friends = [round(60, 0, -10_000), oval(90, 52, 7000, -11_000, 9000)];
    const found = charged(riders, [enemies], friends, table, inches(9), CLOSE, REACH);
    if (found === null) throw new Error("no charge");
    legal(riders, found, [...enemies, ...friends], inches(9));
    expect(nearest([found.to[found.first] as Base], enemies)).toBeLessThanOrEqual(CLOSE);
    const block = arranged("close", many(20), { x: 0, y: -20_000 }, 0, REACH);
    const twenty = charged(block, [enemies], [], table, inches(7), CLOSE, REACH);
    if (twenty === null) throw new Error("no charge");
    legal(block, twenty, enemies, inches(7));
    expect(touching(twenty.to, enemies)).toBeGreaterThanOrEqual(4);
  });

  test("no charge where nobody gets through, but who flies does", () => {
    const wall = row(23, 0, -9000);
    const shut = { width: 23 * 3202, depth: table.depth };
    const ask = (flies: boolean): Neared | null =>
      charged(at(5, 3), [enemies], wall, shut, inches(6), CLOSE, REACH, { flies });
    expect(ask(false)).toBeNull();
    expect(touching(ask(true)?.to ?? [], enemies)).toBe(3);
  });

  test("mirrored and half-turned it is exactly so", () => {
    const from = arranged("close", many(7), { x: 4000, y: -15_000 }, 2000, REACH);
    const foes = [...row(4, 0, 0), oval(60, 35, 9000, 1000, 7000)];
    const friends = [round(40, 3000, -7000)];
    for (const [seen, options] of [
      [mirrorBase, { chirality: -1 }],
      [halfTurnBase, {}],
    ] as const) {
      const plain = charged(from, [foes], friends, table, inches(7), CLOSE, REACH);
      const other = charged(
        from.map(seen),
        [foes.map(seen)],
        friends.map(seen),
        table,
        inches(7),
        CLOSE,
        REACH,
        options,
      );
      expect(plain).not.toBeNull();
      expect(other?.to).toEqual(plain?.to.map(seen));
      expect(other?.first).toBe(plain?.first);
      const piled = pileIn(from, [foes], friends, table, inches(6), REACH);
      const otherPiled = pileIn(from.map(seen), [foes.map(seen)], friends.map(seen), table, inches(6), REACH, options);
      expect(otherPiled.to).toEqual(piled.to.map(seen));
      expect(otherPiled.moved.order).toEqual(piled.moved.order);
    }
  });
});

describe("S4: thirty against thirty", () => {
  const block = (y: number): readonly Base[] => [0, 1, 2].flatMap((rank) => row(10, 400 * rank, y - 3300 * rank));
  const from = block(-9000);
  const enemies = [block(6600), row(5, 28_000, 2000)];
  const friends = row(4, -26_000, -8000);

  inProof("a search that is ended says so, and comes to the same again", () => {
    const ask = () => charged(from, enemies, friends, table, inches(12), CLOSE, REACH);
    const before = work.done;
    const found = ask();
    const cost = work.done - before;
    expect(from.some((a) => [...enemies.flat(), ...friends].some((b) => overlap(a, b)))).toBe(false);
    expect(found?.ended).toBe(true);
    // Two million before a unit that is being put together was ended too.
    expect(cost).toBeLessThan(1_600_000);
    if (found !== null) legal(from, found, [...enemies.flat(), ...friends], inches(12));
    expect(ask()).toEqual(found);
    expect(work.done - before).toBe(2 * cost);
  });

  test("a pile-in whose every model can touch is found whole, and says nothing", () => {
    const found = pileIn(row(3, 0, -4000), [row(5, 0, 0)], [], table, inches(3), REACH);
    expect([touching(found.to, row(5, 0, 0)), found.ended]).toEqual([3, false]);
  });
});

test("a circle touches who lies under it at least in part, at its very edge too", () => {
  const circle = { x: 0, y: 0, radius: inches(3) };
  const bases = [0, -1, 1].map((off) => round(32, 0, inches(3) + 1600 + off));
  expect(touchedBy([...bases, oval(60, 35, inches(3) + 1750, 0), oval(60, 35, inches(3) + 1752, 0)], circle)).toEqual([
    0, 1, 3,
  ]);
});
