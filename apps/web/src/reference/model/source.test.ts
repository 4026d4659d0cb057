import { expect, test } from "vitest";
import { addressOf } from "./source.ts";

test("a line of the sources has its address at the commit that was built; without a place on the net it has none", () => {
  const place = { file: "packages/systems/ninth-age/src/entries/rules/panic.ts", line: 12 };
  expect(addressOf(place, "https://example.org/tercio", "1a2b3c4d")).toBe(
    "https://example.org/tercio/blob/1a2b3c4d/packages/systems/ninth-age/src/entries/rules/panic.ts#L12",
  );
  expect([addressOf(place, null, "1a2b3c4d"), addressOf(place, "https://example.org/tercio", null)]).toEqual([
    null,
    null,
  ]);
});
