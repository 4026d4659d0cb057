import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Alchemy",
  late: "Voies de magie > Alchimie",
  facts: { path: "alchemy" },
  see: ["t9a.path.alchemy"],
};

export const alchemyEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.alchemy",
    kind: "table",
    names: { en: "Alchemy", fr: "Alchimie" },
    summary: {
      en: "Six spells about metal and armour, and the Attribute Spell Alchemical Fire after each success.",
      fr: "Six sorts de métal et d’armure, et l’Attribut de la Voie Feu alchimique après chaque réussite.",
    },
    both: {
      attributeSpell: "alchemical-fire",
      spells: [
        [1, "quicksilver-lash"],
        [2, "word-of-iron"],
        [3, "glory-of-gold"],
        [4, "silver-spike"],
        [5, "corruption-of-tin"],
        [6, "molten-copper"],
      ],
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.alchemical-fire",
    summary: {
      en: "Attribute Spell. An enemy unit counts as Flammable whenever Melee Attacks are made at it.",
      fr: "Attribut de la Voie. Une unité ennemie devient Inflammable face aux Attaques de mêlée.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.quicksilver-lash",
    summary: {
      en: "D3+1 hits, AP 10, Flaming and Magical. The better the armour the worse: they wound on 7 minus the target’s Armour, whatever its Resilience.",
      fr: "D3+1 touches, PA 10, enflammées et magiques. Plus l’armure est bonne, plus c’est grave : elles blessent sur 7 moins l’Armure de la cible, quelle que soit sa Résistance.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.word-of-iron",
    summary: {
      en: "The target gains +1 Armour. Boosted (9+, 18″): +2 Armour.",
      fr: "La cible gagne +1 en Armure. Version améliorée (9+, 18″) : +2 en Armure.",
    },
    lateSummary: {
      en: "The target gains +1 Armour. Boosted (10+, 18″): +2 Armour.",
      fr: "La cible gagne +1 en Armure. Version améliorée (10+, 18″) : +2 en Armure.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.glory-of-gold",
    summary: {
      en: "The target’s attacks have +1 AP and become Flaming and Magical.",
      fr: "Les attaques de la cible ont +1 en PA et deviennent enflammées et magiques.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.silver-spike",
    summary: {
      en: "One hit with Area Attack (1x5), Str 4, AP 10, Magical; the bracketed hit has Str 6 and Multiple Wounds (D3); it strikes one model.° Boosted (9+): range 36″.",
      fr: "Une touche avec Attaque de zone (1x5), Fo 4, PA 10, magique\u00a0; la touche entre crochets a Fo 6 et Blessures multiples (D3)\u00a0; elle frappe une figurine.° Version améliorée (9+)\u00a0: portée 36″.",
    },
    lateSummary: {
      en: "One hit with Area Attack (1x5), Str 4, AP 10, Magical; the bracketed hit has Str 6 and Multiple Wounds (D3); it strikes one model.° Boosted (8+): range 36″.",
      fr: "Une touche avec Attaque de zone (1x5), Fo 4, PA 10, magique\u00a0; la touche entre crochets a Fo 6 et Blessures multiples (D3)\u00a0; elle frappe une figurine.° Version améliorée (8+)\u00a0: portée 36″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.corruption-of-tin",
    summary: {
      en: "The target has -1 Armour for the rest of the game.",
      fr: "La cible a -1 en Armure jusqu’à la fin de la partie.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.alchemy.molten-copper",
    summary: {
      en: "D3+4 hits, AP 4, Flaming and Magical, whose Strength is the target’s own Armour.",
      fr: "D3+4 touches, PA 4, enflammées et magiques, dont la Force est l’Armure de la cible elle-même.",
    },
  }),
];
