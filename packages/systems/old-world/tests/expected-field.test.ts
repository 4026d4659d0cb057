import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { arrivalAnswers } from "./expected-field/arrivals.ts";
import { laterAnswers } from "./expected-field/arrivals-later.ts";
import { chargeAnswers } from "./expected-field/charges.ts";
import { commandAnswers } from "./expected-field/commands.ts";
import { groundAnswers } from "./expected-field/ground.ts";
import { leadingAnswers } from "./expected-field/leading.ts";
import { looseAnswers } from "./expected-field/loose.ts";
import { moveAnswers } from "./expected-field/moves.ts";
import { type Answers, NOT_ASKED, type Written } from "./expected-field/scene.ts";
import { setUpAnswers } from "./expected-field/set-up.ts";
import { PARTS, WAITING } from "./expected-field/waiting.ts";

/** Situations answered by a reader of the sheets and facts without the engine; the files stay as they were written. */
const written = ["field", "arrivals", "ground"].flatMap(
  (name) => JSON.parse(readFileSync(new URL(`./expected/${name}.json`, import.meta.url), "utf8")) as readonly Written[],
);
const answers: Answers = {
  ...setUpAnswers,
  ...chargeAnswers,
  ...moveAnswers,
  ...arrivalAnswers,
  ...laterAnswers,
  ...leadingAnswers,
  ...looseAnswers,
  ...groundAnswers,
  ...commandAnswers,
};

/** How far a number may differ that was written to three decimals: half of the last, and what whole 0.01 mm and angles round. */
const NEAR = 0.01;
function near(found: unknown, expected: unknown): boolean {
  if (found === NOT_ASKED) return expected !== undefined;
  if (typeof found === "number" && typeof expected === "number") return Math.abs(found - expected) < NEAR;
  if (Array.isArray(found) && Array.isArray(expected))
    return found.length === expected.length && found.every((f, i) => near(f, expected[i]));
  if (typeof found === "object" && typeof expected === "object" && found !== null && expected !== null) {
    const [a, b] = [Object.entries(found), Object.entries(expected)];
    return a.length === b.length && b.every(([k, v]) => near(Object.fromEntries(a)[k], v));
  }
  return found === expected;
}

/** The parts of an answer that are not asked, by where they stand in it ("2.0"). */
function notAsked(found: unknown, place: readonly string[] = []): readonly string[] {
  if (found === NOT_ASKED) return [place.join(".")];
  if (typeof found !== "object" || found === null) return [];
  return Object.entries(found).flatMap(([k, v]) => notAsked(v, [...place, k]));
}

describe("situations on the table, answered blind", () => {
  test.each(written.filter((w) => w.id in answers).map((w) => [w.id, w] as const))("%s", (id, w) => {
    const found = answers[id]?.(w);
    expect(near(found, w.answer), `${w.title} ${JSON.stringify(found)} is not ${JSON.stringify(w.answer)}`).toBe(true);
    expect(notAsked(found)).toEqual(Object.keys(PARTS[id] ?? {}));
  });

  test("each is answered, or says what it waits for", () => {
    const missing = written.filter((w) => !(w.id in answers) && !(w.id in WAITING)).map((w) => w.id);
    const both = Object.keys(WAITING).filter((id) => id in answers || !written.some((w) => w.id === id));
    const parts = Object.keys(PARTS).filter((id) => !(id in answers));
    expect({ missing, both, parts }).toEqual({ missing: [], both: [], parts: [] });
  });
});
