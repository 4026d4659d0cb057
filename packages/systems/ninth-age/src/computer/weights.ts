import { length } from "../book/battle.ts";
import type { NinthAge, Seat } from "../state/state.ts";

/** A weight by Game Turn: the first two, the middle two, the last two. */
type ByTurn = readonly [number, number, number];

/** The same of any battle: what counts by its size is told for so many Army Points. */
const TOLD_AT = 1500;

/**
 * What the parts of a standing count for, in points of the Army List: set by judgement after a study of other battles, and
 * not fitted to this program's own yet (`npm run fit` regresses how battles ended on the parts).
 */
export const WEIGHTS = {
  /** To win the Secondary Objective for certain; at 1,500 Army Points. */
  objective: [300, 450, 550],
  /** What the side that charges next can do, and the other side after it. */
  next: [0.55, 0.6, 0.6],
  later: [0.2, 0.3, 0.3],
  /** What can be shot: in this turn, and in the next. */
  now: [0.9, 0.9, 0.9],
  soon: [0.4, 0.4, 0.3],
  /** An inch from the middle of the table. */
  inch: [4, 2.5, 2.5],
} as const satisfies { readonly [part: string]: ByTurn };

export const byTurn = (game: NinthAge, weights: ByTurn): number =>
  weights[game.gameTurn <= 2 ? 0 : game.gameTurn <= 4 ? 1 : 2];

const { gameTurns, playerTurnsPerGameTurn } = length["t9a.turn.game-length"];
/** Player Turns of a seat that have not begun yet. */
export function turnsToCome(game: NinthAge, seat: Seat): number {
  const left = Math.max(0, gameTurns * playerTurnsPerGameTurn - Math.max(1, game.playerTurn));
  return seat === game.active ? left >> 1 : (left + 1) >> 1;
}

/** How much larger a battle is than those that the weights are of. */
export const scale = (game: NinthAge): number => game.armyPoints / TOLD_AT;

/** Share of its worth that is left of a fleeing unit which rallies, and how much of what flees on is there to try again. */
export const RALLIED = 0.95;
export const FLEES_ON = 0.6;
/** Share of its cost that goes with a unit that breaks: mostly it is run down, sometimes it rallies. */
export const BROKEN = 0.7;
/** The same where nobody pursues it. */
export const UNPURSUED = 0.4;
/** What a share of its Health Points is worth to a unit that goes on. */
export const LOSS = 0.45;
/** The same where it is lost from afar: its Panic besides. */
export const AFAR = 0.6;
/** Inches that the enemy is thought to come on before the later side charges. */
export const COMES_ON = 4;
/** What is lost with a charge that fails: a little, and a share of the charger's cost, as it stands Shaken before the enemy. */
export const FAILING = { least: 8, share: 0.05 } as const;
/** What a Magic Die is worth that something else could still be cast with. */
export const DIE = 6;
/** What a Miscast costs on average: it strikes the Wizard and those around. */
export const MISCAST = 30;
