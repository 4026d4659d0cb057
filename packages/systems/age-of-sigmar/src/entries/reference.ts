import type { Grouped } from "@tercio/entries";

/** Where the reference shows rules that no sheet prints. */
export const groups = {
  core: {
    chapter: "core",
    when: ["movement", "charge", "combat"],
    kind: "rule",
    source: {
      en: "the game’s rules, which the sheet takes for granted",
      fr: "les règles du jeu, que la feuille suppose connues",
    },
  },
  abilities: {
    chapter: "abilities",
    when: ["combat"],
    kind: "rule",
    source: { en: "warscrolls of units", fr: "fiches d’unités" },
  },
} as const satisfies { readonly [group: string]: Grouped<"rule" | "weapon"> };
export type Group = keyof typeof groups;
