export { unprintedCombatEntries } from "./combat.ts";
export { modelRuleEntries } from "./model-rules.ts";
export { weaponEntries } from "./weapons.ts";
