// Abilities of our own units, of nobody’s army: one of each kind that the attack sequence knows.
import { defineRule } from "../define.ts";

const RE_ROLLS = ["aos2.core.re-rolls"] as const;
const NEGATION = ["aos2.core.allocating-wounds.negation"] as const;
const MODIFIERS = ["aos2.core.modifiers.cumulative"] as const;
const MORTAL = ["aos2.core.mortal-wounds"] as const;

export const practised = defineRule({
  id: "aos2.ability.practised",
  name: { en: "Practised", fr: "Aguerris" },
  also: RE_ROLLS,
  listed: true,
  text: { en: "Re-roll hit rolls of {face}.", fr: "Les jets de touche de {face} sont relancés." },
  figures: { face: 1 },
});

export const relentless = defineRule({
  id: "aos2.ability.relentless",
  name: { en: "Relentless", fr: "Acharnés" },
  also: RE_ROLLS,
  listed: true,
  text: { en: "Re-roll hit rolls that fail.", fr: "Les jets de touche ratés sont relancés." },
});

const shieldsText = {
  en: "Each wound and mortal wound is negated on {need}+.",
  fr: "Chaque blessure, mortelle ou non, est annulée sur {need}+.",
} as const;
export const warding = defineRule({
  id: "aos2.ability.warding",
  name: { en: "Warding shields", fr: "Boucliers protecteurs" },
  also: NEGATION,
  listed: true,
  text: shieldsText,
  figures: { need: 6 },
});

/** The same on fewer than a 6. */
const better = <const Need extends number>(need: Need) =>
  defineRule({
    id: `aos2.ability.warding-${need}`,
    name: { en: `Warding shields (${need}+)`, fr: `Boucliers protecteurs (${need}+)` },
    also: NEGATION,
    listed: true,
    text: shieldsText,
    figures: { need },
  });
export const warding5 = better(5);
export const warding4 = better(4);
export const warding3 = better(3);
export const warding2 = better(2);

export const impetus = defineRule({
  id: "aos2.ability.impetus",
  name: { en: "Impetus", fr: "Élan" },
  also: MODIFIERS,
  listed: true,
  text: {
    en: "If it charged this turn, {wound} more on wound rolls, and Rend is better by {rend}.",
    fr: "Après une charge, {wound} de plus aux jets de blessure, et Perforation meilleure de {rend}, ce tour-là.",
  },
  figures: { wound: 1, rend: 1 },
});

export const cruel = defineRule({
  id: "aos2.ability.cruel",
  name: { en: "Cruel blows", fr: "Coups cruels" },
  also: MORTAL,
  listed: true,
  text: {
    en: "An unmodified hit roll of {face} inflicts {mortal} mortal {mortal|wound|wounds} and the attack ends.",
    fr: "Un {face} non modifié pour toucher inflige {mortal} {mortal|blessure mortelle|blessures mortelles} et met fin à l’attaque.",
  },
  figures: { face: 6, mortal: 1 },
});

export const venomed = defineRule({
  id: "aos2.ability.venomed",
  name: { en: "Venomed blades", fr: "Lames venimeuses" },
  also: MORTAL,
  listed: true,
  text: {
    en: "An unmodified hit roll of {face} inflicts {mortal} mortal {mortal|wound|wounds} besides its normal damage.",
    fr: "Un {face} non modifié pour toucher inflige {mortal} {mortal|blessure mortelle|blessures mortelles} en plus des dégâts normaux.",
  },
  figures: { face: 6, mortal: 1 },
});

export const flurry = defineRule({
  id: "aos2.ability.flurry",
  name: { en: "Flurry of blows", fr: "Pluie de coups" },
  also: ["aos2.core.attack.hit-roll"],
  listed: true,
  text: {
    en: "An unmodified hit roll of {face} scores {hits} hits.",
    fr: "Un {face} non modifié pour toucher donne {hits} touches.",
  },
  figures: { face: 6, hits: 2 },
});

export const eerie = defineRule({
  id: "aos2.ability.eerie",
  name: { en: "Eerie", fr: "Spectraux" },
  also: MODIFIERS,
  listed: true,
  text: {
    en: "{hit} less on hit rolls of attacks against it.",
    fr: "{hit} de moins aux jets de touche des attaques qui les visent.",
  },
  figures: { hit: 1 },
});

export const braced = defineRule({
  id: "aos2.ability.braced",
  name: { en: "Braced", fr: "Campés" },
  also: MODIFIERS,
  listed: true,
  text: {
    en: "{save} more on its save rolls in a turn in which it did not charge.",
    fr: "{save} de plus aux jets de sauvegarde, sauf le tour où ils ont chargé.",
  },
  figures: { save: 1 },
});
