import { printedDice, type Sum } from "@tercio/dice";
import { fallBack } from "../entries/rules/break-test.ts";
import { fleeMove } from "../entries/rules/fleeing.ts";

/** Dice with one more of the same, where its owner adds it. */
export const withMore = ({ dice, sides }: ReturnType<typeof printedDice>, more: boolean) => ({
  ...{ dice: more ? dice + 1 : dice, sides },
});

/** How far a unit flees, from wherever and for whatever reason: inches. */
export const fleeDice = (more = false): Sum => ({
  kind: "sum",
  ...withMore(printedDice(fleeMove.figures.distance), more),
});
/** How far it falls back in good order: inches. */
export const fallBackDice: Sum = { kind: "sum", ...printedDice(fallBack.figures.roll), dropLowest: 1 };
