// How well computers play: npm run contest [-- --players level3,greedy --pairs 100 --from 70000 --size 1500 --system ninth-age].
// Other games than The Ninth Age are played from their starters, and know no greedy player.
// Each set-up is played twice with the seats swapped, by the same dice. Battles that were played are kept in .cache/contest
// under the commit of the sources and are not played again: it may be stopped and gone on with. Seeds are printed.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gameOf } from "@tercio/games";
import { answer, type Battle, type Core, rollDice, startBattle } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { setUp } from "./armies.ts";
import { last, playing, type Playing } from "./players.ts";

const { values: o } = parseArgs({
  options: {
    players: { type: "string", default: "level3,greedy" },
    pairs: { type: "string", default: "100" },
    /** Seeds on which nobody tuned begin at 70000. */
    from: { type: "string", default: "70000" },
    size: { type: "string", default: "1500" },
    system: { type: "string", default: ninthAge.id },
    /** Lines for each battle. */
    verbose: { type: "boolean", default: false },
    /** Which records are gone on with; else those of this commit. */
    record: { type: "string" },
  },
});
const words = o.players.split(",");
const size = o.size === "4500" ? 4500 : 1500;
const from = Number(o.from);
const system = gameOf(o.system);
if (system === null) throw new Error(`no game "${o.system}"`);
const fielded = o.system === ninthAge.id ? `${size} points` : o.system;
const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
const commit =
  o.record ?? `${git("rev-parse", "--short=10", "HEAD")}${git("status", "--porcelain") === "" ? "" : "-changed"}`;

type System = NonNullable<ReturnType<typeof gameOf>>;
interface Played {
  readonly seed: number;
  readonly swapped: boolean;
  readonly points: readonly [number, number];
  readonly winner: number | null;
  /** Of the first player: decisions, CPU milliseconds of all and of the longest, positions judged. */
  readonly decisions: number;
  readonly spent: number;
  readonly longest: number;
  readonly looks: number;
}

function play(seed: number, swapped: boolean, players: readonly [Playing, Playing]): Played {
  const scenario = o.system === ninthAge.id ? setUp(seed - from, size) : (system as System).rules.starter();
  let { battle }: { battle: Battle<Core> } = startBattle(system as System, scenario, seed, { chained: false });
  const seat = swapped ? 1 : 0;
  let [decisions, spent, longest, looks] = [0, 0, 0, 0];
  while (battle.request !== null) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const first = battle.request.player === seat;
    const before = process.cpuUsage();
    const given = players[first ? 0 : 1](battle, seed * 2 + (first ? 0 : 1));
    const { user, system } = process.cpuUsage(before);
    if (first) {
      const ms = (user + system) / 1000;
      decisions++;
      spent += ms;
      longest = Math.max(longest, ms);
      looks += last?.looks ?? 0;
      if (o.verbose && ms > 500) console.log(`  ${battle.request.choice}: ${Math.round(ms)} ms, ${last?.looks} looks`);
    }
    const result = answer(battle, given);
    if (!result.ok)
      throw new Error(`${battle.request.choice} refused: ${result.refusal.message.key} ${JSON.stringify(given)}`);
    battle = result.battle;
  }
  const score = (system as System).rules.outcome(battle.game);
  const points = score?.points ?? [0, 0];
  return {
    seed,
    swapped,
    points: [points[seat] as number, points[1 - seat] as number],
    winner: score?.winner == null ? null : score.winner === seat ? 0 : 1,
    ...{ decisions, spent, longest, looks },
  };
}

const folder = `.cache/contest/${commit}`;
mkdirSync(folder, { recursive: true });
const file = `${folder}/${words.join("-")}-${fielded.split(" ")[0]}.jsonl`;
const kept: readonly Played[] = existsSync(file)
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Played)
  : [];
const players = [playing(words[0] ?? ""), playing(words[1] ?? "")] as const;
console.log(
  `${words.join(" against ")}, ${fielded}, seeds ${from} to ${from + Number(o.pairs) - 1}, sources ${commit}`,
);
const all: Played[] = [];
for (let i = 0; i < Number(o.pairs); i++)
  for (const swapped of [false, true]) {
    const seed = from + i;
    let one = kept.find((p) => p.seed === seed && p.swapped === swapped);
    if (one === undefined) {
      one = play(seed, swapped, players);
      appendFileSync(file, `${JSON.stringify(one)}\n`);
    }
    all.push(one);
    if (o.verbose)
      console.log(
        `seed ${seed}${swapped ? " swapped" : ""}: ${one.points.join("-")}, ${Math.round(one.spent)} ms, ${one.decisions} decisions`,
      );
  }

const scoreOf = (p: Played): number => (p.winner === null ? 0.5 : p.winner === 0 ? 1 : 0);
/** Mean and standard error over set-ups, each of which counts once. */
function mean(of: (p: Played) => number): readonly [number, number] {
  const pairs = all.flatMap((p, i) => (i % 2 === 0 ? [(of(p) + of(all[i + 1] as Played)) / 2] : []));
  const m = pairs.reduce((a, b) => a + b, 0) / pairs.length;
  const v = pairs.reduce((a, b) => a + (b - m) * (b - m), 0) / Math.max(1, pairs.length - 1);
  return [m, Math.sqrt(v / pairs.length)];
}
const [rate, error] = mean(scoreOf);
const [points, pointsError] = mean((p) => p.points[0]);
const count = (winner: number | null): number => all.filter((p) => p.winner === winner).length;
const sum = (of: (p: Played) => number): number => all.reduce((n, p) => n + of(p), 0);
console.log(
  `${all.length} battles: ${count(0)} won, ${count(null)} drawn, ${count(1)} lost; ` +
    `${(rate * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} of 100, ${points.toFixed(1)} ± ${pointsError.toFixed(1)} Battle Points; ` +
    `${(sum((p) => p.spent) / sum((p) => p.decisions)).toFixed(1)} ms CPU and ${(sum((p) => p.looks) / sum((p) => p.decisions)).toFixed(0)} positions a decision, longest ${Math.round(Math.max(...all.map((p) => p.longest)))} ms`,
);
