// A General and a Battle Standard Bearer, and what they give units near them (sheet 000, Command Group; army books).
import { defineRule } from "../define.ts";

export const commandingPresence = defineRule({
  id: "t9a.rule.commanding-presence",
  name: { en: "Commanding Presence", fr: "Présence impérieuse" },
  also: ["t9a.fleeing.no-commanding-presence"],
  listed: true,
  figures: { inches: 12, towering: 18, discipline: "the General's" },
  reference: {
    group: "models",
    text: {
      en: "Units of its side within 12″ (18″ if it has Towering Presence) may use its Discipline instead of their own. Not while it flees.",
      fr: "Les unités de son camp à 12″ ou moins (18″ si elle a Présence imposante) peuvent user de sa Discipline au lieu de la leur. Pas tant qu’elle fuit.",
    },
    see: ["t9a.fleeing.no-commanding-presence", "t9a.modifier-priority.1"],
    ruling: "presence-discipline",
  },
});

export const rallyAroundTheFlag = defineRule({
  id: "t9a.rule.rally-around-the-flag",
  name: { en: "Rally Around the Flag", fr: "Ralliement au drapeau" },
  also: ["t9a.fleeing.no-rally-around-the-flag"],
  listed: true,
  figures: { inches: 12, towering: 18, rerolls: "failed Discipline Tests" },
  reference: {
    group: "models",
    text: {
      en: "Units of its side within 12″ (18″ if it has Towering Presence) roll failed Discipline Tests once more. Not while it flees, nor in a round in which it refused a Duel.",
      fr: "Les unités de son camp à 12″ ou moins (18″ si elle a Présence imposante) relancent une fois les tests de discipline ratés. Pas tant qu’elle fuit, ni dans une manche où elle a refusé un duel.",
    },
    see: ["t9a.fleeing.no-rally-around-the-flag", "t9a.rule.refuse-duel"],
    ruling: "presence-range",
  },
});

export const battleFever = defineRule({
  id: "t9a.rule.battle-fever",
  name: { en: "Battle Fever", fr: "Fièvre du combat" },
  listed: true,
  reference: {
    group: "models",
    from: "army",
    text: {
      en: "Panic Tests and Break Tests that fail are rolled once more.",
      fr: "Les tests de panique et de moral ratés sont relancés une fois.",
    },
    facts: { rerolls: ["Panic Test", "Break Test"] },
  },
});

export const hellForgedArmour = defineRule({
  id: "t9a.rule.hell-forged-armour",
  name: { en: "Hell-Forged Armour", fr: "Armure infernale" },
  listed: true,
  reference: {
    group: "models",
    from: "army",
    text: {
      en: "Break Tests that fail are rolled once more. The rest that its book gives this armour is not played yet.",
      fr: "Les tests de moral ratés sont relancés une fois. Le reste de ce que son livre donne à cette armure n’est pas encore joué.",
    },
    facts: { rerolls: ["Break Test"] },
  },
});

export const general = defineRule({
  id: "t9a.rule.general",
  name: { en: "General", fr: "Général" },
  listed: true,
  grants: ["commanding-presence"],
  figures: { ofEachArmy: 1, gives: "Commanding Presence" },
  reference: {
    group: "models",
    phases: [],
    text: {
      en: "Leads the army and has Commanding Presence. Removed as a casualty, gives more Victory Points.",
      fr: "Mène l’armée et a Présence impérieuse. Retiré comme perte, il donne plus de points de victoire.",
    },
    see: ["t9a.rule.commanding-presence", "t9a.vp.general-or-bsb"],
  },
});

export const battleStandardBearer = defineRule({
  id: "t9a.rule.battle-standard-bearer",
  name: { en: "Battle Standard Bearer", fr: "Porteur de la grande bannière" },
  listed: true,
  grants: ["rally-around-the-flag"],
  figures: { ofEachArmy: 1, gives: "Rally Around the Flag" },
  reference: {
    group: "models",
    phases: [],
    text: {
      en: "Has Rally Around the Flag and counts in the Combat Score as a Standard Bearer does. Removed as a casualty, gives more Victory Points.",
      fr: "A Ralliement au drapeau et compte au Résultat de combat comme un Porte-étendard. Retiré comme perte, il donne plus de points de victoire.",
    },
    see: ["t9a.rule.rally-around-the-flag", "t9a.combat-score.standard-bearer", "t9a.vp.general-or-bsb"],
  },
});
