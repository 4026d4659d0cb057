import { hasFields } from "@tercio/kernel";
import { type Check, list, oneOf, type Problem, shaped, text, whole } from "./shape.ts";

export const FORMAT = "tercio-army-list";
/** Raised when a file of before would be read otherwise. */
export const FORMAT_VERSION = 1;

/** An item by its slot and id: some are called alike in two slots. */
export interface Bought {
  readonly slot: string;
  readonly item: string;
}

/** A unit as a player lists it: ids of its army book. What is left out is not taken. */
export interface ListUnit {
  readonly entry: string;
  readonly models: number;
  /** General, Battle Standard Bearer. */
  readonly titles?: readonly string[];
  readonly options?: readonly string[];
  readonly command?: readonly string[];
  readonly mount?: { readonly mount: string; readonly options?: readonly string[] };
  readonly items?: readonly Bought[];
  /** Names of the spells that a wizard knows, where they are chosen with the list. */
  readonly spells?: readonly string[];
  /** Files that it deploys in; left out: as its game forms such a unit. */
  readonly files?: number;
}

/** An army as a player lists it. */
export interface ArmyList {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly system: string;
  /** The army book, by id. */
  readonly army: string;
  readonly name: string;
  /** Points that were agreed on. */
  readonly size: number;
  readonly units: readonly ListUnit[];
}

const MOST_UNITS = 60;
const ids = list(text, 0, 40);
const unitShape = shaped(
  { entry: text, models: whole(1, 500) },
  {
    titles: ids,
    options: ids,
    command: ids,
    mount: shaped({ mount: text }, { options: ids }),
    items: list(shaped({ slot: text, item: text }), 0, 20),
    spells: ids,
    files: whole(1, 100),
  },
);

const listShape: Check = shaped({
  format: oneOf(FORMAT),
  version: (v, where) => (v === FORMAT_VERSION ? null : oneOf(String(FORMAT_VERSION))(v, where)),
  system: text,
  army: text,
  name: text,
  size: whole(1, 100_000),
  units: list(unitShape, 0, MOST_UNITS),
});

/** Does a value say that it is such a list? Then it is checked as one. */
export const isList = (value: unknown): boolean => hasFields(value) && value.format === FORMAT;

/** A file as a list, or the first thing in it that is none. Never throws. */
export function readList(value: unknown): { readonly list: ArmyList } | { readonly problem: Problem } {
  const problem = listShape(value, "");
  return problem === null ? { list: value as ArmyList } : { problem };
}
