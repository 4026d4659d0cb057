// What blows do to the unit that strikes, and what the fallen do (army books).
import { defineRule, defineState } from "../define.ts";

export const redHaze = defineRule({
  id: "t9a.rule.red-haze",
  name: { en: "Red Haze", fr: "Brume rouge" },
  listed: true,
  figures: { strength: 1, armourPenetration: 1, naturalToHit: 1, hits: "its own unit" },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "In close combat +1 Strength and +1 Armour Penetration; each natural 1 to hit is a hit on its own unit, with that Strength and Armour Penetration.",
      fr: "Au corps à corps +1 en Force et +1 en Pénétration d’armure ; chaque 1 naturel pour toucher est une touche sur sa propre unité, avec cette Force et cette Pénétration d’armure.",
    },
    ruling: "red-haze",
  },
});

export const fanatical = defineRule({
  id: "t9a.rule.fanatical",
  name: { en: "Fanatical", fr: "Fanatique" },
  listed: true,
  figures: { falls: "after the last Initiative Step" },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "Models with this rule that are slain in close combat fall only after the last Initiative Step: all of them strike.",
      fr: "Les figurines dotées de cette règle qui sont tuées au corps à corps ne tombent qu’après le dernier palier d’initiative : toutes frappent.",
    },
    see: ["t9a.rule.zealots"],
  },
});

export const mummysCurse = defineRule({
  id: "t9a.rule.mummys-curse",
  name: { en: "Mummy’s Curse", fr: "Malédiction de la momie" },
  listed: true,
  figures: { hits: 1, strength: 6, armourPenetration: 10 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "A model that slays it in close combat suffers 1 hit of Strength 6 and Armour Penetration 10.",
      fr: "Une figurine qui la tue au corps à corps subit 1 touche de Force 6 et de Pénétration d’armure 10.",
    },
    ruling: "mummys-curse",
  },
});

export const focusedOn = defineState({
  word: "focused-on",
  of: [],
  name: { en: "Battle Focus against it", fr: "Ardeur guerrière contre elle" },
});

export const cutOneOff = defineRule({
  id: "t9a.rule.cut-one-off",
  name: { en: "Cut One Off…", fr: "Coupez-en une…" },
  listed: true,
  figures: { save: "fortitude", face: 6, recovers: 1 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["shooting", "melee"],
    text: {
      en: "Each natural 6 of its Fortitude Saves gives it back 1 Health Point that it has lost.",
      fr: "Chaque 6 naturel de ses sauvegardes de Fortitude lui rend 1 Point de vie perdu.",
    },
    see: ["t9a.rule.fortitude"],
    ruling: "saves-apart",
  },
});

export const faeMiasma = defineRule({
  id: "t9a.rule.fae-miasma",
  name: { en: "Fae Miasma", fr: "Miasme féerique" },
  listed: true,
  figures: {
    toHit: -1,
    weapons: ["longbow", "paired-weapons"],
    test: "Resilience, for each hit",
    alwaysFailsOn: 6,
    until: "start of the Active Player’s next Player Turn",
  },
  reference: {
    group: "armies",
    from: "army",
    phases: ["shooting", "melee"],
    text: {
      en: "A unit hit by Longbows or Paired Weapons of such models tests its Resilience for each hit; once it fails, it has −1 to hit for one turn.",
      fr: "Une unité touchée par l’Arc long ou la Paire d’armes de ces figurines teste sa Résistance pour chaque touche ; dès qu’elle échoue, elle a −1 pour toucher pendant un tour.",
    },
    ruling: "miasma",
  },
});

export const sickened = defineState({
  word: "sickened",
  of: ["t9a.rule.fae-miasma"],
  name: { en: "In a Fae Miasma", fr: "Dans un miasme féerique" },
});

export const rakingClaws = defineRule({
  id: "t9a.rule.raking-claws",
  name: { en: "Raking Claws", fr: "Griffes acérées" },
  listed: true,
  figures: { hits: 1, strength: "own", armourPenetration: "own" },
  reference: {
    group: "armies",
    from: "army",
    phases: ["movement"],
    text: {
      en: "After an Advance or a March the unit hits one enemy unit that it has passed over and that is in no combat: 1 hit of each model, with its own Strength and Armour Penetration.",
      fr: "Après un mouvement simple ou une marche forcée, l’unité frappe une unité ennemie au-dessus de laquelle elle est passée et qui n’est pas au combat : 1 touche par figurine, avec ses propres Force et Pénétration d’armure.",
    },
    see: ["t9a.rule.fly"],
    ruling: "raking-claws",
  },
});
