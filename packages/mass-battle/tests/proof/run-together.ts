// Two to four chargers of one facing against brute force: whoever goes first, every order of the rest, and for each charger in
// turn a handful of the places that the oracle reaches, with those that went before where they ended.
//   node tools/run.mjs packages/mass-battle/tests/proof/run-together.ts [scenes=2000] [seed=1] [wheels=128] [gaps]
import { findBest } from "../../src/index.ts";
import { reached, wrongWith } from "./one-charger.ts";
import {
  type Ended,
  keyOf,
  type Known,
  known,
  ordersOf,
  type Played,
  played,
  questionOf,
  type Together,
  together,
  type Value,
  valueOf,
} from "./several.ts";

const [scenes, seed, wheels] = [
  Number(process.argv[2] ?? 2000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 128),
];

const above = (a: Value, b: Value): boolean => a.placed > b.placed || (a.placed === b.placed && a.models > b.models);

/** A handful of the places that the oracle reaches. */
function spotsOf(t: Together, id: number, moved: readonly Ended[], few: number): readonly number[] {
  const list = reached(questionOf(t, id, moved, []), wheels);
  const spots = new Set<number>();
  for (let i = 0; i < list.length; i += 2) {
    const [from, to] = [Math.ceil((list[i] as number) + 1), Math.floor((list[i + 1] as number) - 1)];
    if (to < from) continue;
    for (const k of [0, 1, 0.5, 0.25, 0.75].slice(0, few)) spots.add(Math.round(from + (to - from) * k));
  }
  return [...spots].slice(0, few * 2);
}

/** Has it a way that the oracle looked too coarsely for? One is asked of the engine, and walked. */
function isLeft(t: Together, id: number, moved: readonly Ended[]): boolean {
  const q = questionOf(t, id, moved, []);
  const best = findBest(q);
  return best === null || wrongWith(q, best) !== null;
}

/** The best that brute force finds for an order; null where it finds no place for somebody who could charge. */
function brute(
  t: Together,
  order: readonly number[],
  moved: readonly Ended[],
  few: number,
  once: Known,
): Played | null {
  const [id, ...rest] = order;
  if (id === undefined) return { value: valueOf(t, moved), ends: moved, touches: 0, early: false };
  const spots = known(once.spots, keyOf(id, moved, [few]), () => spotsOf(t, id, moved, few));
  // Whoever can charge must: only one without a place is left behind.
  let best: Played | null = null;
  for (const offset of spots) {
    const found = brute(t, rest, [...moved, { id, offset }], few, once);
    if (found !== null && (best === null || above(found.value, best.value))) best = found;
  }
  if (best !== null || spots.length > 0) return best;
  return known(once.left, keyOf(id, moved, []), () => isLeft(t, id, moved)) ? brute(t, rest, moved, few, once) : null;
}

const count = { scenes: 0, orders: 0, all: 0, early: 0, fewerPlaced: 0, fewerModels: 0 };
const cpu = process.cpuUsage();
for (let at = 0; count.scenes < scenes; at++) {
  const t = together(seed, at, process.argv[5] === "gaps");
  if (t === null) continue;
  count.scenes++;
  const once: Known = { best: new Map(), spots: new Map(), left: new Map() };
  // Whoever goes first stands where the rest do best in the order that is best for them: only that order tells.
  for (const { id: first } of t.chargers) {
    let ours: Played | null = null;
    let theirs: Played | null = null;
    let early = false;
    for (const order of ordersOf(t.chargers.map((c) => c.id)).filter((o) => o[0] === first)) {
      count.orders++;
      const one = played(t, order, once);
      early ||= one.early;
      if (ours === null || above(one.value, ours.value)) ours = one;
      const other = brute(t, order, [], t.chargers.length > 3 ? 3 : t.chargers.length > 2 ? 4 : 5, once);
      if (other !== null && (theirs === null || above(other.value, theirs.value))) theirs = other;
    }
    if (ours === null || theirs === null) continue;
    if (ours.value.placed === t.chargers.length) count.all++;
    // Brute force touches no other enemy; a charge that must is not compared by models.
    if (early && above(theirs.value, ours.value)) count.early++;
    else if (theirs.value.placed > ours.value.placed) count.fewerPlaced++;
    else if (ours.touches === 0 && above(theirs.value, ours.value)) count.fewerModels++;
    else continue;
    if (!early && count.fewerPlaced + count.fewerModels <= 5)
      console.log(`scene ${at}, ${first} first: ours ${JSON.stringify(ours)}, brute force ${JSON.stringify(theirs)}`);
  }
}
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${count.scenes} scenes, ${count.orders} orders, everybody placed in ${count.all}, worse than brute force where that is said to be possible ${count.early}: fewer chargers placed than brute force ${count.fewerPlaced}, fewer models ${count.fewerModels}; ${((user + system) / 1e6).toFixed(0)} s CPU`,
);
// For npm run proof.
console.log(JSON.stringify({ ...count, seconds: Math.round((user + system) / 1e6) }));
process.exitCode = count.fewerPlaced + count.fewerModels === 0 ? 0 : 1;
