// Two to four chargers of one facing against brute force: whoever goes first, every order of the rest, and for each charger in
// turn a handful of the places that the oracle reaches, with those that went before where they ended.
//   node tools/run.mjs packages/mass-battle/tests/proof/run-together.ts [scenes=2000] [seed=1] [wheels=128]
import { gap, INCH } from "@tercio/tabletop";
import type { Asked, ChargeMate, ChargeObstacle } from "../../src/charge/types.ts";
import {
  baseContacts,
  boundary,
  type Charge,
  findPlaces,
  type Formation,
  type Placement,
  placeInContact,
} from "../../src/index.ts";
import { reached } from "./one-charger.ts";
import { drawing, formation, near, scene } from "./scenes.ts";

const [scenes, seed, wheels] = [
  Number(process.argv[2] ?? 2000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 128),
];

interface Charger {
  readonly id: number;
  readonly formation: Formation;
  readonly place: Placement;
}
interface Together {
  readonly q: Asked;
  readonly chargers: readonly Charger[];
}

function together(at: number): Together | null {
  const draw = drawing((seed * 1_000_003 + 900_000 + at) >>> 0);
  const q = scene(draw, draw(0, 2));
  if (q === null) return null;
  const target = boundary(q.target, q.targetFormation);
  const placed = [boundary(q.charger, q.chargerFormation), target, ...q.obstacles.map((o) => o.rectangle)];
  const chargers: Charger[] = [{ id: 0, formation: q.chargerFormation, place: q.charger }];
  const wanted = draw(2, 4);
  for (let tries = 0; chargers.length < wanted && tries < 40; tries++) {
    const f = formation(draw);
    const place = { ...near(draw, q.charger, 10 * INCH), facing: (q.charger.facing + draw(0, 6000) + 62_536) % 65_536 };
    const r = boundary(place, f);
    if (placed.some((p) => gap(p, r) < INCH / 2)) continue;
    // Of the same facing: found as the scene finds it.
    const alone = { ...q, charger: place, chargerFormation: f };
    if (reached({ ...alone, obstacles: [] }, 64).length === 0) continue;
    placed.push(r);
    chargers.push({ id: chargers.length, formation: f, place });
  }
  return chargers.length < 2 ? null : { q, chargers };
}

const ordersOf = (list: readonly number[]): readonly (readonly number[])[] =>
  list.length < 2 ? [list] : list.flatMap((x) => ordersOf(list.filter((y) => y !== x)).map((rest) => [x, ...rest]));

interface Ended {
  readonly id: number;
  readonly offset: number;
}
interface Value {
  readonly placed: number;
  readonly models: number;
}

/** The question of one charger when some have moved and the others stand where they stood. */
function questionOf({ q, chargers }: Together, id: number, moved: readonly Ended[], mates: readonly number[]): Asked {
  const own = chargers[id] as Charger;
  const target = boundary(q.target, q.targetFormation);
  const others: ChargeObstacle[] = chargers
    .filter((c) => c.id !== id)
    .map((c) => {
      const ended = moved.find((m) => m.id === c.id);
      const start = boundary(c.place, c.formation);
      const rectangle =
        ended === undefined ? start : { ...start, ...placeInContact(start, "front", target, q.facing, ended.offset) };
      return { id: c.id, kind: "friend", rectangle };
    });
  return {
    ...q,
    charger: own.place,
    chargerFormation: own.formation,
    obstacles: [...others, ...q.obstacles],
    inContact: moved.map((m) => m.id),
    mates: mates.map((m): ChargeMate => {
      const c = chargers[m] as Charger;
      return { id: m, charger: c.place, chargerFormation: c.formation, facing: q.facing, mayWheel: true };
    }),
  };
}

/** Chargers placed, and models of both sides in contact: each of the target's counted once. */
function valueOf({ q, chargers }: Together, ends: readonly Ended[]): Value {
  const target = boundary(q.target, q.targetFormation);
  const theirs = new Set<number>();
  let own = 0;
  for (const { id, offset } of ends) {
    const c = chargers[id] as Charger;
    const start = boundary(c.place, c.formation);
    const end = { ...start, ...placeInContact(start, "front", target, q.facing, offset) };
    const pairs = baseContacts(end, c.formation, "front", target, q.targetFormation, q.facing, q.chirality);
    const models = new Set(pairs.map((p) => p.own.rank * 1000 + p.own.file));
    own += models.size;
    for (const p of pairs) theirs.add(p.theirs.rank * 1000 + p.theirs.file);
  }
  return { placed: ends.length, models: own + theirs.size };
}

