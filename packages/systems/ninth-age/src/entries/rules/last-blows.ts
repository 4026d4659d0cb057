// What blows do to the unit that strikes, and what the fallen do (army books).
import { defineRule, defineState } from "../define.ts";

export const redHaze = defineRule({
  id: "t9a.rule.red-haze",
  name: { en: "Red Haze", fr: "Brume rouge" },
  listed: true,
  figures: { strength: 1, armourPenetration: 1, naturalToHit: 1, hits: "its own unit" },
});

export const fanatical = defineRule({
  id: "t9a.rule.fanatical",
  name: { en: "Fanatical", fr: "Fanatique" },
  listed: true,
  figures: { falls: "after the last Initiative Step" },
});

export const mummysCurse = defineRule({
  id: "t9a.rule.mummys-curse",
  name: { en: "Mummy’s Curse", fr: "Malédiction de la momie" },
  listed: true,
  figures: { hits: 1, strength: 6, armourPenetration: 10 },
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
});
