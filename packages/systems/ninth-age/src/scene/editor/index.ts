import { usualEdition } from "../../state/usual-edition.ts";
import { bilingual, type JsonObject, isOneOf, there } from "@tercio/kernel";
import type { Changed, Offer, PieceKey, SceneEditor, Stand } from "@tercio/board";
import { roundHalfAway } from "@tercio/tabletop";
import { armies, type Army, armyProblem } from "../../armies/index.ts";
import { featureKey } from "../../battlefield/terrain.ts";
import { profileOf } from "../../state/unit-records.ts";
import type { NinthAge, UnitEntry } from "../../state/state.ts";
import { FEATURES, type FeatureKind } from "../../state/terrain.ts";
import { message } from "../../messages/message.ts";
import { drawnScene } from "../build.ts";
import { builtIn, toScene } from "../profile.ts";
import { stackAt } from "../stack.ts";
import { phases, type Scene, type SceneFeature, type SceneUnit } from "../types.ts";
import { degrees, inches, writeScene } from "../write.ts";
import { changeGround, changeScene, changeUnit, freeName, type Value } from "./change.ts";
import { apart, joinedBattle, settled } from "./contact.ts";
import { fieldsOfGround, fieldsOfScene, fieldsOfUnit } from "./fields.ts";
import { renumbered } from "./numbering.ts";

/** Inches that a piece of ground measures when it is put down. */
const SIZES: { readonly [kind in FeatureKind]: readonly [number, number] } = {
  field: [8, 6],
  forest: [7, 5],
  hill: [8, 6],
  impassable: [5, 4],
  ruins: [5, 4],
  wall: [6, 1],
  water: [8, 5],
};

const sceneOf = (value: unknown): Scene => value as Scene;
const told = (scene: Scene): JsonObject => scene;

/** The army of a set-up: one of ours by its id, or a whole one; null for what is neither. */
function armyOf(value: unknown): Army | null {
  if (typeof value === "string") return armies[value] ?? null;
  return armyProblem(value) === null ? (value as Army) : null;
}

/** A unit of an Army List as a line of a scene. */
function lineOf(entry: UnitEntry, seat: 0 | 1): SceneUnit {
  const profile = toScene(profileOf(entry));
  const listed = typeof profile === "string" ? builtIn.get(profile) : undefined;
  return {
    side: seat === 0 ? "first" : "second",
    profile,
    models: entry.models,
    files: Math.min(entry.files, entry.models),
    ...(entry.champion ? { champion: true } : {}),
    ...(entry.standard ? { standard: true } : {}),
    ...(entry.musician ? { musician: true } : {}),
    ...(entry.scoring === (listed?.scoring ?? true) ? {} : { scoring: entry.scoring }),
    ...(entry.character === true && listed?.character !== true ? { character: true } : {}),
    ...(entry.pointCost === (listed?.pointCost ?? 100) ? {} : { cost: entry.pointCost }),
  };
}

/** The place of a piece of ground among those of its scene; null for a unit. */
function groundAt(scene: Scene, piece: PieceKey): number | null {
  const at = (scene.terrain ?? []).findIndex((_, i) => featureKey(i) === piece);
  return at < 0 ? null : at;
}

/** A piece of ground somewhere else: its middle stands there. */
function shifted(f: SceneFeature, x: number, y: number): SceneFeature {
  if (f.rectangle !== undefined) return { ...f, rectangle: { ...f.rectangle, at: [x, y] } };
  const corners = f.polygon ?? [];
  const middle = [0, 1].map((i) => corners.reduce((sum, c) => sum + (c[i] ?? 0), 0) / Math.max(1, corners.length));
  const [dx, dy] = [x - (middle[0] ?? 0), y - (middle[1] ?? 0)];
  const round = (n: number): number => roundHalfAway(n * 10_000) / 10_000;
  return { ...f, polygon: corners.map(([cx, cy]): readonly [number, number] => [round(cx + dx), round(cy + dy)]) };
}

