import { type Bilingual, there } from "@tercio/kernel";
import { arranged } from "@tercio/loose";
import { toldApart } from "@tercio/board";
import { INCH, normalise, roundHalfAway, TURN } from "@tercio/tabletop";
import { COHERENT } from "../calculation/reach.ts";
import { modelsOf } from "../battlefield/fighting.ts";
import { rulings } from "../rulings/rulings.ts";
import { enter } from "../sequence/flow.ts";
import { FRESH } from "../sequence/game.ts";
import type { Model, Seat, Sigmar, Unit, Warscroll } from "../state/state.ts";
import { invariants } from "../view/invariants.ts";
import { bad, misshaped, type Wrong } from "./check.ts";
import type { Scene, SceneUnit } from "./types.ts";
import { builtIn } from "./warscrolls.ts";

const seatOf = (side: unknown): Seat => (side === "second" ? 1 : 0);
export const TABLE = [60, 44] as const;
export const ROUNDS = 5;

function scrollOf({ warscroll }: SceneUnit): Warscroll {
  const found = typeof warscroll === "string" ? builtIn.get(warscroll) : warscroll;
  if (found === undefined) throw new Error("a warscroll that was checked is not there");
  return found;
}

/** Where the models of a unit stand: as they are given, or arranged about the middle. */
function modelsIn(u: SceneUnit): readonly Model[] {
  if (u.places !== undefined) return u.places.map(([x, y, facing]) => ({ x, y, facing }));
  const [x, y] = u.at ?? [0, 0];
  const at = { x: roundHalfAway(x * INCH), y: roundHalfAway(y * INCH) };
  const facing = normalise(roundHalfAway(((u.facing ?? (u.side === "first" ? 0 : 180)) * TURN) / 360));
  const { base } = scrollOf(u);
  const shapes = Array.from({ length: u.models }, () => base);
  return modelsOf(arranged(u.arrangement ?? "close", shapes, at, facing, COHERENT));
}

const unitIn = (u: SceneUnit, id: number, name: Bilingual): Unit => ({
  id,
  entry: { seat: seatOf(u.side), name, warscroll: scrollOf(u), models: u.startModels ?? u.models },
  models: modelsIn(u),
  wounded: u.wounded === undefined ? null : { model: u.wounded[0], lost: u.wounded[1] },
  ...FRESH,
});

/** Builds the game of a scene, or says what is wrong and where. */
export function buildScene(value: unknown): { readonly game: Sigmar } | Wrong {
  const shape = misshaped(value);
  if (shape !== null) return shape;
  const game = gameOf(value as Scene);
  const broken = invariants(game)[0];
  return broken === undefined ? { game } : bad("units", "scene.broken", { what: broken });
}

/** Units that make a scene of any others a whole one. */
const OTHERS = {
  "\n1": { side: "first", warscroll: "shieldguard", models: 1, at: [0, 0] },
  "\n2": { side: "second", warscroll: "shieldguard", models: 1, at: [0, 0] },
};

/** The game of a scene, also where it lacks units or they stand as none can, with what is wrong; null where it is no scene. */
export function drawnScene(value: unknown): { readonly game: Sigmar | null; readonly wrong: Wrong | null } {
  const units = (value as { readonly units?: object } | null)?.units;
  const shape = misshaped({ ...(value as object), units: { ...units, ...OTHERS } });
  if (shape !== null) return { game: null, wrong: shape };
  const built = buildScene(value);
  return { game: gameOf(value as Scene), wrong: "game" in built ? null : built };
}

function gameOf(scene: Scene): Sigmar {
  const [width, depth] = scene.table ?? TABLE;
  const first = seatOf(scene.first ?? "first");
  const units = Object.values(scene.units);
  const names = toldApart(units.map((u) => ({ name: scrollOf(u).name, seat: seatOf(u.side) })));
  return {
    stack: [enter("game", {})],
    rulings: { ...Object.fromEntries(rulings.map((r) => [r.id, r.default])), ...scene.rulings },
    table: { width: width * INCH, depth: depth * INCH },
    units: units.map((u, id) => unitIn(u, id, there(names[id]))),
    round: scene.round ?? 1,
    rounds: scene.rounds ?? Math.max(ROUNDS, scene.round ?? 1),
    first,
    active: first,
    over: false,
  };
}
