// What attacks do besides hitting and wounding, and special saves, in close combat and from afar (sheet 000, Attributes; Special Saves).
import { defineRule, defineState, whole, oneOf, listOf, optional } from "../define.ts";
import { WOUNDS, AGAINST } from "../forms.ts";

export const poisonAttacks = defineRule({
  id: "t9a.rule.poison-attacks",
  name: { en: "Poison Attacks", fr: "Attaques empoisonnées" },
  listed: true,
  of: "attacks",
  asked: true,
});

export const lethalStrike = defineRule({
  id: "t9a.rule.lethal-strike",
  name: { en: "Lethal Strike", fr: "Coup fatal" },
  listed: true,
  of: "attacks",
  asked: true,
});

export const divineAttacks = defineRule({
  id: "t9a.rule.divine-attacks",
  name: { en: "Divine Attacks", fr: "Attaques divines" },
  listed: true,
  of: "attacks",
  asked: true,
});

export const flamingAttacks = defineRule({
  id: "t9a.rule.flaming-attacks",
  name: { en: "Flaming Attacks", fr: "Attaques enflammées" },
  also: ["t9a.terrain.water.lose-flaming"],
  listed: true,
  of: "attacks",
});

export const magicalAttacks = defineRule({
  id: "t9a.rule.magical-attacks",
  name: { en: "Magical Attacks", fr: "Attaques magiques" },
  listed: true,
  of: "attacks",
});

export const flammable = defineRule({
  id: "t9a.rule.flammable",
  name: { en: "Flammable", fr: "Inflammable" },
  listed: true,
});

export const toxicAttacks = defineRule({
  id: "t9a.rule.toxic-attacks",
  name: { en: "Toxic Attacks", fr: "Attaques toxiques" },
  listed: true,
  of: "attacks",
  figures: { strength: 3, armourPenetration: 10 },
});

export const aegis = defineRule({
  id: "t9a.rule.aegis",
  name: { en: "Aegis", fr: "Ægide" },
  listed: true,
  parameters: { need: whole(2, 6), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({need}+)", fr: "{name} ({need}+)" },
  saidAgainst: { en: "{name} ({need}+, {against})", fr: "{name} ({need}+, {against})" },
  several: "beside",
});

export const fortitude = defineRule({
  id: "t9a.rule.fortitude",
  name: { en: "Fortitude", fr: "Fortitude" },
  listed: true,
  parameters: { need: whole(2, 6), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({need}+)", fr: "{name} ({need}+)" },
  saidAgainst: { en: "{name} ({need}+, {against})", fr: "{name} ({need}+, {against})" },
  several: "beside",
});

export const hardTarget = defineRule({
  id: "t9a.rule.hard-target",
  name: { en: "Hard Target", fr: "Cible difficile" },
  also: ["t9a.to-hit-modifier.hard-target"],
  listed: true,
  parameters: { value: whole(1, 3) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "sum",
  reads: { value: { usual: 1 } },
});

export const multipleWounds = defineRule({
  id: "t9a.rule.multiple-wounds",
  name: { en: "Multiple Wounds", fr: "Blessures multiples" },
  listed: true,
  of: "attacks",
  parameters: { times: oneOf(...WOUNDS), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({times})", fr: "{name} ({times})" },
  saidAgainst: { en: "{name} ({times}, {against})", fr: "{name} ({times}, {against})" },
  several: "beside",
});

export const multipleWoundsOfWeapons = defineState({
  word: "multiple-wounds-of-weapons",
  of: ["t9a.rule.multiple-wounds"],
  name: { en: "Multiple Wounds of weapons", fr: "Blessures multiples des armes" },
});

export const lightningReflexes = defineRule({
  id: "t9a.rule.lightning-reflexes",
  name: { en: "Lightning Reflexes", fr: "Réflexes éclairs" },
  listed: true,
  of: "attacks",
  figures: { toHit: 1 },
});

export const clippedWings = defineRule({
  id: "t9a.rule.clipped-wings",
  name: { en: "Clipped Wings", fr: "Ailes rognées" },
  figures: { add: 1 },
});
