import { type IdIn, type ParametersIn, shelf } from "@tercio/entries";
import { HEAD, type RuleEntry } from "./define.ts";
import * as armyMagic from "./rules/army-magic.ts";
import * as armyPersons from "./rules/army-persons.ts";
import * as armyRules from "./rules/army-rules.ts";
import * as armyRulesMore from "./rules/army-rules-more.ts";
import * as attackAttributes from "./rules/attack-attributes.ts";
import * as attackEffects from "./rules/attack-effects.ts";
import * as breaking from "./rules/breaking.ts";
import * as champions from "./rules/champions.ts";
import * as characters from "./rules/characters.ts";
import * as commandGroup from "./rules/command-group.ts";
import * as drill from "./rules/drill.ts";
import * as duels from "./rules/duels.ts";
import * as heirlooms from "./rules/heirlooms.ts";
import * as lastBlows from "./rules/last-blows.ts";
import * as magic from "./rules/magic.ts";
import * as magicalMove from "./rules/magical-move.ts";
import * as manifestations from "./rules/manifestations.ts";
import * as modelRules from "./rules/model-rules.ts";
import * as movers from "./rules/movers.ts";
import * as natures from "./rules/natures.ts";
import * as objectives from "./rules/objectives.ts";
import * as orders from "./rules/orders.ts";
import * as panic from "./rules/panic.ts";
import * as presence from "./rules/presence.ts";
import * as psychology from "./rules/psychology.ts";
import * as shooting from "./rules/shooting.ts";
import * as shootingWeapons from "./rules/shooting-weapons.ts";
import * as specialAttacks from "./rules/special-attacks.ts";
import * as support from "./rules/support.ts";
import * as terrain from "./rules/terrain.ts";
import * as vanguard from "./rules/vanguard.ts";
import * as weapons from "./rules/weapons.ts";

/** Everything that is in force by an id and has an entry, one family a file. A new family is one line here; an entry is none. */
const families = {
  armyMagic,
  armyPersons,
  armyRules,
  armyRulesMore,
  attackAttributes,
  attackEffects,
  breaking,
  champions,
  characters,
  commandGroup,
  drill,
  duels,
  heirlooms,
  lastBlows,
  magic,
  magicalMove,
  manifestations,
  modelRules,
  movers,
  natures,
  objectives,
  orders,
  panic,
  presence,
  psychology,
  shooting,
  shootingWeapons,
  specialAttacks,
  support,
  terrain,
  vanguard,
  weapons,
} as const;

type Families = typeof families;

/** The ids of all entries. */
export type EntryId = IdIn<Families>;
/** The parameters of rules that have some, by their words. */
export type ParametersOf = ParametersIn<Families, typeof HEAD>;

export const { ruleEntries, stateWords, remembered, entryOf, wordsOf, figures, named } = shelf<RuleEntry>()(
  families,
  HEAD,
);
export { figuresOf } from "@tercio/entries";
