import type { Scene, SceneUnit } from "../scene/types.ts";

const first = { side: "first", facing: "north" } as const;
const second = { side: "second", facing: "south" } as const;
const gun = { profile: "cannon", models: 1, files: 1 } as const;

/** War Machines on round bases about to be charged: by one unit and by two at once, past friends and a rock. */
export const machineScene: Scene = {
  turn: 2,
  phase: "charge",
  terrain: [{ kind: "impassable", rectangle: { at: [-15, -1], size: [4, 2], turned: 20 } }],
  units: {
    Halberds: { ...first, profile: "heavy-infantry-with-halberds", models: 20, files: 5, at: [-12, -8] },
    Guard: { ...first, profile: "imperial-guard", models: 20, files: 5, at: [0, -6] },
    Spears: { ...first, profile: "heavy-infantry-with-spears", models: 15, files: 5, at: [6, -6] },
    Knights: { ...first, profile: "knights-of-the-sun-griffon", models: 3, files: 3, at: [16, -7] },
    Spawn: {
      ...second,
      models: 2,
      files: 2,
      at: [16, 8],
      profile: {
        name: { en: "Spawn", fr: "Engeances" },
        ...{ type: "Infantry", height: "Large", base: [40, 40], adv: 4, mar: 8, dis: 5, hp: 3, def: 2, res: 4 },
        parts: [{ att: 3, off: 3, str: 4, ap: 0, agi: 1 }],
        rules: [{ rule: "random-movement", dice: "3D6" }],
      },
    },
    Wagon: {
      ...first,
      models: 1,
      files: 1,
      at: [-4, -12],
      profile: {
        name: { en: "Steam wagon", fr: "Chariot à vapeur" },
        ...{
          type: "Construct",
          height: "Large",
          base: [50, 100],
          adv: 4,
          mar: 4,
          dis: 7,
          hp: 6,
          def: 1,
          res: 6,
          arm: 4,
        },
        parts: [{ att: 4, off: 3, str: 5, ap: 2, agi: 2 }],
        rules: [{ rule: "random-movement", dice: "2D6" }],
      },
    },
    West: { ...second, ...gun, at: [-9, 2], facing: 200 },
    Middle: { ...second, ...gun, at: [3, 1] },
    East: { ...second, ...gun, profile: "mortar", at: [20, 2], facing: 150 },
    Hounds: { ...second, profile: "warhounds", models: 8, files: 4, at: [12, 6] },
    Warriors: { ...second, profile: "warriors", models: 10, files: 5, at: [-1, 7] },
  } satisfies { readonly [name: string]: SceneUnit },
};
