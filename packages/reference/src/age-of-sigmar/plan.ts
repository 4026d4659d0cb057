import { nothing, type Plan } from "../layout.ts";

/** How its rules are laid out where they are read and printed. */
export const plan: Plan = {
  // Monsters have their own warscrolls; the names of alliances explain themselves; of names that no sheet explains there is nothing to read.
  leave:
    /^aos2\.(glossary\.listed-|roaming-monster\.list|core\.(endless-spell|balewind-keyword)-tooltip|keyword\.(order|chaos|destruction|death|nurgle)$)/,
  single: /^(keywords|allegiance-)/,
  brought: /^(allegiance-|realm-|endless-spells$|wandering-spells$|roaming-monsters$)/,
  lead: /behaviour-table$/,
  worded: nothing,
  across: [],
  fine: true,
};
