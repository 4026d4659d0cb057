import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";

const limits = { maximumAnswers: 1500, cuts: 24, forks: 24 };

for (const law of laws(ageOfSigmar, { battles: 1, ...limits })) test(`Age of Sigmar: ${law.name}`, () => law.run());
