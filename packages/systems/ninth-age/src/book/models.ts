import { RULES_OF_HEIGHT } from "../entries/forms.ts";
import { entryOf } from "../entries/index.ts";
import * as specialAttacks from "../entries/rules/special-attacks.ts";
import type { Rows } from "./row.ts";

const stompAttacks = specialAttacks.stomp1.figures.attacks;

/** What a model's Height gives it (sheet 000, Model Type and Height). */
export const heights = {
  "t9a.model-height.standard": { rules: [], fullRank: 5, supportingAttacks: 1 },
  "t9a.model-height.large": {
    rules: [`Stomp Attacks (${stompAttacks})`],
    stompAttacks,
    fullRank: 3,
    supportingAttacks: 3,
  },
  "t9a.model-height.gigantic": {
    rules: RULES_OF_HEIGHT.Gigantic.map((word) => entryOf(word)?.name.en ?? word),
    stompAttacks: specialAttacks.stompD6.figures.attacks,
    fullRank: 1,
    supportingAttacks: 5,
  },
} as const satisfies Rows;

const {
  "t9a.model-height.standard": standard,
  "t9a.model-height.large": large,
  "t9a.model-height.gigantic": gigantic,
} = heights;

/** D6 rolled by a model that crosses Dangerous Terrain. */
export const terrainDice = {
  "t9a.terrain.dangerous-terrain-test.dice.standard": { dice: 1, sides: "D6" },
  "t9a.terrain.dangerous-terrain-test.dice.large": { dice: 2, sides: "D6" },
  "t9a.terrain.dangerous-terrain-test.dice.gigantic": { dice: 3, sides: "D6" },
  "t9a.terrain.dangerous-terrain-test.dice.chariot": { extraDice: 1, sides: "D6" },
} as const satisfies Rows;

const dice = (height: "standard" | "large" | "gigantic"): number =>
  terrainDice[`t9a.terrain.dangerous-terrain-test.dice.${height}`].dice;

/** The same by table and by column. */
export const modelTables = {
  "t9a.model-height.full-ranks": {
    standard: standard.fullRank,
    large: large.fullRank,
    gigantic: gigantic.fullRank,
  },
  "t9a.model-height.supporting-attacks": {
    standard: standard.supportingAttacks,
    large: large.supportingAttacks,
    gigantic: gigantic.supportingAttacks,
  },
  "t9a.table.model-height": {
    rows: [
      ["Standard", standard.rules, standard.fullRank, standard.supportingAttacks],
      ["Large", large.rules, large.fullRank, large.supportingAttacks],
      ["Gigantic", gigantic.rules, gigantic.fullRank, gigantic.supportingAttacks],
    ],
    stompAttacks: [0, large.stompAttacks, gigantic.stompAttacks],
  },
  "t9a.table.dangerous-terrain-dice": {
    rows: [
      ["Standard", dice("standard")],
      ["Large", dice("large")],
      ["Gigantic", dice("gigantic")],
      ["Chariot", `+${terrainDice["t9a.terrain.dangerous-terrain-test.dice.chariot"].extraDice}`],
    ],
    dice: "D6",
    chariot: terrainDice["t9a.terrain.dangerous-terrain-test.dice.chariot"].extraDice,
  },
  "t9a.rule.supporting-attacks": {
    rank: 2,
    standard: standard.supportingAttacks,
    large: large.supportingAttacks,
    gigantic: gigantic.supportingAttacks,
  },
} as const satisfies Rows;

/**
 * Types of models that are on foot, by what asks: for Parry Infantry alone, unless a battle rules that Beasts parry too; for
 * Water Terrain both columns in which the sheet prints it; for special items Infantry.
 */
export const onFoot = {
  parry: ["Infantry"],
  "parry of Beasts": ["Infantry", "Beast"],
  water: ["Infantry", "Beast"],
  items: ["Infantry"],
} as const;

/** What happens to a champion that refuses a Duel. */
export const championRules = {
  "t9a.rule.refuse-duel": { discipline: 0, championLoses: "nothing" },
} as const satisfies Rows;
