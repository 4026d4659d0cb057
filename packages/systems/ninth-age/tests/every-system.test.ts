import { laws } from "@tercio/testkit";
import { inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";

// Each scenario once, half of them cut and forked, and of a long battle every so many answers; `npm run proof -- laws` looks at
// more of ten of each.
const counts = inject("fully")
  ? { looks: 20, follow: 12, cuts: 31, forks: 31 }
  : { looks: 10, follow: 4, whole: 12, cuts: 12, forks: 12, replays: 4 };

for (const law of laws(ninthAge, { battles: 1, maximumAnswers: 4000, ...counts }))
  test(`The Ninth Age: ${law.name}`, law.run);
