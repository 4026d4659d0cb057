import type { Frame } from "@tercio/kernel";
import type { NinthAge, Seat } from "../state/state.ts";
import { stands, standsIn, type Steps } from "../state/steps.ts";

type G = NinthAge;

/** The steps of a Player Turn before its Movement Phase, and those of that phase before units are moved. */
const BEFORE_ANY = ["start", "interludes"] as const;
const BEFORE_MOVEMENT = [...BEFORE_ANY, "1"] as const;
const BEFORE_MOVES = ["1", "interludes", "2", "random", "arriving"] as const;
const MOVES: readonly string[] = ["pivot", "advance", "march", "reform"];

const find = (game: G, sequence: keyof Steps): Frame | undefined => game.stack.find((f) => stands(f, sequence));

/** Has the Player Turn begun, but no phase of it? The phase on record is then that of the turn before. */
export const turnBegins = (game: G): boolean => standsIn(find(game, "player-turn"), "player-turn", BEFORE_ANY);

/**
 * Is the Active Player still to move? As soon as one unit has, the others are judged as if they stayed where they are: they may
 * as well, and what is compared then is one move with another and with none at all.
 */
export function nobodyMoved(game: G): boolean {
  const turn = find(game, "player-turn");
  // A turn that is thought of has no steps yet.
  if (turn === undefined) return game.phase === "charge";
  if (!stands(turn, "player-turn", "2")) return standsIn(turn, "player-turn", BEFORE_MOVEMENT);
  const phase = find(game, "movement-phase");
  if (phase === undefined || standsIn(phase, "movement-phase", BEFORE_MOVES)) return true;
  return (
    stands(phase, "movement-phase", "3") &&
    phase.vars["done"] !== true &&
    !game.units.some((u) => u.seat === game.active && MOVES.includes(u.moved))
  );
}

/** Who may have the first turn, once all are deployed and it is rolled for it; null before and after that. */
export function mayBegin(game: G): readonly Seat[] | null {
  if (game.gameTurn > 0 || find(game, "first-turn") === undefined) return null;
  return game.firstTurn === null ? [0, 1] : [game.firstTurn];
}

/** The battle as it begins with this seat's turn. */
export const begunBy = (game: G, active: Seat): G => ({
  ...game,
  ...{ gameTurn: 1, playerTurn: 1, active, firstTurn: active, phase: "charge" },
});
