import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Cosmology",
  late: "Voies de magie > Cosmologie",
  facts: { path: "cosmology" },
  see: ["t9a.path.cosmology", "t9a.spell.cosmology.duality"],
};

export const cosmologyEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.cosmology",
    kind: "table",
    names: { en: "Cosmology", fr: "Cosmologie" },
    summary: {
      en: "Six spells with two faces each, Cosmos and Chaos, bound together by Duality. No Attribute Spell.",
      fr: "Six sorts à deux visages, Cosmos et Chaos, liés par Dualité. Pas d’Attribut de la Voie.",
    },
    both: {
      pathRule: "duality",
      attributeSpell: null,
      spells: [
        [1, "altered-sight"],
        [2, "truth-of-time"],
        [3, "ice-and-fire"],
        [4, "perception-of-strength"],
        [5, "unity-in-divergence"],
        [6, "touch-the-heart"],
      ],
    },
  }),
  magicEntry(place, {
    id: "t9a.spell.cosmology.duality",
    kind: "rule",
    names: { en: "Duality", fr: "Dualité" },
    summary: {
      en: "Each spell is cast either as Cosmos (what is listed first) or as Chaos (second). Once one succeeds, the next Cosmology spell costs 1 less if it is of the other face.",
      fr: "Chaque sort est lancé soit en Cosmos (ce qui vient en premier), soit en Chaos (en second). Après une réussite, le sort de Cosmologie suivant coûte 1 de moins s’il est de l’autre aspect.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.altered-sight",
    summary: {
      en: "Cosmos, on a friend: +2 Offensive Skill and Aim one better. Chaos, on an enemy: -2 Offensive Skill and Aim one worse.",
      fr: "Cosmos, sur une unité alliée : +2 Off et Précision meilleure d’un point. Chaos, sur une unité ennemie : -2 Off et Précision moins bonne d’un point.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.truth-of-time",
    summary: {
      en: "Cosmos: a friend’s dice for charging, fleeing, pursuing and overrunning are Maximised twice over. Chaos: an enemy’s are Minimised twice over.",
      fr: "Cosmos : les dés de charge, de fuite, de poursuite et de charge irrésistible d’une unité alliée sont deux fois maximisés. Chaos : ceux d’une unité ennemie sont deux fois minimisés.",
    },
    lateSummary: {
      en: "Cosmos: a friend has +2″ Advance Rate and +2 Agility. Chaos: an enemy has -2″ Advance Rate (never under 3″) and -2 Agility (never under 1).",
      fr: "Cosmos : une unité alliée a +2″ de MS et +2 en Agilité. Chaos : une unité ennemie a -2″ de MS (jamais moins de 3″) et -2 en Agilité (jamais moins de 1).",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.ice-and-fire",
    summary: {
      en: "2D6 hits at Str 4, AP 0, Magical. Passed saves are rolled again: Special Saves with Cosmos, Armour Saves with Chaos.",
      fr: "2D6 touches, Fo 4, PA 0, magiques. Les sauvegardes réussies sont relancées : les spéciales avec Cosmos, celles d’armure avec Chaos.",
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "Saves must be rerolled, without saying which.",
          fr: "Les sauvegardes sont à relancer, sans dire lesquelles.",
        },
        used: { en: "Only passed saves are rerolled.", fr: "Seules les sauvegardes réussies sont relancées." },
        why: {
          en: "Sheet 000 says so, and a damage spell would not help its victim.",
          fr: "La feuille 000 le précise, et un sort de dégâts n’aiderait pas sa victime.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.perception-of-strength",
    summary: {
      en: "Cosmos: a friend has +1 Strength and +1 AP. Chaos: an enemy has -1 Strength and -1 AP.",
      fr: "Cosmos : une unité alliée a +1 en Force et +1 en PA. Chaos : une unité ennemie a -1 en Force et -1 en PA.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.unity-in-divergence",
    summary: {
      en: "Cosmos (One Turn): every model of a friendly unit gains Aegis (5+). Chaos (Instant): each model of an enemy unit takes 1 hit at Str 3, AP 0, Magical.‡",
      fr: "Cosmos (Un tour)\u00a0: toutes les figurines d’une unité alliée gagnent Ægide (5+). Chaos (Immédiat)\u00a0: chaque figurine d’une unité ennemie subit 1 touche, Fo 3, PA 0, magique.‡",
    },
    lateSummary: {
      en: "Cosmos (One Turn): every model of a friendly unit gains Aegis (5+). Chaos (Instant): an enemy unit takes one Area Attack (6x6) hit at Str 3, AP 0, Magical.",
      fr: "Cosmos (Un tour) : toutes les figurines d’une unité alliée gagnent Ægide (5+). Chaos (Immédiat) : une unité ennemie reçoit une touche d’Attaque de zone (6x6), Fo 3, PA 0, magique.",
    },
    ruling: "damaged-cells",
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Only the Aegis half; a line of one hit at Str 3 for each model stands a row lower, beside Touch the Heart.",
          fr: "Seulement la moitié Ægide ; une ligne d’une touche de Fo 3 par figurine se trouve une rangée plus bas, à côté de Touché au cœur.",
        },
        used: {
          en: "That line as the Chaos half, word for word: each model of the target is hit once at Str 3, AP 0.",
          fr: "Cette ligne comme moitié Chaos, à la lettre : chaque figurine de la cible est touchée une fois à Fo 3, PA 0.",
        },
        why: {
          en: "The row has slipped: types, duration and figures of that line are those of sheet 002’s Chaos half. How many are hit differs, and there each edition keeps its own sheet.",
          fr: "La rangée a glissé : types, durée et chiffres de cette ligne sont ceux de la moitié Chaos de la feuille 002. Le nombre de touches diffère, et là chaque édition garde sa feuille.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.cosmology.touch-the-heart",
    summary: {
      en: "Cosmos: a friendly model Recovers 1 HP.‡[2e-early] Chaos: an enemy model suffers 1 Magical hit with AP 10 that wounds without a roll.‡[2e-early]",
      fr: "Cosmos\u00a0: une figurine alliée récupère 1 PV.‡[2e-early] Chaos\u00a0: une figurine ennemie subit 1 touche magique de PA 10 qui blesse sans jet.‡[2e-early]",
    },
    ruling: "damaged-cells",
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Each model of the unit is hit once at Str 3, AP 0: a line that belongs to Unity in Divergence.",
          fr: "Chaque figurine est touchée une fois à Fo 3, PA 0 : une ligne qui appartient à Unis dans la divergence.",
        },
        used: {
          en: "Both halves as sheet 002 gives them: recover 1 HP, or one automatic wound with AP 10.",
          fr: "Les deux moitiés de la feuille 002 : récupérer 1 PV, ou une blessure automatique de PA 10.",
        },
        why: {
          en: "The spell’s own halves were lost when the row slipped; casting value and range agree on both sheets.",
          fr: "Les moitiés propres au sort ont disparu quand la rangée a glissé ; valeur de lancement et portée concordent sur les deux feuilles.",
        },
      },
    ],
  }),
];
