import { message } from "@tercio/kernel";
import type { Placement, Segment } from "@tercio/mass-battle";
import {
  type Body,
  type PieceKey,
  type ReachTarget,
  type ReachView,
  tellingTotals,
  type ThreatView,
} from "@tercio/board";
import {
  at,
  centre,
  circle,
  cosine,
  facingEnds,
  INCH,
  normalise,
  type Point,
  type Rectangle,
  sine,
} from "@tercio/tabletop";
import { chargeRoll, distanceRoll, randomDice } from "../calculation/characteristics.ts";
import { CHARGE_RANGE, chargeNeed, chargeRange } from "../calculation/charge-range.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { bridged, followed, inches, moveLimits, type Limits, whyNotMove } from "../battlefield/paths.ts";
import { book } from "../hooks/book.ts";
import { RANDOM_MOVEMENT } from "../battlefield/random-movement.ts";
import { whyNoMove } from "../sequence/movement.ts";
import { chargeable, facingAimedAt } from "../battlefield/charges.ts";
import { advanceRate, aloft, marchRate, mayFly } from "../calculation/rates.ts";
import { engaged, type NinthAge, onField, type Unit } from "../state/state.ts";
import { chargeQuestion } from "./charge-questions.ts";

type G = NinthAge;

/** A quarter turn in so many steps to each side: fine enough that the edge looks round. */
const STEPS = 15;
const QUARTER = 16384;
/** How far the arcs are drawn, 0.01 mm. */
const SIGHT = 25_400;

type Ahead = Extract<Segment, { readonly kind: "straight" | "back" | "side" }>;

/** The longest that the last segment may be for the whole path to be legal: where that leads, or null where none is. */
function farthest(game: G, u: Unit, before: readonly Segment[], last: Ahead, limits: Limits): Placement | null {
  const way = (distance: number): readonly Segment[] => (distance > 0 ? [...before, { ...last, distance }] : before);
  let low = 0;
  if (before.length > 0 && whyNotMove(game, u, before, limits) !== null) return null;
  let high = limits.maximum + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (whyNotMove(game, u, way(middle), limits) === null) low = middle;
    else high = middle;
  }
  return followed(u, way(low)).end;
}

const place = (r: Placement | null): readonly Point[] => (r === null ? [] : [{ x: r.x, y: r.y }]);

/** Where the middle of the front can come to by wheeling once and going straight on, by stepping back or aside. */
function edge(game: G, u: Unit, move: "advance" | "march"): { edge: readonly Point[]; tip: Point } {
  const limits = moveLimits(game, u, move);
  const points: Point[] = [];
  const here = { x: u.x, y: u.y };
  let tip: Point = here;
  const aside = (side: "left" | "right"): void => {
    if (move === "advance") points.push(...place(farthest(game, u, [], { kind: "side", side, distance: 0 }, limits)));
  };
  aside("left");
  for (let i = -STEPS; i <= STEPS; i++) {
    const angle = Math.floor((Math.abs(i) * QUARTER) / STEPS);
    const turn: Segment = limits.wheels
      ? { kind: "wheel", side: i < 0 ? "left" : "right", angle }
      : { kind: "pivot", to: normalise(u.facing + (i < 0 ? -angle : angle)) };
    const end = farthest(game, u, i === 0 ? [] : [turn], { kind: "straight", distance: 0 }, limits);
    points.push(...place(end));
    if (i === 0 && end !== null) tip = { x: end.x, y: end.y };
  }
  aside("right");
  points.push(...(move === "advance" ? place(farthest(game, u, [], { kind: "back", distance: 0 }, limits)) : [here]));
  return { edge: points, tip };
}

/**
 * The lines that bound the arcs: outwards from where two facings meet, half-way between two of the unit's own directions.
 * That is a corner, or a point of the rim of a round base.
 */
function arcsAround(r: Rectangle): Pick<ReachView<G>, "rays" | "arcs"> {
  const half = r.width / 2;
  const middle = at(r, 0, 0);
  const [frontLeft, frontRight, rearRight, rearLeft] = facingEnds(r);
  const ray = (from: Point, sideways: number, backwards: number) => {
    const far = at(r, sideways * SIGHT, backwards * SIGHT);
    return { from, to: { x: from.x + far.x - middle.x, y: from.y + far.y - middle.y } };
  };
  const label = (id: string, right: number, back: number) => ({
    id,
    label: message(`arc.${id}`),
    ...at(r, right, back),
  });
  return {
    rays: [ray(frontLeft, -1, -1), ray(frontRight, 1, -1), ray(rearLeft, -1, 1), ray(rearRight, 1, 1)],
    arcs: [
      label("front", 0, -15_000),
      label("flank", -half - 12_000, r.depth / 2),
      label("flank", half + 12_000, r.depth / 2),
      label("rear", 0, r.depth + 15_000),
    ],
  };
}

/** What a body would face that stands so: of what has a front, or lies on a round base. */
export function arcs(_: G, { x, y, facing, outline }: Body): Pick<ReachView<G>, "rays" | "arcs"> | null {
  if (outline === null || outline.shape.kind === "polygon") return null;
  const { shape } = outline;
  const size =
    shape.kind === "disc"
      ? { width: 2 * shape.radius, depth: 2 * shape.radius, round: true as const }
      : { width: shape.width, depth: shape.depth };
  return arcsAround({ x, y, facing, ...size });
}

