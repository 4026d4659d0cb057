import { withField } from "../state/state.ts";
import { sequence } from "./flow.ts";

/** Everything before the first turn of a battle. */
export const setUp = sequence("set-up", { en: "Set-up", fr: "Mise en place" }, {}, ({ act }) => [
  act("begin", { en: "The battle begins", fr: "La bataille commence" }, (g) => ({
    game: { ...withField(g, { phase: "strategy" }), turn: 1 },
  })),
]);
