// Exact odds against rolled dice: node rolled-odds.js SYSTEM FIRST LAST PLAYS. Bundled and run by npm run proof.
import { gameOf } from "@tercio/games";
import { exactOdds } from "@tercio/odds";
import { leastTail, rolledResults } from "@tercio/testkit";
import { situation } from "../src/random-situations.ts";

export interface Rolled {
  readonly seed: number;
  readonly question: string;
  readonly given: object;
  readonly exact: boolean;
  readonly tail: number;
}

const [id = "", ...numbers] = process.argv.slice(2);
const [first, last, plays] = numbers.map(Number) as [number, number, number];
const system = gameOf(id);
if (system === null) throw new Error(`no game "${id}"`);
const found: Rolled[] = [];
for (let seed = first; seed <= last; seed++) {
  const { question, given, posed } = situation(system, seed);
  const odds = exactOdds(system, posed);
  const expected = new Map(odds.results.map((r) => [r.id, r.probability]));
  const tail = odds.exact ? leastTail(expected, rolledResults(system, posed, plays, seed), plays) : 1;
  found.push({ seed, question: question.id, given, exact: odds.exact, tail });
}
console.log(JSON.stringify(found));
