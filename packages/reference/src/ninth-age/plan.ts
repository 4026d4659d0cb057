import { nothing, type Plan } from "../layout.ts";

/** How its rules are laid out where they are read and printed. */
export const plan: Plan = {
  // What belongs to one army or one path each player pins for himself; what no sheet prints stays on the screen.
  leave:
    /^t9a\.(rule\.|glossary\.|table\.casting-thaumaturgy|magic-modifier\.|spell\.hereditary|hereditary|spell\.(battle-rune|totem)|battle-rune|totem)/,
  brought: /^(spells|hereditary)$/,
  single: /^(model-rules|weapons|items)$/,
  lead: /\.table\.(charge-range|to-wound|armour-save|casting|victory-points)$/,
  worded: nothing,
  across: ["probabilities"],
  fine: true,
};
