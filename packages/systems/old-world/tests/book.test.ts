import { readdirSync, readFileSync } from "node:fs";
import { book } from "@tercio/old-world/book";
import { expect, test } from "vitest";
import { toHit, toWound } from "../src/book/attack.ts";

test("the book imports nothing but itself", () => {
  const folder = new URL("../src/book/", import.meta.url);
  const outside = readdirSync(folder).flatMap((f) =>
    [...readFileSync(new URL(f, folder), "utf8").matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(outside.filter((name) => !name.startsWith("./"))).toEqual([]);
});

test("the charts are those of sheet 003, line by line", () => {
  const hit = Object.values(toHit).map((row) => row.needs.join(""));
  expect(hit).toEqual([
    "4455555555",
    "3444555555",
    "2344445555",
    "2334444455",
    "2233444444",
    "2233344444",
    "2223334444",
    "2223333444",
    "2222333344",
    "2222333334",
  ]);
  const wound = Object.values(toWound).map((row) => row.needs.map((need) => need ?? "-").join(""));
  expect(wound).toEqual([
    "456666----",
    "3456666---",
    "23456666--",
    "223456666-",
    "2223456666",
    "2222345666",
    "2222234566",
    "2222223456",
    "2222222345",
    "2222222234",
  ]);
  expect(Object.keys(book)).toContain("tow.table.to-wound.s10");
});
