import type { ArmyBook, Condition, Given } from "@tercio/rosters";

/** A figure of an army book: a number; dice, or what a special rule says; the rider’s with so much added; none. */
export type Figure = number | string | { readonly riders: number } | null;

/** An attacking part of a model as an army book prints it. */
export interface BookPart {
  readonly name: string;
  /** How many of them a model has, where it is not one. */
  readonly count?: number;
  readonly attackValue: Figure;
  readonly offensiveSkill: Figure;
  readonly strength: Figure;
  readonly armourPenetration: Figure;
  readonly agility: Figure;
  /** Rules and weapons of this part alone. */
  readonly given?: readonly Given[];
}

/** What an option makes of a profile: figures by name, those of parts in all of them. */
export interface BookChange {
  readonly when: Condition;
  readonly set?: { readonly [figure: string]: number | string };
  readonly add?: { readonly [figure: string]: number };
  readonly part?: BookPart;
}

/** A model as an army book prints it; rules and equipment stand with the entry. */
export interface BookProfile {
  readonly height: "Standard" | "Large" | "Gigantic";
  readonly type: "Infantry" | "Beast" | "Cavalry" | "Construct";
  /** Millimetres, width by depth; null where nobody knows it. */
  readonly base: readonly [number, number] | null;
  readonly round?: true;
  /** Inches. */
  readonly advanceRate: Figure;
  readonly marchRate: Figure;
  readonly discipline: Figure;
  readonly healthPoints: Figure;
  readonly defensiveSkill: Figure;
  readonly resilience: Figure;
  /** Without suit and shield. */
  readonly armour: Figure;
  readonly parts: readonly BookPart[];
  /** Characteristics of this army alone: the Aegis of daemons, what is raised again of the dead. */
  readonly own?: { readonly [figure: string]: number | string };
  readonly changes?: readonly BookChange[];
  /** The catalogue that its figures are of. */
  readonly source: string;
}

/** An army book of The Ninth Age; a profile that nobody printed is null. */
export type NinthAgeBook = ArmyBook<BookProfile | null>;
