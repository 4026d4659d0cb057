import { there } from "@tercio/kernel";
import type { Candidate } from "./candidates.ts";
import { reachable } from "./cover.ts";
import { type Facet, facetOf, type Taken } from "./facet.ts";
import { type Hunt, huntFor } from "./hunt.ts";
import { linesTouched, type Piece, piecesOf } from "./offsets.ts";
import { type Row, type Slot, slotAt, SPACE, type Vector } from "./rows.ts";
import { common, joined, type Stretches, withoutWhole, withWhole } from "./stretches.ts";
import { work } from "./work.ts";
import type { Facing } from "../facing.ts";
import type { Asked, ChargeMate, ChargeObstacle, ContactPriority } from "./types.ts";

/** No more chargers still to come are weighed together. Their orders multiply: of four there are 24, each a search. */
export const AT_ONCE = 3;

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

export const NONE: Vector = { enemies: 0, chargers: 0, models: 0 };

export const sum = (a: Vector, b: Vector): Vector => ({
  enemies: a.enemies + b.enemies,
  chargers: a.chargers + b.chargers,
  models: a.models + b.models,
});

export const less = (a: Vector, b: Vector): Vector => ({
  enemies: a.enemies - b.enemies,
  chargers: a.chargers - b.chargers,
  models: a.models - b.models,
});

/** A charger that has still to move: where it can come to as long as none of the others has. */
interface Member {
  readonly mate: ChargeMate;
  /** The search for its places as long as none of the others is in the way. */
  readonly hunt: Hunt;
  readonly row: Row;
  /** No better than this anywhere. */
  readonly alone: Vector;
  /** Whether it may come to touch another enemy: it may then be better that it does not arrive. */
  readonly touchy: boolean;
}

interface Until {
  readonly good: number;
  readonly best: number;
}

/** All chargers of one target that have still to move, and what is remembered while their places are searched. */
export interface Team {
  readonly members: readonly Member[];
  /** Ways that served lately, by the charger's id. */
  readonly ways: Map<number, Candidate[]>;
  /** Who went first when it went best, by those who had still to go. */
  readonly firsts: Map<string, number>;
  /** Nothing more is looked at once so much {@link work} is done: to find all that are as good as the best, and to find a best. */
  readonly until: Until;
  /** Whether a best place is known, so that only others as good are looked for. */
  settled: boolean;
}

/** One of them in its place, or what is common to all its places of a stretch; along the facing, as seen in its frame. */
export interface Placed {
  readonly facing: Facing;
  readonly low: number;
  readonly high: number;
  /** The target's models that it touches; null: none for sure. */
  readonly covers: Taken | null;
  /** The same on the table, in the way of the others; null: nothing is. */
  readonly obstacle: ChargeObstacle | null;
}

/** A question that asks for more than is looked at. */
export const TOO_LARGE = new Error("too many places to be weighed");

/** Ends the search where the team has had its share; who has no mates is looked at whatever it takes. */
export function goOn({ members, until, settled }: Team): void {
  if (members.length > 0 && work.done > (settled ? until.good : until.best)) throw TOO_LARGE;
}

/** What those in their places cover of a facing. */
export const coversOf = (placed: readonly Placed[], facing: Facing): readonly Taken[] =>
  placed.flatMap((p) => (p.facing === facing && p.covers !== null ? [p.covers] : []));

/** What is asked about a mate in the place of the charger. Nobody turns a target that is charged already. */
export function askedOf(q: Asked, mate: ChargeMate, obstacles: Asked["obstacles"], mates: Asked["mates"]): Asked {
  return {
    charger: mate.charger,
    chargerFormation: mate.chargerFormation,
    target: q.target,
    targetFormation: q.targetFormation,
    facing: mate.facing,
    maximum: mate.maximum ?? Infinity,
    obstacles,
    // A round target is one model, touched from wherever.
    inContact: mate.facing === q.facing || q.targetFormation.round === true ? q.inContact : [],
    mates,
    priorities: q.priorities,
    mayWheel: mate.mayWheel,
    passesOver: q.passesOver,
    passes: mate.passes ?? [],
    targetMayTurn: false,
    table: q.table,
    chirality: q.chirality,
  };
}

/** The slots of a charger: its pieces, as far as it can reach them. */
export function slotsOf(facet: Facet, pieces: readonly Piece[], reached: Stretches): readonly Slot[] {
  return pieces.flatMap(({ from, to, worth, loose }) => {
    const parts = common([from, to], reached);
    const [first, last] = linesTouched(facet, Math.floor((from + to) / 2));
    const slots: Slot[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const [a, b] = [there(parts[i]), there(parts[i + 1])];
      slots.push({ from: a, to: b, enemies: worth.enemies.length, own: worth.own, first, last, loose });
    }
    return slots;
  });
}

/** The chargers still to come of a question. */
export function teamOf(q: Asked, until: Until): Team {
  const ids = q.mates.map((m) => m.id);
  const fixed = q.obstacles.filter((o) => !ids.includes(o.id));
  const members = q.mates.map((mate): Member => {
    const hunt = huntFor(facetOf(askedOf(q, mate, fixed, [])));
    const pieces = piecesOf(hunt.facet);
    let wanted: Stretches = [];
    let alone: Vector | null = null;
    let touchy = false;
    for (const { from, to } of pieces) wanted = withWhole(wanted, from, to);
    const reached = joined(reachable(hunt, wanted));
    for (const { from, to, worth } of pieces) {
      if (common([from, to], reached).length === 0) continue;
      touchy ||= worth.enemies.length > 0;
      const one = { enemies: worth.enemies.length, chargers: 1, models: worth.own + worth.theirs };
      if (alone === null || compareVectors(one, alone, q.priorities) < 0) alone = one;
    }
    const row = { half: hunt.facet.frame.halfWidth, slots: slotsOf(hunt.facet, pieces, reached) };
    return { mate, hunt, row, alone: alone ?? NONE, touchy };
  });
  return { members, ways: new Map(), firsts: new Map(), until, settled: false };
}

/** What stands beside a charger at best: its mates at the same facing, and what those at others are worth alone. */
export function besides(
  team: Team,
  q: Asked,
  placed: readonly Placed[],
): { readonly rows: readonly Row[]; readonly elsewhere: Vector } {
  const rows: Row[] = [];
  let elsewhere = NONE;
  for (const { id, facing } of q.mates) {
    const member = team.members.find((m) => m.mate.id === id);
    if (member === undefined) continue;
    if (facing === q.facing) rows.push(leftBy(member.row, facing, placed));
    else elsewhere = sum(elsewhere, member.alone);
  }
  return { rows, elsewhere };
}

/** What those in their places leave of a row. */
function leftBy(row: Row, facing: Facing, placed: readonly Placed[]): Row {
  let { slots } = row;
  for (const { facing: taken, low, high } of placed) {
    if (taken !== facing || low > high) continue;
    const first = Math.floor(low - SPACE - row.half) + 1;
    const last = Math.ceil(high + SPACE + row.half) - 1;
    slots = slots.flatMap((s) => {
      const left = withoutWhole([s.from, s.to], first, last);
      const list: Slot[] = [];
      for (let i = 0; i < left.length; i += 2) list.push(slotAt(s, there(left[i]), there(left[i + 1])));
      return list;
    });
  }
  return { half: row.half, slots };
}
