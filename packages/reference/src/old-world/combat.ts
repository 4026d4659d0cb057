import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** The Combat phase up to the casualties, with the combat To Hit chart. */
export const combat: readonly Entry[] = [
  {
    id: "tow.phase.combat",
    chapter: "combat",
    phases: ["combat"],
    kind: "sequence",
    names: { en: "Combat phase", fr: "Phase de Combat", ours: true },
    summary: {
      en: "Fourth phase, in four sub-phases for each combat: Choose & Fight Combat, Calculate Combat Result, Break Test, Follow Up & Pursuit. Both sides fight.°",
      fr: "Quatrième phase, en quatre sous-phases pour chaque combat\u00a0: Choisir et livrer un combat, Calculer le résultat, Test de moral, Suivi et poursuite. Les deux camps frappent.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Combat Phase",
        facts: {
          phase: 4,
          rows: [
            [1, "Choose & Fight Combat"],
            [2, "Calculate Combat Result"],
            [3, "Break Test"],
            [4, "Follow Up & Pursuit"],
          ],
        },
      },
    },
    see: ["tow.turn.phase-order"],
  },
  {
    id: "tow.phase.combat.choose-and-fight",
    chapter: "combat",
    phases: ["combat"],
    kind: "sequence",
    names: { en: "Choose & Fight Combat", fr: "Choisir et livrer un combat", ours: true },
    summary: {
      en: "Four steps: choose the combat and see who can fight; roll To Hit; roll To Wound and make saves; remove casualties. Repeat the last three for each Initiative value from high to low.",
      fr: "Quatre étapes : choisir le combat et voir qui peut frapper ; jets pour toucher ; jets pour blesser et sauvegardes ; retrait des pertes. On répète les trois dernières pour chaque valeur d’Initiative, de la plus haute à la plus basse.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Combat Phase",
        facts: {
          step: 1,
          of: 4,
          page: 145,
          rows: [
            ["1.1", "choose the combat, who fights"],
            ["1.2", "To Hit"],
            ["1.3", "To Wound and saves"],
            ["1.4", "casualties"],
          ],
        },
      },
    },
    see: [
      "tow.combat.choose",
      "tow.combat.roll-to-hit",
      "tow.combat.roll-to-wound-and-saves",
      "tow.combat.remove-casualties",
    ],
  },
  {
    id: "tow.combat.choose",
    chapter: "combat",
    phases: ["combat"],
    kind: "step",
    names: { en: "Choose Combat", fr: "Choisir le combat", ours: true },
    summary: {
      en: "The active player decides in what order combats are fought. A combat goes all the way through before another begins; pursuit included.°",
      fr: "Le joueur actif décide de l’ordre des combats. Chacun va jusqu’au bout avant que le suivant ne commence\u00a0; poursuite comprise.°",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { step: "1.1" } } },
    see: ["tow.phase.combat.choose-and-fight"],
  },
  {
    id: "tow.combat.initiative-order",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Initiative order", fr: "Ordre d’Initiative", ours: true },
    summary: {
      en: "In a combat the models with the highest Initiative strike first and the rest follow downwards; equal values strike at the same time.°",
      fr: "Dans un combat, les figurines à la plus haute Initiative frappent d’abord, les autres ensuite par ordre décroissant\u00a0; à valeur égale, elles frappent ensemble.°",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { order: "highest first" } } },
    see: [
      "tow.combat.charge-initiative.front",
      "tow.combat.charge-initiative.flank-or-rear",
      "tow.keyword.strike-first",
      "tow.keyword.strike-last",
    ],
  },
  {
    id: "tow.combat.charge-initiative.front",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Charge Initiative bonus - front arc", fr: "Bonus d’Initiative de charge : front", ours: true },
    summary: {
      en: "Models that charged into the enemy’s front arc add 1 to their Initiative for each whole inch they moved, at most +3, for the rest of the turn. Initiative never passes 10.°",
      fr: "Les figurines qui ont chargé dans l’arc frontal ennemi gagnent +1 en Initiative par pouce entier parcouru, +3 au plus, jusqu’à la fin du tour. L’Initiative ne dépasse jamais 10.°",
    },
    editions: {
      standard: { sheet: "003", section: "Combat Phase", facts: rowOf("tow.combat.charge-initiative.front") },
    },
    see: ["tow.combat.charge-initiative.flank-or-rear", "tow.combat.initiative-order", "tow.keyword.arcs"],
  },
  {
    id: "tow.combat.charge-initiative.flank-or-rear",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: {
      en: "Charge Initiative bonus - flank or rear arc",
      fr: "Bonus d’Initiative de charge : flanc ou arrière",
      ours: true,
    },
    summary: {
      en: "The same bonus of 1 for each whole inch, but up to +4, when the charge went into a flank or rear arc.",
      fr: "Le même bonus de 1 par pouce entier, mais jusqu’à +4, quand la charge frappe l’arc de flanc ou l’arc arrière.",
    },
    editions: {
      standard: { sheet: "003", section: "Combat Phase", facts: rowOf("tow.combat.charge-initiative.flank-or-rear") },
    },
    see: ["tow.combat.charge-initiative.front", "tow.combat.initiative-order", "tow.keyword.arcs"],
  },
  {
    id: "tow.combat.who-fights.fighting-rank",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Fighting rank", fr: "Rang de combat", ours: true },
    summary: {
      en: "The fighting rank is the row of models that touches the enemy.° Every model in it may attack.",
      fr: "Le rang de combat est la rangée de figurines au contact de l’ennemi.° Toutes ses figurines peuvent attaquer.",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { attacks: "all in fighting rank" } } },
    see: ["tow.combat.who-fights.no-base-contact", "tow.keyword.fighting-rank"],
  },
  {
    id: "tow.combat.who-fights.no-base-contact",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Fighting rank without base contact", fr: "Rang de combat sans contact", ours: true },
    summary: {
      en: "A model in the fighting rank whose own base touches no enemy makes one attack, however many its profile shows.",
      fr: "Une figurine du rang de combat dont le socle ne touche aucun ennemi porte une seule attaque, quel que soit son profil.",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { attacks: 1 } } },
    see: ["tow.combat.who-fights.fighting-rank", "tow.keyword.fighting-rank", "tow.keyword.base-contact"],
  },
  {
    id: "tow.combat.roll-to-hit",
    chapter: "combat",
    phases: ["combat"],
    kind: "step",
    names: { en: "Roll To Hit (combat)", fr: "Jets pour toucher (combat)", ours: true },
    summary: {
      en: "For each attack roll a D6 on the combat chart, the attacker’s Weapon Skill against that of the model it strikes. A natural 6 always hits, a natural 1 never does.°",
      fr: "Pour chaque attaque, un D6 sur le tableau de combat\u00a0: Capacité de Combat de l’attaquant contre celle de la figurine frappée. Un 6 naturel touche toujours, un 1 naturel jamais.°",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { step: "1.2" } } },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.combat.roll-to-wound-and-saves",
    chapter: "combat",
    phases: ["combat"],
    kind: "step",
    names: {
      en: "Roll To Wound & Make Armour Saves (combat)",
      fr: "Jets pour blesser et sauvegardes (combat)",
      ours: true,
    },
    summary: {
      en: "Each hit is rolled on the To Wound chart that shooting uses, and each wound may be saved in the same manner.",
      fr: "Chaque touche se jette sur le même tableau pour blesser que le tir, et chaque blessure se sauvegarde de la même façon.",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { step: "1.3" } } },
    see: ["tow.table.to-wound", "tow.phase.shooting.saves"],
  },
  {
    id: "tow.combat.remove-casualties",
    chapter: "combat",
    phases: ["combat"],
    kind: "step",
    names: { en: "Remove Casualties (combat)", fr: "Retirer les pertes (combat)", ours: true },
    summary: {
      en: "Take the dead from the rear rank: models behind step up and close the gaps in front.",
      fr: "Les pertes se prennent au dernier rang : les figurines de derrière montent combler les vides.",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { step: "1.4" } } },
    see: ["tow.combat.step-up"],
  },
  {
    id: "tow.combat.step-up",
    chapter: "combat",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Stepping forward", fr: "Monter en ligne", ours: true },
    summary: {
      en: "A model that stepped up to fill a gap makes no attack in that phase.",
      fr: "Une figurine montée combler un vide n’attaque pas durant cette phase.",
    },
    editions: { standard: { sheet: "003", section: "Combat Phase", facts: { attacks: 0, page: 150 } } },
    see: ["tow.combat.remove-casualties"],
  },
  {
    id: "tow.table.to-hit.combat",
    chapter: "combat",
    phases: ["combat"],
    kind: "table",
    names: { en: "Combat To Hit chart", fr: "Tableau pour toucher au combat", ours: true },
    summary: {
      en: "Compare Weapon Skills. Attacker more than double the target: 2+. Merely higher: 3+. Target more than double the attacker: 5+. Anything else: 4+.",
      fr: "On compare les Capacités de Combat. Attaquant à plus du double de la cible : 2+. Simplement supérieur : 3+. Cible à plus du double de l’attaquant : 5+. Autrement : 4+.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat"),
      },
    },
    misprints: [
      {
        printed: {
          en: "The column heading reads “Target’s Weapon Skin”.",
          fr: "L’en-tête des colonnes porte « Target’s Weapon Skin ».",
        },
        used: { en: "Weapon Skill", fr: "Capacité de Combat" },
        why: {
          en: "A slip of one letter; the row heading has it right.",
          fr: "Une lettre fautive ; l’en-tête des lignes est juste.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-hit.combat.ws1",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 1", fr: "Pour toucher au combat, CC 1", ours: true },
    summary: {
      en: "WS 1: 4+ against WS 1 and 2, 5+ against WS 3 or more.",
      fr: "CC 1 : 4+ contre CC 1 et 2, 5+ contre CC 3 ou plus.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws1"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws2",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 2", fr: "Pour toucher au combat, CC 2", ours: true },
    summary: {
      en: "WS 2: 3+ against WS 1, 4+ against 2 to 4, 5+ from 5.",
      fr: "CC 2 : 3+ contre CC 1, 4+ de 2 à 4, 5+ à partir de 5.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws2"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws3",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 3", fr: "Pour toucher au combat, CC 3", ours: true },
    summary: {
      en: "WS 3: 2+ against WS 1, 3+ against 2, 4+ against 3 to 6, 5+ from 7.",
      fr: "CC 3 : 2+ contre CC 1, 3+ contre 2, 4+ de 3 à 6, 5+ à partir de 7.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws3"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws4",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 4", fr: "Pour toucher au combat, CC 4", ours: true },
    summary: {
      en: "WS 4: 2+ against WS 1, 3+ against 2 and 3, 4+ against 4 to 8, 5+ against 9 and 10.",
      fr: "CC 4 : 2+ contre CC 1, 3+ contre 2 et 3, 4+ de 4 à 8, 5+ contre 9 et 10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws4"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws5",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 5", fr: "Pour toucher au combat, CC 5", ours: true },
    summary: {
      en: "WS 5: 2+ against WS 1 and 2, 3+ against 3 and 4, 4+ from 5.",
      fr: "CC 5 : 2+ contre CC 1 et 2, 3+ contre 3 et 4, 4+ à partir de 5.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws5"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws6",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 6", fr: "Pour toucher au combat, CC 6", ours: true },
    summary: {
      en: "WS 6: 2+ against WS 1 and 2, 3+ against 3 to 5, 4+ from 6.",
      fr: "CC 6 : 2+ contre CC 1 et 2, 3+ de 3 à 5, 4+ à partir de 6.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws6"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws7",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 7", fr: "Pour toucher au combat, CC 7", ours: true },
    summary: {
      en: "WS 7: 2+ up to WS 3, 3+ against 4 to 6, 4+ from 7.",
      fr: "CC 7 : 2+ jusqu’à CC 3, 3+ de 4 à 6, 4+ à partir de 7.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws7"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws8",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 8", fr: "Pour toucher au combat, CC 8", ours: true },
    summary: {
      en: "WS 8: 2+ up to WS 3, 3+ against 4 to 7, 4+ from 8.",
      fr: "CC 8 : 2+ jusqu’à CC 3, 3+ de 4 à 7, 4+ à partir de 8.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws8"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws9",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 9", fr: "Pour toucher au combat, CC 9", ours: true },
    summary: {
      en: "WS 9: 2+ up to WS 4, 3+ against 5 to 8, 4+ against 9 and 10.",
      fr: "CC 9 : 2+ jusqu’à CC 4, 3+ de 5 à 8, 4+ contre 9 et 10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws9"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
  {
    id: "tow.table.to-hit.combat.ws10",
    chapter: "combat",
    phases: ["combat"],
    kind: "row",
    names: { en: "Combat To Hit, attacker WS 10", fr: "Pour toucher au combat, CC 10", ours: true },
    summary: {
      en: "WS 10: 2+ up to WS 4, 3+ against 5 to 9, 4+ against WS 10.",
      fr: "CC 10 : 2+ jusqu’à CC 4, 3+ de 5 à 9, 4+ contre CC 10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Hit Chart",
        facts: rowOf("tow.table.to-hit.combat.ws10"),
      },
    },
    see: ["tow.table.to-hit.combat"],
  },
];
