// Wizards, and what resists them (sheet 000, Magic; army books).
import { defineRule, whole, texts, wholeOr } from "../define.ts";
import { BACK, ofWizard } from "../forms.ts";

export const wizardApprentice = defineRule({
  id: "t9a.rule.wizard-apprentice",
  name: { en: "Wizard Apprentice", fr: "Sorcier apprenti" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 1, numbers: [1], channel: 0, castingRoll: 0 },
});

export const wizardAdept = defineRule({
  id: "t9a.rule.wizard-adept",
  name: { en: "Wizard Adept", fr: "Sorcier adepte" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 2, numbers: [1, 2, 3, 4], channel: 1, castingRoll: 0 },
});

export const wizardMaster = defineRule({
  id: "t9a.rule.wizard-master",
  name: { en: "Wizard Master", fr: "Maître sorcier" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 4, numbers: [1, 2, 3, 4, 5, 6], channel: 1, castingRoll: 1 },
});

export const magicResistance = defineRule({
  id: "t9a.rule.magic-resistance",
  name: { en: "Magic Resistance", fr: "Résistance à la magie" },
  listed: true,
  parameters: { value: whole(1, 3) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "highest",
  figures: { each: -1 },
});

export const masterOfSpellcrafting = defineRule({
  id: "t9a.rule.master-of-spellcrafting",
  name: { en: "Master of Spellcrafting", fr: "Maître de la sorcellerie" },
  listed: true,
  figures: { castingValue: -1 },
});

export const irresistibleWill = defineRule({
  id: "t9a.rule.irresistible-will",
  name: { en: "Irresistible Will", fr: "Volonté irrésistible" },
  listed: true,
  figures: { magicDiceAtLeast: 4, castingRollAtMost: 1, dispellingRoll: -2 },
});

export const spellCraving = defineRule({
  id: "t9a.rule.spell-craving",
  name: { en: "Spell Craving", fr: "Soif de sorts" },
  listed: true,
  figures: { eachSpell: 1 },
});

export const channel = defineRule({
  id: "t9a.rule.channel",
  name: { en: "Channel", fr: "Canalisation" },
  listed: true,
  parameters: { value: whole(1, 6) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { tokensEach: 1 },
});

export const wizardConclave = defineRule({
  id: "t9a.rule.wizard-conclave",
  name: { en: "Wizard Conclave", fr: "Conclave de sorciers" },
  listed: true,
  of: "champions",
  parameters: { spells: texts(6) },
  said: { en: "{name} ({spells})", fr: "{name} ({spells})" },
  figures: { spells: 2, level: "wizard-adept", championHealthPoints: 1 },
});

export const proteanMagic = defineRule({
  id: "t9a.rule.protean-magic",
  name: { en: "Protean Magic", fr: "Magie protéiforme" },
  listed: true,
  figures: { numbers: [1] },
});

export const masterOfCanreigTower = defineRule({
  id: "t9a.rule.master-of-canreig-tower",
  name: { en: "Master of Canreig Tower", fr: "Maître de la Tour canreig" },
  listed: true,
  figures: { spells: 3 },
});

export const reanimated = defineRule({
  id: "t9a.rule.reanimated",
  name: { en: "Reanimated", fr: "Évoqué" },
  listed: true,
  parameters: { value: wholeOr(12, BACK) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { healthPoints: "its value" },
  reads: { value: { first: "of" } },
});

export const resurrected = defineRule({
  id: "t9a.rule.resurrected",
  name: { en: "Resurrected", fr: "Ressuscité" },
  listed: true,
  parameters: { value: wholeOr(12, BACK) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { healthPoints: "its value" },
});

export const soulConduit = defineRule({
  id: "t9a.rule.soul-conduit",
  name: { en: "Soul Conduit", fr: "Passeur d’âmes" },
  listed: true,
  figures: { magicDice: 5, veilTokens: { rolled: "D3", add: 4 } },
});
