import type { Effect, Holder } from "@tercio/kernel";
import { withGrants } from "./grants.ts";
import { liesOn } from "./held.ts";
import { wordOf } from "./parameters.ts";
import { rulesOf } from "./printed.ts";
import type { NinthAge, Pool, Profile, Unit } from "./state.ts";

const WORD = "breath-attack";

/** Does this part breathe by itself: the one whose own rule it is, or the first of a model that has it as a whole? */
export const breathes = (profile: Profile, at: number): boolean =>
  profile.parts[at]?.rules?.some((given) => wordOf(given) === WORD) === true ||
  (at === 0 && rulesOf(profile).has(WORD));

/** The breath that a spell lends to such models, besides one that they may have of their own; null: none does. */
export function lentBreath({ effects }: NinthAge, u: Unit, pool: Pool): Effect | null {
  if (effects.length === 0) return null;
  return effects.find((e) => e.rule === WORD && e.on === (pool.self ?? u.id) && liesOn(e, u, pool)) ?? null;
}

/** Has what is held so, or breathed with, been lent by a spell? */
export const isLent = (params: Holder["params"]): boolean => params?.[WORD]?.spell !== undefined;

/** Do such models carry a shooting weapon, or breathe? */
export const shootsAtAll = (game: NinthAge, u: Unit, p: Pool): boolean =>
  p.profile.parts.some((part, at) => part.missiles !== undefined || breathes(p.profile, at)) ||
  lentBreath(game, u, p) !== null;

/** Such models as they breathe: nothing but what the breath itself is like. */
export function breather(u: Unit, { params }: Effect): Holder {
  const { attributes } = params;
  const like = Array.isArray(attributes) ? attributes.filter((word) => typeof word === "string") : [];
  return {
    piece: u.id,
    rules: new Set([...withGrants(like).map(wordOf), WORD, "shooting"]),
    params: { [WORD]: params },
  };
}
