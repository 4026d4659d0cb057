import { enforcedBy, knockOuts, pagesOf } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { enforced } from "../src/enforced.ts";
import { ninthAge } from "../src/index.ts";
import { fixedRulings } from "../src/rulings/fixed.ts";
import { rulings } from "../src/rulings/rulings.ts";
import { book } from "../src/hooks/book.ts";
import { EARLY } from "./editions.ts";
import { ruleCases as all } from "./rule-cases/index.ts";

const ruleCases = pagesOf(all, EARLY);

describe("rules by ledger id", () => {
  test.each(ruleCases.map((c) => [`${c.ids.join(" ")}: ${c.title}`, c] as const))("%s", (_, c) => c.run());
});

test("every special rule that does something is named by a case", () => {
  const named = new Set(all.flatMap((c) => c.ids));
  const acting = book.rules.filter((r) => r.modify ?? r.allow ?? r.on ?? r.offer);
  expect(acting.flatMap((r) => r.enforces).filter((id) => !named.has(id))).toEqual([]);
});

/** Readings of sheets whose rules are told, not played yet; and one of how steps are counted. */
const NOT_PLAYED = ["damaged-cells", "deployment-steps", "probability-misprints"];

test("every reading that is played is shown by a page", () => {
  const shown = new Set(all.flatMap((c) => c.rulings ?? []));
  // How lists are read before a battle is shown by lists-read.test.ts.
  const ids = fixedRulings.map((r) => r.id).filter((id) => !id.startsWith("list-"));
  const named = [...ids, ...rulings.map((r) => r.id)];
  expect([...shown].filter((id) => !named.includes(id))).toEqual([]);
  expect(ids.filter((id) => !shown.has(id) && !NOT_PLAYED.includes(id))).toEqual([]);
});

describe("a rule that is switched off is missed", () => {
  // What is not said to be enforced is missed by no page; of what is, every ninth is tried here, all of it in `npm run proof -- tests`.
  const places = new Map(Object.keys(enforced).map((id, at) => [id, at]));
  const tried = (id: string): boolean => inject("fully") || (places.get(id) ?? 0) % 9 === 0;
  const found = knockOuts(ruleCases, tried);

  test("by a page that names it", () => {
    expect(found.filter((k) => !k.noticed)).toEqual([]);
  });

  test("what the system says it enforces is what the pages miss: npx tercio coverage --system ninth-age --knockout --write", () => {
    // What is missed first hangs on the order of the pages; that something is, does not.
    expect(Object.keys(enforced).filter(tried)).toEqual(Object.keys(enforcedBy(found)));
    const named = new Set(ruleCases.flatMap((c) => c.ids));
    expect(Object.keys(enforced).filter((id) => !named.has(id))).toEqual([]);
  });

  test("steps that only tell something are not said to be enforced", () => {
    const told = [2].map((n) => `t9a.sequence.pre-game.pre-game.${n}`);
    const none = [7].map((n) => `t9a.sequence.pre-game.deployment-phase.${n}`);
    expect([...told, ...none].filter((id) => ninthAge.rules.enforced.includes(id))).toEqual([]);
  });
});
