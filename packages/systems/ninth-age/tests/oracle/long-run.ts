// Rolls random rounds many times: node long-run.js FIRST LAST ROUNDS. Bundled and run by npm run proof. Prints for each
// seed how far the exact odds are from the count by hand, and the least exact binomial tail of the rolled rounds.
import { exactOdds } from "@tercio/odds";
import { leastTail, rolledResults } from "@tercio/testkit";
import { combatQuestion, ninthAge } from "../../src/index.ts";
import { randomCase } from "./cases.ts";
import { byHand } from "./round.ts";

export interface LongRun {
  readonly seed: number;
  readonly difference: number;
  readonly tail: number;
}

const [first, last, rounds] = process.argv.slice(2).map(Number) as [number, number, number];
const results: LongRun[] = [];
for (let seed = first; seed <= last; seed++) {
  const { game, a, b } = randomCase(seed);
  const hand = byHand(a, b);
  const question = combatQuestion(game, [0, 6]);
  const odds = exactOdds(ninthAge, question, { limit: 400_000 });
  const difference = Math.max(...odds.results.map((r) => Math.abs(r.probability - (hand.get(r.id) ?? 0))));
  const exact = new Map(odds.results.map((r) => [r.id, r.probability]));
  results.push({ seed, difference, tail: leastTail(exact, rolledResults(ninthAge, question, rounds, seed), rounds) });
}
console.log(JSON.stringify(results));
