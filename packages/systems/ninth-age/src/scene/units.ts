import { type Brought, roundProblem, titlesTwice } from "../armies/check.ts";
import { among, type Bilingual, there } from "@tercio/kernel";
import { toldApart } from "@tercio/board";
import { INCH, normalise, roundHalfAway, TURN } from "@tercio/tabletop";
import { titlesOf } from "../state/held.ts";
import { below, type Problem, wrong } from "@tercio/rosters";
import { healthOfItems } from "../state/items.ts";
import { championHealth, joined, printedHealth } from "../state/pools.ts";
import { freeStretch, middleFiles, roomOf } from "../state/rooms.ts";
import { meleeWeapons } from "../state/missiles.ts";
import { changed, type Pool, type Profile, type Seat, type Unit, type UnitEntry } from "../state/state.ts";
import { profileOf, rowOf, waitingIn } from "../state/unit-records.ts";
import { builtIn, fromScene } from "./profile.ts";
import { stateFields } from "./state-fields.ts";
import type { Scene, SceneCharacter, SceneUnit, Side } from "./types.ts";

export const seatOf = (side: Side): Seat => (side === "first" ? 0 : 1);
export const hundredths = (inches: number): number => roundHalfAway(inches * INCH);

const compass = { north: 0, east: 16384, south: 32768, west: 49152 } as const;
/** Degrees clockwise from north, or a point of the compass, in 1/65536 turns; straight at the enemy where none is given. */
function facingOf(u: SceneUnit): number {
  if (u.facing === undefined) return u.side === "first" ? compass.north : compass.south;
  return typeof u.facing === "string" ? compass[u.facing] : normalise(roundHalfAway((u.facing * TURN) / 360));
}

/** The last entry of each unit of a scene, and for what name: it is asked for by every check, and then to stand there. */
const entries = new WeakMap<SceneUnit, { readonly name: string; readonly entry: UnitEntry }>();
function entryOf(u: SceneUnit, name: string): UnitEntry {
  const known = entries.get(u);
  if (known?.name === name) return known.entry;
  const entry = newEntry(u, name);
  entries.set(u, { name, entry });
  return entry;
}

function newEntry(u: SceneUnit, name: string): UnitEntry {
  const listed = typeof u.profile === "string" ? there(builtIn.get(u.profile)) : null;
  const own = typeof u.profile === "string" ? profileOf(there(listed)) : fromScene(u.profile, name);
  return {
    ...own,
    ...(u.character === true || listed?.character === true ? { character: true } : {}),
    models: u.startModels ?? u.models,
    champion: u.startCommand?.champion ?? u.champion ?? false,
    standard: u.startCommand?.standard ?? u.standard ?? false,
    musician: u.startCommand?.musician ?? u.musician ?? false,
    scoring: u.scoring ?? listed?.scoring ?? true,
    pointCost: u.cost ?? listed?.pointCost ?? 100,
    files: u.listFiles ?? u.files,
  };
}

/** What is wrong with a unit taken for itself: its numbers against each other. */
export function unitProblem(name: string, u: SceneUnit, all: Scene["units"]): Problem | null {
  const where = below("units", name);
  const bad: Bad = (field, key, values = {}) => wrong(below(where, field), key, values);
  if (typeof u.profile === "string" && !builtIn.has(u.profile))
    return bad("profile", "scene.no-profile", { options: among(u.profile, [...builtIn.keys()]) });
  const gone = u.place === "destroyed";
  const standing = u.models + (u.characters ?? []).filter((c) => c.fallen !== true).length;
  if (standing === 0 && !gone) return bad("models", "army.whole", { low: 1, high: 100 });
  if (u.startModels !== undefined ? u.startModels < u.models : u.models === 0)
    return bad("startModels", "scene.start-models", { models: Math.max(1, u.models) });
  const entry = entryOf(u, name);
  const wide = (c: SceneCharacter): number => {
    const profile = c.fallen === true ? undefined : profileOfCharacter(c);
    return profile === undefined ? 1 : (roomOf(entry, profile)?.files ?? 1);
  };
  const widest = (u.characters ?? []).reduce((sum, c) => sum + wide(c) - 1, standing);
  if (!gone && u.files > widest) return bad("files", "army.files", { models: widest });
  const disc = roundProblem(entry, standing);
  if (disc !== null) return bad("profile.round", disc);
  const command = commandProblem(u, entry, bad);
  if (command !== null) return command;
  if (standing > 1 && titlesOf(entry).length > 0) return bad("profile.rules", "scene.title-alone");
  if (entry.character === true && (entry.models > 1 || (u.characters ?? []).length > 0 || entry.champion))
    return bad("character", "scene.character-alone");
  for (const [i, c] of (u.characters ?? []).entries()) {
    const problem = characterProblem(c, name, u, below(below(where, "characters"), i));
    if (problem !== null) return problem;
  }
  const state = stateProblem(name, u, entry, all, bad);
  if (state !== null) return state;
  if (u.place === "pursued-off" && u.at === undefined) return bad("at", "scene.left-table");
  return gone && u.at !== undefined ? bad("at", "scene.gone-at") : null;
}

