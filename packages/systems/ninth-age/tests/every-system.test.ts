import { laws } from "@tercio/testkit";
import { inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";

// Some of the scenarios once (tests/scenarios.test.ts plays each to its end), some cut and forked, and of a long battle every so
// many answers; `npm run proof -- tests` takes all of them, `npm run proof -- laws` more of ten battles of each.
const counts = inject("fully")
  ? { looks: 20, follow: 12, cuts: 31, forks: 31 }
  : { looks: 8, follow: 4, whole: 8, cuts: 8, forks: 8, replays: 3 };

/** The smallest and the narrowest battle always; the largest is played in scenarios.test.ts. */
const always = ["starter", "small-table", "one-model", "magic", "led"];
const all = ninthAge.rules.scenarios();
const scenarios = all.filter(({ id }, at) => inject("fully") || always.includes(id) || at % 12 === 0);

for (const law of laws(ninthAge, { battles: 1, maximumAnswers: 4000, scenarios, ...counts }))
  test(`The Ninth Age: ${law.name}`, law.run);
