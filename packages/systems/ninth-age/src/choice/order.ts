import { type ChoiceKind, message } from "@tercio/kernel";
import { type NinthAge, unit } from "../state/state.ts";
import { named } from "../sequence/emit.ts";
import { listed } from "./simple.ts";

type G = NinthAge;

/** Where several units wait for the same, a player says which goes next; whose enemy a Broken unit flees from. */
export const orderChoices: readonly ChoiceKind<G>[] = [
  listed(
    "next-unit",
    "order-of-units",
    (_, about) => message(`ask.next-unit.${about.waiting}`),
    (_, about) => about.units.map((id) => ({ unit: id })),
    (game, _, a) => named(unit(game, a.unit)),
  ),
  listed(
    "flee-from",
    "t9a.sequence.melee.round-of-combat.9",
    (game, about) => message("ask.flee-from", { unit: named(unit(game, about.unit)) }),
    (_, about) => about.foes.map((id) => ({ foe: id })),
    (game, _, a) => named(unit(game, a.foe)),
  ),
  listed(
    "chase",
    "t9a.rule.redirect",
    (game, about) => message("ask.chase", { unit: named(unit(game, about.unit)) }),
    (_, about) => about.targets.map((id) => ({ target: id })),
    (game, _, a) => named(unit(game, a.target)),
  ),
  listed(
    "reform-first",
    "t9a.sequence.melee.round-of-combat.15",
    () => message("ask.reform-first"),
    () => [{ seat: 0 }, { seat: 1 }],
    (_, __, a) => message("answer.player", { player: a.seat + 1 }),
  ),
];
