import { readdirSync, readFileSync } from "node:fs";
import { typedFigures } from "@tercio/testkit";
import { expect, test } from "vitest";

/** Sentences whose numbers are no rule's: what a file must look like. */
const ofFiles: readonly string[] = ["setup.armies", "setup.chirality", "scene.sign", "scene.character-file"];

test.each(["en", "fr"] as const)(
  "no sentence in %s types a number of the rules: it takes it from the book",
  (language) => {
    const folder = new URL(`../src/words/${language}/`, import.meta.url);
    const typed = readdirSync(folder).flatMap((file) =>
      typedFigures(readFileSync(new URL(file, folder), "utf8"), language),
    );
    const keys = new Set(typed.map((found) => found.slice(0, found.indexOf(":"))));
    expect(typed.filter((found) => !ofFiles.some((key) => found.startsWith(`${key}:`)))).toEqual([]);
    expect(ofFiles.filter((key) => !keys.has(key))).toEqual([]);
  },
);
