import { exactly, foreseen, type RollOf, watched, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import type { Sum } from "@tercio/dice";
import {
  certainlyAt,
  type Charge,
  chargeAt,
  type ChargePlaces,
  type ChargeQuestion,
  findPlaces,
} from "@tercio/mass-battle";
import { chargeRoll } from "../calculation/characteristics.ts";
import { chargeDice, chargeNeed, chargeReaches, shortByDice } from "../calculation/charge-range.ts";
import { aboutCharge, facingAimedAt } from "../battlefield/charges.ts";
import { bridged } from "@tercio/regiments";
import { chargeAdvance } from "../calculation/rates.ts";
import { book } from "../hooks/book.ts";
import { lastingOn } from "../calculation/lasting.ts";
import { type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { arrive } from "./charge-contact.ts";
import { rollingWith } from "./charge-declared.ts";
import { fail } from "./charge-failed.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { inWords } from "./dice-messages.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
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
const rolledBy = (list: readonly Rolled[], id: number): Rolled => there(list.find((r) => r.unit === id));

/** What is known of the charges that are carried out, while nobody moves. */
interface Kept {
  readonly engagements: unknown;
  readonly places: Map<string, ChargePlaces>;
  /** By charger, mates and offset; null where it is not certain. */
  readonly certain: Map<string, Charge | null>;
}
const kept = new WeakMap<readonly Unit[], Kept>();

function keptOf({ units, engagements }: G): Kept {
  const known = kept.get(units);
  if (known?.engagements === engagements) return known;
  const begun: Kept = { engagements, places: new Map(), certain: new Map() };
  kept.set(units, begun);
  return begun;
}

const keyOf = (id: number, mates: readonly number[]): string => [id, ...mates].join("/");
const questionOf = (game: G, id: number, mates: readonly number[]): ChargeQuestion => {
  const u = unit(game, id);
  return aboutCharge(game, u, unit(game, there(u.declared)), { mates: mates.map((m) => unit(game, m)) });
};

/** Where this charger may make contact, its mates still to come; kept while nobody moves. */
function offered(game: G, id: number, mates: readonly number[]): ChargePlaces {
  const { places } = keptOf(game);
  const key = keyOf(id, mates);
  const before = watched() ? undefined : places.get(key);
  if (before !== undefined) return before;
  const found = findPlaces(questionOf(game, id, mates));
  places.set(key, found);
  return found;
}

/**
 * In a battle that is verified: the charge to where its record says, where that is certain to be one of several best places
 * without finding all of them; else null.
 */
export function certainPlace(game: G, id: number, mates: readonly number[], offset: unknown): Charge | null {
  if (foreseen() === undefined || watched() || !Number.isInteger(offset)) return null;
  const { certain } = keptOf(game);
  const key = `${keyOf(id, mates)} ${offset as number}`;
  const before = certain.get(key);
  if (before !== undefined) return before;
  const found = certainlyAt(questionOf(game, id, mates), offset as number);
  certain.set(key, found);
  return found;
}

/** Of a place that is certain nothing is left to be said. */
const NO_PLACES: ChargePlaces = { stretches: [], best: null, unheeded: [], missing: "nothing" };

/** A contact whose places are found when somebody reads them: the same plain data for every reader. */
const placesLater = (of: Contact, find: () => ChargePlaces): Contact & { readonly places: ChargePlaces } => ({
  ...of,
  get places() {
    return find();
  },
});

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
      // A unit that charges no more has no target, and no unit rolls.
      vars: { target: unit(game, v.unit).declared ?? v.target, toRoll: rollingWith(game, v.unit) },
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
          book.follows("charge rolled", game, { unit: u }).map((f) => f.value),
        );
        if (!onField(target) || !chargeReaches(game, u, target, outcome.total))
          return { game: next, vars: { short: [...v.short, rolled] } };
        if (shortByDice(game, u, target, outcome.total)) {
          const total = chargeDice(game, u, outcome.total).value;
          tell(context, "orderedCharges", "t9a.rule.ordering-the-charge", { unit: named(u), total });
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
        const player = unit(game, id).seat;
        const next = foreseen();
        if (exactly(next, ["offset"]) && certainPlace(game, id, mates, next["offset"]) !== null)
          return { player, about: placesLater({ unit: id, target, mates }, () => offered(game, id, mates)) };
        const places = offered(game, id, mates);
        const free = places.stretches.length > 1 || places.stretches.some((s) => s.from < s.to);
        return free && places.best !== null ? { player, about: { unit: id, target, mates, places } } : null;
      },
      (_, __, answer) => ({ vars: { offset: answer.offset } }),
    ),
    act("b", { en: "Into contact", fr: "Au contact" }, (game, v, context) => {
      const u = unit(game, v.unit);
      const target = unit(game, v.target);
      if (!onField(target)) return {};
      const certain = v.offset === null ? null : certainPlace(game, u.id, v.mates, v.offset);
      const places = certain === null ? offered(game, u.id, v.mates) : NO_PLACES;
      if (certain === null && places.best === null) return {};
      const charge = certain ?? placeOf(game, u, target, v.mates, places, v.offset);
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
  const best = there(places.best);
  if (offset === null || offset === best.offset) return best;
  const question = aboutCharge(game, u, target, { mates: mates.map((id) => unit(game, id)) });
  return chargeAt(question, places, offset) ?? best;
}
