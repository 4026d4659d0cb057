import type { Entry } from "./entry.ts";

/** What only names or keeps order: rows told in their table, monsters of whom a sheet has the name, what only lists name, steps that only begin or end. */
const MINOR =
  /^aos2\.(wandering|roaming-monster)\.behaviour-table\.|^aos2\.roaming-monster\.list\.|^aos2\.core\.(endless-spell|balewind-keyword)-tooltip$|^(t9a|tow|aos2)\.glossary\.listed-|^t9a\.sequence\.(charge\.charge-phase\.[1467]|movement\.movement-phase\.[145]|magic\.magic-phase\.[156]|shooting\.shooting-phase\.[134]|melee\.melee-phase\.[156]|melee\.round-of-combat\.16)$/;

/** Whether an entry is there for completeness: it is marked so, and found below those that say more. */
export const isMinor = (entry: Entry): boolean => MINOR.test(entry.id);
