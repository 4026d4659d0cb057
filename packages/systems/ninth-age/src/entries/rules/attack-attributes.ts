// Attributes of Close Combat Attacks, of a model or of one of its parts alone (sheet 000, Attributes).
import { defineRule, whole, listOf, optional } from "../define.ts";
import { AGAINST, CHARGE_GIVES, bonus } from "../forms.ts";

export const battleFocus = defineRule({
  id: "t9a.rule.battle-focus",
  name: { en: "Battle Focus", fr: "Ardeur guerrière" },
  listed: true,
  of: "attacks",
  figures: { face: 6, hits: 2 },
  asked: true,
});

export const hatred = defineRule({
  id: "t9a.rule.hatred",
  name: { en: "Hatred", fr: "Haine" },
  listed: true,
  of: "attacks",
  parameters: { against: optional(listOf(AGAINST, 6)) },
  alone: true,
  said: { en: "{name} ({against})", fr: "{name} ({against})" },
  several: "beside",
});

export const devastatingCharge = defineRule({
  id: "t9a.rule.devastating-charge",
  name: { en: "Devastating Charge", fr: "Charge dévastatrice" },
  listed: true,
  of: "attacks",
  parameters: {
    attackValue: optional(bonus),
    offensiveSkill: optional(bonus),
    strength: optional(bonus),
    armourPenetration: optional(bonus),
    agility: optional(bonus),
    gives: optional(listOf(CHARGE_GIVES, 3)),
  },
  said: { en: "{name} ({list})", fr: "{name} ({list})" },
  several: "sum",
  reads: { gives: { all: "and" } },
});

export const fightInExtraRank = defineRule({
  id: "t9a.rule.fight-in-extra-rank",
  name: { en: "Fight in Extra Rank", fr: "Combat sur un rang de plus" },
  listed: true,
  of: "attacks",
  figures: { ranks: 1 },
});

export const extraSupport = defineRule({
  id: "t9a.rule.extra-support",
  name: { en: "Extra Support", fr: "Soutien accru" },
  listed: true,
  of: "attacks",
  parameters: { value: whole(1, 5) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "highest",
});

export const inanimate = defineRule({
  id: "t9a.rule.inanimate",
  name: { en: "Inanimate", fr: "Inanimé" },
  listed: true,
  of: "attacks",
});

export const rage = defineRule({
  id: "t9a.rule.rage",
  name: { en: "Rage", fr: "Rage" },
  listed: true,
  of: "attacks",
  figures: { perHealthPoint: 1 },
});

export const rolledFigures = defineRule({
  id: "t9a.rule.rolled-figures",
  name: { en: "Figures that are rolled", fr: "Valeurs tirées aux dés" },
});

export const weaponMaster = defineRule({
  id: "t9a.rule.weapon-master",
  name: { en: "Weapon Master", fr: "Maître d’armes" },
  listed: true,
});
