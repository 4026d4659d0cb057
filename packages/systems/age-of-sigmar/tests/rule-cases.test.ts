import { enforcedBy, knockOuts } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { enforced } from "../src/enforced.ts";
import { ruleCases } from "./rule-cases/index.ts";

describe("rules by ledger id", () => {
  test.each(ruleCases.map((c) => [`${c.ids.join(" ")}: ${c.title}`, c] as const))("%s", (_, c) => c.run());
});

describe("a rule that is switched off is missed", () => {
  const found = knockOuts(ruleCases);

  test("by a page that names it", () => {
    expect(found.filter((k) => !k.noticed)).toEqual([]);
  });

  test("what the system says it enforces is what the pages miss: npx tercio coverage --system age-of-sigmar --knockout --write", () => {
    // What is missed first hangs on the order of the pages; that something is, does not.
    expect(Object.keys(enforced)).toEqual(Object.keys(enforcedBy(found)));
  });
});
