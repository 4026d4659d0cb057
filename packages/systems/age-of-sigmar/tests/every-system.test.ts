import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";

const limits = { maximumAnswers: 1500, cuts: 40, forks: 40 };

for (const law of laws(ageOfSigmar, { battles: 2, ...limits })) test(`Age of Sigmar: ${law.name}`, () => law.run());