/** Says what is wrong with a field of a unit. */
type Bad = (field: string, key: string, values?: Problem["problem"]["values"]) => Problem;

/** What is wrong with a unit's Command Group, or with the Health Points that it and its models have lost. */
function commandProblem(u: SceneUnit, entry: UnitEntry, bad: Bad): Problem | null {
  const led = u.champion === true;
  const men = u.models - (led ? 1 : 0);
  if (led && u.models === 0) return bad("champion", "scene.no-champion");
  for (const who of ["champion", "standard", "musician"] as const)
    if (u[who] === true && !entry[who]) return bad(`startCommand.${who}`, "scene.start-command");
  if (men < (u.standard === true ? 1 : 0) + (u.musician === true ? 1 : 0)) return bad("models", "scene.command");
  const mostLost = men === 0 ? 0 : entry.healthPoints + healthOfItems(entry) - 1;
  if ((u.lost ?? 0) > mostLost) return bad("lost", "scene.lost", { most: mostLost });
  const championLost = led ? championHealth(entry) - 1 : 0;
  if ((u.championLost ?? 0) > championLost) return bad("championLost", "scene.lost", { most: championLost });
  if (u.championFile !== undefined && (!led || u.championFile >= u.files))
    return bad("championFile", "scene.champion-file", { most: led ? u.files - 1 : 0 });
  return null;
}

/** What is wrong with what a unit has declared, or with the weapon that it has in hand. */
function stateProblem(name: string, u: SceneUnit, entry: UnitEntry, all: Scene["units"], bad: Bad): Problem | null {
  const declared = u.state?.declared;
  if (declared !== undefined) {
    if (typeof declared !== "string" || !Object.hasOwn(all, declared))
      return bad("state.declared", "scene.no-unit", { options: among(declared, Object.keys(all)) });
    if (all[declared]?.side === u.side) return bad("state.declared", "scene.own-side", { a: name, b: declared });
  }
  const weapon = u.state?.weapon;
  if (weapon !== undefined && !meleeWeapons(entry).some((w) => w === weapon) && weapon !== "hand-weapon")
    return bad("state.weapon", "army.one-of", { options: among(weapon, meleeWeapons(entry)) });
  return null;
}

/** Where a scene names a second General or Battle Standard Bearer of a side. */
export function titlesProblem(units: Scene["units"]): Problem | null {
  const of = (side: Side): readonly Brought[] =>
    Object.entries(units)
      .filter(([, u]) => u.side === side)
      .flatMap(([name, u]) => {
        const where = below("units", name);
        const joined = (u.characters ?? []).flatMap((c, i): readonly Brought[] => {
          const profile = profileOfCharacter(c);
          return profile === undefined
            ? []
            : [{ profile, where: below(below(below(where, "characters"), i), "profile.rules") }];
        });
        return [{ profile: entryOf(u, name), where: below(where, "profile.rules") }, ...joined];
      });
  return titlesTwice(of("first")) ?? titlesTwice(of("second"));
}

