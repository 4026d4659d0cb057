import { describe, expect, test } from "vitest";
import { setUsualEdition } from "../src/state/usual-edition.ts";
import { LATE } from "./editions.ts";
import early from "./rule-cases/only-2e-early.json" with { type: "json" };

setUsualEdition(LATE);
const { ruleCases } = await import("./rule-cases/index.ts");
const named = ruleCases.map((c) => ({ ...c, name: `${c.ids.join(" ")}: ${c.title}` }));
const other = new Set(early);

/*
 * Every page is tried in the later edition as well. One that claims what only the earlier edition says is on the list, and
 * fails here: a page that holds in both cannot be kept out of this.
 */
describe("rules by ledger id, in the later edition", () => {
  test.each(
    named.filter((c) => !other.has(c.name) && c.editions?.includes(LATE) !== false).map((c) => [c.name, c] as const),
  )("%s", (_, c) => c.run());
  test.each(named.filter((c) => other.has(c.name)).map((c) => [c.name, c] as const))("not: %s", (_, c) => {
    expect(c.run).toThrow();
  });
  test("the list names pages that there are", () => {
    expect(early.filter((name) => !named.some((c) => c.name === name))).toEqual([]);
  });
});
