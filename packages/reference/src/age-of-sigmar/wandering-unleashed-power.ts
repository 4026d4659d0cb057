import type { Entry } from "../entry/entry.ts";

/** How a wandering endless spell spends itself. */
export const wanderingUnleashedPower: readonly Entry[] = [
  {
    id: "aos2.wandering.unleashed-power",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "table",
    names: { en: "Unleashed Power Effects", fr: "Effets de puissance déchaînée", ours: true },
    summary: {
      en: "D6: 1 Arcane Implosion, 2 Temporal Distortion, 3 Null Shockwave, 4 Magical Fissure, 5 Transfigured Energy, 6 Arcane Radiance. Used for the behaviour Unleashed Power and at the end of each battle round.",
      fr: "D6 : 1 Implosion arcanique, 2 Distorsion temporelle, 3 Onde d’annulation, 4 Fissure magique, 5 Énergie transfigurée, 6 Rayonnement arcanique. Sert au comportement Puissance déchaînée et à la fin de chaque round.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: {
          die: "D6",
          effects: 6,
          rows: [
            [1, "Arcane Implosion"],
            [2, "Temporal Distortion"],
            [3, "Null Shockwave"],
            [4, "Magical Fissure"],
            [5, "Transfigured Energy"],
            [6, "Arcane Radiance"],
          ],
        },
      },
    },
    see: [
      "aos2.wandering.unleashed-power.arcane-implosion",
      "aos2.wandering.unleashed-power.temporal-distortion",
      "aos2.wandering.unleashed-power.null-shockwave",
      "aos2.wandering.unleashed-power.magical-fissure",
      "aos2.wandering.unleashed-power.transfigured-energy",
      "aos2.wandering.unleashed-power.arcane-radiance",
      "aos2.wandering.formidable-to-behold",
    ],
  },
  {
    id: "aos2.wandering.unleashed-power.arcane-implosion",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Arcane Implosion", fr: "Implosion arcanique", ours: true },
    summary: {
      en: "1: a die for every unit within 18″ of the spell; on a 6 it takes D6 mortal wounds.",
      fr: "1 : un dé pour chaque unité à 18″ ou moins du sort ; sur 6 elle subit D6 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: { die: "D6", roll: 1, range: 18, needs: 6, mortalWounds: "D6" },
      },
    },
    see: ["aos2.wandering.unleashed-power", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.wandering.unleashed-power.temporal-distortion",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Temporal Distortion", fr: "Distorsion temporelle", ours: true },
    summary: {
      en: "2: a die for every unit within 12″ of the spell; on a 6 it vanishes and is set up elsewhere on the table, anywhere more than 9″ from its enemies.",
      fr: "2 : un dé pour chaque unité à 12″ ou moins du sort ; sur 6 elle disparaît et se replace n’importe où sur la table, à plus de 9″ de ses ennemis.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: { die: "D6", roll: 2, range: 12, needs: 6, moreThanFromEnemies: 9 },
      },
    },
    see: ["aos2.wandering.unleashed-power"],
  },
  {
    id: "aos2.wandering.unleashed-power.null-shockwave",
    chapter: "wandering-spells",
    phases: ["start-of-round", "hero", "any"],
    kind: "rule",
    names: { en: "Null Shockwave", fr: "Onde d’annulation", ours: true },
    summary: {
      en: "3: leave a token where the spell stood. Until the next battle round is over no WIZARD within 18″ of the token may roll to cast, unbind or dispel.",
      fr: "3 : on laisse un pion à la place du sort. Jusqu’à la fin du round suivant, aucun SORCIER à 18″ ou moins du pion ne peut jeter pour lancer, contrer ou dissiper.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: {
          die: "D6",
          roll: 3,
          range: 18,
          until: "end of the next battle round",
          forbids: ["casting", "unbinding", "dispelling"],
        },
      },
    },
    see: ["aos2.wandering.unleashed-power", "aos2.core.casting.attempt", "aos2.core.casting.unbinding"],
  },
  {
    id: "aos2.wandering.unleashed-power.magical-fissure",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Magical Fissure", fr: "Fissure magique", ours: true },
    summary: {
      en: "4: a second model of the same spell appears wholly within 6″ of the first and more than 9″ from units. At the end of a battle round both stay; in mid-round we remove the first and keep the second.° No place: Arcane Implosion.",
      fr: "4\u00a0: une seconde figurine du même sort apparaît entièrement à 6″ ou moins de la première et à plus de 9″ de toute unité. En fin de round les deux restent\u00a0; en cours de round nous retirons la première et gardons la seconde.° Sans place\u00a0: Implosion arcanique.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: {
          die: "D6",
          roll: 4,
          whollyWithin: 6,
          moreThanFromUnits: 9,
          endOfRound: "both stay",
          impossible: "Arcane Implosion",
        },
      },
    },
    see: [
      "aos2.wandering.unleashed-power.arcane-implosion",
      "aos2.wandering.faq.unleashed-power-removal",
      "aos2.wandering.unleashed-power",
    ],
  },
  {
    id: "aos2.wandering.unleashed-power.transfigured-energy",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Transfigured Energy", fr: "Énergie transfigurée", ours: true },
    summary: {
      en: "5: swap the spell for another of the Wandering Endless Spells table, on the same spot. The newcomer stays at the end of a battle round; we keep it in mid-round too.° The sheet lacks that table, so choose any other predatory spell you own.°",
      fr: "5\u00a0: le sort cède sa place à un autre de la table des sorts persistants errants, au même endroit. Le nouveau venu reste en fin de round\u00a0; nous le gardons aussi en cours de round.° La table manque à la feuille\u00a0: prenez un autre sort prédateur à votre disposition.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: { die: "D6", roll: 5, place: "same position", endOfRound: "stays", table: "not on the sheet" },
      },
    },
    see: ["aos2.keyword.wandering-endless-spells-table", "aos2.wandering.unleashed-power"],
  },
  {
    id: "aos2.wandering.unleashed-power.arcane-radiance",
    chapter: "wandering-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Arcane Radiance", fr: "Rayonnement arcanique", ours: true },
    summary: {
      en: "6: a die for every unit of the table; 5+ costs it D3 mortal wounds.",
      fr: "6 : un dé pour chaque unité de la table ; sur 5+ elle subit D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power Effects",
        facts: { die: "D6", roll: 6, range: "battlefield", needs: "5+", mortalWounds: "D3" },
      },
    },
    see: ["aos2.wandering.unleashed-power", "aos2.core.mortal-wounds"],
  },
];
