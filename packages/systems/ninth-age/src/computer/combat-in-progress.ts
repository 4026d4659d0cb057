import { type Frame, varsOf } from "@tercio/kernel";
import type { Duel } from "../calculation/attackers.ts";
import type { Initiative } from "../calculation/attacks.ts";
import type { CombatResult } from "../sequence/combat-result.ts";
import { ROUND_STEPS, type RoundSoFar, roundSoFar } from "../sequence/round-so-far.ts";
import type { NinthAge } from "../state/state.ts";
import { restraining, restrains } from "./pursuing.ts";
import { stands, standsIn } from "../state/steps.ts";

type G = NinthAge;

/** A Round of Combat of which some has been played: what is still to be struck, and what has been lost. */
export interface CombatInProgress {
  readonly steps: readonly number[];
  readonly order: readonly Initiative[];
  readonly duel: Duel | null;
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
  /** Who has taken a Break Test or need not, and whether they broke; empty before the scores are counted. */
  readonly tested: ReadonlyMap<number, boolean>;
  /** How likely nobody pursues who breaks. */
  readonly unpursued: number;
  /** All of this in a few signs. */
  readonly sign: string;
}

function testedIn(frame: Frame, units: readonly number[]): ReadonlyMap<number, boolean> {
  const { losers, broken, failed } = varsOf<CombatResult & { readonly failed: readonly number[] }>(frame);
  const { left = [], item } = frame.loop ?? {};
  const waits = stands(frame, "combat-result", "b") ? [...left, item] : [];
  return new Map(
    units.flatMap((id) =>
      losers.includes(id) && waits.includes(id) ? [] : [[id, broken.includes(id) || failed.includes(id)] as const],
    ),
  );
}

/** Who has said that it does not pursue, and is the last who might, still has to pass its test. */
function restrained(game: G, round: RoundSoFar): number {
  const tested = restraining(round);
  return tested === null || (round.frame.loop?.left.length ?? 0) > 0 ? 0 : restrains(game, tested.unit);
}

/** How far the round has come that these fight; null where none has begun, or nobody has struck in it. */
export function combatInProgress(game: G, ids: readonly number[]): CombatInProgress | null {
  const round = roundSoFar(game);
  if (round === null || round.toCome === null || !round.vars.units.some((id) => ids.includes(id))) return null;
  const { step, inside, striking, toCome } = round;
  const { order, duel, lost, overkill, broken, chasers } = round.vars;
  // What of a step has been rolled and has not fallen yet is thought of as still to be struck.
  const steps = striking === null ? toCome : [striking, ...toCome];
  const tested =
    step > ROUND_STEPS.result
      ? new Map(ids.map((id) => [id, broken.includes(id)] as const))
      : inside !== undefined && stands(inside, "combat-result") && !standsIn(inside, "combat-result", ["", "a"])
        ? testedIn(inside, ids)
        : new Map<number, boolean>();
  const unpursued =
    chasers.length > 0
      ? 0
      : step > ROUND_STEPS.pursuit
        ? 1
        : step === ROUND_STEPS.pursuit
          ? restrained(game, round)
          : 0;
  const sign = `${steps.join()}/${lost.join()}/${overkill.join()}/${[...tested].join()}/${duel === null ? "" : JSON.stringify(duel)}/${step}/${unpursued}`;
  return { steps, order, duel, lost, overkill, tested, unpursued, sign };
}
