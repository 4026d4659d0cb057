import { defineRule } from "../define.ts";

export const commandingPresence = defineRule({
  id: "t9a.rule.commanding-presence",
  name: { en: "Commanding Presence", fr: "Présence impérieuse" },
  also: ["t9a.fleeing.no-commanding-presence"],
  listed: true,
  figures: { discipline: "the General's", inches: 12, towering: 18 },
});

export const rallyAroundTheFlag = defineRule({
  id: "t9a.rule.rally-around-the-flag",
  name: { en: "Rally Around the Flag", fr: "Ralliement au drapeau" },
  also: ["t9a.fleeing.no-rally-around-the-flag"],
  listed: true,
  figures: { inches: 12, rerolls: "failed Discipline Tests", towering: 18 },
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
  gives: ["commanding-presence"],
  figures: { ofEachArmy: 1, gives: "Commanding Presence" },
});

export const battleStandardBearer = defineRule({
  id: "t9a.rule.battle-standard-bearer",
  name: { en: "Battle Standard Bearer", fr: "Porteur de la grande bannière" },
  listed: true,
  gives: ["rally-around-the-flag"],
  figures: { ofEachArmy: 1, gives: "Rally Around the Flag" },
});
