import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place } from "./writing.ts";

const flux: Place = {
  chapter: "magic-phase",
  kind: "row",
  early: "Magic Phase > Flux Cards",
  late: "Phase de tir > Cartes de flux",
  see: ["t9a.table.flux-cards", "t9a.sequence.magic.magic-phase.2"],
};

const fizzle: Place = {
  chapter: "magic-phase",
  kind: "rule",
  early: "Magic Phase > Fizzle",
  late: "Phase de magie > Crépitement",
  see: ["t9a.magic.fizzle"],
};

export const fluxAndFizzleEntries: readonly Entry[] = [
  magicEntry(flux, {
    id: "t9a.flux-card.1",
    names: { en: "Flux Card 1", fr: "Carte de flux 1" },
    summary: {
      en: "The thinnest winds and the most dangerous: 4 Magic Dice, 3 Veil Tokens, Miscasts at +1.",
      fr: "Les vents les plus maigres et les plus dangereux : 4 Dés de magie, 3 marqueurs « Voile », Fiascos à +1.",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.2",
    names: { en: "Flux Card 2", fr: "Carte de flux 2" },
    summary: {
      en: "5 Magic Dice; the fewest Veil Tokens of all, 2.",
      fr: "5 Dés de magie ; le moins de marqueurs « Voile » de toutes les cartes, 2.",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.3",
    names: { en: "Flux Card 3", fr: "Carte de flux 3" },
    summary: {
      en: "5 Magic Dice and 5 Veil Tokens.",
      fr: "5 Dés de magie et 5 marqueurs « Voile ».",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.4",
    names: { en: "Flux Card 4", fr: "Carte de flux 4" },
    summary: {
      en: "5 Magic Dice and 7 Veil Tokens.",
      fr: "5 Dés de magie et 7 marqueurs « Voile ».",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.5",
    names: { en: "Flux Card 5", fr: "Carte de flux 5" },
    summary: {
      en: "5 Magic Dice; the most Veil Tokens of all, 9.",
      fr: "5 Dés de magie ; le plus de marqueurs « Voile » de toutes les cartes, 9.",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.6",
    names: { en: "Flux Card 6", fr: "Carte de flux 6" },
    summary: {
      en: "6 Magic Dice and 5 Veil Tokens.",
      fr: "6 Dés de magie et 5 marqueurs « Voile ».",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.7",
    names: { en: "Flux Card 7", fr: "Carte de flux 7" },
    summary: {
      en: "6 Magic Dice and 7 Veil Tokens.",
      fr: "6 Dés de magie et 7 marqueurs « Voile ».",
    },
  }),
  magicEntry(flux, {
    id: "t9a.flux-card.8",
    names: { en: "Flux Card 8", fr: "Carte de flux 8" },
    summary: {
      en: "The most dice and the mildest Miscasts: 7 Magic Dice, 7 Veil Tokens, Miscasts at -1.",
      fr: "Le plus de dés et les Fiascos les plus doux : 7 Dés de magie, 7 marqueurs « Voile », Fiascos à -1.",
    },
  }),
  magicEntry(fizzle, {
    id: "t9a.magic.fizzle",
    names: { en: "Fizzle", fr: "Crépitement" },
    summary: {
      en: "When an attempt to cast or to dispel with two dice or more fails, its natural 1s go back into the pool they came out of.",
      fr: "Quand une tentative de lancer ou de dissiper avec deux dés ou plus échoue, ses 1 naturels retournent dans la réserve d’où ils sortaient.",
    },
    see: ["t9a.sequence.magic.casting-attempt.3", "t9a.sequence.magic.dispelling-attempt.3"],
  }),
  magicEntry(fizzle, {
    id: "t9a.magic.fizzle.single-die",
    names: { en: "Fizzle - single die", fr: "Crépitement - un seul dé" },
    summary: {
      en: "An attempt with one die cannot Fizzle: its 1 is spent.",
      fr: "Une tentative à un seul dé ne crépite pas : son 1 est perdu.",
    },
    early: { magicDice: 1, fizzles: false, impliedBy: { magicDiceAtLeast: 2 } },
    late: { magicDice: 1, fizzles: false, natural: 1 },
  }),
  magicEntry(fizzle, {
    id: "t9a.magic.fizzle.passed-then-dispelled",
    names: { en: "Fizzle - passed then dispelled", fr: "Crépitement - réussi puis dissipé" },
    summary: {
      en: "A spell that was cast and then dispelled has not failed: its 1s do not come back.",
      fr: "Un sort lancé puis dissipé n’a pas échoué : ses 1 ne reviennent pas.",
    },
    both: { fizzles: false },
  }),
];
