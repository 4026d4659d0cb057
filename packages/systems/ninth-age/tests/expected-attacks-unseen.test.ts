import type { GivenNumbers } from "@tercio/kernel";
import { completed, exactOdds } from "@tercio/odds";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import cases from "./expected/attacks.json" with { type: "json" };

interface Case {
  readonly title: string;
  readonly given: GivenNumbers;
  readonly mean: number;
  /** How likely each number of Health Points is to be lost. */
  readonly chances?: { readonly [points: string]: number };
}

const question = ninthAge.views.calculator?.find((q) => q.id === "attack");

// Worked out from the sheet and the rulings by a reader who has not seen the engine; the file stays as it was written.
test.each((cases as unknown as readonly Case[]).map((c) => [c.title, c] as const))(
  "U6: attacks told in numbers, by a reader of the sheet: %s",
  (_, { given, mean, chances }) => {
    if (question === undefined) throw new Error("no attacks are asked about");
    const whole = completed(question, given);
    if (!("given" in whole)) throw new Error(JSON.stringify(whole.lacking));
    const { results, exact } = exactOdds(ninthAge, question.pose(whole.given));
    expect(exact).toBe(true);
    expect(results.reduce((sum, r) => sum + Number(r.id) * r.probability, 0)).toBeCloseTo(mean, 9);
    for (const [points, probability] of Object.entries(chances ?? {}))
      expect(results.find((r) => r.id === points)?.probability ?? 0, points).toBeCloseTo(probability, 9);
    if (chances !== undefined) expect(Object.values(chances).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  },
);
