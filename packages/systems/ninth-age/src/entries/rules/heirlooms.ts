// Special items of armies that do what no item's effects say: a list sells them, and their bearer has them as rules (army books).
import { defineRule } from "../define.ts";
import { FLAMES } from "../forms.ts";

export const mantleOfUllor = defineRule({
  id: "t9a.rule.mantle-of-ullor",
  name: { en: "Mantle of Ullor", fr: "Manteau d’Ullor" },
  listed: true,
  figures: { inches: 6 },
  reference: {
    group: "items",
    from: "army",
    text: {
      en: "Artefact: enemy units within 6″ of its bearer gain no Agility from Charging Momentum.",
      fr: "Artefact : les unités ennemies à 6″ ou moins de son porteur ne gagnent pas d’Agilité par l’Élan de charge.",
    },
    see: ["t9a.rule.charging-momentum"],
  },
});

export const veilgateOrb = defineRule({
  id: "t9a.rule.veilgate-orb",
  name: { en: "Veilgate Orb", fr: "Orbe de la porte du Voile" },
  listed: true,
  figures: { keeps: 6 },
  reference: {
    group: "items",
    from: "army",
    phases: ["magic"],
    text: {
      en: "Artefact: its side keeps up to 6 Veil Tokens once it has siphoned the Veil.",
      fr: "Artefact : son camp garde jusqu’à 6 marqueurs « Voile » une fois le Voile siphonné.",
    },
    see: ["t9a.rule.siphon"],
  },
});

export const dragonStaff = defineRule({
  id: "t9a.rule.dragon-staff",
  name: { en: "Dragon Staff", fr: "Bâton de dragon" },
  listed: true,
  grants: [{ rule: "breath-attack", strength: 3, armourPenetration: 0, attributes: FLAMES }],
  figures: { strength: 3, armourPenetration: 0, attributes: FLAMES },
  reference: {
    group: "items",
    from: "army",
    phases: ["shooting", "melee"],
    text: {
      en: "Artefact: a Breath Attack of Strength 3 and Armour Penetration 0, with Flaming Attacks.",
      fr: "Artefact : une Attaque de souffle de Force 3 et de Pénétration d’armure 0, avec Attaques enflammées.",
    },
    see: ["t9a.rule.breath-attack", "t9a.rule.flaming-attacks"],
  },
});

export const ankhOfNaptesh = defineRule({
  id: "t9a.rule.ankh-of-naptesh",
  name: { en: "Ankh of Naptesh", fr: "Ankh de Naptesh" },
  listed: true,
  grants: ["hierophant"],
  grantsTo: "models",
  figures: { gives: ["Hierophant"], needed: 6, among: "rank and file" },
  reference: {
    group: "items",
    from: "army",
    text: {
      en: "Artefact: its bearer is a Hierophant, and rank and file of its unit have Fortitude (6+).",
      fr: "Artefact : son porteur est Hiérophante, et la troupe de son unité a Fortitude (6+).",
    },
    see: ["t9a.rule.hierophant", "t9a.rule.fortitude"],
  },
});