const above = (a: Value, b: Value): boolean => a.placed > b.placed || (a.placed === b.placed && a.models > b.models);

interface Played {
  readonly value: Value;
  readonly ends: readonly Ended[];
  /** How many other enemies are touched. */
  readonly touches: number;
}

/** What is found once and asked again in another order, for one scene. */
interface Known {
  readonly best: Map<string, Charge | null>;
  readonly spots: Map<string, readonly number[]>;
}
function known<T>(map: Map<string, T>, key: string, find: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const now = find();
  map.set(key, now);
  return now;
}
const keyOf = (id: number, moved: readonly Ended[], rest: readonly number[]): string =>
  JSON.stringify([id, moved, rest]);

/** What comes of an order as the engine has it; who has still to move it is told as a set, as in a battle. */
function played(t: Together, order: readonly number[], { best: bests }: Known): Played {
  let ends: readonly Ended[] = [];
  let touches = 0;
  for (const [i, id] of order.entries()) {
    const rest = order.slice(i + 1).sort((a, b) => a - b);
    const best = known(bests, keyOf(id, ends, rest), () => findPlaces(questionOf(t, id, ends, rest)).best);
    if (best === null) continue;
    touches += best.otherEnemies.length;
    ends = [...ends, { id, offset: best.offset }];
  }
  return { value: valueOf(t, ends), ends, touches };
}

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

/** The best that brute force finds for an order. */
function brute(t: Together, order: readonly number[], moved: readonly Ended[], few: number, once: Known): Played {
  const [id, ...rest] = order;
  if (id === undefined) return { value: valueOf(t, moved), ends: moved, touches: 0 };
  const spots = known(once.spots, keyOf(id, moved, [few]), () => spotsOf(t, id, moved, few));
  // Whoever can charge must: only one without a place is left behind.
  let best: Played | null = null;
  for (const offset of spots) {
    const found = brute(t, rest, [...moved, { id, offset }], few, once);
    if (best === null || above(found.value, best.value)) best = found;
  }
  return best ?? brute(t, rest, moved, few, once);
}

const count = { scenes: 0, orders: 0, all: 0, fewerPlaced: 0, fewerModels: 0 };
const cpu = process.cpuUsage();
for (let at = 0; count.scenes < scenes; at++) {
  const t = together(at);
  if (t === null) continue;
  count.scenes++;
  const once: Known = { best: new Map(), spots: new Map() };
  // Whoever goes first stands where the rest do best in the order that is best for them: only that order tells.
  for (const { id: first } of t.chargers) {
    let ours: Played | null = null;
    let theirs: Played | null = null;
    for (const order of ordersOf(t.chargers.map((c) => c.id)).filter((o) => o[0] === first)) {
      count.orders++;
      const one = played(t, order, once);
      if (ours === null || above(one.value, ours.value)) ours = one;
      const other = brute(t, order, [], t.chargers.length > 3 ? 3 : t.chargers.length > 2 ? 4 : 5, once);
      if (theirs === null || above(other.value, theirs.value)) theirs = other;
    }
    if (ours === null || theirs === null) continue;
    if (ours.value.placed === t.chargers.length) count.all++;
    // Brute force touches no other enemy; a charge that must is not compared by models.
    if (theirs.value.placed > ours.value.placed) count.fewerPlaced++;
    else if (ours.touches === 0 && above(theirs.value, ours.value)) count.fewerModels++;
    else continue;
    if (count.fewerPlaced + count.fewerModels <= 5)
      console.log(`scene ${at}, ${first} first: ours ${JSON.stringify(ours)}, brute force ${JSON.stringify(theirs)}`);
  }
}
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${count.scenes} scenes, ${count.orders} orders, everybody placed in ${count.all}: fewer chargers placed than brute force ${count.fewerPlaced}, fewer models ${count.fewerModels}; ${((user + system) / 1e6).toFixed(0)} s CPU`,
);
// For npm run proof.
console.log(JSON.stringify({ ...count, seconds: Math.round((user + system) / 1e6) }));
process.exitCode = count.fewerPlaced + count.fewerModels === 0 ? 0 : 1;
