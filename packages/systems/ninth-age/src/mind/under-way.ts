import { type Frame, varsOf } from "@tercio/kernel";
import type { Duel } from "../calculation/attackers.ts";
import type { Initiative } from "../calculation/attacks.ts";
import type { CombatResult } from "../sequence/combat-result.ts";
import type { RoundVars } from "../sequence/round-of-combat.ts";
import type { NinthAge } from "../state/state.ts";

type G = NinthAge;

/** A Round of Combat of which some has been played: what is still to be struck, and what has been lost. */
export interface UnderWay {
  readonly steps: readonly number[];
  readonly order: readonly Initiative[];
  readonly duel: Duel | null;
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
  /** Who has taken a Break Test or need not, and whether they broke; empty before the scores are counted. */
  readonly tested: ReadonlyMap<number, boolean>;
  /** Is it known that nobody pursues who breaks? */
  readonly unpursued: boolean;
  /** All of this in a few signs. */
  readonly sign: string;
}

/** The steps of a round in which blows are struck, in which it becomes known who breaks, and who pursues. */
const [BLOWS, RESULT, PURSUIT] = [6, 7, 9];

function testedIn(frame: Frame, units: readonly number[]): ReadonlyMap<number, boolean> {
  const { losers, broken, failed } = varsOf<CombatResult & { readonly failed: readonly number[] }>(frame);
  const { left = [], item } = frame.loop ?? {};
  const waits = frame.at === "b" ? [...left, item] : [];
  return new Map(
    units.flatMap((id) =>
      losers.includes(id) && waits.includes(id) ? [] : [[id, broken.includes(id) || failed.includes(id)] as const],
    ),
  );
}

/** How far the round has come that these fight; null where none has begun, or nobody has struck in it. */
export function underWay(game: G, ids: readonly number[]): UnderWay | null {
  const at = game.stack.findIndex(
    (f) =>
      f.sequence === "round-of-combat" &&
      varsOf<{ readonly units: readonly number[] }>(f).units.some((id) => ids.includes(id)),
  );
  const frame = game.stack[at];
  if (frame === undefined) return null;
  const step = Number.parseInt(frame.at, 10);
  if (!(step >= BLOWS)) return null;
  const { order, duel, lost, overkill, broken, chasers } = varsOf<RoundVars>(frame);
  const inside = game.stack[at + 1];
  const { left = [], item } = frame.loop ?? {};
  // What of a step has been rolled and has not fallen yet is thought of as still to be struck.
  const steps =
    frame.at === String(BLOWS)
      ? ([...(inside?.sequence === "initiative-step" ? [item] : []), ...left] as readonly number[])
      : [];
  const tested =
    step > RESULT
      ? new Map(ids.map((id) => [id, broken.includes(id)] as const))
      : inside?.sequence === "combat-result" && inside.at !== "" && inside.at !== "a"
        ? testedIn(inside, ids)
        : new Map<number, boolean>();
  const unpursued = step > PURSUIT && chasers.length === 0;
  const sign = `${steps.join()}/${lost.join()}/${overkill.join()}/${[...tested].join()}/${duel === null ? "" : JSON.stringify(duel)}/${step}/${unpursued}`;
  return { steps, order, duel, lost, overkill, tested, unpursued, sign };
}
