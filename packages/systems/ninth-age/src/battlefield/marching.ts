import { centre, corners, type Rectangle } from "@tercio/tabletop";
import { deployments, type marchingExempt } from "../book/battle.ts";
import { inEdition } from "../book/row.ts";
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

const columns = (game: NinthAge) => inEdition(deployments["t9a.deployment.marching-columns"], game.edition);

/** Is what is compared the Centre of Unit? Otherwise it is the nearest point of the unit. */
export const byCentre = (game: NinthAge): boolean => "measured" in columns(game);

const EXEMPT: { readonly [name in (typeof marchingExempt)[number]]: (game: NinthAge, u: Unit) => boolean } = {
  "War Machine": (game, u) => hasRule(game, u, "war-machine"),
  "War Platform": (game, u) => hasRule(game, u, "war-platform"),
  Character: (_, u) => u.entry.character === true,
  Scout: (_, u) => u.special === "scout",
};
/** Who neither keeps the order of Marching Columns nor counts for it, in the edition that is played. */
export const outOfOrder = (game: NinthAge, u: Unit): boolean =>
  columns(game).exempt.some((name) => EXEMPT[name](game, u));

/** How far a unit lies from its owner's short Board Edge, 0.01 mm. */
export const fromShortEdge = (game: NinthAge, seat: Seat, r: Rectangle): number => {
  const edge: Edge = (game.shortEdge[seat] ?? game.chirality) === 1 ? "east" : "west";
  if (byCentre(game)) return inside(game, edge, centre(r));
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
