import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ninthAge } from "../src/index.ts";

// Each scenario once, and of a long battle every so many answers; `npm run proof -- laws` looks at more of ten of each.
for (const law of laws(ninthAge, { battles: 1, maximumAnswers: 4000, looks: 20, follow: 12, cuts: 34, forks: 34 }))
  test(`The Ninth Age: ${law.name}`, law.run);
