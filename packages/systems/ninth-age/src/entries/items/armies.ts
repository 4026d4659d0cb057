import type { ItemEntries } from "./item.ts";

/** Items of single armies. */
export const ofArmies = {
  // Empire of Sonnstahl.
  "t9a.rule.blacksteel": {
    name: { en: "Blacksteel", fr: "Acier noir" },
    slot: "armour",
    effects: [{ change: "armour", add: 1 }, { change: "armour", add: 1, when: "on foot" }, { give: "fear" }],
  },
  "t9a.rule.imperial-seal": {
    name: { en: "Imperial Seal", fr: "Sceau impérial" },
    slot: "armour",
    shared: true,
    effects: [
      { change: "armour", add: 3, when: "on foot" },
      { change: "discipline", add: 1, when: "on foot" },
      { never: "flee" },
    ],
  },
  "t9a.rule.shield-of-volund": {
    name: { en: "Shield of Volund", fr: "Bouclier de Volund" },
    slot: "shield",
    effects: [{ stops: ["lethal-strike", "battle-focus"] }],
  },
  "t9a.rule.household-standard": {
    name: { en: "Household Standard", fr: "Étendard de la maison" },
    slot: "banner",
    effects: [{ change: "commanding presence", add: 6 }],
  },
  "t9a.rule.locket-of-sunna": {
    name: { en: "Locket of Sunna", fr: "Médaillon de Sunna" },
    slot: "artefact",
    effects: [{ swaps: "duel" }],
  },
  "t9a.rule.death-warrant": {
    name: { en: "Death Warrant", fr: "Arrêt de mort" },
    reference: { ruling: "death-warrant" },
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "battle-focus" }, { give: "magical-attacks" }, { marks: "battle-focus" }],
  },
  "t9a.rule.marksmans-pennant": {
    name: { en: "Marksman’s Pennant", fr: "Fanion du tireur" },
    slot: "banner",
    effects: [{ give: "steady-aim" }],
  },
  "t9a.rule.the-light-of-sonnstahl": {
    name: { en: "The Light of Sonnstahl", fr: "La Lumière de Sonnstahl" },
    slot: "weapon",
    effects: [{ woundsBy: "hit" }, { change: "armour penetration", always: 10 }, { give: "magical-attacks" }],
  },
  // Highborn Elves.
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
  // Dread Elves.
  "t9a.rule.crippling-frost": {
    name: { en: "Crippling Frost", fr: "Givre mutilant" },
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "defensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.lacerating-touch": {
    name: { en: "Lacerating Touch", fr: "Toucher lacérant" },
    slot: "weapon",
    on: ["paired-weapons"],
    effects: [{ change: "armour penetration", add: 2 }, { change: "attack value", add: 2 }, { give: "fear" }],
  },
  "t9a.rule.pride-of-gar-daecos": {
    name: { en: "Pride of Gar Daecos", fr: "Orgueil de Gar Daecos" },
    slot: "weapon",
    on: ["halberd"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }],
  },
  // Undying Dynasties.
  "t9a.rule.jackals-blessing": {
    name: { en: "Jackal’s Blessing", fr: "Bénédiction du chacal" },
    slot: "armour",
    effects: [
      { change: "health points", add: 2 },
      { save: "fortitude", needed: 5 },
    ],
  },
  "t9a.rule.suns-embrace": {
    name: { en: "Sun’s Embrace", fr: "Étreinte du soleil" },
    slot: "shield",
    effects: [{ give: "distracting" }],
  },
  "t9a.rule.blessed-wrappings": {
    name: { en: "Blessed Wrappings", fr: "Bandelettes bénies" },
    slot: "artefact",
    effects: [{ change: "health points", add: 1 }, { take: "flammable" }],
  },
  "t9a.rule.death-mask-of-teput": {
    name: { en: "Death Mask of Teput", fr: "Masque mortuaire de Teput" },
    slot: "artefact",
    effects: [{ change: "offensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.godslayer": {
    name: { en: "Godslayer", fr: "Déicide" },
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }, { wounds: "2", against: "aegis" }],
  },
  // Warriors of the Dark Gods.
  "t9a.rule.gladiators-spirit": {
    name: { en: "Gladiator’s Spirit", fr: "Esprit du gladiateur" },
    slot: "armour",
    effects: [{ change: "armour", add: 1 }, { give: "parry" }],
  },
  "t9a.rule.thriceforged": {
    name: { en: "ThriceForged", fr: "Trois fois forgé" },
    slot: "armour",
    effects: [{ change: "armour", add: 3 }],
  },
  "t9a.rule.blessed-inscriptions": {
    name: { en: "Blessed Inscriptions", fr: "Inscriptions bénies" },
    slot: "weapon",
    effects: [{ again: "wounds" }, { give: "divine-attacks" }],
  },
  "t9a.rule.burning-portent": {
    name: { en: "Burning Portent", fr: "Présage ardent" },
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "flaming-attacks" }, { wounds: "D3" }, { change: "armour penetration", always: 10 }],
  },
  "t9a.rule.symbol-of-slaughter": {
    name: { en: "Symbol of Slaughter", fr: "Symbole du massacre" },
    slot: "weapon",
    on: ["hand-weapon", "paired-weapons"],
    effects: [
      { change: "attack value", add: 2 },
      { change: "agility", add: 2 },
      { change: "to-hit roll", add: 1, of: "enemies" },
    ],
  },
  "t9a.rule.wyrd-stone": {
    name: { en: "Wyrd Stone", fr: "Pierre du destin" },
    reference: { ruling: "wyrd-stone" },
    slot: "artefact",
    effects: [{ ignores: "first hit" }],
  },
  "t9a.rule.zealots-banner": {
    name: { en: "Zealots Banner", fr: "Bannière des zélotes" },
    slot: "banner",
    effects: [{ give: "extra-support", value: 2 }],
  },
  "t9a.rule.titanic-might": {
    name: { en: "Titanic Might", fr: "Puissance titanesque" },
    slot: "weapon",
    effects: [{ change: "strength", add: 3 }, { give: "magical-attacks" }],
  },
} as const satisfies ItemEntries;
