import { book } from "@tercio/old-world/book";
import { expect, test } from "vitest";
import { hits, wounds } from "./charts.ts";
import { toHit, toWound } from "../src/book/attack.ts";

test("the charts are those of sheet 003, line by line", () => {
  const hit = Object.values(toHit).map((row) => row.needs.join(""));
  expect(hit).toEqual(hits);
  const wound = Object.values(toWound).map((row) => row.needs.map((need) => need ?? "-").join(""));
  expect(wound).toEqual(wounds);
  expect(Object.keys(book)).toContain("tow.table.to-wound.s10");
});
