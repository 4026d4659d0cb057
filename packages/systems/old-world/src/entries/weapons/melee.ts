// Melee weapons that are played (sheet 001, Common Weapons). Lance and cavalry spear belong to split profiles and are not yet.
import { defineWeapon } from "./weapon.ts";

const firstRoundOnly = { firstRoundOnly: ["strength", "armourPenetration"], firstRound: 1 } as const;

export const handWeapon = defineWeapon({
  id: "tow.weapon.melee.hand-weapon",
  name: { en: "Hand weapon", fr: "Arme de base" },
  figures: { range: "melee", strength: "S", armourPenetration: 0, rules: [] },
});

export const additionalHandWeapon = defineWeapon({
  id: "tow.weapon.melee.additional-hand-weapon",
  name: { en: "Additional hand weapon", fr: "Arme de base additionnelle" },
  figures: {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Requires Two Hands", "Extra Attacks (+1)"],
    extraAttacks: 1,
  },
});

export const greatWeapon = defineWeapon({
  id: "tow.weapon.melee.great-weapon",
  name: { en: "Great weapon", fr: "Arme lourde" },
  figures: {
    range: "melee",
    strength: "S+2",
    armourPenetration: -2,
    rules: ["Armour Bane (1)", "Requires Two Hands", "Strike Last"],
    armourBane: 1,
  },
});

export const flail = defineWeapon({
  id: "tow.weapon.melee.flail",
  name: { en: "Flail", fr: "Fléau" },
  figures: {
    range: "melee",
    strength: "S+2",
    armourPenetration: -2,
    rules: ["Requires Two Hands"],
    ...firstRoundOnly,
  },
});

export const morningstar = defineWeapon({
  id: "tow.weapon.melee.morningstar",
  name: { en: "Morningstar", fr: "Étoile du matin" },
  figures: {
    range: "melee",
    strength: "S+1",
    armourPenetration: -1,
    rules: [],
    ...firstRoundOnly,
  },
});

export const halberd = defineWeapon({
  id: "tow.weapon.melee.halberd",
  name: { en: "Halberd", fr: "Hallebarde" },
  figures: {
    range: "melee",
    strength: "S+1",
    armourPenetration: -1,
    rules: ["Armour Bane (1)", "Requires Two Hands"],
    armourBane: 1,
  },
});

export const whip = defineWeapon({
  id: "tow.weapon.melee.whip",
  name: { en: "Whip", fr: "Fouet" },
  figures: {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank", "Strike First"],
  },
});

export const throwingSpear = defineWeapon({
  id: "tow.weapon.melee.throwing-spear",
  name: { en: "Throwing spear", fr: "Lance de jet" },
  figures: {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank"],
    extraRankWhen: "turn user charged",
  },
});

export const thrustingSpear = defineWeapon({
  id: "tow.weapon.melee.thrusting-spear",
  name: { en: "Thrusting spear", fr: "Lance d’infanterie" },
  figures: {
    range: "melee",
    strength: "S",
    armourPenetration: 0,
    rules: ["Fight in Extra Rank"],
    extraRankWhen: "turn user did not charge",
    initiativeWhenCharged: 1,
  },
});
