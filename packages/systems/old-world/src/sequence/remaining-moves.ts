import { type Context, type JsonObject, message, settled, there } from "@tercio/kernel";
import { type Leg, motionData } from "@tercio/board";
import { blockBody, motionAlong, type Way } from "@tercio/mass-battle";
import { buildingName, buildings, inside, outside } from "../battlefield/buildings.ts";
import { waysOf } from "../battlefield/loose.ts";
import { occupiedBuildings } from "../entries/rules/ground.ts";
import { followed } from "../battlefield/paths.ts";
import { reformedAs } from "../battlefield/reform.ts";
import { isLoose, looseAt } from "../calculation/models.ts";
import { formations } from "../entries/rules/skirmish.ts";
import { reserveMove } from "../entries/rules/moves.ts";
import { change, fieldOf, type OldWorld, type Unit, unit } from "../state/state.ts";
import { dangerousGround, dangerousWays } from "./dangerous.ts";
import { formationOf } from "../calculation/formation.ts";
import { poseOf } from "./charge-ways.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import type { LedAnswer, MoveAnswer, WalkAnswer } from "./move-flow.ts";
import { movable, owesMarchTest } from "./moving.ts";
import { straightWays, went, wentLoose } from "./went.ts";

const MOVES = "tow.phase.movement.remaining-moves";
type Led = Exclude<LedAnswer, WalkAnswer>;
type Answered<M extends "enter" | "leave" | "reform"> = Extract<MoveAnswer, { readonly move: M }>;

/** A move that was made, told, and what the unit has done by it. */
function tellMove(game: OldWorld, u: Unit, { move, air = false }: LedAnswer, context: Context, way: () => JsonObject) {
  const marches = move === "march";
  const reserve = game.field?.phase === "shooting";
  tell(
    context,
    marches ? (air ? "marchesFlying" : "marches") : air ? "movesFlying" : "moves",
    reserve ? reserveMove.id : marches ? "tow.march.distance" : MOVES,
    { unit: named(u) },
    way,
  );
  return { deed: reserve ? "reserve-moved" : marches || u.heldBack ? "marched" : "moved" } as const;
}

/** A unit led along a path that was accepted: the dangerous ground on it comes after it. */
function led(game: OldWorld, answer: Led, context: Context) {
  const { unit: id, path, air = false } = answer;
  const u = unit(game, id);
  const { end } = followed(u, path);
  const way: Way = { from: u, path, ...(air ? { over: "lands" } : {}) };
  const deed = tellMove(game, u, answer, context, went(game, u, way));
  return { game: change(game, id, { ...end, ...deed }), enter: dangerousGround(game, u, way) };
}

/** Loose models that went where it was accepted: the dangerous ground on their ways comes after it. */
function walked(game: OldWorld, answer: WalkAnswer, context: Context) {
  const { unit: id, move: gait, air = false } = answer;
  const u = unit(game, id);
  const ways = waysOf(game, u, { gait, air }, answer);
  const there = { ...u, ...looseAt(u, answer.to) };
  const deed = tellMove(game, u, answer, context, wentLoose(u, there, ways));
  return {
    game: change(game, id, { ...looseAt(u, answer.to), ...deed }),
    enter: dangerousWays(game, u, ways, air),
  };
}

/** A unit reformed about its middle: dangerous ground where it stands comes after it. */
function turned(game: OldWorld, answer: Answered<"reform">, context: Context) {
  const u = unit(game, answer.unit);
  const order = answer.order ?? u.order;
  const result = reformedAs(game, u, answer.facing, answer.files, order);
  if ("problem" in result) throw new Error(`a reform that was accepted cannot be made: ${result.problem.message.key}`);
  const reserve = game.field?.phase === "shooting";
  const way: Way = { from: u, path: [{ kind: "reform", to: answer.facing, files: answer.files }] };
  const there = { ...u, ...result.end, files: answer.files, order, places: null };
  const loose = isLoose(u) || isLoose(there);
  const motion = loose ? wentLoose(u, there, []) : went(game, u, way);
  tell(context, "reformsMoving", "tow.manoeuvre.reform", { unit: named(u) }, motion);
  if (order !== u.order)
    tell(context, "takesFormation", formations.id, { unit: named(u), formation: message(`formation.${order}`) });
  const deed = reserve ? "reserve-moved" : u.heldBack ? "marched" : "reformed";
  return {
    game: change(game, u.id, { ...result.end, files: answer.files, order, places: null, deed }),
    enter: loose ? dangerousWays(game, u, straightWays(u, there)) : dangerousGround(game, u, way),
  };
}

