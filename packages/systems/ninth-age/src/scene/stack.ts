import { type Frame } from "@tercio/kernel";
import { enter, frameAt } from "../sequence/flow.ts";
import type { Phase } from "../state/state.ts";
import type { ScenePhase } from "./types.ts";
import { stands, type Steps } from "../state/steps.ts";

type Started = Exclude<ScenePhase, "turn" | "turn-end">;
/** Each phase: the step of the Player Turn that enters it, its own sequence, and the phase that the game is then in. */
const starts: {
  readonly [phase in Started]: readonly [Steps["player-turn"], `${phase}-phase`, Phase];
} = {
  charge: ["1", "charge-phase", "charge"],
  movement: ["2", "movement-phase", "movement"],
  magic: ["3", "magic-phase", "magic"],
  shooting: ["4", "shooting-phase", "shooting"],
  melee: ["5", "melee-phase", "melee"],
};

const PHASES: readonly Started[] = ["charge", "movement", "magic", "shooting", "melee"];

/** The frames of a battle that stands at the start of a phase. */
export function stackAt(phase: ScenePhase): readonly Frame[] {
  const game = frameAt("game", "next", {});
  if (phase === "turn") return [game, enter("player-turn", {})];
  if (phase === "turn-end") return [game, frameAt("player-turn", "end", {})];
  const [step, sequence] = starts[phase];
  return [game, frameAt("player-turn", step, {}), { ...enter(sequence, {}), called: true }];
}

/** The phase that the game is in where a scene begins; before the first one of a turn the last one still stands. */
export const phaseAt = (phase: ScenePhase): Phase =>
  phase === "turn" || phase === "turn-end" ? "melee" : starts[phase][2];

/** The phase at whose start this frame stands, if it is the top one; null = a scene cannot begin here. */
export function startOf(top: Frame | undefined): ScenePhase | null {
  if (top?.at !== "") return null;
  if (stands(top, "player-turn")) return "turn";
  return PHASES.find((phase) => stands(top, starts[phase][1])) ?? null;
}
