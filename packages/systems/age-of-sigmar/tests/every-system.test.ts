import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";

// A fork is a new battle for twenty-five replies, most of them searches for charges: `npm run proof -- laws` makes more of them.
const limits = { maximumAnswers: 1500, cuts: 24, forks: 8 };

for (const law of laws(ageOfSigmar, { battles: 1, ...limits })) test(`Age of Sigmar: ${law.name}`, () => law.run());
