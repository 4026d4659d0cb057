import type { Sequence } from "@tercio/kernel";
import type { NinthAge } from "../state.ts";
import { chargeMove } from "./charge.ts";
import { chargePhase } from "./charge-phase.ts";
import { chargeReaction } from "./charge-reaction.ts";
import { fearTests, meleePhase } from "./melee.ts";
import { movementPhase, rally } from "./movement.ts";
import { dangerousTerrain, flee } from "./flight.ts";
import { panicTests } from "./panic.ts";
import { magicPhase, shootingPhase } from "./phases.ts";
import { deploymentPhase } from "./deployment.ts";
import { objectiveChoices, pickUp, putDown } from "./objectives.ts";
import { preGame } from "./pre-game.ts";
import { roundOfCombat } from "./round-of-combat.ts";
import { playerTurn, wholeGame } from "./turn.ts";

/** All numbered sequences, in the order of the book. */
export const sequences: readonly Sequence<NinthAge>[] = [
  wholeGame,
  preGame,
  objectiveChoices,
  deploymentPhase,
  playerTurn,
  pickUp,
  putDown,
  chargePhase,
  chargeReaction,
  chargeMove,
  movementPhase,
  rally,
  magicPhase,
  shootingPhase,
  meleePhase,
  roundOfCombat,
  fearTests,
  panicTests,
  flee,
  dangerousTerrain,
];
