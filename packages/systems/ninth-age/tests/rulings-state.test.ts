import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rulings } from "../src/rulings/rulings.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

test("a rule asks whether a battle is ruled otherwise, never whether it is ruled as usual", () => {
  // A state names only what is ruled otherwise: the usual option is none of its words.
  const usual: string[] = [];
  for (const name of sources) {
    const text = readFileSync(join(src, name), "utf8");
    for (const r of rulings)
      for (const [compared] of text.matchAll(
        new RegExp(`rulings(?:\\.${r.id}|\\["${r.id}"\\]) [!=]== "${r.default}"`, "g"),
      ))
        usual.push(`${name}: ${compared}`);
  }
  expect(usual).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});