const CHARACTER = { en: "Character", fr: "Personnage" };
/** The profile of a Character; undefined where a built-in one is named that there is not. */
function profileOfCharacter({ profile }: SceneCharacter): Profile | undefined {
  if (typeof profile !== "string") return fromScene(profile, CHARACTER);
  const listed = builtIn.get(profile);
  return listed === undefined ? undefined : profileOf(listed);
}

/** What is wrong with a Character taken together with its unit. */
function characterProblem(c: SceneCharacter, name: string, u: SceneUnit, where: string): Problem | null {
  const profile = profileOfCharacter(c);
  if (profile === undefined)
    return wrong(below(where, "profile"), "scene.no-profile", { options: among(c.profile, [...builtIn.keys()]) });
  if ((c.lost ?? 0) >= profile.healthPoints + healthOfItems(profile) || (c.fallen === true && (c.lost ?? 0) > 0))
    return wrong(below(where, "lost"), "scene.lost", {
      most: c.fallen === true ? 0 : profile.healthPoints + healthOfItems(profile) - 1,
    });
  const entry = entryOf(u, name);
  const filesFrom = (who: SceneCharacter, file: number): readonly number[] => {
    const own = profileOfCharacter(who);
    return Array.from({ length: own === undefined ? 1 : (roomOf(entry, own)?.files ?? 1) }, (_, i) => file + i);
  };
  const taken = (u.characters ?? [])
    .filter((other) => other !== c && other.fallen !== true)
    .flatMap((other) => (other.file === undefined ? [] : filesFrom(other, other.file)));
  if (u.champion === true && u.championFile !== undefined) taken.push(u.championFile);
  const own = c.file === undefined ? [] : filesFrom(c, c.file);
  const outside = own.some((file) => file >= u.files || taken.includes(file));
  const atCorner = c.file === 0 || c.file === u.files - own.length;
  if (c.file !== undefined && (c.fallen === true || outside || (roomOf(entry, profile)?.corner === true && !atCorner)))
    return wrong(below(where, "file"), "scene.character-file", { most: u.files - Math.max(1, own.length) });
  if (c.weapon !== undefined && (c.fallen === true || !meleeWeapons(profile).includes(c.weapon)))
    return wrong(below(where, "weapon"), "army.one-of", { options: among(c.weapon, meleeWeapons(profile)) });
  return null;
}

/** The Health Pools of a unit; who has no file of his own in the scene takes the free one next to the middle. */
function poolsOf(u: SceneUnit, entry: UnitEntry, chirality: 1 | -1): readonly Pool[] {
  const weapon = (u.state?.weapon as Pool["weapon"] | undefined) ?? null;
  const led = u.champion ?? false;
  const men = u.models - (led ? 1 : 0);
  const own = { profile: entry, refused: false, cost: 0, self: null };
  const none = { lost: 0, weapon: null, slot: null };
  const taken = new Set<number>();
  /** The files of so many side by side, from the one that the scene says or the free ones next to the middle. */
  const seat = (said: number | null | undefined, wide = 1): number | null => {
    const free = (at: number): boolean => !taken.has(at);
    const middle = middleFiles(u.files, u.files, chirality).find((at) => at !== null && free(at)) ?? null;
    const from = said ?? (wide === 1 ? middle : freeStretch(wide, u.files, free, chirality));
    if (from !== null) for (let i = 0; i < wide; i++) taken.add(from + i);
    return from;
  };
  const roomFor = (c: SceneCharacter) => roomOf(entry, there(profileOfCharacter(c)));
  const standing = (u.characters ?? []).filter((c) => c.fallen !== true);
  const seated = new Map<SceneCharacter, number | null>();
  for (const c of standing) if (c.file !== undefined) seated.set(c, seat(c.file, roomFor(c)?.files));
  const championFile = u.championFile === undefined ? undefined : seat(u.championFile);
  for (const c of standing) {
    const room = roomFor(c);
    if (seated.has(c) || room?.corner !== true) continue;
    const corners = [0, u.files - room.files].filter((at) => !taken.has(at));
    seated.set(c, seat((chirality === 1 ? corners[0] : corners.at(-1)) ?? null, room.files));
  }
  const file = (c: SceneCharacter): number | null => seated.get(c) ?? seat(null, roomFor(c)?.files);
  const kind = entry.character === true ? "character" : "rank-and-file";
  const pools: Pool[] = [{ ...own, kind, count: men, lost: u.lost ?? 0, weapon: men > 0 ? weapon : null, slot: null }];
  if (led)
    pools.push({
      ...own,
      kind: "champion",
      count: 1,
      lost: u.championLost ?? 0,
      weapon,
      slot: championFile ?? seat(null),
    });
  else if (entry.champion) pools.push({ ...own, ...none, kind: "champion", count: 0 });
  for (const c of u.characters ?? []) {
    const profile = there(profileOfCharacter(c));
    const its = { kind: "character", profile, refused: false, cost: c.cost ?? 100, self: null } as const;
    pools.push(
      c.fallen === true
        ? { ...its, ...none, count: 0 }
        : { ...its, count: 1, lost: c.lost ?? 0, weapon: c.weapon ?? null, slot: file(c) },
    );
  }
  return pools;
}

