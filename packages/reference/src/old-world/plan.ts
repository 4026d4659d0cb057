import { type Plan } from "../layout.ts";

/** How its rules are laid out where they are read and printed. */
export const plan: Plan = {
  // Words that the chapters above explain where they are used.
  leave:
    /^tow\.(glossary\.|keyword\.(signature-spell|non-magical-attack|cover|rank-bonus|perfect-invocation|misfire-tables-assignment)$)/,
  brought: /^lore-/,
  single: /^(special-rules|weapons-melee|weapons-missile|armour|artillery)$/,
  lead: /to-hit-modifier\.list|to-hit\.shooting|weapons\.missile|table\.artillery|calculate-combat-result/,
  worded: /^tow\.miscast/,
  across: [],
  fine: true,
};
