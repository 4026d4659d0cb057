import { expect, test } from "vitest";
import { run } from "./command.ts";

test("C5: a fight of 60 against 60 over six rounds is sampled after a counted limit, and says so", async () => {
  const sizes = ["a", "b"].flatMap((of) => [`--${of}-models`, "60", `--${of}-files`, "10"]);
  const started = process.memoryUsage().rss;
  const { code, out } = await run(
    "odds",
    "fight",
    "--system",
    "ninth-age",
    "--a",
    "heavy-infantry-with-halberds",
    "--b",
    "barbarians-with-spears",
    ...sizes,
    "--rounds",
    "6",
    "--json",
  );
  expect(code).toBe(0);
  const { probability, error, plays } = JSON.parse(out) as {
    readonly probability: number;
    readonly error: number;
    readonly plays: number;
  };
  // The same plays and the same chance on every machine: the limit counts positions, no clock.
  expect(plays).toBe(9600);
  expect(probability).toBeCloseTo(0.006771, 6);
  expect(error).toBeLessThan(0.01);
  expect(process.memoryUsage().rss - started).toBeLessThan(500e6);
});
