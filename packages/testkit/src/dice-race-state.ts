import { type Core, type FrameOf, type Scenario, stepsOf, hasFields } from "@tercio/kernel";

/** The steps of its sequences. */
export interface Steps {
  readonly race: "next-turn" | "again";
  readonly turn: "draw" | "choose" | "roll" | "again";
}
export const { placeOf, stands } = stepsOf<Steps>();

export type Card = "double" | "guard" | "hidden";
export type Seat = 0 | 1;

/** A race to a number of points with one die and a small pack of cards: two players, no table, no units. */
export interface DiceRace extends Core {
  readonly stack: readonly FrameOf<Steps>[];
  readonly target: number;
  /** Turns after which the race ends whoever leads. */
  readonly lastTurn: number;
  readonly turn: number;
  readonly active: Seat;
  readonly scores: readonly [number, number];
  /** Points of this turn that are not banked yet. */
  readonly pot: number;
  readonly doubled: boolean;
  readonly guarded: boolean;
  readonly deck: readonly Card[];
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** What a guarded one does to the turn: a ruling. */
  readonly afterGuard: "turn-goes-on" | "turn-ends";
  readonly finished: boolean;
}

export type TurnAnswer =
  | { readonly do: "roll" }
  | { readonly do: "bank" }
  | { readonly do: "play"; readonly card: number };

/** A pair with the entry of one seat replaced. */
export const withSeat = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const starter = (): Scenario => ({
  edition: "dice-race",
  rulings: { "after-guard": "turn-goes-on" },
  setup: {
    target: 30,
    lastTurn: 60,
    deck: ["double", "guard", "double", "guard", "double", "guard", "double", "guard"],
  },
});

const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** Where a scenario is wrong, or null. */
export function scenarioFault(scenario: unknown): string | null {
  if (!hasFields(scenario)) return "file";
  const { edition, rulings, setup } = scenario;
  if (edition !== "dice-race") return "edition";
  if (!hasFields(rulings)) return "rulings";
  const after = rulings["after-guard"];
  if (after !== "turn-goes-on" && after !== "turn-ends") return "rulings.after-guard";
  if (!hasFields(setup)) return "setup";
  const { target, lastTurn, deck } = setup;
  if (!whole(target, 1, 1000)) return "setup.target";
  if (!whole(lastTurn, 1, 1000)) return "setup.lastTurn";
  if (!Array.isArray(deck) || deck.length > 20 || deck.some((c) => c !== "double" && c !== "guard"))
    return "setup.deck";
  return null;
}

export function setup(scenario: Scenario): DiceRace {
  const fault = scenarioFault(scenario);
  if (fault !== null) throw new Error(`the scenario is wrong at ${fault}`);
  const { target, lastTurn, deck } = scenario.setup as { target: number; lastTurn: number; deck: readonly Card[] };
  return {
    stack: [{ ...placeOf("race", ""), vars: {} }],
    target,
    lastTurn,
    turn: 0,
    active: 1,
    scores: [0, 0],
    pot: 0,
    doubled: false,
    guarded: false,
    deck,
    hands: [[], []],
    afterGuard: scenario.rulings["after-guard"] as DiceRace["afterGuard"],
    finished: false,
  };
}

/** Broken invariants in words: cards are conserved by number, scores are whole and never negative. */
export function invariants(game: DiceRace): readonly string[] {
  const wrong: string[] = [];
  if (game.stack.length > 3) wrong.push(`the stack is ${game.stack.length} deep`);
  for (const n of [...game.scores, game.pot])
    if (!Number.isInteger(n) || n < 0) wrong.push(`${n} is no number of points`);
  if (game.turn > game.lastTurn) wrong.push(`turn ${game.turn} is after the last`);
  if (game.deck.length + game.hands[0].length + game.hands[1].length > 20) wrong.push("cards appeared from nowhere");
  if (!game.finished && game.scores.some((s) => s >= game.target)) wrong.push("the race goes on after it was won");
  return wrong;
}
