import { printedDice, type SumOutcome } from "@tercio/dice";
import type { DiceQuestion } from "@tercio/kernel";
import { modelRules } from "../book/models.ts";
import { twoDice } from "../calculation/characteristics.ts";
import { DICE } from "../state/parameters.ts";

const { moreDice } = modelRules["t9a.rule.swiftstride"];
const both = (en: string, fr: string): DiceQuestion["title"] => ({ en, fr });
const reroll = both("a failed roll is made once more", "un jet raté est relancé");
const total = (outcome: unknown): number => (outcome as SumOutcome).total;

/** The sheet's two tables of chances, for any number: Charge Range, and a Discipline Test after a lost combat. */
export const diceQuestions: readonly DiceQuestion[] = [
  {
    id: "charge",
    title: both("chance to roll a Charge Range", "probabilité d’obtenir une portée de charge"),
    numbers: [
      {
        id: "needed",
        title: both("inches beyond the Advance Rate", "pouces au-delà du Mouvement simple"),
        least: 0,
        most: 30,
      },
    ],
    flags: [
      { id: "swiftstride", title: both("one more die, the lowest dropped", "un dé de plus, le plus bas retiré") },
      { id: "reroll", title: reroll },
    ],
    roll: (given) => {
      const needed = Number(given.needed);
      const again = given.reroll === true ? { reroll: { below: needed } } : {};
      return {
        dice: { ...twoDice(given.swiftstride === true ? moreDice : 0), ...again },
        passes: (o) => total(o) >= needed,
      };
    },
  },
  {
    id: "random-movement",
    title: both("chance to come so far by Random Movement", "probabilité d’aller aussi loin au hasard"),
    numbers: [{ id: "needed", title: both("inches", "pouces"), least: 2, most: 18 }],
    flags: [{ id: "third", title: both("three dice instead of two", "trois dés au lieu de deux") }],
    roll: (given) => ({
      dice: twoDice(0, printedDice(given.third === true ? DICE[1] : DICE[0])),
      passes: (o) => total(o) >= Number(given.needed),
    }),
  },
  {
    id: "break",
    title: both("chance to pass a Break Test", "probabilité de réussir un Test de moral"),
    numbers: [
      { id: "discipline", title: both("Discipline", "Discipline"), least: 0, most: 10 },
      {
        id: "difference",
        title: both("points by which the combat was lost", "points de retard au combat"),
        least: 0,
        most: 30,
        usual: 0,
      },
    ],
    flags: [
      { id: "minimised", title: both("one more die, the highest dropped", "un dé de plus, le plus haut retiré") },
      { id: "maximised", title: both("one more die, the lowest dropped", "un dé de plus, le plus bas retiré") },
      { id: "reroll", title: reroll },
    ],
    roll: (given) => {
      const needed = Math.max(0, Number(given.discipline) - Number(given.difference));
      const extra = given.minimised === true ? -1 : given.maximised === true ? 1 : 0;
      const again = given.reroll === true ? { reroll: { above: needed } } : {};
      return { dice: { ...twoDice(extra), ...again }, passes: (o) => total(o) <= needed };
    },
  },
];
