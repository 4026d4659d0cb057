import { there } from "@tercio/kernel";
import type { UnitEntry } from "../state/state.ts";
import { beastHerds } from "./beast-herds.ts";
import type { Army } from "./build.ts";
import { armyProblem } from "./check.ts";
import { empireOfSonnstahl } from "./empire-of-sonnstahl.ts";
import { highbornElves } from "./highborn-elves.ts";
import { sonnstahlGuns } from "./sonnstahl-guns.ts";
import { warriorsOfTheDarkGods } from "./warriors-of-the-dark-gods.ts";

/** Gives a whole number from 1 to `sides`, each as likely. */
interface Source {
  next(sides: number): number;
}
const BOOKS: readonly Army[] = [empireOfSonnstahl, warriorsOfTheDarkGods, sonnstahlGuns, highbornElves, beastHerds];
const MOST_MODELS = 60;
const MOST_FILES = 20;

const between = (source: Source, low: number, high: number): number => low + source.next(high - low + 1) - 1;

/** A unit of a book in another size and formation, three of four times with each of those that lead it. */
function randomUnit(entry: UnitEntry, source: Source): UnitEntry {
  // War machines stand alone.
  const alone = entry.rules.includes("war-machine");
  const most = alone ? 1 : Math.min(MOST_MODELS, entry.models * 2);
  const models = between(source, Math.ceil(entry.models / 3), most);
  // Now and then a column or a line; mostly what people play.
  const [low, high] = source.next(6) === 1 ? [1, MOST_FILES] : [3, 10];
  const files = Math.min(models, between(source, low, high));
  const has = (may: boolean): boolean => source.next(4) > 1 && may;
  return {
    ...entry,
    models,
    files,
    champion: has(entry.champion),
    standard: has(entry.standard),
    musician: has(entry.musician),
    pointCost: Math.ceil((entry.pointCost * models) / entry.models),
  };
}

/** An army of `least` to `most` units drawn from one book; the same numbers of the source give the same army. */
export function randomArmy(source: Source, least: number, most: number): Army {
  const book = there(BOOKS[source.next(BOOKS.length) - 1]);
  const units = Array.from({ length: between(source, least, most) }, () =>
    randomUnit(there(book.units[source.next(book.units.length) - 1]), source),
  );
  const army: Army = { ...book, units };
  const problem = armyProblem(army);
  if (problem !== null) throw new Error(`a random army is not legal: ${problem.where}`);
  return army;
}
