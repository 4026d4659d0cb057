import type { ByEdition, Row } from "../book/row.ts";
import { type Given, type RuleEntry, type StateEntry, type WordOf, wordOfId } from "./define.ts";
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
import * as lastBlows from "./rules/last-blows.ts";
import * as magic from "./rules/magic.ts";
import * as magicalMove from "./rules/magical-move.ts";
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
  lastBlows,
  magic,
  magicalMove,
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
/** One of them. */
type Entries = { [F in keyof Families]: Families[F][keyof Families[F]] }[keyof Families];
type Rules = Extract<Entries, RuleEntry>;

/** The ids of all entries, and the words by which profiles, effects and saves name them. */
export type EntryId = Rules["id"];
export type EntryWord = WordOf<EntryId> | Extract<Entries, StateEntry>["word"];

type WithParameters = Extract<Rules, { readonly parameters: object }>;
/** The parameters of rules that have some, by their words. */
export type ParametersOf = {
  readonly [E in WithParameters as WordOf<E["id"]>]: Given<E["parameters"]>;
};

const all = Object.values(families).flatMap((family): readonly (RuleEntry | StateEntry)[] => Object.values(family));
export const ruleEntries: readonly RuleEntry[] = all.filter((e): e is RuleEntry => "id" in e);
const byWord: ReadonlyMap<string, RuleEntry> = new Map(ruleEntries.map((e) => [wordOfId(e.id), e]));

/** The entry that profiles and effects name so, if there is one. */
export const entryOf = (word: string): RuleEntry | undefined => byWord.get(word);

/** The words of those entries of which this is true. */
export const wordsOf = (which: (entry: RuleEntry) => boolean): readonly string[] =>
  ruleEntries.filter(which).map((e) => wordOfId(e.id));

type Family = { readonly [name: string]: RuleEntry | StateEntry };
type WithFigures<E> = Extract<E, { readonly figures: Row | ByEdition }>;
type FiguresOf<F extends Family> = {
  readonly [E in WithFigures<F[keyof F]> as E extends RuleEntry ? E["id"] : never]: E["figures"];
};
/** The figures of such entries by their ids. */
export function figuresOf<const F extends Family>(family: F): FiguresOf<F> {
  const rows: { [id: string]: Row | ByEdition } = {};
  for (const entry of Object.values(family))
    if ("figures" in entry && entry.figures !== undefined) rows[entry.id] = entry.figures;
  return rows as FiguresOf<F>;
}
/** The rows of the book that are figures of entries. */
export const figures: { readonly [id: string]: Row | ByEdition } = Object.assign(
  {},
  ...Object.values(families).map((family) => figuresOf(family)),
);

type WithSaid = Extract<Rules, { readonly said: object }>;
type Narrowed = Extract<Rules, { readonly saidAgainst: object }>;
type Key = `rule.${EntryWord}` | `params.${WordOf<WithSaid["id"]>}` | `params.${WordOf<Narrowed["id"]>}-against`;

/** What entries are called, alone and with their parameters, by the keys of sentences. */
export function named(language: "en" | "fr"): { readonly [key in Key]: string } {
  const words: { [key: string]: string } = {};
  for (const entry of all) {
    if (!("id" in entry)) {
      words[`rule.${entry.word}`] = entry.name[language];
      continue;
    }
    const word = wordOfId(entry.id);
    words[`rule.${word}`] = entry.name[language];
    if (entry.said !== undefined) words[`params.${word}`] = entry.said[language];
    if (entry.saidAgainst !== undefined) words[`params.${word}-against`] = entry.saidAgainst[language];
  }
  return words as { readonly [key in Key]: string };
}
