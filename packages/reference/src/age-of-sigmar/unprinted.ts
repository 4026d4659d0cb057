import { NO_SHEET, type Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Where rules come from that the sheet names or takes for granted. */
const source = {
  en: "the game’s rules, which the sheet takes for granted",
  fr: "les règles du jeu, que la feuille suppose connues",
};

/** Rules without a line on the sheet. */
export const unprinted: readonly Entry[] = [
  {
    id: "aos2.rule.coherency",
    chapter: "core",
    phases: ["movement", "charge", "combat"],
    kind: "rule",
    names: { en: "Coherency", fr: "Cohésion", ours: true },
    summary: {
      en: "A unit is one group: each model within 1 inch of another, in one chain, when it is set up and at the end of every move. A move that would end otherwise cannot be made. At the end of the turn a unit that casualties have split keeps one group, which its owner chooses; the others are slain.",
      fr: "Une unité forme un seul groupe : chaque figurine à 1 pouce ou moins d’une autre, en une seule chaîne, à la mise en place et à la fin de tout mouvement. Un mouvement qui finirait autrement ne peut se faire. À la fin du tour, une unité que ses pertes ont divisée garde un groupe, que choisit son propriétaire ; les autres sont perdues.",
    },
    editions: { standard: { sheet: NO_SHEET, section: "", source, facts: rowOf("aos2.rule.coherency") } },
    see: ["aos2.core.normal-moves", "aos2.rule.three-inches"],
  },
  {
    id: "aos2.rule.three-inches",
    chapter: "core",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Three inches from enemies", fr: "À trois pouces de l’ennemi", ours: true },
    summary: {
      en: "No part of a normal move or a run may lie within 3 inches of an enemy unit; exactly 3 inches is within. A unit that begins so near stands or retreats.",
      fr: "Aucune partie d’un mouvement normal ou d’une course ne passe à 3 pouces ou moins d’une unité ennemie ; 3 pouces exactement, c’est trop près. Une unité qui commence aussi près reste ou se replie.",
    },
    editions: { standard: { sheet: NO_SHEET, section: "", source, facts: rowOf("aos2.rule.three-inches") } },
    see: ["aos2.core.normal-moves", "aos2.keyword.retreat"],
  },
];