/** Where a unit stands now, and in what shape. */
const standsNow = (game: OldWorld, id: number): Leg => ({
  ...poseOf(unit(game, id)),
  shape: blockBody(formationOf(unit(game, id)), fieldOf(game).chirality),
});

/** A unit that goes into a building. */
function goneIn(game: OldWorld, { unit: id, path, building }: Answered<"enter">, context: Context) {
  const u = unit(game, id);
  const into = there(buildings(game).find((b) => b.feature === building));
  const way: Way = { from: u, path };
  const next = change(game, id, { ...inside(u, into), deed: "moved" });
  const values = { unit: named(u), building: buildingName(next, unit(next, id)) };
  tell(context, "entersBuilding", occupiedBuildings.id, values, () => {
    const motion = motionAlong(id, way, formationOf(u), fieldOf(game).chirality);
    return motionData({ ...motion, legs: [...motion.legs, standsNow(next, id)] });
  });
  return { game: next, enter: dangerousGround(game, u, way) };
}

/** A garrison that comes out of its building. */
function goneOut(game: OldWorld, { unit: id, wall, along, files }: Answered<"leave">, context: Context) {
  const u = unit(game, id);
  const { x, y, facing } = outside(u, { wall, along, files });
  const next = change(game, id, { x, y, facing, files, garrison: null, deed: "moved" });
  const values = { unit: named(u), building: buildingName(game, u) };
  tell(context, "leavesBuilding", occupiedBuildings.id, values, () =>
    motionData({ piece: id, from: poseOf(u), legs: [standsNow(next, id)] }),
  );
  return { game: next, enter: dangerousGround(next, unit(next, id), { from: { x, y, facing }, path: [] }) };
}

/** A move that was accepted, made. */
export function made(game: OldWorld, answer: Exclude<MoveAnswer, { readonly done: true }>, context: Context) {
  switch (answer.move) {
    case "reform":
      return turned(game, answer, context);
    case "enter":
      return goneIn(game, answer, context);
    case "leave":
      return goneOut(game, answer, context);
    default:
      return "to" in answer ? walked(game, answer, context) : led(game, answer, context);
  }
}

/** Units of the active player, one after another, until the player is done. */
export const remainingMoves = sequence(
  "remaining-moves",
  { en: "Remaining Moves", fr: "Autres mouvements" },
  { done: false, march: null },
  ({ act, call, choose, repeat }) => [
    choose(
      "move",
      { en: "Move a unit", fr: "Déplacer une unité" },
      "move",
      (game) => {
        const units = movable(game);
        return units.length === 0
          ? settled({ done: true } as const)
          : { player: game.active, about: { player: game.active, units } };
      },
      (game, _, answer, context) => {
        if ("done" in answer) return { vars: { done: true } };
        if (answer.move === "march" && owesMarchTest(game, unit(game, answer.unit), answer.air === true))
          return { vars: { march: answer } };
        return made(game, answer, context);
      },
      MOVES,
    ),
    call(
      "march-test",
      { en: "Test to march near the enemy", fr: "Test pour marcher près de l’ennemi" },
      "leadership-test",
      (_, v) => (v.march === null ? null : { unit: v.march.unit, test: "march", rule: "tow.march.enemy-near" }),
      (game, v, passed, context) => {
        const { march } = v;
        if (march === null) return {};
        const u = unit(game, march.unit);
        if (!passed) return { game: change(game, u.id, { heldBack: true }), vars: { march: null } };
        return { ...made(game, march, context), vars: { march: null } };
      },
      "tow.march.enemy-near",
    ),
    repeat("next", { en: "Next unit", fr: "Unité suivante" }, "move", (_, v) => !v.done, MOVES),
    // A unit that failed to march and stayed counts as having marched.
    act("end", { en: "End of the Movement phase", fr: "Fin de la phase de Mouvement" }, (game) => ({
      game: {
        ...game,
        units: game.units.map((u) => (u.heldBack && u.deed === "none" ? { ...u, deed: "marched" as const } : u)),
      },
    })),
  ],
);
