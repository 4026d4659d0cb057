import type { Played } from "@tercio/kernel";
import { copied, type Sequences } from "./flow.ts";
import { combatResult } from "./combat-result.ts";
import { initiativeStep } from "./initiative-step.ts";
import { roundOfCombat } from "./round-of-combat.ts";

// Variables of the sequences that odds of combats go through thousands of times: every field must be named.

type Vars<K extends keyof Sequences> =
  Sequences[K] extends Played<infer Given, infer Own, infer _> ? Given & Own : never;
type Copy<K extends keyof Sequences> = (v: Vars<K>) => { [name in keyof Required<Vars<K>>]: Vars<K>[name] };

const copyOfRound: Copy<"round-of-combat"> = (v) => ({
  units: v.units,
  duel: v.duel,
  order: v.order,
  steps: v.steps,
  lost: v.lost,
  overkill: v.overkill,
  later: v.later,
  winner: v.winner,
  difference: v.difference,
  losers: v.losers,
  broken: v.broken,
  chasers: v.chasers,
  flights: v.flights,
});

const copyOfStep: Copy<"initiative-step"> = (v) => ({
  duel: v.duel,
  packets: v.packets,
  rolled: v.rolled,
  lost: v.lost,
  overkill: v.overkill,
  later: v.later,
  healed: v.healed,
  dealt: v.dealt,
  causes: v.causes,
});

const copyOfResult: Copy<"combat-result"> = (v) => ({
  units: v.units,
  lost: v.lost,
  overkill: v.overkill,
  winner: v.winner,
  difference: v.difference,
  losers: v.losers,
  broken: v.broken,
  failed: v.failed,
});

export const roundsOfCombat = copied("round-of-combat", roundOfCombat, copyOfRound);
export const initiativeSteps = copied("initiative-step", initiativeStep, copyOfStep);
export const combatResults = copied("combat-result", combatResult, copyOfResult);
