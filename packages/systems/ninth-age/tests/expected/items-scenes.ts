import { chance, distribution } from "@tercio/dice";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { agility, attackValue, diceOfTest, disciplineTest, testPassed } from "../../src/calculation/characteristics.ts";
import { chargeAdvance } from "../../src/calculation/rates.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { DisciplineUse } from "../../src/hooks/moments.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { ItemId } from "../../src/state/items.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge, Unit, WeaponId } from "../../src/state/state.ts";
import { type Fight, fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import { type Hero, hero, type More, numbers } from "../rule-cases/item-scenes.ts";
import { block } from "../rule-cases/scenes.ts";
import { range, shooter, toHit } from "../rule-cases/shooting-scenes.ts";

/** What play shows with the item or rule, and without. */
export type Plays = (bears: boolean) => unknown;
/** By their places among what was expected: what play shows, or why no scene here shows it. */
export type Rows = readonly (Plays | string)[];

export type Own = Partial<SceneUnit>;
export type Part = Partial<SceneProfile["parts"][number]>;
export type Rules = readonly RuleGiven[];

/** The plain bearer of these answers, alone: he hits the foe on 3+ and wounds on 3+, it hits him on 4+ and wounds on 5+. */
const BEARER = { def: 5, res: 4, dis: 8 } as const;
const BLOWS = { att: 3, off: 5, str: 4, agi: 4 } as const;
export const bearer = (own: Hero = {}): Own => hero("first", { ...BEARER, ...own, part: { ...BLOWS, ...own.part } });
export const bearing = (own: More = {}, part: Part = {}): SceneProfile =>
  like({ hp: 3, ...BEARER, ...own }, { ...BLOWS, ...part });
/** The plain foe: twenty men of whom everything is 3. */
export const men = (more: More = {}, part: Part = {}, own: Own = {}): Own => ({
  profile: like(more, part),
  models: 20,
  files: 5,
  ...own,
});

/** Its rules or items where it bears them, and those that it has at all events. */
export const rules = (bears: boolean, rule: RuleGiven, ...always: Rules): { readonly rules: Rules } => ({
  rules: bears ? [rule, ...always] : always,
});
export const items = (bears: boolean, id: ItemId) => (bears ? { items: [id] } : {});
/** A weapon with the enchantment, or the same without. */
export const armed = (bears: boolean, id: ItemId, wields: WeaponId = "hand-weapon"): Hero => ({
  ...items(bears, id),
  wields,
});

export const meets = (own: Hero = {}, b: Own = men(), more: Partial<Fight> = {}): NinthAge =>
  gameOf(fight({ a: bearer(own), b, ...more }));
export const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;

/** The blow of the bearer at the foe, and the one back. */
export const blow = (game: NinthAge, pool = 0, at = 0) =>
  strikeNumbers(game, strikeOf(game, { unit: 0, pool, part: 0 }, { unit: 1, pool: at }));
export const back = (game: NinthAge) => numbers(game, 1, 0);
export const attacks = (game: NinthAge, pool = 0): number =>
  attackValue(game, strikeOf(game, { unit: 0, pool, part: 0 }, { unit: 1, pool: 0 })).value;
export function quick(game: NinthAge, id = 0, at = 0): number {
  const u = the(game, id);
  const pool = u.pools[at];
  const part = pool?.profile.parts[0];
  if (pool === undefined || part === undefined) throw new Error("nobody strikes");
  return agility(game, { unit: u, pool, part }).value;
}
export const plus = (need: number | null): string => (need === null || need > 6 ? "none" : `${need}+`);
export const hits = (game: NinthAge): string => plus(blow(game).hit);
export const wounds = (game: NinthAge): string => plus(blow(game).wound);
export const hitsBack = (game: NinthAge): string => plus(back(game).hit);
export const woundsBack = (game: NinthAge): string => plus(back(game).wound);
export const save = (game: NinthAge): string => plus(back(game).save);
/** The special save of the bearer, or of these models of his unit, against a blow of the foe. */
export const special = (game: NinthAge, pool = 0): string =>
  plus(
    strikeNumbers(game, strikeOf(game, { unit: 1, pool: 0, part: 0 }, { unit: 0, pool })).special?.value.need ?? null,
  );

type Numbers = ReturnType<typeof blow>;
const branches = (n: Numbers) => distribution(attackChain(n, 1, [n.hit]));
/** Wounds of one blow on average. */
const mean = (n: Numbers): number => branches(n).reduce((sum, b) => sum + b.outcome.points * b.probability, 0);
/** What one blow takes at most: of the bearer, or of the foe. */
export const worst = (game: NinthAge, of: (game: NinthAge) => Numbers = blow): number =>
  Math.max(...branches(of(game)).map((b) => b.outcome.points));
/** Of blows that hit, how many wound: in ninths. */
export const ninths = (game: NinthAge): string => {
  const n = blow(game);
  return { 3: "1/3", 5: "5/9", 6: "2/3", 8: "8/9" }[Math.round((mean(n) * 9 * 6) / (7 - n.hit))] ?? "?";
};
/** Hits of a natural 6, where no save is made: what a blow takes more than by the faces that hit. */
export const sixes = (game: NinthAge): number => {
  const n = blow(game);
  return Math.round((mean(n) * 36) / (7 - n.wound) - (7 - n.hit) + 1);
};
/** How often the test is passed, in whole percent. */
export function percent(game: NinthAge, use: DisciplineUse, id = 0): number {
  const { needed, again, extra } = diceOfTest(game, the(game, id), use);
  return Math.round(100 * chance(distribution(disciplineTest(needed.value, again.value > 0, extra.value)), testPassed));
}

/** What a bowman needs to hit a target so far away. */
export const shotAt = (b: Own, away = 6): string =>
  plus(toHit(range({ a: { models: 1, files: 1, profile: shooter(["bow"]) }, b: { ...b, side: "second" }, away })));

/** The Advance Rate that counts for a charge at the target. */
export function charging(a: Own, b: Own = {}): number {
  const units = { A: block("first", [0, 0], "north", a), B: block("second", [0, 12], "south", b) };
  const game = gameOf({ phase: "charge", units });
  return chargeAdvance(game, the(game), the(game, 1)).value;
}
