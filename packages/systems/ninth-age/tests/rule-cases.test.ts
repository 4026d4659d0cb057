import { without } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { readings } from "../src/readings.ts";
import { book } from "../src/rules/index.ts";
import { ruleCases } from "./rule-cases/index.ts";

describe("rules by ledger id", () => {
  test.each(ruleCases.map((c) => [`${c.ids.join(" ")}: ${c.title}`, c] as const))("%s", (_, c) => c.run());
});

test("every special rule that does something is named by a case", () => {
  const named = new Set(ruleCases.flatMap((c) => c.ids));
  const acting = book.rules.filter((r) => r.modify ?? r.allow ?? r.on ?? r.offer);
  expect(acting.flatMap((r) => r.enforces).filter((id) => !named.has(id))).toEqual([]);
});

/** Readings of sheets whose rules are told, not played yet; and one of how steps are counted. */
const NOT_PLAYED = [
  ...["bound-spell-power-level", "cascading-fire", "cover", "cover-heights", "damaged-cells", "dangerous-terrain"],
  ...["deployment-steps", "elevated", "misfire", "probability-misprints", "siphon"],
];

test("every reading that is played is shown by a page", () => {
  const shown = new Set(ruleCases.flatMap((c) => c.rulings ?? []));
  const ids = readings.map((r) => r.id);
  expect([...shown].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !shown.has(id) && !NOT_PLAYED.includes(id))).toEqual([]);
});

describe("a rule that is switched off is missed", () => {
  const ids = [...new Set(ruleCases.flatMap((c) => c.ids))];
  test.each(ids)("%s", (id) => {
    const missed = ruleCases
      .filter((c) => c.ids.includes(id))
      .some((c) => {
        try {
          without(id, () => c.run());
          return false;
        } catch {
          return true;
        }
      });
    expect(missed).toBe(true);
  });
});
