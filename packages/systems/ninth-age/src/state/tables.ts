import { inForce } from "@tercio/kernel";
import { saves, toHit, toWound } from "../book/attack.ts";
import { printedDice } from "@tercio/dice";
import { RULES_OF_HEIGHT, RULES_OF_TYPE } from "../entries/forms.ts";
import { heights, terrainDice } from "../book/models.ts";
import type { ModelHeight, ModelType } from "./state.ts";

interface Step {
  readonly id: string;
  /** Least difference for which the row holds; rows stand from highest to lowest. */
  readonly from: number;
  readonly need: number;
}
interface Printed {
  readonly atLeast: number | null;
  readonly needed: number | null;
}

/** No result of a die is enough. */
const NEVER = 7;

const steps = (rows: { readonly [id: string]: Printed }): readonly Step[] =>
  Object.entries(rows).map(([id, { atLeast, needed }]) => ({
    id,
    from: atLeast ?? Number.NEGATIVE_INFINITY,
    need: needed ?? NEVER,
  }));

function lookUp(table: string, rows: readonly Step[], difference: number, otherwise: number): number {
  if (!inForce(table)) return otherwise;
  for (const row of rows) if (difference >= row.from && inForce(row.id)) return row.need;
  return otherwise;
}

const toHitSteps = steps(toHit);
const toWoundSteps = steps(toWound);
const armourSteps = steps(saves);

/** Needed roll to hit in close combat, 2..6. */
export const needToHit = (difference: number): number => lookUp("t9a.table.to-hit", toHitSteps, difference, NEVER);

/** Needed roll to wound, 2..6. */
export const needToWound = (difference: number): number =>
  lookUp("t9a.table.to-wound", toWoundSteps, difference, NEVER);

/** Needed roll to save, 2..6; null = no save possible. */
export function needToSave(difference: number): number | null {
  const need = lookUp("t9a.table.armour-save", armourSteps, difference, 2);
  return need > 6 ? null : need;
}

const LOWER = { Standard: "standard", Large: "large", Gigantic: "gigantic" } as const;
const HEIGHT = {
  Standard: "t9a.model-height.standard",
  Large: "t9a.model-height.large",
  Gigantic: "t9a.model-height.gigantic",
} as const;
const row = (height: ModelHeight) => heights[HEIGHT[height]];
const heightId = (height: ModelHeight): string => HEIGHT[height];

/** Does the table say this of such models? */
const saysOf = (height: ModelHeight, ...columns: readonly string[]): boolean =>
  ["t9a.table.model-height", heightId(height), ...columns].every(inForce);

/** Models that make a rank a Full Rank. */
export function modelsPerFullRank(height: ModelHeight): number {
  return saysOf(height, "t9a.model-height.full-ranks") ? row(height).fullRank : 1000;
}

/** Most Supporting Attacks one model may make. */
export function supportingAttacks(height: ModelHeight): number {
  return saysOf(height, "t9a.model-height.supporting-attacks") ? row(height).supportingAttacks : 0;
}

/** Special rules that a model has by its Type and Height. */
export function rulesOfTypeAndHeight(type: ModelType, height: ModelHeight): readonly string[] {
  const byType =
    inForce("t9a.table.model-type") && inForce(`t9a.model-type.${type.toLowerCase()}`)
      ? RULES_OF_TYPE[type]
      : ["untyped"];
  const byHeight = saysOf(height) ? RULES_OF_HEIGHT[height] : [];
  return [...byType, ...byHeight];
}

/** The sides of those dice. */
export const dangerousTerrainSides = printedDice(
  terrainDice["t9a.terrain.dangerous-terrain-test.dice.standard"].sides,
).sides;

/** D6 that each model of this Height rolls for Dangerous Terrain. */
export const dangerousTerrainDice = (height: ModelHeight): number =>
  inForce("t9a.table.dangerous-terrain-dice") && inForce(`t9a.terrain.dangerous-terrain-test.dice.${LOWER[height]}`)
    ? terrainDice[`t9a.terrain.dangerous-terrain-test.dice.${LOWER[height]}`].dice
    : 0;
