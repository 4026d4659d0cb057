import { printedDice, type SumOutcome } from "@tercio/dice";
import { both, type DiceQuestion, type GivenNumbers, message, type CalculatorQuestion, varsOf } from "@tercio/kernel";
import { chargeRoll } from "./entries/rules/charge.ts";
import { rulings } from "./rulings/rulings.ts";
import { unitsPosed } from "./units-in-numbers.ts";
import { EDITION, type Setup, setup } from "./scene/setup.ts";
import { frameAt } from "./sequence/flow.ts";
import type { BreakResult, RoundVars } from "./sequence/vars.ts";
import type { OldWorld } from "./state/state.ts";
import { pursuitQuestion } from "./view/questions.ts";
import { recruit } from "./state/units.ts";
import { stands } from "./state/steps.ts";

/** Will a charge arrive? Sheet 003, `tow.charge.roll` and `tow.charge.range`. */
export const diceQuestions: readonly DiceQuestion[] = [
  {
    id: "charge",
    title: both("chance that a charge comes so far", "probabilité qu’une charge aille aussi loin"),
    numbers: [
      { id: "movement", title: both("Movement of the charger", "Mouvement du chargeur"), least: 0, most: 20 },
      { id: "distance", title: both("inches to the enemy", "pouces jusqu’à l’ennemi"), least: 0, most: 60 },
    ],
    flags: [],
    example: { movement: 4, distance: 9 },
    roll: ({ movement, distance }) => ({
      dice: { kind: "sum", ...printedDice(chargeRoll.figures.roll), dropLowest: 1 },
      passes: (o) => Number(movement) + (o as SumOutcome).total >= Number(distance),
    }),
  },
];

/** Two units of twenty face to face: neither is beside the other too weak to fall back. */
function lost({ leadership }: GivenNumbers): OldWorld {
  const men = { ...recruit, models: 20, files: 5 };
  const units: Setup["units"] = [
    { ...men, name: both("Winners", "Vainqueurs"), seat: 0 },
    { ...men, name: both("Losers", "Vaincus"), seat: 1, leadership: Number(leadership) },
  ];
  const contacts = [
    { charger: 0, charged: 1, facing: "front" as const, chargerModels: 5, chargedModels: 5, inches: 5, turn: 1 },
  ];
  const chosen = Object.fromEntries(rulings.map((r) => [r.id, r.default]));
  return setup({
    edition: EDITION,
    rulings: chosen,
    setup: { units, contacts, first: 0, maximumTurns: 12 } satisfies Setup,
  });
}

/** A round that the first of the two has won, its Break test over. */
const decided = (result: BreakResult): RoundVars => ({
  ...{ units: [0, 1], winner: 0, losers: [1], difference: 1, wounds: [0, 0], excess: [0, 0], plans: [] },
  results: [{ unit: 1, result }],
});

/** What a Break test comes to, as `--json` tells it. */
const RESULTS = {
  breaks: "breaks",
  "falls-back": "fallsBack",
  "gives-ground": "givesGround",
} as const satisfies { readonly [result in BreakResult]?: string };
const named = (result: BreakResult): string => (result in RESULTS ? RESULTS[result as keyof typeof RESULTS] : result);
const DECIDED = "follow-up-and-pursuit";

/** What becomes of who has lost a combat: its Break test, by the very step of the round; and of two units. */
export const posed: readonly CalculatorQuestion<OldWorld>[] = [
  ...unitsPosed,
  {
    id: "break",
    title: both("chance that who has lost a combat breaks", "probabilité que le vaincu d’un combat s’effondre"),
    numbers: [
      { id: "leadership", title: both("Leadership", "Commandement"), least: 1, most: 10 },
      {
        id: "lost-by",
        title: both("points by which the combat was lost", "points de retard au combat"),
        least: 1,
        most: 40,
      },
    ],
    flags: [],
    example: { leadership: 8, "lost-by": 3 },
    pose(given) {
      const game = lost(given);
      const units = [0, 1];
      const vars: RoundVars = {
        ...{ units, winner: 0, losers: [1], difference: Number(given["lost-by"]) },
        ...{ wounds: [0, 0], excess: [0, 0], results: [], plans: [] },
      };
      return {
        id: "break",
        label: message("roll.break", {
          unit: { key: "@", values: both("Losers", "Vaincus") },
          need: Number(given.leadership),
          difference: Number(given["lost-by"]),
        }),
        start: { ...game, stack: [frameAt("combat", "break-test", vars)] },
        stop: (top) => stands(top, "combat", DECIDED),
        result(g) {
          const top = g.stack[g.stack.length - 1];
          if (top === undefined || !stands(top, "combat", DECIDED)) return null;
          const found = varsOf<RoundVars>(top).results.find((r) => r.unit === 1)?.result;
          return found === undefined ? null : named(found);
        },
        results: (["breaks", "falls-back", "gives-ground"] as const).map((result) => ({
          id: named(result),
          label: message(`odds.unit.${result}`),
        })),
      };
    },
    counts: (result) => result === RESULTS.breaks,
  },
  {
    id: "pursuit",
    title: both("chance that pursuers catch who runs", "probabilité que les poursuivants rattrapent l’unité en fuite"),
    numbers: [],
    flags: [
      {
        id: "in-good-order",
        title: both("it falls back in good order", "elle recule en bon ordre"),
      },
    ],
    example: {},
    pose(given) {
      const result: BreakResult = given["in-good-order"] === true ? "falls-back" : "breaks";
      return pursuitQuestion(lost({ leadership: recruit.leadership }), decided(result), 0, 1);
    },
    counts: (result) => result === "caught",
  },
];
