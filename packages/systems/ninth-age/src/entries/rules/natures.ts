// What models are by nature (sheet 000, Model Rules).
import { defineRule, optional, text } from "../define.ts";

export const unstable = defineRule({
  id: "t9a.rule.unstable",
  name: { en: "Unstable", fr: "Instable" },
  listed: true,
  figures: { healthPerPoint: 1, order: ["rank and file", "champion", "Characters in turn"], breakTest: false },
});

export const undead = defineRule({
  id: "t9a.rule.undead",
  name: { en: "Undead", fr: "Mort-vivant" },
  listed: true,
  grants: ["unstable"],
  figures: {
    grants: ["Unstable"],
    stubbornDivisor: 2,
    steadfastAtMost: 12,
    leastByTheFlag: 1,
    reactions: ["Hold"],
    marches: "within Commanding Presence",
  },
});

export const supernal = defineRule({
  id: "t9a.rule.supernal",
  name: { en: "Supernal", fr: "Surnaturel" },
  listed: true,
  grants: ["magical-attacks"],
  figures: { gives: ["Magical Attacks"], lossesOn: "a failed Break Test" },
});

export const unbreakable = defineRule({
  id: "t9a.rule.unbreakable",
  name: { en: "Unbreakable", fr: "Indémoralisable" },
  listed: true,
  figures: { breakTest: false, joins: "Unbreakable" },
});

export const bodyguard = defineRule({
  id: "t9a.rule.bodyguard",
  name: { en: "Bodyguard", fr: "Garde du corps" },
  listed: true,
  parameters: { of: optional(text) },
  alone: true,
  said: { en: "{name} ({of})", fr: "{name} ({of})" },
  figures: { gives: ["Stubborn"], while: "joined by a Character" },
  reads: { of: { first: "of" } },
});

export const terror = defineRule({
  id: "t9a.rule.terror",
  name: { en: "Terror", fr: "Terreur" },
  listed: true,
  figures: { test: "Panic Test", before: "the Charge Reaction" },
});

export const frenzy = defineRule({
  id: "t9a.rule.frenzy",
  name: { en: "Frenzy", fr: "Frénésie" },
  listed: true,
  figures: { beyondAdvanceRate: 7, moreDice: 1, dropped: "lowest" },
});
