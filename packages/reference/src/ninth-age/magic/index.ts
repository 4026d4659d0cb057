import type { Entry } from "../../entry/entry.ts";
import { alchemyEntries } from "./alchemy.ts";
import { armyModifierEntries } from "./army-modifiers.ts";
import { cosmologyEntries } from "./cosmology.ts";
import { divinationEntries } from "./divination.ts";
import { druidismEntries } from "./druidism.ts";
import { druidismRuleEntries } from "./druidism-rules.ts";
import { evocationEntries } from "./evocation.ts";
import { fluxAndFizzleEntries } from "./flux-and-fizzle.ts";
import { hereditaryEntries } from "./hereditary.ts";
import { hereditaryFurtherEntries } from "./hereditary-further.ts";
import { hereditaryLateArmyEntries } from "./hereditary-late-armies.ts";
import { miscastEntries } from "./miscasts.ts";
import { occultismEntries } from "./occultism.ts";
import { pyromancyEntries } from "./pyromancy.ts";
import { runeAndTotemEntries } from "./runes-and-totems.ts";
import { shamanismEntries } from "./shamanism.ts";
import { spellTermEntries } from "./spell-terms.ts";
import { thaumaturgyEntries } from "./thaumaturgy.ts";
import { witchcraftEntries } from "./witchcraft.ts";

/** Everything The Ninth Age's sheets say on flux, miscasts, spells and army magic, in order of use. */
export const magicEntries: readonly Entry[] = [
  ...fluxAndFizzleEntries,
  ...miscastEntries,
  ...spellTermEntries,
  ...armyModifierEntries,
  ...alchemyEntries,
  ...cosmologyEntries,
  ...divinationEntries,
  ...druidismRuleEntries,
  ...druidismEntries,
  ...evocationEntries,
  ...occultismEntries,
  ...pyromancyEntries,
  ...shamanismEntries,
  ...thaumaturgyEntries,
  ...witchcraftEntries,
  ...hereditaryEntries,
  ...hereditaryFurtherEntries,
  ...hereditaryLateArmyEntries,
  ...runeAndTotemEntries,
];
