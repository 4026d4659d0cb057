import type { Army } from "./build.ts";
import { empireOfSonnstahl } from "./empire-of-sonnstahl.ts";
import { warriorsOfTheDarkGods } from "./warriors-of-the-dark-gods.ts";

/** Armies that come with the program, by id. */
export const armies: { readonly [id: string]: Army } = {
  [empireOfSonnstahl.id]: empireOfSonnstahl,
  [warriorsOfTheDarkGods.id]: warriorsOfTheDarkGods,
};
export type { Army } from "./build.ts";
export { armyProblem } from "./check.ts";
export { randomArmy } from "./random.ts";
