import { without } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import { ruleCases } from "./rule-cases/index.ts";

describe("rules by ledger id", () => {
  test.each(ruleCases.map((c) => [`${c.ids.join(" ")}: ${c.title}`, c] as const))("%s", (_, c) => c.run());
});

describe("a rule that is switched off is missed", () => {
  const ids = [...new Set(ruleCases.flatMap((c) => c.ids))];

  test("every rule that the system enforces has a test", () => {
    expect(oldWorld.rules.enforced.filter((id) => !ids.includes(id))).toEqual([]);
  });

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
