import type { Rows } from "./row.ts";
import { objectivePoints } from "./scoring.ts";

/** The tables of the sheet that are rolled on before a battle, by the number of their row. */
export const DEPLOYMENTS = [
  "frontline-clash",
  "dawn-assault",
  "counterthrust",
  "encircle",
  "refused-flank",
  "marching-columns",
] as const;
export const OBJECTIVES = [
  "hold-the-ground",
  "breakthrough",
  "spoils-of-war",
  "king-of-the-hill",
  "capture-the-flags",
  "secure-target",
] as const;

/** The number that a die shows for it. */
export const numberOf = <T>(list: readonly T[], id: T): number => list.indexOf(id) + 1;

/** "hold-the-ground" as it is printed. */
const printed = (id: string): string =>
  id
    .split("-")
    .map((word) => (word === "of" || word === "the" ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(" ");

/** What is rolled for before a battle, and on which dice. */
export const rolledTables = {
  "t9a.table.deployment-types": {
    dice: "D6",
    types: DEPLOYMENTS.length,
    rows: DEPLOYMENTS.map((id) => [printed(id), numberOf(DEPLOYMENTS, id)]),
  },
  "t9a.table.secondary-objectives": {
    dice: "D6",
    objectives: OBJECTIVES.length,
    rows: OBJECTIVES.map((id) => [numberOf(OBJECTIVES, id), printed(id)]),
    battlePoints: objectivePoints["t9a.battle-points.secondary-objective"].winner,
  },
  "t9a.rule.first-turn-choice": { dice: "D6", adds: "opponent's undeployed units", ties: "rolled again" },
} as const satisfies Rows;

/** What a Discipline Test is rolled on (sheet 000, Probabilities). */
export const tests = {
  "t9a.table.discipline-test": {
    dice: "2D6",
    passed: "Discipline or less",
    rows: 6,
    columns: [2, 3, 4, 5, 6, 7, 8, 9, 10],
    unit: "percent",
    uncertainAtMost: 99,
  },
} as const satisfies Rows;
