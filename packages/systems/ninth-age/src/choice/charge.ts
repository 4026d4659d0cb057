import { type ChoiceKind, exactly, type Message, message, refuse, there } from "@tercio/kernel";
import { chargeNeed } from "../calculation/charge-range.ts";
import { placeIn, toCharge } from "../calculation/joining.ts";
import { chargerOf } from "../battlefield/joining.ts";
import { whyNotCharge } from "../battlefield/charges.ts";
import { bridged } from "@tercio/regiments";
import { book } from "../hooks/book.ts";
import { chargersOf } from "../sequence/charge-declared.ts";
import { mayCharge, mayDeclare } from "../sequence/charge-phase.ts";
import { offered, REDIRECT, reactionsTo, whyNotReact } from "../sequence/charge-reaction.ts";
import { inWords } from "../sequence/dice-messages.ts";
import { named } from "../sequence/emit.ts";
import { aloft, mayFly } from "../calculation/rates.ts";
import type { ChargePair } from "../sequence/asked.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";
import { chargePlace } from "./charge-place.ts";
import { listed } from "./simple.ts";

type G = NinthAge;
type Pair = ChargePair;
const charger = (game: G, { unit: id, air }: Pair): Unit => (air === true ? aloft(unit(game, id)) : unit(game, id));
const PHASE = "t9a.sequence.charge.charge-phase";
const nameOf = (game: G, id: number): Message => named(unit(game, id));

/** Who charges on offer, and at whom: how far that is, and what on which dice gets there. */
function chargeTold(before: G, pair: Pair): { readonly unit: Message; readonly at: Message; readonly air: boolean } {
  const { unit: id, target } = pair;
  const game = toCharge(before, id);
  const place = placeIn(before, id);
  const u = charger(game, pair);
  const { distance, dice, need, sure } = chargeNeed(game, u, unit(game, target));
  return {
    unit:
      place === null ? nameOf(game, id) : message("name.out-of", { unit: nameOf(game, id), foe: named(place.host) }),
    at: message(sure ? "answer.charge.at.sure" : "answer.charge.at", {
      foe: nameOf(game, target),
      distance: bridged(distance),
      need: need ?? 0,
      dice: inWords(dice),
    }),
    air: u.air === true,
  };
}
function chargeWords(game: G, pair: Pair): Message {
  const { unit: id, at, air } = chargeTold(game, pair);
  return message(air ? "answer.charge.air" : "answer.charge", { unit: id, at });
}
/** The same in a list, under who charges. */
export function chargeUnder(game: G, pair: Pair): { readonly head: Message; readonly label: Message } {
  const { unit: head, at, air } = chargeTold(game, pair);
  return { head, label: air ? message("answer.charge.by-air", { at }) : at };
}

/** A random player charges what two dice reach often enough, and now and then what they hardly do. */
const EASY = 8;