const free = (game: G, u: Unit): boolean => onField(u) && !u.fleeing && !engaged(game, u.id);
const mayCharge = (game: G, u: Unit): boolean =>
  free(game, u) && book.refusals("declare a charge", game, { unit: u }).length === 0;
/** Whoever can fly is shown where it can fly to: that is nearly always farther. */
const moverOf = (game: G, u: Unit): Unit => (free(game, u) && mayFly(game, u) ? aloft(u) : u);

/** A charge as a line from front to front: how far, on which facing, and what its dice must show. */
export function chargeTold(game: G, u: Unit, v: Unit): Omit<ReachTarget<G>, "question"> {
  const { distance, need, sure } = chargeNeed(game, u, v);
  const arc = message(`arc.${facingAimedAt(u, v)}`);
  const key = sure ? "reach.charge.sure" : need === null ? "reach.charge.short" : "reach.charge";
  return {
    piece: v.id,
    label: message(key, { distance: bridged(distance), arc, need: need ?? 0 }),
    from: { x: u.x, y: u.y },
    to: { x: v.x, y: v.y },
  };
}

/** Whom a unit could charge from where both stand, and what its dice must show; whose turn it is does not matter. */
export function targets(game: G, piece: PieceKey, of: PieceKey | null = null): readonly ReachTarget<G>[] {
  const u = game.units.find((v) => v.id === piece);
  if (u === undefined || !mayCharge(game, u)) return [];
  const mover = moverOf(game, u);
  return game.units.flatMap((v) => {
    if (of !== null && v.id !== of) return [];
    const by = chargeable(game, mover, v) ? mover : mover !== u && chargeable(game, u, v) ? u : null;
    if (by === null) return [];
    return [
      {
        ...chargeTold(game, by, v),
        question: chargeQuestion(game, u.id, v.id, { air: by.air }),
      },
    ];
  });
}

/** An eighth of a turn in so many steps: fine enough that a corner looks round. */
const ROUNDED = 6;

/** All that lies in a unit's Front Arc and no farther from it than that (0.01 mm). */
function ahead(r: Rectangle, distance: number): readonly Point[] {
  const half = r.width / 2;
  const steps = Array.from({ length: ROUNDED + 1 }, (_, i) => i);
  // The arcs of a round base begin at its centre, and its rim is as far away all around.
  if (r.round === true) {
    const out = half + distance;
    const rim = (side: -1 | 1, step: number): Point => {
      const angle = (step * QUARTER) / 2 / ROUNDED;
      return at(r, side * out * sine(angle), half - out * cosine(angle));
    };
    return [centre(r), ...steps.toReversed().map((i) => rim(-1, i)), ...steps.map((i) => rim(1, i))];
  }
  const corner = (side: -1 | 1, step: number): Point => {
    const angle = (step * QUARTER) / 2 / ROUNDED;
    return at(r, side * (half + distance * sine(angle)), -distance * cosine(angle));
  };
  return [
    at(r, -half, 0),
    ...steps.toReversed().map((i) => corner(-1, i)),
    ...steps.map((i) => corner(1, i)),
    at(r, half, 0),
  ];
}

/** Corners of a circle that is drawn. */
const ROUND = 32;

/** Where a unit comes that turns about its middle as it likes, and then goes straight so far (0.01 mm). */
const allRound = (r: Rectangle, distance: number): readonly Point[] => circle(centre(r), r.depth / 2 + distance, ROUND);

/**
 * How far and how likely the enemies of a seat could charge from where they stand, or come by Random Movement, if nothing
 * hid or blocked the way; a roll made again downhill is not counted, so that no chance is less than it says.
 */
export function threats(game: G, seat: number): readonly ThreatView[] {
  return game.units.flatMap((u): readonly ThreatView[] => {
    if (u.seat === seat) return [];
    if (free(game, u) && randomDice(game, u) !== null) {
      const bands = tellingTotals(distanceRoll(game, u, "random")).map(({ total, chance }) => {
        const areas = [allRound(rectangleOf(u), total * INCH)];
        return { chance, label: message("threat.charge", { inches: total }), rule: RANDOM_MOVEMENT, areas };
      });
      return [{ piece: u.id, bands }];
    }
    if (!mayCharge(game, u)) return [];
    const mover = moverOf(game, u);
    const bands = tellingTotals(chargeRoll(game, mover)).map(({ total, chance }) => {
      const range = chargeRange(game, mover, total);
      const areas = [ahead(rectangleOf(u), range)];
      return { chance, label: message("threat.charge", { inches: inches(range) }), rule: CHARGE_RANGE, areas };
    });
    return [{ piece: u.id, bands }];
  });
}

/** What a unit could do from where it stands: its moves, its arcs, whom it could charge. Whose turn it is does not matter. */
export function reach(game: G, piece: PieceKey): ReachView<G> | null {
  const u = game.units.find((v) => v.id === piece);
  if (u === undefined || !onField(u)) return null;
  const id = u.id;
  const moves = free(game, u);
  const mover = moverOf(game, u);
  const flies = mover !== u;
  const bands = (["advance", "march"] as const)
    .filter((move) => moves && whyNoMove(game, u, move) === null)
    .map((move) => ({
      id: move,
      label: message(flies ? `reach.fly-${move}` : `reach.${move}`, {
        inches: move === "march" ? marchRate(game, mover) : advanceRate(game, mover),
      }),
      rule: `${move}-move`,
      ...edge(game, mover, move),
    }));
  return { piece: id, ...arcsAround(rectangleOf(u)), bands, targets: targets(game, id) };
}
