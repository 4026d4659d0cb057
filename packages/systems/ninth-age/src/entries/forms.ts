import { listOf, oneOf, optional, text, whole } from "./define.ts";

/** Dice whose total is a number of inches. */
export const DICE = ["2D6", "3D6"] as const;

/** What a wound may count as. */
export const WOUNDS = ["2", "3", "D3", "D3+1", "D6"] as const;

/** Hits of a Special Attack, or another number that is rolled; what is added to dice is added to one die alone. */
export const HITS = [
  ...(["1", "2", "3", "4", "D3", "D3+1", "D3+2", "D3+3"] as const),
  ...(["D6", "D6+1", "D6+2", "D6+3", "D6+4", "D6+5", "D6+6", "2D3", "3D3", "2D6"] as const),
] as const;

/**
 * Against whom or against what alone a rule speaks: any of these, each of them words that must all be true. Of the
 * target its Height, its Type, a rule that it has, that it is a Character; of an attack what it is.
 */
export const AGAINST = [
  ...(["Standard", "Large", "Gigantic", "Infantry", "Beast", "Cavalry", "Construct", "Character", "fly"] as const),
  ...(["flaming-attacks", "magical-attacks", "no magical-attacks", "toxic-attacks"] as const),
  ...(["melee", "shooting", "special"] as const),
  ...(["Large Infantry", "Large Beast", "Large Cavalry"] as const),
] as const;

/** Health Points that come back at a time. */
export const BACK = ["D3", "D3+1", "D3+2", "D3+4", "D6+4", "2D6+4"] as const;

/** Rules that a charge may give. */
export const CHARGE_GIVES = [
  ...(["battle-focus", "distracting", "fear", "fight-in-extra-rank", "lethal-strike", "poison-attacks"] as const),
  "terror",
] as const;

/** The Paths of Magic. */
export const PATHS = [
  ...(["alchemy", "cosmology", "divination", "druidism", "evocation"] as const),
  ...(["occultism", "pyromancy", "shamanism", "thaumaturgy", "witchcraft"] as const),
] as const;

/** The levels of Wizards, from the lowest. */
export const LEVELS = ["wizard-apprentice", "wizard-adept", "wizard-master"] as const;

/** Special rules that a model has by its Type and by its Height (sheet 000, Model Type and Height). */
export const RULES_OF_TYPE = {
  Infantry: [],
  Beast: ["swiftstride"],
  Cavalry: ["cannot-be-stomped", "swiftstride", "tall"],
  Construct: ["cannot-use-stomp", "chariot"],
} as const;
export const RULES_OF_HEIGHT = {
  Standard: [],
  Large: ["stomp-1"],
  Gigantic: ["fear", "massive-bulk", "stomp-d6", "terror", "towering-presence"],
} as const;

/** What somebody may command, by the rule by which he does. */
export const ORDERS = {
  orders: ["order-forward", "order-steady", "order-fire"],
  "master-of-stone": ["order-stone"],
} as const;

/** What the hits of a Breath Attack may be like. */
export const BREATH = [
  ...(["divine-attacks", "flaming-attacks", "magical-attacks", "poison-attacks", "toxic-attacks"] as const),
] as const;

export const FLAMES = ["flaming-attacks"] as const;

/** What a charge adds to a characteristic. */
export const bonus = whole(1, 5);

/**
 * Of a Wizard: its path, all that it may learn from where there are several, the spell of its army, and the paths that it
 * could have taken but has not, where its army has a use for them.
 */
export const ofWizard = {
  path: oneOf(...PATHS),
  hereditary: optional(text),
  paths: optional(listOf(PATHS, PATHS.length, 2)),
  others: optional(listOf(PATHS, PATHS.length)),
} as const;
