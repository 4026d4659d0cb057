import type { Rows } from "./row.ts";

/** The kinds of Terrain Feature of the sheet, as it prints them. */
const printed = {
  field: "Fields",
  forest: "Forests",
  hill: "Hills",
  impassable: "Impassable Terrain",
  ruins: "Ruins",
  wall: "Walls",
  water: "Water Terrain",
} as const;
export const FEATURES = Object.keys(printed).filter((feature): feature is keyof typeof printed => feature in printed);

/** X of Dangerous Terrain (X) by Type; null: none. `only`, `exempt`: whom the sheet's asterisks let test, or not. */
export const dangers = {
  "t9a.terrain.forest.dangerous": { infantry: null, beast: null, cavalry: 1, construct: 1, flying: 1 },
  "t9a.terrain.ruins.dangerous": { infantry: 1, beast: 1, cavalry: 2, construct: 2, exempt: "Skirmisher" },
  "t9a.terrain.water.dangerous": {
    infantry: 1,
    beast: 1,
    cavalry: null,
    construct: null,
    only: "Standard Height on foot",
  },
  "t9a.terrain.wall.dangerous": { infantry: null, beast: null, cavalry: null, construct: 2 },
} as const satisfies Rows;

const row = (id: keyof typeof dangers) => {
  const { infantry, beast, cavalry, construct } = dangers[id];
  return [infantry, beast, cavalry, construct] as const;
};

/** What a feature does besides its dangers, Cover and sight. */
export const terrainRules = {
  "t9a.terrain.field.rules": { rules: [] },
  "t9a.terrain.forest.no-steadfast": { steadfast: false },
  "t9a.terrain.forest.light-troops-stubborn": {
    who: "Infantry with Light Troops",
    gains: "Stubborn",
    unless: ["Towering Presence", "Fly"],
  },
  "t9a.terrain.hill.charge-reroll": { reroll: "failed Charge Range", charger: "mostly on", target: "mostly off" },
  "t9a.terrain.impassable.no-entry": { enter: false, cross: false },
  "t9a.terrain.ruins.rules": { rules: [] },
  "t9a.terrain.wall.distracting": { gains: "Distracting", against: "Charging enemies", toHit: -1 },
  "t9a.terrain.water.no-steadfast": { steadfast: false },
  "t9a.terrain.water.lose-flaming": { loses: "Flaming Attacks", attacks: "Melee" },
} as const satisfies Rows;

/** The two tables of the sheet, as wholes. */
export const terrainTables = {
  "t9a.table.dangerous-terrain": {
    columns: ["Infantry", "Beast", "Cavalry", "Construct"],
    rows: [
      [printed.forest, ...row("t9a.terrain.forest.dangerous")],
      [printed.ruins, ...row("t9a.terrain.ruins.dangerous")],
      [printed.water, ...row("t9a.terrain.water.dangerous")],
      [printed.wall, ...row("t9a.terrain.wall.dangerous")],
    ],
    notes: [
      [printed.forest, { flyingMovement: dangers["t9a.terrain.forest.dangerous"].flying }],
      [printed.ruins, { exempt: dangers["t9a.terrain.ruins.dangerous"].exempt }],
      [printed.water, { only: dangers["t9a.terrain.water.dangerous"].only }],
    ],
  },
  "t9a.table.terrain-rules": {
    terrains: FEATURES.length,
    columns: ["Rules"],
    rows: [
      [printed.field, "Nothing more"],
      [
        printed.forest,
        "Takes Steadfast away; makes Light Troops of Infantry Stubborn, but for Towering Presence and Fly",
      ],
      [printed.hill, "A Charge that starts here may reroll a Charge Range that fell short"],
      [printed.impassable, "No entering or crossing"],
      [printed.ruins, "None"],
      [printed.wall, "Front Facing in contact gains Distracting against Charging enemies"],
      [printed.water, "No Steadfast; Melee Attacks from or into it lose Flaming Attacks"],
    ],
  },
  "t9a.terrain.dangerous-terrain-test.when": {
    moves: ["March", "Charge", "Failed Charge", "Flee", "Pursuit", "Overrun"],
  },
} as const satisfies Rows;
