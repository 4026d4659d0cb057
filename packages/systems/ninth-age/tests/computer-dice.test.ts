import { rollOutcome } from "@tercio/dice";
import { engineOf, silent } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { block, melee, type Played, played, quiet } from "./rule-cases/scenes.ts";
import { enter } from "../src/sequence/flow.ts";

const engine = engineOf(ninthAge);
type Part = "material" | "combats" | "position";
const worth = (game: Played["game"], part: Part): number =>
  ninthAge.computer.evaluate(game, 3).find((p) => p.id === part)?.value ?? Number.NaN;

/** A part of the judgement before the dice that stand, and after each of the 36 throws of them. */
function thrown({ game, request }: Played, part: Part): { readonly before: number; readonly after: readonly number[] } {
  if (request?.type !== "roll" || !("dice" in request.dice) || request.dice.dice !== 2) throw new Error("no 2D6 stand");
  const faces = [1, 2, 3, 4, 5, 6];
  const after = faces.flatMap((p) =>
    faces.map((q) => {
      const left = [p, q];
      const outcome = rollOutcome(request.dice, { next: () => left.shift() as number } as never);
      return worth(engine.reply(game, outcome, silent).game, part);
    }),
  );
  return { before: worth(game, part), after };
}
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** B, so many inches from the table’s edge, runs from A, who has declared a charge. */
const running = (inches: number): Played =>
  played(
    {
      phase: "charge",
      units: {
        A: block("first", [0, 24 - inches - 14], "north"),
        B: block("second", [0, 24 - inches], "south"),
        C: block("second", [-30, -15], "south"),
      },
    },
    [
      { choice: "charge", answer: { unit: "A", target: "B" } },
      { choice: "charge-reaction", answer: { reaction: "flee" } },
    ],
    { until: { roll: "roll.flee" } },
  );

describe("what dice are about to do is in the judgement before they fall", () => {
  test.each([8, 11, 14, 17])(
    "t9a.rule.flee-move, t9a.rule.flee-reaction: a flight that begins %i inches from the edge",
    (inches) => {
      const { before, after } = thrown(running(inches), "material");
      expect(before).toBeCloseTo(mean(after), 6);
      expect(Math.max(...after) - Math.min(...after)).toBeGreaterThan(1);
    },
  );

  test("a flight from near the edge is worth less than one from far", () => {
    const far = [8, 11, 14, 17].map((inches) => 0 - thrown(running(inches), "material").before);
    expect([...far].sort((p, q) => p - q)).toEqual(far);
    expect((far[3] as number) - (far[0] as number)).toBeGreaterThan(50);
  });

  test("t9a.panic.failed.flee-direction: whoever fails a Panic Test flees from the nearest enemy, here towards the edge", () => {
    const units = { A: block("first", [0, -15], "north"), B: block("second", [0, 0], "south") };
    const due = enter("panic-tests", { tests: [{ unit: 0, cause: "destroyed", from: null }] });
    const run = played({ phase: "shooting", units }, [], { enter: [due], until: { roll: "roll.panic" } } as never);
    const { before, after } = thrown(run, "material");
    expect(before).toBeCloseTo(mean(after), 6);
    expect(new Set(after.map((x) => Math.trunc(x))).size).toBe(2);
  });

  test("t9a.rule.restrain: whoever is to be held back still pursues if its test fails", () => {
    const run = played(
      melee({ C: block("second", [-30, 20], "south") }),
      quiet({
        "roll.break": { show: { total: 12 } },
        pursue: { choice: "pursue", answer: { pursue: false } },
        "roll.restrain": (() => null) as never,
      }),
      { until: { roll: "roll.restrain" } },
    );
    const { before, after } = thrown(run, "combats");
    expect(before).toBeCloseTo(mean(after), 6);
    expect(new Set(after.map((x) => Math.trunc(x))).size).toBe(2);
  });

  /** A, in contact to the north of the middle, has broken B; C looks on. */
  const pursued = (pursue: boolean, until: string): Played =>
    played(
      melee({ C: block("second", [-30, 20], "south") }, { at: [0, 6] }),
      quiet({
        "roll.break": { show: { total: 12 } },
        pursue: { choice: "pursue", answer: pursue ? { pursue, prey: "B" } : { pursue } },
        "roll.flee": { show: { total: 12 } },
        "roll.restrain": (() => null) as never,
      }),
      { until: { roll: until } },
    );

  test("t9a.rule.restrain, t9a.rule.pursuit: where a pursuit would lead counts by how likely it comes", () => {
    const { before, after } = thrown(pursued(false, "roll.restrain"), "position");
    expect(before).toBeCloseTo(mean(after), 6);
    expect(Math.max(...after) - Math.min(...after)).toBeGreaterThan(50);
  });

  test("t9a.rule.pursuit: where a pursuit leads is in the judgement before its dice fall, as far as it goes on average", () => {
    const { before, after } = thrown(pursued(true, "roll.pursuit"), "position");
    // Its own place, not rounded to where it may stand, is off by a little; all of it would be 80 points.
    expect(Math.abs(before - mean(after))).toBeLessThan(8);
    expect(Math.max(...after) - Math.min(...after)).toBeGreaterThan(30);
  });
});
