import type { Entry } from "../entry/entry.ts";

/** What Roaming Monsters do when they are activated. */
export const roamingMonstersBehaviour: readonly Entry[] = [
  {
    id: "aos2.roaming-monster.behaviour-table",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "table",
    names: { en: "Behaviour table (Roaming Monsters)", fr: "Table de comportement (Monstres en maraude)", ours: true },
    summary: {
      en: "D6. In combat, up to 3″ from enemy models: 1 Distracted, 2 Spooked, 3-5 Hold, 6 Rampage. Close, beyond 3″ and up to 12″: 1 Distracted, 2-3 Hold, 4-6 Charge. Far, over 12″: 1 Distracted, 2-3 Hold, 4-6 Advance.",
      fr: "D6. Au combat, jusqu’à 3″ de figurines ennemies : 1 Distrait, 2 Effrayé, 3-5 Tenir, 6 Carnage. Proche, au-delà de 3″ et jusqu’à 12″ : 1 Distrait, 2-3 Tenir, 4-6 Charger. Loin, à plus de 12″ : 1 Distrait, 2-3 Tenir, 4-6 Avancer.",
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
            [1, "Distracted", "Distracted", "Distracted"],
            [2, "Spooked", "Hold", "Hold"],
            [3, "Hold", "Hold", "Hold"],
            [4, "Hold", "Charge", "Advance"],
            [5, "Hold", "Charge", "Advance"],
            [6, "Rampage", "Charge", "Advance"],
          ],
        },
      },
    },
    see: [
      "aos2.roaming-monster.action.distracted",
      "aos2.roaming-monster.action.spooked",
      "aos2.roaming-monster.action.hold",
      "aos2.roaming-monster.action.advance",
      "aos2.roaming-monster.action.charge",
      "aos2.roaming-monster.action.rampage",
      "aos2.roaming-monster.rules.activation-roll",
    ],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.1",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 1",
      fr: "Comportement (Monstres en maraude), 1",
      ours: true,
    },
    summary: { en: "1: Distracted at any distance.", fr: "1 : Distrait à toute distance." },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 1, inCombat: "Distracted", close: "Distracted", far: "Distracted" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.2",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 2",
      fr: "Comportement (Monstres en maraude), 2",
      ours: true,
    },
    summary: {
      en: "2: Spooked in combat, otherwise Hold.",
      fr: "2 : Effrayé au combat, sinon Tenir.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 2, inCombat: "Spooked", close: "Hold", far: "Hold" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.3",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 3",
      fr: "Comportement (Monstres en maraude), 3",
      ours: true,
    },
    summary: { en: "3: Hold at any distance.", fr: "3 : Tenir à toute distance." },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 3, inCombat: "Hold", close: "Hold", far: "Hold" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.4",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 4",
      fr: "Comportement (Monstres en maraude), 4",
      ours: true,
    },
    summary: {
      en: "4: Hold in combat, Charge when close, Advance when far.",
      fr: "4 : Tenir au combat, Charger de près, Avancer de loin.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 4, inCombat: "Hold", close: "Charge", far: "Advance" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.5",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 5",
      fr: "Comportement (Monstres en maraude), 5",
      ours: true,
    },
    summary: {
      en: "5: the same as 4; Hold, Charge or Advance by distance.",
      fr: "5 : comme 4 ; Tenir, Charger ou Avancer selon la distance.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 5, inCombat: "Hold", close: "Charge", far: "Advance" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.behaviour-table.6",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "row",
    names: {
      en: "Behaviour table (Roaming Monsters), roll 6",
      fr: "Comportement (Monstres en maraude), 6",
      ours: true,
    },
    summary: {
      en: "6: Rampage in combat, Charge when close, Advance when far.",
      fr: "6 : Carnage au combat, Charger de près, Avancer de loin.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Behaviour Table",
        facts: { die: "D6", roll: 6, inCombat: "Rampage", close: "Charge", far: "Advance" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.action.procedure",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Actions", fr: "Actions", ours: true },
    summary: {
      en: "An action has numbered steps. The activating player carries them out at once and in that order, before another unit is picked, and breaks ties for the closest model or unit.",
      fr: "Une action a des étapes numérotées. Le joueur qui active l’unité les exécute aussitôt et dans cet ordre, avant qu’une autre soit choisie, et tranche les égalités entre figurines ou unités les plus proches.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Actions",
        facts: { order: "numbered steps", resolvedBy: "activating player", ties: "activating player" },
      },
    },
    see: ["aos2.roaming-monster.behaviour-table", "aos2.roaming-monster.rules.activation-timing"],
  },
  {
    id: "aos2.roaming-monster.action.distracted",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Distracted", fr: "Distrait", ours: true },
    summary: { en: "The unit does nothing.", fr: "L’unité ne fait rien." },
    editions: {
      standard: { sheet: "004", section: "Distracted", facts: { steps: [[1, "nothing"]] } },
    },
    see: ["aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.action.spooked",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Spooked", fr: "Effrayé", ours: true },
    summary: {
      en: "The unit retreats. If anything prevents the retreat, it is destroyed.",
      fr: "L’unité bat en retraite. Si quoi que ce soit l’en empêche, elle est détruite.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Spooked",
        facts: { steps: [[1, "retreat"]], cannot: "destroyed" },
      },
    },
    see: ["aos2.keyword.retreat", "aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.action.hold",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Hold", fr: "Tenir", ours: true },
    summary: {
      en: "In order: 1 ability of its warscroll, if it can use one; then its missile weapons may shoot, with all attacks at the closest enemy unit.",
      fr: "Dans l’ordre : 1 aptitude de sa charte d’unité, si elle peut en utiliser une ; puis ses armes de tir peuvent servir, toutes les attaques sur l’unité ennemie la plus proche.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hold",
        facts: {
          abilities: 1,
          steps: [
            [1, "may use one warscroll ability"],
            [2, "may shoot, all attacks at the closest enemy unit"],
          ],
        },
      },
    },
    see: ["aos2.core.missile-weapons", "aos2.keyword.warscroll-abilities", "aos2.roaming-monster.behaviour-table"],
  },
  {
    id: "aos2.roaming-monster.action.advance",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Advance", fr: "Avancer", ours: true },
    summary: {
      en: "In order: 1 ability of its warscroll, if it can use one; a normal move in which every model gets as near as it can to the closest enemy unit; then it may shoot, with all attacks at that closest unit.",
      fr: "Dans l’ordre : 1 aptitude de sa charte d’unité, si elle peut en utiliser une ; un mouvement normal où chaque figurine s’approche autant que possible de l’unité ennemie la plus proche ; puis elle peut tirer, toutes les attaques sur l’unité la plus proche.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Advance",
        facts: {
          abilities: 1,
          steps: [
            [1, "may use one warscroll ability"],
            [2, "normal move up against the closest enemy unit"],
            [3, "may shoot, all attacks at the closest enemy unit"],
          ],
        },
      },
    },
    see: [
      "aos2.core.normal-moves",
      "aos2.core.missile-weapons",
      "aos2.realm.eightpoints.spell.marked-quarry",
      "aos2.roaming-monster.behaviour-table",
    ],
  },
  {
    id: "aos2.roaming-monster.action.charge",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Charge", fr: "Charger", ours: true },
    summary: {
      en: "1 normal move, every model as near as it can to the closest enemy unit. 2 it may shoot that closest unit. 3 charge move towards it: we roll 2D6 as usual, and the distance it has reached by then does not forbid the charge.° 4 it succeeds if the first model can end within ½″ of that unit; otherwise nobody moves. 5 on success every model goes as close as possible.",
      fr: "1 mouvement normal, chaque figurine au plus près de l’unité ennemie la plus proche. 2 elle peut tirer sur la plus proche. 3 mouvement de charge vers elle\u00a0: nous jetons 2D6 comme d’habitude, et la distance déjà atteinte n’interdit pas la charge.° 4 réussite si la première figurine peut finir à ½″ ou moins de cette unité\u00a0; sinon personne ne bouge. 5 en cas de réussite, chaque figurine va au plus près.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Charge",
        facts: {
          roll: "2D6",
          contact: "½",
          steps: [
            [1, "normal move up against the closest enemy unit"],
            [2, "may shoot, all attacks at the closest enemy unit"],
            [3, "charge move towards the closest enemy unit"],
            [4, "succeeds if the first model can end within ½ of it, else nothing moves"],
            [5, "on success each model as close as possible"],
          ],
        },
      },
    },
    see: [
      "aos2.core.charge-roll",
      "aos2.core.charge-move",
      "aos2.realm.eightpoints.spell.marked-quarry",
      "aos2.roaming-monster.behaviour-table",
    ],
  },
  {
    id: "aos2.roaming-monster.action.rampage",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Rampage", fr: "Carnage", ours: true },
    summary: {
      en: "In order: 1 ability of its warscroll, if it can use one; then it may shoot the closest enemy unit; then each enemy unit within 1″ of a model of it takes D3 mortal wounds.",
      fr: "Dans l’ordre : 1 aptitude de sa charte d’unité, si elle peut en utiliser une ; puis elle peut tirer sur l’unité ennemie la plus proche ; puis chaque unité ennemie à 1″ ou moins d’une de ses figurines subit D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Rampage",
        facts: {
          abilities: 1,
          range: 1,
          mortalWounds: "D3",
          steps: [
            [1, "may use one warscroll ability"],
            [2, "may shoot, all attacks at the closest enemy unit"],
            [3, "mortal wounds to each enemy unit in range"],
          ],
        },
      },
    },
    see: ["aos2.core.mortal-wounds", "aos2.roaming-monster.behaviour-table"],
  },
];
