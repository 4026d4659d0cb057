// How much CPU a first answer to each question takes that a player can be told the odds of: battles of random players, every
// question of every request as the app's worker asks it, each anew. tsx tools/first-answers.ts [--requests 150] [--warm 40]
import { parseArgs } from "node:util";
import { counterSource, rollOutcome } from "@tercio/dice";
import { type Core, engineOf, type OddsQuestion, type Request, silent } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { firstAnswer, weigh } from "@tercio/odds";

const { values } = parseArgs({
  options: { requests: { type: "string", default: "150" }, warm: { type: "string", default: "40" } },
});
const SCENARIOS = ["starter", "leaders", "guns-and-eagles", "magic", "heroes", "many-in-one-combat"];
const system = ninthAge;
const engine = engineOf(system);

/** Milliseconds of CPU that this process has had. */
function spent(): number {
  const { user, system: kernel } = process.cpuUsage();
  return (user + kernel) / 1000;
}

interface First {
  readonly kind: string;
  readonly pieces: number;
  readonly took: number;
  readonly exact: boolean;
  readonly plays: number;
}
const kindOf = ({ id }: OddsQuestion<Core>): string => id.replace(/[-\d]+$/, "").replace(/-air$/, "");

function* asked(scenario: string): Generator<First> {
  const named = system.rules.scenarios().find((s) => s.id === scenario);
  if (named === undefined) throw new Error(`no scenario ${scenario}`);
  const [dice, source] = [counterSource(5, 0), counterSource(5, 1)];
  let at = engine.advance(system.rules.setup(named.scenario), silent);
  for (let n = 0; at.request !== null; n++) {
    const request: Request = at.request;
    for (const question of system.views.questions(at.game, request)) {
      const before = spent();
      const weighing = weigh(system, question);
      firstAnswer(weighing, spent);
      const { odds } = weighing;
      const took = spent() - before;
      yield {
        kind: kindOf(question),
        pieces: question.pieces?.length ?? 0,
        took,
        exact: odds?.exact === true,
        plays: odds?.plays ?? 0,
      };
    }
    const reply =
      request.type === "roll"
        ? rollOutcome(request.dice, dice)
        : system.rules.choices[request.choice]?.sample(at.game, request.about, source);
    at = engine.reply(at.game, reply, silent);
  }
}

const line = (name: string, list: readonly First[]): string => {
  const took = list.map((f) => f.took).toSorted((p, q) => p - q);
  const at = (share: number): string => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1);
  const sampled = list.filter((f) => !f.exact);
  const plays = sampled.map((f) => f.plays).toSorted((p, q) => p - q);
  const played =
    sampled.length === 0
      ? ""
      : `; of ${sampled.length} sampled: ${plays[0]} plays at least, ${plays[plays.length >> 1]} median`;
  const over = took.filter((t) => t > 50).length;
  return `${name}: ${list.length}, median ${at(0.5)} ms, 95% ${at(0.95)}, longest ${at(1)}, ${over} over 50 ms${played}`;
};

const all: First[] = [];
for (const scenario of SCENARIOS) {
  const found: First[] = [];
  // A process runs slowly until its code is compiled: the first ones are told apart.
  const [warm, most] = [scenario === SCENARIOS[0] ? Number(values.warm) : 0, Number(values.requests)];
  let n = 0;
  for (const first of asked(scenario)) {
    if (n++ >= warm) found.push(first);
    if (found.length >= most) break;
  }
  console.log(line(scenario, found));
  all.push(...found);
}
for (const pieces of [1, 2, 3, 4, 5]) {
  const some = all.filter((f) => (pieces === 5 ? f.pieces >= 5 : f.pieces === pieces));
  if (some.length > 0) console.log(line(`of ${pieces}${pieces === 5 ? " or more" : ""} pieces`, some));
}
console.log(line("all", all));
for (const f of all.toSorted((p, q) => q.took - p.took).slice(0, 6))
  console.log(`  ${f.took.toFixed(1)} ms: ${f.kind} of ${f.pieces}`);
