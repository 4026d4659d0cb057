import type { NinthAge, Seat } from "../state/state.ts";

type G = NinthAge;

/** The steps of a Player Turn before its Movement Phase, and those of that phase before units are moved. */
const BEFORE: { readonly [of in "turn" | "phase"]: readonly string[] } = {
  turn: ["start", "dust", "orders", "1"],
  phase: ["1", "1a", "2", "2a", "2b"],
};
const MOVES: readonly string[] = ["pivot", "advance", "march", "reform"];

const at = (game: G, sequence: string): string | undefined => game.stack.find((f) => f.sequence === sequence)?.at;

/** Has the Player Turn begun, but no phase of it? The phase on record is then that of the turn before. */
export const turnBegins = (game: G): boolean => {
  const turn = at(game, "player-turn");
  return turn !== undefined && turn !== "1" && BEFORE.turn.includes(turn);
};

/**
 * Is the Active Player still to move? As soon as one unit has, the others are judged as if they stayed where they are: they may
 * as well, and what is compared then is one move with another and with none at all.
 */
export function nobodyMoved(game: G): boolean {
  const turn = at(game, "player-turn");
  // A turn that is thought of has no steps yet.
  if (turn === undefined) return game.phase === "charge";
  if (turn !== "2") return BEFORE.turn.includes(turn);
  const phase = game.stack.find((f) => f.sequence === "movement-phase");
  if (phase === undefined || BEFORE.phase.includes(phase.at)) return true;
  return (
    phase.at === "3" &&
    phase.vars["done"] !== true &&
    !game.units.some((u) => u.seat === game.active && MOVES.includes(u.moved))
  );
}

/** Who may have the first turn, once all are deployed and it is rolled for it; null before and after that. */
export function mayBegin(game: G): readonly Seat[] | null {
  if (game.gameTurn > 0 || at(game, "first-turn") === undefined) return null;
  return game.firstTurn === null ? [0, 1] : [game.firstTurn];
}

/** The battle as it begins with this seat's turn. */
export const begunBy = (game: G, active: Seat): G => ({
  ...game,
  ...{ gameTurn: 1, playerTurn: 1, active, firstTurn: active, phase: "charge" },
});
