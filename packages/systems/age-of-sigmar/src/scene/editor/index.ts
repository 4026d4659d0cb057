import { bilingual, type JsonObject, type Message, message, there } from "@tercio/kernel";
import type { Changed, EditorField, PieceKey, SceneEditor, Stand } from "@tercio/board";
import { cosine, INCH, normalise, roundHalfAway, sine } from "@tercio/tabletop";
import { bodyOf } from "../../battlefield/body.ts";
import type { Sigmar, Unit } from "../../state/state.ts";
import { drawnScene, ROUNDS, TABLE } from "../build.ts";
import { arrangements } from "../check.ts";
import type { Scene, SceneUnit } from "../types.ts";
import { builtIn } from "../warscrolls.ts";
import { writeScene } from "../write.ts";

type Value = number | boolean | string;

const sceneOf = (value: unknown): Scene => value as Scene;
const told = (scene: Scene): JsonObject => scene;
const draw = (scene: Scene): Sigmar | null => drawnScene(scene).game;
const inches = (n: number): number => roundHalfAway((n / INCH) * 100) / 100;

/** How many models a unit has that is put down, by the wounds of one: a hero alone, a troop of ten. */
const usualModels = (wounds: number): number => (wounds > 5 ? 1 : wounds > 2 ? 3 : 10);

const sides = [
  { id: "first", label: message("edit.first") },
  { id: "second", label: message("edit.second") },
];

const number = (id: string, label: Message, least: number, most: number, now: number): EditorField => ({
  id,
  label,
  kind: "number",
  ...{ least, most, now },
});

function freeName(scene: Scene, name: string): string {
  if (!Object.hasOwn(scene.units, name)) return name;
  for (let n = 2; ; n++) if (!Object.hasOwn(scene.units, `${name} ${n}`)) return `${name} ${n}`;
}

const nameAt = (scene: Scene, piece: PieceKey): string | undefined => Object.keys(scene.units)[Number(piece)];
const withUnit = (scene: Scene, name: string, line: SceneUnit): Scene => ({
  ...scene,
  units: { ...scene.units, [name]: line },
});

/** Each model of a unit as it stands, moved as one so that its middle stands there and it is turned by so much. */
function places(u: Unit, to: Stand): NonNullable<SceneUnit["places"]> {
  const middle = bodyOf(u, u.models);
  const by = normalise(to.facing - middle.facing);
  const [c, s] = [cosine(by), sine(by)];
  return u.models.map(({ x, y, facing }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return [
      roundHalfAway(to.x + dx * c + dy * s),
      roundHalfAway(to.y - dx * s + dy * c),
      normalise(facing + by),
    ] as const;
  });
}

const placed = ({ at: _, facing: __, arrangement: ___, ...line }: SceneUnit, u: Unit, to: Stand): SceneUnit => ({
  ...line,
  places: places(u, to),
});

/** A unit with so many models, arranged anew about its middle. */
function arranged(line: SceneUnit, u: Unit, models: number, arrangement: SceneUnit["arrangement"]): SceneUnit {
  const { places: _, wounded, startModels, at: __, facing: ___, arrangement: ____, ...rest } = line;
  const body = bodyOf(u, u.models);
  const looks = u.models[0]?.facing ?? body.facing;
  return {
    ...rest,
    models,
    ...(startModels === undefined || startModels <= models ? {} : { startModels }),
    ...(wounded === undefined || wounded[0] >= models ? {} : { wounded }),
    at: [inches(body.x), inches(body.y)],
    facing: roundHalfAway((looks * 360) / 65536) % 360,
    ...(arrangement === undefined ? {} : { arrangement }),
  };
}

function fieldsOfUnit(line: SceneUnit, u: Unit): readonly EditorField[] {
  const { wounds } = u.entry.warscroll;
  return [
    number("models", message("fact.models"), 1, 60, line.models),
    {
      id: "arrangement",
      label: message("edit.arrangement"),
      kind: "one",
      options: [
        { id: "", label: message("edit.as-they-stand") },
        ...arrangements.map((a) => ({ id: a, label: message(`edit.arrangement.${a}`) })),
      ],
      now: line.places === undefined ? (line.arrangement ?? "close") : "",
    },
    ...(wounds > 1 ? [number("wounded", message("edit.wounded"), 0, wounds - 1, line.wounded?.[1] ?? 0)] : []),
    { id: "side", label: message("edit.side"), kind: "one", options: sides, now: line.side },
  ];
}

