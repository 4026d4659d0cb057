import { type Message, message } from "@tercio/kernel";
import type { Body, DeclaredView, PieceKey, ReachTarget, ReachView, ThreatView } from "@tercio/board";
import { arcsAround, areaAhead, chargeLine, type Edge, edgeOfReach, inches } from "@tercio/regiments";
import { type Going, mayFly, reachOf, whyNotMove } from "../battlefield/paths.ts";
import { apart, chargeDice, chargeRange } from "../calculation/charge-range.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { isLoose, modelsOf } from "../calculation/models.ts";
import { around, middleOf } from "@tercio/loose";
import { at, circle } from "@tercio/tabletop";
import { whyNot } from "../choice/move.ts";
import { chargeable, facingAimedAt } from "../battlefield/charges.ts";
import { tellingTotals } from "@tercio/board";
import { book } from "../hooks/book.ts";
import { chargeNeed } from "../sequence/charge-moves.ts";
import { declared } from "../sequence/declaring.ts";
import { engaged, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { chargeQuestion, questionOf } from "./charge-questions.ts";

type G = OldWorld;

const label = (id: string): Message => message(`arc.${id}`);

/** What a body would face that is so: of what has a front. */
export function arcs(_: G, { x, y, facing, outline }: Body): Pick<ReachView<G>, "rays" | "arcs"> | null {
  if (outline === null || outline.shape.kind !== "rectangle") return null;
  const { width, depth } = outline.shape;
  return arcsAround({ x, y, facing, width, depth }, label);
}

/** Could it charge, if it were its turn? */
const mayCharge = (game: G, u: Unit): boolean =>
  game.field !== null &&
  onField(u) &&
  !u.fleeing &&
  !engaged(game, u.id) &&
  book.refusals("declare a charge", game, { unit: u }).length === 0;

/** A charge as a line from front to front: how far, on which facing, and what its roll must show. */
function chargeTold(game: G, u: Unit, v: Unit): Omit<ReachTarget<G>, "question"> {
  const { need } = chargeNeed(game, u, v);
  return chargeLine(u, v, { distance: apart(u, v), arc: label(facingAimedAt(game, u, v)), need, sure: need === 1 });
}

/** The enemies that a unit could charge from where both are, and what its roll must show; whose turn it is does not matter. */
export function targets(game: G, piece: PieceKey, of: PieceKey | null = null): readonly ReachTarget<G>[] {
  const u = game.units.find((v) => v.id === piece);
  if (u === undefined || !mayCharge(game, u)) return [];
  return game.units.flatMap((v) =>
    (of === null || v.id === of) && chargeable(game, u, v)
      ? [{ ...chargeTold(game, u, v), question: chargeQuestion(game, u.id, v.id) }]
      : [],
  );
}

/** How far and how likely the enemies of a seat could charge from where they are, if nothing hid or blocked the way. */
export function threats(game: G, seat: number): readonly ThreatView[] {
  return game.units.flatMap((u): readonly ThreatView[] => {
    if (u.entry.seat === seat || !mayCharge(game, u)) return [];
    const bands = tellingTotals(chargeDice(false)).map(({ total, chance }) => {
      const range = chargeRange(game, u, false, total);
      const areas = isLoose(u) ? modelsOf(u).map((b) => around(b, range)) : [areaAhead(rectangleOf(u), range)];
      return { chance, label: message("threat.charge", { inches: inches(range) }), rule: "tow.charge.range", areas };
    });
    return [{ piece: u.id, bands }];
  });
}

/** Charges that have been declared and not made. */
export const declaredCharges = (game: G): readonly DeclaredView<G>[] =>
  game.field === null
    ? []
    : declared(game).flatMap((id) => {
        const u = unit(game, id);
        const v = u.declared === null ? null : unit(game, u.declared);
        if (v === null || !onField(v)) return [];
        return [{ by: id, ...chargeTold(game, u, v), question: questionOf(game, id, v.id) }];
      });

/** Where the middle of the front can come to by wheeling once and going straight on, by stepping back or aside. */
const edge = (game: G, u: Unit, going: Going): Edge =>
  edgeOfReach(u, formationOf(u), {
    most: reachOf(game, u, going),
    wheels: true,
    aside: going.gait === "move",
    legal: (path) => path.length === 0 || whyNotMove(game, u, path, going) === null,
  });

/** Corners of a circle that is drawn. */
const ROUND = 32;
/** Where the middle of loose models can come to. */
function looseEdge(game: G, u: Unit, going: Going): Edge {
  const middle = middleOf(modelsOf(u));
  const far = reachOf(game, u, going);
  const [edge, tip] = [circle(middle, far, ROUND), at({ ...middle, facing: u.facing, width: 0, depth: 0 }, 0, -far)];
  return { edge, tip };
}

/** What a unit could do from where it is at the beginning of its turn, whosever turn it is: its moves, its arcs, its charges. */
export function reach(game: G, piece: PieceKey): ReachView<G> | null {
  const u = game.units.find((v) => v.id === piece);
  if (u === undefined || game.field === null || !onField(u)) return null;
  const rested: Unit = { ...u, deed: "none", heldBack: false };
  // A unit that flies nearly always gets farther like that.
  const air = mayFly(u);
  const bands = (["move", "march"] as const)
    .filter((gait) => whyNot(game, rested, gait) === null)
    .map((gait) => ({
      id: gait,
      label: message(`reach.${air ? "fly-" : ""}${gait}`, { inches: inches(reachOf(game, u, { gait, air })) }),
      rule: gait === "march" ? "tow.march.distance" : "tow.manoeuvre.limits",
      ...(isLoose(u) ? looseEdge(game, u, { gait, air }) : edge(game, rested, { gait, air })),
    }));
  // Skirmishers look all around.
  const arcsHere = isLoose(u) ? { rays: [], arcs: [] } : arcsAround(rectangleOf(u), label);
  return { piece: u.id, ...arcsHere, bands, targets: targets(game, u.id) };
}
