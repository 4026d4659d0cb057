import { expect, test } from "vitest";
import { leaf, sumsFrom, together, visitDifferent } from "./leaves.ts";

const state = {
  units: [
    { id: 0, men: [10, 1], name: "a" },
    { id: 1, men: [20], name: "b" },
  ],
  lost: [2, 0],
  over: false,
};
type State = typeof state;
const first: State = { ...state, units: [{ id: 0, men: [7, 1], name: "a" }, ...state.units.slice(1)], lost: [5, 0] };
const second: State = { ...state, units: [...state.units.slice(0, 1), { id: 1, men: [19], name: "b" }], lost: [2, 1] };
const third: State = { ...state, lost: [4, 0], over: true };

test("keys add up over the leaves in which states differ, however they were made", () => {
  const both = together(state, [first, second]) as State;
  expect(both).toEqual({ ...state, units: [first.units[0], second.units[1]], lost: [5, 1] });
  const [p, q, all] = [first, second, both].map((s) => sumsFrom(state, s)) as [typeof NONE, typeof NONE, typeof NONE];
  expect(all).toEqual({ a: (p.a + q.a) | 0, b: (p.b + q.b) | 0 });
  // Told from another state, and of a copy that shares nothing.
  const far = sumsFrom(third, JSON.parse(JSON.stringify(both)) as State);
  const back = sumsFrom(third, state);
  expect(far).toEqual({ a: (back.a + all.a) | 0, b: (back.b + all.b) | 0 });
  expect(sumsFrom(state, state)).toEqual(NONE);
});
const NONE = { a: 0, b: 0 };

test("numbers that several change are added up; what else two change has no state that has both", () => {
  expect(together(state, [first, third])?.lost).toEqual([7, 0]);
  expect(together(state, [first, state, state])).toBe(first);
  // Also where what some add others take away again.
  for (const [by, sum] of [
    [[1, -1, 5], 5],
    [[1, -1], 0],
    [[3, -2, -1], 0],
  ] as const)
    expect(
      together(
        { n: 7, list: [7] },
        by.map((more) => ({ n: 7 + more, list: [7 + more] })),
      ),
    ).toEqual({ n: 7 + sum, list: [7 + sum] });
  expect(together({ a: 1, b: 2 } as object, [{ a: 1 }, { a: 1, b: 2, c: 3 }, { a: 4, b: 2 }])).toEqual({ a: 4, c: 3 });
  expect(together({ a: 1, b: "x" } as object, [{ a: 1 }, { a: 1, b: "y" }])).toBeNull();
  expect(together(state, [third, { ...state, over: true }])).toBeNull();
  // A list that grows in two places is none that can be put together.
  const longer = { ...state, lost: [2, 0, 1] };
  expect(together(state, [longer, first])).toBeNull();
  expect(together(state, [longer, third])).toBeNull();
});

test("a field that comes or goes, an empty list and a list that was none are told apart", () => {
  const seen: unknown[] = [];
  visitDifferent({ a: 1, b: [] as number[] }, { b: [2], c: null }, (_, from, to) => seen.push([from, to]));
  expect(seen).toHaveLength(4);
  expect(seen).toContainEqual([1, undefined]);
  expect(seen).toContainEqual([undefined, null]);
  expect(seen).toContainEqual([0, 1]);
  expect(seen).toContainEqual([undefined, 2]);
  expect(sumsFrom({ x: { y: 1 } }, { x: [3] })).toEqual(less(sumsFrom({}, { x: [3] }), sumsFrom({}, { x: { y: 1 } })));
  const [none, list, record] = [{}, { x: [] }, { x: {} }].map((s) => JSON.stringify(sumsFrom({}, s)));
  expect(new Set([none, list, record]).size).toBe(3);
  expect(leaf({ a: 1, b: 2 }, undefined)).toEqual(NONE);
});

test("a list and a record are never told to be alike, nor a field that is called like a sign of ours", () => {
  const pairs: readonly (readonly [object, object])[] = [
    [{ x: [1] }, { x: { 0: 1 } }],
    [{ x: { 0: 1, length: 1 } }, { x: [1] }],
    [{ x: [] }, { x: { "#": 0 } }],
    [{ x: { y: 1 } }, { x: { y: 1, "#": -1 } }],
    [{ x: [[], 1] }, { x: [{}, 1] }],
    [{ x: [1, 2] }, { x: [1] }],
  ];
  for (const [from, to] of pairs) {
    let [a, b] = [0, 0];
    visitDifferent(from, to, (path, was, is) => {
      const [gone, come] = [leaf(path, was), leaf(path, is)];
      a = (a + come.a - gone.a) | 0;
      b = (b + come.b - gone.b) | 0;
    });
    // What is visited one by one adds up to what is told of the whole, and that is not nothing.
    expect({ a, b }, JSON.stringify([from, to])).toEqual(sumsFrom(from, to));
    expect(sumsFrom(from, to)).not.toEqual(NONE);
    expect(sumsFrom({}, to)).not.toEqual(sumsFrom({}, from));
    expect(together(from, [to, { ...from, y: 1 }])).toEqual({ ...to, y: 1 });
  }
  // In which order its fields were written makes no difference.
  expect(sumsFrom({}, { p: 1, q: { r: 2, s: 3 } })).toEqual(sumsFrom({}, { q: { s: 3, r: 2 }, p: 1 }));
  expect(together({ x: [1] as unknown }, [{ x: { 0: 1 } }, { x: [2] }])).toBeNull();
});

const less = (p: typeof NONE, q: typeof NONE) => ({ a: (p.a - q.a) | 0, b: (p.b - q.b) | 0 });