/** The units of a scene that have passed their checks, standing where their own lines put them. */
export function unitsOf(units: Scene["units"], chirality: 1 | -1): readonly Unit[] {
  const lines = Object.entries(units);
  const names = Object.keys(units);
  const joining = lines.flatMap(([, u]) =>
    (u.characters ?? []).map((c) => ({ name: there(profileOfCharacter(c)).name, seat: seatOf(u.side) })),
  );
  const own = lines.map(([name, u]) => ({ name: entryOf(u, name).name, seat: seatOf(u.side) }));
  const called = toldApart([...own, ...joining]);
  const hosts = lines.map(([name, u], id) => {
    const entry = { ...entryOf(u, name), name: there(called[id]) };
    return unitOf(u, entry, id, names, chirality);
  });
  const moved = lines.map(([, u]) => (u.characters ?? []).map((c) => c.moved ?? "none"));
  return withRecords(hosts, moved, called.slice(lines.length), chirality);
}

function unitOf(u: SceneUnit, entry: UnitEntry, id: number, names: readonly string[], chirality: 1 | -1): Unit {
  const said = u.state ?? {};
  const base = {
    id,
    seat: seatOf(u.side),
    entry,
    place: u.place === "destroyed" ? "gone" : (u.place ?? "field"),
    x: hundredths(u.at?.[0] ?? 0),
    y: hundredths(u.at?.[1] ?? 0),
    facing: u.at === undefined ? 0 : facingOf(u),
    files: u.files,
    pools: poolsOf(u, entry, chirality),
    standard: u.standard ?? false,
    musician: u.musician ?? false,
    outOf: null,
    ...Object.fromEntries(stateFields.map(([field, { usual }]) => [field, said[field] ?? usual])),
  } as Unit;
  const declared = said.declared;
  return changed(base, {
    declared: typeof declared === "string" ? names.indexOf(declared) : null,
    healthAtPhaseStart: (said.healthAtPhaseStart as number | undefined) ?? printedHealth(base),
    nextSide: (said.nextSide as 1 | -1 | undefined) ?? chirality,
  });
}

/** Each Character that a scene tells as one of a unit has a record of its own, behind those of all units. */
function withRecords(
  units: readonly Unit[],
  moved: readonly (readonly Unit["moved"][])[],
  called: readonly Bilingual[],
  chirality: 1 | -1,
): readonly Unit[] {
  const records: Unit[] = [];
  const hosts = units.map((u): Unit => {
    let nth = 0;
    const pools = u.pools.map((p, at): Pool => {
      if (!joined(p, at)) return p;
      const row = rowOf(p.profile, p.cost, called[records.length]);
      const self = units.length + records.length;
      records.push(waitingIn(row, self, u.seat, chirality, moved[u.id]?.[nth++] ?? "none"));
      return { ...p, self };
    });
    return pools.some((p) => p.self !== null) ? { ...u, pools } : u;
  });
  return [...hosts, ...records];
}
