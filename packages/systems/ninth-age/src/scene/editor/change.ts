import type { Facing } from "@tercio/mass-battle";
import { type Json, there } from "@tercio/kernel";
import { isSpell } from "../../state/spells.ts";
import type { NinthAge } from "../../state/state.ts";
import { builtIn } from "../profile.ts";
import type { Scene, SceneCharacter, SceneFeature, SceneUnit } from "../types.ts";
import { apart, joinedBattle, settled } from "./contact.ts";
import { inUnit, renumbered } from "./numbering.ts";

export type Value = number | boolean | string;
type Draw = (scene: Scene) => NinthAge | null;
/** A change of a scene, and the number of the unit that it was made for; null: it has become one of another unit. */
export interface ChangedUnit {
  readonly scene: Scene;
  readonly id: number | null;
}

/** A record with a field set; left out where the value is the usual one. */
const withField = <T extends object>(of: T, field: string, value: unknown, usual: unknown): T => {
  const { [field as keyof T]: _, ...rest } = of;
  return (value === usual ? rest : { ...rest, [field]: value }) as T;
};

/** What of a scene as a whole is changed. */
export function changeScene(scene: Scene, field: string, value: Value): Scene {
  const two = (at: 0 | 1, pair: readonly [number, number]): readonly [number, number] =>
    at === 0 ? [Number(value), pair[1]] : [pair[0], Number(value)];
  switch (field) {
    case "width":
    case "depth":
      return { ...scene, table: two(field === "width" ? 0 : 1, scene.table ?? [72, 48]) };
    case "tokens-first":
    case "tokens-second":
      return {
        ...scene,
        magic: { ...scene.magic, tokens: two(field === "tokens-first" ? 0 : 1, scene.magic?.tokens ?? [0, 0]) },
      };
    case "objective": {
      // What belongs to the objective of before goes with it.
      const { objective: _, markers: __, marked: ___, hills: ____, ...rest } = scene;
      return { ...rest, objective: value as NonNullable<Scene["objective"]> };
    }
    default:
      return { ...scene, [field]: value };
  }
}

/** What of a piece of ground is changed. */
export function changeGround(scene: Scene, at: number, field: string, value: Value): Scene {
  const changed = (f: SceneFeature): SceneFeature => {
    if (field === "kind") return { ...f, kind: value as SceneFeature["kind"] };
    const { rectangle } = f;
    if (rectangle === undefined) return f;
    const [width, depth] = rectangle.size;
    if (field === "turned") return { ...f, rectangle: { ...rectangle, turned: Number(value) } };
    const size = field === "width" ? ([Number(value), depth] as const) : ([width, Number(value)] as const);
    return { ...f, rectangle: { ...rectangle, size } };
  };
  return { ...scene, terrain: (scene.terrain ?? []).map((f, i) => (i === at ? changed(f) : f)) };
}

/** A name that no unit of the scene has. */
export function freeName(scene: Scene, name: string): string {
  const taken = (n: string): boolean => Object.hasOwn(scene.units, n);
  if (!taken(name)) return name;
  for (let n = 2; ; n++) if (!taken(`${name} ${n}`)) return `${name} ${n}`;
}

const state = (u: SceneUnit, field: string, value: Json, usual: Json): SceneUnit => {
  const now = withField(u.state ?? {}, field, value, usual);
  return withField(u, "state", now, Object.keys(now).length === 0 ? now : undefined);
};

/** A unit of so many models, no wider than they are. */
function sized(u: SceneUnit, models: number): SceneUnit {
  const wide = Math.max(1, models + (u.characters ?? []).filter((c) => c.fallen !== true).length);
  const { startModels, championFile, ...rest } = u;
  const files = Math.min(u.files, wide);
  return {
    ...rest,
    models,
    files,
    ...(startModels === undefined || startModels <= models ? {} : { startModels }),
    ...(championFile === undefined || championFile >= files ? {} : { championFile }),
    ...(u.characters === undefined
      ? {}
      : {
          characters: u.characters.map(({ file, ...c }) => (file === undefined || file >= files ? c : { ...c, file })),
        }),
  };
}

/** One line of a unit otherwise. */
function changedLine(u: SceneUnit, field: string, value: Value): SceneUnit {
  switch (field) {
    case "models":
      return sized(u, Number(value));
    case "files":
      return sized({ ...u, files: Number(value) }, u.models);
    case "champion":
      return value === true
        ? { ...u, champion: true }
        : withField(withField(u, "champion", 0, 0), "championLost", 0, 0);
    case "standard":
    case "musician":
      return withField(u, field, value, false);
    case "lost":
    case "championLost":
      return withField(u, field, value, 0);
    case "weapon":
      return state(u, "weapon", value, "");
    case "moved": {
      const charged = state(u, "charging", value === "charge", false);
      return state(charged, "moved", value, "none");
    }
    case "shaken":
    case "fleeing":
      return state(u, field, value, false);
    case "side":
      return { ...u, side: value === "second" ? "second" : "first" };
    default:
      return u;
  }
}

