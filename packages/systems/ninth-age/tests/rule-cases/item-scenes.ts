import { distribution } from "@tercio/dice";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { agility, attackValue } from "../../src/calculation/characteristics.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { ItemId, NinthAge, Unit, WeaponId } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";

export type More = Partial<SceneProfile>;
export interface Hero extends More {
  /** Weapon in hand. */
  readonly wields?: WeaponId;
  readonly charging?: true;
  readonly part?: Partial<SceneProfile["parts"][number]>;
}

/** A hero alone: everything 3, Discipline 7, three Health Points, an Attack. */
export const hero = (side: SceneUnit["side"], { wields, charging, part = {}, ...more }: Hero): Partial<SceneUnit> => ({
  side,
  models: 1,
  files: 1,
  character: true,
  profile: like({ hp: 3, ...more, ...(wields === undefined ? {} : { weapons: [wields] }) }, part),
  state: { ...(wields === undefined ? {} : { weapon: wields }), ...(charging === undefined ? {} : { charging }) },
});
export const duel = (a: Hero, b: Hero): NinthAge => gameOf(fight({ a: hero("first", a), b: hero("second", b) }));
export const first = (game: NinthAge): Unit => game.units[0] as Unit;
const strike = (game: NinthAge, by = 0, at = 1) =>
  strikeOf(game, { unit: by, pool: 0, part: 0 }, { unit: at, pool: 0 });
export const numbers = (game: NinthAge, by = 0, at = 1) => strikeNumbers(game, strike(game, by, at));

/** Attacks, Agility, Offensive Skill, Strength and Armour Penetration of a hero in a blow at another. */
export function figures(a: Hero, b: Hero = {}): readonly number[] {
  const game = duel(a, b);
  const n = numbers(game);
  const [u, s] = [first(game), strike(game)];
  return [
    attackValue(game, s).value,
    agility(game, { unit: u, pool: s.pool, part: s.part }).value,
    ...[n.offensiveSkill, n.strength, n.penetration].map((x) => x.value),
  ];
}
/** Health Points that one blow takes, over so many. */
export function taken(a: Hero, b: Hero, of: number): number {
  const n = numbers(duel(a, b));
  const sum = distribution(attackChain(n, 1, [n.hit])).reduce((all, x) => all + x.outcome.points * x.probability, 0);
  return Math.round(sum * of * 1e6) / 1e6;
}
/** The Armour that counts against a blow, and the Defensive Skill. */
export const guarded = (a: Hero, b: Hero): readonly number[] => {
  const n = numbers(duel(a, b));
  return [n.armour.value, n.defensiveSkill.value];
};
export const item = (...items: readonly ItemId[]) => ({ items });
export const rule = (id: ItemId | "enchanted-weapon"): string => `t9a.rule.${id}`;
