import type { Entry } from "../../entry/entry.ts";
import { type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "hereditary",
  early: "Hereditary Spells",
  late: "Sorts héréditaires",
};

/** Saurian Ancients to Warriors of the Dark Gods. */
export const hereditaryFurtherEntries: readonly Entry[] = [
  spellEntry(place, {
    id: "t9a.hereditary.sa.spark-of-creation",
    summary: {
      en: "Saurian Ancients. D6 Magical hits at Str 5, AP 2. Boosted (9+, 18″): Str 6, AP 3.",
      fr: "Anciens sauriens. D6 touches magiques, Fo 5, PA 2. Version améliorée (9+, 18″) : Fo 6, PA 3.",
    },
    see: ["t9a.hereditary.sa.life-always-finds-a-way"],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.sa.life-always-finds-a-way",
    summary: {
      en: "Saurian Ancients. The target, friend or foe, has -1 to wound. Boosted (8+), as a Hex: it also gains Fortitude (5+), or Fortitude (+2, never better than 3+) where it has another Fortitude.",
      fr: "Anciens sauriens. La cible, alliée ou ennemie, a -1 pour blesser. Version améliorée (8+), en Malédiction : elle gagne aussi Fortitude (5+), ou Fortitude (+2, jamais mieux que 3+) là où elle en a déjà une autre.",
    },
    see: ["t9a.hereditary.sa.spark-of-creation"],
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "Types U/M, unbalanced brackets of unknown kind around the Fortitude clause.",
          fr: "Types U/M, crochets dépareillés d’une sorte inconnue autour de la clause de Fortitude.",
        },
        used: {
          en: "Basic Universal without Fortitude, boosted Hex with it.",
          fr: "De base Universel sans Fortitude, améliorée Malédiction avec elle.",
        },
        why: {
          en: "All other pairs of the sheet read basic / boosted, and a later bracket adds the boosted part; a Hex that gives Fortitude is doubtful and left as printed.",
          fr: "Toutes les autres paires se lisent de base / améliorée, et un crochet tardif ajoute la part améliorée ; une Malédiction qui donne Fortitude est douteuse et laissée telle quelle.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.se.forest-embrace",
    summary: {
      en: "Sylvan Elves. A Forest grows under the target, as wide as its Unit Boundary at every moment. Boosted (7+): enemies in contact with the target reroll their rolls of 6 to hit.",
      fr: "Elfes sylvains. Une Forêt pousse sous la cible, à tout instant aussi grande que son Rectangle limite. Version améliorée (7+) : les ennemis en contact avec la cible relancent leurs 6 pour toucher.",
    },
    see: ["t9a.terrain.forest.cover", "t9a.terrain.forest.dangerous"],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ud.death-is-only-the-beginning",
    summary: {
      en: "Undying Dynasties. An Attribute Spell that follows an Augment, neither Attribute nor Bound, cast at +2 Casting Value; same target. Its Rank and File Raise their Resurrected value in HP, or one Character Recovers as many: 2 HP a phase at most for Characters and Towering Presence.",
      fr: "Dynasties immortelles. Un Attribut qui suit une Amélioration, ni Attribut ni sort lié, lancée à +2 en valeur de lancement ; même cible. Ses figurines ordinaires ressuscitent leur valeur de Ressuscité en PV, ou un Personnage récupère la sienne : 2 PV par phase au plus pour les Personnages et la Présence imposante.",
    },
    lateSummary: {
      en: "Undying Dynasties. An Attribute Spell that follows every Augment of the Wizard that is neither Attribute nor Bound; same target. Its Rank and File, or one Character, Raise their Resurrected value in HP: 2 HP a phase at most for Characters and Towering Presence. The Augment may be cast at +2 Casting Value, which is needed only to reach units with an Animated Statue.",
      fr: "Dynasties immortelles. Un Attribut qui suit toute Amélioration du Magicien, ni Attribut ni sort lié ; même cible. Ses figurines ordinaires, ou un Personnage, ressuscitent leur valeur de Ressuscité en PV : 2 PV par phase au plus pour les Personnages et la Présence imposante. L’Amélioration peut être lancée à +2 en valeur de lancement, ce qui n’est nécessaire que pour une unité contenant une Statue animée.",
    },
    misprints: [
      {
        edition: "2e-early",
        printed: { en: "The Res value, as if Resilience.", fr: "La valeur « Res », comme Résistance." },
        used: { en: "The Resurrected value of the army book.", fr: "La valeur de Ressuscité du livre d’armée." },
        why: {
          en: "The same abbreviation stands for two things; sheet 002 spells it out.",
          fr: "La même abréviation désigne deux choses ; la feuille 002 l’écrit en toutes lettres.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.vc.arise",
    summary: {
      en: "Vampire Covenant. The Rank and File of the target Raise their Evoked value in HP, or one Character in it Recovers as many; Towering Presence models 2 HP a phase at most. Casting at 8+ makes it a 6″ Aura, at 11+ a 12″ Aura.",
      fr: "Conclaves vampiriques. Les figurines ordinaires de la cible ressuscitent leur valeur d’Évoqué en PV, ou un Personnage y récupère la sienne ; 2 PV par phase au plus avec Présence imposante. À 8+ le sort devient une Aura de 6″, à 11+ une Aura de 12″.",
    },
    lateSummary: {
      en: "Vampire Covenant. The Rank and File of the target, or one Character in it, Recover their Evoked value in HP; Towering Presence models get at most 2 HP from this spell in a Magic Phase. Casting at 8+ makes it a 6″ Aura, at 11+ a 12″ Aura.",
      fr: "Conclaves vampiriques. Les figurines ordinaires de la cible, ou un seul de ses Personnages, récupèrent leur valeur d’Évoqué en PV ; ce sort rend au plus 2 PV par Phase de magie aux figurines à Présence imposante. À 8+ il devient une Aura de 6″, à 11+ une Aura de 12″.",
    },
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "The Res value, and 6″ without the letter of an Aura.",
          fr: "La valeur « Res », et 6″ sans la lettre d’une Aura.",
        },
        used: {
          en: "The Evoked value of the army book, and a 6″ Aura.",
          fr: "La valeur d’Évoqué du livre d’armée, et une Aura de 6″.",
        },
        why: {
          en: "Sheet 002 has both in full.",
          fr: "La feuille 002 donne les deux en entier.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.vs.the-awakened-swarm",
    summary: {
      en: "Vermin Swarm. Summon a Rat Swarm on the chosen point, measuring from the Caster or from a Tunnel Marker. Boosted (8+): 24″.",
      fr: "Marée de vermine. Faire venir une Nuée de rats sur le point choisi, mesuré depuis le Lanceur ou depuis un marqueur « Tunnel ». Version améliorée (8+) : 24″.",
    },
    lateSummary: {
      en: "Vermin Swarm. 2D6 hits at Str 2, AP 1, measured from the Caster or a friendly Tunnel Marker; a unit hit even once takes a March Test in its next Movement Phase. Boosted (6+): 18″.",
      fr: "Marée de vermine. 2D6 touches, Fo 2, PA 1, mesurées depuis le Lanceur ou un marqueur « Tunnel » allié ; une unité touchée ne serait-ce qu’une fois passe un Test de marche forcée à sa prochaine Phase de mouvement. Version améliorée (6+) : 18″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.wdg.hellfire",
    summary: {
      en: "Warriors of the Dark Gods. 2D3 Magical hits at Str 6, AP 0; boosted (10+): 2D6 hits. It may even choose an enemy in contact with the Caster’s Front Facing.",
      fr: "Guerriers des Dieux sombres. 2D3 touches magiques, Fo 6, PA 0 ; version améliorée (10+) : 2D6 touches. Il peut même choisir un ennemi en contact avec le front du Lanceur.",
    },
  }),
];
