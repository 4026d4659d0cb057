import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Melee weapons. */
export const weaponsMelee: readonly Entry[] = [
  {
    id: "tow.table.weapons.melee",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "table",
    names: { en: "Melee weapons table", fr: "Tableau des armes de mêlée", ours: true },
    summary: {
      en: "Eleven weapons for close combat. “S” is the wielder’s Strength, “S+1” or “S+2” raises it, a dash under AP means none.° A unit uses one weapon for a whole combat, unless that weapon stops working.°",
      fr: "Onze armes de mêlée. «\u00a0S\u00a0» est la Force du porteur, «\u00a0S+1\u00a0» ou «\u00a0S+2\u00a0» la relève, un tiret sous PA veut dire aucune.° Une unité emploie une seule arme durant tout un combat, sauf si cette arme cesse de servir.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: { weapons: 11, page: 213, columns: ["range", "strength", "armourPenetration", "rules"] },
      },
    },
  },
  {
    id: "tow.weapon.melee.hand-weapon",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Hand weapon", fr: "Arme de base", ours: true },
    summary: {
      en: "User’s Strength, no AP, no special rule. Every model has one.°",
      fr: "Force du porteur, aucune PA, aucune règle spéciale. Toute figurine en possède une.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.hand-weapon"),
      },
    },
    see: ["tow.table.weapons.melee"],
  },
  {
    id: "tow.weapon.melee.additional-hand-weapon",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Additional hand weapon", fr: "Arme de base additionnelle", ours: true },
    summary: {
      en: "User’s Strength, no AP. Extra Attacks (+1): one attack more. Requires Two Hands; no shield in combat then.°",
      fr: "Force du porteur, aucune PA. Attaques supplémentaires (+1)\u00a0: une attaque de plus. Arme à deux mains\u00a0; pas de bouclier au combat.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.additional-hand-weapon"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.extra-attacks", "tow.keyword.requires-two-hands"],
  },
  {
    id: "tow.weapon.melee.great-weapon",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Great weapon", fr: "Arme lourde", ours: true },
    summary: {
      en: "S+2, AP -2, Armour Bane (1); a natural 6 To Wound adds 1 to the AP.° Requires Two Hands. Strike Last; its user attacks at Initiative 1, and what a charge adds comes on top.°",
      fr: "F+2, PA -2, Perce-armure (1)\u00a0; un 6 naturel pour blesser ajoute 1 à la PA.° Arme à deux mains. Frappe en dernier\u00a0; le porteur attaque à Initiative 1, plus ce qu’une charge ajoute.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.great-weapon"),
      },
    },
    see: [
      "tow.table.weapons.melee",
      "tow.keyword.armour-bane",
      "tow.keyword.requires-two-hands",
      "tow.keyword.strike-last",
      "tow.combat.charge-initiative.front",
    ],
  },
  {
    id: "tow.weapon.melee.flail",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Flail", fr: "Fléau", ours: true },
    summary: {
      en: "S+2 and AP -2 in the first round of a combat; afterwards both lapse and it strikes at the user’s Strength.‡ Requires Two Hands.",
      fr: "F+2 et PA -2 au premier round d’un combat\u00a0; ensuite les deux cessent et l’on frappe à la Force du porteur.‡ Arme à deux mains.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.flail"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.requires-two-hands"],
    ruling: "flail-later",
    misprints: [
      {
        printed: {
          en: "The limit to the first round names the Strength bonus (S+2) only.",
          fr: "La limite au premier round ne nomme que le bonus de Force (S+2).",
        },
        used: { en: "Strength bonus and AP both lapse", fr: "le bonus de Force et la PA cessent ensemble" },
        why: {
          en: "The lance and the cavalry spear tie the two together.",
          fr: "La lance de cavalerie et l’épieu lient les deux.",
        },
      },
    ],
  },
  {
    id: "tow.weapon.melee.morningstar",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Morningstar", fr: "Étoile du matin", ours: true },
    summary: {
      en: "S+1 and AP -1 in the first round of a combat; afterwards it is no better than a hand weapon.‡ One hand is enough.",
      fr: "F+1 et PA -1 au premier round d’un combat\u00a0; ensuite elle ne vaut pas mieux qu’une arme de base.‡ Une main suffit.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.morningstar"),
      },
    },
    see: ["tow.table.weapons.melee"],
    ruling: "flail-later",
    misprints: [
      {
        printed: {
          en: "The limit to the first round names the Strength bonus (S+1) only.",
          fr: "La limite au premier round ne nomme que le bonus de Force (S+1).",
        },
        used: { en: "Strength bonus and AP both lapse", fr: "le bonus de Force et la PA cessent ensemble" },
        why: {
          en: "The lance and the cavalry spear tie the two together.",
          fr: "La lance de cavalerie et l’épieu lient les deux.",
        },
      },
    ],
  },
  {
    id: "tow.weapon.melee.halberd",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Halberd", fr: "Hallebarde", ours: true },
    summary: {
      en: "S+1, AP -1, Armour Bane (1); a natural 6 To Wound adds 1 to the AP.° Requires Two Hands.",
      fr: "F+1, PA -1, Perce-armure (1)\u00a0; un 6 naturel pour blesser ajoute 1 à la PA.° Arme à deux mains.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.halberd"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.armour-bane", "tow.keyword.requires-two-hands"],
    misprints: [
      {
        printed: { en: "“Amour Bane”", fr: "« Amour Bane »" },
        used: { en: "Armour Bane", fr: "Armour Bane" },
        why: {
          en: "A letter is missing; other rows of the same table spell it in full.",
          fr: "Il manque une lettre ; d’autres lignes du même tableau l’écrivent en entier.",
        },
      },
    ],
  },
  {
    id: "tow.weapon.melee.whip",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Whip", fr: "Fouet", ours: true },
    summary: {
      en: "User’s Strength, no AP. Strike First and Fight in Extra Rank; it strikes at Initiative 10 and one rank deeper than usual.°",
      fr: "Force du porteur, aucune PA. Frappe en premier et Combat sur un rang supplémentaire\u00a0; elle frappe à Initiative 10 et un rang plus en profondeur que d’ordinaire.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.whip"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.fight-in-extra-rank", "tow.keyword.strike-first"],
  },
  {
    id: "tow.weapon.melee.lance",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Lance", fr: "Lance de cavalerie", ours: true },
    summary: {
      en: "S+2, AP -2, Armour Bane (1), all only on the turn its user charged. On other turns fight with a hand weapon.°",
      fr: "F+2, PA -2, Perce-armure (1), tout cela seulement le tour où le porteur a chargé. Les autres tours, on se bat avec une arme de base.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: {
          range: "melee",
          strength: "S+2",
          armourPenetration: -2,
          rules: ["Armour Bane (1)"],
          armourBane: 1,
          when: "turn user charged",
        },
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.armour-bane"],
  },
  {
    id: "tow.weapon.melee.cavalry-spear",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Cavalry spear", fr: "Épieu de cavalerie", ours: true },
    summary: {
      en: "On the turn its user charged: S+1, AP -1. On every other turn: the user’s Strength, no AP, and Fight in Extra Rank.",
      fr: "Le tour où le porteur a chargé : F+1, PA -1. Les autres tours : Force du porteur, aucune PA, et Combat sur un rang supplémentaire.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: {
          range: "melee",
          strength: "S+1",
          armourPenetration: -1,
          rules: ["Fight in Extra Rank"],
          when: "turn user charged",
          extraRankWhen: "turn user did not charge",
        },
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.fight-in-extra-rank"],
  },
  {
    id: "tow.weapon.melee.throwing-spear",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Throwing spear", fr: "Lance de jet", ours: true },
    summary: {
      en: "User’s Strength, no AP. Fight in Extra Rank, but only on the turn the user charged.",
      fr: "Force du porteur, aucune PA. Combat sur un rang supplémentaire, mais seulement le tour où le porteur a chargé.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.throwing-spear"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.fight-in-extra-rank"],
  },
  {
    id: "tow.weapon.melee.thrusting-spear",
    chapter: "weapons-melee",
    phases: ["combat"],
    kind: "weapon",
    names: { en: "Thrusting spear", fr: "Lance d’infanterie", ours: true },
    summary: {
      en: "User’s Strength, no AP. Fight in Extra Rank on turns the user did not charge. When charged, its users have +1 Initiative.",
      fr: "Force du porteur, aucune PA. Combat sur un rang supplémentaire les tours où le porteur n’a pas chargé. S’ils sont chargés, les porteurs ont +1 en Initiative.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Melee Weapons pg. 213",
        facts: rowOf("tow.weapon.melee.thrusting-spear"),
      },
    },
    see: ["tow.table.weapons.melee", "tow.keyword.fight-in-extra-rank"],
  },
];
