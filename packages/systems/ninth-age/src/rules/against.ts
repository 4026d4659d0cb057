import { inForce } from "@tercio/kernel";
import { isAmong } from "../calculation/ground.ts";
import { heightOf } from "../calculation/rates.ts";
import { hasRule, holdsRule } from "../state/held.ts";
import type { NinthAge } from "../state/state.ts";
import type { Strike } from "../hooks/moments.ts";
import { leads } from "../state/pools.ts";

export const WATER = "t9a.terrain.water.lose-flaming";
/** Who strikes from water, or into it, strikes without flames; shots fly over it. */
const doused = (game: NinthAge, s: Strike): boolean =>
  s.shot === null &&
  game.terrain.length > 0 &&
  inForce(WATER) &&
  (isAmong(game, s.by, "water") || isAmong(game, s.at, "water"));

export const burns = (game: NinthAge, s: Strike): boolean =>
  holdsRule(game, s.striker, "flaming-attacks") && !doused(game, s);

/** Whom and what a rule may speak against alone (`state/parameters.ts`), word by word. */
const words: { readonly [word: string]: (game: NinthAge, s: Strike) => boolean } = {
  Standard: (game, { at }) => heightOf(game, at) === "Standard",
  Large: (game, { at }) => heightOf(game, at) === "Large",
  Gigantic: (game, { at }) => heightOf(game, at) === "Gigantic",
  Infantry: (_, { atPool }) => atPool.profile.type === "Infantry",
  Beast: (_, { atPool }) => atPool.profile.type === "Beast",
  Cavalry: (_, { atPool }) => atPool.profile.type === "Cavalry",
  Construct: (_, { atPool }) => atPool.profile.type === "Construct",
  Character: (_, { atPool }) => atPool.kind === "character" && leads(atPool),
  fly: (game, { at }) => hasRule(game, at, "fly"),
  "flaming-attacks": burns,
  "magical-attacks": (game, s) => magical(game, s),
  "no magical-attacks": (game, s) => !magical(game, s),
  "toxic-attacks": (game, s) => holdsRule(game, s.striker, "toxic-attacks"),
  melee: (_, s) => s.shot === null,
  shooting: (_, s) => s.shot !== null && s.shot.free === undefined,
  special: (_, s) => s.special !== null,
  "impact-hits": (_, s) => s.special?.rule === "impact-hits",
  "Large Infantry": (game, s) => is(game, s, "Large") && is(game, s, "Infantry"),
  "Large Beast": (game, s) => is(game, s, "Large") && is(game, s, "Beast"),
  "Large Cavalry": (game, s) => is(game, s, "Large") && is(game, s, "Cavalry"),
};
const is = (game: NinthAge, s: Strike, word: string): boolean => words[word]?.(game, s) === true;

const magical = (game: NinthAge, s: Strike): boolean => holdsRule(game, s.striker, "magical-attacks");

/** Is this attack one of those that a rule speaks against? Where it names none, all are. */
export const meets = (game: NinthAge, s: Strike, against: unknown): boolean =>
  !Array.isArray(against) || against.some((word) => typeof word === "string" && is(game, s, word));
