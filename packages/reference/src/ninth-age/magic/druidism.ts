import type { Entry } from "../../entry/entry.ts";
import { type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Druidism",
  late: "Voies de magie > Druidisme",
  facts: { path: "druidism" },
  see: ["t9a.path.druidism"],
};

/** Sheet 000 lost the shapes of its brackets in this path. */
const bracketShapes = {
  edition: "2e-early",
  printed: {
    en: "Two kinds of bracket, both turned into round ones.",
    fr: "Deux sortes de crochets, toutes deux devenues des parenthèses.",
  },
  used: {
    en: "First value without The Oaken Throne, second value with it.",
    fr: "Première valeur sans le Trône de chêne, seconde valeur avec lui.",
  },
  why: {
    en: "The casting values fall from first to second, as the throne promises.",
    fr: "Les valeurs de lancement baissent de la première à la seconde, comme le trône l’annonce.",
  },
};

export const druidismEntries: readonly Entry[] = [
  spellEntry(place, {
    id: "t9a.spell.druidism.fountain-of-youth",
    summary: {
      en: "Attribute Spell. The target Recovers 1 HP; with The Oaken Throne it Raises 1 HP. Never more than 1 HP for the same model in a phase.",
      fr: "Attribut de la Voie. La cible récupère 1 PV ; avec le Trône de chêne, elle ressuscite 1 PV. Jamais plus de 1 PV pour la même figurine dans une phase.",
    },
    lateSummary: {
      en: "An ordinary spell now: Raise 1 HP on a Character, or 4 HP among Standard Rank and File, or 2 HP of anything else.",
      fr: "Désormais un sort ordinaire : 1 PV ressuscité chez un Personnage, ou 4 PV chez des figurines ordinaires de taille Standard, ou 2 PV pour tout autre cas.",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.healing-waters",
    summary: {
      en: "The target gains Fortitude (5+); with the throne (6+) Fortitude (4+). May be cast out of Water Terrain.",
      fr: "La cible gagne Fortitude (5+) ; avec le trône (6+), Fortitude (4+). Peut partir d’un Terrain aquatique.",
    },
    lateSummary: {
      en: "The target gains Fortitude (6+) together with Fortitude (+1, never better than 3+).",
      fr: "La cible gagne à la fois Fortitude (6+) et Fortitude (+1, jamais mieux que 3+).",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.master-of-earth",
    summary: {
      en: "D6 Magical hits at Str 4, AP 1; with the throne (5+) at Str 5, AP 2. May be cast out of Impassable Terrain.",
      fr: "D6 touches magiques, Fo 4, PA 1 ; avec le trône (5+), Fo 5, PA 2. Peut partir d’un Terrain infranchissable.",
    },
    lateSummary: {
      en: "2D6 Magical hits at Str 4, AP 1, at 6″ only. Boosted (8+): range 18″.",
      fr: "2D6 touches magiques, Fo 4, PA 1, à 6″ seulement. Version améliorée (8+) : portée 18″.",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.entwining-roots",
    summary: {
      en: "The target has -1 Offensive Skill, -1 Defensive Skill and shoots at -1 to hit; with the throne (5+) each is -2. May be cast out of a Forest.",
      fr: "La cible a -1 Off, -1 Déf et tire avec -1 pour toucher ; avec le trône (5+), chaque malus est de -2. Peut partir d’une Forêt.",
    },
    lateSummary: {
      en: "The target has -1 Offensive Skill, -1 Defensive Skill and shoots at -1 to hit. Boosted (8+): -2 each.",
      fr: "La cible a -1 Off, -1 Déf et tire avec -1 pour toucher. Version améliorée (8+) : -2 partout.",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.summer-growth",
    summary: {
      en: "One unit Raises 4 HP if Standard Infantry or Beast, 1 HP if it has Towering Presence, else 2 HP. With the throne (10+): 6, 1 or 3 HP.",
      fr: "Une unité ressuscite 4 PV si elle est Infanterie ou Bête Standard, 1 PV avec Présence imposante, sinon 2 PV. Avec le trône (10+) : 6, 1 ou 3 PV.",
    },
    lateSummary: {
      en: "Aimed at a point: each unit within 3″ of it Raises 1 HP on a Character, or 4 HP among Standard Rank and File, or 2 HP of anything else.",
      fr: "Vise un point : chaque unité à 3″ ou moins y gagne 1 PV ressuscité sur un Personnage, ou 4 PV parmi des figurines ordinaires de taille Standard, ou 2 PV pour le reste.",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.stone-skin",
    summary: {
      en: "The target has +2 Resilience; with the throne (9+) +3. May be cast out of a Hill.",
      fr: "La cible a +2 en Résistance ; avec le trône (9+), +3. Peut partir d’une Colline.",
    },
    lateSummary: {
      en: "Melee Attacks wound the target on 5+ at best: any to-wound roll of 1 to 4 fails.",
      fr: "Les Attaques de mêlée blessent la cible sur 5+ au mieux : tout jet pour blesser de 1 à 4 échoue.",
    },
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.spirits-of-the-wood",
    summary: {
      en: "A Forest springs up over the target’s Unit Boundary. A friendly target also has Strider (Forest). An enemy that is Engaged is not affected unless the throne is up (6+).",
      fr: "Une Forêt surgit sur le Rectangle limite de la cible. Une cible alliée a aussi Guide (Forêt). Un ennemi Engagé n’est pas affecté, sauf avec le trône (6+).",
    },
    see: ["t9a.terrain.forest.cover", "t9a.terrain.forest.dangerous"],
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "The clause on Engaged enemies stands in a bracket whose kind is lost.",
          fr: "La clause sur les ennemis Engagés est dans un crochet dont la sorte est perdue.",
        },
        used: {
          en: "It is a basic clause, dropped while The Oaken Throne is up.",
          fr: "C’est une clause de base, levée tant que le Trône de chêne est en jeu.",
        },
        why: {
          en: "A single bracket in this path is the first one, and without it the throne would change nothing but the cost.",
          fr: "Un crochet seul dans cette Voie est le premier, et sans cela le trône ne changerait que le coût.",
        },
      },
    ],
  }),
];
