import type { Rows } from "./row.ts";

/** Stomp Attacks come last of all. */
export const stomps = {
  "t9a.rule.stomp-1": { attacks: 1, initiativeStep: 0, hits: "without a roll", targets: "Standard" },
  "t9a.rule.stomp-d6": { attacks: "D6", initiativeStep: 0, hits: "without a roll", targets: "Standard" },
  "t9a.rule.stomp-attacks": { initiativeStep: 0, hits: "without a roll", targets: "Standard" },
} as const satisfies Rows;

/** The other Special Attacks: what is not said by who makes them. */
export const impact = {
  "t9a.rule.impact-hits": { initiativeStep: 10, facing: "front" },
} as const satisfies Rows;
export const breath = {
  "t9a.rule.breath-attack": { hits: "2D6", inches: 6, uses: 1 },
} as const satisfies Rows;
export const crush = {
  "t9a.rule.crush-attack": {
    attacks: 1,
    initiativeStep: 0,
    strength: 10,
    armourPenetration: 10,
    multipleWounds: "D3+1",
  },
} as const satisfies Rows;
const stompAttacks = stomps["t9a.rule.stomp-1"].attacks;

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
    rules: ["Fear", "Terror", "Massive Bulk", "Stomp Attacks (D6)", "Towering Presence"],
    stompAttacks: stomps["t9a.rule.stomp-d6"].attacks,
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

/** Special rules of models, as far as they have figures. */
export const modelRules = {
  "t9a.rule.swiftstride": { moreDice: 1, dropped: "lowest" },
  "t9a.rule.charging-momentum": { agility: 1 },
  "t9a.rule.fear": { discipline: -1, ownToHit: -1, enemyToHit: 1 },
  "t9a.rule.distracting": { toHit: -1, cumulative: false },
  "t9a.rule.parry": { defensiveSkill: 1, orAttackersOffensiveSkill: true, facing: "front" },
  "t9a.rule.line-formation": { width: 8, ranksOfSupport: 1, rankBonus: 0 },
  "t9a.rule.stubborn": { breakTestModifier: 0 },
  "t9a.rule.skirmisher": {
    millimetresApart: 12.5,
    shoots: "from any rank",
    blocksSight: false,
    joinedBy: "Characters of the same Type and Height",
  },
  "t9a.rule.steadfast": { breakTestModifier: 0, fullRanks: "more than each enemy" },
  "t9a.rule.steadfast-disrupted": { fullRanks: 2, facings: ["flank", "rear"] },
} as const satisfies Rows;

/** A General and a Battle Standard Bearer, and what they give those near them. */
export const presenceRules = {
  "t9a.rule.general": { ofEachArmy: 1, gives: "Commanding Presence" },
  "t9a.rule.battle-standard-bearer": { ofEachArmy: 1, gives: "Rally Around the Flag" },
  "t9a.rule.commanding-presence": { inches: 12, towering: 18, discipline: "the General's" },
  "t9a.rule.rally-around-the-flag": { inches: 12, towering: 18, rerolls: "failed Discipline Tests" },
} as const satisfies Rows;

/** Champions, musicians and the champions of the Dark Gods. */
export const championRules = {
  "t9a.rule.champion": { attackValue: 1, ownHealthPool: true },
  "t9a.rule.favoured-champion": { agility: 1, offensiveSkill: 1, defensiveSkill: 1, healthPoints: 1 },
  "t9a.rule.path-of-the-favoured": { discipline: 9, healthPoints: 1, atMost: 3 },
  "t9a.rule.refuse-duel": { discipline: 0, championLoses: "nothing" },
  "t9a.rule.ordering-the-charge": { diceAtLeast: 4 },
  "t9a.rule.march-to-the-beat": { inches: 8, discipline: -1 },
} as const satisfies Rows;
