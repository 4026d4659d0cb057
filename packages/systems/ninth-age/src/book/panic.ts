import type { Rows } from "./row.ts";

/** How near, and after what losses, a unit tests for Panic (sheet 000, Psychology). */
export const panic = {
  "t9a.panic.trigger.destroyed-nearby": { distance: 6, includesFleeingOffBoard: true },
  "t9a.panic.trigger.broken-nearby": { distance: 6 },
  "t9a.panic.trigger.heavy-losses": { lossPercent: 25, of: "Health Points at start of phase" },
  "t9a.panic.trigger.heavy-losses.single-model-exempt": { exceptTriggerPercent: 25, startingModels: 1 },
} as const satisfies Rows;

/** The step of a Round of Combat that asks for the tests next to broken units. */
export const panicStep = {
  "t9a.sequence.melee.round-of-combat.8": {
    of: 16,
    step: 8,
    distance: panic["t9a.panic.trigger.broken-nearby"].distance,
  },
} as const satisfies Rows;

/** Units with few Health Points left: Decimated in battle, Shattered when it ends. */
export const fewLeft = {
  "t9a.decimated.definition": { healthPercent: 25, joinedCharacters: true },
  "t9a.decimated.rally": { discipline: "half", divisor: 2, round: "up" },
  "t9a.vp.shattered-definition": { healthPercent: 25, charactersSeparate: true },
} as const satisfies Rows;
