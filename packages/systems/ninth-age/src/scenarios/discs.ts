import type { Scene, SceneProfile, SceneUnit } from "../scene/types.ts";

const first = { side: "first", facing: "north" } as const;
const second = { side: "second", facing: "south" } as const;
const alone = { models: 1, files: 1 } as const;

/** A lone beast on a round base that declares charges. */
const crusher: SceneProfile = {
  name: { en: "Rolling beast", fr: "Bête roulante" },
  ...{
    type: "Beast",
    height: "Large",
    base: [75, 75],
    round: true,
    adv: 6,
    mar: 12,
    dis: 8,
    hp: 4,
    def: 3,
    res: 5,
    arm: 2,
  },
  parts: [{ att: 4, off: 4, str: 5, ap: 2, agi: 3 }],
};

/** One of those that dice move: what an older army's wrecking team is, without its own rules. */
const wrecker: SceneProfile = {
  name: { en: "Wrecking team", fr: "Équipe de démolition" },
  ...{ type: "Beast", height: "Large", base: [60, 60], round: true, adv: 4, mar: 4, dis: 3, hp: 3, def: 0, res: 4 },
  rules: ["fearless", { rule: "random-movement", dice: "3D6" }, { rule: "hard-target", value: 1 }],
  parts: [{ att: 6, off: 0, str: 6, ap: 4, agi: 3 }],
};

/** Models on round bases that charge blocks and each other, alone and beside a block, past friends and a rock; and dice move one. */
export const discScene: Scene = {
  turn: 2,
  phase: "charge",
  terrain: [{ kind: "impassable", rectangle: { at: [-16, -2], size: [4, 2], turned: 20 } }],
  units: {
    Beast: { ...first, ...alone, profile: crusher, at: [4, -7] },
    Halberds: { ...first, profile: "heavy-infantry-with-halberds", models: 20, files: 5, at: [-2, -6] },
    Hunter: { ...first, ...alone, profile: crusher, at: [-13, -8] },
    Guard: { ...first, profile: "imperial-guard", models: 20, files: 5, at: [-21, -7] },
    Team: { ...first, ...alone, profile: wrecker, at: [16, -8] },
    Warriors: { ...second, profile: "warriors", models: 15, files: 5, at: [1, 2] },
    Ravager: { ...second, ...alone, profile: crusher, at: [-14, 3] },
    Mad: { ...second, ...alone, profile: wrecker, at: [-22, 6] },
    Barbarians: { ...second, profile: "barbarians-with-spears", models: 20, files: 5, at: [15, 2] },
    Hounds: { ...second, profile: "warhounds", models: 8, files: 4, at: [5, 9] },
  } satisfies { readonly [name: string]: SceneUnit },
};
