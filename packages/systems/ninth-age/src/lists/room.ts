import {
  type ArmyBook,
  type ArmyList,
  type ResolvedUnit,
  type ResolvedList,
  readList,
  type StartingList,
} from "@tercio/rosters";
import type { SeenRosters } from "@tercio/board";
import { converted } from "../armies/convert.ts";
import { fielded, unitOnField } from "../armies/field.ts";
import { namesOfUnit } from "../armies/list-names.ts";
import { bookNames, openBook } from "../armies/open-book.ts";
import type { BookProfile } from "../armies/profile.ts";
import { toldUnit } from "../scene/told.ts";
import { cardOf } from "./card.ts";

type P = BookProfile | null;

/** A list of `tools/ready-armies.ts`, by the name of its book and its points. */
function readyArmy(list: ArmyList): StartingList {
  const name = bookNames.find((b) => b.id === list.army)?.name ?? { en: list.army, fr: list.army };
  return {
    name: { en: `${name.en} in ${list.size} points`, fr: `${name.fr} en ${list.size} points` },
    list: { ...list, name: `${name.en} in ${list.size} points` },
  };
}

/** Army books of The Ninth Age, and what the game makes of lists by them. */
export const rosters: SeenRosters = {
  books: bookNames,
  // No rule: half an evening, an evening, a day.
  sizes: [1500, 2000, 3000, 4500],
  open: openBook,
  lists: async () => {
    const [own, carried] = await Promise.all([
      import("../armies/books/lists-own.ts"),
      import("../armies/books/lists.ts"),
    ]);
    return [...own.ownLists, ...carried.lists].map((list) => ({
      name: { en: list.name, fr: own.frenchNames[list.name] ?? list.name },
      list,
    }));
  },
  ready: async () => {
    const { default: lists } = await import("../armies/books/ready.json", { with: { type: "json" } });
    const read = lists.flatMap((value) => {
      const made = readList(value);
      return "list" in made ? [readyArmy(made.list)] : [];
    });
    return read.sort((p, q) => p.list.size - q.list.size);
  },
  convert: converted,
  // A book that was opened here is one of ours.
  names: (m, u) => namesOfUnit(m as ResolvedList<P>, u as ResolvedUnit<P>),
  field: (book, list) => fielded(book as ArmyBook<P>, list),
  card: (m, u) => cardOf(m as ResolvedList<P>, u as ResolvedUnit<P>),
  told(m, u) {
    const made = unitOnField(m as ResolvedList<P>, u as ResolvedUnit<P>);
    return "problem" in made ? null : toldUnit(made);
  },
};