function changedUnit(line: SceneUnit, u: Unit, field: string, value: Value): SceneUnit {
  const kind = arrangements.find((a) => a === value);
  switch (field) {
    case "models":
      return arranged(line, u, Number(value), line.arrangement);
    case "arrangement":
      return kind === undefined ? line : arranged(line, u, line.models, kind);
    case "wounded": {
      const { wounded: _, ...rest } = line;
      return value === 0 ? rest : { ...rest, wounded: [line.wounded?.[0] ?? 0, Number(value)] };
    }
    case "side":
      return { ...line, side: value === "second" ? "second" : "first" };
    default:
      return line;
  }
}

function changedScene(scene: Scene, field: string, value: Value): Scene {
  const [width, depth] = scene.table ?? TABLE;
  switch (field) {
    case "width":
      return { ...scene, table: [Number(value), depth] };
    case "depth":
      return { ...scene, table: [width, Number(value)] };
    case "round":
      return { ...scene, round: Number(value), rounds: Math.max(scene.rounds ?? ROUNDS, Number(value)) };
    case "rounds":
      return { ...scene, rounds: Math.max(Number(value), scene.round ?? 1) };
    case "first":
      return { ...scene, first: value === "second" ? "second" : "first" };
    default:
      return scene;
  }
}

/** How scenes of Age of Sigmar are put together by hand: they stand at the start of a battle round. */
export const editor: SceneEditor<Sigmar> = {
  empty: { round: 1, units: {} },
  of: (game) => told(writeScene(game)),
  stands: (scene) => drawnScene(scene),
  armies: [{ army: "own", label: message("edit.warscrolls") }],
  units: () => [...builtIn].map(([id, { name }]) => ({ id, label: bilingual(name) })),
  ground: [],
  put(value, _army, id, seat, at): Changed {
    const scene = sceneOf(value);
    const scroll = builtIn.get(id);
    if (scroll === undefined) return { scene: value, piece: null };
    const line: SceneUnit = {
      side: seat === 0 ? "first" : "second",
      warscroll: id,
      models: usualModels(scroll.wounds),
      at: [inches(at.x), inches(at.y)],
      facing: seat === 0 ? 0 : 180,
    };
    const after = withUnit(scene, freeName(scene, scroll.name.en), line);
    return { scene: told(after), piece: Object.keys(after.units).length - 1 };
  },
  move(value, piece, to) {
    const scene = sceneOf(value);
    const name = nameAt(scene, piece);
    const u = draw(scene)?.units[Number(piece)];
    if (name === undefined || u === undefined) return value;
    return told(withUnit(scene, name, placed(there(scene.units[name]), u, to)));
  },
  without(value, piece) {
    const scene = sceneOf(value);
    const name = nameAt(scene, piece);
    if (name === undefined) return value;
    const { [name]: _, ...units } = scene.units;
    return told({ ...scene, units });
  },
  fields(value, piece) {
    const scene = sceneOf(value);
    if (piece === null) {
      const [width, depth] = scene.table ?? TABLE;
      return [
        number("round", message("edit.round"), 1, 20, scene.round ?? 1),
        number("rounds", message("edit.rounds"), 1, 20, scene.rounds ?? ROUNDS),
        {
          id: "first",
          label: message("edit.first-turn"),
          kind: "one",
          options: sides,
          now: scene.first ?? "first",
        },
        number("width", message("edit.table-width"), 12, 96, width),
        number("depth", message("edit.table-depth"), 12, 96, depth),
      ];
    }
    const name = nameAt(scene, piece);
    const u = draw(scene)?.units[Number(piece)];
    return name === undefined || u === undefined ? [] : fieldsOfUnit(there(scene.units[name]), u);
  },
  change(value, piece, field, to): Changed {
    const scene = sceneOf(value);
    if (piece === null) return { scene: told(changedScene(scene, field, to)), piece };
    const name = nameAt(scene, piece);
    const u = draw(scene)?.units[Number(piece)];
    if (name === undefined || u === undefined) return { scene: value, piece };
    return { scene: told(withUnit(scene, name, changedUnit(there(scene.units[name]), u, field, to))), piece };
  },
};
