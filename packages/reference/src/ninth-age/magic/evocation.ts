import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Evocation",
  late: "Voies de magie > Évocation",
  facts: { path: "evocation" },
  see: ["t9a.path.evocation"],
};

export const evocationEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.evocation",
    kind: "table",
    names: { en: "Evocation", fr: "Évocation" },
    summary: {
      en: "Six spells of the dead; the Attribute Spell Evocation of Souls feeds the Veil Token pool. Spectral Blades is 1 and Ancestral Aid 4.",
      fr: "Six sorts des morts ; l’Attribut de la Voie Évocation des Âmes alimente la réserve de marqueurs « Voile ». Lames spectrales porte le numéro 1 et Soutien ancestral le 4.",
    },
    lateSummary: {
      en: "Six spells of the dead; the Attribute Spell Evocation of Souls feeds the Veil Token pool. Ancestral Aid is 1 and Spectral Blades 4.",
      fr: "Six sorts des morts ; l’Attribut de la Voie Évocation des Âmes alimente la réserve de marqueurs « Voile ». Soutien ancestral porte le numéro 1 et Lames spectrales le 4.",
    },
    early: {
      attributeSpell: "evocation-of-souls",
      spells: [
        [1, "spectral-blades"],
        [2, "whispers-of-the-veil"],
        [3, "hasten-the-hour"],
        [4, "ancestral-aid"],
        [5, "touch-of-the-reaper"],
        [6, "danse-macabre"],
      ],
    },
    late: {
      attributeSpell: "evocation-of-souls",
      spells: [
        [1, "ancestral-aid"],
        [2, "whispers-of-the-veil"],
        [3, "hasten-the-hour"],
        [4, "spectral-blades"],
        [5, "touch-of-the-reaper"],
        [6, "danse-macabre"],
      ],
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.evocation-of-souls",
    summary: {
      en: "Attribute Spell. With 2 Veil Tokens or fewer in your pool, take one more. Once a phase.",
      fr: "Attribut de la Voie. Avec 2 marqueurs « Voile » ou moins en réserve, en prendre un de plus. Une fois par phase.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.spectral-blades",
    summary: {
      en: "The target rerolls Melee Attacks that failed to wound. Boosted (9+): it has Lethal Strike as well.",
      fr: "La cible relance ses Attaques de mêlée qui n’ont pas blessé. Version améliorée (9+) : elle a en plus Coup fatal.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.whispers-of-the-veil",
    summary: {
      en: "The target has -1 Resilience and -1 Discipline. Cast again on the same unit, Resilience drops further but Discipline does not.",
      fr: "La cible a -1 en Résistance et -1 en Discipline. Relancé sur la même unité, il réduit encore la Résistance mais pas la Discipline.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.hasten-the-hour",
    summary: {
      en: "One model of the target unit takes a Magical hit with AP 10 that wounds by itself. Boosted (10+, 18″): up to three models take one each.",
      fr: "Une figurine de l’unité ciblée subit une touche magique de PA 10 qui blesse d’office. Version améliorée (10+, 18″) : jusqu’à trois figurines en subissent une chacune.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.ancestral-aid",
    summary: {
      en: "The target rerolls Close Combat Attacks that missed. Boosted (7+): range 18″.",
      fr: "La cible relance ses attaques de corps à corps qui ont manqué. Version améliorée (7+) : portée 18″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.touch-of-the-reaper",
    summary: {
      en: "D3 Magical hits at Str 10, AP 10, rolled to wound against Discipline in place of Resilience. Boosted (9+, 18″): a Focused Missile; it picks out a single model.°",
      fr: "D3 touches magiques, Fo 10, PA 10, qui blessent contre la Discipline au lieu de la Résistance. Version améliorée (9+, 18″)\u00a0: un Projectile Focalisé\u00a0; il vise une seule figurine.°",
    },
    see: ["t9a.spell-type.focused", "t9a.spell-type.missile"],
  }),
  spellEntry(place, {
    id: "t9a.spell.evocation.danse-macabre",
    summary: {
      en: "The target makes a 12″ Magical Move with Ghost Step. Boosted (9+): every friend in a 9″ Aura makes one of 6″.",
      fr: "La cible fait un Mouvement magique de 12″ avec Mouvement spectral. Version améliorée (9+) : chaque unité alliée dans une Aura de 9″ en fait un de 6″.",
    },
  }),
];
