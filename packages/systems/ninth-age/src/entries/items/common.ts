import type { ItemEntries } from "./item.ts";

/** Items that any army may have. */
export const common = {
  "t9a.rule.alchemists-alloy": {
    name: { en: "Alchemist’s Alloy", fr: "Alliage d’alchimiste" },
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { change: "offensive skill", add: -2 },
    ],
  },
  "t9a.rule.basalt-infusion": {
    name: { en: "Basalt Infusion", fr: "Infusion de basalte" },
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { save: "aegis", needed: 3, against: "flaming-attacks" },
      { take: "fortitude" },
    ],
  },
  "t9a.rule.death-cheater": {
    name: { en: "Death Cheater", fr: "Trompe-la-mort" },
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { save: "fortitude", needed: 4 },
    ],
  },
  "t9a.rule.destinys-call": {
    name: { en: "Destiny’s Call", fr: "Appel du destin" },
    slot: "armour",
    effects: [
      { save: "aegis", needed: 4, when: "Standard" },
      { change: "armour", always: 3, when: "Standard" },
    ],
  },
  "t9a.rule.essence-of-mithril": {
    name: { en: "Essence of Mithril", fr: "Essence de mithril" },
    slot: "armour",
    effects: [{ change: "armour", add: 5, atMost: 5, when: "Standard" }],
  },
  "t9a.rule.ghostly-guard": {
    name: { en: "Ghostly Guard", fr: "Garde spectrale" },
    slot: "armour",
    effects: [{ change: "armour", add: 2, against: "no magical-attacks" }],
  },
  "t9a.rule.dragonfire-gem": {
    name: { en: "Dragonfire Gem", fr: "Gemme de feu de dragon" },
    slot: "artefact",
    effects: [{ save: "aegis", needed: 2, against: "flaming-attacks" }, { take: "fortitude" }],
  },
  "t9a.rule.book-of-arcane-mastery": {
    name: { en: "Book of Arcane Mastery", fr: "Livre des arcanes" },
    reference: { ruling: "first-of-the-phase" },
    slot: "artefact",
    effects: [{ change: "casting roll", add: 2, when: "first of the phase" }],
  },
  "t9a.rule.crystal-ball": {
    name: { en: "Crystal Ball", fr: "Boule de cristal" },
    reference: { ruling: "first-of-the-phase" },
    slot: "artefact",
    effects: [{ change: "dispelling roll", add: 2, when: "first of the phase" }],
  },
  "t9a.rule.essence-of-a-free-mind": {
    name: { en: "Essence of a Free Mind", fr: "Essence d’un esprit libre" },
    reference: { ruling: "free-mind" },
    slot: "artefact",
    effects: [{ learns: "one of its paths", upTo: 4 }],
  },
  "t9a.rule.lightning-vambraces": {
    name: { en: "Lightning Vambraces", fr: "Brassards de foudre" },
    slot: "artefact",
    effects: [{ casts: "spell.thaumaturgy.hand-of-heaven", power: [4, 8] }],
  },
  "t9a.rule.magical-heirloom": {
    name: { en: "Magical Heirloom", fr: "Héritage magique" },
    slot: "artefact",
    effects: [{ learns: "hereditary" }],
  },
  "t9a.rule.obsidian-rock": {
    name: { en: "Obsidian Rock", fr: "Roche d’obsidienne" },
    slot: "artefact",
    effects: [{ give: "magic-resistance", value: 2 }],
  },
  "t9a.rule.talisman-of-the-void": {
    name: { en: "Talisman of the Void", fr: "Talisman du néant" },
    slot: "artefact",
    effects: [{ channels: 1 }],
  },
  "t9a.rule.aether-icon": {
    name: { en: "Aether Icon", fr: "Icône d’éther" },
    slot: "banner",
    effects: [{ change: "casting roll", of: "enemies", add: -1, as: "magic-resistance" }],
  },
  "t9a.rule.talisman-of-shielding": {
    name: { en: "Talisman of Shielding", fr: "Talisman de protection" },
    slot: "artefact",
    effects: [{ save: "aegis", needed: 5 }],
  },
  "t9a.rule.rangers-boots": {
    name: { en: "Ranger’s Boots", fr: "Bottes de forestier" },
    slot: "artefact",
    effects: [
      { give: "strider", terrain: "any", when: "on foot" },
      { change: "advance rate", add: 2, atMost: 10, when: "on foot" },
      { change: "march rate", add: 4, atMost: 20, when: "on foot" },
    ],
  },
  "t9a.rule.banner-of-discipline": {
    name: { en: "Banner of Discipline", fr: "Bannière de discipline" },
    slot: "banner",
    effects: [{ again: "panic tests" }, { passes: "panic tests", with: ["general", "battle-standard-bearer"] }],
  },
  "t9a.rule.banner-of-speed": {
    name: { en: "Banner of Speed", fr: "Bannière de vitesse" },
    slot: "banner",
    effects: [
      { change: "advance rate", add: 1 },
      { change: "march rate", add: 2 },
    ],
  },
  "t9a.rule.banner-of-the-relentless-company": {
    name: { en: "Banner of the Relentless Company", fr: "Bannière de la compagnie infatigable" },
    slot: "banner",
    once: { at: ["movement"], until: "phase" },
    effects: [{ change: "march rate", set: 15, when: "on foot" }],
  },
  "t9a.rule.flaming-standard": {
    name: { en: "Flaming Standard", fr: "Étendard enflammé" },
    slot: "banner",
    once: { at: ["shooting", "melee"], until: "phase" },
    effects: [{ give: "flaming-attacks" }],
  },
  "t9a.rule.potion-of-strength": {
    name: { en: "Potion of Strength", fr: "Potion de force" },
    slot: "artefact",
    once: { at: ["melee"], until: "turn" },
    effects: [{ give: "crush-attack" }],
  },
  "t9a.rule.potion-of-swiftness": {
    name: { en: "Potion of Swiftness", fr: "Potion de célérité" },
    slot: "artefact",
    once: { at: ["melee"], until: "turn" },
    effects: [{ change: "agility", add: 3 }],
  },
  "t9a.rule.legion-standard": {
    name: { en: "Legion Standard", fr: "Étendard de légion" },
    slot: "banner",
    effects: [{ change: "rank bonus", add: 1 }],
  },
  "t9a.rule.stalkers-standard": {
    name: { en: "Stalker’s Standard", fr: "Étendard du rôdeur" },
    slot: "banner",
    effects: [{ give: "strider", terrain: "any" }],
  },
  "t9a.rule.dusk-forged": {
    name: { en: "Dusk Forged", fr: "Forgé au crépuscule" },
    reference: { ruling: "dusk-forged" },
    slot: "shield",
    effects: [{ again: "armour saves" }],
  },
  "t9a.rule.willows-ward": {
    name: { en: "Willow’s Ward", fr: "Protection du saule" },
    slot: "shield",
    effects: [
      { change: "armour", add: 1 },
      { take: "parry" },
      { change: "armour penetration", add: -2, of: "enemies", against: "impact-hits" },
    ],
  },
  "t9a.rule.eldritch-inscriptions": {
    name: { en: "Eldritch Inscriptions", fr: "Inscriptions occultes" },
    slot: "weapon",
    effects: [{ again: "wounds" }, { give: "divine-attacks" }],
  },
  "t9a.rule.heros-heart": {
    name: { en: "Hero’s Heart", fr: "Cœur de héros" },
    slot: "weapon",
    effects: [
      { change: "attack value", add: 1 },
      { give: "magical-attacks" },
      { change: "strength", atLeast: 5 },
      { change: "armour penetration", atLeast: 2 },
    ],
  },
  "t9a.rule.shield-breaker": {
    name: { en: "Shield Breaker", fr: "Brise-bouclier" },
    slot: "weapon",
    effects: [
      { change: "armour penetration", add: 6 },
      { give: "magical-attacks" },
      { change: "to-wound roll", atLeast: 3 },
    ],
  },
  "t9a.rule.supernatural-dexterity": {
    name: { en: "Supernatural Dexterity", fr: "Dextérité surnaturelle" },
    slot: "weapon",
    effects: [{ change: "offensive skill", add: 2 }, { change: "agility", add: 2 }, { give: "magical-attacks" }],
  },
  "t9a.rule.touch-of-greatness": {
    name: { en: "Touch of Greatness", fr: "Touche de grandeur" },
    slot: "weapon",
    effects: [
      { change: "strength", add: 1, withWeapon: 2 },
      { change: "armour penetration", add: 1 },
      { give: "magical-attacks" },
    ],
  },
  "t9a.rule.king-slayer": {
    name: { en: "King Slayer", fr: "Tueur de rois" },
    slot: "weapon",
    effects: [
      { change: "strength", add: 1, per: "enemy Character in contact" },
      { change: "armour penetration", add: 1, per: "enemy Character in contact" },
      { change: "attack value", add: 1, per: "enemy Character in contact" },
      { give: "magical-attacks" },
    ],
  },
} as const satisfies ItemEntries;
