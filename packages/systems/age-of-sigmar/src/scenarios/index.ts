import type { NamedScenario } from "@tercio/kernel";
import { guidedBattle } from "./guided.ts";
import { scenes } from "../scene/setup.ts";
import type { Scene } from "../scene/types.ts";

const of = (id: string, en: string, fr: string, scene: Scene): NamedScenario => ({
  id,
  title: { en, fr },
  scenario: scenes.scenario(scene),
});

const first = of("starter", "Foot and riders on either side", "Fantassins et cavaliers de chaque côté", {
  units: {
    Shieldguard: { side: "first", warscroll: "shieldguard", models: 10, at: [-6, -12], arrangement: "line" },
    Riders: { side: "first", warscroll: "storm-riders", models: 5, at: [10, -13] },
    Dead: { side: "second", warscroll: "barrow-dead", models: 10, at: [6, 12] },
    Watch: { side: "second", warscroll: "gate-watch", models: 5, at: [-10, 12] },
  },
});
export const { scenario: starter } = first;

/** Battles by name: the starter first; the one with hints; the smallest; the most crowded; one with wings. */
export const scenarios: readonly NamedScenario[] = [
  first,
  guidedBattle,
  of("one-model", "One model a side", "Une figurine par camp", {
    table: [24, 24],
    units: {
      Guard: { side: "first", warscroll: "gate-watch", models: 1, at: [0, -5] },
      Hawk: { side: "second", warscroll: "night-hawks", models: 1, at: [0, 5] },
    },
  }),
  of("wings", "Riders against wings, the third round", "Cavaliers contre ailes, au troisième round", {
    table: [44, 30],
    round: 3,
    rounds: 5,
    first: "second",
    units: {
      Riders: { side: "first", warscroll: "storm-riders", models: 4, startModels: 5, at: [0, -6], wounded: [1, 2] },
      Guard: {
        side: "first",
        warscroll: "shieldguard",
        models: 8,
        startModels: 10,
        at: [-12, -8],
        arrangement: "spread",
      },
      Hawks: { side: "second", warscroll: "night-hawks", models: 3, at: [8, 7], arrangement: "line" },
      Dead: { side: "second", warscroll: "barrow-dead", models: 9, startModels: 20, at: [-8, 8], arrangement: "ring" },
    },
  }),
  of("crowd", "Thirty against thirty, and more", "Trente contre trente, et davantage", {
    table: [48, 44],
    units: {
      "Dead in front": { side: "second", warscroll: "barrow-dead", models: 30, at: [0, 9] },
      "Dead behind": { side: "second", warscroll: "barrow-dead", models: 20, at: [14, 14] },
      Hawks: { side: "second", warscroll: "night-hawks", models: 3, at: [-15, 12] },
      "Guard on the left": { side: "first", warscroll: "shieldguard", models: 20, at: [-9, -9] },
      "Guard on the right": { side: "first", warscroll: "shieldguard", models: 10, at: [9, -9], arrangement: "line" },
      Watch: { side: "first", warscroll: "gate-watch", models: 5, at: [0, -14] },
      Riders: { side: "first", warscroll: "storm-riders", models: 5, at: [17, -15] },
    },
  }),
];
