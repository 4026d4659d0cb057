import { join } from "node:path";
import { EVERYBODY } from "@tercio/kernel";
import { questionsPut, sourcesIn } from "@tercio/testkit";
import { everySpell } from "../src/state/spells.ts";
import { expect, test } from "vitest";
import { knownRules } from "../src/armies/check.ts";
import { itemIds } from "../src/book/items.ts";
import { stateWords } from "../src/entries/index.ts";
import { missileIds, missiles } from "../src/book/missiles.ts";
import { weaponIds } from "../src/book/weapons.ts";
import { rulesOfTypeAndHeight } from "../src/state/tables.ts";
import "../src/index.ts";
import { book } from "../src/hooks/book.ts";

test("every moment at which a rule may speak is asked by name somewhere, and so every hook", () => {
  const sources = sourcesIn(join(import.meta.dirname, "../src"));
  expect(questionsPut(book, sources)).toEqual({ never: [], veiled: [] });
  // Without the sources that ask, the same look finds what is missing.
  const silent = sources.map((text) => text.replaceAll("book.modifiers(", "nobody.asks("));
  expect(questionsPut(book, silent).never).toEqual(Object.keys(book.roles.modify).map((moment) => `modify: ${moment}`));
});

test("every rule that speaks can be held by somebody", () => {
  const types = ["Infantry", "Beast", "Cavalry", "Construct"] as const;
  const heights = ["Standard", "Large", "Gigantic"] as const;
  const words = new Set<string>([
    EVERYBODY,
    ...knownRules,
    ...weaponIds,
    ...itemIds,
    ...everySpell,
    ...missileIds,
    ...Object.values(missiles).flatMap((m): readonly string[] => m.attributes),
    // What lies on a piece, or what a question told in numbers gives its attacks.
    ...stateWords,
    // What is written by a step, and is a rule without a state of its own.
    ...["rolled-figures", "as-asked", "broken-down", "jammed", "magical-move", "shooting"],
    ...Object.values(missiles).flatMap((m) => ("leaves" in m ? m.leaves : [])),
    ...types.flatMap((type) => heights.flatMap((height) => rulesOfTypeAndHeight(type, height))),
    // What rules/held.ts adds by what a unit or a model is.
    ...["led", "musician", "shaken", "fleeing", "champion", "parry", "parry-of-beasts", "round-base"],
  ]);
  const speaking = book.rules.filter((r) => r.modify ?? r.allow ?? r.on ?? r.offer);
  expect(speaking.filter((r) => !words.has(r.heldBy ?? r.id)).map((r) => r.id)).toEqual([]);
});
