import { laws } from "@tercio/testkit";
import { inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";

// Each scenario once, half of them cut and forked, and of a long battle every so many answers; `npm run proof -- laws` looks at
// more of ten of each.
const counts = inject("fully") ? { cuts: 31, forks: 31 } : { cuts: 16, forks: 16, replays: 3 };

for (const law of laws(ninthAge, { battles: 1, maximumAnswers: 4000, looks: 20, follow: 12, ...counts }))
  test(`The Ninth Age: ${law.name}`, law.run);
