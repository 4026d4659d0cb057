import type { Grouped } from "@tercio/entries";

const source = {
  en: "the game’s rules, which the sheets take for granted",
  fr: "les règles du jeu, que les feuilles supposent connues",
};

/** Where the reference shows rules that no sheet prints. */
export const groups = {
  "special-rules": { chapter: "special-rules", when: ["combat"], kind: "rule", source },
  battle: { chapter: "battle", when: ["any"], kind: "rule", source },
  movement: { chapter: "movement", when: ["movement"], kind: "rule", source },
  charging: { chapter: "charging", when: ["movement"], kind: "rule", source },
  psychology: { chapter: "special-rules", when: ["movement", "combat"], kind: "rule", source },
} as const satisfies { readonly [group: string]: Grouped<"rule" | "weapon"> };
export type Group = keyof typeof groups;
