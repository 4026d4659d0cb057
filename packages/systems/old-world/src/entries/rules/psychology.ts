// Fear, Terror, and units that do not do as they are bid (sheet 001 names them; public pages of the rules).
import { defineRule } from "../define.ts";

export const fear = defineRule({
  id: "tow.keyword.fear",
  name: { en: "Fear", fr: "Peur" },
  listed: true,
  figures: { onSheets: "named only", toHit: -1 },
});

export const terror = defineRule({
  id: "tow.keyword.terror",
  name: { en: "Terror", fr: "Terreur" },
  listed: true,
  figures: { onSheets: "named only", leadership: -1 },
});

export const frenzy = defineRule({
  id: "tow.keyword.frenzy",
  name: { en: "Frenzy", fr: "Frénésie" },
  listed: true,
  figures: { onSheets: "named only", attacks: 1 },
  refused: {
    en: "A unit in a Frenzy must declare a charge if it can, and does not Flee.",
    fr: "Une unité en Frénésie doit déclarer une charge si elle le peut, et ne fuit pas.",
  },
});

export const impetuous = defineRule({
  id: "tow.keyword.impetuous",
  name: { en: "Impetuous", fr: "Impétueux" },
  listed: true,
  figures: { onSheets: "named only" },
});

export const immuneToPsychology = defineRule({
  id: "tow.rule.immune-to-psychology",
  name: { en: "Immune to Psychology", fr: "Immunisé à la psychologie" },
  listed: true,
  text: {
    en: "The unit passes tests for Fear, Panic and Terror without rolling, and cannot choose to Flee.",
    fr: "L’unité réussit sans lancer de dés les tests de Peur, de Panique et de Terreur, et ne peut pas choisir de Fuir.",
  },
  figures: { onSheets: "not printed", passes: ["Fear", "Panic", "Terror"] },
  refused: {
    en: "This unit is Immune to Psychology; it cannot choose to Flee.",
    fr: "Cette unité est Immunisée à la psychologie\u00a0; elle ne peut pas choisir de Fuir.",
  },
  reference: { group: "psychology", see: ["tow.keyword.fear", "tow.keyword.terror", "tow.keyword.panic-test"] },
});

export const stupidity = defineRule({
  id: "tow.keyword.stupidity",
  name: { en: "Stupidity", fr: "Stupidité" },
  listed: true,
  figures: { onSheets: "named only" },
  refused: {
    en: "This unit failed its Stupidity test: until its next turn it does nothing of itself and must Hold.",
    fr: "Cette unité a raté son test de Stupidité\u00a0: jusqu’à son prochain tour elle ne fait rien d’elle-même et doit Tenir.",
  },
});
