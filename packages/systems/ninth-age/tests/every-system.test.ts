import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ninthAge } from "../src/index.ts";

for (const law of laws(ninthAge, { battles: 6, maximumAnswers: 4000, follow: 60, cuts: 60, forks: 60 }))
  test(`The Ninth Age: ${law.name}`, law.run);
