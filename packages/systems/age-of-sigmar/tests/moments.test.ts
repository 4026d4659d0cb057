import { join } from "node:path";
import { questionsPut, sourcesIn } from "@tercio/testkit";
import { expect, test } from "vitest";
import "../src/index.ts";
import { book } from "../src/hooks/book.ts";

test("every moment at which a rule may speak is asked by name somewhere, and so every hook", () => {
  const sources = sourcesIn(join(import.meta.dirname, "../src"));
  expect(questionsPut(book, sources)).toEqual({ never: [], veiled: [] });
  // Without the sources that ask, the same look finds what is missing.
  const silent = sources.map((text) => text.replaceAll("book.modifiers(", "nobody.asks("));
  expect(questionsPut(book, silent).never).toEqual(Object.keys(book.roles.modify).map((moment) => `modify: ${moment}`));
});
