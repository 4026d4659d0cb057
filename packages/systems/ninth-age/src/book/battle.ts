import type { Rows } from "./row.ts";

/** How long a battle lasts. */
export const length = {
  "t9a.turn.game-length": { gameTurns: 6, playerTurnsPerGameTurn: 2, phasesPerPlayerTurn: 5 },
} as const satisfies Rows;

/** How large it is when nobody said. */
export const size = {
  "t9a.rule.game-size": { percentagesOf: "agreed size", roundedUpTo: 500 },
} as const satisfies Rows;

/** The deployments that are played; their maps are lost on the sheets, the distances are those of a public page. */
export const deployments = {
  "t9a.deployment.frontline-clash": { number: 1, fromCentreLine: 12 },
  "t9a.deployment.encircle": { number: 4, zoneChooserPicks: "attacker or defender", fromCentreLine: [9, 15] },
  "t9a.deployment.refused-flank": { number: 5, zoneChooserPicks: "diagonal", fromDiagonal: 9 },
} as const satisfies Rows;

const secureTarget = { number: 6, markersPerPlayer: 1, fromZones: 12, control: 6, betweenMarkers: 24 } as const;

/** The Secondary Objectives that are played (sheet 000, Secondary Objectives). */
export const objectives = {
  "t9a.objective.hold-the-ground": { number: 1, distance: 6, from: "board centre", exceptGameTurn: 1, counters: 1 },
  "t9a.objective.breakthrough": { number: 2, countedUpTo: 3 },
  "t9a.objective.spoils-of-war": {
    number: 3,
    markers: 3,
    on: "Centre Line",
    aside: "third",
    fromImpassable: 1,
    pickUp: "start of own Player Turn, in contact",
  },
  "t9a.objective.capture-the-flags": { number: 5, minimumUnits: 3 },
  "t9a.objective.secure-target": {
    "2e-early": { ...secureTarget, exactlyAllowed: true },
    "2e-late": { ...secureTarget, exactlyAllowed: false },
  },
  "t9a.rule.marker-carriers": { fullRanks: 3 },
} as const satisfies Rows;
