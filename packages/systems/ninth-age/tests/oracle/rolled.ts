import { counterSource, type Outcome, rollOutcome } from "@tercio/dice";
import { engineOf, silent } from "@tercio/kernel";
import { enter } from "../../src/sequence/flow.ts";
import { combatQuestion, ninthAge, type NinthAge } from "../../src/index.ts";

/** Plays one Round of Combat so many times with rolled dice and counts its ends. */
export function rolledRounds(
  game: NinthAge,
  units: readonly number[],
  rounds: number,
  seed: number,
): Map<string, number> {
  const engine = engineOf(ninthAge);
  const question = combatQuestion(game, units);
  const source = counterSource(seed, 0);
  const start = { ...game, stack: [enter("round-of-combat", { units })] };
  const counts = new Map<string, number>();
  for (let i = 0; i < rounds; i++) {
    let at = engine.advance(start, silent, question.stop);
    let result = question.result(at.game);
    while (result === null && at.request !== null) {
      const reply: unknown =
        at.request.type === "roll"
          ? (rollOutcome(at.request.dice, source) as Outcome)
          : ninthAge.rules.choices[at.request.choice]?.timeout(at.game, at.request.about);
      at = engine.reply(at.game, reply, silent, question.stop);
      result = question.result(at.game);
    }
    counts.set(result ?? "over", (counts.get(result ?? "over") ?? 0) + 1);
  }
  return counts;
}

/** Smaller of the exact chances to see at least, or at most, `k` of `n` where each happens with chance `p`. */
export function binomialTail(k: number, n: number, p: number): number {
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  let log = 0;
  for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i);
  const here = Math.exp(log + k * Math.log(p) + (n - k) * Math.log1p(-p));
  const odds = p / (1 - p);
  let up = 0;
  for (let i = k, q = here; i <= n && q > 1e-30; q *= ((n - i) / (i + 1)) * odds, i++) up += q;
  let down = 0;
  for (let i = k, q = here; i >= 0 && q > 1e-30; q *= i / ((n - i + 1) * odds), i--) down += q;
  return Math.min(1, up, down);
}

/** The least tail over all ends; those expected fewer than 25 times are counted together, and left out if still too few. */
export function leastTail(
  expected: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  rounds: number,
): number {
  let least = 1;
  let rest = 0;
  let restSeen = rounds;
  for (const [id, p] of expected) {
    if (p * rounds < 25) {
      rest += p;
      continue;
    }
    const seen = counts.get(id) ?? 0;
    restSeen -= seen;
    least = Math.min(least, binomialTail(seen, rounds, p));
  }
  if (rest * rounds >= 25) least = Math.min(least, binomialTail(restSeen, rounds, rest));
  else if (restSeen > 0 && rest === 0) least = 0;
  return least;
}
