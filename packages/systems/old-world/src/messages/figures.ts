import { bestSave } from "../entries/rules/armour.ts";
import { fallBack, flight } from "../entries/rules/break-test.ts";
import { chargeToTheFront } from "../entries/rules/charge.ts";
import { armourBane } from "../entries/rules/keywords.ts";
import { overrun, pursue } from "../entries/rules/pursuit.ts";

/** The rules' numbers that sentences say, from the book. */
export const figures = {
  highest: chargeToTheFront.figures.cap,
  bestSave: bestSave.figures.best,
  bane: armourBane.figures.natural,
  flight: flight.figures.distance,
  fallBack: fallBack.figures.roll,
  pursuit: pursue.figures.distance,
  overrun: overrun.figures.distance,
} as const;
