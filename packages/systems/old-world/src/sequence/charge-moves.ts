import { sequence } from "./flow.ts";

/** Every charge, one after another. */
export const chargeMoves = sequence(
  "charge-moves",
  { en: "Charge Moves", fr: "Mouvements de charge" },
  {},
  ({ act }) => [act("start", { en: "Charge moves", fr: "Mouvements de charge" }, () => ({}))],
);
