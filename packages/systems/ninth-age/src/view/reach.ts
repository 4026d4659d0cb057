import { message } from "@tercio/kernel";
import type { Placement, Segment } from "@tercio/mass-battle";
import type { PieceKey, ReachView } from "@tercio/scene";
import { at, normalise, type Point } from "@tercio/tabletop";
import { chargeNeed } from "../calculation/charge-range.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { followed, inches, type Limits, moveLimits, whyNotMove } from "../field/paths.ts";
import { book } from "../asking/book.ts";
import { whyNoMove } from "../sequence/movement.ts";
import { chargeable, facingCharged } from "../field/charges.ts";
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

/** The lines that bound the arcs: from each corner outwards, half-way between two of the unit's own directions. */
function arcs(u: Unit): Pick<ReachView<G>, "rays" | "arcs"> {
  const r = rectangleOf(u);
  const half = r.width / 2;
  const ray = (right: number, back: number, sideways: number, backwards: number) => ({
    from: at(r, right, back),
    to: at(r, right + sideways * SIGHT, back + backwards * SIGHT),
  });
  const label = (id: string, right: number, back: number) => ({
    id,
    label: message(`arc.${id}`),
    ...at(r, right, back),
  });
  return {
    rays: [ray(-half, 0, -1, -1), ray(half, 0, 1, -1), ray(-half, r.depth, -1, 1), ray(half, r.depth, 1, 1)],
    arcs: [
      label("front", 0, -15_000),
      label("flank", -half - 12_000, r.depth / 2),
      label("flank", half + 12_000, r.depth / 2),
      label("rear", 0, r.depth + 15_000),
    ],
  };
}

/** What a unit could do from where it stands: its moves, its arcs, whom it could charge. Whose turn it is does not matter. */
export function reach(game: G, piece: PieceKey): ReachView<G> | null {
  const u = game.units.find((v) => v.id === piece);
  if (u === undefined || !onField(u)) return null;
  const id = u.id;
  const free = !u.fleeing && !engaged(game, id);
  // Whoever can fly is shown where it can fly to: that is nearly always farther.
  const flies = free && mayFly(game, u);
  const mover = flies ? aloft(u) : u;
  const bands = (["advance", "march"] as const)
    .filter((move) => free && whyNoMove(game, u, move) === null)
    .map((move) => ({
      id: move,
      label: message(flies ? `reach.fly-${move}` : `reach.${move}`, {
        inches: move === "march" ? marchRate(game, mover) : advanceRate(game, mover),
      }),
      rule: `${move}-move`,
      ...edge(game, mover, move),
    }));
  const mayCharge = free && book.refusals("declare a charge", game, { unit: u }).length === 0;
  const targets = (mayCharge ? game.units : []).flatMap((v) => {
    const by = flies && chargeable(game, mover, v) ? mover : chargeable(game, u, v) ? u : null;
    if (by === null) return [];
    const { distance, need } = chargeNeed(game, by, v);
    const arc = message(`arc.${facingCharged(u, v)}`);
    return [
      {
        piece: v.id,
        label: message("reach.charge", { distance: inches(distance), arc, need: need ?? 0 }),
        from: { x: u.x, y: u.y },
        to: { x: v.x, y: v.y },
        question: chargeQuestion(game, id, v.id, { air: by.air }),
      },
    ];
  });
  return { piece: id, ...arcs(u), bands, targets };
}
