import * as modelRules from "../entries/rules/model-rules.ts";
import { type HandOutcome, printedDice, type SumOutcome } from "@tercio/dice";
import { both, type DiceQuestion } from "@tercio/kernel";
import { castings } from "../book/magic.ts";
import { dispelChance, judgeCasting, JUDGED_MISCAST, magicDice } from "../calculation/casting.ts";
import { twoDice } from "../calculation/characteristics.ts";
import { DICE } from "../entries/forms.ts";

const { moreDice } = modelRules.swiftstride.figures;
const { least: LEAST, most: MOST } = castings["t9a.rule.casting-dice"];
const reroll = both("re-roll of a failed roll", "relance d’un jet raté");
const total = (outcome: unknown): number => (outcome as SumOutcome).total;

const CHARGE = "t9a.table.charge-range";
const DISCIPLINE = "t9a.table.discipline-test";

/** What the sheet's tables of chances tell, for any number: Charge Range, Discipline Test, also after a lost combat, Casting. */
export const diceQuestions: readonly DiceQuestion[] = [
  {
    id: "charge",
    title: both("chance to roll a Charge Range", "probabilité d’obtenir une portée de charge"),
    numbers: [
      {
        id: "need",
        title: both("inches beyond the Advance Rate", "pouces au-delà du Mouvement simple"),
        least: 0,
        most: 30,
      },
    ],
    flags: [
      {
        id: "swiftstride",
        title: both(
          "Swiftstride: one more die, the lowest dropped",
          "Course rapide\u00a0: un dé de plus, le plus bas retiré",
        ),
      },
      { id: "reroll", title: reroll },
    ],
    example: { need: 7 },
    tables: [
      {
        ...{ over: "need", from: 2, to: 12 },
        rows: [
          { id: `${CHARGE}.charge`, given: {} },
          { id: `${CHARGE}.charge-swiftstride`, given: { swiftstride: true } },
          { id: `${CHARGE}.charge-reroll`, given: { reroll: true } },
          { id: `${CHARGE}.charge-swiftstride-reroll`, given: { swiftstride: true, reroll: true } },
        ],
      },
    ],
    roll: (given) => {
      const needed = Number(given.need);
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
    numbers: [{ id: "need", title: both("inches", "pouces"), least: 2, most: 18 }],
    flags: [{ id: "third", title: both("three dice instead of two", "trois dés au lieu de deux") }],
    example: { need: 8 },
    roll: (given) => ({
      dice: twoDice(0, printedDice(given.third === true ? DICE[1] : DICE[0])),
      passes: (o) => total(o) >= Number(given.need),
    }),
  },
  {
    id: "discipline",
    title: both("chance to pass a Discipline Test", "probabilité de réussir un Test de discipline"),
    numbers: [
      { id: "value", title: both("Discipline", "Discipline"), least: 0, most: 10 },
      {
        id: "difference",
        title: both("points by which the combat was lost", "points de retard au combat"),
        least: 0,
        most: 30,
        usual: 0,
      },
    ],
    flags: [
      {
        id: "minimised",
        title: both(
          "Minimised Roll: one more die, the highest dropped",
          "Jet minimisé\u00a0: un dé de plus, le plus haut retiré",
        ),
      },
      {
        id: "maximised",
        title: both(
          "Maximised Roll: one more die, the lowest dropped",
          "Jet maximisé\u00a0: un dé de plus, le plus bas retiré",
        ),
      },
      { id: "reroll", title: reroll },
    ],
    example: { value: 8, difference: 2 },
    tables: [
      {
        ...{ over: "value", from: 2, to: 10 },
        rows: [
          { id: `${DISCIPLINE}.2d6`, given: {} },
          { id: `${DISCIPLINE}.2d6-reroll`, given: { reroll: true } },
          { id: `${DISCIPLINE}.minimised`, given: { minimised: true } },
          { id: `${DISCIPLINE}.minimised-reroll`, given: { minimised: true, reroll: true } },
          { id: `${DISCIPLINE}.maximised`, given: { maximised: true } },
          { id: `${DISCIPLINE}.maximised-reroll`, given: { maximised: true, reroll: true } },
        ],
      },
    ],
    roll: (given) => {
      const needed = Math.max(0, Number(given.value) - Number(given.difference ?? 0));
      const extra = given.minimised === true ? -1 : given.maximised === true ? 1 : 0;
      const again = given.reroll === true ? { reroll: { above: needed } } : {};
      return { dice: { ...twoDice(extra), ...again }, passes: (o) => total(o) <= needed };
    },
  },
  {
    id: "cast",
    title: both("chance to cast a spell", "probabilité de lancer un sort"),
    numbers: [
      { id: "dice", title: both("Magic Dice", "dés de magie"), least: LEAST, most: MOST },
      { id: "value", title: both("Casting Value", "valeur de lancement"), least: 0, most: 60 },
      { id: "bonus", title: both("added to the roll", "ajouté au jet"), least: -9, most: 9, usual: 0 },
      { id: "miscast", title: both("Miscast Modifier", "modificateur de Fiasco"), least: -1, most: 1, usual: 0 },
      {
        id: "dispel-dice",
        title: both("Magic Dice against it", "dés de magie pour le dissiper"),
        least: 0,
        most: 20,
        usual: 0,
      },
    ],
    flags: [
      { id: "thaumaturgy", title: both("a spell of Thaumaturgy", "un sort de Thaumaturgie") },
      {
        id: "miscasts",
        title: both(
          "the chance of a Miscast, broken concentration with it",
          "la probabilité d’un Fiasco, perte de concentration comprise",
        ),
      },
    ],
    example: { dice: 3, value: 9, "dispel-dice": 2 },
    tables: [false, true].map((thaumaturgy) => ({
      ...{ over: "value", from: 3, to: 18 },
      rows: [1, 2, 3, 4, 5].map((dice) => ({
        id: `t9a.table.casting${thaumaturgy ? "-thaumaturgy" : ""}.${dice}d6`,
        given: { dice, thaumaturgy },
      })),
      last: { title: both("Miscast", "Fiasco"), given: { value: 0, miscasts: true } },
    })),
    roll: (given) => {
      const again = given.thaumaturgy === true;
      const shift = Number(given.miscast ?? 0) + (again ? JUDGED_MISCAST : 0);
      const against = Number(given["dispel-dice"] ?? 0);
      return {
        dice: magicDice(Number(given.dice), again),
        passes: (o) => {
          const { faces } = o as HandOutcome;
          const cast = judgeCasting(faces, Number(given.bonus ?? 0), Number(given.value), shift);
          const counts = given.miscasts === true ? (cast.miscast ?? 0) > 0 : cast.passed;
          // What breaks the concentration needs no dispelling.
          return counts ? 1 - (cast.passed ? dispelChance(against, cast.total) : 0) : 0;
        },
      };
    },
  },
];
