// Speeds that matter, as medians with the ratio to the recorded baseline, on a machine with nothing else to do: npm run bench [-- --record]
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, type Request, silent } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { gameTitles, loadGame } from "@tercio/reference/games";
import { buildSearch } from "@tercio/reference/search";
import { overlaps, type Rectangle, sightLine } from "@tercio/tabletop";
import { queries } from "../../reference/tests/queries.ts";
import { combats } from "./questions.ts";

/** Run from the root of the workspace. */
const BASELINE = "packages/lab/bench/baseline.json";

interface State {
  readonly game: NinthAge;
  readonly request: Request | null;
}
interface Asked extends State {
  readonly reply: unknown;
}

function play(seed: number, visit?: (s: Asked) => void): void {
  const engine = engineOf(ninthAge);
  let at: State = engine.advance(ninthAge.setup(ninthAge.starter()), silent);
  const dice = counterSource(seed, 0);
  const source = counterSource(seed ^ 0x5555, 0);
  while (at.request !== null) {
    const r = at.request;
    const reply =
      r.type === "roll" ? rollOutcome(r.dice, dice) : ninthAge.choices[r.choice]?.sample(at.game, r.about, source);
    visit?.({ ...at, reply });
    at = engine.reply(at.game, reply, silent);
  }
}

const median = (list: number[]): number => list.sort((p, q) => p - q)[list.length >> 1] as number;

/** Milliseconds that `body` takes. */
function spent(body: () => void): number {
  const t = performance.now();
  body();
  return performance.now() - t;
}

/** Median of `runs` timings of `body`, each of `count` operations, as operations a second. */
function rate(runs: number, count: number, body: () => void): number {
  return (count * 1000) / median(Array.from({ length: runs }, () => spent(body)));
}

/** A yardstick that no change of ours touches: what this machine does at this moment. */
const yardstick = rate(7, 1, () => {
  let x = 1;
  for (let i = 0; i < 20_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  if (x === 0) throw new Error("never");
});

const states: Asked[] = [];
for (let i = 5; i < 10; i++) play(i, (s) => states.push(s));
for (let i = 0; i < 150; i++) play(i);
let seed = 1000;
const battles = rate(7, 20, () => {
  for (let i = 0; i < 20; i++) play(seed++);
});
const engine = engineOf(ninthAge);
// Every request of five battles, answered on a copy as it was in the battle.
const forks = rate(9, states.length, () => {
  for (const s of states) engine.reply(s.game, s.reply, silent);
});
const rounds: number[] = [];
let visited = 0;
for (let again = 0; again < 3; again++) for (const q of combats()) exactOdds(ninthAge, q);
for (const q of combats()) {
  rounds.push(
    spent(() => {
      for (let i = 0; i < 5; i++) exactOdds(ninthAge, q);
    }) / 5,
  );
  visited += exactOdds(ninthAge, q).states;
}
const meanRound = rounds.reduce((sum, t) => sum + t, 0) / rounds.length;
const round = median(rounds);
const random = counterSource(3, 0);
const rectangles: Rectangle[] = Array.from({ length: 400 }, () => ({
  x: random.next(180_000) - 90_000,
  y: random.next(120_000) - 60_000,
  facing: random.next(65_536) - 1,
  width: 5_000 + random.next(15_000),
  depth: 5_000 + random.next(10_000),
}));
let hits = 0;
const overlapTests = rate(9, 400 * 400, () => {
  for (const a of rectangles) for (const b of rectangles) if (overlaps(a, b)) hits++;
});
const blocks = rectangles.slice(0, 20);
const sight = rate(9, 2000, () => {
  for (let i = 0; i < 2000; i++) {
    const a = rectangles[20 + (i % 190)] as Rectangle;
    const b = rectangles[210 + (i % 190)] as Rectangle;
    if (sightLine([{ x: a.x, y: a.y }], a, b, blocks).sees) hits++;
  }
});

const search = buildSearch(await Promise.all(gameTitles.map((g) => loadGame(g.id))));
const slowest = { typed: "", milliseconds: 0 };
for (const [typed, language, system] of queries) {
  const options = system === null ? { language } : { language, system };
  const milliseconds = 1000 / rate(9, 1, () => search(typed, options));
  if (milliseconds > slowest.milliseconds) Object.assign(slowest, { typed, milliseconds });
}
const searches = rate(9, queries.length, () => {
  for (const [typed, language] of queries) hits += search(typed, { language }).length;
});

const now: { [name: string]: { readonly perSecond: number; readonly target: number } } = {
  "battles (random players), per core": { perSecond: battles, target: 60 },
  "fork and answer": { perSecond: forks, target: 20_000 },
  "exact rounds of combat, two units": { perSecond: 1000 / round, target: 500 },
  "overlap tests": { perSecond: overlapTests, target: 5_000_000 },
  "sight lines, 20 in the way": { perSecond: sight, target: 200_000 },
  "searches of the reference, three games": { perSecond: searches, target: 100 },
};
const before: { yardstick: number; rates: { [name: string]: number } } | null = existsSync(BASELINE)
  ? JSON.parse(readFileSync(BASELINE, "utf8"))
  : null;
const scale = before === null ? 1 : yardstick / before.yardstick;
for (const [name, { perSecond, target }] of Object.entries(now)) {
  const old = before?.rates[name];
  const ratio = old === undefined ? "" : `${(perSecond / (old * scale)).toFixed(2)} x baseline`;
  console.log(
    `${name.padEnd(38)} ${perSecond.toFixed(perSecond < 1000 ? 1 : 0).padStart(10)} /s   target ${String(target).padStart(8)}   ${ratio}`,
  );
}
console.log(
  `round of combat: median ${round.toFixed(2)} ms, mean ${meanRound.toFixed(2)} ms, longest ${(rounds.at(-1) as number).toFixed(1)} ms, ${Math.round(visited / rounds.length)} states on average, of ${rounds.length} combats`,
);
console.log(`slowest search: "${slowest.typed}", ${slowest.milliseconds.toFixed(1)} ms (target 10)`);
console.log(`(${hits} hits; machine at ${scale.toFixed(2)} of the baseline's)`);
if (process.argv.includes("--record") || before === null)
  writeFileSync(
    BASELINE,
    `${JSON.stringify({ yardstick, rates: Object.fromEntries(Object.entries(now).map(([k, v]) => [k, v.perSecond])) }, null, 2)}\n`,
  );
