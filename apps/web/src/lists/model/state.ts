import {
  type ArmyList,
  type CategoryState,
  categoryStates,
  costOfList,
  type ListCost,
  listProblems,
  resolveList,
  type ResolvedList,
  type Problem,
} from "@tercio/rosters";
import type { Opened } from "./books.ts";

/** A list beside its book, with all that a screen tells of it: counted and checked once. */
export interface Told {
  readonly opened: Opened;
  readonly list: ArmyList;
  readonly m: ResolvedList;
  readonly cost: ListCost;
  readonly problems: readonly Problem[];
  readonly categories: readonly CategoryState[];
}

export function toldOf(opened: Opened, list: ArmyList): Told {
  const m = resolveList(opened.book, list);
  const cost = costOfList(m);
  return {
    opened,
    list,
    m,
    cost,
    problems: listProblems(opened.book, list),
    categories: categoryStates(m, cost),
  };
}

/** The unit that a place of a list lies in; null: the army as a whole. */
export function unitOf(where: string): number | null {
  const at = /^units\.(\d+)/.exec(where)?.[1];
  return at === undefined ? null : Number(at);
}

/** The place itself and those it lies in, the narrowest first. */
export function placesAround(where: string): readonly string[] {
  const parts = where.split(".");
  return parts.map((_, i) => parts.slice(0, parts.length - i).join("."));
}
