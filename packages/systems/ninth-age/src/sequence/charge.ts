import { act, ask, message, type Request, sequence, watched } from "@tercio/kernel";
import { type Charge, chargeAt, type ChargePlaces } from "@tercio/mass-battle";
import { distanceRoll } from "../calculation/characteristics.ts";
import { chargeDice, chargeNeed, chargeReaches } from "../calculation/charge-range.ts";
import { aboutCharge, facingAimedAt, placesOf } from "../field/charges.ts";
import { inches } from "../field/paths.ts";
import { type NinthAge, onField, type Unit, unit } from "../state.ts";
import { arrive } from "./charge-contact.ts";
import { rollingWith } from "./charge-declared.ts";
import { fail } from "./charge-failed.ts";
import { inWords } from "./dice-words.ts";
import { named, tell } from "./emit.ts";
import { ruleId } from "../rules/ids.ts";
import { whoIsNext } from "./order.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";

/** A charger whose dice have fallen: what the highest of them showed. */
interface Rolled {
  readonly unit: number;
  readonly highest: number;
}

/** All chargers of one target: who has still to roll, who gets there and has not moved, who does not. */
interface Moving {
  readonly unit: number;
  readonly target: number | null;
  readonly toRoll: readonly number[];
  readonly reached: readonly Rolled[];
  readonly short: readonly Rolled[];
  /** Who moves next, where its owner said so. */
  readonly next?: number | null;
  /** Where it makes contact, where its owner said so. */
  readonly offset?: number | null;
}

const ids = (list: readonly Rolled[]): readonly number[] => list.map((r) => r.unit);
const without = (list: readonly Rolled[], id: number): readonly Rolled[] => list.filter((r) => r.unit !== id);
const nextOf = (v: Moving, list: readonly Rolled[]): Rolled | undefined =>
  list.find((r) => r.unit === v.next) ?? list[0];

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

const placesFor = (game: G, v: Moving, id: number): ChargePlaces => offered(game, id, ids(without(v.reached, id)));

/** The dice of a Charge Range, asked with what they have to show. */
function rangeRoll(game: G, u: Unit, target: Unit): Request {
  const [who, foe] = [named(u), named(target)];
  const ask = { type: "roll", player: u.seat, rule: `${PHASE}.5` } as const;
  if (!onField(target)) {
    const dice = distanceRoll(game, u, "charge");
    return { ...ask, dice, label: message("roll.charge.gone", { unit: who, foe, dice: inWords(dice) }) };
  }
  const { dice, need, sure, distance, reasons } = chargeNeed(game, u, target);
  const label = message(sure ? "roll.charge.sure" : need === null ? "roll.charge.short" : "roll.charge", {
    unit: who,
    foe,
    need: need ?? 0,
    dice: inWords(dice),
    distance: inches(distance),
    advance: u.entry.advanceRate,
  });
  return { ...ask, dice, label, breakdowns: [{ name: message("value.charge-need"), breakdown: reasons }] };
}

export const chargeMove = sequence<G>(
  "charge-move",
  { en: "Charge Range and Charge Move", fr: "Portée et mouvement de charge" },
  [
    act(
      "chargers",
      { en: "All chargers of this target", fr: "Toutes les unités qui chargent cette cible" },
      (game, v: Moving) => ({
        vars: { target: unit(game, v.unit).declared, toRoll: rollingWith(game, v.unit), reached: [], short: [] },
      }),
    ),
    ask(
      "range",
      { en: "Charge Range", fr: "Portée de charge" },
      (game, v: Moving) =>
        v.toRoll[0] === undefined ? null : rangeRoll(game, unit(game, v.toRoll[0]), unit(game, v.target as number)),
      (game, v: Moving, outcome: { total: number; highest: number }, context) => {
        const u = unit(game, v.toRoll[0] as number);
        const target = unit(game, v.target as number);
        const rolled = { unit: u.id, highest: outcome.highest };
        const toRoll = v.toRoll.slice(1);
        if (!onField(target) || !chargeReaches(game, u, target, outcome.total))
          return { vars: { toRoll, short: [...v.short, rolled] as never }, goTo: "range" };
        const counted = chargeDice(game, u, outcome.total).value;
        if (counted > outcome.total)
          tell(context, "orderedCharges", ruleId("ordering-the-charge"), { unit: named(u), total: counted });
        return { vars: { toRoll, reached: [...v.reached, rolled] as never }, goTo: "range" };
      },
    ),
    ask(
      "who",
      { en: "Which of those that reach moves next", fr: "Laquelle des unités à portée bouge ensuite" },
      (game, v: Moving) => whoIsNext(game, ids(v.reached), "charge"),
      (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    ),
    act("way", { en: "Room and a way", fr: "De la place et un chemin" }, (game, v: Moving, context) => {
      const mover = nextOf(v, v.reached);
      if (mover === undefined) return { goTo: "short" };
      const target = unit(game, v.target as number);
      const { best } = onField(target) ? placesFor(game, v, mover.unit) : { best: null };
      const done = { next: null, offset: null, reached: without(v.reached, mover.unit) as never };
      if (best === null) return { vars: { ...done, short: [...v.short, mover] as never }, goTo: "who" };
      if (!target.fleeing) return { vars: { next: mover.unit } };
      // Whoever flees is caught where the charger comes to it.
      const caught = arrive(game, mover.unit, target.id, facingAimedAt(unit(game, mover.unit), target), best, context);
      return { game: caught.game, enter: caught.frames, vars: done, goTo: "who" };
    }),
    ask(
      "place",
      { en: "Choose where to make contact", fr: "Choisir le point de contact" },
      (game, v: Moving) => {
        const u = unit(game, v.next as number);
        const places = placesFor(game, v, u.id);
        const free = places.stretches.length > 1 || places.stretches.some((s) => s.from < s.to);
        return free
          ? {
              type: "choice",
              player: u.seat,
              choice: "charge-move",
              about: { unit: u.id, target: v.target, mates: ids(without(v.reached, u.id)), places: places as never },
            }
          : null;
      },
      (_, __, answer: { offset: number }) => ({ vars: { offset: answer.offset } }),
    ),
    act("contact", { en: "Into contact", fr: "Au contact" }, (game, v: Moving, context) => {
      const u = unit(game, v.next as number);
      const target = unit(game, v.target as number);
      const mates = without(v.reached, u.id);
      const charge = placeOf(game, u, target, ids(mates), placesFor(game, v, u.id), v.offset ?? null);
      if (game.engagements.some((e) => e.b === target.id && unit(game, e.a).charging))
        tell(context, "combinedCharges", "t9a.maximising-contact.2", { foe: named(target) });
      const arrived = arrive(game, u.id, target.id, facingAimedAt(u, target), charge, context);
      return {
        game: arrived.game,
        enter: arrived.frames,
        vars: { next: null, offset: null, reached: mates as never },
        goTo: "who",
      };
    }),
    ask(
      "short",
      { en: "Whose Failed Charge comes next", fr: "Quelle charge ratée vient ensuite" },
      (game, v: Moving) => whoIsNext(game, ids(v.short), "failed-charge"),
      (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    ),
    act("failed", { en: "Failed Charge", fr: "Charge ratée" }, (game, v: Moving, context) => {
      const mover = nextOf(v, v.short);
      if (mover === undefined) return {};
      const vars = { next: null, short: without(v.short, mover.unit) as never };
      return { game: fail(game, mover.unit, v.target as number, mover.highest, context), vars, goTo: "short" };
    }),
  ],
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
