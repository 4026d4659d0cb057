import { bestCharge } from "./best.ts";
import { reachable } from "./cover.ts";
import { type Facet, facetOf } from "./facet.ts";
import { goalsOf } from "./goals.ts";
import { type Hunt, huntFor } from "./hunt.ts";
import { linesTouched, type Piece, piecesOf } from "./offsets.ts";
import { partsOf, type Row, type Slot, type Vector } from "./rows.ts";
import { common, joined, type Stretches, withWhole } from "./stretches.ts";
import { boundary } from "../formation.ts";
import type { Asked, Charge, ChargeMate, ContactPriority } from "./types.ts";

/*
 * Several chargers of one target that move one after another. Where the first may stand such that the rest do as well as
 * possible is first counted along the facing, which no way there can better (`rows.ts`); then, from the best down, it is
 * played: the charger is put there, and the rest follow in every order, each by its own exact search.
 */

/** Better first, by the priorities in their order. */
export function compareVectors(a: Vector, b: Vector, priorities: readonly ContactPriority[]): number {
  for (const priority of priorities) {
    const order =
      priority === "fewest-enemies"
        ? a.enemies - b.enemies
        : priority === "most-chargers"
          ? b.chargers - a.chargers
          : b.models - a.models;
    if (order !== 0) return order;
  }
  return 0;
}

const NONE: Vector = { enemies: 0, chargers: 0, models: 0 };

const sum = (a: Vector, b: Vector): Vector => ({
  enemies: a.enemies + b.enemies,
  chargers: a.chargers + b.chargers,
  models: a.models + b.models,
});

const vectorOf = (c: Charge): Vector => ({
  enemies: c.otherEnemies.length,
  chargers: 1,
  models: c.modelsInContact.own + c.modelsInContact.theirs,
});

/** What is asked about a mate in the place of the charger. Nobody turns a target that is charged already. */
function askedOf(q: Asked, mate: ChargeMate, obstacles: Asked["obstacles"], mates: Asked["mates"]): Asked {
  return {
    ...q,
    charger: mate.charger,
    chargerFormation: mate.chargerFormation,
    facing: mate.facing,
    mayWheel: mate.mayWheel,
    maximum: mate.maximum ?? Infinity,
    inContact: mate.facing === q.facing ? q.inContact : [],
    obstacles,
    mates,
    targetMayTurn: false,
  };
}

/** The question about a mate once the charger has moved. */
function askedAfter(q: Asked, charge: Charge, mate: ChargeMate): Asked {
  const moved = {
    id: -1 - q.mates.length,
    kind: "friend",
    rectangle: boundary(charge.end, q.chargerFormation),
  } as const;
  const after = { ...q, target: charge.target, inContact: [...q.inContact, moved.id] };
  const others = q.obstacles.filter((o) => o.id !== mate.id);
  return askedOf(
    after,
    mate,
    [...others, moved],
    q.mates.filter((m) => m !== mate),
  );
}

/** What the mates are worth once the charger has moved: in the best order, each as the priorities have it. */
export function worthOfRest(q: Asked, charge: Charge): Vector {
  let best: Vector | null = null;
  for (const mate of q.mates) {
    const value = worthTogether(askedAfter(q, charge, mate));
    if (value !== null && (best === null || compareVectors(value, best, q.priorities) < 0)) best = value;
  }
  return best ?? NONE;
}

/** What the charger and its mates are worth at best; null where the charger finds no way. */
function worthTogether(q: Asked): Vector | null {
  const hunt = huntFor(facetOf(q));
  if (q.mates.length > 0) return explored(hunt, q, false)?.worth ?? null;
  const best = bestCharge(hunt, goalsOf(hunt.facet, piecesOf(hunt.facet)));
  return best === null ? null : vectorOf(best.charge);
}

/** The slots of a charger: its pieces, as far as it can reach them. */
function slotsOf(facet: Facet, pieces: readonly Piece[], reached: Stretches): readonly Slot[] {
  return pieces.flatMap(({ from, to, worth, loose }) => {
    const parts = common([from, to], reached);
    const [first, last] = linesTouched(facet, Math.floor((from + to) / 2));
    const slots: Slot[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const [a, b] = [parts[i] as number, parts[i + 1] as number];
      slots.push({ from: a, to: b, enemies: worth.enemies.length, own: worth.own, first, last, loose });
    }
    return slots;
  });
}

