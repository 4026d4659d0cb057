import { act, ask, enter, inForce, message, sequence } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { discipline } from "../calculation/characteristics.ts";
import { unitDistance } from "../calculation/formation.ts";
import type { Segment } from "@tercio/mass-battle";
import { roomToReturn } from "../field/edge.ts";
import { followed } from "../field/paths.ts";
import { swiftReform } from "../field/swift-reform.ts";
import { ruleId } from "../rules/ids.ts";
import { book } from "../rules/index.ts";
import { decimated } from "../rules/psychology.ts";
import { change, changeAll, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { inFiles } from "../pools.ts";
import { disciplineTestSteps } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { whoIsNext } from "./order.ts";
import { beginPhase, endPhase } from "./phases.ts";
import { scoringLost } from "./scoring.ts";
import { tellShaken } from "./shaken.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.movement.movement-phase";

export type MoveAnswer =
  | { readonly unit: number; readonly move: "advance" | "march"; readonly path: readonly Segment[] }
  | {
      readonly unit: number;
      readonly move: "reform";
      readonly x: number;
      readonly y: number;
      readonly facing: number;
      readonly files: number;
    }
  | {
      readonly unit: number;
      readonly move: "swift-reform";
      readonly facing: number;
      readonly files: number;
      readonly path: readonly Segment[];
    }
  | { readonly done: true };

/** Units of the Active Player that may still make this kind of move. */
export const mayMove = (game: G, u: Unit, move: "advance" | "march" | "reform"): boolean =>
  u.seat === game.active && onField(u) && u.moved === "none" && book.refusals(move, game, { unit: u }).length === 0;

/** Reform and Advance in one, with a Musician. */
export const maySwiftReform = (game: G, u: Unit): boolean =>
  mayMove(game, u, "reform") &&
  mayMove(game, u, "advance") &&
  book.refusals("swift reform", game, { unit: u }).length === 0;

const movable = (game: G): readonly number[] =>
  game.units.filter((u) => mayMove(game, u, "advance") || mayMove(game, u, "reform")).map((u) => u.id);

const toRally = (game: G): readonly number[] =>
  !inForce(ruleId("rally"))
    ? []
    : game.units
        .filter((u) => u.seat === game.active && onField(u) && u.fleeing && u.moved === "none")
        .map((u) => u.id);

const NEARBY = movement["t9a.rule.march-test"].inches * INCH;
const nearEnemy = (game: G, u: Unit): boolean =>
  inForce(ruleId("march-test")) &&
  game.units.some((v) => v.seat !== u.seat && onField(v) && !v.fleeing && unitDistance(u, v) <= NEARBY);

const toReturn = (game: G): readonly number[] =>
  inForce(ruleId("pursuit-off-board"))
    ? game.units.filter((u) => u.place === "pursued-off" && u.seat === game.active).map((u) => u.id)
    : [];

/** A March that waits for its test. */
interface Marching {
  readonly march?: { readonly unit: number; readonly path: readonly Segment[] } | null;
}

interface Returning {
  /** Units that still have to come back to the table. */
  readonly waiting?: readonly number[];
  readonly next?: number | null;
}

export const movementPhase = sequence<G>("movement-phase", { en: "Movement Phase", fr: "Phase de mouvement" }, [
  act(
    "1",
    { en: "Start of the Movement Phase", fr: "Début de la phase de mouvement" },
    (game, _, context) => {
      tell(context, "phase", `${PHASE}.1`, { phase: message("phase.movement") });
      return { game: beginPhase(game, "movement"), vars: { waiting: toReturn(game), next: null } };
    },
    `${PHASE}.1`,
  ),
  // Units that pursued off the table come back before any Fleeing unit tries to rally.
  ask(
    "1a",
    { en: "Who comes back first", fr: "Qui revient d’abord" },
    (game, v: Returning) => whoIsNext(game, v.waiting ?? [], "return"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  act("1b", { en: "A unit comes back", fr: "Une unité revient" }, (game, v: Returning, context) => {
    const waiting = v.waiting ?? [];
    const id = waiting.find((x) => x === v.next) ?? waiting[0];
    if (id === undefined) return {};
    const u = unit(game, id);
    const left = { vars: { waiting: waiting.filter((x) => x !== id), next: null }, goTo: "1a" };
    const place = roomToReturn(game, u);
    if (place === null) {
      tell(context, "noRoomToReturn", ruleId("pursuit-off-board"), { unit: named(u) });
      return left;
    }
    tell(context, "comesBack", ruleId("pursuit-off-board"), { unit: named(u) });
    return { ...left, game: change(game, id, { ...place, place: "field", moved: "advance", ...scoringLost() }) };
  }),
  ask(
    "2",
    { en: "Rally and Flee Moves", fr: "Ralliement et fuites" },
    (game) => whoIsNext(game, toRally(game), "rally"),
    (_, __, answer: { unit: number }) => ({ vars: { rallies: answer.unit } }),
    `${PHASE}.2`,
  ),
  act(
    "2a",
    { en: "One unit tries to rally", fr: "Une unité tente de se rallier" },
    (game, v: { rallies?: number | null }) => {
      const waiting = inForce(`${PHASE}.2`) ? toRally(game) : [];
      const id = waiting.find((u) => u === v.rallies) ?? waiting[0];
      return id === undefined ? {} : { vars: { rallies: null }, enter: enter("rally", { unit: id }), goTo: "2" };
    },
  ),
  ask(
    "3",
    { en: "Move a unit: Advance, March or Reform", fr: "Déplacer une unité" },
    (game) => {
      const units = movable(game);
      return units.length === 0
        ? null
        : { type: "choice", player: game.active, choice: "move", about: { player: game.active, units } };
    },
    (game, _, answer: MoveAnswer, context) => {
      if ("done" in answer) return { goTo: "5" };
      const u = unit(game, answer.unit);
      if (answer.move === "reform") {
        tell(context, "reforms", `${PHASE}.3`, { unit: named(u) });
        return {
          game: change(game, u.id, {
            x: answer.x,
            y: answer.y,
            facing: answer.facing,
            ...inFiles(u, answer.files, game.chirality),
            moved: "reform",
          }),
          goTo: "4",
        };
      }
      if (answer.move === "swift-reform") {
        const done = swiftReform(game, u, answer.facing, answer.files, answer.path);
        if ("message" in done) throw new Error(`a Swift Reform that was accepted cannot be made: ${done.message.key}`);
        tell(context, "swiftReforms", ruleId("swift-reform"), { unit: named(u) });
        return {
          game: change(game, u.id, {
            ...done.end,
            ...inFiles(u, answer.files, game.chirality),
            moved: "advance",
          }),
          goTo: "4",
        };
      }
      if (answer.move === "march" && u.marchTest === "none" && nearEnemy(game, u)) return { vars: { march: answer } };
      const { end } = followed(u, answer.path);
      tell(context, answer.move === "march" ? "marches" : "advances", `${PHASE}.3`, { unit: named(u) });
      return { game: change(game, u.id, { ...end, moved: answer.move }), goTo: "4" };
    },
    `${PHASE}.3`,
  ),
  ...disciplineTestSteps(
    "3a",
    { en: "March Test near the enemy", fr: "Test de marche près de l’ennemi" },
    (game, v: Marching) => {
      if (v.march === undefined || v.march === null) return null;
      const u = unit(game, v.march.unit);
      return {
        unit: u.id,
        use: "march",
        label: (need) => message("roll.march", { unit: named(u), need }),
        rule: ruleId("march-test"),
      };
    },
    (game, v: Marching, passed, tested, context) => {
      const u = unit(game, tested.unit);
      tell(context, "marchTests", tested.rule, {
        unit: named(u),
        result: message(passed ? "test.passed" : "test.failed"),
      });
      if (!passed) return { game: change(game, u.id, { marchTest: "failed" }), vars: { march: null }, goTo: "3" };
      const { end } = followed(u, v.march?.path ?? []);
      tell(context, "marches", `${PHASE}.3`, { unit: named(u) });
      return {
        game: change(game, u.id, { ...end, moved: "march", marchTest: "passed" }),
        vars: { march: null },
      };
    },
  ),
  act(
    "4",
    { en: "Next unit", fr: "Unité suivante" },
    (game) => (movable(game).length > 0 ? { goTo: "3" } : {}),
    `${PHASE}.4`,
  ),
  act(
    "5",
    { en: "End of the Movement Phase", fr: "Fin de la phase de mouvement" },
    (game) => ({ game: endPhase(changeAll(game, (u) => u.marchTest !== "none", { marchTest: "none" })) }),
    `${PHASE}.5`,
  ),
]);

/** A Fleeing unit tries to rally; it reforms at once if it does, and flees on straight ahead if not. */
export const rally = sequence<G>("rally", { en: "Rally Test", fr: "Test de Ralliement" }, [
  ...disciplineTestSteps(
    "test",
    { en: "Rally Test", fr: "Test de Ralliement" },
    (game, v: { unit: number }) => {
      const u = unit(game, v.unit);
      if (!onField(u) || !u.fleeing) return null;
      return {
        unit: u.id,
        use: "rally",
        label: (need) => message("roll.rally", { unit: named(u), need }),
        rule: ruleId("rally"),
      };
    },
    (game, _, passed, tested, context) => {
      const u = unit(game, tested.unit);
      if (decimated(u) && inForce("t9a.decimated.rally"))
        tell(context, "decimated", "t9a.decimated.rally", { unit: named(u), need: discipline(game, u, "rally").value });
      tell(context, passed ? "rallies" : "rallyFails", `${PHASE}.2`, { unit: named(u) });
      if (!passed)
        return {
          game: change(game, u.id, { moved: "flee" }),
          // It goes on straight ahead in its facing.
          ...(inForce(ruleId("flight-goes-on")) ? { enter: enter("flee", { unit: u.id, direction: u.facing }) } : {}),
          leave: true,
        };
      tellShaken(context, u);
      return { game: change(game, u.id, { fleeing: false, shaken: inForce("t9a.shaken"), moved: "rally" }) };
    },
  ),
  ask(
    "reform",
    { en: "Reform after rallying", fr: "Se reformer après le ralliement" },
    (game, v: { unit: number }) => {
      const u = unit(game, v.unit);
      return onField(u) && u.moved === "rally" && inForce(ruleId("rally-reform"))
        ? { type: "choice", player: u.seat, choice: "rally-reform", about: { unit: v.unit } }
        : null;
    },
    (
      game,
      v: { unit: number },
      answer: { kind: "stay" | "reform"; x: number; y: number; facing: number; files: number },
    ) =>
      answer.kind === "stay"
        ? {}
        : {
            game: change(game, v.unit, {
              x: answer.x,
              y: answer.y,
              facing: answer.facing,
              ...inFiles(unit(game, v.unit), answer.files, game.chirality),
            }),
          },
  ),
]);
