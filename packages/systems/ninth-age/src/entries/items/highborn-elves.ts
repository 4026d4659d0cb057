import type { ItemEntries } from "./item.ts";

/** Items of the Highborn Elves. */
export const highbornElves = {
  "t9a.rule.amethyst-crystal": {
    name: { en: "Amethyst Crystal", fr: "Cristal d’améthyste" },
    slot: "artefact",
    effects: [{ change: "dispelling roll", add: 1 }],
  },
  "t9a.rule.daemons-bane": {
    name: { en: "Daemon’s Bane", fr: "Fléau des démons" },
    slot: "armour",
    effects: [{ change: "armour", add: 2, against: "magical-attacks" }],
  },
  "t9a.rule.gleaming-robe": {
    name: { en: "Gleaming Robe", fr: "Robe étincelante" },
    slot: "armour",
    effects: [
      { save: "aegis", needed: 3 },
      { change: "armour", always: 1 },
    ],
  },
  "t9a.rule.protection-of-dorac": {
    name: { en: "Protection of Dorac", fr: "Protection de Dorac" },
    slot: "armour",
    effects: [
      { change: "armour", add: 2 },
      { change: "defensive skill", add: 2 },
    ],
  },
  "t9a.rule.diadem-of-protection": {
    name: { en: "Diadem of Protection", fr: "Diadème de protection" },
    slot: "artefact",
    effects: [{ save: "aegis", better: 2, best: 4, needed: 5 }],
  },
  "t9a.rule.glittering-lacquer": {
    name: { en: "Glittering Lacquer", fr: "Laque scintillante" },
    slot: "artefact",
    effects: [{ give: "hard-target", value: 1 }],
  },
  "t9a.rule.navigators-banner": {
    name: { en: "Navigator’s Banner", fr: "Bannière du navigateur" },
    slot: "banner",
    effects: [{ change: "to-hit roll", add: -1, of: "enemies", when: "first round, in front", as: "distracting" }],
  },
  "t9a.rule.sliver-of-the-blazing-dawn": {
    name: { en: "Sliver of the Blazing Dawn", fr: "Éclat de l’aube flamboyante" },
    slot: "weapon",
    on: ["spear"],
    effects: [{ change: "strength", add: 1 }, { change: "armour penetration", add: 2 }, { hits: 2 }],
  },
  "t9a.rule.war-banner-of-ryma": {
    name: { en: "War Banner of Ryma", fr: "Bannière de guerre de Ryma" },
    slot: "banner",
    effects: [
      { change: "strength", add: 1, when: "charging", among: "rank-and-file" },
      { change: "charge advance", add: 1, when: "on foot" },
    ],
  },
} as const satisfies ItemEntries;
