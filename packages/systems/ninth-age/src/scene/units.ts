import { INCH, normalise, roundHalfAway, TURN } from "@tercio/tabletop";
import { below, type Problem, wrong } from "../shape.ts";
import { championHealth } from "../rules/champions.ts";
import { centreFile, health, type Seat, type Unit, type UnitEntry } from "../state.ts";
import { builtIn, fromScene, profileOf } from "./profile.ts";
import { stateFields } from "./state-fields.ts";
import type { Scene, SceneUnit, Side } from "./types.ts";

export const seatOf = (side: Side): Seat => (side === "first" ? 0 : 1);
export const hundredths = (inches: number): number => roundHalfAway(inches * INCH);

const compass = { north: 0, east: 16384, south: 32768, west: 49152 } as const;
/** Degrees clockwise from north, or a point of the compass, in 1/65536 turns; straight at the enemy where none is given. */
function facingOf(u: SceneUnit): number {
  if (u.facing === undefined) return u.side === "first" ? compass.north : compass.south;
  return typeof u.facing === "string" ? compass[u.facing] : normalise(roundHalfAway((u.facing * TURN) / 360));
}

function entryOf(u: SceneUnit, name: string): UnitEntry {
  const listed = typeof u.profile === "string" ? (builtIn.get(u.profile) as UnitEntry) : null;
  const own = typeof u.profile === "string" ? profileOf(listed as UnitEntry) : fromScene(u.profile, name);
  return {
    ...own,
    models: u.startModels ?? u.models,
    champion: u.startCommand?.champion ?? u.champion ?? false,
    standard: u.startCommand?.standard ?? u.standard ?? false,
    musician: u.startCommand?.musician ?? u.musician ?? false,
    scoring: u.scoring ?? true,
    pointCost: u.cost ?? listed?.pointCost ?? 100,
    files: u.listFiles ?? u.files,
  };
}

/** What is wrong with a unit taken for itself: its numbers against each other. */
export function unitProblem(name: string, u: SceneUnit, all: Scene["units"]): Problem | null {
  const where = below("units", name);
  const bad = (field: string, key: string, values: Problem["problem"]["values"] = {}): Problem =>
    wrong(below(where, field), key, values);
  if (typeof u.profile === "string" && !builtIn.has(u.profile))
    return bad("profile", "scene.no-profile", { options: [...builtIn.keys()].join(", ") });
  const gone = u.place === "destroyed";
  if (u.models === 0 && !gone) return bad("models", "army.whole", { low: 1, high: 100 });
  if (!gone && u.files > u.models) return bad("files", "army.files", { models: u.models });
  if (u.startModels !== undefined ? u.startModels < u.models : u.models === 0)
    return bad("startModels", "scene.start-models", { models: Math.max(1, u.models) });
  const entry = entryOf(u, name);
  const men = u.models - (u.champion === true ? 1 : 0);
  if (u.champion === true && u.models === 0) return bad("champion", "scene.no-champion");
  for (const who of ["champion", "standard", "musician"] as const)
    if (u[who] === true && !entry[who]) return bad(`startCommand.${who}`, "scene.start-command");
  if (men < (u.standard === true ? 1 : 0) + (u.musician === true ? 1 : 0)) return bad("models", "scene.command");
  if (u.lost !== undefined && u.lost > 0 && (men === 0 || u.lost >= entry.healthPoints))
    return bad("lost", "scene.lost", { most: men === 0 ? 0 : entry.healthPoints - 1 });
  if (
    u.championLost !== undefined &&
    u.championLost > 0 &&
    (u.champion !== true || u.championLost >= championHealth(entry))
  )
    return bad("championLost", "scene.lost", { most: u.champion === true ? championHealth(entry) - 1 : 0 });
  if (u.championFile !== undefined && (u.champion !== true || u.championFile >= u.files))
    return bad("championFile", "scene.champion-file", { most: u.champion === true ? u.files - 1 : 0 });
  const declared = u.state?.declared;
  if (declared !== undefined) {
    if (typeof declared !== "string" || !Object.hasOwn(all, declared))
      return bad("state.declared", "scene.no-unit", { options: Object.keys(all).join(", ") });
    if (all[declared]?.side === u.side) return bad("state.declared", "scene.own-side", { a: name, b: declared });
  }
  const weapon = u.state?.weapon;
  if (weapon !== undefined && !entry.weapons.includes(weapon as never) && weapon !== "hand-weapon")
    return bad("state.weapon", "army.one-of", { options: entry.weapons.join(", ") });
  if (u.place === "pursued-off" && u.at === undefined) return bad("at", "scene.left-table");
  if (gone && u.at !== undefined) return bad("at", "scene.gone-at");
  return null;
}

/** A unit of the scene that has passed its checks, standing where its own lines put it. */
export function unitOf(name: string, u: SceneUnit, id: number, names: readonly string[], chirality: 1 | -1): Unit {
  const entry = entryOf(u, name);
  const said = u.state ?? {};
  const champion = u.champion ?? false;
  const base = {
    id,
    seat: seatOf(u.side),
    entry,
    place: u.place === "destroyed" ? "gone" : (u.place ?? "field"),
    x: hundredths(u.at?.[0] ?? 0),
    y: hundredths(u.at?.[1] ?? 0),
    facing: u.at === undefined ? 0 : facingOf(u),
    files: u.files,
    rankAndFile: u.models - (champion ? 1 : 0),
    poolLost: u.lost ?? 0,
    champion,
    championLost: u.championLost ?? 0,
    championFile: u.championFile ?? centreFile(u.files, chirality),
    standard: u.standard ?? false,
    musician: u.musician ?? false,
    ...Object.fromEntries(stateFields.map(([field, { usual }]) => [field, said[field] ?? usual])),
  } as Unit;
  const declared = said.declared;
  return {
    ...base,
    declared: typeof declared === "string" ? names.indexOf(declared) : null,
    healthAtPhaseStart: (said.healthAtPhaseStart as number | undefined) ?? health(base),
    nextSide: (said.nextSide as 1 | -1 | undefined) ?? chirality,
  };
}
