import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Shamanism",
  late: "Voies de magie > Chamanisme",
  facts: { path: "shamanism" },
  see: ["t9a.path.shamanism"],
};

export const shamanismEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.shamanism",
    kind: "table",
    names: { en: "Shamanism", fr: "Chamanisme" },
    summary: {
      en: "Six spells of beasts and rage, with the Attribute Spell Scarification hardening the Caster.",
      fr: "Six sorts de bêtes et de rage, l’Attribut de la Voie Scarification endurcissant le Lanceur.",
    },
    both: {
      attributeSpell: "scarification",
      spells: [
        [1, "awaken-the-beast"],
        [2, "swarm-of-insects"],
        [3, "savage-fury"],
        [4, "chilling-howl"],
        [5, "totemic-summon"],
        [6, "break-the-spirit"],
      ],
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.scarification",
    summary: {
      en: "Attribute Spell on the Caster: Melee Attacks need at least a 5 to wound it, whatever their Strength.",
      fr: "Attribut de la Voie sur le Lanceur : les Attaques de mêlée doivent faire au moins 5 pour le blesser, quelle que soit leur Force.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.awaken-the-beast",
    summary: {
      en: "The target has +1 Strength and +1 AP. Boosted (7+): +1 Resilience in their place.",
      fr: "La cible a +1 en Force et +1 en PA. Version améliorée (7+) : +1 en Résistance à la place.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.swarm-of-insects",
    summary: {
      en: "5D6 Magical hits at Str 1, AP 0. If any wound gets past the saves, the target shoots at -1 to hit until it moves. Boosted (8+): range 48″.",
      fr: "5D6 touches magiques, Fo 1, PA 0. Si une blessure passe les sauvegardes, la cible tire avec -1 pour toucher tant qu’elle n’a pas bougé. Version améliorée (8+) : portée 48″.",
    },
    lateSummary: {
      en: "5D6 Magical hits at Str 1, AP 0. If they cost the target 1 HP, it shoots at -1 to hit until it moves. Boosted (8+): range 48″.",
      fr: "5D6 touches magiques, Fo 1, PA 0. Si la cible y perd 1 PV, elle tire avec -1 pour toucher tant qu’elle n’a pas bougé. Version améliorée (8+) : portée 48″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.savage-fury",
    summary: {
      en: "The target, friend or foe, has Battle Focus, Fearless and Frenzy. Boosted (8+): range 24″.",
      fr: "La cible, alliée ou ennemie, a Ardeur guerrière, Sans peur et Frénésie. Version améliorée (8+) : portée 24″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.chilling-howl",
    summary: {
      en: "Units within 6″ of the target at the moment of casting have -1 to wound with Shooting Attacks. Boosted (10+): within 12″, and for all Ranged Attacks.",
      fr: "Quiconque se trouve à 6″ de la cible à l’instant du lancement a -1 pour blesser au tir. Version améliorée (10+) : à 12″, et pour toutes les Attaques à distance.",
    },
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Two distances and two kinds of attack, all in round brackets.",
          fr: "Deux distances et deux sortes d’attaque, toutes entre parenthèses.",
        },
        used: {
          en: "Basic: 6″ and Shooting. Boosted: 12″ and Ranged.",
          fr: "De base : 6″ et tir. Améliorée : 12″ et à distance.",
        },
        why: {
          en: "Sheet 002 keeps the two kinds of bracket.",
          fr: "La feuille 002 garde les deux sortes de crochets.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.totemic-summon",
    summary: {
      en: "Summon a Totemic Beast, placed within 1″ of the Board Edge. Boosted (12+): within 10″ of it.",
      fr: "Faire venir une bête totémique, placée à 1″ d’un bord de table. Version améliorée (12+) : à 10″.",
    },
    lateSummary: {
      en: "The same summoning, a point easier (9+): a Totemic Beast within 1″ of a Board Edge. Boosted (12+): within 10″.",
      fr: "La même invocation, plus facile d’un point (9+) : une bête totémique à 1″ d’un bord de table. Version améliorée (12+) : à 10″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.shamanism.break-the-spirit",
    summary: {
      en: "The target has -1 to hit, and all ground, open ground included, is Dangerous Terrain (2) for it. Boosted (11+): range 36″.",
      fr: "La cible a -1 pour toucher, et tout le terrain, même découvert, lui est Terrain dangereux (2). Version améliorée (11+) : portée 36″.",
    },
    see: ["t9a.table.dangerous-terrain"],
  }),
];
