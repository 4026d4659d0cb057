import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Divination",
  late: "Voies de magie > Divination",
  facts: { path: "divination" },
  see: ["t9a.path.divination"],
};

export const divinationEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.divination",
    kind: "table",
    names: { en: "Divination", fr: "Divination" },
    summary: {
      en: "Six spells of foresight with the Attribute Spell Guiding Light; other Wizards nearby lengthen every range (The Conclave). Number 6 is Portent of Doom.",
      fr: "Six sorts de prescience avec l’Attribut de la Voie Lumière directrice ; d’autres Magiciens proches allongent toutes les portées (Le conclave). Le numéro 6 est le Présage funeste.",
    },
    lateSummary: {
      en: "Six spells of foresight with the Attribute Spell Guiding Light; other Wizards nearby lengthen every range (The Conclave). Number 6 is the Veil Mirror.",
      fr: "Six sorts de prescience avec l’Attribut de la Voie Lumière directrice ; d’autres Magiciens proches allongent toutes les portées (Le conclave). Le numéro 6 est le Miroir du Voile.",
    },
    early: {
      pathRule: "the-conclave",
      attributeSpell: "guiding-light",
      spells: [
        [1, "know-thine-enemy"],
        [2, "fates-judgement"],
        [3, "scrying"],
        [4, "the-stars-align"],
        [5, "unerring-strike"],
        [6, "portent-of-doom"],
      ],
    },
    late: {
      pathRule: "the-conclave",
      attributeSpell: "guiding-light",
      spells: [
        [1, "know-thine-enemy"],
        [2, "fates-judgement"],
        [3, "scrying"],
        [4, "the-stars-align"],
        [5, "unerring-strike"],
        [6, "veil-mirror"],
      ],
    },
  }),
  magicEntry(place, {
    id: "t9a.spell.divination.the-conclave",
    kind: "rule",
    names: { en: "The Conclave", fr: "Le conclave" },
    summary: {
      en: "Each further friendly Wizard no more than 12″ from the Caster adds 3″ to the range of Divination spells, 9″ at most.",
      fr: "Chaque Magicien allié supplémentaire à 12″ au plus du Lanceur ajoute 3″ à la portée des sorts de Divination, 9″ au maximum.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.guiding-light",
    summary: {
      en: "Attribute Spell. A friendly unit takes Discipline Tests with a Minimised Roll. One such effect a Magic Phase, no more.",
      fr: "Attribut de la Voie. Une unité alliée passe ses Tests de discipline avec un Jet minimisé. Un seul effet de ce genre par Phase de magie.",
    },
    lateSummary: {
      en: "Attribute Spell. A friendly unit takes Discipline Tests with a Minimised Roll. The same unit receives it only once a phase.",
      fr: "Attribut de la Voie. Une unité alliée passe ses Tests de discipline avec un Jet minimisé. La même unité n’en profite qu’une fois dans la phase.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.know-thine-enemy",
    summary: {
      en: "The target has +2 Offensive Skill, +2 Defensive Skill and +2 Agility. Boosted (12+): all friends within a 6″ Aura.",
      fr: "La cible a +2 Off, +2 Déf et +2 Agi. Version améliorée (12+) : toutes les unités alliées dans une Aura de 6″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.fates-judgement",
    summary: {
      en: "D3 Magical hits that wound without a roll, AP 0; Special Saves cannot be taken against them. Boosted (9+): D6 hits.",
      fr: "D3 touches magiques qui blessent sans jet, PA 0 ; elles ne permettent aucune sauvegarde spéciale. Version améliorée (9+) : D6 touches.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.scrying",
    summary: {
      en: "The target becomes Distracting and a Hard Target (1). Boosted (12+): all friends within a 6″ Aura.",
      fr: "La cible devient Perturbante et Cible difficile (1). Version améliorée (12+) : toutes les unités alliées dans une Aura de 6″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.the-stars-align",
    summary: {
      en: "The target has Divine Attacks and rerolls its misses in Close Combat and Shooting. Boosted (12+): all friends within a 6″ Aura, but their Shooting gains no reroll.",
      fr: "La cible a Attaques divines et relance ses échecs pour toucher au corps à corps et au tir. Version améliorée (12+) : toutes les unités alliées dans une Aura de 6″, mais sans relance au tir.",
    },
    lateSummary: {
      en: "The target has Divine Attacks and rerolls its misses with Melee and Shooting Attacks. Boosted (12+): all friends within a 6″ Aura, but only for Melee Attacks.",
      fr: "La cible a Attaques divines et relance ses échecs pour toucher en mêlée et au tir. Version améliorée (12+) : toutes les unités alliées dans une Aura de 6″, mais en mêlée seulement.",
    },
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Shooting stands in round brackets that no longer tell basic from boosted.",
          fr: "Le tir est entre parenthèses qui ne distinguent plus la version de base de l’améliorée.",
        },
        used: { en: "Shooting belongs to the basic version.", fr: "Le tir appartient à la version de base." },
        why: {
          en: "Sheet 002 keeps the bracket of the basic version there.",
          fr: "La feuille 002 y garde le crochet de la version de base.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.unerring-strike",
    summary: {
      en: "2D6 hits that wound on 4+, AP 1, Divine and Magical. Boosted (12+): the number of hits is a Maximised Roll of 2D6.",
      fr: "2D6 touches qui blessent sur 4+, PA 1, divines et magiques. Version améliorée (12+) : le nombre de touches est un Jet maximisé de 2D6.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.portent-of-doom",
    summary: {
      en: "For the rest of the game the target’s side loses X from its Combat Score: 1 for each Character in the target, and 1 more if any Rank and File model is left.",
      fr: "Jusqu’à la fin de la partie, le camp de la cible perd X à son Résultat de combat : 1 par Personnage de l’unité, et 1 de plus s’il y reste une figurine ordinaire.",
    },
    see: ["t9a.spell.divination.veil-mirror", "t9a.table.combat-score"],
  }),
  spellEntry(place, {
    id: "t9a.spell.divination.veil-mirror",
    summary: {
      en: "The target, friend or foe, has Magic Resistance (3), which hinders spells of its own side too. Boosted (10+): a 6″ Aura.",
      fr: "La cible, alliée ou ennemie, a Résistance à la magie (3), qui gêne aussi les sorts de son propre camp. Version améliorée (10+) : Aura de 6″.",
    },
    see: ["t9a.spell.divination.portent-of-doom"],
  }),
];
