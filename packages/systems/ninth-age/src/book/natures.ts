import type { Rows } from "./row.ts";

/** What keeps models in a fight or drives them from it: their natures, as far as they have figures. */
export const natures = {
  "t9a.rule.unstable": {
    healthPerPoint: 1,
    order: ["rank and file", "champion", "Characters in turn"],
    breakTest: false,
  },
  "t9a.rule.undead": {
    gives: ["Unstable"],
    stubbornDivisor: 2,
    steadfastAtMost: 12,
    leastByTheFlag: 1,
    reactions: ["Hold"],
    marches: "within Commanding Presence",
  },
  "t9a.rule.supernal": { gives: ["Magical Attacks"], lossesOn: "a failed Break Test" },
  "t9a.rule.unbreakable": { breakTest: false, joins: "Unbreakable" },
  "t9a.rule.bodyguard": { gives: ["Stubborn"], while: "joined by a Character" },
  "t9a.rule.terror": { test: "Panic Test", before: "the Charge Reaction" },
  "t9a.rule.frenzy": { beyondAdvanceRate: 7, moreDice: 1, dropped: "lowest" },
} as const satisfies Rows;

/** Who holds the dead together, and what becomes of them without. */
export const dust = {
  "t9a.rule.hierophant": { ofEachArmy: 1 },
  "t9a.rule.dust-to-dust": {
    losses: "by how much the Discipline Test is failed",
    byTheFlag: -1,
    when: "start of the own Player Turn",
  },
} as const satisfies Rows;
