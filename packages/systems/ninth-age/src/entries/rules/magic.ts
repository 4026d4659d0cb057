// Wizards, and what resists them (sheet 000, Magic; army books).
import { defineRule, oneOf, optional, whole, texts, wholeOr } from "../define.ts";
import { BACK, ofWizard } from "../forms.ts";

export const wizardApprentice = defineRule({
  id: "t9a.rule.wizard-apprentice",
  name: { en: "Wizard Apprentice", fr: "Magicien apprenti" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 1, numbers: [1], channel: 0, castingRoll: 0 },
  reference: {
    group: "magic",
    text: {
      en: "Has 1 spell: the first of its path, or the one of its army.",
      fr: "Connaît 1 sort : le premier de sa voie, ou celui de son armée.",
    },
    see: ["t9a.sequence.pre-game.pre-game.7"],
  },
});

export const wizardAdept = defineRule({
  id: "t9a.rule.wizard-adept",
  name: { en: "Wizard Adept", fr: "Magicien adepte" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 2, numbers: [1, 2, 3, 4], channel: 1, castingRoll: 0 },
  reference: {
    group: "magic",
    text: {
      en: "Has 2 different spells out of 1, 2, 3 and 4 of its path and the one of its army. It has Channel (1).",
      fr: "Connaît 2 sorts différents parmi 1, 2, 3 et 4 de sa voie et celui de son armée. Il a Canalisation (1).",
    },
    see: ["t9a.rule.channel", "t9a.sequence.pre-game.pre-game.7"],
  },
});

export const wizardMaster = defineRule({
  id: "t9a.rule.wizard-master",
  name: { en: "Wizard Master", fr: "Maître magicien" },
  listed: true,
  parameters: ofWizard,
  said: { en: "{name} ({path})", fr: "{name} ({path})" },
  figures: { spells: 4, numbers: [1, 2, 3, 4, 5, 6], channel: 1, castingRoll: 1 },
  reference: {
    group: "magic",
    text: {
      en: "Has 4 different spells out of 1, 2, 3, 4, 5 and 6 of its path and the one of its army. It has Channel (1) and adds 1 to its casting rolls.",
      fr: "Connaît 4 sorts différents parmi 1, 2, 3, 4, 5 et 6 de sa voie et celui de son armée. Il a Canalisation (1) et ajoute 1 à ses jets de lancement.",
    },
    see: ["t9a.rule.channel", "t9a.sequence.pre-game.pre-game.7"],
  },
});

