import fc from "fast-check";
import { expect, test } from "vitest";
import { applyOperation, type Modifier, type Pipeline, resolve } from "./modifier.ts";

const pipeline: Pipeline = {
  stages: [
    { operations: ["set"], rule: null },
    { operations: ["times", "divide"], rule: null },
    { operations: ["add"], rule: null },
    { operations: ["atLeast", "atMost"], rule: null },
  ],
  round: "up",
  within: "lowest",
  withinRule: null,
};

function* orders<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length === 0) yield [];
  for (const [i, first] of list.entries())
    for (const rest of orders([...list.slice(0, i), ...list.slice(i + 1)])) yield [first, ...rest];
}

/** The definition: of all orders inside each stage, the one that ends lowest. */
function bruteForce(base: number, modifiers: readonly Modifier[]): number {
  let values = [base];
  for (const stage of pipeline.stages) {
    const here = modifiers.filter((m) => stage.operations.includes(m.operation));
    values = values.flatMap((v) =>
      [...orders(here)].map((order) => order.reduce((x, m) => applyOperation(m.operation, x, m.value, "up"), v)),
    );
  }
  return Math.min(...values);
}

test("sorting inside a stage gives what trying every order gives", () => {
  const modifier = fc.oneof(
    ...(["set", "add", "atLeast", "atMost"] as const).map((operation) =>
      fc.record({ operation: fc.constant(operation), value: fc.integer({ min: -3, max: 10 }) }),
    ),
    ...(["times", "divide"] as const).map((operation) =>
      fc.record({ operation: fc.constant(operation), value: fc.integer({ min: 1, max: 4 }) }),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.array(modifier, { maxLength: 5 }), (base, list) => {
      const modifiers = list.map((m) => ({ ...m, because: { key: "base" }, rule: null }));
      expect(resolve(pipeline, base, modifiers).value).toBe(bruteForce(base, modifiers));
    }),
    { numRuns: 4000 },
  );
});

test("the breakdown tells every step and ends at the value", () => {
  const because = { key: "base" };
  const { value, lines } = resolve(pipeline, 7, [
    { operation: "add", value: 1, because, rule: "a" },
    { operation: "divide", value: 2, because, rule: "b" },
  ]);
  expect(value).toBe(5);
  expect(lines.map((l) => [l.operation, l.value])).toEqual([
    ["base", 7],
    ["divide", 4],
    ["add", 5],
  ]);
});
