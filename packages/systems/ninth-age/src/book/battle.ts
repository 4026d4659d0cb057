import type { Rows } from "./row.ts";
import { DEPLOYMENTS, numberOf, OBJECTIVES } from "./tables.ts";

const type = (id: (typeof DEPLOYMENTS)[number]): number => numberOf(DEPLOYMENTS, id);
const objective = (id: (typeof OBJECTIVES)[number]): number => numberOf(OBJECTIVES, id);

/** How long a battle lasts. */
export const length = {
  "t9a.turn.game-length": { gameTurns: 6, playerTurnsPerGameTurn: 2, phasesPerPlayerTurn: 5 },
} as const satisfies Rows;

/** How large it is when nobody said. */
export const size = {
  "t9a.rule.game-size": { percentagesOf: "agreed size", roundedUpTo: 500 },
} as const satisfies Rows;

/** What both editions print of them. */
export const dawnAssault = {
  number: type("dawn-assault"),
  reinforcements: 2,
  enterFrom: "own short Board Edge",
  fromCentreLine: 12,
  fromEnemyShortEdge: "quarter",
  divisor: 4,
} as const;
export const marchingColumns = {
  number: type("marching-columns"),
  firstTurns: 3,
  unitsPerTurn: 1,
  never: ["Character", "War Machine", "War Platform"],
  delayed: true,
  fromCentreLine: 12,
} as const;
/** Units that the earlier edition lets march out of order. */
export const marchingExempt = [...marchingColumns.never, "Scout"] as const;

/** The deployments that are played; their maps are lost on the sheets, the distances are those of a public page. */
export const deployments = {
  "t9a.deployment.frontline-clash": { number: type("frontline-clash"), zones: 2, fromCentreLine: 12 },
  "t9a.deployment.dawn-assault": { "2e-early": dawnAssault, "2e-late": { ...dawnAssault, touchingTheEdge: true } },
  "t9a.deployment.counterthrust": {
    number: type("counterthrust"),
    firstTurns: 3,
    unitsPerTurn: 1,
    characters: false,
    fromCentreLine: 8,
    distanceFromEnemies: 20,
  },
  "t9a.deployment.encircle": {
    number: type("encircle"),
    zoneChooserPicks: "attacker or defender",
    fromCentreLine: [9, 15],
    outer: "quarter",
    divisor: 4,
  },
  "t9a.deployment.refused-flank": { number: type("refused-flank"), zoneChooserPicks: "diagonal", fromDiagonal: 9 },
  "t9a.deployment.marching-columns": {
    "2e-early": {
      ...marchingColumns,
      fartherFrom: "short Board Edge chosen by the owner",
      exempt: marchingExempt,
    },
    "2e-late": {
      ...marchingColumns,
      fartherFrom: "own short Board Edge",
      measured: "centre to centre with the previous unit",
      exempt: [],
    },
  },
} as const satisfies Rows;

export const secureTarget = {
  number: objective("secure-target"),
  markersPerPlayer: 1,
  fromZones: 12,
  control: 6,
  betweenMarkers: 24,
} as const;

/** The Secondary Objectives that are played (sheet 000, Secondary Objectives). */
export const objectives = {
  "t9a.objective.hold-the-ground": {
    number: objective("hold-the-ground"),
    distance: 6,
    from: "board centre",
    exceptGameTurn: 1,
    counters: 1,
  },
  "t9a.objective.breakthrough": { number: objective("breakthrough"), countedUpTo: 3 },
  "t9a.objective.spoils-of-war": {
    number: objective("spoils-of-war"),
    markers: 3,
    on: "Centre Line",
    aside: "third",
    divisor: 3,
    fromImpassable: 1,
    pickUp: "start of own Player Turn, in contact",
  },
  "t9a.objective.king-of-the-hill": {
    number: objective("king-of-the-hill"),
    after: "Spell Selection",
    chosen: { by: "each player", not: ["Impassable Terrain", "entirely in own Deployment Zone"] },
  },
  "t9a.objective.capture-the-flags": { number: objective("capture-the-flags"), minimumUnits: 3 },
  "t9a.objective.secure-target": {
    "2e-early": { ...secureTarget, exactlyAllowed: true },
    "2e-late": { ...secureTarget, exactlyAllowed: false },
  },
} as const satisfies Rows;
