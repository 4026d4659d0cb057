import { beastHerds } from "./beast-herds.ts";
import type { Army } from "./build.ts";
import { empireOfSonnstahl } from "./empire-of-sonnstahl.ts";
import { darkGodsHeirlooms, sonnstahlHeirlooms } from "./heirlooms.ts";
import { highbornElves } from "./highborn-elves.ts";
import { darkGodsLed, sonnstahlLed } from "./leaders.ts";
import { sonnstahlGuns } from "./sonnstahl-guns.ts";
import { darkGodsMagic, sonnstahlMagic } from "./wizards.ts";
import { warriorsOfTheDarkGods } from "./warriors-of-the-dark-gods.ts";

/** Armies that come with the program, by id. */
export const armies: { readonly [id: string]: Army } = {
  [empireOfSonnstahl.id]: empireOfSonnstahl,
  [warriorsOfTheDarkGods.id]: warriorsOfTheDarkGods,
  [sonnstahlGuns.id]: sonnstahlGuns,
  [highbornElves.id]: highbornElves,
  [beastHerds.id]: beastHerds,
  [sonnstahlLed.id]: sonnstahlLed,
  [darkGodsLed.id]: darkGodsLed,
  [sonnstahlHeirlooms.id]: sonnstahlHeirlooms,
  [darkGodsHeirlooms.id]: darkGodsHeirlooms,
  [sonnstahlMagic.id]: sonnstahlMagic,
  [darkGodsMagic.id]: darkGodsMagic,
};
export type { Army } from "./build.ts";
export { armyProblem } from "./check.ts";
export { randomArmy } from "./random.ts";
