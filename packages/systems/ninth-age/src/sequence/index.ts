import type { Sequence } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import { combatReforms } from "./after-combat.ts";
import { chargeContact, chargeMove } from "./charge.ts";
import { chargePhase } from "./charge-phase.ts";
import { chargeReaction, redirect } from "./charge-reaction.ts";
import { fearTests, meleePhase } from "./melee.ts";
import { useItems } from "./use-items.ts";
import { joining } from "./joining.ts";
import { march, movementPhase, rally, returns } from "./movement.ts";
import { dangerousTerrain } from "./dangerous-terrain.ts";
import { flee } from "./flight.ts";
import { panicked, panicTests } from "./panic.ts";
import { artillery } from "./artillery.ts";
import { misfire } from "./misfire.ts";
import { shooting, shootingPhase } from "./shooting.ts";
import { volley } from "./volley.ts";
import { combatResults, initiativeSteps, roundsOfCombat } from "./copies.ts";
import { duel } from "./duel.ts";
import { initiativeOrder } from "./initiative-order.ts";
import { deploymentPhase, firstTurn, whoDeploysFirst } from "./deployment.ts";
import { hillChoices, objectiveChoices, pickUp, putDown } from "./objectives.ts";
import { battlefield, deploymentType, deploymentZones, preGame, secondaryObjective } from "./pre-game.ts";
import { fleeDistances, moveFleeing, movePursuing, pursuer } from "./pursuit.ts";
import { arrive, scouts, specialDeployment } from "./special-deployment.ts";
import { randomMovement } from "./random-movement.ts";
import { casting } from "./casting.ts";
import { boundSpell, castingAttempt, dispellingAttempt } from "./casting-attempt.ts";
import { magicRoll } from "./magic-roll.ts";
import { offeringBlood, sacrificing, walkingTheVeil } from "./spell-paid.ts";
import { magicPhase } from "./magic-phase.ts";
import { siphoned } from "./after-siphon.ts";
import { magicalMove, magicalMoves } from "./magical-move.ts";
import { reprisal } from "./reprisal.ts";
import { spellMarker } from "./spell-marker.ts";
import { mending } from "./mending.ts";
import { rebirth, reborn } from "./rebirth.ts";
import { firstGate, gateway } from "./gateway.ts";
import { miasma } from "./miasma.ts";
import { saves } from "./saves.ts";
import { miscast } from "./miscast.ts";
import { selectSpells } from "./select-spells.ts";
import { spell } from "./spell.ts";
import { spellHits } from "./spell-hits.ts";
import { dust } from "./dust.ts";
import { orders } from "./orders.ts";
import { sweep } from "./sweep.ts";
import { playerTurn, wholeGame } from "./turn.ts";
import { vanguard } from "./vanguard.ts";

/** All numbered sequences, in the order of the book. */
export const sequences: readonly Sequence<NinthAge>[] = [
  wholeGame,
  preGame,
  battlefield,
  deploymentType,
  secondaryObjective,
  deploymentZones,
  objectiveChoices,
  hillChoices,
  selectSpells,
  specialDeployment,
  deploymentPhase,
  whoDeploysFirst,
  firstTurn,
  scouts,
  vanguard,
  playerTurn,
  dust,
  orders,
  pickUp,
  putDown,
  chargePhase,
  chargeReaction,
  redirect,
  chargeMove,
  chargeContact,
  movementPhase,
  returns,
  rally,
  randomMovement,
  arrive,
  march,
  joining,
  sweep,
  magicPhase,
  siphoned,
  casting,
  offeringBlood,
  castingAttempt,
  boundSpell,
  dispellingAttempt,
  magicRoll,
  sacrificing,
  walkingTheVeil,
  spell,
  spellHits,
  mending,
  spellMarker,
  reprisal,
  magicalMoves,
  magicalMove,
  miscast,
  shootingPhase,
  shooting,
  volley,
  saves,
  miasma,
  firstGate,
  gateway,
  rebirth,
  reborn,
  artillery,
  misfire,
  meleePhase,
  roundsOfCombat,
  useItems,
  fearTests,
  duel,
  initiativeOrder,
  initiativeSteps,
  combatResults,
  pursuer,
  fleeDistances,
  moveFleeing,
  movePursuing,
  combatReforms,
  panicTests,
  panicked,
  flee,
  dangerousTerrain,
];
