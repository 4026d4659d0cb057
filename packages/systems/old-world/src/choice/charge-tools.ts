import type { Fields } from "@tercio/kernel";
import type { PickTool, Tool } from "@tercio/board";
import type { ChargePair } from "../sequence/charge-flow.ts";
import type { OldWorld } from "../state/state.ts";
import { chargePlaceTool } from "./charge-place.ts";
import { chargeUnder } from "./charge.ts";

type G = OldWorld;

/** Answers that name units in these fields, one after another. */
const picks = (...fields: readonly string[]): PickTool<G> => ({
  kind: "pick",
  picks: (_, __, answer: Fields) => fields.flatMap((f) => (typeof answer[f] === "number" ? [answer[f]] : [])),
});

/** First one's own, then an enemy, within reach or not: the rules say why not. */
const charge: PickTool<G> = {
  ...picks("unit", "target"),
  answer(game, _, [unit, target]) {
    const own = game.units.find((u) => u.id === unit);
    const other = game.units.find((u) => u.id === target);
    if (own?.entry.seat !== game.active || other === undefined || other.entry.seat === game.active) return null;
    return { unit: own.id, target: other.id };
  },
  done: { done: true },
  weighed: true,
  under: (game, _, answer: ChargePair) => chargeUnder(game, answer),
};

/** How the choices about charges are made by hand; the others are lists. */
export const chargeTools: { readonly [id: string]: Tool<G> } = {
  charge,
  "redirect-target": picks("target"),
  "next-charger": picks("unit"),
  "charge-order": picks("unit"),
  "charge-reaction": picks("against"),
  "charge-move": chargePlaceTool,
};
