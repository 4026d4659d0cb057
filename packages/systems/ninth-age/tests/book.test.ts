import { readdirSync, readFileSync } from "node:fs";
import { book } from "@tercio/ninth-age/book";
import { expect, test } from "vitest";

const folder = new URL("../src/book/", import.meta.url);
const files = readdirSync(folder).filter((f) => f !== "row.ts");
const source = (file: string): string => readFileSync(new URL(file, folder), "utf8");

test("the book imports nothing but itself", () => {
  const outside = files.flatMap((f) => [...source(f).matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name));
  expect(outside.filter((name) => !name.startsWith("./"))).toEqual([]);
});

test("no row stands in two files", () => {
  const heads = files
    .filter((f) => f !== "index.ts")
    .flatMap((f) => [...source(f).matchAll(/^ {2}"(t9a\.[^"]+)": (?:\{|band\()/gm)].map(([, id = ""]) => id));
  expect(heads.filter((id, i) => heads.indexOf(id) !== i)).toEqual([]);
  expect([...heads].sort()).toEqual(Object.keys(book).sort());
});
