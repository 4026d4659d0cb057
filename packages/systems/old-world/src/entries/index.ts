import { type IdIn, type ParametersIn, shelf, type WordOf } from "@tercio/entries";
import { HEADS, type RuleEntry } from "./define.ts";
import * as armour from "./rules/armour.ts";
import * as arrivals from "./rules/arrivals.ts";
import * as battle from "./rules/battle.ts";
import * as breakTest from "./rules/break-test.ts";
import * as charge from "./rules/charge.ts";
import * as chargers from "./rules/chargers.ts";
import * as combatResult from "./rules/combat-result.ts";
import * as fighting from "./rules/fighting.ts";
import * as fleeing from "./rules/fleeing.ts";
import * as leadership from "./rules/leadership.ts";
import * as ground from "./rules/ground.ts";
import * as keywords from "./rules/keywords.ts";
import * as moves from "./rules/moves.ts";
import * as psychology from "./rules/psychology.ts";
import * as pursuit from "./rules/pursuit.ts";
import * as reactions from "./rules/reactions.ts";
import * as skirmish from "./rules/skirmish.ts";
import * as specialRules from "./rules/special-rules.ts";
import * as strategy from "./rules/strategy.ts";
import * as troops from "./rules/troops.ts";
import * as turn from "./rules/turn.ts";
import * as melee from "./weapons/melee.ts";

/** Everything that is in force by an id and has an entry, one family a file. A new family is one line here; an entry is none. */
const families = {
  armour,
  arrivals,
  battle,
  breakTest,
  charge,
  chargers,
  combatResult,
  fighting,
  fleeing,
  ground,
  keywords,
  leadership,
  melee,
  moves,
  psychology,
  pursuit,
  reactions,
  skirmish,
  specialRules,
  strategy,
  troops,
  turn,
} as const;

type Families = typeof families;
/** The ids of all entries. */
export type EntryId = IdIn<Families>;
/** What the ids of weapons end with, and of armour that is worn: so profiles name them. */
export type WeaponId = WordOf<(typeof melee)[keyof typeof melee]["id"], "tow.weapon.melee.">;
type Worn = Extract<(typeof armour)[keyof typeof armour], { readonly figures: { readonly save: number } }>;
export type ArmourId = WordOf<Worn["id"], "tow.armour.">;
const isWorn = (e: (typeof armour)[keyof typeof armour]): e is Worn => "figures" in e && "save" in e.figures;

/** Weapons, and armour that is worn, shields aside, from the lightest. */
export const weapons = Object.values(melee);
export const wornArmour = Object.values(armour)
  .filter(isWorn)
  .toSorted((a, b) => b.figures.save - a.figures.save);

/** The parameters of rules that have some, by their words. */
export type ParametersOf = ParametersIn<Families, (typeof HEADS)[number]>;

export const { ruleEntries, entryOf, wordsOf, figures, named } = shelf<RuleEntry>()(families, ...HEADS);