/** What stands beside the charger at best: its mates at the same facing, and what those at others are worth alone. */
function besides(q: Asked): { readonly rows: readonly Row[]; readonly elsewhere: Vector } {
  const ids = q.mates.map((m) => m.id);
  const fixed = q.obstacles.filter((o) => !ids.includes(o.id));
  const rows: Row[] = [];
  let elsewhere = NONE;
  for (const mate of q.mates) {
    const alone = askedOf(q, mate, fixed, []);
    if (mate.facing !== q.facing) {
      elsewhere = sum(elsewhere, worthTogether(alone) ?? NONE);
      continue;
    }
    const hunt = huntFor(facetOf(alone));
    const pieces = piecesOf(hunt.facet);
    let wanted: Stretches = [];
    for (const { from, to } of pieces) wanted = withWhole(wanted, from, to);
    const slots = slotsOf(hunt.facet, pieces, joined(reachable(hunt, wanted)));
    rows.push({ half: hunt.facet.frame.halfWidth, slots });
  }
  return { rows, elsewhere };
}

/** The best places for all together. */
export interface Explored {
  readonly worth: Vector;
  /** Whole offsets of the charger, in the frame. */
  readonly stretches: readonly (readonly [from: number, to: number])[];
}

/** A stretch is divided so often, at most, to find where its worth changes. */
const DIVISIONS = 10;

/**
 * Where a charger with mates may stand such that all together are worth most; null where it finds no way. With `all`, every
 * stretch of such places: at both ends, in the middle and at the shortest way each has been played to its end.
 */
export function explored(hunt: Hunt, q: Asked, all: boolean): Explored | null {
  const { facet } = hunt;
  const { priorities } = q;
  const compare = (a: Vector, b: Vector): number => compareVectors(a, b, priorities);
  const most = Math.floor(facet.frame.halfFacing + facet.frame.halfWidth + 0.5);
  const own: Row = { half: facet.frame.halfWidth, slots: slotsOf(facet, piecesOf(facet), [-most, most]) };
  const { rows, elsewhere } = besides(q);
  const parts = partsOf(facet, own, rows, compare)
    .map((p) => ({ ...p, worth: sum(p.worth, elsewhere) }))
    .sort((a, b) => compare(a.worth, b.worth) || Number(a.loose) - Number(b.loose) || a.from - b.from);

  const played = new Map<number, Vector | null>();
  const worthAt = (at: number): Vector | null => {
    let worth = played.get(at);
    if (worth === undefined) {
      const found = bestCharge(hunt, [{ from: at, to: at, rank: 0, worth: null }]);
      worth = found === null ? null : sum(vectorOf(found.charge), worthOfRest(q, found.charge));
      played.set(at, worth);
    }
    return worth;
  };
  let best: Vector | null = null;
  let stretches: [number, number][] = [];
  const take = (from: number, to: number, worth: Vector | null): void => {
    if (worth === null) return;
    const order = best === null ? -1 : compare(worth, best);
    if (order < 0) [best, stretches] = [worth, []];
    if (order <= 0) stretches.push([from, to]);
  };
  const divide = (from: number, to: number, left: number): void => {
    const [a, b] = [worthAt(from), worthAt(to)];
    if (a !== null && b !== null && compare(a, b) === 0) return take(from, to, a);
    if (to - from <= 1 || left === 0) {
      take(from, from, a);
      take(to, to, b);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    divide(from, middle, left - 1);
    divide(middle, to, left - 1);
  };
  const look = (from: number, to: number, hoped: Vector): void => {
    const shortest = bestCharge(hunt, [{ from, to, rank: 0, worth: null }]);
    const at = shortest === null ? from : Math.max(from, Math.min(to, Math.floor(shortest.candidate.offset + 0.5)));
    const points = [...new Set([from, at, Math.floor((from + to) / 2), to])].sort((a, b) => a - b);
    for (const point of all ? [] : [at, ...points]) {
      take(point, point, worthAt(point));
      if (best !== null && compare(best, hoped) <= 0) return;
    }
    if (!all) return;
    if (points.length === 1) take(from, from, worthAt(from));
    for (let i = 0; i + 1 < points.length; i++) divide(points[i] as number, points[i + 1] as number, DIVISIONS);
  };
  for (const [i, part] of parts.entries()) {
    const order = best === null ? -1 : compare(part.worth, best);
    // None of the rest can be better, nor (loose ones apart) as good.
    if (order > 0 || (order === 0 && (!all || (part.loose && !parts[i - 1]?.loose)))) break;
    const found = joined(reachable(hunt, [part.from, part.to]));
    for (let j = 0; j < found.length; j += 2) look(found[j] as number, found[j + 1] as number, part.worth);
  }
  if (best === null) return null;
  let whole: Stretches = [];
  for (const [from, to] of stretches) whole = withWhole(whole, from, to);
  const merged = joined(whole);
  return { worth: best, stretches: pairs(merged) };
}

const pairs = (s: Stretches): (readonly [number, number])[] =>
  Array.from({ length: s.length / 2 }, (_, i) => [s[2 * i] as number, s[2 * i + 1] as number]);