/** How scenes of The Ninth Age are put together by hand. */
const draw = (scene: Scene): NinthAge | null => drawnScene(scene, usualEdition()).game;
export const editor = (): SceneEditor<NinthAge> => {
  const unitOf = (scene: Scene, piece: PieceKey): string | undefined => Object.keys(scene.units)[Number(piece)];
  return {
    empty: { phase: "charge", objective: "none", units: {} },
    of(game) {
      if (game.gameTurn === 0) return null;
      const phase = isOneOf(phases, game.phase) ? game.phase : "turn";
      return told(writeScene({ ...game, stack: stackAt(phase) }));
    },
    stands(value) {
      const { game, problem } = drawnScene(sceneOf(value), usualEdition());
      return { game, wrong: problem === null ? null : { where: problem.where, message: problem.problem } };
    },
    armies: Object.entries(armies).map(([id, army]) => ({ army: id, label: bilingual(army.name) })),
    units: (army) =>
      (armyOf(army)?.units ?? []).map(
        (entry, i): Offer => ({
          id: String(i),
          label: message("edit.offered", { name: bilingual(entry.name), models: entry.models, cost: entry.pointCost }),
        }),
      ),
    ground: FEATURES.map((kind) => ({ id: kind, label: message(`terrain.${kind}`) })),
    put(value, army, id, seat, at): Changed {
      const scene = sceneOf(value);
      const [x, y] = [inches(at.x), inches(at.y)];
      if (army === null) {
        const kind = FEATURES.find((k) => k === id) ?? "forest";
        const terrain: readonly SceneFeature[] = [
          ...(scene.terrain ?? []),
          { kind, rectangle: { at: [x, y], size: SIZES[kind] } },
        ];
        return { scene: told({ ...scene, terrain }), piece: featureKey(terrain.length - 1) };
      }
      const entry = armyOf(army)?.units[Number(id)];
      if (entry === undefined) return { scene: value, piece: null };
      const name = freeName(scene, entry.name.en);
      const line: SceneUnit = { ...lineOf(entry, seat), at: [x, y], facing: seat === 0 ? "north" : "south" };
      const after = renumbered(scene, { ...scene, units: { ...scene.units, [name]: line } });
      return { scene: told(after), piece: Object.keys(after.units).length - 1 };
    },
    move(value, piece, to: Stand) {
      const scene = sceneOf(value);
      const [x, y] = [inches(to.x), inches(to.y)];
      const ground = groundAt(scene, piece);
      if (ground !== null)
        return told({ ...scene, terrain: (scene.terrain ?? []).map((f, i) => (i === ground ? shifted(f, x, y) : f)) });
      const name = unitOf(scene, piece);
      if (name === undefined) return value;
      const free = apart(settled(scene, draw(scene)), name);
      const line = there(free.units[name]);
      const placed: Scene = {
        ...free,
        units: { ...free.units, [name]: { ...line, at: [x, y], facing: degrees(to.facing) } },
      };
      return told(joinedBattle(placed, Number(piece), draw));
    },
    without(value, piece) {
      const scene = sceneOf(value);
      const ground = groundAt(scene, piece);
      if (ground !== null) {
        const { hills, ...rest } = scene;
        const terrain = (scene.terrain ?? []).filter((_, i) => i !== ground);
        const without = (h: number | null): number | null =>
          h === null || h === ground ? null : h > ground ? h - 1 : h;
        return told({
          ...rest,
          terrain,
          ...(hills === undefined ? {} : { hills: [without(hills[0]), without(hills[1])] }),
        });
      }
      const name = unitOf(scene, piece);
      if (name === undefined) return value;
      const { [name]: _, ...units } = settled(scene, draw(scene)).units;
      return told(renumbered(scene, { ...scene, units }));
    },
    fields(value, piece) {
      const scene = sceneOf(value);
      if (piece === null) return fieldsOfScene(scene);
      const ground = groundAt(scene, piece);
      if (ground !== null) return fieldsOfGround(scene, ground);
      const name = unitOf(scene, piece);
      const line = name === undefined ? undefined : scene.units[name];
      const game = draw(scene);
      return line === undefined || game === null ? [] : fieldsOfUnit(scene, game, Number(piece), line);
    },
    change(value, piece, field, to: Value): Changed {
      const scene = sceneOf(value);
      if (piece === null) return { scene: told(changeScene(scene, field, to)), piece };
      const ground = groundAt(scene, piece);
      if (ground !== null) return { scene: told(changeGround(scene, ground, field, to)), piece };
      const { scene: after, id } = changeUnit(scene, Number(piece), field, to, draw);
      return { scene: told(after), piece: id };
    },
  };
};
