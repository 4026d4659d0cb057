import { type Effect, withEffect, there } from "@tercio/kernel";
import type { Strike } from "../hooks/moments.ts";
import { profileHas } from "../state/held.ts";
import { type ItemId, itemRow } from "../state/items.ts";
import { poolOf } from "../state/pools.ts";
import { type NinthAge, type Pool, type PoolRef, type Profile, type Unit, unit } from "../state/state.ts";
import { atStep } from "../state/steps.ts";

/** The word of what lies on both duellists to the end of the round. */
export const DUELING = "dueling";
const ROUND_ENDS = { steps: [atStep("round-of-combat", "16")] };

/** The item by which duellists have each other’s figures; null: none. */
export const swapOf = ({ items = [] }: Profile): ItemId | null =>
  items.find((id) => itemRow(id).effects.some((e) => "swaps" in e)) ?? null;

/** An item that does something in Duels alone. */
const forDuels = ({ items = [] }: Profile): boolean =>
  items.some((id) => itemRow(id).effects.some((e) => "when" in e && e.when === "in a Duel"));
const isSpecial = (profile: Profile): boolean =>
  profileHas(profile, "divine-right") || swapOf(profile) !== null || forDuels(profile);

/** The game in which a Duel is remembered, where a rule of either asks whether he is in one. */
export function dueling(game: NinthAge, a: PoolRef, b: PoolRef): NinthAge {
  const profiles = [a, b].map((who) => poolOf(game, who).profile);
  if (!profiles.some(isSpecial)) return game;
  // Exchanged twice, figures are everybody’s own again.
  const swaps = profiles.flatMap((p) => swapOf(p) ?? []);
  const item = swaps.length === 1 ? there(swaps[0]) : null;
  let effects: readonly Effect[] = game.effects;
  for (const [own, rival] of [
    [a, b],
    [b, a],
  ] as const)
    effects = withEffect(effects, {
      ...{ rule: DUELING, on: poolOf(game, own).self ?? own.unit, from: null, until: ROUND_ENDS },
      params: { unit: own.unit, pool: own.pool, rivalUnit: rival.unit, rivalPool: rival.pool, item },
    });
  return { ...game, effects };
}

interface Known {
  readonly own: PoolRef;
  readonly rival: PoolRef;
  /** By which they have each other’s figures. */
  readonly item: ItemId | null;
}

const read = ({ params }: Pick<Effect, "params">): Known => ({
  own: { unit: Number(params.unit), pool: Number(params.pool) },
  rival: { unit: Number(params.rivalUnit), pool: Number(params.rivalPool) },
  item: (params.item ?? null) as ItemId | null,
});

/** The Duel that such models are in; null: none that is remembered. */
export function duelOf(game: NinthAge, u: Unit, pool: Pool): Known | null {
  const found = game.effects
    .filter((e) => e.rule === DUELING)
    .map(read)
    .find(({ own }) => own.unit === u.id && u.pools[own.pool] === pool);
  return found ?? null;
}

/** Is this a blow of one duellist at the other? */
export function inDuel(game: NinthAge, s: Strike): boolean {
  const known = duelOf(game, s.by, s.pool);
  return known !== null && known.rival.unit === s.at.id && s.at.pools[known.rival.pool] === s.atPool;
}

/** Those of these who must fight a Duel where they can. */
export const bound = (game: NinthAge, list: readonly PoolRef[]): readonly PoolRef[] =>
  list.filter((who) => profileHas(poolOf(game, who).profile, "divine-right"));

/** Whom somebody challenges who may not be refused: the Characters among these, if there are any. */
export const mayNotRefuse = (game: NinthAge, by: PoolRef, able: readonly PoolRef[]): readonly PoolRef[] => {
  const own = bound(game, able);
  if (own.length > 0) return own;
  return bound(game, [by]).length === 0 ? [] : able.filter((who) => poolOf(game, who).kind === "character");
};

/** The profile of somebody’s rival. */
export const rivalsProfile = (game: NinthAge, { rival }: Known): Profile =>
  there(unit(game, rival.unit).pools[rival.pool]).profile;
