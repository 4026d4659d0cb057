import { counterSource } from "@tercio/dice";
import { expect, test } from "vitest";
import { gap, type Rectangle, wellApart } from "../src/index.ts";

const random = counterSource(7, 0);
const between = (low: number, high: number): number => low + random.next(high - low + 1) - 1;
const rectangle = (): Rectangle => ({
  x: between(-40_000, 40_000),
  y: between(-40_000, 40_000),
  facing: between(0, 65_535),
  width: between(2_000, 30_000),
  depth: between(2_000, 15_000),
});

test("what the circles call well apart is farther apart than asked, in 20,000 pairs", () => {
  let said = 0;
  for (let i = 0; i < 20_000; i++) {
    const [a, b] = [rectangle(), rectangle()];
    const level = between(-500, 6_000);
    if (!wellApart(a, b, level)) continue;
    said++;
    expect(gap(a, b)).toBeGreaterThan(level);
  }
  expect(said).toBeGreaterThan(5_000);
});
