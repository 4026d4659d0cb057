import { laws } from "@tercio/testkit";
import { test } from "vitest";
import { ninthAge } from "../src/index.ts";

// Each scenario once, cut and forked once, and of a long battle every so many answers; `npm run proof -- laws` looks at
// more of ten of each.
for (const law of laws(ninthAge, { battles: 1, maximumAnswers: 4000, looks: 20, follow: 12, cuts: 18, forks: 18 }))
  test(`The Ninth Age: ${law.name}`, law.run);
