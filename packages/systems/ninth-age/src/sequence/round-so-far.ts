import { type Frame, varsOf } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import type { RoundVars } from "./round-of-combat.ts";
import { stands } from "../state/steps.ts";

/** The steps of a round in which blows are struck, in which it becomes known who breaks, who pursues, and in which they do. */
export const ROUND_STEPS = { blows: 6, result: 7, pursuit: 9, pursued: 13 } as const;

/** How far the Round of Combat has come that is being played. */
export interface RoundSoFar {
  readonly frame: Frame;
  readonly vars: RoundVars & { readonly units: readonly number[] };
  /** The number of its step, 6 of “6a” too; not a number before the first. */
  readonly step: number;
  /** What that step plays, if it plays anything. */
  readonly inside: Frame | undefined;
  /** The Initiative Step whose blows are being struck. */
  readonly striking: number | null;
  /** Initiative Steps that come after it, the first one first; null while their order is not settled. */
  readonly toCome: readonly number[] | null;
}

/** @returns null where no round is being played */
export function roundSoFar({ stack }: NinthAge): RoundSoFar | null {
  const at = stack.findIndex((f) => stands(f, "round-of-combat"));
  const frame = stack[at];
  if (frame === undefined) return null;
  const vars = varsOf<RoundSoFar["vars"]>(frame);
  const inside = stack[at + 1];
  const step = Number.parseInt(frame.at, 10);
  const striking = stands(inside, "initiative-step") ? Number(frame.loop?.item) : null;
  // Other steps loop as well: over units, or over players.
  const toCome = stands(frame, "round-of-combat", `${ROUND_STEPS.blows}`)
    ? ((frame.loop?.left ?? vars.steps) as readonly number[])
    : step >= ROUND_STEPS.blows
      ? []
      : null;
  return { frame, vars, step, inside, striking, toCome };
}
