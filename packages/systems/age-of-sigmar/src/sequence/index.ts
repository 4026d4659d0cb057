import type { Sequence } from "@tercio/kernel";
import type { Sigmar } from "../state/state.ts";
import { allocate, flight } from "./allocate.ts";
import { attack } from "./attack.ts";
import { battleshockPhase } from "./battleshock.ts";
import { chargePhase } from "./charge.ts";
import { combatPhase, fight } from "./combat.ts";
import { battleRound, game, turn } from "./game.ts";
import { movementPhase } from "./movement.ts";

/** All sequences, in the order of a battle. */
export const sequences: readonly Sequence<Sigmar>[] = [
  game,
  battleRound,
  turn,
  movementPhase,
  chargePhase,
  combatPhase,
  fight,
  attack,
  allocate,
  battleshockPhase,
  flight,
];