/** Declaring charges, reacting to them, redirecting them, and in what order they are carried out. */
export const chargeChoices: readonly ChoiceKind<G>[] = [
  listed(
    "charge",
    `${PHASE}.2`,
    () => message("ask.charge"),
    (_, about) => [...about.pairs, ...(about.must === undefined ? [{ done: true } as const] : [])],
    (game, _, a: Pair | { done: true }) => ("done" in a ? message("answer.charge.done") : chargeWords(game, a)),
    (game, about, source) => {
      for (let i = 0; i < 3; i++) {
        const pair = about.pairs[source.next(about.pairs.length) - 1];
        if (pair === undefined) break;
        const then = toCharge(game, pair.unit);
        const { need } = chargeNeed(then, charger(then, pair), unit(then, pair.target));
        if ((need !== null && need <= EASY) || source.next(6) <= 1) return pair;
      }
      return about.pairs.find((p) => about.must?.includes(p.unit) === true) ?? { done: true };
    },
    (own, about, a) => {
      const forced = about.must?.[0];
      if ("done" in a && forced !== undefined)
        return refuse("refuse.frenzy", "t9a.rule.frenzy", { unit: nameOf(own, forced) }, "done");
      const given = typeof a.unit === "number" ? own.units[a.unit] : undefined;
      const out = given?.place === "joined" && given.seat === own.active ? chargerOf(own, given.id) : null;
      if (out !== null && "message" in out) return out;
      if (out?.outOf != null && about.must?.includes(out.outOf) === true)
        return refuse("refuse.frenzy", "t9a.rule.frenzy", { unit: nameOf(own, out.outOf) }, "unit");
      const { game, unit: u } = out ?? { game: own, unit: given };
      const target = typeof a.target === "number" ? game.units[a.target] : undefined;
      if (u === undefined || target === undefined)
        return refuse("refuse.no-such-unit", `${PHASE}.2`, {}, u === undefined ? "unit" : "target");
      if (u.seat !== game.active) return refuse("refuse.not-yours", `${PHASE}.2`, { unit: named(u) }, "unit");
      const why = book.refusals("declare a charge", game, { unit: u })[0];
      if (why !== undefined) return why;
      if (target.seat === u.seat) return refuse("refuse.own-side", `${PHASE}.2`, {}, "target");
      if (u.declared !== null) return refuse("refuse.already-declared", `${PHASE}.2`, { unit: named(u) }, "unit");
      if (!mayDeclare(game, u)) return refuse("refuse.already-moved", `${PHASE}.2`, { unit: named(u) }, "unit");
      const flies = a.air === true;
      if (flies && !mayFly(game, u)) return refuse("refuse.no-fly", "t9a.rule.fly", { unit: named(u) }, "air");
      return whyNotCharge(game, flies ? aloft(u) : u, target) ?? true;
    },
    (game, about, a) => {
      if (about.must !== undefined) return null;
      if (exactly(a, ["done"])) return a["done"] === true ? true : null;
      const air = exactly(a, ["unit", "target", "air"]) && a["air"] === true;
      return (air || exactly(a, ["unit", "target"])) && mayCharge(game, a["unit"], a["target"], air) ? true : null;
    },
  ),
  listed(
    "charge-reaction",
    `${PHASE}.3`,
    (game, about) =>
      message("ask.charge-reaction", { unit: nameOf(game, about.unit), foe: nameOf(game, about.charger) }),
    (game, about) =>
      reactionsTo(game, about.unit, about.charger).map(({ value: granted }) => ({ reaction: granted.reaction })),
    (game, about, a) =>
      offered(game, about.unit, about.charger).find((o) => o.value.reaction === a.reaction)?.value.label ??
      message("answer.stay"),
    (_, __, source, list) => {
      const shoots = list.find((a) => a.reaction === "stand-and-shoot");
      if (shoots !== undefined && source.next(4) > 1) return shoots;
      // Some may shoot and not flee, so that the second of two need not be that.
      const flees = list.length === 2 && source.next(8) === 1 ? list.find((a) => a.reaction === "flee") : undefined;
      return flees ?? list[0] ?? { reaction: "flee" };
    },
    (game, about, a) => {
      const all = offered(game, about.unit, about.charger);
      const known = all.find((o) => o.value.reaction === a.reaction);
      if (known !== undefined) return whyNotReact(game, unit(game, about.unit), known.value, all);
      return refuse("refuse.shape", `${PHASE}.3`, { kind: "charge-reaction" }, "reaction");
    },
  ),
  listed(
    "redirect",
    REDIRECT,
    (game, about) =>
      message("ask.redirect", { unit: nameOf(game, about.unit), foes: about.targets.map((id) => nameOf(game, id)) }),
    () => [{ redirect: false }, { redirect: true }],
    (_, __, a) => message(a.redirect ? "answer.redirect.yes" : "answer.redirect.no"),
  ),
  listed(
    "redirect-target",
    REDIRECT,
    (game, about) => message("ask.redirect-target", { unit: nameOf(game, about.unit) }),
    (_, about) => about.targets.map((target) => ({ target })),
    (game, about, a) => chargeWords(game, { unit: about.unit, target: a.target }),
  ),
  listed(
    "next-charger",
    `${PHASE}.5`,
    () => message("ask.next-charger"),
    (_, about) => about.units.map((unit) => ({ unit })),
    (game, _, a) => {
      const target = there(unit(game, a.unit).declared);
      const chargers = chargersOf(game, target).map((id) => nameOf(game, id));
      return message("answer.next-charger", { units: chargers, foe: nameOf(game, target) });
    },
  ),
  chargePlace,
];
