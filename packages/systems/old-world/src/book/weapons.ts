import type { Rows } from "./row.ts";

const firstRoundOnly = { firstRoundOnly: ["strength", "armourPenetration"], firstRound: 1 } as const;

/** Melee weapons that are played (sheet 001, Common Weapons): Strength as printed ("S+2"), AP below 0. */
export const weapons = {
  "tow.weapon.melee.hand-weapon": { range: "melee", strength: "S", armourPenetration: 0, rules: [] },
  "tow.weapon.melee.additional-hand-weapon": {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Requires Two Hands", "Extra Attacks (+1)"],
    extraAttacks: 1,
  },
  "tow.weapon.melee.great-weapon": {
    range: "melee",
    strength: "S+2",
    armourPenetration: -2,
    rules: ["Armour Bane (1)", "Requires Two Hands", "Strike Last"],
    armourBane: 1,
  },
  "tow.weapon.melee.flail": {
    range: "melee",
    strength: "S+2",
    armourPenetration: -2,
    rules: ["Requires Two Hands"],
    ...firstRoundOnly,
  },
  "tow.weapon.melee.morningstar": {
    range: "melee",
    strength: "S+1",
    armourPenetration: -1,
    rules: [],
    ...firstRoundOnly,
  },
  "tow.weapon.melee.halberd": {
    range: "melee",
    strength: "S+1",
    armourPenetration: -1,
    rules: ["Armour Bane (1)", "Requires Two Hands"],
    armourBane: 1,
  },
  "tow.weapon.melee.whip": {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank", "Strike First"],
  },
  "tow.weapon.melee.throwing-spear": {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank"],
    extraRankWhen: "turn user charged",
  },
  "tow.weapon.melee.thrusting-spear": {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank"],
    extraRankWhen: "turn user did not charge",
    initiativeWhenCharged: 1,
  },
} as const satisfies Rows;

/** What weapons with these rules strike at. */
export const striking = {
  "tow.keyword.strike-first": { onSheets: "named only", initiative: 10 },
  "tow.keyword.strike-last": { onSheets: "named only", initiative: 1 },
} as const satisfies Rows;

/** A natural result to wound that makes Armour Penetration better. */
export const armourBane = {
  "tow.keyword.armour-bane": {
    onSheets: "named only",
    values: [1, 2],
    natural: 6,
    on: "to wound",
    example: { armourBane: 1, armourPenetration: [-1, -2] },
  },
} as const satisfies Rows;

/** The D6 on which armour saves, and what makes it better. */
export const armour = {
  "tow.armour.light": { save: 6 },
  "tow.armour.heavy": { save: 5 },
  "tow.armour.full-plate": { save: 4 },
  "tow.armour.shield": { improvement: 1 },
  "tow.armour.best-save": { best: 2 },
} as const satisfies Rows;
