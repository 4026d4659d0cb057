import { defineRule } from "../define.ts";

export const handWeapon = defineRule({
  id: "t9a.rule.hand-weapon",
  name: { en: "Hand Weapon", fr: "Arme de base" },
  figures: { armourPenetration: 0, hands: 1, parryWithShield: true, strength: 0 },
});

export const greatWeapon = defineRule({
  id: "t9a.rule.great-weapon",
  name: { en: "Great Weapon", fr: "Arme lourde" },
  figures: { armourPenetration: 2, hands: 2, initiativeStep: 0, strength: 2 },
});

export const halberd = defineRule({
  id: "t9a.rule.halberd",
  name: { en: "Halberd", fr: "Hallebarde" },
  figures: { armourPenetration: 1, hands: 2, strength: 1 },
});

export const flintlockAxeBlade = defineRule({
  id: "t9a.rule.flintlock-axe-blade",
  name: { en: "Flintlock Axe, blade", fr: "Hache à silex, lame" },
  figures: { armourPenetration: 0, hands: 2, strength: 1 },
});

export const cavalryPick = defineRule({
  id: "t9a.rule.cavalry-pick",
  name: { en: "Cavalry Pick", fr: "Pic de cavalerie" },
  figures: { armourPenetration: 2, hands: 1 },
});

export const pairedWeapons = defineRule({
  id: "t9a.rule.paired-weapons",
  name: { en: "Paired Weapons", fr: "Paire d’armes" },
  figures: { attackValue: 1, hands: 2, ignoresParry: true, offensiveSkill: 1 },
});

export const spear = defineRule({
  id: "t9a.rule.spear",
  name: { en: "Spear", fr: "Lance d’infanterie" },
  figures: { armourPenetration: 1, braced: { agility: 2, armourPenetration: 1 }, hands: 1, ranksOfSupport: 1 },
});

export const lance = defineRule({
  id: "t9a.rule.lance",
  name: { en: "Lance", fr: "Lance de cavalerie" },
  figures: { charging: { armourPenetration: 2, strength: 2 }, facing: "front", hands: 1 },
});

export const lightLance = defineRule({
  id: "t9a.rule.light-lance",
  name: { en: "Light Lance", fr: "Lance légère" },
  figures: { charging: { armourPenetration: 1, strength: 1 }, facing: "front", hands: 1 },
});
