import { both, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { markerProblem } from "../battlefield/markers.ts";
import { fromShortEdge, outOfOrder } from "../battlefield/marching.ts";
import type { Edition } from "../book/row.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { health } from "../calculation/health.ts";
import type { Scene, SceneUnit } from "../scene/types.ts";
import { enter } from "../sequence/flow.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { COUNTED, gameOf, soldier, stacked, type Difference } from "./stage.ts";

const MM = 1 / 25.4;
const shooter = (weapon: "handgun" | "cannon", more = {}) => soldier(more, { missiles: [{ weapon, aim: 4 }] });

/** One handgun 6″ from ten soldiers abreast, of whom a screen half-way hides exactly half. */
const halfHidden: Scene = {
  ...{ phase: "shooting", table: [72, 96] },
  units: {
    A: {
      side: "first",
      profile: shooter("handgun", { base: [10, 10] }),
      models: 1,
      files: 1,
      at: [0, 0],
      facing: "north",
    },
    B: { side: "second", profile: soldier(), models: 10, files: 10, at: [0, 6], facing: "south" },
    S: {
      side: "first",
      profile: soldier({ base: [100, 20] }),
      models: 1,
      files: 1,
      at: [(50 - 2.5) * MM, 3],
      facing: "north",
    },
  },
};

const target: SceneUnit = { side: "second", profile: soldier(), models: 20, files: 5, at: [0, 30], facing: "south" };
const gun = (edition: Edition): NinthAge =>
  gameOf(edition, {
    ...{ phase: "shooting", table: [72, 96] },
    units: {
      A: {
        side: "first",
        profile: shooter("cannon", { hp: 5, rules: ["war-machine"] }),
        models: 1,
        files: 1,
        at: [0, 0],
        facing: "north",
      },
      B: target,
    },
  });

const [NEAR, FAR] = [24, 36];
/** What is done on the table by each edition. */
export const fieldDifferences: readonly Difference[] = [
  {
    ...{ id: "t9a.cover.procedure", kind: "number", counted: there(COUNTED.lost) },
    situation: both(
      "one handgun at ten soldiers, exactly half of them hidden",
      "une arquebuse sur dix soldats dont exactement la moitié est cachée",
    ),
    of(edition) {
      const game = gameOf(edition, halfHidden);
      const b = unit(game, 1);
      return stacked(
        game,
        [enter("shooting", { unit: 0, target: 1, standing: false })],
        (g) => health(game, b) - health(g, unit(g, 1)),
        [0, 10],
      );
    },
  },
  {
    ...{ id: "t9a.misfire.jammed", kind: "number" },
    situation: both("a cannon misfires", "un canon a un incident de tir"),
    counted: both(
      "Player Turns to come in which it is Shaken, on average",
      "tours de joueur à venir où il est ébranlé, en moyenne",
    ),
    of(edition) {
      const game = gun(edition);
      const turns = (g: NinthAge): number => Math.max(0, (unit(g, 0).shakenUntil ?? g.playerTurn) - g.playerTurn);
      return stacked(
        game,
        [enter("misfire", { unit: 0, pool: 0, part: 0, weapon: "cannon", modifier: 0 })],
        turns,
        [0, 3],
      );
    },
  },
  {
    ...{ id: "t9a.objective.secure-target", kind: "number" },
    situation: both("a marker exactly 24″ from the other", "un marqueur à exactement 24″ de l’autre"),
    counted: both("markers that may be placed there", "marqueurs qui peuvent y être placés"),
    of(edition) {
      const game = gameOf(edition, {
        table: [72, 48],
        objective: "secure-target",
        deployment: "frontline-clash",
        units: { B: { ...target, at: [0, 10] } },
      });
      const marker = { x: -12 * INCH, y: 0, seat: 1, carrier: null, dropAt: null } as const;
      return markerProblem({ ...game, markers: [marker] }, 0, { x: (NEAR - 12) * INCH, y: 0 }, 13 * INCH) === null
        ? 1
        : 0;
    },
  },
  {
    ...{ id: "t9a.deployment.marching-columns", kind: "inches" },
    situation: both(
      `a unit 100 mm wide whose middle lies ${FAR}″ from its short edge`,
      `une unité large de 100 mm dont le centre est à ${FAR}″ de son bord court`,
    ),
    counted: both("how far it counts as being from that edge", "distance de ce bord qui compte pour elle"),
    of(edition) {
      const game = gameOf(edition, {
        table: [72, 48],
        deployment: "marching-columns",
        shortEdges: ["west", "east"],
        units: { A: { ...target, side: "first", at: [0, 0], facing: "north" } },
      });
      return fromShortEdge(game, 0, rectangleOf(unit(game, 0))) / INCH;
    },
  },
  {
    ...{ id: "t9a.deployment.marching-columns", kind: "number" },
    situation: both("a War Machine among Marching Columns", "une machine de guerre parmi les Colonnes en marche"),
    counted: both("units that must keep the order", "unités qui doivent respecter l’ordre"),
    of(edition) {
      const game = gun(edition);
      return outOfOrder({ ...game, deployment: "marching-columns" }, unit(game, 0)) ? 0 : 1;
    },
  },
];