/** A Character that stands alone is put into a unit. */
function joining(scene: Scene, id: number, host: number): ChangedUnit {
  const names = Object.keys(scene.units);
  const [name, into] = [names[id], names[host]];
  const line = name === undefined ? undefined : scene.units[name];
  const unit = into === undefined ? undefined : scene.units[into];
  if (name === undefined || into === undefined || line === undefined || unit === undefined) return { scene, id };
  const weapon = line.state?.weapon;
  const one: SceneCharacter = {
    profile: line.profile,
    ...(line.lost === undefined ? {} : { lost: line.lost }),
    ...(line.cost === undefined ? {} : { cost: line.cost }),
    ...(typeof weapon === "string" ? { weapon: weapon as NonNullable<SceneCharacter["weapon"]> } : {}),
  };
  const characters = [...(unit.characters ?? []), one];
  const { [name]: _, ...others } = scene.units;
  const units = { ...others, [into]: { ...unit, characters } };
  const after = renumbered(scene, { ...scene, units }, { [name]: inUnit(into, characters.length - 1) });
  return { scene: after, id: Object.keys(after.units).indexOf(into) };
}

/** A Character leaves its unit and stands behind it. */
function leaving(scene: Scene, id: number, nth: number): ChangedUnit {
  const host = Object.keys(scene.units)[id];
  const unit = host === undefined ? undefined : scene.units[host];
  const one = unit?.characters?.[nth];
  if (host === undefined || unit === undefined || one === undefined) return { scene, id };
  const characters = (unit.characters ?? []).filter((_, i) => i !== nth);
  const word = typeof one.profile === "string" ? builtIn.get(one.profile)?.name : one.profile.name;
  const name = freeName(scene, typeof word === "string" ? word : (word?.en ?? "Character"));
  const [x, y] = unit.at ?? [0, 0];
  const line: SceneUnit = {
    ...{ side: unit.side, profile: one.profile, models: 1, files: 1, character: true },
    at: [x, y + (unit.side === "first" ? -8 : 8)],
    ...(unit.facing === undefined ? {} : { facing: unit.facing }),
    ...(one.lost === undefined ? {} : { lost: one.lost }),
    ...(one.cost === undefined ? {} : { cost: one.cost }),
    ...(one.weapon === undefined ? {} : { state: { weapon: one.weapon } }),
  };
  const { characters: _, ...rest } = unit;
  const units = {
    ...scene.units,
    [host]: sized(characters.length === 0 ? rest : { ...rest, characters }, unit.models),
    [name]: line,
  };
  const moved = (unit.characters ?? []).flatMap((_c, i) => (i > nth ? [[inUnit(host, i), inUnit(host, i - 1)]] : []));
  return {
    scene: renumbered(scene, { ...scene, units }, { ...Object.fromEntries(moved), [inUnit(host, nth)]: name }),
    id,
  };
}

/** A spell that a Wizard has, or has no longer. */
function learning(scene: Scene, who: string, word: string, knows: boolean): Scene {
  if (!isSpell(word)) return scene;
  const before = scene.magic?.known?.[who] ?? [];
  const words = knows ? [...before.filter((w) => w !== word), word] : before.filter((w) => w !== word);
  const { [who]: _, ...others } = scene.magic?.known ?? {};
  const known = words.length === 0 ? others : { ...others, [who]: words };
  const { known: __, ...magic } = scene.magic ?? {};
  return { ...scene, magic: Object.keys(known).length === 0 ? magic : { ...magic, known } };
}

/** Fields that change how much room a unit takes, or on whose side it is: its contacts are made anew. */
const RESHAPES: readonly string[] = ["models", "files", "champion", "side", "fleeing"];

/** What of a unit is changed. `draw`: the game of a scene, to look at where its units stand. */
export function changeUnit(scene: Scene, id: number, field: string, value: Value, draw: Draw): ChangedUnit {
  const names = Object.keys(scene.units);
  const name = names[id];
  const line = name === undefined ? undefined : scene.units[name];
  if (name === undefined || line === undefined) return { scene, id };
  const [word = "", first = "", ...rest] = field.split(" ");
  if (word === "spell") return { scene: learning(scene, first, rest.join(" "), value === true), id };
  if (word === "with") return leaving(scene, id, Number(first));
  if (word === "joins")
    return value === "" || draw(scene)?.units[id]?.entry.character !== true
      ? { scene, id }
      : joining(scene, id, Number(value));
  if (word === "contact") {
    const free = apart(settled(scene, draw(scene)), name);
    const [at = "", facing = "front"] = String(value).split(" ");
    return value === ""
      ? { scene: free, id }
      : { scene: joinedBattle(free, id, draw, { at: Number(at), facing: facing as Facing }), id };
  }
  const changed = { ...scene, units: { ...scene.units, [name]: changedLine(line, field, value) } };
  if (!RESHAPES.includes(field)) return { scene: changed, id };
  const touching = (scene.contact ?? []).some((c) => c.of === name || c.at === name);
  if (!touching) return { scene: changed, id };
  // The others stand where they stood, and this one as it has become.
  const still = settled(scene, draw(scene));
  const stood = { ...there(still.units[name]), ...changedLine(line, field, value) };
  const { at = stood.at, facing = stood.facing } = still.units[name] ?? {};
  const placed: SceneUnit = {
    ...stood,
    ...(at === undefined ? {} : { at }),
    ...(facing === undefined ? {} : { facing }),
  };
  const free = apart({ ...still, units: { ...still.units, [name]: placed } }, name);
  return { scene: field === "side" || field === "fleeing" ? free : joinedBattle(free, id, draw), id };
}
