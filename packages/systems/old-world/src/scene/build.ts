import { inBoth, there, type Fields } from "@tercio/kernel";
import { INCH, normalise, roundHalfAway, TURN } from "@tercio/tabletop";
import { buildings, inside, whyNotHold } from "../battlefield/buildings.ts";
import { gameLength } from "../entries/rules/battle.ts";
import { looseAt } from "../calculation/models.ts";
import { enter } from "../sequence/flow.ts";
import { terrainOf } from "../state/terrain.ts";
import type { Setup } from "./setup.ts";
import type { Field, OldWorld, Unit, UnitEntry } from "../state/state.ts";
import { invariants } from "../view/invariants.ts";
import { bad, misshaped, placed, TABLE, unitFields, type Wrong } from "./check.ts";
import { looseWrong } from "./loose.ts";
import { builtIn, plain } from "./profiles.ts";
import type { Scene, SceneField, SceneUnit } from "./types.ts";

const seatOf = (side: unknown): 0 | 1 => (side === "second" ? 1 : 0);

/** The army-list side of a unit of the scene; what is wrong in it is found where the set-up is checked. */
function entryOf(u: SceneUnit, name: string): UnitEntry {
  const given = u.profile ?? {};
  const own = typeof given === "string" ? (builtIn.get(given) ?? plain) : given;
  return {
    ...plain,
    ...own,
    name: inBoth(own.name ?? name),
    seat: seatOf(u.side),
    models: u.startModels ?? u.models,
    files: u.startFiles ?? u.files ?? 1,
    standard: u.standard ?? false,
    battleStandard: u.battleStandard ?? false,
    musician: u.musician ?? false,
    highGround: u.highGround ?? false,
  };
}

/** The set-up that a scene comes to, before losses and rounds. */
function setupOf(scene: Scene): Setup {
  const names = Object.keys(scene.units);
  const units = Object.entries(scene.units).map(([name, u]) => entryOf(u, name));
  const first = seatOf(scene.active ?? "first");
  const contacts = (scene.contact ?? []).map((c) => {
    const [of, at] = [there(scene.units[c.of]), there(scene.units[c.at])];
    const both = Math.min(of.files ?? 1, at.files ?? 1);
    return {
      charger: names.indexOf(c.of),
      charged: names.indexOf(c.at),
      facing: c.facing,
      chargerModels: c.models?.[0] ?? both,
      chargedModels: c.models?.[1] ?? both,
      inches: c.inches ?? 0,
      turn: c.turn ?? 0,
      ...(c.rows?.[0] == null ? {} : { chargerRow: c.rows[0] }),
      ...(c.rows?.[1] == null ? {} : { chargedRow: c.rows[1] }),
      ...(c.disordered === undefined ? {} : { disordered: c.disordered }),
      ...(c.both === undefined ? {} : { both: c.both }),
      ...(c.first === undefined ? {} : { first: c.first }),
    };
  });
  const turn = scene.turn ?? 1;
  return { units, contacts, first, maximumTurns: scene.lastTurn ?? Math.min(40, turn + 11) };
}

/** A place in that set-up, as the scene calls it. */
function asInScene(where: string, scene: Scene): string {
  const names = Object.keys(scene.units);
  const [, list, index, field] = where.split(".");
  if (list === "units" && index !== undefined) {
    const own = unitFields.includes(field ?? "") ? field : field === undefined ? undefined : `profile.${field}`;
    return ["units", names[Number(index)], own].filter((part) => part !== undefined).join(".");
  }
  if (list === "contacts" && index !== undefined) {
    const called: Fields = { charger: "of", charged: "at", chargerModels: "models.0", chargedModels: "models.1" };
    return ["contact", index, called[field ?? ""] ?? field].filter((part) => part !== undefined).join(".");
  }
  return list === "contacts" ? "contact" : (list ?? "");
}

const SIGNS = { east: 1, west: -1 } as const;
const flankFrom = ([a, b]: NonNullable<SceneField["flank"]> = [null, null]): Field["flank"] => [
  a === null ? null : SIGNS[a],
  b === null ? null : SIGNS[b],
];

