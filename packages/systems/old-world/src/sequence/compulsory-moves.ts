import { sequence } from "./flow.ts";

/** All that moves without a choice: fleeing units first. */
export const compulsoryMoves = sequence(
  "compulsory-moves",
  { en: "Compulsory Moves", fr: "Mouvements obligatoires" },
  {},
  ({ act }) => [act("start", { en: "Compulsory moves", fr: "Mouvements obligatoires" }, () => ({}))],
);
