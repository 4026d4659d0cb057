import { type ArmyList, costOfList, listProblems, resolveList } from "@tercio/rosters";
import type { Opened } from "./books.ts";
import { links } from "./route.ts";
import { keepList, newPlace } from "./shelf.ts";

/** Keeps a list in a place of its own, and opens it there, or goes where it is played. */
export function beginWith({ book }: Opened, list: ArmyList, to: (id: string) => string = links.list): void {
  const id = newPlace();
  const { points } = costOfList(resolveList(book, list));
  keepList({ id, list, army: book.name, points, wrong: listProblems(book, list).length });
  location.hash = to(id);
}
