import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sequencesDocument } from "@tercio/lab/sequences";
import { ageOfSigmar } from "../src/index.ts";

test("the printed sequences are those that run", () => {
  const printed = readFileSync(new URL("../../../../docs/sequences/age-of-sigmar.md", import.meta.url), "utf8");
  expect(printed).toBe(sequencesDocument(ageOfSigmar));
});
