import { loadGame } from "@tercio/games/reference";
import { printedApart } from "@tercio/lab/editions";
import { pagesOf } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { book } from "../src/book/index.ts";
import { setUsualEdition } from "../src/state/usual-edition.ts";
import { EARLY, LATE } from "./editions.ts";
import early from "./rule-cases/only-2e-early.json" with { type: "json" };

// What is loaded from here on belongs to the later edition: this file has modules of its own (vitest.config.ts).
setUsualEdition(LATE);
const { ruleCases } = await import("./rule-cases/index.ts");
const named = ruleCases.map((c) => ({ ...c, name: `${c.ids.join(" ")}: ${c.title}` }));
const other = new Set(early);
const apart = printedApart((await loadGame("ninth-age")).entries, [EARLY, LATE], book);
const claims = pagesOf(named, LATE);
/** Pages of rules that the editions print differently, or that one of them alone has. */
const ofApart = claims.filter((c) => c.ids.some((id) => apart.has(id)));

/*
 * Every page is tried in the later edition as well: here those of rules that are printed apart, in `npm run proof -- tests` all. One
 * that claims what only the earlier edition says is on the list, and fails here: a page that holds in both cannot be kept out of this.
 */
describe("rules by ledger id, in the later edition", () => {
  const tried = inject("fully") ? claims : ofApart;
  test.each(tried.filter((c) => !other.has(c.name)).map((c) => [c.name, c] as const))("%s", (_, c) => c.run());
  test.each(named.filter((c) => other.has(c.name)).map((c) => [c.name, c] as const))("not: %s", (_, c) => {
    expect(c.run).toThrow();
  });
  test("the list names pages that there are, each of a rule that the editions print apart", () => {
    expect(early.filter((name) => !named.some((c) => c.name === name))).toEqual([]);
    const alike = named.filter((c) => other.has(c.name) && !c.ids.some((id) => apart.has(id)));
    expect(alike.map((c) => c.name)).toEqual([]);
  });
  test("what is printed alike is more than what is printed apart, and neither is nothing", () => {
    expect(ofApart.length).toBeGreaterThan(other.size);
    expect(ofApart.length * 2).toBeLessThan(claims.length);
  });
});
