import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "hereditary",
  early: "Hereditary Spells",
  late: "Sorts héréditaires",
};

/** Beast Herds to Highborn Elves: the armies of sheet 000 in its own order. */
export const hereditaryEntries: readonly Entry[] = [
  spellEntry(place, {
    id: "t9a.hereditary.bh.echoes-of-the-dark-forest",
    summary: {
      en: "Beast Herds. The target has Fear, Fearless and Terror, and enemies in base contact with it have -1 Discipline. Boosted (8+): range 36″.",
      fr: "Hardes bestiales. La cible a Peur, Sans peur et Terreur, et les ennemis en contact avec elle ont -1 en Discipline. Version améliorée (8+) : portée 36″.",
    },
    lateSummary: {
      en: "Beast Herds. The target has Fear and Fearless and may move 8″. Boosted (8+): range 36″.",
      fr: "Hardes bestiales. La cible a Peur et Sans peur et peut se déplacer de 8″. Version améliorée (8+) : portée 36″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.de.curse-of-the-phantom-queen",
    summary: {
      en: "Dread Elves. While it lasts, an enemy unit that costs one of yours Health Points within 18″ of the Caster takes D3+1 Magical hits at Str 4, AP 2 for each Veil Token you discard.",
      fr: "Elfes noirs. Tant que le sort dure, une unité ennemie qui fait perdre des Points de vie à une unité alliée à 18″ du Lanceur subit D3+1 touches magiques, Fo 4, PA 2, pour chaque marqueur « Voile » défaussé.",
    },
    lateSummary: {
      en: "Dread Elves. Take 1 Veil Token. While it lasts, an enemy unit that costs a friendly unit 1 HP or more within 18″ of the Caster takes 3 Magical hits at Str 4, AP 2 per Veil Token you then discard, two tokens at most.",
      fr: "Elfes noirs. Prendre 1 marqueur « Voile ». Tant que le sort dure, une unité ennemie qui coûte 1 PV ou plus à une unité alliée à 18″ du Lanceur subit 3 touches magiques, Fo 4, PA 2, par marqueur alors défaussé, deux au maximum.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.dl.spear-of-infinity",
    summary: {
      en: "Daemon Legions. One hit with Area Attack (1x5) at Str 2, AP 2; the bracketed hit has Str 5 and Multiple Wounds (2). +1 Strength for each spell other than an Attribute Spell already cast successfully.",
      fr: "Légions démoniaques. Une touche avec Attaque de zone (1x5), Fo 2, PA 2 ; la touche entre crochets a Fo 5 et Blessures multiples (2). +1 en Force pour chaque sort, hors Attribut de la Voie, déjà lancé avec succès.",
    },
    lateSummary: {
      en: "Daemon Legions. One Magical hit with Area Attack (1x5) at Str 2, AP 2; the bracketed hit has Str 5 and Multiple Wounds (2). +1 Strength for each spell already cast successfully in this Magic Phase.",
      fr: "Légions démoniaques. Une touche magique avec Attaque de zone (1x5), Fo 2, PA 2 ; la touche entre crochets a Fo 5 et Blessures multiples (2). +1 en Force par sort déjà réussi dans cette Phase de magie.",
    },
    see: ["t9a.hereditary.cul.spear-of-infinity", "t9a.hereditary.ldp.spear-of-infinity"],
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Nothing on when the counting of spells begins, and the hit is not called Magical.",
          fr: "Rien sur le début du décompte des sorts, et la touche n’est pas dite magique.",
        },
        used: {
          en: "Spells of the same Magic Phase are counted; the hit stays as printed.",
          fr: "On compte les sorts de la même Phase de magie ; la touche reste comme imprimée.",
        },
        why: {
          en: "Sheet 002 names the phase; a count over the whole game would have no bound.",
          fr: "La feuille 002 nomme la phase ; un décompte sur toute la partie serait sans limite.",
        },
      },
    ],
  }),
  magicEntry(place, {
    id: "t9a.hereditary.eos.liberal-magics",
    kind: "rule",
    names: { en: "Liberal Magics", fr: "Magie éclectique" },
    summary: {
      en: "Empire of Sonnstahl. No spell of its own: the Wizard knows spell 1 of a Path it could have taken but did not.",
      fr: "Empire de Sonnstahl. Pas de sort propre : le Magicien connaît le sort 1 d’une Voie qu’il pouvait prendre mais n’a pas prise.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.he.favour-of-meladis",
    summary: {
      en: "Highborn Elves. Take 1 Veil Token. Whenever one of your units up to 18″ from the Caster is about to lose a Health Point, a token may be discarded before Special Saves to ignore that loss; of an attack with Multiple Wounds one wound is ignored, and Standard Infantry ignores 2 simultaneous losses per token. Two tokens a phase at most, one for the same Character or Gigantic model.",
      fr: "Hauts Elfes. Prendre 1 marqueur « Voile ». Quand une unité alliée à 18″ du Lanceur va perdre un Point de vie, on peut défausser un marqueur avant les sauvegardes spéciales et ignorer cette perte ; d’une attaque à Blessures multiples on ignore une blessure, et l’Infanterie Standard ignore 2 pertes simultanées par marqueur. Deux marqueurs par phase au plus, un seul pour un même Personnage ou une même figurine Gigantesque.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.id.curse-of-nezibkesh",
    summary: {
      en: "Infernal Dwarves. The target takes an Incendiary marker and has -1 Offensive and Defensive Skill. Boosted (7+, 18″): a further -1 for each such marker on it, three at most.",
      fr: "Nains infernaux. La cible reçoit un marqueur « Combustible » et a -1 Off et Déf. Version améliorée (7+, 18″) : encore -1 par marqueur de ce genre sur elle, trois au maximum.",
    },
    lateSummary: {
      en: "Infernal Dwarves. The target takes an Incendiary marker and has -1 Offensive and Defensive Skill. Boosted (7+, 18″): a further -1 for each such marker on it, but never beyond -3 in all.",
      fr: "Nains infernaux. La cible reçoit un marqueur « Combustible » et a -1 Off et Déf. Version améliorée (7+, 18″) : encore -1 par marqueur de ce genre sur elle, sans dépasser -3 en tout.",
    },
    misprints: [
      {
        printed: {
          en: "Sheet 000 has the limit of -3 inside the boosted bracket, sheet 002 after it.",
          fr: "La feuille 000 a la limite de -3 dans le crochet de la version améliorée, la feuille 002 après.",
        },
        used: {
          en: "Each as it stands: early, the extra is limited to -3; late, the whole.",
          fr: "Chacune telle quelle : d’abord le supplément est limité à -3, puis le total.",
        },
        why: {
          en: "The place of the bracket is the only evidence.",
          fr: "La place du crochet est le seul indice.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.koe.breath-of-the-lady",
    summary: {
      en: "Kingdom of Equitaine. Your pool grows by two Orison Tokens.",
      fr: "Royaume d’Équitaine. La réserve grandit de deux marqueurs « Bénédiction ».",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ok.children-of-umi",
    summary: {
      en: "Ogre Khans. Melee Attacks on the target have -1 to wound. Boosted (10+): the Shamans in that unit have +1 Resilience besides.",
      fr: "Khans ogres. En mêlée, on blesse la cible avec -1. Version améliorée (10+) : les Chamanes de l’unité ont en outre +1 en Résistance.",
    },
    lateSummary: {
      en: "Ogre Khans. Melee Attacks on the target have -1 to wound (6+). Boosted (8+): the Shamans in that unit have +1 Resilience besides.",
      fr: "Khans ogres. Les Attaques de mêlée visant la cible ont -1 pour blesser (6+). Version améliorée (8+) : les Chamanes de l’unité ont en outre +1 en Résistance.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ong.bring-the-pain",
    summary: {
      en: "Orcs and Goblins. Close Combat Attacks on the target that miss are rolled again.",
      fr: "Orques et Gobelins. Les attaques de corps à corps contre la cible qui manquent sont relancées.",
    },
    see: ["t9a.hereditary.ong.guile-and-fury"],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ong.guile-and-fury",
    ruling: "guile-and-fury-kinds",
    summary: {
      en: "Orcs and Goblins. Cast by an Orc on a friend: +1 to hit, and its charge range and its charge, pursuit and overrun distances grow by 1″. Cast by a Goblin on an enemy: -1 to hit, and all of these shrink by 1″.",
      fr: "Orques et Gobelins. Lancé par un orque sur une unité alliée : +1 pour toucher, et sa portée de charge comme ses distances de charge, de poursuite et de charge irrésistible gagnent 1″. Lancé par un gobelin sur un ennemi : -1 pour toucher, et tout cela perd 1″.",
    },
    see: ["t9a.hereditary.ong.bring-the-pain"],
  }),
];
