import { inForce } from "@tercio/kernel";
import type { ModelHeight, ModelType } from "../state.ts";

interface Row {
  readonly id: string;
  /** Least difference for which the row holds; rows stand from highest to lowest. */
  readonly from: number;
  readonly need: number;
}

function lookUp(table: string, rows: readonly Row[], difference: number, otherwise: number): number {
  if (!inForce(table)) return otherwise;
  for (const row of rows) if (difference >= row.from && inForce(row.id)) return row.need;
  return otherwise;
}

const toHitRows: readonly Row[] = [
  { id: "t9a.table.to-hit.4-or-more", from: 4, need: 2 },
  { id: "t9a.table.to-hit.1-to-3", from: 1, need: 3 },
  { id: "t9a.table.to-hit.0-to-minus-3", from: -3, need: 4 },
  { id: "t9a.table.to-hit.minus-4-to-minus-7", from: -7, need: 5 },
  { id: "t9a.table.to-hit.minus-8-or-less", from: -1000, need: 6 },
];

const toWoundRows: readonly Row[] = [
  { id: "t9a.table.to-wound.2-or-more", from: 2, need: 2 },
  { id: "t9a.table.to-wound.1", from: 1, need: 3 },
  { id: "t9a.table.to-wound.0", from: 0, need: 4 },
  { id: "t9a.table.to-wound.minus-1", from: -1, need: 5 },
  { id: "t9a.table.to-wound.minus-2-or-less", from: -1000, need: 6 },
];

const armourRows: readonly Row[] = [
  { id: "t9a.table.armour-save.5-or-more", from: 5, need: 2 },
  { id: "t9a.table.armour-save.4", from: 4, need: 3 },
  { id: "t9a.table.armour-save.3", from: 3, need: 4 },
  { id: "t9a.table.armour-save.2", from: 2, need: 5 },
  { id: "t9a.table.armour-save.1", from: 1, need: 6 },
  { id: "t9a.table.armour-save.0-or-less", from: -1000, need: 7 },
];

/** Needed roll to hit in close combat, 2..6. */
export const needToHit = (difference: number): number => lookUp("t9a.table.to-hit", toHitRows, difference, 7);

/** Needed roll to wound, 2..6. */
export const needToWound = (difference: number): number => lookUp("t9a.table.to-wound", toWoundRows, difference, 7);

/** Needed roll to save, 2..6; null = no save possible. */
export function needToSave(difference: number): number | null {
  const need = lookUp("t9a.table.armour-save", armourRows, difference, 2);
  return need > 6 ? null : need;
}

const fullRank: { readonly [height in ModelHeight]: number } = { Standard: 5, Large: 3, Gigantic: 1 };
const supporting: { readonly [height in ModelHeight]: number } = { Standard: 1, Large: 3, Gigantic: 5 };
const heightId = (height: ModelHeight): string => `t9a.model-height.${height.toLowerCase()}`;

/** Models that make a rank a Full Rank. */
export function modelsPerFullRank(height: ModelHeight): number {
  if (!inForce("t9a.table.model-height") || !inForce("t9a.model-height.full-ranks") || !inForce(heightId(height)))
    return 1000;
  return fullRank[height];
}

/** Most Supporting Attacks one model may make. */
export function supportingAttacks(height: ModelHeight): number {
  if (
    !inForce("t9a.table.model-height") ||
    !inForce("t9a.model-height.supporting-attacks") ||
    !inForce(heightId(height))
  )
    return 0;
  return supporting[height];
}

const typeRules: { readonly [type in ModelType]: readonly string[] } = {
  Infantry: [],
  Beast: ["swiftstride"],
  Cavalry: ["cannot-be-stomped", "swiftstride", "tall"],
  Construct: ["cannot-use-stomp", "chariot"],
};
const heightRules: { readonly [height in ModelHeight]: readonly string[] } = {
  Standard: [],
  Large: ["stomp-1"],
  Gigantic: ["fear", "massive-bulk", "stomp-d6", "terror", "towering-presence"],
};

/** Special rules that a model has by its Type and Height. */
export function rulesOfTypeAndHeight(type: ModelType, height: ModelHeight): readonly string[] {
  const byType =
    inForce("t9a.table.model-type") && inForce(`t9a.model-type.${type.toLowerCase()}`) ? typeRules[type] : ["untyped"];
  const byHeight = inForce("t9a.table.model-height") && inForce(heightId(height)) ? heightRules[height] : [];
  return [...byType, ...byHeight];
}

const terrainDice = { Standard: 1, Large: 2, Gigantic: 3 } as const;

/** D6 that each model of this Height rolls for Dangerous Terrain. */
export const dangerousTerrainDice = (height: ModelHeight): number =>
  inForce("t9a.table.dangerous-terrain-dice") &&
  inForce(`t9a.terrain.dangerous-terrain-test.dice.${height.toLowerCase()}`)
    ? terrainDice[height]
    : 0;
