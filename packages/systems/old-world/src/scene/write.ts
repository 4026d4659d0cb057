import { there } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import { INCH, TURN } from "@tercio/tabletop";
import type { Field, OldWorld, Unit } from "../state/state.ts";
import type { Fields } from "@tercio/kernel";
import { idOf, plain, profileOf } from "./profiles.ts";
import { flags, type Scene, type SceneContact, type SceneField, type SceneUnit } from "./types.ts";

function writeUnit(u: Unit, names: readonly string[], onTable: boolean): SceneUnit {
  const { entry } = u;
  const profile = profileOf(entry);
  const differs = Object.entries(profile).filter(([k, v]) => k === "name" || v !== (plain as Fields)[k]);
  const optional: readonly (readonly [string, unknown, unknown])[] = [
    ...flags.map((f) => [f, entry[f], false] as const),
    ["startModels", entry.models, u.models],
    ["startFiles", entry.files, u.places === null || onTable ? u.files : 1],
    ["woundsLost", u.woundsLost, 0],
    ["rounds", u.rounds, 0],
    ["place", u.place, "field"],
    ["formedUp", u.formedUp, false],
    ["order", u.order, entry.skirmishers ? "skirmish" : "close"],
    ["fleeing", u.fleeing, false],
    ["frenzied", u.frenzied, false],
    ["stupid", u.stupid, false],
    ["hasCharged", u.hasCharged, false],
    ["noChargeIn", u.noChargeIn, null],
    ["arrival", u.arrival, null],
    ["building", u.garrison?.feature ?? null, null],
    ...(onTable
      ? ([
          ["at", [u.x / INCH, u.y / INCH], null],
          ["facing", (u.facing * 360) / TURN, 0],
        ] as const)
      : []),
  ];
  const { moved } = u;
  return {
    side: entry.seat === 0 ? "first" : "second",
    profile: idOf(profile) ?? Object.fromEntries(differs),
    models: u.models,
    ...(u.places === null || onTable ? { files: u.files } : {}),
    ...(u.places === null ? {} : { loose: u.places.map(({ x, y }) => [x, y] as const) }),
    ...Object.fromEntries(optional.flatMap(([k, v, usual]) => (v === usual ? [] : [[k, v]]))),
    ...(moved === null
      ? {}
      : { moved: moved.unit === null ? { inches: moved.inches } : { inches: moved.inches, unit: names[moved.unit] } }),
  } as SceneUnit;
}

const sideOf = (seat: 0 | 1 | null) => (seat === 1 ? "second" : "first");

const flankOf = (sign: 1 | -1 | null) => (sign === null ? null : sign === 1 ? "east" : "west");

/** The table of a battle. */
const writeField = (f: Field): SceneField => ({
  table: [f.width / INCH, f.depth / INCH],
  ...(f.chirality === 1 ? {} : { chirality: f.chirality }),
  ...(f.battle === null ? {} : { battle: f.battle }),
  ...(f.map === null ? {} : { map: f.map }),
  ...(f.feature === "none" ? {} : { feature: f.feature }),
  terrain: f.terrain.map(({ kind, outline }) => ({
    kind,
    polygon: outline.map(({ x, y }) => [x / INCH, y / INCH] as const),
  })),
  zone: f.zone[0] === 1 ? "north" : "south",
  firstTurn: sideOf(f.firstTurn),
  ...(f.flank.some((n) => n !== null) ? { flank: [flankOf(f.flank[0]), flankOf(f.flank[1])] as const } : {}),
  ...(f.finishedFirst === null ? {} : { finishedFirst: sideOf(f.finishedFirst) }),
  rounds: f.rounds ?? "random",
  ...(f.standards.some((n) => n > 0) ? { standards: f.standards } : {}),
});

/** A game that stands at the start of a player turn, in the words of a scene. */
export function writeScene(game: OldWorld): Scene {
  const called = game.units.map((u) => u.entry.name.en);
  const names = called.map((n, i) =>
    called.indexOf(n) === called.lastIndexOf(n) ? n : `${n} ${called.slice(0, i + 1).filter((x) => x === n).length}`,
  );
  const chosen = rulings.filter((r) => game.rulings[r.id] !== r.default).map((r) => [r.id, game.rulings[r.id]]);
  return {
    ...(chosen.length > 0 ? { rulings: Object.fromEntries(chosen) as Scene["rulings"] & object } : {}),
    turn: game.turn,
    active: game.active === 0 ? "first" : "second",
    lastTurn: game.maximumTurns,
    ...(game.field === null ? {} : { field: writeField(game.field) }),
    units: Object.fromEntries(game.units.map((u, i) => [there(names[i]), writeUnit(u, names, game.field !== null)])),
    contact: game.contacts.map(
      (c): SceneContact => ({
        of: there(names[c.charger]),
        at: there(names[c.charged]),
        facing: c.facing,
        models: [c.chargerModels, c.chargedModels],
        ...(c.inches > 0 ? { inches: c.inches } : {}),
        ...(c.turn > 0 ? { turn: c.turn } : {}),
        ...(c.chargerRow === undefined && c.chargedRow === undefined
          ? {}
          : { rows: [c.chargerRow ?? null, c.chargedRow ?? null] }),
        ...(c.disordered === undefined ? {} : { disordered: c.disordered }),
        ...(c.both === undefined ? {} : { both: c.both }),
        ...(c.first === undefined ? {} : { first: c.first }),
      }),
    ),
  };
}
