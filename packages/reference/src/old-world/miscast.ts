import type { Entry } from "../entry/entry.ts";

/** What a natural double 1 on casting or dispelling brings. */
export const miscast: readonly Entry[] = [
  {
    id: "tow.miscast",
    chapter: "miscast",
    phases: [],
    kind: "table",
    names: { en: "Miscast table", fr: "Tableau des fiascos", ours: true },
    summary: {
      en: "Roll 2D6: 2-4 Dimensional Cascade, 5-6 Calamitous Detonation, 7 Careless Conjuration, 8-9 Barely Controlled Power, 10-12 Power Drain.",
      fr: "Jetez 2D6 : 2-4 Cascade dimensionnelle, 5-6 Détonation calamiteuse, 7 Conjuration négligente, 8-9 Puissance mal maîtrisée, 10-12 Épuisement du pouvoir.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: {
          roll: "2D6",
          rows: [
            [2, 4, "Dimensional Cascade"],
            [5, 6, "Calamitous Detonation"],
            [7, 7, "Careless Conjuration"],
            [8, 9, "Barely Controlled Power"],
            [10, 12, "Power Drain"],
          ],
        },
      },
    },
    see: [
      "tow.miscast.2-4",
      "tow.miscast.5-6",
      "tow.miscast.7",
      "tow.miscast.8-9",
      "tow.miscast.10-12",
      "tow.magic.casting.miscast",
    ],
  },
  {
    id: "tow.miscast.2-4",
    chapter: "miscast",
    phases: [],
    kind: "row",
    names: { en: "Dimensional Cascade", fr: "Cascade dimensionnelle", ours: true },
    summary: {
      en: "Put the 5″ template with its centre on the Wizard. Friend or foe, each model under it, the Wizard too, risks being hit: one hit at S10, AP -4. The spell is not cast.",
      fr: "Centrez le gabarit de 5″ sur le sorcier. Amie ou ennemie, chaque figurine dessous, sorcier compris, risque d’être touchée : une touche de F10, PA -4. Le sort n’est pas lancé.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: {
          roll: "2D6",
          results: [2, 4],
          template: 5,
          hits: 1,
          strength: 10,
          armourPenetration: -4,
          page: 95,
          cast: false,
          bySheet: { "001": "every model under it is hit", "003": "every model under it risks being hit" },
        },
      },
    },
    see: ["tow.miscast", "tow.keyword.risks-being-hit", "tow.keyword.large-blast"],
    misprints: [
      {
        printed: {
          en: "One sheet hits every model under the template, the other says that each risks being hit.",
          fr: "Une feuille touche toute figurine sous le gabarit, l’autre dit que chacune risque d’être touchée.",
        },
        used: { en: "Each risks being hit.", fr: "Chacune risque d’être touchée." },
        why: {
          en: "The longer text names the page of that rule; the shorter one sums it up.",
          fr: "Le texte long nomme la page de cette règle ; le court le résume.",
        },
      },
    ],
  },
  {
    id: "tow.miscast.5-6",
    chapter: "miscast",
    phases: [],
    kind: "row",
    names: { en: "Calamitous Detonation", fr: "Détonation calamiteuse", ours: true },
    summary: {
      en: "Put the 3″ template with its centre on the Wizard. Each model under it, whichever side it is on, risks being hit: one hit at S6, AP -2. The spell is not cast.",
      fr: "Centrez le gabarit de 3″ sur le sorcier. Chaque figurine dessous, de l’un ou l’autre camp, risque d’être touchée : une touche de F6, PA -2. Le sort n’est pas lancé.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: {
          roll: "2D6",
          results: [5, 6],
          template: 3,
          hits: 1,
          strength: 6,
          armourPenetration: -2,
          page: 95,
          cast: false,
          bySheet: { "001": "every model under it is hit", "003": "every model under it risks being hit" },
        },
      },
    },
    see: ["tow.miscast", "tow.keyword.risks-being-hit", "tow.keyword.small-blast"],
    misprints: [
      {
        printed: {
          en: "One sheet hits every model under the template, the other says that each risks being hit.",
          fr: "Une feuille touche toute figurine sous le gabarit, l’autre dit que chacune risque d’être touchée.",
        },
        used: { en: "Each risks being hit.", fr: "Chacune risque d’être touchée." },
        why: {
          en: "The longer text names the page of that rule; the shorter one sums it up.",
          fr: "Le texte long nomme la page de cette règle ; le court le résume.",
        },
      },
    ],
  },
  {
    id: "tow.miscast.7",
    chapter: "miscast",
    phases: [],
    kind: "row",
    names: { en: "Careless Conjuration", fr: "Conjuration négligente", ours: true },
    summary: {
      en: "One hit at S4, AP -1 on the Wizard alone. The spell is not cast.",
      fr: "Une touche de F4, PA -1 sur le seul sorcier. Le sort n’est pas lancé.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: { roll: "2D6", results: [7], hits: 1, strength: 4, armourPenetration: -1, cast: false },
      },
    },
    see: ["tow.miscast"],
  },
  {
    id: "tow.miscast.8-9",
    chapter: "miscast",
    phases: [],
    kind: "row",
    names: { en: "Barely Controlled Power", fr: "Puissance mal maîtrisée", ours: true },
    summary: {
      en: "The spell does go off; its casting value stands as the result a dispel has to beat. Your side casts nothing more this turn. After a failed dispel the enemy spell simply stands.°",
      fr: "Le sort part tout de même\u00a0; sa valeur de lancement tient lieu de résultat à dépasser pour le dissiper. Votre camp ne lance plus rien ce tour-ci. Après une dissipation manquée, le sort adverse tient, sans plus.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: {
          roll: "2D6",
          results: [8, 9],
          cast: true,
          castingResult: "casting value",
          moreCasting: false,
          bySheet: { "001": "Barely Controlled", "003": "Barely Controlled Power" },
        },
      },
    },
    see: ["tow.miscast", "tow.magic.casting.miscast"],
    misprints: [
      {
        printed: {
          en: "“Barely Controlled” on one sheet, “Barely Controlled Power” on the other",
          fr: "« Barely Controlled » sur une feuille, « Barely Controlled Power » sur l’autre",
        },
        used: { en: "Barely Controlled Power", fr: "Barely Controlled Power" },
        why: { en: "The longer name is the publisher’s.", fr: "Le nom long est celui de l’éditeur." },
      },
    ],
  },
  {
    id: "tow.miscast.10-12",
    chapter: "miscast",
    phases: [],
    kind: "row",
    names: { en: "Power Drain", fr: "Épuisement du pouvoir", ours: true },
    summary: {
      en: "The spell goes off as a perfect invocation, so it cannot be dispelled. Your side casts nothing more this turn. After a failed dispel the enemy spell simply stands.°",
      fr: "Le sort part en invocation parfaite\u00a0: impossible de le dissiper. Votre camp ne lance plus rien ce tour-ci. Après une dissipation manquée, le sort adverse tient, sans plus.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Miscast Table; Miscasts and Perfect Cast/Dispel",
        facts: { roll: "2D6", results: [10, 12], cast: true, dispellable: false, moreCasting: false },
      },
    },
    see: ["tow.miscast", "tow.magic.casting.miscast", "tow.keyword.perfect-invocation"],
  },
];
