import { type Message, message } from "@tercio/kernel";
import {
  type Body,
  type PieceKey,
  type ReachTarget,
  type ReachView,
  tellingTotals,
  type ThreatView,
} from "@tercio/board";
import { INCH } from "@tercio/tabletop";
import { chargeRoll, distanceRoll, randomDice } from "../calculation/characteristics.ts";
import { CHARGE_RANGE, chargeNeed, chargeRange } from "../calculation/charge-range.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { moveLimits, whyNotMove } from "../battlefield/paths.ts";
import { arcsAround, areaAhead, areaAllRound, chargeLine, type Edge, edgeOfReach, inches } from "@tercio/regiments";
import { book } from "../hooks/book.ts";
import { RANDOM_MOVEMENT } from "../battlefield/random-movement.ts";
import { whyNoMove } from "../sequence/movement.ts";
import { chargeable, facingAimedAt } from "../battlefield/charges.ts";
import { advanceRate, aloft, marchRate, mayFly } from "../calculation/rates.ts";
import { engaged, type NinthAge, onField, type Unit } from "../state/state.ts";
import { chargeQuestion } from "./charge-questions.ts";

type G = NinthAge;

const label = (id: string): Message => message(`arc.${id}`);

/** Where the middle of the front can come to by wheeling once and going straight on, by stepping back or aside. */
function edge(game: G, u: Unit, move: "advance" | "march"): Edge {
  const limits = moveLimits(game, u, move);
  return edgeOfReach(u, formationOf(u), {
    most: limits.maximum,
    wheels: limits.wheels,
    aside: move === "advance",
    legal: (path) => whyNotMove(game, u, path, limits) === null,
  });
}

/** What a body would face that stands so: of what has a front, or lies on a round base. */
export function arcs(_: G, { x, y, facing, outline }: Body): Pick<ReachView<G>, "rays" | "arcs"> | null {
  if (outline === null || outline.shape.kind === "polygon") return null;
  const { shape } = outline;
  const size =
    shape.kind === "disc"
      ? { width: 2 * shape.radius, depth: 2 * shape.radius, round: true as const }
      : { width: shape.width, depth: shape.depth };
  return arcsAround({ x, y, facing, ...size }, label);
}

const free = (game: G, u: Unit): boolean => onField(u) && !u.fleeing && !engaged(game, u.id);
const mayCharge = (game: G, u: Unit): boolean =>
  free(game, u) && book.refusals("declare a charge", game, { unit: u }).length === 0;
/** Whoever can fly is shown where it can fly to: that is nearly always farther. */
const moverOf = (game: G, u: Unit): Unit => (free(game, u) && mayFly(game, u) ? aloft(u) : u);

/** A charge as a line from front to front: how far, on which facing, and what its dice must show. */
export function chargeTold(game: G, u: Unit, v: Unit): Omit<ReachTarget<G>, "question"> {
  const { distance, need, sure } = chargeNeed(game, u, v);
  return chargeLine(u, v, { distance, arc: label(facingAimedAt(u, v)), need, sure });
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

/**
 * How far and how likely the enemies of a seat could charge from where they stand, or come by Random Movement, if nothing
 * hid or blocked the way; a roll made again downhill is not counted, so that no chance is less than it says.
 */
export function threats(game: G, seat: number): readonly ThreatView[] {
  return game.units.flatMap((u): readonly ThreatView[] => {
    if (u.seat === seat) return [];
    if (free(game, u) && randomDice(game, u) !== null) {
      const bands = tellingTotals(distanceRoll(game, u, "random")).map(({ total, chance }) => {
        const areas = [areaAllRound(rectangleOf(u), total * INCH)];
        return { chance, label: message("threat.charge", { inches: total }), rule: RANDOM_MOVEMENT, areas };
      });
      return [{ piece: u.id, bands }];
    }
    if (!mayCharge(game, u)) return [];
    const mover = moverOf(game, u);
    const bands = tellingTotals(chargeRoll(game, mover)).map(({ total, chance }) => {
      const range = chargeRange(game, mover, total);
      const areas = [areaAhead(rectangleOf(u), range)];
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
  return { piece: id, ...arcsAround(rectangleOf(u), label), bands, targets: targets(game, id) };
}
