import { there } from "@tercio/kernel";
import { afterSkipped, type Pool as Dice, type Stage } from "@tercio/dice";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { Strike } from "../hooks/moments.ts";
import type { NinthAge, PoolRef } from "../state/state.ts";
import { attackChain, severalEach } from "./attack-chain.ts";
import { type Packet, strikeOf } from "./attacks.ts";
import { looksAtSaves } from "./hits-first.ts";
import { type Kept, keptFromLoss } from "./losses-ignored.ts";
import { type Shots, shotStrike } from "./shots.ts";
import { type HitNumbers, hitNumbers, strikeNumbers } from "./strikes.ts";

/** Hits on one Health Pool whose saves are rolled one kind after the other. */
export type Attack = Packet | Shots;

export const isShot = (a: Attack): a is Shots => "weapon" in a;
export const aimOfAttack = (a: Attack): PoolRef => (isShot(a) ? a.at : there(a.aims[0]));
export const hitsOf = (a: Attack): number => (isShot(a) ? a.dice : a.dice * (a.special?.each ?? 1));

export const strikeFor = (game: NinthAge, a: Attack): Strike =>
  isShot(a) ? shotStrike(game, a) : strikeOf(game, a, aimOfAttack(a), a.special);

/** Have these hit for certain, one pool, with all saves still to be made? */
export const waits = (a: Attack): boolean =>
  isShot(a)
    ? a.aim === null && a.unsaved === undefined && a.at.pool >= 0
    : a.struck !== "unsaved" &&
      aimOfAttack(a).pool >= 0 &&
      (a.struck !== undefined || (a.special?.rolls === false && a.special.sides === 0));

/** How the wounds and saves of some hits fall, each roll for itself. */
export interface Apart {
  readonly hits: number;
  readonly numbers: HitNumbers;
  readonly wound: Stage;
  readonly armour: Stage;
  readonly special: Stage | null;
  /** Natural 6s to wound that go past armour: also past the special save, or not; null: they do not. */
  readonly pierces: "armour" | "all" | null;
  /** The special save of those, where it is another. */
  readonly past: Stage | null;
  readonly again: Extract<AttackEffect, { readonly kind: "one-armour-again" }> | null;
  readonly heals: Extract<AttackEffect, { readonly kind: "sixes-heal" }> | null;
  /** Tokens that keep whoever is wounded from losses; where wounds can cost several points, from one of each. */
  readonly kept: Kept | null;
  readonly lessens: boolean;
}

/** Null where nothing looks at single saves, or where there are none to look at. */
export function apart(game: NinthAge, a: Attack): Apart | null {
  if (!waits(a) || hitsOf(a) === 0) return null;
  const strike = strikeFor(game, a);
  if (!looksAtSaves(game, strike)) return null;
  const numbers = isShot(a) ? hitNumbers(game, strike) : strikeNumbers(game, strike);
  const wounded = isShot(a) ? a.wounded : a.struck === "wounded";
  const [, wound, first, last = null] = attackChain(numbers, 1, [], wounded).stages;
  if (wound === undefined || first === undefined) return null;
  const past = last?.afterSkip === undefined ? null : afterSkipped(last);
  // Where the last stage is that of armour made again, it is made again at once here, and only what went past it is saved.
  const [armour, special] =
    last !== null && numbers.special === null ? [{ ...first, reroll: "failures" } as const, null] : [first, last];
  let [again, heals]: [Apart["again"], Apart["heals"]] = [null, null];
  for (const { value: granted } of numbers.effects) {
    if (granted.kind === "one-armour-again" && armour.need !== null) again = granted;
    if (granted.kind === "sixes-heal" && special !== null && numbers.special?.value.save === granted.save)
      heals = granted;
  }
  const kept = keptFromLoss(game, strike.at, strike.atPool);
  if (again === null && heals === null && kept === null) return null;
  const pierces = wound.when6 === "skip-two" ? "all" : wound.when6 === "skip-next" ? "armour" : null;
  return {
    hits: hitsOf(a),
    numbers,
    wound,
    armour,
    special,
    pierces,
    past,
    again,
    heals,
    kept,
    lessens: severalEach(numbers),
  };
}

const [SIX, LEAST] = [6, 2];
const needOf = ({ need }: Stage): number => Math.max(LEAST, Math.min(SIX, need ?? LEAST));
const facesFrom = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);

/** So many dice of one stage: what fails, what succeeds, and natural 6s. */
export function stageDice(stage: Stage, dice: number): Dice {
  const need = needOf(stage);
  const { reroll } = stage;
  const faces =
    reroll === undefined
      ? []
      : reroll === "failures"
        ? facesFrom(1, need - 1)
        : reroll === "successes"
          ? facesFrom(need, SIX)
          : reroll.faces;
  return {
    ...{ kind: "pool", dice, sides: SIX, groups: [...new Set([need, SIX])] },
    ...(faces.length === 0 ? {} : { reroll: { faces } }),
  };
}

/** What such dice have come to. */
export function counted(counts: readonly number[]): {
  readonly failed: number;
  readonly plain: number;
  readonly sixes: number;
} {
  const [failed = 0, plain = 0, sixes = 0] = counts;
  return counts.length > 2 ? { failed, plain, sixes } : { failed, plain: 0, sixes: plain };
}
