import { centre, corners, type Rectangle } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { hasRule } from "../state/held.ts";
import type { NinthAge, Seat, Unit } from "../state/state.ts";
import { others } from "./world.ts";

/** A Board Edge. */
export type Edge = "north" | "south" | "east" | "west";

/** How far a point lies inside an edge, 0.01 mm. */
export function inside(game: NinthAge, edge: Edge, { x, y }: { readonly x: number; readonly y: number }): number {
  switch (edge) {
    case "north":
      return game.depth / 2 - y;
    case "south":
      return game.depth / 2 + y;
    case "east":
      return game.width / 2 - x;
    case "west":
      return game.width / 2 + x;
  }
}

/** Who neither keeps the order of Marching Columns nor counts for it. */
export const outOfOrder = (game: NinthAge, u: Unit): boolean =>
  u.special === "scout" ||
  u.entry.character === true ||
  hasRule(game, u, "war-machine") ||
  hasRule(game, u, "war-platform");

/** How far a unit lies from its owner's short Board Edge, 0.01 mm. */
export const fromShortEdge = (game: NinthAge, seat: Seat, r: Rectangle): number => {
  const edge: Edge = (game.shortEdge[seat] ?? game.chirality) === 1 ? "east" : "west";
  if (r.round === true) return inside(game, edge, centre(r)) - r.width / 2;
  return Math.min(...corners(r).map((p) => inside(game, edge, p)));
};

/** How far the units of a seat have come from its short Board Edge, 0.01 mm, with these put down as well; -1: none. */
export function marchedTo(game: NinthAge, seat: Seat, more: readonly (readonly [Unit, Rectangle])[]): number {
  const all = [
    ...others(game)
      .filter((v) => v.seat === seat)
      .map((v) => [v, rectangleOf(v)] as const),
    ...more,
  ];
  return Math.max(-1, ...all.flatMap(([v, r]) => (outOfOrder(game, v) ? [] : [fromShortEdge(game, seat, r)])));
}
