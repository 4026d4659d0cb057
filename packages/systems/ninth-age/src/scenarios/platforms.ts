import type { Scene, SceneProfile } from "../scene/types.ts";

const own = { adv: 4, mar: 8, dis: 8, hp: 3, def: 5, res: 4, suit: "plate" } as const;
const parts = [{ att: 3, off: 5, str: 4, ap: 1, agi: 5 }] as const;
/** Somebody on a base that four of the men fill. */
const giant: SceneProfile = {
  ...own,
  name: { en: "Tall Marshal", fr: "Grand maréchal" },
  ...{ type: "Infantry", height: "Large", base: [40, 40], parts, weapons: ["hand-weapon", "great-weapon"] },
  rules: ["general"],
};
/** Somebody whose base is no multiple of theirs: beside them, at a front corner. */
const rider: SceneProfile = {
  ...own,
  name: { en: "Mounted Prelate", fr: "Prélat monté" },
  ...{ type: "Cavalry", height: "Standard", base: [25, 50], parts, weapons: ["hand-weapon"] },
};
const altar: SceneProfile = {
  name: { en: "Altar of the Faithful", fr: "Autel des fidèles" },
  ...{ type: "Construct", height: "Large", base: [60, 100], adv: 4, mar: 8, dis: 8, hp: 5, def: 3, res: 5, arm: 3 },
  parts: [
    { name: { en: "Keepers", fr: "Gardiens" }, att: 3, off: 3, str: 3, ap: 0, agi: 3 },
    { name: { en: "Horses", fr: "Chevaux" }, att: 2, off: 3, str: 3, ap: 0, agi: 3, harnessed: true },
  ],
  weapons: ["hand-weapon"],
  rules: ["war-platform"],
};
const led = { champion: true, standard: true, musician: true } as const;

/** Bases of every size among one infantry: four places, a front corner, a War Platform; one more of each still to join. */
export const platformScene: Scene = {
  turn: 4,
  phase: "charge",
  units: {
    Guard: {
      ...{ side: "first", profile: "imperial-guard", models: 24, files: 8, at: [-12, -6], ...led },
      characters: [{ profile: giant, cost: 200 }],
    },
    Halberds: {
      ...{ side: "first", profile: "heavy-infantry-with-halberds", models: 27, files: 9, at: [0, -6], ...led },
      characters: [{ profile: altar, cost: 300 }],
    },
    Spears: {
      ...{ side: "first", profile: "heavy-infantry-with-spears", models: 24, files: 8, at: [12, -6] },
      characters: [{ profile: rider, cost: 180, file: 0 }],
    },
    Prelate: { side: "first", profile: rider, models: 1, files: 1, character: true, cost: 180, at: [-4, -14] },
    Warriors: { side: "second", profile: "warriors", models: 15, files: 5, at: [-12, 2], facing: "south", ...led },
    Feldraks: { side: "second", profile: "feldraks", models: 3, files: 3, at: [0, 2], facing: "south" },
    Barbarians: {
      side: "second",
      profile: "barbarians-with-spears",
      models: 24,
      files: 8,
      at: [12, 2],
      facing: "south",
      ...led,
    },
  },
};
