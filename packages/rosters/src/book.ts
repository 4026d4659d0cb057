import type { Bilingual } from "@tercio/kernel";

/** A span of whole numbers, both ends in it; an end that is left out is open. */
export interface Span {
  readonly least?: number;
  readonly most?: number;
}

/**
 * What must be so in a list. Of the unit that is asked about: `has` chosen one of these options, mounts, commands or
 * items, by id; `title` it bears; `mounted`; `is` one of these entries; `trait` of it, or of what it rides; `carries` one of
 * these rules or pieces of equipment, of its own, by an option or from what it rides; has so many `models`. Of the whole list: its agreed `size` in
 * points; `army`: some unit of it is so. `{ any: [] }` is never so.
 */
export type Condition =
  | { readonly has: readonly string[] }
  | { readonly title: string }
  | { readonly mounted: true }
  | { readonly is: readonly string[] }
  | { readonly trait: string }
  | { readonly carries: readonly string[] }
  | { readonly models: Span }
  | { readonly size: Span }
  | { readonly army: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Points: `once`, and for `each` model. */
export interface Cost {
  readonly once?: number;
  readonly each?: number;
}

/** How many at most; where conditions of `but` hold, the least of theirs instead. Those with the same `shared` count as one. */
export interface Limit {
  readonly most: number;
  readonly but?: readonly { readonly when: Condition; readonly most: number }[];
  readonly shared?: string;
}

/** A rule or a piece of equipment that comes with something; its figures are the game’s to read. */
export interface Given {
  readonly what: string;
  readonly when?: Condition;
  readonly figures?: { readonly [figure: string]: number | string | readonly string[] };
}

/** Something that may be chosen for a unit. */
export interface Option {
  /** Unique in its entry; of one inside another it begins with that one’s, where the plain word is taken. */
  readonly id: string;
  readonly name: string;
  /** Of what is chosen, where it is a rule or a piece of equipment with figures of its own. */
  readonly figures?: Given["figures"];
  /** Nothing where it is free. */
  readonly cost?: Cost;
  /** What it costs instead, the first that holds. */
  readonly but?: readonly { readonly when: Condition; readonly cost: Cost }[];
  readonly when?: Condition;
  /** Units of an army that may take what is called so. */
  readonly most?: Limit;
  /** Points of an army that may go into what is called so. */
  readonly points?: number;
  /** Rules and equipment that come with it. */
  readonly gives?: readonly Given[];
  readonly groups?: readonly Group[];
}

/** Options that belong together. */
export interface Group {
  readonly id: string;
  /** Empty for those that stand each by itself. */
  readonly name: string;
  readonly pick: "one" | "any";
  /** Something of it has to be taken. */
  readonly must?: true;
  /** What it has when nothing else is taken. */
  readonly usual?: string;
  readonly when?: Condition;
  /** Points that may go into it at most. */
  readonly budget?: number;
  readonly options: readonly Option[];
}

/** A mount that an entry may ride, and what it costs this rider. */
export interface Ride {
  readonly mount: string;
  readonly cost: number;
  /** What it costs instead, the first that holds. */
  readonly but?: readonly { readonly when: Condition; readonly cost: number }[];
  readonly when?: Condition;
  readonly most?: Limit;
}

/** What a unit may buy of the items: the book’s kit of that name, for so many points at most. */
export interface Kit {
  readonly kit: string;
  /** The first that holds; none: no limit. */
  readonly budget?: readonly { readonly when?: Condition; readonly most: number }[];
}

/** Places for items: so many of a slot, where something is so. */
export interface Slot {
  readonly slot: string;
  readonly most: number;
  readonly when?: Condition;
}

/** What units and mounts share: options and traits. `P` is what the game knows of such a model. */
export interface Choosable<P = unknown> {
  readonly id: string;
  readonly name: string;
  /** Categories that its points count in. */
  readonly categories: readonly string[];
  readonly groups?: readonly Group[];
  readonly traits: readonly string[];
  /** Rules and equipment that it has before anything is chosen. */
  readonly given?: readonly Given[];
  /** How heavily it weighs in a sum that an army may not exceed. */
  readonly weighs?: { readonly [sum: string]: number };
  readonly profile: P;
}

/** A kind of unit. */
export interface Entry<P = unknown> extends Choosable<P> {
  /** For its least number of models; `each`: for every further one. */
  readonly cost: Cost;
  /** What is added where something is so, once or for each model. */
  readonly more?: readonly { readonly when: Condition; readonly cost: Cost }[];
  readonly models: { readonly least: number; readonly most: Limit };
  /** Units of it in an army. */
  readonly most?: Limit;
  /** Models of it in an army. */
  readonly allModels?: Limit;
  readonly command?: readonly Option[];
  readonly rides?: readonly Ride[];
  readonly kits?: readonly Kit[];
  /** Titles that it may bear, and what they cost. */
  readonly titles?: { readonly [title: string]: number };
  /** Categories that it counts in besides, where something is so. */
  readonly also?: readonly { readonly when: Condition; readonly category: string }[];
}

export interface Item {
  /** Unique together with its slot and those who may have it. */
  readonly id: string;
  readonly name: string;
  readonly slot: string;
  readonly cost: number;
  readonly but?: readonly { readonly when: Condition; readonly cost: Cost }[];
  readonly when?: Condition;
  readonly most?: Limit;
  /** Entries that may have it; left out: whoever may have its kind. */
  readonly of?: readonly string[];
  /** A kit of its own, that no other item is in. */
  readonly kit?: string;
}

/** Share of the agreed points, in percent, that a category must or may have. */
export interface Share {
  readonly category: string;
  readonly kind: "least" | "most";
  readonly percent: number;
}

/** So many units of every army must be so. */
export interface Need {
  readonly id: string;
  readonly name: Bilingual;
  readonly unit: Condition;
  readonly units: Span;
}

/** What weighs in an army may be one for so many points at most, rounded up; `more` where some unit is so. */
export interface Sum {
  readonly id: string;
  readonly name: string;
  readonly per: number;
  readonly more?: readonly { readonly unit: Condition; readonly by: number }[];
}

/** All that an army may be made of: rows, no rules. Names are English; `french` has those that are known. */
export interface ArmyBook<P = unknown> {
  readonly id: string;
  readonly name: Bilingual;
  /** False: taken over as it was found, read by nobody. */
  readonly reviewed: boolean;
  /** Where its figures come from. */
  readonly source: string;
  readonly entries: readonly Entry<P>[];
  readonly mounts: readonly Choosable<P>[];
  readonly items: readonly Item[];
  readonly kits: { readonly [kit: string]: readonly Slot[] };
  /** What somebody may be to the army, and how many may. */
  readonly titles: { readonly [title: string]: Bilingual };
  readonly shares: readonly Share[];
  readonly needs: readonly Need[];
  readonly sums?: readonly Sum[];
  /** Names of rules and equipment by id. */
  readonly terms: { readonly [id: string]: string };
  readonly french: { readonly [name: string]: string };
}

/** What a name has in brackets at its end: an aim, which way, for whom. */
const BRACKETS = /^(.*?)((?: \([^()]*\))+)$/;

/** A name of a book in both languages; English where no other is known. What stands in brackets stays as it is. */
export function named({ french }: Pick<ArmyBook, "french">, name: string): Bilingual {
  const whole = french[name];
  if (whole !== undefined) return { en: name, fr: whole };
  const [, front = name, brackets = ""] = BRACKETS.exec(name) ?? [];
  return { en: name, fr: `${french[front] ?? front}${brackets}` };
}

/** Every option of these groups, those inside others too. */
export const optionsIn = (groups: readonly Group[] = []): readonly Option[] =>
  groups.flatMap((g) => g.options.flatMap((o) => [o, ...optionsIn(o.groups)]));
