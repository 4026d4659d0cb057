import { type Frame } from "@tercio/kernel";
import { enter } from "../sequence/flow.ts";
import { sequences } from "../sequence/index.ts";
import type { Phase } from "../state/state.ts";
import type { ScenePhase } from "./types.ts";

/** Each phase: the step of the Player Turn that enters it, its own sequence, and the phase that the game is then in. */
const starts: {
  readonly [phase in Exclude<ScenePhase, "turn" | "turn-end">]: readonly [string, `${phase}-phase`, Phase];
} = {
  charge: ["1", "charge-phase", "charge"],
  movement: ["2", "movement-phase", "movement"],
  magic: ["3", "magic-phase", "magic"],
  shooting: ["4", "shooting-phase", "shooting"],
  melee: ["5", "melee-phase", "melee"],
};

/** A frame that goes on after a step. */
function after(sequence: string, step: string): Frame {
  const steps = sequences.find((s) => s.id === sequence)?.steps ?? [];
  const next = steps[steps.findIndex((s) => s.id === step) + 1];
  if (next === undefined) throw new Error(`no step after ${sequence} ${step}`);
  return { sequence, at: next.id, vars: {} };
}

/** The frames of a battle that stands at the start of a phase. */
export function stackAt(phase: ScenePhase): readonly Frame[] {
  const game = after("game", "player-turn");
  if (phase === "turn") return [game, enter("player-turn", {})];
  if (phase === "turn-end") return [game, after("player-turn", starts.melee[0])];
  const [step, sequence] = starts[phase];
  return [game, { sequence: "player-turn", at: step, vars: {} }, { ...enter(sequence, {}), called: true }];
}

/** The phase that the game is in where a scene begins; before the first one of a turn the last one still stands. */
export const phaseAt = (phase: ScenePhase): Phase =>
  phase === "turn" || phase === "turn-end" ? "melee" : starts[phase][2];

/** The phase at whose start this frame stands, if it is the top one; null = a scene cannot begin here. */
export function startOf(top: Frame | undefined): ScenePhase | null {
  if (top?.at !== "") return null;
  if (top.sequence === "player-turn") return "turn";
  for (const [phase, [, sequence]] of Object.entries(starts)) if (sequence === top.sequence) return phase as ScenePhase;
  return null;
}
