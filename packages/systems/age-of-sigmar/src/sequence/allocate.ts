import { inForce, message, settled } from "@tercio/kernel";
import { negationsOf } from "../calculation/numbers.ts";
import { taken, tollOf } from "../calculation/losses.ts";
import { type Sigmar, standing, unit, woundsLeft } from "../state/state.ts";
import { sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const NEGATION = "aos2.core.allocating-wounds.negation";
const ORDER = "aos2.core.allocating-wounds.order";
const MORTAL = "aos2.core.mortal-wounds";
const FLEES = "aos2.core.battleshock.result";

/** A roll for each of so many wounds; those that show the number are negated. */
const negation = (g: Sigmar, id: number, wounds: number, need: number, mortal: boolean) => {
  const u = unit(g, id);
  return {
    type: "roll" as const,
    player: u.entry.seat,
    label: message(mortal ? "roll.negate-mortal" : "roll.negate", { unit: named(u), wounds, need }),
    dice: { kind: "pool" as const, dice: wounds, sides: 6, groups: [need] },
    rule: NEGATION,
  };
};

/** Wounds, then mortal wounds, pass the rolls that negate them and fall on one model after another; the owner says on whom. */
export const allocate = sequence(
  "allocate",
  { en: "Allocate wounds", fr: "Répartir les blessures" },
  { points: 0, hard: 0 },
  ({ act, choose, each }) => [
    act("start", { en: "Wounds to allocate", fr: "Blessures à répartir" }, (g, v, context) => {
      const hard = inForce(MORTAL) ? v.mortal : 0;
      if (v.wounds + hard > 0)
        tell(context, hard > 0 ? "sufferedMortal" : "suffered", "aos2.core.allocating-wounds.total", {
          unit: named(unit(g, v.unit)),
          wounds: v.wounds,
          mortal: hard,
        });
      return { vars: { points: v.wounds, hard } };
    }),
    each((g, v) => negationsOf(g, unit(g, v.unit), false).map((n) => n.need)).roll(
      "negate",
      { en: "Negate wounds", fr: "Annuler des blessures" },
      (g, v, need) => (v.points === 0 ? null : negation(g, v.unit, v.points, need, false)),
      (_, __, ___, { counts }) => ({ vars: { points: counts[0] ?? 0 } }),
      NEGATION,
    ),
    act("fallen-on", { en: "Wounds fall", fr: "Les blessures tombent" }, (g, v) => {
      // Wounds go before mortal wounds; what has nobody left to fall on is rolled for no more.
      const left = woundsLeft(unit(g, v.unit));
      return { vars: { points: Math.min(v.points, left), hard: v.points < left ? v.hard : 0 } };
    }),
    each((g, v) => negationsOf(g, unit(g, v.unit), true).map((n) => n.need)).roll(
      "negate-mortal",
      { en: "Negate mortal wounds", fr: "Annuler des blessures mortelles" },
      (g, v, need) => (v.hard === 0 ? null : negation(g, v.unit, v.hard, need, true)),
      (_, __, ___, { counts }) => ({ vars: { hard: counts[0] ?? 0 } }),
      NEGATION,
    ),
    choose(
      "casualties",
      { en: "Which model takes them", fr: "Quelle figurine les subit" },
      "casualties",
      (g, v) => {
        const u = unit(g, v.unit);
        const { slain, left, lost } = tollOf(u, v.points + v.hard);
        if (lost === 0) return null;
        // Nobody is left to choose among.
        if (slain === u.models.length) return settled({ slain: u.models.map((_, i) => i), wounded: null });
        return { player: u.entry.seat, about: { unit: v.unit, slain, left, flees: false } };
      },
      (g, v, fallen, context) => {
        const before = unit(g, v.unit);
        const toll = tollOf(before, v.points + v.hard);
        const slain = fallen.slain.length;
        tell(context, slain > 0 ? "losses" : "woundedOnly", ORDER, {
          unit: named(before),
          wounds: toll.lost,
          ...(slain > 0 ? { models: slain } : {}),
        });
        const after = taken(g, v.unit, fallen, toll.left);
        if (!standing(unit(after, v.unit))) tell(context, "destroyed", ORDER, { unit: named(before) });
        return { game: after };
      },
    ),
  ],
);

/** Models that flee from a failed battleshock test: the owner says who. */
export const flight = sequence("flight", { en: "Models flee", fr: "Des figurines fuient" }, {}, ({ choose }) => [
  choose(
    "who",
    { en: "Which models flee", fr: "Quelles figurines fuient" },
    "casualties",
    (g, v) => {
      const u = unit(g, v.unit);
      if (v.count === 0) return null;
      if (v.count >= u.models.length) return settled({ slain: u.models.map((_, i) => i), wounded: null });
      return { player: u.entry.seat, about: { unit: v.unit, slain: v.count, left: 0, flees: true } };
    },
    (g, v, fallen, context) => {
      const before = unit(g, v.unit);
      tell(context, "flees", FLEES, { unit: named(before), models: fallen.slain.length });
      const after = taken(g, v.unit, fallen, before.wounded?.lost ?? 0);
      if (!standing(unit(after, v.unit))) tell(context, "destroyed", FLEES, { unit: named(before) });
      return { game: after };
    },
    FLEES,
  ),
]);
