import type { NamedScenario } from "@tercio/kernel";
import { scenarioOf } from "../scene/index.ts";

/** Game Turn of its beginning: so that it is over after the next. */
export const FIRST_TURN = 5;

const led = { champion: true, standard: true, musician: true } as const;

/**
 * The battle to learn on: far enough apart that both sides move first, near and strong enough that the first player charges,
 * fights and most often breaks somebody before the last turn ends.
 */
export const guidedBattle: NamedScenario = {
  id: "guided",
  title: { en: "A first battle, with hints", fr: "Une première bataille, avec des conseils" },
  scenario: scenarioOf({
    table: [48, 36],
    turn: FIRST_TURN,
    phase: "movement",
    points: 900,
    armies: ["empire-of-sonnstahl", "warriors-of-the-dark-gods"],
    units: {
      Halberds: {
        ...{ side: "first", profile: "heavy-infantry-with-halberds", models: 25, files: 5, at: [-7, -11] },
        ...led,
      },
      Knights: { side: "first", profile: "electoral-cavalry", models: 6, files: 6, at: [7, -11], ...led },
      Spears: {
        ...{ side: "second", profile: "barbarians-with-spears", models: 12, files: 4, at: [-7, 11] },
        standard: true,
      },
      Axes: { side: "second", profile: "barbarians-with-great-weapons", models: 10, files: 5, at: [7, 10] },
    },
  }),
};
