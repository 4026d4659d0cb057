import { type ChoiceKind, exactly, listing, type Message, message, refuse, there, type Verdict } from "@tercio/kernel";
import { bridged } from "@tercio/regiments";
import { apart } from "../calculation/charge-range.ts";
import { whyNotCharge } from "../battlefield/charges.ts";
import { book } from "../hooks/book.ts";
import type { ChargePair, ReactionAnswer } from "../sequence/charge-flow.ts";
import { chargeNeed, rollingWith } from "../sequence/charge-moves.ts";
import { mayCharge, mayDeclare } from "../sequence/declaring.ts";
import { named } from "../sequence/emit.ts";
import type { Choices } from "../sequence/flow.ts";
import { reactionsTo, whyNotReact } from "../sequence/reacting.ts";
import { type OldWorld, unit } from "../state/state.ts";
import { chargePlace } from "./charge-place.ts";

type G = OldWorld;
const listed = listing<G, Choices>();
const DECLARE = "tow.phase.movement.declare-charges";
const FRENZY = "tow.keyword.frenzy";
const nameOf = (game: G, id: number): Message => named(unit(game, id));

/** At whom a charge on offer goes, how far that is, and what the Charge roll has to show. */
function chargeAt(game: G, { unit: id, target }: ChargePair): Message {
  const [u, v] = [unit(game, id), unit(game, target)];
  const { need, ground } = chargeNeed(game, u, v);
  const key = need === null ? "answer.charge.short" : ground ? "answer.charge.terrain" : "answer.charge.at";
  return message(key, { foe: named(v), distance: bridged(apart(u, v)), need: need ?? 0 });
}
const chargeTold = (game: G, pair: ChargePair): Message =>
  message("answer.charge", { unit: nameOf(game, pair.unit), at: chargeAt(game, pair) });
/** The same in a list, under who charges. */
export const chargeUnder = (game: G, pair: ChargePair): { readonly head: Message; readonly label: Message } => ({
  head: nameOf(game, pair.unit),
  label: chargeAt(game, pair),
});

/** A random player charges what four of six rolls reach, and now and then what they hardly do. */
const EASY = 3;

/** Why such a charge is not on offer. */
export function whyNotDeclare(game: G, must: readonly number[], a: { readonly [field: string]: unknown }): Verdict {
  const forced = must[0];
  if ("done" in a && forced !== undefined)
    return refuse("refuse.must-charge", FRENZY, { unit: nameOf(game, forced) }, "done");
  const u = typeof a["unit"] === "number" ? game.units[a["unit"]] : undefined;
  const v = typeof a["target"] === "number" ? game.units[a["target"]] : undefined;
  if (u === undefined || v === undefined)
    return refuse("setup.no-such-unit", DECLARE, {}, u === undefined ? "unit" : "target");
  if (u.entry.seat !== game.active) return refuse("refuse.not-yours", DECLARE, { unit: named(u) }, "unit");
  const why = book.refusals("declare a charge", game, { unit: u })[0];
  if (why !== undefined) return why;
  if (v.entry.seat === u.entry.seat) return refuse("refuse.own-side", DECLARE, {}, "target");
  if (!mayDeclare(game, u)) return refuse("refuse.already-declared", DECLARE, { unit: named(u) }, "unit");
  return whyNotCharge(game, u, v) ?? true;
}

