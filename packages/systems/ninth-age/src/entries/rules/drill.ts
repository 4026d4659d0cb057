// What units of single armies are drilled or built for (army books).
import { defineRule, defineState } from "../define.ts";

export const academyTrained = defineRule({
  id: "t9a.rule.academy-trained",
  name: { en: "Academy Trained", fr: "Formés à l’académie" },
  listed: true,
  figures: { inches: 8, chargeAdvance: 1, ofCharges: "the first", leastFullRanks: 1, moreFullRanks: 1 },
});

export const fireOnImpact = defineRule({
  id: "t9a.rule.fire-on-impact",
  name: { en: "Fire on Impact", fr: "Feu à l’impact" },
  listed: true,
  figures: { initiativeStep: 10, strength: 4, armourPenetration: 2, weapons: ["pistol", "brace-of-pistols"] },
});

export const steamPowered = defineRule({
  id: "t9a.rule.steam-powered",
  name: { en: "Steam Powered", fr: "Mue par la vapeur" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest", pursuit: 0 },
});

export const tactician = defineRule({
  id: "t9a.rule.tactician",
  name: { en: "Tactician", fr: "Tacticien" },
  listed: true,
  figures: { within: "Commanding Presence", countsAs: "Academy Trained" },
});

export const deedsNotWords = defineRule({
  id: "t9a.rule.deeds-not-words",
  name: { en: "Deeds not Words", fr: "Des actes, pas des mots" },
  listed: true,
  figures: { among: "Battle Fever", gives: ["Battle Focus", "Hatred"] },
  lentBy: { among: "battle-fever", lends: ["battle-focus", "hatred"] },
});

export const boundInDeath = defineRule({
  id: "t9a.rule.bound-in-death",
  name: { en: "Bound in Death", fr: "Liés dans la mort" },
  listed: true,
  figures: { charactersHitBelow: 3 },
});

export const bronzeBackbone = defineRule({
  id: "t9a.rule.bronze-backbone",
  name: { en: "Bronze Backbone", fr: "Échine de bronze" },
  listed: true,
  grants: ["hatred"],
  figures: { gives: ["Hatred"] },
});

export const favourOfSugulagGodOfGreed = defineRule({
  id: "t9a.rule.favour-of-sugulag-god-of-greed",
  name: { en: "Favour of Sugulag, God of Greed", fr: "Faveur de Sugulag, dieu de l’avidité" },
  listed: true,
  grants: ["weapon-master"],
  figures: { gives: ["Great Weapon", "Halberd", "Paired Weapons", "Weapon Master"] },
  arms: ["great-weapon", "halberd", "paired-weapons"],
});

export const hasCharged = defineState({ word: "has-charged", of: [], name: { en: "Has charged", fr: "A chargé" } });
