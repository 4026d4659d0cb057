import { there } from "@tercio/kernel";
import { INCH, type Rectangle, roundHalfAway, TURN } from "@tercio/tabletop";
import { DEPLOYMENTS, OBJECTIVES, played } from "../state/deployments.ts";
import { startObjective } from "../battlefield/markers.ts";
import { below, type Check, list, oneOf, type Problem, shaped, text, whole, wrong } from "@tercio/rosters";
import type { Marker, NinthAge, Seat } from "../state/state.ts";
import type { Scene, SceneMarker, Side } from "./types.ts";

type Part = Pick<
  NinthAge,
  "deployment" | "attacker" | "diagonal" | "shortEdge" | "zoneChooser" | "objective" | "markers" | "marked" | "hills"
>;

const seatOf = (side: Side | undefined): Seat => (side === "second" ? 1 : 0);
const sideOf = (seat: Seat): Side => (seat === 0 ? "first" : "second");
const edgeOf = (edge: "east" | "west"): 1 | -1 => (edge === "east" ? 1 : -1);
const hundredths = (n: number): number => roundHalfAway(n * INCH);
/** 0.0001 inches are finer than the 0.01 mm that the game counts in. */
const inches = (n: number): number => roundHalfAway((n / INCH) * 10_000) / 10_000;

/** What a scene may say of deployment and objective; places and sizes are numbers in the given check. */
export const objectiveShape = (place: Check, facing: Check): { readonly [field: string]: Check } => {
  const side = oneOf("first", "second");
  const fell = shaped({ at: place, facing, size: place });
  return {
    deployment: oneOf(...DEPLOYMENTS.filter(played)),
    attacker: side,
    diagonal: oneOf("rising", "falling"),
    shortEdges: list(oneOf("east", "west"), 2, 2),
    chooser: side,
    objective: oneOf(...OBJECTIVES.filter(played), "none"),
    markers: list(shaped({ at: place }, { side, carrier: text, fell }), 0, 6),
    marked: list(text, 0, 60),
    hills: list((v, where) => (v === null ? null : whole(0, 39)(v, where)), 2, 2),
  };
};

/** What is wrong with the units that the objective names, or null. */
export function objectiveProblem(scene: Scene): Problem | null {
  const names = Object.keys(scene.units);
  const options = names.join(", ");
  for (const [i, m] of (scene.markers ?? []).entries())
    if (m.carrier !== undefined && !names.includes(m.carrier))
      return wrong(below(below("markers", i), "carrier"), "scene.no-unit", { options });
  for (const [i, name] of (scene.marked ?? []).entries())
    if (!names.includes(name)) return wrong(below("marked", i), "scene.no-unit", { options });
  for (const [i, hill] of (scene.hills ?? []).entries())
    if (hill !== null && (scene.terrain?.[hill]?.kind ?? "impassable") === "impassable")
      return wrong(below("hills", i), "scene.no-hill");
  return null;
}

function markerOf(m: SceneMarker, names: readonly string[]): Marker {
  const mm = (n: number): number => roundHalfAway(n * 100);
  const dropAt: Rectangle | null =
    m.fell === undefined
      ? null
      : {
          x: hundredths(m.fell.at[0]),
          y: hundredths(m.fell.at[1]),
          facing: roundHalfAway((m.fell.facing * TURN) / 360) % TURN,
          width: mm(m.fell.size[0]),
          depth: mm(m.fell.size[1]),
        };
  return {
    x: hundredths(m.at[0]),
    y: hundredths(m.at[1]),
    seat: m.side === undefined ? null : seatOf(m.side),
    carrier: m.carrier === undefined ? null : names.indexOf(m.carrier),
    dropAt,
  };
}

/** What the scene says of deployment and objective, as the game has it. */
export function objectiveOf(scene: Scene, names: readonly string[]): Part {
  return {
    deployment: scene.deployment ?? "frontline-clash",
    attacker: seatOf(scene.attacker),
    diagonal: scene.diagonal === undefined ? (scene.chirality ?? 1) : scene.diagonal === "rising" ? 1 : -1,
    shortEdge:
      scene.shortEdges === undefined ? [null, null] : [edgeOf(scene.shortEdges[0]), edgeOf(scene.shortEdges[1])],
    zoneChooser: seatOf(scene.chooser),
    objective: scene.objective === "none" ? null : (scene.objective ?? "hold-the-ground"),
    markers: (scene.markers ?? []).map((m) => markerOf(m, names)),
    hills: scene.hills ?? [null, null],
    marked: (scene.marked ?? []).map((name) => names.indexOf(name)).sort((p, q) => p - q),
  };
}

/** The game with the markers that its objective has from the start, where the scene names none. */
export const withMarkers = (scene: Scene, game: NinthAge): NinthAge =>
  scene.markers === undefined && game.objective !== null ? startObjective(game, game.objective) : game;

/** The same, the other way. */
export function objectiveLines(game: NinthAge, names: readonly string[]): Partial<Scene> {
  const lines: { -readonly [field in keyof Scene]?: Scene[field] } = {};
  if (game.deployment !== null && game.deployment !== "frontline-clash") lines.deployment = game.deployment;
  if (game.attacker === 1) lines.attacker = "second";
  if (game.diagonal !== game.chirality) lines.diagonal = game.diagonal === 1 ? "rising" : "falling";
  const [own, theirs] = game.shortEdge;
  if (own !== null && theirs !== null) lines.shortEdges = [own === 1 ? "east" : "west", theirs === 1 ? "east" : "west"];
  if (game.zoneChooser === 1) lines.chooser = "second";
  if (game.objective !== "hold-the-ground") lines.objective = game.objective ?? "none";
  const markers = game.markers.map((m): SceneMarker => {
    const r = m.dropAt;
    return {
      at: [inches(m.x), inches(m.y)],
      ...(m.seat === null ? {} : { side: sideOf(m.seat) }),
      ...(m.carrier === null ? {} : { carrier: there(names[m.carrier]) }),
      ...(r === null
        ? {}
        : {
            fell: {
              at: [inches(r.x), inches(r.y)],
              facing: roundHalfAway(((r.facing * 360) / TURN) * 1000) / 1000,
              size: [r.width / 100, r.depth / 100],
            },
          }),
    };
  });
  if (markers.length > 0) lines.markers = markers;
  if (game.hills.some((hill) => hill !== null)) lines.hills = game.hills;
  if (game.marked.length > 0) lines.marked = game.marked.map((id) => there(names[id]));
  return lines;
}
