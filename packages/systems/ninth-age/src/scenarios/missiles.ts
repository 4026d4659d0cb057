import type { Scene, SceneProfile, SceneUnit } from "../scene/types.ts";

const man = {
  type: "Infantry",
  height: "Standard",
  base: [20, 20],
  adv: 4,
  mar: 8,
  dis: 7,
  hp: 1,
  def: 3,
  res: 3,
} as const;
const fights = { att: 1, off: 3, str: 3, ap: 0, agi: 3 } as const;

/** A man with a shooting weapon. */
const shooter = (en: string, fr: string, missiles: SceneProfile["parts"][number]["missiles"]): SceneProfile => ({
  ...man,
  name: { en, fr },
  parts: [{ name: { en, fr }, ...fights, ...(missiles === undefined ? {} : { missiles }) }],
});

/** A War Machine with its crew. */
const machine = (en: string, fr: string, missiles: SceneProfile["parts"][number]["missiles"]): SceneProfile => ({
  name: { en, fr },
  type: "Construct",
  height: "Standard",
  base: [60, 60],
  round: true,
  adv: 4,
  mar: 4,
  dis: 7,
  hp: 5,
  def: 1,
  res: 4,
  rules: ["war-machine"],
  parts: [{ name: { en: "Crew", fr: "Équipage" }, ...fights, att: 3, ...(missiles === undefined ? {} : { missiles }) }],
});

/** The same weapon on a cart, which is no War Machine and stands on a square. */
const cart = (...given: Parameters<typeof machine>): SceneProfile => {
  const { round: _, rules: __, ...profile } = machine(...given);
  return profile;
};

const second = { side: "second", facing: "south" } as const;
const alone = { models: 1, files: 1 } as const;

/** Bowmen, handgunners and every kind of artillery before an enemy that comes on. */
export const missileScene: Scene = {
  phase: "shooting",
  active: "first",
  units: {
    Archers: {
      side: "first",
      models: 24,
      files: 8,
      at: [-14, -8],
      champion: true,
      profile: shooter("Archers", "Archers", [{ weapon: "longbow", aim: 4 }]),
    },
    Handgunners: {
      side: "first",
      models: 15,
      files: 5,
      at: [-6, -8],
      profile: shooter("Handgunners", "Arquebusiers", [
        { weapon: "handgun", aim: 4 },
        { weapon: "pistol", aim: 3 },
      ]),
    },
    Cannon: {
      side: "first",
      ...alone,
      at: [0, -8],
      profile: machine("Cannon", "Canon", [
        { weapon: "cannon", aim: 4, misfire: -1 },
        { weapon: "canister", aim: 4 },
      ]),
    },
    Mortar: {
      side: "first",
      ...alone,
      at: [4, -10],
      profile: machine("Mortar", "Mortier", [{ weapon: "mortar", aim: 4 }]),
    },
    VolleyGun: {
      side: "first",
      ...alone,
      at: [8, -8],
      profile: cart("Volley Gun", "Orgue", [{ weapon: "volley-gun", aim: 4 }]),
    },
    FlameCannon: {
      side: "first",
      ...alone,
      at: [12, -8],
      profile: machine("Flame Cannon", "Canon à flammes", [{ weapon: "flame-cannon", aim: 4 }]),
    },
    Spears: { ...second, profile: "barbarians-with-spears", models: 25, files: 5, at: [-7, 2] },
    Captain: {
      ...second,
      models: 6,
      files: 5,
      at: [-14, 3],
      characters: [
        {
          cost: 120,
          profile: {
            ...man,
            name: { en: "Captain", fr: "Capitaine" },
            type: "Infantry",
            height: "Large",
            hp: 3,
            parts: [fights],
          },
        },
      ],
      profile: {
        ...shooter("Skirmishers", "Éclaireurs", [{ weapon: "throwing-weapons", aim: 4 }]),
        rules: [
          { rule: "aegis", need: 5 },
          { rule: "hard-target", value: 1 },
        ],
      },
    },
    Feldraks: { ...second, profile: "feldraks", models: 3, files: 3, at: [2, 6] },
    Hounds: { ...second, profile: "warhounds", models: 8, files: 4, at: [9, 5] },
    Horsemen: { ...second, profile: "barbarian-horsemen", models: 5, files: 5, at: [14, 6] },
  } satisfies { readonly [name: string]: SceneUnit },
};
