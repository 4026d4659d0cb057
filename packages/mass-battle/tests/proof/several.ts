// Scenes with two to four chargers of one facing, and what comes of an order as the engine has it.
import { gap, INCH, type Rectangle } from "@tercio/tabletop";
import type { Asked, ChargeMate, ChargeObstacle } from "../../src/charge/types.ts";
import {
  baseContacts,
  boundary,
  type ChargePlaces,
  findPlaces,
  type Formation,
  type Placement,
  placeInContact,
} from "../../src/index.ts";
import { reached } from "./one-charger.ts";
import { drawing, formation, near, scene } from "./scenes.ts";

interface Charger {
  readonly id: number;
  readonly formation: Formation;
  readonly place: Placement;
}
export interface Together {
  readonly q: Asked;
  readonly chargers: readonly Charger[];
}

/** `gaps`: with units whose models stand apart. */
export function together(seed: number, at: number, gaps = false): Together | null {
  const draw = drawing((seed * 1_000_003 + 900_000 + at) >>> 0);
  const q = scene(draw, draw(0, 2), gaps);
  if (q === null) return null;
  const target = boundary(q.target, q.targetFormation);
  const placed = [boundary(q.charger, q.chargerFormation), target, ...q.obstacles.map((o) => o.shape as Rectangle)];
  const chargers: Charger[] = [{ id: 0, formation: q.chargerFormation, place: q.charger }];
  const wanted = draw(2, 4);
  for (let tries = 0; chargers.length < wanted && tries < 40; tries++) {
    const f = formation(draw, gaps);
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

export const ordersOf = (list: readonly number[]): readonly (readonly number[])[] =>
  list.length < 2 ? [list] : list.flatMap((x) => ordersOf(list.filter((y) => y !== x)).map((rest) => [x, ...rest]));

export interface Ended {
  readonly id: number;
  readonly offset: number;
}
export interface Value {
  readonly placed: number;
  readonly models: number;
}

/** The question of one charger when some have moved and the others stand where they stood. */
export function questionOf(
  { q, chargers }: Together,
  id: number,
  moved: readonly Ended[],
  mates: readonly number[],
): Asked {
  const own = chargers[id] as Charger;
  const target = boundary(q.target, q.targetFormation);
  const others: ChargeObstacle[] = chargers
    .filter((c) => c.id !== id)
    .map((c) => {
      const ended = moved.find((m) => m.id === c.id);
      const start = boundary(c.place, c.formation);
      const rectangle =
        ended === undefined ? start : { ...start, ...placeInContact(start, "front", target, q.facing, ended.offset) };
      return { id: c.id, kind: "friend", shape: rectangle };
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
export function valueOf({ q, chargers }: Together, ends: readonly Ended[]): Value {
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

export interface Played {
  readonly value: Value;
  readonly ends: readonly Ended[];
  /** How many other enemies are touched. */
  readonly touches: number;
  /** Whether it is said of a place that a better one may exist, or that not everybody was weighed. */
  readonly early: boolean;
}

/** What is found once and asked again in another order, for one scene. */
export interface Known {
  readonly best: Map<string, ChargePlaces>;
  readonly spots: Map<string, readonly number[]>;
  readonly left: Map<string, boolean>;
}
export function known<T>(map: Map<string, T>, key: string, find: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const now = find();
  map.set(key, now);
  return now;
}
export const keyOf = (id: number, moved: readonly Ended[], rest: readonly number[]): string =>
  JSON.stringify([id, moved, rest]);

/** What comes of an order as the engine has it, after those who moved before; who has still to move it is told as a set, as in a battle. */
export function played(
  t: Together,
  order: readonly number[],
  { best: bests }: Known,
  before: readonly Ended[] = [],
): Played {
  let ends = before;
  let touches = 0;
  let early = false;
  for (const [i, id] of order.entries()) {
    const rest = order.slice(i + 1).sort((a, b) => a - b);
    const places = known(bests, keyOf(id, ends, rest), () => findPlaces(questionOf(t, id, ends, rest)));
    const { best, missing, unheeded } = places;
    early ||= missing === "better" || unheeded.length > 0;
    if (best === null) continue;
    touches += best.otherEnemies.length;
    ends = [...ends, { id, offset: best.offset }];
  }
  return { value: valueOf(t, ends), ends, touches, early };
}
