// A General and a Battle Standard Bearer, and what they give units near them (sheet 000, Command Group; army books).
import { defineRule } from "../define.ts";

export const commandingPresence = defineRule({
  id: "t9a.rule.commanding-presence",
  name: { en: "Commanding Presence", fr: "Présence impérieuse" },
  also: ["t9a.fleeing.no-commanding-presence"],
  listed: true,
  figures: { inches: 12, towering: 18, discipline: "the General's" },
});

export const rallyAroundTheFlag = defineRule({
  id: "t9a.rule.rally-around-the-flag",
  name: { en: "Rally Around the Flag", fr: "Ralliement au drapeau" },
  also: ["t9a.fleeing.no-rally-around-the-flag"],
  listed: true,
  figures: { inches: 12, towering: 18, rerolls: "failed Discipline Tests" },
});

export const battleFever = defineRule({
  id: "t9a.rule.battle-fever",
  name: { en: "Battle Fever", fr: "Fièvre du combat" },
  listed: true,
});

export const hellForgedArmour = defineRule({
  id: "t9a.rule.hell-forged-armour",
  name: { en: "Hell-Forged Armour", fr: "Armure infernale" },
  listed: true,
});

export const general = defineRule({
  id: "t9a.rule.general",
  name: { en: "General", fr: "Général" },
  listed: true,
  grants: ["commanding-presence"],
  figures: { ofEachArmy: 1, gives: "Commanding Presence" },
});

export const battleStandardBearer = defineRule({
  id: "t9a.rule.battle-standard-bearer",
  name: { en: "Battle Standard Bearer", fr: "Porteur de la grande bannière" },
  listed: true,
  grants: ["rally-around-the-flag"],
  figures: { ofEachArmy: 1, gives: "Rally Around the Flag" },
});
