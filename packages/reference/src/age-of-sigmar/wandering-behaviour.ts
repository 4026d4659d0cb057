import type { Entry } from "../entry/entry.ts";

/** What a wandering endless spell does when it is activated. */
export const wanderingBehaviour: readonly Entry[] = [
  {
    id: "aos2.wandering.behaviour-table",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "table",
    names: { en: "Behaviour table (wandering)", fr: "Table de comportement (sorts errants)", ours: true },
    summary: {
      en: "D6. In combat, up to 3″ from enemy models: 1-2 Unstable, 3-6 Unleashed Power. Close, beyond 3″ and up to 12″: 1-4 Surge, 5-6 Unleashed Power. Far, over 12″: 1-4 Translocation, 5-6 Unleashed Power.",
      fr: "D6. Au combat, jusqu’à 3″ de figurines ennemies : 1-2 Instable, 3-6 Puissance déchaînée. Proche, au-delà de 3″ et jusqu’à 12″ : 1-4 Déferlement, 5-6 Puissance déchaînée. Loin, à plus de 12″ : 1-4 Translocation, 5-6 Puissance déchaînée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: {
          die: "D6",
          columns: { inCombat: "within 3", close: "3 to 12", far: "more than 12" },
          columnCount: 3,
          rowCount: 6,
          rows: [
            [1, "Unstable", "Surge", "Translocation"],
            [2, "Unstable", "Surge", "Translocation"],
            [3, "Unleashed Power", "Surge", "Translocation"],
            [4, "Unleashed Power", "Surge", "Translocation"],
            [5, "Unleashed Power", "Unleashed Power", "Unleashed Power"],
            [6, "Unleashed Power", "Unleashed Power", "Unleashed Power"],
          ],
        },
      },
    },
    see: [
      "aos2.wandering.behaviour.unstable",
      "aos2.wandering.behaviour.translocation",
      "aos2.wandering.behaviour.unleashed-power",
      "aos2.wandering.behaviour.surge",
      "aos2.wandering.rules.activation-roll",
    ],
  },
  {
    id: "aos2.wandering.behaviour-table.1",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 1", fr: "Comportement (sorts errants), 1", ours: true },
    summary: {
      en: "1: Unstable in combat, Surge when close, Translocation when far.",
      fr: "1 : Instable au combat, Déferlement de près, Translocation de loin.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 1, inCombat: "Unstable", close: "Surge", far: "Translocation" },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour-table.2",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 2", fr: "Comportement (sorts errants), 2", ours: true },
    summary: {
      en: "2: the same as 1; Unstable, Surge or Translocation by distance.",
      fr: "2 : comme 1 ; Instable, Déferlement ou Translocation selon la distance.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 2, inCombat: "Unstable", close: "Surge", far: "Translocation" },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour-table.3",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 3", fr: "Comportement (sorts errants), 3", ours: true },
    summary: {
      en: "3: Unleashed Power in combat, Surge when close, Translocation when far.",
      fr: "3 : Puissance déchaînée au combat, Déferlement de près, Translocation de loin.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 3, inCombat: "Unleashed Power", close: "Surge", far: "Translocation" },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour-table.4",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 4", fr: "Comportement (sorts errants), 4", ours: true },
    summary: {
      en: "4: the same as 3; Unleashed Power, Surge or Translocation by distance.",
      fr: "4 : comme 3 ; Puissance déchaînée, Déferlement ou Translocation selon la distance.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 4, inCombat: "Unleashed Power", close: "Surge", far: "Translocation" },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour-table.5",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 5", fr: "Comportement (sorts errants), 5", ours: true },
    summary: {
      en: "5: Unleashed Power at any distance.",
      fr: "5 : Puissance déchaînée à toute distance.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: {
          die: "D6",
          roll: 5,
          inCombat: "Unleashed Power",
          close: "Unleashed Power",
          far: "Unleashed Power",
        },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour-table.6",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "Behaviour table (wandering), roll 6", fr: "Comportement (sorts errants), 6", ours: true },
    summary: {
      en: "6: Unleashed Power wherever the enemy stands.",
      fr: "6 : Puissance déchaînée, où que soit l’ennemi.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: {
          die: "D6",
          roll: 6,
          inCombat: "Unleashed Power",
          close: "Unleashed Power",
          far: "Unleashed Power",
        },
      },
    },
    see: ["aos2.wandering.behaviour-table"],
  },
  {
    id: "aos2.wandering.behaviour.unstable",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Unstable", fr: "Instable", ours: true },
    summary: {
      en: "Roll a die. 1-3: the spell is dispelled. 4-6: every unit within 3″ of it, of either side, takes D3 mortal wounds.",
      fr: "On jette un dé. 1-3 : le sort est dissipé. 4-6 : toute unité à 3″ ou moins, de quelque camp qu’elle soit, subit D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unstable",
        facts: {
          rows: [
            ["1-3", "dispelled"],
            ["4-6", "mortal wounds"],
          ],
          range: 3,
          mortalWounds: "D3",
        },
      },
    },
    see: ["aos2.wandering.behaviour-table", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.wandering.behaviour.translocation",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Translocation", fr: "Translocation", ours: true },
    summary: {
      en: "Roll a die. 1-2: nothing. 3+: lift the spell and set it on one of this round’s points of the map; the activating player chooses which. No room at any: it is gone.",
      fr: "On jette un dé. 1-2 : rien. 3+ : on reprend le sort pour le poser sur un des points de la carte prévus pour ce round, au choix du joueur qui l’active. Sans place : il est retiré du jeu.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Translocation",
        facts: {
          rows: [
            ["1-2", "nothing"],
            ["3+", "set up again on a map point of this battle round"],
          ],
          impossible: "removed from play",
        },
      },
    },
    see: ["aos2.wandering.behaviour-table", "aos2.wandering.rules.setup-point"],
  },
  {
    id: "aos2.wandering.behaviour.unleashed-power",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Unleashed Power", fr: "Puissance déchaînée", ours: true },
    summary: {
      en: "Roll on the Unleashed Power Effects table and apply it now. The spell is then removed, as the FAQ confirms.",
      fr: "On jette sur la table Effets de puissance déchaînée et on applique aussitôt le résultat. Le sort est ensuite retiré, comme le confirme la FAQ.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unleashed Power",
        facts: { table: "Unleashed Power Effects", then: "removed" },
      },
    },
    see: ["aos2.wandering.unleashed-power", "aos2.wandering.faq.unleashed-power-removal"],
  },
  {
    id: "aos2.wandering.behaviour.surge",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Surge", fr: "Déferlement", ours: true },
    summary: {
      en: "Move it as near as it can get to the closest unit, never ending farther from that unit than it began. If several are equally close the activating player chooses. Distance, and what the move sets off, are on its warscroll.",
      fr: "On l’approche autant que possible de l’unité la plus proche, sans finir plus loin d’elle qu’au départ. À égalité, le joueur qui l’active choisit. La distance, et ce que le mouvement déclenche, sont sur sa charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Surge",
        facts: { towards: "closest unit", ties: "activating player", distance: "warscroll" },
      },
    },
    see: ["aos2.wandering.behaviour-table", "aos2.endless-spell.rules.predatory.move-distance"],
  },
];