/** Declaring charges, reacting to them, redirecting them, and in what order they are made. */
export const chargeChoices: readonly ChoiceKind<G>[] = [
  listed(
    "charge",
    DECLARE,
    () => message("ask.charge"),
    (_, about) => [...about.pairs, ...(about.must === undefined ? [{ done: true } as const] : [])],
    (game, _, a) => ("done" in a ? message("answer.charge.done") : chargeTold(game, a)),
    {
      pick(game, about, source) {
        for (let i = 0; i < 3; i++) {
          const pair = about.pairs[source.next(about.pairs.length) - 1];
          if (pair === undefined) break;
          const { need } = chargeNeed(game, unit(game, pair.unit), unit(game, pair.target));
          if ((need !== null && need <= EASY) || source.next(6) <= 1) return pair;
        }
        return about.pairs.find((p) => about.must?.includes(p.unit) === true) ?? { done: true };
      },
      standard: (_, about) => about.pairs.find((p) => about.must?.includes(p.unit) === true) ?? { done: true },
      offers(game, about, a) {
        if (about.must !== undefined) return null;
        if (exactly(a, ["done"])) return a["done"] === true ? true : null;
        return exactly(a, ["unit", "target"]) && mayCharge(game, a["unit"], a["target"]) ? true : null;
      },
      whyNot: (game, about, a) => whyNotDeclare(game, about.must ?? [], a),
    },
  ),
  listed(
    "charge-reaction",
    "tow.charge-reaction.choice",
    (game, about) =>
      message("ask.charge-reaction", {
        unit: nameOf(game, about.unit),
        foes: about.chargers.map((id) => nameOf(game, id)),
      }),
    (game, about) => reactionsTo(game, about),
    (game, _, a: ReactionAnswer) =>
      "against" in a
        ? message(`answer.reaction.${a.reaction}.against`, { foe: nameOf(game, a.against) })
        : message(`answer.reaction.${a.reaction}`),
    {
      pick(game, about, source, list) {
        const shoots = list.filter((a) => a.reaction !== "hold" && a.reaction !== "flee");
        if (shoots.length > 0 && source.next(4) > 1) return there(shoots[source.next(shoots.length) - 1]);
        const flees = source.next(8) === 1 ? list.find((a) => a.reaction === "flee") : undefined;
        return flees ?? there(reactionsTo(game, about)[0]);
      },
      whyNot: (game, about, a) => whyNotReact(game, about, a["reaction"]),
    },
  ),
  listed(
    "redirect",
    "tow.rule.redirect",
    (game, about) =>
      message("ask.redirect", { unit: nameOf(game, about.unit), foes: about.targets.map((id) => nameOf(game, id)) }),
    () => [{ redirect: false }, { redirect: true }],
    (_, __, a) => message(a.redirect ? "answer.redirect.yes" : "answer.redirect.no"),
  ),
  listed(
    "redirect-target",
    "tow.rule.redirect",
    (game, about) => message("ask.redirect-target", { unit: nameOf(game, about.unit) }),
    (_, about) => about.targets.map((target) => ({ target })),
    (game, about, a) => chargeTold(game, { unit: about.unit, target: a.target }),
  ),
  listed(
    "charge-redress",
    "tow.rule.drilled",
    (game, about) => message("ask.charge-redress", { unit: nameOf(game, about.unit) }),
    (_, about) => about.widths.map((files) => ({ files })),
    (game, about, a) =>
      a.files === unit(game, about.unit).files
        ? message("answer.charge-redress.stay", { files: a.files })
        : message("answer.reform", { files: a.files }),
    { standard: (_, about) => ({ files: about.width }) },
  ),
  listed(
    "die-more",
    "tow.rule.swiftstride",
    (game, about) => message(`ask.die-more.${about.use}`, { unit: nameOf(game, about.unit) }),
    () => [{ more: true }, { more: false }],
    (_, __, a) => message(a.more ? "answer.die-more.yes" : "answer.die-more.no"),
  ),
  listed(
    "roll-again",
    "tow.rule.warband",
    (game, about) => message("ask.roll-again", { unit: nameOf(game, about.unit), total: about.total }),
    () => [{ again: false }, { again: true }],
    (_, about, a) => message(a.again ? "answer.roll-again.yes" : "answer.roll-again.no", { total: about.total }),
  ),
  listed(
    "next-charger",
    "tow.phase.movement.charge-moves",
    () => message("ask.next-charger"),
    (_, about) => about.units.map((unit) => ({ unit })),
    (game, _, a) =>
      message("answer.next-charger", {
        units: rollingWith(game, a.unit).map((id) => nameOf(game, id)),
        foe: nameOf(game, unit(game, a.unit).declared ?? a.unit),
      }),
  ),
  listed(
    "charge-order",
    "tow.phase.movement.charge-moves",
    (_, about) => message(`ask.charge-order.${about.waiting}`),
    (_, about) => about.units.map((unit) => ({ unit })),
    (game, _, a) => nameOf(game, a.unit),
  ),
  listed(
    "test-to-reform",
    "tow.charge.fleeing-enemy.contact",
    (game, about) => message("ask.test-to-reform", { unit: nameOf(game, about.unit) }),
    () => [{ test: false }, { test: true }],
    (_, __, a) => message(a.test ? "answer.test-to-reform.yes" : "answer.test-to-reform.no"),
  ),
  chargePlace,
];
