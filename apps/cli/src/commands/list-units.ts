import type { games } from "@tercio/games";
import { type CalculatorForm } from "@tercio/kernel";
import { resolveList, named } from "@tercio/rosters";
import { Wrong } from "../shared/systems.ts";
import { opened } from "./army.ts";

type Game = (typeof games)[number];

/** "my-list.json:Imperial Guard" or "my-list.json:3": a list and a unit of it, by its name or by its place from 1 on. */
const UNIT_OF_LIST = /^(.+\.json):([^:"{}]+)$/;

/** A unit of a list as a question names it, with all that it brings. @throws Wrong where the list has no such unit */
async function unitOf(game: Game, path: string, which: string): Promise<string> {
  const rosters = await game.rosters?.();
  if (rosters?.told === undefined) throw new Wrong(`${game.id} has no army lists to take units from`);
  const { book, list } = await opened(path, { system: game.id, lang: "en" });
  const all = resolveList(book, list);
  const names = all.units.map((u) => named(book, u.entry.name).en);
  const at = /^\d+$/.test(which)
    ? Number(which) - 1
    : names.findIndex((name) => name.toLowerCase() === which.trim().toLowerCase());
  const unit = all.units[at];
  if (unit === undefined) throw new Wrong(`${path}: no unit "${which}"; there are: ${names.join(", ")}`);
  const told = rosters.told(all, unit);
  if (told === null) throw new Wrong(`${path}: ${String(names[at])} cannot be played yet`);
  return told;
}

/** What was typed, with units of lists in full. @param keyOf under which name an option is read */
export async function withListUnits<O extends { readonly [id: string]: unknown }>(
  game: Game,
  { words = [] }: CalculatorForm,
  typed: O,
  keyOf: (id: string) => string,
): Promise<O> {
  const units: { [key: string]: string } = {};
  for (const word of words) {
    const key = keyOf(word.id);
    const [, path, which] = (word.piece === true && UNIT_OF_LIST.exec(String(typed[key] ?? ""))) || [];
    if (path !== undefined && which !== undefined) units[key] = await unitOf(game, path, which);
  }
  return { ...typed, ...units };
}
