import type { Entry } from "../entry/entry.ts";
import { armour } from "./armour.ts";
import { artillery } from "./artillery.ts";
import { breakAndPursuit } from "./break-and-pursuit.ts";
import { charging } from "./charging.ts";
import { combat } from "./combat.ts";
import { combatResult } from "./combat-result.ts";
import { glossaryEntries } from "./glossary.ts";
import { loreBattleMagic } from "./lore-battle-magic.ts";
import { loreDaemonology } from "./lore-daemonology.ts";
import { loreDarkMagic } from "./lore-dark-magic.ts";
import { loreElementalism } from "./lore-elementalism.ts";
import { loreHighMagic } from "./lore-high-magic.ts";
import { loreIllusion } from "./lore-illusion.ts";
import { loreNecromancy } from "./lore-necromancy.ts";
import { loreWaaaghMagic } from "./lore-waaagh-magic.ts";
import { magic } from "./magic.ts";
import { miscast } from "./miscast.ts";
import { misfire } from "./misfire.ts";
import { movement } from "./movement.ts";
import { shooting } from "./shooting.ts";
import { specialRules } from "./special-rules.ts";
import { strategy } from "./strategy.ts";
import { terms } from "./terms.ts";
import { toWound } from "./to-wound.ts";
import { turn } from "./turn.ts";
import { unprinted } from "./unprinted.ts";
import { weaponsMelee } from "./weapons-melee.ts";
import { weaponsMissile } from "./weapons-missile.ts";

export { chapters, phases } from "./chapters.ts";
export { called } from "./called.ts";
export { plan } from "./plan.ts";
export { decisions } from "./decisions.ts";

/** Every entry of the Old World reference, chapter by chapter in the order of play. */
export const entries: readonly Entry[] = [
  ...turn,
  ...strategy,
  ...movement,
  ...charging,
  ...shooting,
  ...toWound,
  ...combat,
  ...combatResult,
  ...breakAndPursuit,
  ...magic,
  ...miscast,
  ...loreBattleMagic,
  ...loreDaemonology,
  ...loreDarkMagic,
  ...loreElementalism,
  ...loreHighMagic,
  ...loreIllusion,
  ...loreNecromancy,
  ...loreWaaaghMagic,
  ...weaponsMelee,
  ...weaponsMissile,
  ...armour,
  ...artillery,
  ...misfire,
  ...specialRules,
  ...unprinted,
  ...terms,
  ...glossaryEntries,
];
