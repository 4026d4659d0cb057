import { type RollOf, watched } from "@tercio/kernel";
import { message } from "../words/message.ts";
import type { Sum } from "@tercio/dice";
import { type Charge, chargeAt, type ChargePlaces } from "@tercio/mass-battle";
import { chargeRoll } from "../calculation/characteristics.ts";
import { chargeDice, chargeNeed, chargeReaches, shortByDice } from "../calculation/charge-range.ts";
import { aboutCharge, facingAimedAt, placesOf } from "../field/charges.ts";
import { bridged } from "../field/paths.ts";
import { chargeAdvance } from "../calculation/rates.ts";
import { book } from "../asking/book.ts";
import { lastingOn } from "../calculation/lasting.ts";
import { type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { arrive } from "./charge-contact.ts";
import { rollingWith } from "./charge-declared.ts";
import { fail } from "./charge-failed.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { inWords } from "./dice-words.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { ruleId } from "../state/ids.ts";
import { ownerOrders } from "./order.ts";
import { wayOfCharge } from "./ways.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";

/** A charger whose dice have fallen: what the highest of them showed. */
interface Rolled {
  readonly unit: number;
  readonly highest: number;
}

/** All chargers of one target: who has still to roll, who gets there and has not moved, who does not. */
export interface ChargeVars {
  readonly target: number;
  readonly toRoll: readonly number[];
  readonly reached: readonly Rolled[];
  readonly short: readonly Rolled[];
}

/** One charger that gets there, and its mates that will. */
export interface Contact {
  readonly unit: number;
  readonly target: number;
  readonly mates: readonly number[];
}

const ids = (list: readonly Rolled[]): readonly number[] => list.map((r) => r.unit);
const without = (list: readonly Rolled[], id: number): readonly Rolled[] => list.filter((r) => r.unit !== id);
const rolledBy = (list: readonly Rolled[], id: number): Rolled => list.find((r) => r.unit === id) as Rolled;

const kept = new WeakMap<
  readonly Unit[],
  { readonly engagements: unknown; readonly found: Map<string, ChargePlaces> }
>();

/** Where this charger may make contact, its mates still to come; kept while nobody moves. */
function offered(game: G, id: number, mates: readonly number[]): ChargePlaces {
  const known = kept.get(game.units);
  const { found } = known?.engagements === game.engagements ? known : { found: new Map<string, ChargePlaces>() };
  kept.set(game.units, { engagements: game.engagements, found });
  const key = [id, ...mates].join("/");
  const before = watched() ? undefined : found.get(key);
  if (before !== undefined) return before;
  const u = unit(game, id);
  const places = placesOf(
    game,
    u,
    unit(game, u.declared as number),
    mates.map((m) => unit(game, m)),
  );
  found.set(key, places);
  return places;
}

/** The dice of a Charge Range, asked with what they have to show. */
function rangeRoll(game: G, u: Unit, target: Unit): RollOf<Sum & { readonly highest: true }> {
  const [who, foe] = [named(u), named(target)];
  const ask = { type: "roll", player: u.seat, rule: `${PHASE}.5` } as const;
  if (!onField(target)) {
    const dice = chargeRoll(game, u);
    return { ...ask, dice, label: message("roll.charge.gone", { unit: who, foe, dice: inWords(dice) }) };
  }
  const { dice, need, sure, distance, reasons } = chargeNeed(game, u, target);
  const label = message(sure ? "roll.charge.sure" : need === null ? "roll.charge.short" : "roll.charge", {
    unit: who,
    foe,
    need: need ?? 0,
    dice: inWords(dice),
    distance: bridged(distance),
    advance: chargeAdvance(game, u, target).value,
  });
  return { ...ask, dice, label, breakdowns: [{ name: message("value.charge-need"), breakdown: reasons }] };
}

export const chargeMove = sequence(
  "charge-move",
  { en: "Charge Range and Charge Move", fr: "Portée et mouvement de charge" },
  { target: -1, toRoll: [], reached: [], short: [] },
  ({ act, each }) => [
    act("a", { en: "All chargers of this target", fr: "Toutes les unités qui chargent cette cible" }, (game, v) => ({
      vars: { target: unit(game, v.unit).declared as number, toRoll: rollingWith(game, v.unit) },
    })),
    each((_, v) => v.toRoll).roll(
      "b",
      { en: "Charge Range", fr: "Portée de charge" },
      (game, v, id) => rangeRoll(game, unit(game, id), unit(game, v.target)),
      (game, v, id, outcome, context) => {
        const u = unit(game, id);
        const target = unit(game, v.target);
        const rolled = { unit: id, highest: outcome.highest };
        const next = lastingOn(
          game,
          book.follows("charge rolled", game, { unit: u }).map((f) => f.gives),
        );
        if (!onField(target) || !chargeReaches(game, u, target, outcome.total))
          return { game: next, vars: { short: [...v.short, rolled] } };
        if (shortByDice(game, u, target, outcome.total)) {
          const total = chargeDice(game, u, outcome.total).value;
          tell(context, "orderedCharges", ruleId("ordering-the-charge"), { unit: named(u), total });
        }
        return { game: next, vars: { reached: [...v.reached, rolled] } };
      },
    ),
    each((_, v) => ids(v.reached), { order: ownerOrders("charge") }).call(
      "c",
      { en: "One that gets there moves into contact", fr: "Une unité à portée se met au contact" },
      "charge-contact",
      (_, v, id) => ({ unit: id, target: v.target, mates: ids(without(v.reached, id)) }),
      (_, v, id, arrived) => ({
        vars: {
          reached: without(v.reached, id),
          ...(arrived ? {} : { short: [...v.short, rolledBy(v.reached, id)] }),
        },
      }),
    ),
    each((_, v) => ids(v.short), { order: ownerOrders("failed-charge") }).act(
      "d",
      { en: "Failed Charge", fr: "Charge ratée" },
      (game, v, id, context) => fail(game, id, v.target, rolledBy(v.short, id).highest, context),
    ),
  ],
);

/** One charger that gets there moves, where there is room and a way; what it hands back: did it arrive? */
export const chargeContact = sequence(
  "charge-contact",
  { en: "Charge Move", fr: "Mouvement de charge" },
  { offset: null, arrived: false },
  ({ act, choose }) => [
    choose(
      "a",
      { en: "Choose where to make contact", fr: "Choisir le point de contact" },
      "charge-move",
      (game, { unit: id, target, mates }) => {
        const prey = unit(game, target);
        // Whoever flees is caught where the charger comes to it.
        if (!onField(prey) || prey.fleeing) return null;
        const places = offered(game, id, mates);
        const free = places.stretches.length > 1 || places.stretches.some((s) => s.from < s.to);
        return free && places.best !== null
          ? { player: unit(game, id).seat, about: { unit: id, target, mates, places } }
          : null;
      },
      (_, __, answer) => ({ vars: { offset: answer.offset } }),
    ),
    act("b", { en: "Into contact", fr: "Au contact" }, (game, v, context) => {
      const u = unit(game, v.unit);
      const target = unit(game, v.target);
      const places = onField(target) ? offered(game, u.id, v.mates) : null;
      if (places === null || places.best === null) return {};
      const charge = placeOf(game, u, target, v.mates, places, v.offset);
      if (places.unheeded.length > 0)
        tell(context, "notAllWeighed", "t9a.maximising-contact.2", {
          unit: named(u),
          units: places.unheeded.map((id) => named(unit(game, id))),
        });
      if (places.missing !== "nothing")
        tell(context, places.missing === "better" ? "notAllTried" : "notAllFound", "t9a.maximising-contact.2", {
          unit: named(u),
        });
      if (!target.fleeing && game.engagements.some((e) => e.b === target.id && unit(game, e.a).charging))
        tell(context, "combinedCharges", "t9a.maximising-contact.2", { foe: named(target) });
      const way = wayOfCharge(u, charge);
      const arrived = arrive(game, u.id, target.id, facingAimedAt(u, target), { charge, way }, context);
      const ground = dangerousGround(game, u, way);
      return { game: arrived.game, enter: [...arrived.frames, ...ground], vars: { arrived: true } };
    }),
  ],
  (_, v) => v.arrived,
);

/** The charge to the place that was chosen, or to the nearest of all. */
export function placeOf(
  game: G,
  u: Unit,
  target: Unit,
  mates: readonly number[],
  places: ChargePlaces,
  offset: number | null,
): Charge {
  const best = places.best as Charge;
  if (offset === null || offset === best.offset) return best;
  const question = aboutCharge(game, u, target, { mates: mates.map((id) => unit(game, id)) });
  return chargeAt(question, places, offset) ?? best;
}
