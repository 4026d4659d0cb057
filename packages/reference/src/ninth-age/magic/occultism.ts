import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Occultism",
  late: "Voies de magie > Occultisme",
  facts: { path: "occultism" },
  see: ["t9a.path.occultism", "t9a.spell.occultism.the-sacrifice"],
};

export const occultismEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.occultism",
    kind: "table",
    names: { en: "Occultism", fr: "Occultisme" },
    summary: {
      en: "Six cruel spells, each of them stronger if blood is paid for it (The Sacrifice). No Attribute Spell.",
      fr: "Six sorts cruels, chacun plus fort si on le paie de sang (Le Sacrifice). Pas d’Attribut de la Voie.",
    },
    both: {
      pathRule: "the-sacrifice",
      attributeSpell: null,
      spells: [
        [1, "breath-of-corruption"],
        [2, "hand-of-glory"],
        [3, "the-rot-within"],
        [4, "pentagram-of-pain"],
        [5, "marked-for-doom"],
        [6, "the-grave-calls"],
      ],
    },
  }),
  magicEntry(place, {
    id: "t9a.spell.occultism.the-sacrifice",
    kind: "rule",
    names: { en: "The Sacrifice", fr: "Le Sacrifice" },
    summary: {
      en: "Before any Dispelling Attempt you may take X Health Points from a friendly unit within 24″ to amplify the spell. X is 3 if that unit’s unmodified Discipline is 4 or less, 2 from 5 to 7, 1 from 8 to 10.",
      fr: "Avant toute Tentative de dissipation, on peut ôter X Points de vie à une unité alliée à 24″ pour amplifier le sort. X vaut 3 si la Discipline non modifiée de cette unité est de 4 ou moins, 2 de 5 à 7, 1 de 8 à 10.",
    },
    lateSummary: {
      en: "Before any Dispelling Attempt you may inflict X hits on a friendly unit within 24″ to amplify the spell; they wound by themselves and nothing saves against them. X is 3, 2 or 1 for an unmodified Discipline of 4 or less, 5 to 7, 8 to 10.",
      fr: "Avant toute Tentative de dissipation, on peut infliger X touches à une unité alliée à 24″ pour amplifier le sort ; elles blessent d’office et rien n’en sauve. X vaut 3, 2 ou 1 pour une Discipline non modifiée de 4 ou moins, de 5 à 7, de 8 à 10.",
    },
    see: ["t9a.sequence.magic.spell-casting.b"],
    misprints: [
      {
        printed: { en: "A unit, without saying whose.", fr: "Une unité, sans dire de quel camp." },
        used: { en: "A friendly unit.", fr: "Une unité alliée." },
        why: {
          en: "It is a price the Caster’s player pays; taken from an enemy it would be a free attack.",
          fr: "C’est un prix que paie le joueur du Lanceur ; pris sur un ennemi, ce serait une attaque gratuite.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.breath-of-corruption",
    summary: {
      en: "The Caster gains a Breath Attack (Magical, Toxic). Boosted (9+): a Character, a Champion or a unit of one model within 12″ gains it instead. Sacrifice: the breath reaches 18″.",
      fr: "Le Lanceur gagne une Attaque de souffle (magique, toxique). Version améliorée (9+) : un Personnage, un Champion ou une unité d’une seule figurine à 12″ la gagne à sa place. Sacrifice : le souffle porte à 18″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.hand-of-glory",
    summary: {
      en: "The Caster gains Aegis (6+) together with Aegis (+1, never better than 3+). Boosted (8+): a Character, a Champion or a unit of one model within 12″. Sacrifice: all models of that unit.",
      fr: "Le Lanceur gagne à la fois Ægide (6+) et Ægide (+1, jamais mieux que 3+). Version améliorée (8+) : un Personnage, un Champion ou une unité d’une seule figurine à 12″. Sacrifice : toutes les figurines de cette unité.",
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "Both type letters stand inside the bracket of the boosted version.",
          fr: "Les deux lettres de type se trouvent dans le crochet de la version améliorée.",
        },
        used: {
          en: "The basic version is Focused on the Caster; the boosted one is a Focused Augment.",
          fr: "La version de base est Focalisée sur le Lanceur ; l’améliorée est une Amélioration Focalisée.",
        },
        why: {
          en: "Sheet 000 prints Focused outside the bracket, as both sheets do for Breath of Corruption.",
          fr: "La feuille 000 imprime Focalisé hors du crochet, comme les deux feuilles pour Souffle de corruption.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.the-rot-within",
    summary: {
      en: "The target has -1 Offensive and -1 Defensive Skill for good. Sacrifice: the Caster has +1 in both.",
      fr: "La cible a -1 Off et -1 Déf pour de bon. Sacrifice : le Lanceur a +1 dans les deux.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.pentagram-of-pain",
    summary: {
      en: "D6 Magical hits at Str 4, AP 1 on an enemy unit. Boosted (6+): on every unit in a 12″ Aura, friends too, but not the Caster’s. Sacrifice: the Caster Recovers 1 HP if any wound goes unsaved.",
      fr: "D6 touches magiques, Fo 4, PA 1, sur une unité ennemie. Version améliorée (6+) : sur toutes les unités dans une Aura de 12″, alliées comprises, sauf celle du Lanceur. Sacrifice : le Lanceur récupère 1 PV si une blessure n’est pas sauvegardée.",
    },
    misprints: [
      {
        printed: {
          en: "The spell deals hits, but neither sheet gives it the type Damage; sheet 002 also braces both letters alike and misspells the Aura mark.",
          fr: "Le sort inflige des touches, mais aucune feuille ne lui donne le type Dégâts ; la feuille 002 met aussi les deux lettres dans le même crochet et écorche la marque d’Aura.",
        },
        used: {
          en: "Hex when basic, Universal when boosted, without Damage.",
          fr: "Malédiction en version de base, Universel en version améliorée, sans Dégâts.",
        },
        why: {
          en: "Two printings agree on it.",
          fr: "Deux impressions concordent.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.marked-for-doom",
    summary: {
      en: "One Magical hit at Str 10, AP 10 with Multiple Wounds (D3). Sacrifice: against a unit within 12″ you choose which of its Characters or Champion takes that hit.",
      fr: "Une touche magique, Fo 10, PA 10, avec Blessures multiples (D3). Sacrifice : contre une unité à 12″, on désigne le Personnage ou le Champion qui la subit.",
    },
    lateSummary: {
      en: "One Magical hit at Str 10, AP 10 with Multiple Wounds (D3). Sacrifice: within 12″ the spell may be aimed straight at a Character or Champion.",
      fr: "Une touche magique, Fo 10, PA 10, avec Blessures multiples (D3). Sacrifice : dans les 12″, le sort peut viser directement un Personnage ou un Champion.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.occultism.the-grave-calls",
    summary: {
      en: "2D6 Magical hits at Str 5, AP 2, at no more than 12″. Sacrifice: Str 6, AP 3.",
      fr: "2D6 touches magiques, Fo 5, PA 2, à 12″ au plus. Sacrifice : Fo 6, PA 3.",
    },
    lateSummary: {
      en: "2D6 Magical hits at Str 5, AP 2, out to 18″. Sacrifice: Str 6, AP 3.",
      fr: "2D6 touches magiques, Fo 5, PA 2, jusqu’à 18″. Sacrifice : Fo 6, PA 3.",
    },
  }),
];
