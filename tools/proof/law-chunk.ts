// One chunk of a proof of tools/proof/laws.ts: tsx tools/proof/law-chunk.ts WHAT FIRST COUNT. Ends with one line of JSON.
import { gameOf } from "@tercio/games";
import { playOne } from "@tercio/lab";
import type { Core } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { System } from "@tercio/board";
import { laws } from "@tercio/testkit";
import { wildScenario } from "../../packages/systems/ninth-age/tests/wild.ts";
import type { Chunk } from "./kind.ts";

/** Every law over every scenario by name, with the seeds from `first` on. */
function held<G extends Core>(system: System<G>, first: number, count: number): Chunk {
  const seeds = Array.from({ length: count }, (_, i) => first + i);
  const scenarios = system.rules.scenarios().length;
  const counts = { cuts: scenarios * count * 4, forks: scenarios * count * 4, follow: 60 };
  const all = laws(system, { battles: count, seeds, maximumAnswers: 4000, looks: 200, ...counts });
  const wrong: string[] = [];
  for (const law of all)
    try {
      law.run();
    } catch (error) {
      wrong.push(`${law.name}: ${String(error)}`);
    }
  return { counted: { laws: all.length, battles: scenarios * count, broken: wrong.length }, wrong };
}

/** Legal scenarios that nobody would set up, played to their end by chance. */
function wild(first: number, count: number): Chunk {
  const wrong: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const { tally } = playOne(ninthAge, seed, { bots: "random", scenario: wildScenario(seed) });
    wrong.push(...tally.problems.map((p) => `seed ${p.seed}: ${p.problem}`));
  }
  return { counted: { battles: count, broken: wrong.length }, wrong };
}

const of: { readonly [what: string]: (first: number, count: number) => Chunk } = {
  wild,
};
const [what, first, count] = process.argv.slice(2);
const game = gameOf(what);
const chunk = game === null ? of[what as string] : (from: number, n: number) => held(game, from, n);
console.log(JSON.stringify(chunk?.(Number(first), Number(count))));
