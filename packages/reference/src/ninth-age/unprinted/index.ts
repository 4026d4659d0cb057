export { unprintedAfterCombatEntries } from "./after-combat.ts";
export { unprintedChargeEntries } from "./charging.ts";
export { unprintedCombatEntries } from "./combat.ts";
export { modelRuleEntries } from "./model-rules.ts";
export { unprintedMovementEntries } from "./moving.ts";
export { unprintedStartEntries } from "./start.ts";
export { weaponEntries } from "./weapons.ts";