/** The table of a scene. */
function fieldFrom(f: SceneField): Field {
  const [w, d] = f.table ?? [TABLE.width, TABLE.depth];
  const { chirality = 1, map = "none", feature = "none" } = f;
  const zone: Field["zone"] = f.zone === "north" ? [1, -1] : [-1, 1];
  return {
    width: w * INCH,
    depth: d * INCH,
    chirality,
    battle: f.battle ?? "open-battle",
    map,
    terrain:
      f.terrain?.map(({ kind, polygon }) => ({
        kind,
        outline: polygon.map(([x, y]) => ({ x: placed(x), y: placed(y) })),
      })) ?? terrainOf({ map, feature, width: w * INCH, depth: d * INCH, chirality }),
    feature,
    zone,
    zoneChooser: null,
    finishedFirst: f.finishedFirst === undefined ? null : seatOf(f.finishedFirst),
    flank: flankFrom(f.flank),
    firstTurn: seatOf(f.firstTurn ?? "first"),
    phase: "strategy",
    rounds: f.rounds === "random" ? null : (f.rounds ?? gameLength.figures.rounds),
    standards: f.standards ?? [0, 0],
    result: null,
  };
}

/** Garrisons in their buildings, or who cannot be in one. */
function inBuildings(game: OldWorld, given: Scene["units"]): { readonly units: readonly Unit[] } | Wrong {
  const units = [...game.units];
  for (const [id, [name, { building }]] of Object.entries(given).entries()) {
    if (building === undefined) continue;
    const [u, before] = [there(units[id]), { ...game, units }];
    const into = game.field === null ? undefined : buildings(before).find((b) => b.feature === building);
    if (into === undefined || whyNotHold(before, u, into) !== null)
      return bad(`units.${name}.building`, "scene.building");
    units[id] = { ...u, ...inside(u, into) };
  }
  return { units };
}

/**
 * Builds the game of a scene, or says what is wrong and where. `checked` says what is wrong with a set-up, `built` makes
 * its game: the scene adds what has happened since.
 */
export function buildScene(
  value: unknown,
  checked: (setup: Fields) => Wrong | null,
  built: (setup: Setup) => OldWorld,
): { readonly game: OldWorld } | Wrong {
  const shape = misshaped(value);
  if (shape !== null) return shape;
  const scene = value as Scene;
  const setup = setupOf(scene);
  const turn = scene.turn ?? 1;
  // Later on who caught up with an enemy counts as charging too, in a turn that is not his own.
  const inTurn = (c: { readonly turn: number }): number => (turn === 1 ? c.turn : 0);
  const asFirst = { ...setup, contacts: setup.contacts.map((c) => ({ ...c, turn: inTurn(c) })) };
  const wrong = checked({ ...asFirst, ...(scene.field === undefined ? {} : { onTable: true }) });
  if (wrong !== null) return { ...bad(asInScene(wrong.where, scene), ""), message: wrong.message };
  const start = built(setup);
  const names = Object.keys(scene.units);
  const units = Object.values(scene.units).map((u, id): Unit => {
    const { moved } = u;
    return {
      ...there(start.units[id]),
      place: u.place ?? "field",
      models: u.models,
      files: u.files ?? 1,
      places: u.loose?.map(([x, y]) => ({ x, y })) ?? null,
      formedUp: u.formedUp ?? false,
      woundsLost: u.woundsLost ?? 0,
      rounds: u.rounds ?? 0,
      x: placed(u.at?.[0] ?? 0),
      y: placed(u.at?.[1] ?? 0),
      facing: normalise(roundHalfAway(((u.facing ?? 0) * TURN) / 360)),
      order: u.order ?? there(start.units[id]).order,
      modelsThen: u.models,
      fleeing: u.fleeing ?? false,
      frenzied: u.frenzied ?? false,
      stupid: u.stupid ?? false,
      hasCharged: u.hasCharged ?? false,
      noChargeIn: u.noChargeIn ?? null,
      arrival: u.arrival ?? null,
      moved:
        moved === undefined
          ? null
          : { inches: moved.inches, unit: moved.unit === undefined ? null : names.indexOf(moved.unit) },
    };
  });
  // The middle of loose models on a table is theirs.
  const standing = units.map((u) =>
    scene.field === undefined || u.places === null ? u : { ...u, ...looseAt(u, u.places) },
  );
  const open = {
    ...start,
    rulings: { ...start.rulings, ...scene.rulings },
    units: standing,
    turn,
    field: scene.field === undefined ? null : fieldFrom(scene.field),
    stack: [enter("game", {})],
  };
  const held = inBuildings(open, scene.units);
  if (!("units" in held)) return held;
  const game = { ...open, units: held.units };
  const astray = looseWrong(game, names);
  if (astray !== null) return astray;
  const broken = invariants(game)[0];
  return broken === undefined ? { game } : bad("units", "scene.broken", { what: broken });
}
