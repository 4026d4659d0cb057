import { message, type Request } from "@tercio/kernel";
import type { PieceKey, SightStop, SightView } from "@tercio/board";
import { standeesIn } from "@tercio/mass-battle";
import { bridged, outlineSeen, partInside } from "@tercio/regiments";
import { at, corners, type Point } from "@tercio/tabletop";
import { apart } from "../calculation/charge-range.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { obstructions } from "../battlefield/seeing.ts";
import { whyNotDeclare } from "../choice/charge.ts";
import { mayCharge } from "../sequence/declaring.ts";
import { named } from "../sequence/emit.ts";
import { fieldOf, type OldWorld, onField, type Unit } from "../state/state.ts";

type G = OldWorld;

/** The places from which a unit looks, those nearest to the middle first. */
const eyesOf = (game: G, u: Unit): readonly Point[] =>
  [0, ...standeesIn(formationOf(u), 0, fieldOf(game).chirality).map((m) => m.right)]
    .toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b)
    .map((right) => at(rectangleOf(u), right, 0));

/** Points of a unit that are looked at: its middle, the middles of its sides, its corners. */
function aimsAt(v: Unit): readonly Point[] {
  const r = rectangleOf(v);
  const sides = [0, r.depth].map((back) => at(r, 0, back));
  const flanks = [-1, 1].map((side) => at(r, (side * r.width) / 2, r.depth / 2));
  return [...sides, ...flanks, ...corners(r)];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly stop: (SightStop & { readonly t: number }) | null;
}

/** Of all lines between two units the first that nothing stops, or else the one from the middle. */
function lineOf(game: G, u: Unit, v: Unit): Line {
  const between = obstructions(game, u, v).map((o) => ({ ...o, outline: outlineSeen(o.shape) }));
  let first: Line | null = null;
  for (const from of eyesOf(game, u))
    for (const to of aimsAt(v)) {
      const met = between.flatMap(({ outline, what, rule }) => {
        const t = partInside(from, to, outline);
        const point = { x: from.x + (to.x - from.x) * (t ?? 0), y: from.y + (to.y - from.y) * (t ?? 0) };
        return t === null ? [] : [{ t, at: point, label: message("sight.opaque", { what }), rule, opaque: true }];
      });
      const stop = met.toSorted((p, q) => p.t - q.t)[0] ?? null;
      if (stop === null) return { from, to, stop };
      first ??= { from, to, stop };
    }
  return first ?? { from: { x: u.x, y: u.y }, to: { x: v.x, y: v.y }, stop: null };
}

/** What a unit sees of an enemy while a charge is being chosen. */
export function sight(game: G, request: Request, piece: PieceKey, target: PieceKey): SightView | null {
  if (request.type !== "choice" || request.choice !== "charge") return null;
  const u = game.units.find((x) => x.id === piece);
  const v = game.units.find((x) => x.id === target);
  if (u === undefined || v === undefined || !onField(u) || !onField(v)) return null;
  if (u.entry.seat !== request.player || v.entry.seat === u.entry.seat) return null;
  const pair = { unit: u.id, target: v.id };
  const verdict = mayCharge(game, u.id, v.id) || whyNotDeclare(game, [], pair);
  const { from, to, stop } = lineOf(game, u, v);
  const may = verdict === true;
  return {
    ...{ piece: u.id, target: v.id, from, to, may },
    stops: stop === null ? [] : [{ at: stop.at, label: stop.label, rule: stop.rule, opaque: true }],
    words: may ? message("sight.charge", { foe: named(v), distance: bridged(apart(u, v)) }) : verdict.message,
  };
}
