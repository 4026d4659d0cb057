import { ORDERS as ORDERED } from "../entries/forms.ts";
import * as orders from "../entries/rules/orders.ts";
import { type Effect, inForce, type UntilStep, withEffect } from "@tercio/kernel";
import { gap, INCH } from "@tercio/tabletop";
import { hasRule, profileHas } from "../state/held.ts";
import { ruleId } from "../state/ids.ts";
import type { Giver } from "../state/bearers.ts";
import { type NinthAge, onField, other, type PoolRef, type Seat, type Unit, unit } from "../state/state.ts";
import { rectangleOf } from "./formation.ts";
import { presenceBase, presenceReach } from "./presence.ts";
import { heightOf } from "./rates.ts";
import { atStep } from "../state/steps.ts";

const COMMANDS = ["orders", "master-of-stone"] as const;
/** By which rule somebody commands others at the start of a Player Turn. */
export type Command = (typeof COMMANDS)[number];
/** What may be commanded. */
export type Order = (typeof ORDERED)[Command][number];
const ORDERS: { readonly [command in Command]: readonly Order[] } = ORDERED;
/** By which rule such an order is given. */
export const commandOf = (order: Order): Command => COMMANDS.find((c) => ORDERS[c].includes(order)) ?? "orders";

/** Who commands, and by which rule. */
export type Commander = PoolRef & { readonly command: Command };
export type Ordered = { readonly unit: number; readonly order: Order };

/** Those of a side who may still command, each as often as he may; `given`: who has, in this Player Turn. */
export function commanders(game: NinthAge, seat: Seat, given: readonly Commander[]): readonly Commander[] {
  return game.units.flatMap((u) => {
    if (u.seat !== seat || !onField(u) || u.fleeing) return [];
    return u.pools.flatMap((p, pool): readonly Commander[] => {
      if (p.count === 0) return [];
      return COMMANDS.filter((command) => profileHas(p.profile, command))
        .map((command): Commander => ({ unit: u.id, pool, command }))
        .filter((c) => given.filter((g) => same(g, c)).length < mostOf(game, c));
    });
  });
}
const same = (p: Commander, q: Commander): boolean => p.unit === q.unit && p.pool === q.pool && p.command === q.command;

function mostOf(game: NinthAge, { unit: id, pool, command }: Commander): number {
  const profile = unit(game, id).pools[pool]?.profile;
  return command === "orders" && profile !== undefined && profileHas(profile, "great-tactician")
    ? orders.greatTactician.figures.orders
    : orders.orders.figures.orders;
}

/** How far such a command reaches, 0.01 mm: a General’s orders as far as his presence. */
function reachOf(game: NinthAge, giver: Giver, command: Command): number {
  const own = (command === "orders" ? orders.orders : orders.masterOfStone).figures.inches * INCH;
  const general = command === "orders" && profileHas(giver.pool.profile, "commanding-presence");
  return general ? Math.max(own, presenceReach(game, "commanding-presence", giver) ?? 0) : own;
}

const mayObey = (game: NinthAge, u: Unit, command: Command): boolean =>
  command === "master-of-stone"
    ? hasRule(game, u, "ensouled-statue")
    : (hasRule(game, u, "parent-unit") || hasRule(game, u, "support-unit")) &&
      heightOf(game, u) === orders.orders.figures.height;

const isOrder = (rule: string): rule is Order => Object.values(ORDERS).some((list) => list.some((o) => o === rule));
/** Orders that a unit is under. */
const ordersOn = (game: NinthAge, u: Unit): readonly string[] =>
  game.effects.filter((e) => e.on === u.id && isOrder(e.rule)).map((e) => e.rule);

/** What he may command now, to whom: nobody has the same order twice. */
export function ordersOf(game: NinthAge, { unit: id, pool: at, command }: Commander): readonly Ordered[] {
  const u = unit(game, id);
  const pool = u.pools[at];
  if (pool === undefined || !inForce(ruleId(command))) return [];
  const giver: Giver = { unit: u, pool, at };
  const reach = reachOf(game, giver, command);
  const base = presenceBase(game, giver);
  return game.units
    .filter((v) => v.seat === u.seat && onField(v) && mayObey(game, v, command))
    .filter((v) => v.id === u.id || gap(rectangleOf(v), base) <= reach)
    .flatMap((v) =>
      ORDERS[command].filter((order) => !ordersOn(game, v).includes(order)).map((order) => ({ unit: v.id, order })),
    );
}

/** Could somebody in a unit of the Active Player command anything now? */
export const commandsFrom = (game: NinthAge, u: Unit): boolean =>
  u.seat === game.active && commanders(game, u.seat, []).some((c) => c.unit === u.id && ordersOf(game, c).length > 0);

/** Orders last to the end of the enemy’s next Player Turn, stone to the start of the own next one. */
const endsWith = (order: Order, seat: Seat): UntilStep =>
  order === "order-stone"
    ? { ...atStep("player-turn", "start"), player: seat }
    : { ...atStep("player-turn", "end"), player: other(seat) };

/** The game in which a unit is under an order. */
export function ordered(game: NinthAge, by: Commander, { unit: id, order }: Ordered): NinthAge {
  const { seat } = unit(game, by.unit);
  const until = { steps: [endsWith(order, seat)] };
  const put = (effects: readonly Effect[], rule: string, params: Effect["params"]) =>
    withEffect(effects, { rule, on: id, from: null, until, params });
  let effects = put(game.effects, order, {});
  if (order === "order-stone")
    effects = put(effects, "fortitude", { need: orders.masterOfStone.figures.fortitude.needed });
  return { ...game, effects };
}