export const magicResistance = defineRule({
  id: "t9a.rule.magic-resistance",
  name: { en: "Magic Resistance", fr: "Résistance à la magie" },
  listed: true,
  parameters: { value: whole(1, 3), friendly: optional(oneOf("own spells")) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "highest",
  figures: { each: -1 },
  reference: {
    group: "magic",
    text: {
      en: "An enemy spell aimed at it has as much taken from its casting roll as the value says; of several values the highest counts.",
      fr: "Un sort ennemi qui la vise perd sur son jet de lancement autant que la valeur l’indique ; de plusieurs valeurs, la plus haute compte.",
    },
    see: ["t9a.sequence.magic.casting-attempt.2"],
  },
});

export const masterOfSpellcrafting = defineRule({
  id: "t9a.rule.master-of-spellcrafting",
  also: ["t9a.magic-modifier.he.casting-value"],
  name: { en: "Master of Spellcrafting", fr: "Maître de la sorcellerie" },
  listed: true,
  figures: { castingValue: -1 },
  reference: {
    group: "magic",
    text: {
      en: "The Casting Value of this Wizard’s spells is lower by 1.",
      fr: "La valeur de lancement des sorts de ce Magicien baisse de 1.",
    },
    from: "army",
    see: ["t9a.sequence.magic.casting-attempt.3"],
  },
});

export const irresistibleWill = defineRule({
  id: "t9a.rule.irresistible-will",
  also: ["t9a.magic-modifier.de.renegade-sorcerer"],
  name: { en: "Irresistible Will", fr: "Volonté irrésistible" },
  listed: true,
  figures: { magicDiceAtLeast: 4, castingRollAtMost: 1, dispellingRoll: -2 },
  reference: {
    group: "magic",
    text: {
      en: "With 4 Magic Dice or more all that changes this Wizard’s casting roll adds 1 at most, and 2 are taken from the roll that would dispel the spell.",
      fr: "Avec 4 dés de magie ou plus, ce qui modifie le jet de lancement de ce Magicien n’ajoute que 1 au plus, et le jet qui voudrait dissiper le sort perd 2.",
    },
    from: "army",
    see: ["t9a.sequence.magic.casting-attempt.2", "t9a.sequence.magic.dispelling-attempt.2"],
  },
});

export const spellCraving = defineRule({
  id: "t9a.rule.spell-craving",
  name: { en: "Spell Craving", fr: "Soif de sorts" },
  listed: true,
  figures: { eachSpell: 1 },
  reference: {
    group: "magic",
    text: {
      en: "The unit scores 1 for each spell known by enemy Wizards that it is in combat with.",
      fr: "L’unité rapporte 1 point de combat par sort connu des Magiciens ennemis qu’elle combat.",
    },
    from: "army",
    see: ["t9a.table.combat-score"],
    ruling: "spell-craving",
  },
});

export const channel = defineRule({
  id: "t9a.rule.channel",
  name: { en: "Channel", fr: "Canalisation" },
  listed: true,
  parameters: { value: whole(1, 6) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { tokensEach: 1 },
  reference: {
    group: "magic",
    text: {
      en: "When the Veil is siphoned the model adds as many Veil Tokens as its value says; several add up. A Fleeing model does not channel.",
      fr: "Quand le Voile est siphonné, la figurine ajoute autant de marqueurs « Voile » que sa valeur l’indique ; plusieurs s’additionnent. Une figurine en fuite ne canalise pas.",
    },
    see: ["t9a.rule.siphon", "t9a.fleeing.cannot.channel"],
  },
});

export const wizardConclave = defineRule({
  id: "t9a.rule.wizard-conclave",
  name: { en: "Wizard Conclave", fr: "Conclave de Magiciens" },
  listed: true,
  of: "champions",
  parameters: { spells: texts(6) },
  said: { en: "{name} ({spells})", fr: "{name} ({spells})" },
  figures: { spells: 2, level: "wizard-adept", championHealthPoints: 1 },
  reference: {
    group: "magic",
    text: {
      en: "The unit’s Champion is a Wizard Adept with 1 Health Point more. It selects up to 2 of the spells that the unit’s entry lists, whatever their paths.",
      fr: "Le Champion de l’unité est Sorcier adepte, avec 1 Point de vie de plus. Il choisit jusqu’à 2 des sorts que cite l’entrée de l’unité, quelles que soient leurs voies.",
    },
    see: ["t9a.rule.wizard-adept", "t9a.sequence.pre-game.pre-game.7"],
    ruling: "conclave-spells",
  },
});

export const proteanMagic = defineRule({
  id: "t9a.rule.protean-magic",
  name: { en: "Protean Magic", fr: "Magie protéiforme" },
  listed: true,
  figures: { numbers: [1] },
  reference: {
    group: "magic",
    text: {
      en: "A Wizard with this rule selects its spells from spell 1 of each path that is open to it, and the spell of its army.",
      fr: "Un Magicien doté de cette règle choisit ses sorts parmi le sort 1 de chaque voie qui lui est ouverte, et celui de son armée.",
    },
    from: "army",
    see: ["t9a.sequence.pre-game.pre-game.7"],
    ruling: "protean-paths",
  },
});

export const masterOfCanreigTower = defineRule({
  id: "t9a.rule.master-of-canreig-tower",
  name: { en: "Master of Canreig Tower", fr: "Maître de la Tour canreig" },
  listed: true,
  figures: { spells: 3 },
  reference: {
    group: "magic",
    text: {
      en: "A Wizard Adept with Protean Magic who selects 3 spells more; see Master of Spellcrafting.",
      fr: "Sorcier adepte à la magie protéiforme, qui choisit 3 sorts de plus ; voir Maître de la sorcellerie.",
    },
    from: "army",
    see: ["t9a.rule.protean-magic", "t9a.rule.wizard-adept", "t9a.rule.master-of-spellcrafting"],
  },
});

export const reanimated = defineRule({
  id: "t9a.rule.reanimated",
  name: { en: "Reanimated", fr: "Évoqué" },
  listed: true,
  parameters: { value: wholeOr(12, BACK) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { healthPoints: "its value" },
  reads: { value: { first: "of" } },
  reference: {
    group: "magic",
    text: {
      en: "As many Health Points come back to such models at a time where the spell of their army calls them.",
      fr: "Autant de Points de vie reviennent à la fois à ces figurines quand le sort de leur armée les appelle.",
    },
    see: ["t9a.hereditary.vc.arise"],
  },
});

export const resurrected = defineRule({
  id: "t9a.rule.resurrected",
  name: { en: "Resurrected", fr: "Ressuscité" },
  listed: true,
  parameters: { value: wholeOr(12, BACK) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { healthPoints: "its value" },
  reference: {
    group: "magic",
    text: {
      en: "As many Health Points come back to such models at a time where the spell of their army calls them.",
      fr: "Autant de Points de vie reviennent à la fois à ces figurines quand le sort de leur armée les appelle.",
    },
    see: ["t9a.hereditary.ud.death-is-only-the-beginning"],
  },
});

export const soulConduit = defineRule({
  id: "t9a.rule.soul-conduit",
  also: ["t9a.magic-modifier.ud.soul-conduit"],
  name: { en: "Soul Conduit", fr: "Passeur d’âmes" },
  listed: true,
  figures: { magicDice: 5, veilTokens: { rolled: "D3", add: 4 } },
  reference: {
    group: "magic",
    text: {
      en: "While such a model stands, its side draws no Flux Card: both players have 5 Magic Dice, and its own player 4 Veil Tokens and D3 more.",
      fr: "Tant qu’une telle figurine est debout, son camp ne tire pas de carte de flux : chaque joueur a 5 dés de magie, et le sien 4 marqueurs « Voile » plus D3.",
    },
    from: "army",
    see: ["t9a.sequence.magic.magic-phase.2"],
  },
});

export const greatTotem = defineRule({
  id: "t9a.rule.great-totem",
  name: { en: "Great Totem", fr: "Grand totem" },
  listed: true,
  figures: { inches: 18 },
  reference: {
    group: "magic",
    from: "army",
    only: "2e-late",
    text: {
      en: "Totems that the model bears are Augments with a range of 18″; without it they work on its own unit.",
      fr: "Les totems que la figurine porte sont des Améliorations de portée 18″ ; sans lui, ils agissent sur sa propre unité.",
    },
    see: ["t9a.totem.general"],
  },
});

export const orc = defineRule({
  id: "t9a.rule.orc",
  name: { en: "Orc", fr: "Orque" },
  listed: true,
  reference: {
    group: "magic",
    from: "army",
    only: "2e-late",
    text: {
      en: "By this the Hereditary Spell of its army is another: a Wizard that is an Orc casts it at friends.",
      fr: "Le Sort héréditaire de son armée en dépend : un Magicien orque le lance sur des unités alliées.",
    },
    facts: { casts: "at friends" },
    see: ["t9a.hereditary.ong.guile-and-fury"],
  },
});

export const goblin = defineRule({
  id: "t9a.rule.goblin",
  name: { en: "Goblin", fr: "Gobelin" },
  listed: true,
  reference: {
    group: "magic",
    from: "army",
    only: "2e-late",
    text: {
      en: "By this the Hereditary Spell of its army is another: a Wizard that is a Goblin casts it at enemies.",
      fr: "Le Sort héréditaire de son armée en dépend : un Magicien gobelin le lance sur des unités ennemies.",
    },
    facts: { casts: "at enemies" },
    see: ["t9a.hereditary.ong.guile-and-fury"],
  },
});

export const totems = defineRule({
  id: "t9a.rule.totems",
  name: { en: "Totems", fr: "Totems" },
  listed: true,
  parameters: { spells: texts(4) },
  said: { en: "{name} ({spells})", fr: "{name} ({spells})" },
  reference: {
    group: "magic",
    from: "army",
    only: "2e-late",
    text: {
      en: "The bearer casts the Bound Spells of its totems, be it a Wizard or not.",
      fr: "Le porteur lance les sorts liés de ses totems, qu’il soit Magicien ou non.",
    },
    facts: { casts: "Bound Spells" },
    see: ["t9a.totem.general", "t9a.rule.great-totem"],
  },
});
