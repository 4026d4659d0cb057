import type { Entry } from "../entry/entry.ts";
import { allegiance } from "./allegiance.ts";
import { allegianceChaos } from "./allegiance-chaos.ts";
import { allegianceDeath } from "./allegiance-death.ts";
import { allegianceDestruction } from "./allegiance-destruction.ts";
import { allegianceOrder } from "./allegiance-order.ts";
import { balewindVortex } from "./balewind-vortex.ts";
import { coreAttacks } from "./core-attacks.ts";
import { coreBattleshock } from "./core-battleshock.ts";
import { coreDice } from "./core-dice.ts";
import { coreMagic } from "./core-magic.ts";
import { coreMovement } from "./core-movement.ts";
import { coreWounds } from "./core-wounds.ts";
import { endlessSpells } from "./endless-spells.ts";
import { glossaryEntries } from "./glossary.ts";
import { keywordsTerms } from "./keywords-terms.ts";
import { keywordsUnits } from "./keywords-units.ts";
import { realmAqshy } from "./realm-aqshy.ts";
import { realmChamon } from "./realm-chamon.ts";
import { realmCharrwindCoast } from "./realm-charrwind-coast.ts";
import { realmEightpoints } from "./realm-eightpoints.ts";
import { realmGhur } from "./realm-ghur.ts";
import { realmGhyran } from "./realm-ghyran.ts";
import { realmHelleflux } from "./realm-helleflux.ts";
import { realmHysh } from "./realm-hysh.ts";
import { realmShyish } from "./realm-shyish.ts";
import { realmUlgu } from "./realm-ulgu.ts";
import { realmVaranthaxsMaw } from "./realm-varanthaxs-maw.ts";
import { realmsGeneral } from "./realms-general.ts";
import { roamingMonsters } from "./roaming-monsters.ts";
import { roamingMonstersBehaviour } from "./roaming-monsters-behaviour.ts";
import { roamingMonstersList } from "./roaming-monsters-list.ts";
import { abilities, unprinted } from "./unprinted.ts";
import { wanderingBehaviour } from "./wandering-behaviour.ts";
import { wanderingSpells } from "./wandering-spells.ts";
import { wanderingUnleashedPower } from "./wandering-unleashed-power.ts";

export { chapters, phases } from "./chapters.ts";
export { called } from "./called.ts";
export { plan } from "./plan.ts";
export { decisions } from "./decisions.ts";

/** Every entry of the Age of Sigmar 2 reference, chapter by chapter in the order of play. */
export const entries: readonly Entry[] = [
  ...coreDice,
  ...coreMovement,
  ...unprinted,
  ...coreAttacks,
  ...coreWounds,
  ...coreBattleshock,
  ...coreMagic,
  ...keywordsTerms,
  ...keywordsUnits,
  ...abilities,
  ...glossaryEntries,
  ...allegiance,
  ...allegianceOrder,
  ...allegianceChaos,
  ...allegianceDestruction,
  ...allegianceDeath,
  ...realmsGeneral,
  ...realmAqshy,
  ...realmChamon,
  ...realmGhur,
  ...realmGhyran,
  ...realmHysh,
  ...realmShyish,
  ...realmUlgu,
  ...realmHelleflux,
  ...realmCharrwindCoast,
  ...realmVaranthaxsMaw,
  ...realmEightpoints,
  ...balewindVortex,
  ...endlessSpells,
  ...wanderingBehaviour,
  ...wanderingSpells,
  ...wanderingUnleashedPower,
  ...roamingMonsters,
  ...roamingMonstersBehaviour,
  ...roamingMonstersList,
];
