import * as armyRulesMore from "../entries/rules/army-rules-more.ts";
import { withEffect } from "@tercio/kernel";
import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { hasRule, stands } from "../state/held.ts";
import { engaged, type NinthAge, onField, type Seat, type Unit } from "../state/state.ts";
import { rectangleOf, unitDistance } from "./formation.ts";
import { heightOf } from "./rates.ts";

export const GATEWAY = armyRulesMore.gateway.figures;
/** The word of a Gateway Marker among the effects: it lies on the table, and nobody holds it. */
const MARKER = "gateway-marker";

/** A Gateway Marker, by the id of its effect. */
export interface Gate extends Point {
  readonly id: number;
  /** The Player Turn in which it was placed. */
  readonly placedIn: number;
}

const isGate = (u: Unit): boolean => stands(u, "gateway");
/** Those of a side who have the rule and stand on the table. */
export const gatewaysOf = (game: NinthAge, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.seat === seat && onField(u) && isGate(u) && hasRule(game, u, "gateway"));

/** The markers of a side, while somebody of it keeps them open (reading `gateway`). */
export function gatesOf(game: NinthAge, seat: Seat): readonly Gate[] {
  if (gatewaysOf(game, seat).length === 0) return [];
  return game.effects.flatMap(({ id, rule, params }) => {
    const { x, y, placedIn } = params;
    return rule === MARKER && params.seat === seat && typeof x === "number" && typeof y === "number"
      ? [{ id, x, y, placedIn: Number(placedIn) }]
      : [];
  });
}

/** Markers that do not lie there since this very Player Turn. */
export const oldGates = (game: NinthAge, seat: Seat): readonly Gate[] =>
  gatesOf(game, seat).filter((g) => g.placedIn !== game.playerTurn);

export const withGate = (game: NinthAge, seat: Seat, { x, y }: Point): NinthAge => ({
  ...game,
  effects: withEffect(game.effects, {
    ...{ rule: MARKER, on: null, from: null, until: {} },
    params: { seat, x, y, placedIn: game.playerTurn },
  }),
});

/** Units so near to a marker that what comes out of it strikes them when it is closed. */
export const nearGate = (game: NinthAge, gate: Point): readonly number[] =>
  game.units.filter((u) => onField(u) && distanceToPoint(rectangleOf(u), gate) <= GATEWAY.near * INCH).map((u) => u.id);

/** Friends whom somebody may send through: near, in no combat, who could have moved, and not too large. */
export function sendable(game: NinthAge, by: Unit): readonly number[] {
  if (oldGates(game, by.seat).length === 0) return [];
  return game.units
    .filter(
      (u) =>
        u.seat === by.seat &&
        u.id !== by.id &&
        onField(u) &&
        !engaged(game, u.id) &&
        !u.fleeing &&
        !u.shaken &&
        u.moved !== "failed-charge" &&
        u.arrivedIn !== game.playerTurn &&
        heightOf(game, u) !== "Gigantic" &&
        unitDistance(u, by) <= GATEWAY.movesWithin * INCH,
    )
    .map((u) => u.id);
}

/** May somebody open a gate or send somebody through one now? */
export const opensGate = (game: NinthAge, u: Unit): boolean =>
  u.seat === game.active && onField(u) && isGate(u) && !engaged(game, u.id) && !u.fleeing;

export const gateAt = (game: NinthAge, id: number): Gate | null => {
  const seat = game.effects.find((e) => e.id === id)?.params.seat;
  return seat === 0 || seat === 1 ? (gatesOf(game, seat).find((g) => g.id === id) ?? null) : null;
};
