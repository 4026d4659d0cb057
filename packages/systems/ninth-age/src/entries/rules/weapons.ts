// Close combat weapons, by what they add (sheet 000; army books).
import { defineRule } from "../define.ts";

export const handWeapon = defineRule({
  id: "t9a.rule.hand-weapon",
  name: { en: "Hand Weapon", fr: "Arme de base" },
  figures: { strength: 0, armourPenetration: 0, hands: 1, parryWithShield: true },
  reference: {
    group: "weapons",
    text: {
      en: "No bonus of its own. Every model has one and may use it where it has nothing else; on foot and with a Shield it lets the unit Parry.",
      fr: "Aucun bonus propre. Toute figurine en a une et s’en sert quand elle n’a rien d’autre ; à pied et avec un Bouclier, elle permet la Parade.",
    },
    see: ["t9a.rule.parry"],
  },
});

export const greatWeapon = defineRule({
  id: "t9a.rule.great-weapon",
  name: { en: "Great Weapon", fr: "Arme lourde" },
  figures: { strength: 2, armourPenetration: 2, hands: 2, initiativeStep: 0 },
  reference: {
    group: "weapons",
    text: {
      en: "+2 Strength and +2 Armour Penetration. Takes both hands; its wielder strikes at Initiative Step 0.",
      fr: "+2 en Force et +2 en Pénétration d’armure. Se tient à deux mains ; son porteur frappe au palier d’Initiative 0.",
    },
    ruling: "great-weapon-charging",
  },
});

export const halberd = defineRule({
  id: "t9a.rule.halberd",
  name: { en: "Halberd", fr: "Hallebarde" },
  figures: { strength: 1, armourPenetration: 1, hands: 2 },
  reference: {
    group: "weapons",
    text: {
      en: "+1 Strength and +1 Armour Penetration. Takes both hands.",
      fr: "+1 en Force et +1 en Pénétration d’armure. Se tient à deux mains.",
    },
  },
});

export const flintlockAxeBlade = defineRule({
  id: "t9a.rule.flintlock-axe-blade",
  name: { en: "Flintlock Axe, blade", fr: "Hache à silex, lame" },
  figures: { strength: 1, armourPenetration: 0, hands: 2 },
  reference: {
    group: "weapons",
    text: { en: "+1 Strength. Takes both hands.", fr: "+1 en Force. Se tient à deux mains." },
    from: "army",
    see: ["t9a.rule.flintlock-axe"],
    ruling: "flintlock-axe-blade",
  },
});

export const cavalryPick = defineRule({
  id: "t9a.rule.cavalry-pick",
  name: { en: "Cavalry Pick", fr: "Pic de cavalerie" },
  figures: { armourPenetration: 2, hands: 1 },
  reference: {
    group: "weapons",
    text: { en: "+2 Armour Penetration.", fr: "+2 en Pénétration d’armure." },
    from: "army",
  },
});

export const pairedWeapons = defineRule({
  id: "t9a.rule.paired-weapons",
  name: { en: "Paired Weapons", fr: "Paire d’armes" },
  figures: { attackValue: 1, offensiveSkill: 1, hands: 2, ignoresParry: true },
  reference: {
    group: "weapons",
    text: {
      en: "+1 Attack Value and +1 Offensive Skill. Takes both hands; the enemy cannot Parry against it.",
      fr: "+1 Attaque et +1 en Capacité offensive. Se tient à deux mains ; l’ennemi ne peut pas y opposer sa Parade.",
    },
    see: ["t9a.rule.parry"],
    ruling: "weapon-of-its-own",
  },
});

export const spear = defineRule({
  id: "t9a.rule.spear",
  name: { en: "Spear", fr: "Lance d’infanterie" },
  figures: { armourPenetration: 1, hands: 1, ranksOfSupport: 1, braced: { agility: 2, armourPenetration: 1 } },
  reference: {
    group: "weapons",
    text: {
      en: "+1 Armour Penetration, and one more rank supports. Braced (First Round of Combat, not Charging, no enemy in contact with flank or rear): +2 Agility and 1 more Armour Penetration.",
      fr: "+1 en Pénétration d’armure, et un rang de plus soutient. Calée (première manche du combat, sans charger, aucun ennemi au contact du flanc ou du dos) : +2 en Agilité et encore 1 en Pénétration.",
    },
    see: ["t9a.rule.first-round", "t9a.rule.supporting-attacks"],
  },
});

export const lance = defineRule({
  id: "t9a.rule.lance",
  name: { en: "Lance", fr: "Lance de cavalerie" },
  figures: { charging: { strength: 2, armourPenetration: 2 }, facing: "front", hands: 1 },
  reference: {
    group: "weapons",
    text: {
      en: "While Charging, against enemies touched with the front: +2 Strength and +2 Armour Penetration.",
      fr: "En charge, contre l’ennemi touché de front : +2 en Force et +2 en Pénétration d’armure.",
    },
  },
});

export const lightLance = defineRule({
  id: "t9a.rule.light-lance",
  name: { en: "Light Lance", fr: "Lance légère" },
  figures: { charging: { strength: 1, armourPenetration: 1 }, facing: "front", hands: 1 },
  reference: {
    group: "weapons",
    text: {
      en: "While Charging, against enemies touched with the front: +1 Strength and +1 Armour Penetration.",
      fr: "En charge, contre l’ennemi touché de front : +1 en Force et +1 en Pénétration d’armure.",
    },
  },
});

export const colossalKopesh = defineRule({
  id: "t9a.rule.colossal-kopesh",
  name: { en: "Colossal Kopesh", fr: "Khépesh colossal" },
  figures: { strength: 2, armourPenetration: 2, hands: 1, multipleWounds: "D3", against: "towering-presence" },
  reference: {
    group: "weapons",
    text: {
      en: "+2 Strength and +2 Armour Penetration; against Towering Presence Multiple Wounds (D3).",
      fr: "+2 en Force et +2 en Pénétration d’armure ; contre une Présence imposante Blessures multiples (D3).",
    },
    from: "army",
    see: ["t9a.rule.multiple-wounds", "t9a.rule.towering-presence"],
  },
});
