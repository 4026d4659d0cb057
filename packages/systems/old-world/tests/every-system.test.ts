import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { oldWorld } from "../src/index.ts";

for (const law of laws(oldWorld, { battles: 12, maximumAnswers: 1000, cuts: 60, forks: 60 }))
  test(`The Old World: ${law.name}`, law.run);
