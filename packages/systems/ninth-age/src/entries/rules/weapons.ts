// Close combat weapons, by what they add (sheet 000; army books).
import { defineRule } from "../define.ts";

export const handWeapon = defineRule({
  id: "t9a.rule.hand-weapon",
  name: { en: "Hand Weapon", fr: "Arme de base" },
  figures: { strength: 0, armourPenetration: 0, hands: 1, parryWithShield: true },
});

export const greatWeapon = defineRule({
  id: "t9a.rule.great-weapon",
  name: { en: "Great Weapon", fr: "Arme lourde" },
  figures: { strength: 2, armourPenetration: 2, hands: 2, initiativeStep: 0 },
});

export const halberd = defineRule({
  id: "t9a.rule.halberd",
  name: { en: "Halberd", fr: "Hallebarde" },
  figures: { strength: 1, armourPenetration: 1, hands: 2 },
});

export const flintlockAxeBlade = defineRule({
  id: "t9a.rule.flintlock-axe-blade",
  name: { en: "Flintlock Axe, blade", fr: "Hache à silex, lame" },
  figures: { strength: 1, armourPenetration: 0, hands: 2 },
});

export const cavalryPick = defineRule({
  id: "t9a.rule.cavalry-pick",
  name: { en: "Cavalry Pick", fr: "Pic de cavalerie" },
  figures: { armourPenetration: 2, hands: 1 },
});

export const pairedWeapons = defineRule({
  id: "t9a.rule.paired-weapons",
  name: { en: "Paired Weapons", fr: "Paire d’armes" },
  figures: { attackValue: 1, offensiveSkill: 1, hands: 2, ignoresParry: true },
});

export const spear = defineRule({
  id: "t9a.rule.spear",
  name: { en: "Spear", fr: "Lance d’infanterie" },
  figures: { armourPenetration: 1, hands: 1, ranksOfSupport: 1, braced: { agility: 2, armourPenetration: 1 } },
});

export const lance = defineRule({
  id: "t9a.rule.lance",
  name: { en: "Lance", fr: "Lance de cavalerie" },
  figures: { charging: { strength: 2, armourPenetration: 2 }, facing: "front", hands: 1 },
});

export const lightLance = defineRule({
  id: "t9a.rule.light-lance",
  name: { en: "Light Lance", fr: "Lance légère" },
  figures: { charging: { strength: 1, armourPenetration: 1 }, facing: "front", hands: 1 },
});
