// Attributes of Close Combat Attacks, of a model or of one of its parts alone (sheet 000, Attributes).
import { defineRule, whole, listOf, optional } from "../define.ts";
import { AGAINST, CHARGE_GIVES, bonus } from "../forms.ts";

export const battleFocus = defineRule({
  id: "t9a.rule.battle-focus",
  name: { en: "Battle Focus", fr: "Ardeur guerrière" },
  listed: true,
  of: "attacks",
  figures: { face: 6, hits: 2 },
  asked: true,
  reference: {
    group: "attacks",
    text: {
      en: "A blow that hits with a natural 6 hits twice. Where it is a Poison Attack as well, one of the two wounds without a roll.",
      fr: "Un coup qui touche sur un 6 naturel touche deux fois. S’il est aussi empoisonné, l’une des deux touches blesse sans jet.",
    },
    ruling: "battle-focus-poison",
    see: ["t9a.rule.poison-attacks"],
  },
});

export const hatred = defineRule({
  id: "t9a.rule.hatred",
  name: { en: "Hatred", fr: "Haine" },
  listed: true,
  of: "attacks",
  parameters: { against: optional(listOf(AGAINST, 6)) },
  alone: true,
  said: { en: "{name} ({against})", fr: "{name} ({against})" },
  several: "beside",
  reference: {
    group: "attacks",
    text: {
      en: "In the first Round of Combat its failed to-hit rolls in close combat are re-rolled; Hatred (X): only against X.",
      fr: "Dans la première manche de combat, les jets ratés pour toucher de ses coups sont relancés ; Haine (X) : seulement contre X.",
    },
    facts: { rounds: "first", rerolls: "failed to-hit rolls" },
    see: ["t9a.rule.first-round"],
  },
});

export const devastatingCharge = defineRule({
  id: "t9a.rule.devastating-charge",
  name: { en: "Devastating Charge", fr: "Charge dévastatrice" },
  listed: true,
  of: "attacks",
  parameters: {
    attackValue: optional(bonus),
    offensiveSkill: optional(bonus),
    strength: optional(bonus),
    armourPenetration: optional(bonus),
    agility: optional(bonus),
    advanceRate: optional(bonus),
    gives: optional(listOf(CHARGE_GIVES, 3)),
  },
  said: { en: "{name} ({list})", fr: "{name} ({list})" },
  several: "sum",
  reads: { gives: { all: "and" } },
  reference: {
    group: "attacks",
    text: {
      en: "While it charges, the model part has what stands in the brackets: higher Characteristics for its blows, or rules. Several of them add up; Special Attacks gain nothing.",
      fr: "Quand elle charge, la partie de figurine a ce que disent les parenthèses : des caractéristiques plus hautes pour ses coups, ou des règles. Plusieurs se cumulent ; les Attaques spéciales n’y gagnent rien.",
    },
    facts: { while: "charging", adds: "X" },
    see: ["t9a.rule.charging-momentum"],
  },
});

export const fightInExtraRank = defineRule({
  id: "t9a.rule.fight-in-extra-rank",
  name: { en: "Fight in Extra Rank", fr: "Combat sur un rang de plus" },
  listed: true,
  of: "attacks",
  figures: { ranks: 1 },
  reference: {
    group: "attacks",
    text: {
      en: "The model part gives Supporting Attacks from 1 rank more. Ranks from a weapon or a Line Formation are added.",
      fr: "La partie de figurine porte des attaques de soutien depuis 1 rang de plus. Cela s’ajoute à ce que donnent une arme ou une formation en ligne.",
    },
    see: ["t9a.rule.supporting-attacks", "t9a.rule.line-formation"],
  },
});

export const extraSupport = defineRule({
  id: "t9a.rule.extra-support",
  name: { en: "Extra Support", fr: "Soutien accru" },
  listed: true,
  of: "attacks",
  parameters: { value: whole(1, 5) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "highest",
  reference: {
    group: "attacks",
    text: {
      en: "Extra Support (X): the model part makes up to X Supporting Attacks, where its Height allows fewer.",
      fr: "Soutien accru (X) : la partie de figurine porte jusqu’à X attaques de soutien, là où sa Taille en permet moins.",
    },
    facts: { supportingAttacks: "X" },
    see: ["t9a.rule.supporting-attacks"],
    ruling: "extra-support",
  },
});

export const inanimate = defineRule({
  id: "t9a.rule.inanimate",
  name: { en: "Inanimate", fr: "Inanimé" },
  listed: true,
  of: "attacks",
  reference: {
    group: "attacks",
    text: {
      en: "The model part strikes no blows and gives no Supporting Attacks. It may make Special Attacks.",
      fr: "La partie de figurine ne porte ni coups ni attaques de soutien. Elle peut faire des Attaques spéciales.",
    },
    facts: { blows: "none" },
    see: ["t9a.rule.impact-hits", "t9a.rule.grind-attacks"],
  },
});

export const rage = defineRule({
  id: "t9a.rule.rage",
  name: { en: "Rage", fr: "Rage" },
  listed: true,
  of: "attacks",
  figures: { perHealthPoint: 1 },
  reference: {
    group: "attacks",
    text: {
      en: "The model part has 1 attack more for each Health Point that its model has lost.",
      fr: "La partie de figurine a 1 attaque de plus pour chaque Point de vie que sa figurine a perdu.",
    },
    ruling: "rage-of-several",
  },
});

export const rolledFigures = defineRule({
  id: "t9a.rule.rolled-figures",
  remembered: true,
  name: { en: "Figures that are rolled", fr: "Valeurs tirées aux dés" },
  reference: {
    group: "attacks",
    text: {
      en: "An Attack Value or Offensive Skill that an army book gives as dice is rolled in each Round of Combat, when the Initiative Order is settled.",
      fr: "Une valeur d’attaque ou une Capacité offensive qu’un livre d’armée donne en dés se tire à chaque manche de combat, quand l’ordre d’initiative est fixé.",
    },
    facts: { rolled: "each Round of Combat" },
    from: "army",
    ruling: "rolled-figures",
  },
});

export const weaponMaster = defineRule({
  id: "t9a.rule.weapon-master",
  name: { en: "Weapon Master", fr: "Maître d’armes" },
  listed: true,
  reference: {
    group: "attacks",
    text: {
      en: "The model chooses its weapon again in each Round of Combat, and may take the Hand Weapon too.",
      fr: "La figurine choisit son arme à chaque manche de combat, et peut aussi prendre l’arme de base.",
    },
    facts: { chooses: "each round" },
    see: ["t9a.rule.weapon-choice"],
  },
});
