import type { Scene, SceneProfile } from "../scene/types.ts";

const foot = { type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8 } as const;
const man = {
  ...foot,
  dis: 7,
  hp: 1,
  def: 3,
  res: 3,
  suit: "light",
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
} as const;
const bones = { ...foot, dis: 4, hp: 1, def: 2, res: 3, suit: "light", shield: true } as const;
const skeleton: SceneProfile = {
  ...bones,
  name: { en: "Skeletons", fr: "Squelettes" },
  parts: [{ att: 1, off: 2, str: 3, ap: 0, agi: 2 }],
  weapons: ["hand-weapon", "spear"],
  rules: ["undead", "dust-to-dust"],
};
const guardian: SceneProfile = {
  ...bones,
  name: { en: "Necropolis Guard", fr: "Garde de la nécropole" },
  dis: 8,
  def: 3,
  res: 4,
  parts: [{ att: 1, off: 3, str: 4, ap: 1, agi: 3 }],
  weapons: ["halberd"],
  rules: ["undead", "dust-to-dust", "bodyguard", "lethal-strike", "poison-attacks"],
};
const lord = (en: string, fr: string, rules: NonNullable<SceneProfile["rules"]>): SceneProfile => ({
  ...foot,
  name: { en, fr },
  dis: 9,
  hp: 3,
  def: 4,
  res: 5,
  suit: "light",
  shield: true,
  parts: [{ att: 2, off: 4, str: 4, ap: 1, agi: 3 }],
  rules,
});
const chariot: SceneProfile = {
  name: { en: "Skeleton Chariots", fr: "Chars squelettes" },
  type: "Construct",
  height: "Large",
  base: [50, 100],
  adv: 8,
  mar: 10,
  dis: 7,
  hp: 3,
  def: 3,
  res: 4,
  arm: 1,
  suit: "heavy",
  parts: [
    { name: { en: "Charioteers", fr: "Auriges" }, att: 4, off: 3, str: 3, ap: 0, agi: 2 },
    {
      name: { en: "Skeletal Horses", fr: "Chevaux squelettes" },
      att: 2,
      off: 2,
      str: 3,
      ap: 0,
      agi: 2,
      harnessed: true,
    },
  ],
  weapons: ["halberd"],
  rules: ["ensouled-statue", "swiftstride"],
};
const zealots: SceneProfile = {
  ...man,
  name: { en: "Flagellants", fr: "Flagellants" },
  dis: 8,
  suit: "none",
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
  weapons: ["great-weapon"],
  rules: ["unbreakable", "frenzy"],
};
const beast: SceneProfile = {
  name: { en: "Dread Beast", fr: "Bête d’effroi" },
  type: "Beast",
  height: "Large",
  base: [50, 100],
  adv: 7,
  mar: 14,
  dis: 6,
  hp: 5,
  def: 4,
  res: 5,
  arm: 2,
  parts: [{ att: 4, off: 4, str: 5, ap: 2, agi: 3 }],
  rules: ["terror", "fear"],
};

/** The dead under their lord against zealots and a beast that terrifies. */
export const undeadScene: Scene = {
  phase: "charge",
  active: "second",
  units: {
    Skeletons: {
      ...{ side: "first", profile: skeleton, models: 30, files: 6, at: [-8, -5] },
      characters: [{ profile: lord("Nomarch", "Nomarque", ["undead", "general", "hierophant", "undying-will"]) }],
      ...{ champion: true, standard: true, musician: true },
    },
    Guard: {
      ...{ side: "first", profile: guardian, models: 20, files: 5, at: [2, -5], standard: true },
      characters: [
        { profile: lord("Standard of the Tombs", "Étendard des tombes", ["undead", "battle-standard-bearer"]) },
      ],
    },
    Chariots: { side: "first", profile: chariot, models: 3, files: 3, at: [12, -6], scoring: false },
    Archers: { side: "first", profile: "barbarians-with-spears", models: 15, files: 5, at: [-18, -6] },
    Zealots: { side: "second", profile: zealots, models: 25, files: 5, at: [2, 4] },
    Beast: { side: "second", profile: beast, models: 1, files: 1, at: [-16, 3] },
    Regiment: {
      side: "second",
      profile: "imperial-guard",
      models: 20,
      files: 5,
      at: [-8, 4],
      standard: true,
      musician: true,
    },
    Riders: { side: "second", profile: "electoral-cavalry", models: 5, files: 5, at: [12, 7] },
  },
};

const spawn = { type: "Beast", height: "Standard", base: [25, 25], adv: 5, mar: 10 } as const;
const myrmidon: SceneProfile = {
  ...spawn,
  name: { en: "Myrmidons", fr: "Myrmidons" },
  dis: 8,
  hp: 1,
  def: 4,
  res: 3,
  parts: [{ att: 1, off: 5, str: 5, ap: 1, agi: 4 }],
  rules: ["fearless", "supernal", "piercing-spike", { rule: "aegis", need: 5 }],
};
const hellhound: SceneProfile = {
  ...spawn,
  name: { en: "Hellhounds", fr: "Molosses infernaux" },
  base: [25, 50],
  adv: 9,
  mar: 18,
  dis: 7,
  hp: 1,
  def: 3,
  res: 4,
  parts: [{ att: 3, off: 5, str: 3, ap: 0, agi: 4 }],
  rules: ["fearless", "supernal", "fear", "lethal-strike", "incendiary-ichor", { rule: "aegis", need: 5 }],
};
const herald = (...rules: NonNullable<SceneProfile["rules"]>): SceneProfile => ({
  ...myrmidon,
  name: { en: "Harbinger", fr: "Héraut" },
  hp: 3,
  def: 5,
  res: 4,
  parts: [{ att: 3, off: 5, str: 5, ap: 2, agi: 5 }],
  rules: ["fearless", "supernal", { rule: "aegis", need: 4 }, ...rules],
});
const elf: SceneProfile = {
  ...foot,
  name: { en: "Citizen Spears", fr: "Lanciers citoyens" },
  adv: 5,
  mar: 10,
  dis: 8,
  hp: 1,
  def: 4,
  res: 3,
  suit: "light",
  shield: true,
  parts: [{ att: 1, off: 4, str: 3, ap: 0, agi: 5 }],
  weapons: ["spear"],
  rules: ["lightning-reflexes", "martial-discipline", "valiant"],
};

/** Daemons, who crumble where others would run, against elves. */
export const daemonScene: Scene = {
  phase: "charge",
  units: {
    Myrmidons: {
      ...{ side: "first", profile: myrmidon, models: 20, files: 5, at: [-3, -4] },
      characters: [{ profile: herald("general", "greater-dominion", "hammer-hand", "unnatural-roots") }],
      ...{ champion: true, standard: true },
    },
    Hounds: { side: "first", profile: hellhound, models: 8, files: 4, at: [9, -6], scoring: false },
    Fiends: { side: "first", profile: myrmidon, models: 10, files: 5, at: [-13, -5] },
    Spears: {
      ...{
        side: "second",
        profile: elf,
        models: 25,
        files: 5,
        at: [-3, 5],
        champion: true,
        standard: true,
        musician: true,
      },
      characters: [
        {
          profile: {
            ...elf,
            name: { en: "Commander", fr: "Commandant" },
            dis: 9,
            hp: 3,
            rules: ["general", "lightning-reflexes"],
          },
        },
      ],
    },
    Guard: { side: "second", profile: elf, models: 15, files: 5, at: [-13, 6] },
    Riders: { side: "second", profile: "barbarian-horsemen", models: 5, files: 5, at: [8, 7] },
  },
};
