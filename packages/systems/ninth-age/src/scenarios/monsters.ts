import type { Scene, SceneProfile } from "../scene/types.ts";

const foot = { type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8 } as const;
const soldier: SceneProfile = {
  ...foot,
  name: { en: "Spearmen", fr: "Lanciers" },
  ...{ dis: 7, hp: 1, def: 3, res: 3, suit: "light", shield: true },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
  weapons: ["spear"],
};
const haters: SceneProfile = {
  ...foot,
  name: { en: "Oathbound", fr: "Conjurés" },
  ...{ dis: 8, hp: 1, def: 4, res: 3, suit: "heavy" },
  parts: [{ att: 2, off: 4, str: 4, ap: 1, agi: 4 }],
  weapons: ["halberd", "great-weapon"],
  rules: ["hatred", "battle-focus", "fight-in-extra-rank", "weapon-master"],
};
const hero: SceneProfile = {
  ...foot,
  name: { en: "Captain", fr: "Capitaine" },
  ...{ dis: 8, hp: 3, def: 5, res: 4, suit: "plate", shield: true },
  parts: [{ att: 3, off: 5, str: 4, ap: 1, agi: 5 }],
  rules: ["general"],
};
const crew = (en: string, fr: string, rules?: SceneProfile["rules"]): SceneProfile["parts"][number] => ({
  name: { en, fr },
  ...{ att: 2, off: 4, str: 4, ap: 1, agi: 4 },
  ...(rules === undefined ? {} : { rules }),
});
const steeds = {
  name: { en: "Steeds", fr: "Coursiers" },
  ...{ att: 2, off: 3, str: 4, ap: 1, agi: 3, harnessed: true },
} as const;
const chassis = {
  name: { en: "Chassis", fr: "Châssis" },
  ...{ att: 0, off: 0, str: 5, ap: 2, agi: 1, harnessed: true },
  rules: ["inanimate", { rule: "impact-hits", dice: "D6+1" }],
} as const;
const chariot: SceneProfile = {
  name: { en: "War Chariots", fr: "Chars de guerre" },
  ...{ type: "Construct", height: "Large", base: [50, 100], adv: 7, mar: 7 },
  ...{ dis: 8, hp: 4, def: 4, res: 5, arm: 1, suit: "heavy" },
  parts: [crew("Crew", "Équipage", [{ rule: "devastating-charge", attackValue: 1, strength: 1 }]), steeds, chassis],
  weapons: ["halberd"],
  rules: ["swiftstride"],
};
const grinder: SceneProfile = {
  ...chariot,
  name: { en: "Steam Crusher", fr: "Broyeur à vapeur" },
  ...{ hp: 6, res: 6, arm: 4, suit: "none" },
  parts: [
    {
      name: { en: "Hull", fr: "Caisse" },
      ...{ att: 0, off: 0, str: 5, ap: 2, agi: 2, harnessed: true },
      rules: [
        "inanimate",
        { rule: "grind-attacks", dice: "3D3" },
        { rule: "impact-hits", dice: "2D3" },
        { rule: "breath-attack", strength: 3, armourPenetration: 3 },
      ],
    },
  ],
  weapons: ["hand-weapon"],
};
const hydra: SceneProfile = {
  name: { en: "Hydra", fr: "Hydre" },
  ...{ type: "Beast", height: "Gigantic", base: [50, 100], adv: 6, mar: 12 },
  ...{ dis: 8, hp: 6, def: 4, res: 5, arm: 3 },
  parts: [
    {
      name: { en: "Hydra", fr: "Hydre" },
      ...{ att: 5, off: 4, str: 5, ap: 2, agi: 2, harnessed: true },
      rules: [
        "rage",
        "poison-attacks",
        { rule: "breath-attack", strength: 4, armourPenetration: 1, attributes: ["flaming-attacks"] },
      ],
    },
    { name: { en: "Handlers", fr: "Dresseurs" }, ...{ att: 2, off: 4, str: 3, ap: 0, agi: 5 } },
  ],
  rules: [{ rule: "fortitude", need: 5 }],
};
const treefather: SceneProfile = {
  name: { en: "Treefather", fr: "Père des arbres" },
  ...{ type: "Infantry", height: "Gigantic", base: [50, 75], adv: 5, mar: 10 },
  ...{ dis: 8, hp: 5, def: 5, res: 6, arm: 3 },
  parts: [{ att: 5, off: 5, str: 6, ap: 3, agi: 2 }],
  rules: ["crush-attack"],
};
const ogres: SceneProfile = {
  name: { en: "Brutes", fr: "Brutes" },
  ...{ type: "Infantry", height: "Large", base: [40, 40], adv: 6, mar: 12 },
  ...{ dis: 7, hp: 3, def: 3, res: 4, suit: "light" },
  parts: [{ att: 3, off: 3, str: 4, ap: 1, agi: 2 }],
  rules: [
    { rule: "extra-support", value: 3 },
    { rule: "stomp-attacks", dice: "D3" },
  ],
};
const rider: SceneProfile = {
  name: { en: "Dragon Prince", fr: "Prince-dragon" },
  ...{ type: "Beast", height: "Gigantic", base: [50, 100], adv: 6, mar: 12 },
  ...{ dis: 9, hp: 6, def: 5, res: 6, arm: 4, suit: "plate", shield: true },
  parts: [
    { name: { en: "Prince", fr: "Prince" }, ...{ att: 4, off: 6, str: 4, ap: 1, agi: 7 }, rules: ["lethal-strike"] },
    {
      name: { en: "Dragon", fr: "Dragon" },
      ...{ att: 5, off: 5, str: 6, ap: 3, agi: 3, harnessed: true },
      rules: [{ rule: "breath-attack", strength: 4, armourPenetration: 1, attributes: ["flaming-attacks"] }],
    },
  ],
  weapons: ["lance"],
  rules: [{ rule: "fly", advance: 8, march: 16 }, "general"],
};

/** Chariots and a machine that runs people over, before lines of infantry. */
export const chargingChariots: Scene = {
  phase: "charge",
  active: "first",
  units: {
    Chariots: { side: "first", profile: chariot, models: 3, files: 3, at: [-10, -6] },
    Crusher: { side: "first", profile: grinder, models: 1, files: 1, at: [4, -6] },
    Foot: { side: "first", profile: haters, models: 20, files: 5, at: [14, -7], champion: true, standard: true },
    Spears: { side: "second", profile: soldier, models: 25, files: 5, at: [-10, 5], standard: true, musician: true },
    Few: {
      ...{ side: "second", profile: soldier, models: 4, files: 5, at: [4, 4] },
      characters: [{ profile: hero, cost: 150 }],
    },
    Others: { side: "second", profile: soldier, models: 24, files: 6, at: [14, 5], champion: true },
  },
};

/** Monsters that breathe and trample among infantry, and what is as large as they are. */
export const tramplingMonsters: Scene = {
  phase: "charge",
  active: "second",
  units: {
    Spears: { side: "first", profile: soldier, models: 30, files: 6, at: [-12, -5], champion: true, standard: true },
    Oathbound: {
      ...{ side: "first", profile: haters, models: 18, files: 6, at: [0, -5] },
      characters: [{ profile: hero, cost: 150 }],
    },
    Treefather: { side: "first", profile: treefather, models: 1, files: 1, at: [12, -6] },
    Hydra: { side: "second", profile: hydra, models: 1, files: 1, at: [-12, 4] },
    Prince: { side: "second", profile: rider, models: 1, files: 1, at: [0, 5], character: true, cost: 600 },
    Brutes: { side: "second", profile: ogres, models: 6, files: 3, at: [12, 4] },
  },
};
