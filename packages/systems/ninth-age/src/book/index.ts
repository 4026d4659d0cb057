import { figures } from "../entries/index.ts";
import { attributes } from "./attributes.ts";
import { attackTables, armourSave, bounds, toHit, toWound } from "./attack.ts";
import { deployments, length, objectives, size } from "./battle.ts";
import { combatScore, combatTables } from "./combat.ts";
import { championRules, heights, modelTables, terrainDice } from "./models.ts";
import { arcs, dangerousTerrain, movement, rolledMoves } from "./movement.ts";
import { items } from "./items.ts";
import { castings, fizzle, fluxCards, miscasts } from "./magic.ts";
import { missiles } from "./missiles.ts";
import { fewLeft, panic, panicStep } from "./panic.ts";
import type { Rows } from "./row.ts";
import { battlePoints, objectivePoints, scoringTables, victoryPoints } from "./scoring.ts";
import { lineOfSight, misfires, selection, toHitModifiers } from "./shooting.ts";
import { spells } from "./spells.ts";
import { rolledTables, tests } from "./tables.ts";
import { dangers, terrainRules, terrainTables } from "./terrain.ts";

export { type SpellId, spellIds, spellName, spellReference, spells } from "./spells.ts";

export type { ItemRow } from "../entries/items/item.ts";
export { type ItemId, itemIds, itemName, itemRuling } from "./items.ts";
export { type MissileId, missileIds, missileName, missileReference } from "./missiles.ts";
export type { RuleEntry } from "../entries/define.ts";
export { entryOf, ruleEntries } from "../entries/index.ts";
export { type Group, GROUPS, type Written } from "../entries/reference.ts";
export { items, missiles };
export { type ByEdition, type Edition, EDITIONS, isByEdition, type Row, type Rows, type Value } from "./row.ts";

/** Every row of the book by its ledger id. */
export const book: Rows = {
  ...figures,
  ...toHit,
  ...toWound,
  ...armourSave,
  ...attackTables,
  ...heights,
  ...terrainDice,
  ...modelTables,
  ...championRules,
  ...missiles,
  ...items,
  ...spells,
  ...fluxCards,
  ...fizzle,
  ...miscasts,
  ...castings,
  ...attributes,
  ...toHitModifiers,
  ...selection,
  ...lineOfSight,
  ...misfires,
  ...combatScore,
  ...combatTables,
  ...panic,
  ...panicStep,
  ...fewLeft,
  ...movement,
  ...rolledMoves,
  ...arcs,
  ...bounds,
  ...dangerousTerrain,
  ...dangers,
  ...terrainRules,
  ...terrainTables,
  ...victoryPoints,
  ...battlePoints,
  ...objectivePoints,
  ...scoringTables,
  ...length,
  ...size,
  ...deployments,
  ...objectives,
  ...rolledTables,
  ...tests,
};
