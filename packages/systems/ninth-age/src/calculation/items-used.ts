import { changedGame } from "../state/copies.ts";
import { type Effect, inForce, type UntilStep, withEffect } from "@tercio/kernel";
import type { ItemUse } from "../entries/items/item.ts";
import { type Borne, effectsOf, isSpent, itemRow, SPENT, suits, usedOnce } from "../state/items.ts";
import { engaged, type NinthAge, onField, type Seat, type Unit } from "../state/state.ts";
import { mayActivate } from "../state/bearers.ts";
import { placeIn } from "./joining.ts";
import { atStep } from "../state/steps.ts";

/** May what is used once be used still? */
export const mayUse = (game: NinthAge, borne: Borne): boolean =>
  !(isSpent(game.effects, borne) && inForce("t9a.rule.one-use"));

/** The game in which a thing has been used; `more`: what is to be known of it later. */
export const spent = (game: NinthAge, { unit: on, item }: Borne, more: { readonly path?: string } = {}): NinthAge =>
  changedGame(game, {
    effects: withEffect(game.effects, { rule: SPENT, on, from: null, until: {}, params: { item, ...more } }),
  });

export type UseAt = ItemUse["at"][number];

/** Would it do anything for this unit now? */
function serves(game: NinthAge, u: Unit, { item }: Borne, at: UseAt): boolean {
  const { once } = itemRow(item);
  const effects = effectsOf(item);
  if (once?.at.includes(at) !== true) return false;
  if ((at === "melee") !== engaged(game, u.id)) return false;
  if (at === "movement" && u.moved !== "none") return false;
  if (at === "shooting" && !u.pools.some((p) => p.count > 0 && p.profile.parts.some((x) => x.missiles !== undefined)))
    return false;
  return effects.some(
    (e) =>
      !("when" in e) ||
      e.when === "charging" ||
      e.when === "first round, in front" ||
      e.when === "first of the phase" ||
      e.when === "in a Duel" ||
      suits(u.entry, e.when),
  );
}

/** Items of a side that may be used now, once in the battle; `units`: those of a combat, null for all. */
export const usable = (game: NinthAge, seat: Seat, at: UseAt, units: readonly number[] | null): readonly Borne[] =>
  game.units.flatMap((u) => {
    if (u.seat !== seat || !onField(u) || units?.includes(u.id) === false) return [];
    if (!mayActivate(u)) return [];
    return usedOnce(u).filter((b) => serves(game, u, b, at) && mayUse(game, b));
  });

/** At whose beginning an item ends that was used at the start of a phase. */
const ends: { readonly [at in UseAt]: UntilStep } = {
  charge: atStep("charge-phase", "7"),
  movement: atStep("movement-phase", "5"),
  shooting: atStep("shooting-phase", "4"),
  melee: atStep("melee-phase", "6"),
};
const TURN = atStep("player-turn", "end");

/** The game when an item is used: what it does lasts, and that it was used stays. */
export function used(game: NinthAge, borne: Borne, at: UseAt): NinthAge {
  const { slot, once, effects } = itemRow(borne.item);
  const on = slot === "banner" ? (placeIn(game, borne.unit)?.host.id ?? borne.unit) : borne.unit;
  const until = { steps: [once?.until === "turn" ? TURN : ends[at]] };
  const given = effects.flatMap((e) => ("give" in e ? [e.give] : []));
  const words = effects.some((e) => !("give" in e)) ? [borne.item, ...given] : given;
  let list: readonly Effect[] = game.effects;
  for (const rule of words) list = withEffect(list, { rule, on, from: borne.unit, until, params: {} });
  return spent({ ...game, effects: list }, borne);
}
