import * as psychology from "../entries/rules/psychology.ts";
import { type Context, type Frame, inForce, type Refusal, settled } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { INCH } from "@tercio/tabletop";
import { discipline } from "../calculation/characteristics.ts";
import { unitDistance } from "../calculation/formation.ts";
import { placeIn, steppedBack, steppedFrom } from "../calculation/joining.ts";
import { roomToReturn } from "../battlefield/edge.ts";
import { moverOf } from "../battlefield/joining.ts";
import { followed } from "../battlefield/paths.ts";
import { swiftReform } from "../battlefield/swift-reform.ts";
import { book } from "../hooks/book.ts";
import { decimated } from "../entries/rules/psychology.play.ts";
import { change, changeAll, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { inFiles } from "../state/pools.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import type { MoveAnswer } from "./asked.ts";
import { enter, sequence } from "./flow.ts";
import { joins } from "./joining.ts";
import { ownerOrders } from "./order.ts";
import { beginPhase } from "./phases.ts";
import { toStray } from "./random-movement.ts";
import { entered, interludes } from "./interludes.ts";
import { scoringLost } from "./scoring.ts";
import { shakenNow, tellShaken } from "./shaken.ts";
import { toArrive } from "./special-deployment.ts";
import { wayOf, went, wentAnew } from "./ways.ts";
import { sweeping } from "./sweep.ts";
import { usingItems } from "./use-items.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.movement.movement-phase";

/** The moves of a Movement Phase, and what forbids each to a unit. */
const forbids = {
  advance: (game: G, u: Unit) => book.refusals("advance", game, { unit: u }),
  march: (game: G, u: Unit) => book.refusals("march", game, { unit: u }),
  reform: (game: G, u: Unit) => book.refusals("reform", game, { unit: u }),
};
type Move = keyof typeof forbids;

/** Why a unit may not make this kind of move, whosever turn it is; null where nothing forbids it. */
export const whyNoMove = (game: G, u: Unit, move: Move): Refusal | null => forbids[move](game, u)[0] ?? null;

/** Units of the Active Player that may still make this kind of move. */
export const mayMove = (game: G, u: Unit, move: Move): boolean =>
  u.seat === game.active && onField(u) && u.moved === "none" && whyNoMove(game, u, move) === null;

/** Reform and Advance in one, with a Musician. */
export const maySwiftReform = (game: G, u: Unit): boolean =>
  mayMove(game, u, "reform") &&
  mayMove(game, u, "advance") &&
  book.refusals("swift reform", game, { unit: u }).length === 0;

/** Units that may still move, and Characters that may leave theirs. */
export const movable = (game: G): readonly number[] =>
  game.units
    .filter((u) =>
      u.place === "joined" ? mayLeave(game, u) : mayMove(game, u, "advance") || mayMove(game, u, "reform"),
    )
    .map((u) => u.id);

/** May a Character advance out of the unit that it has joined? */
function mayLeave(game: G, u: Unit): boolean {
  if (u.seat !== game.active) return false;
  const mover = moverOf(game, u.id);
  return !("message" in mover) && mayMove(mover.game, mover.unit, "advance");
}

const toRally = (game: G): readonly number[] =>
  !inForce("t9a.rule.rally")
    ? []
    : game.units
        .filter((u) => u.seat === game.active && onField(u) && u.fleeing && u.moved === "none")
        .map((u) => u.id);

const NEARBY = psychology.marchTest.figures.inches * INCH;
const nearEnemy = (game: G, u: Unit): boolean =>
  inForce("t9a.rule.march-test") &&
  game.units.some((v) => v.seat !== u.seat && onField(v) && !v.fleeing && unitDistance(u, v) <= NEARBY);

const toReturn = (game: G): readonly number[] =>
  inForce("t9a.rule.pursuit-off-board")
    ? game.units.filter((u) => u.place === "pursued-off" && u.seat === game.active).map((u) => u.id)
    : [];

/** A move that was accepted, made; a March without its test. */
export function made(given: G, answer: Exclude<MoveAnswer, { readonly done: true }>, context: Context): G {
  const mover = moverOf(given, answer.unit);
  if ("message" in mover) throw new Error(`a move that was accepted cannot be made: ${mover.message.key}`);
  const { game, unit: u, outOf } = mover;
  if (outOf !== null) tell(context, "leaves", "t9a.rule.joining", { unit: named(u), foe: named(unit(game, outOf)) });
  if (answer.move === "reform") {
    const reform = { kind: "reform", to: answer.facing, files: answer.files } as const;
    tell(context, "reforms", `${PHASE}.3`, { unit: named(u) }, went(game, u, wayOf(u, [reform], false)));
    return change(game, u.id, {
      x: answer.x,
      y: answer.y,
      facing: answer.facing,
      ...inFiles(u, answer.files, game.chirality),
      moved: "reform",
    });
  }
  if (answer.move === "swift-reform") {
    const done = swiftReform(game, u, answer.facing, answer.files, answer.path);
    if ("message" in done) throw new Error(`a Swift Reform that was accepted cannot be made: ${done.message.key}`);
    const reform = { kind: "reform", to: answer.facing, files: answer.files } as const;
    const way = wayOf(u, [reform, ...answer.path], false);
    tell(context, "swiftReforms", "t9a.rule.swift-reform", { unit: named(u) }, went(game, u, way));
    return change(game, u.id, { ...done.end, ...inFiles(u, answer.files, game.chirality), moved: "advance" });
  }
  return gone(game, u, answer, context);
}

/** An Advance or a March made. */
function gone(game: G, u: Unit, { move, air, path }: Gone, context: Context): G {
  const { end } = followed(u, path);
  const flies = air === true;
  const kind = move === "march" ? (flies ? "marchesFlying" : "marches") : flies ? "advancesFlying" : "advances";
  tell(context, kind, `${PHASE}.3`, { unit: named(u) }, went(game, u, wayOf(u, path, flies)));
  const formed = path.some((s) => s.kind === "reform") ? inFiles(u, end.files, game.chirality) : {};
  const turnsOnly = move === "advance" && path.every((s) => s.kind === "pivot");
  return change(game, u.id, { ...end, ...formed, moved: turnsOnly ? "pivot" : move });
}
type Gone = Pick<Extract<MoveAnswer, { readonly move: "advance" | "march" }>, "move" | "air" | "path">;

/** Has a spell made it test before it marches, however far its enemies are? */
const owesTest = (game: G, u: Unit): boolean =>
  inForce("t9a.rule.march-test") && game.effects.some((e) => e.rule === "march-test-owed" && e.on === u.id);

/** What a move that was accepted comes to, wherever it is made: a test before it, the move, what follows it. */
export function moving(
  game: G,
  answer: Exclude<MoveAnswer, { readonly done: true }>,
  context: Context,
): { readonly game: G; readonly enter: readonly Frame[] } {
  const mover = moverOf(game, answer.unit);
  if ("message" in mover) throw new Error(`a move that was accepted cannot be made: ${mover.message.key}`);
  const { unit: u } = mover;
  if (answer.move === "march" && u.marchTest === "none" && (owesTest(game, u) || nearEnemy(mover.game, u))) {
    const place = placeIn(game, u.id);
    const back = place === null ? null : steppedFrom(place);
    const { path, air = false, join = null } = answer;
    return { game: mover.game, enter: [enter("march", { unit: u.id, path, air, join, back })] };
  }
  const next = made(game, answer, context);
  if (answer.move === "reform" || answer.move === "swift-reform") return { game: next, enter: joins(answer) };
  const way = wayOf(u, answer.path, answer.air === true);
  const after = [...sweeping(next, u, way), ...joins(answer)];
  if (answer.move !== "march") return { game: next, enter: after };
  return { game: next, enter: [...after, ...dangerousGround(mover.game, u, way)] };
}

export const movementPhase = sequence(
  "movement-phase",
  { en: "Movement Phase", fr: "Phase de mouvement" },
  { done: false },
  ({ act, choose, each, repeat }) => [
    act(
      "1",
      { en: "Start of the Movement Phase", fr: "Début de la phase de mouvement" },
      (game, _, context) => {
        tell(context, "phase", `${PHASE}.1`, { phase: message("phase.movement") });
        // Units that pursued off the table come back before any Fleeing unit tries to rally.
        return {
          game: beginPhase(game, "movement"),
          enter: [...(toReturn(game).length > 0 ? [enter("returns", {})] : []), ...usingItems(game, "movement")],
        };
      },
      `${PHASE}.1`,
    ),
    each((game: G) => interludes(game, "before rallying")).act(
      "interludes",
      { en: "What rules of armies add", fr: "Ce qu’ajoutent des règles d’armée" },
      (_, __, one) => entered(one),
    ),
    each(toRally, { still: (game, _, id) => toRally(game).includes(id), order: ownerOrders("rally") }).call(
      "2",
      { en: "Rally and Flee Moves", fr: "Ralliement et fuites" },
      "rally",
      (_, __, id) => ({ unit: id }),
      undefined,
      `${PHASE}.2`,
    ),
    each(toStray, { still: (game, _, id) => toStray(game).includes(id), order: ownerOrders("random-movement") }).call(
      "random",
      { en: "Random Movement", fr: "Mouvements aléatoires" },
      "random-movement",
      (_, __, id) => ({ unit: id }),
      undefined,
      `${PHASE}.2`,
    ),
    each(toArrive, { still: (game, _, id) => toArrive(game).includes(id), order: ownerOrders("arrive") }).call(
      "arriving",
      { en: "Units come from the Board Edge", fr: "Des unités arrivent par le bord de table" },
      "arrive",
      (_, __, id) => ({ unit: id }),
    ),
    choose(
      "3",
      { en: "Move a unit: Advance, March or Reform", fr: "Déplacer une unité" },
      "move",
      (game) => {
        const units = movable(game);
        return units.length === 0
          ? settled({ done: true })
          : { player: game.active, about: { player: game.active, units } };
      },
      (game, _, answer, context) => {
        if ("done" in answer) return { vars: { done: true } };
        return moving(game, answer, context);
      },
      `${PHASE}.3`,
    ),
    repeat(
      "4",
      { en: "Next unit", fr: "Unité suivante" },
      "3",
      (game, v) => !v.done && movable(game).length > 0,
      `${PHASE}.4`,
    ),
    act(
      "5",
      { en: "End of the Movement Phase", fr: "Fin de la phase de mouvement" },
      (game) => ({ game: changeAll(game, (u) => u.marchTest !== "none", { marchTest: "none" }) }),
      `${PHASE}.5`,
    ),
  ],
);

/** Units that pursued off the table come back to it, one after the other. */
export const returns = sequence("returns", { en: "Return to the table", fr: "Retour sur la table" }, {}, ({ each }) => [
  each(toReturn, { order: ownerOrders("return") }).act(
    "a",
    { en: "A unit comes back", fr: "Une unité revient" },
    (game, _, id, context) => {
      const u = unit(game, id);
      const place = roomToReturn(game, u);
      if (place === null) {
        tell(context, "noRoomToReturn", "t9a.rule.pursuit-off-board", { unit: named(u) });
        return {};
      }
      tell(context, "comesBack", "t9a.rule.pursuit-off-board", { unit: named(u) });
      return { game: change(game, id, { ...place, place: "field", moved: "advance", ...scoringLost() }) };
    },
  ),
]);

/** A March near the enemy: only who passes a test makes it. */
export const march = sequence("march", { en: "March near the enemy", fr: "Marche près de l’ennemi" }, {}, (steps) => [
  test(
    steps,
    "a",
    { en: "March Test", fr: "Test de marche" },
    (game, v) => {
      const u = unit(game, v.unit);
      return {
        unit: u.id,
        use: "march",
        label: (need) => message("roll.march", { unit: named(u), need }),
        rule: "t9a.rule.march-test",
      };
    },
    (game, v, passed, tested, context) => {
      const u = unit(game, v.unit);
      tell(context, "marchTests", tested.rule, {
        unit: named(u),
        result: message(passed ? "test.passed" : "test.failed"),
      });
      if (!passed) {
        const stays = change(game, u.id, { marchTest: "failed" });
        return { game: v.back === null ? stays : steppedBack(stays, u.id, v.back) };
      }
      if (v.back !== null)
        tell(context, "leaves", "t9a.rule.joining", { unit: named(u), foe: named(unit(game, v.back.host)) });
      const way: Gone = { move: "march", path: v.path, ...(v.air ? { air: true } : {}) };
      const next = change(gone(game, u, way, context), u.id, { marchTest: "passed" });
      const along = wayOf(u, v.path, v.air);
      return { game: next, enter: [...sweeping(next, u, along), ...joins(v), ...dangerousGround(game, u, along)] };
    },
  ),
]);

/** A Fleeing unit tries to rally; it reforms at once if it does, and flees on straight ahead if not. */
export const rally = sequence("rally", { en: "Rally Test", fr: "Test de ralliement" }, { rallied: false }, (steps) => [
  test(
    steps,
    "a",
    { en: "Rally Test", fr: "Test de ralliement" },
    (game, v) => {
      const u = unit(game, v.unit);
      if (!onField(u) || !u.fleeing) return null;
      return {
        unit: u.id,
        use: "rally",
        label: (need) => message("roll.rally", { unit: named(u), need }),
        rule: "t9a.rule.rally",
      };
    },
    (game, _, passed, tested, context) => {
      const u = unit(game, tested.unit);
      if (decimated(game, u) && inForce("t9a.decimated.rally"))
        tell(context, "decimated", "t9a.decimated.rally", {
          unit: named(u),
          need: discipline(game, u, "rally").value,
        });
      tell(context, passed ? "rallies" : "rallyFails", `${PHASE}.2`, { unit: named(u) });
      if (!passed)
        return {
          game: change(game, u.id, { moved: "flee", feigns: false }),
          // It goes on straight ahead in its facing.
          enter: inForce("t9a.rule.flight-goes-on") ? [enter("flee", { unit: u.id, direction: u.facing })] : [],
        };
      if (book.offers("rallying", game, { unit: u }).length > 0) {
        tell(context, "feigned", "t9a.rule.feigned-flight", { unit: named(u) });
        return { game: change(game, u.id, { fleeing: false, feigns: false }), vars: { rallied: true } };
      }
      tellShaken(context, u);
      return {
        game: shakenNow(game, u.id, { fleeing: false, feigns: false, moved: "rally" }),
        vars: { rallied: true },
      };
    },
  ),
  steps.choose(
    "b",
    { en: "Reform after rallying", fr: "Se reformer après le ralliement" },
    "rally-reform",
    (game, v) => {
      const u = unit(game, v.unit);
      return v.rallied && onField(u) ? { player: u.seat, about: { unit: v.unit } } : null;
    },
    (game, v, answer, context) => {
      if (answer.kind === "stay") return {};
      const u = unit(game, v.unit);
      const next = change(game, u.id, {
        x: answer.x,
        y: answer.y,
        facing: answer.facing,
        ...inFiles(u, answer.files, game.chirality),
      });
      tell(context, "rallyReforms", "t9a.rule.rally-reform", { unit: named(u) }, wentAnew(u, next));
      return { game: next };
    },
    "t9a.rule.rally-reform",
  ),
]);
