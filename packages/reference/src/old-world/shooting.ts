import type { Entry } from "../entry/entry.ts";

/** The Shooting phase: the To Hit chart, its modifiers, saves and casualties. */
export const shooting: readonly Entry[] = [
  {
    id: "tow.phase.shooting",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "sequence",
    names: { en: "Shooting phase", fr: "Phase de Tir", ours: true },
    summary: {
      en: "Third phase. Take your shooting units one at a time and finish each before the next: choose unit and target, roll To Hit, roll To Wound and make saves, remove casualties and make Panic tests.",
      fr: "Troisième phase. Prenez vos tireurs une unité à la fois et finissez-en avec chacune avant la suivante : choix de l’unité et de la cible, jets pour toucher, jets pour blesser et sauvegardes, retrait des pertes et tests de Panique.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: {
          phase: 3,
          rows: [
            [1, "Choose Unit & Declare Target"],
            [2, "Roll To Hit"],
            [3, "Roll To Wound & Make Armour Saves"],
            [4, "Remove Casualties & Make Panic Tests"],
          ],
        },
      },
    },
    see: ["tow.turn.phase-order"],
  },
  {
    id: "tow.phase.shooting.choose-unit-and-target",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Choose Unit & Declare Target", fr: "Choisir l’unité et la cible", ours: true },
    summary: {
      en: "Pick a unit that has not shot yet and name one enemy unit as its target. Units that charged, marched, flee or are engaged may not shoot, and no one may shoot into a combat.°",
      fr: "Prenez une unité qui n’a pas encore tiré et désignez une unité ennemie. Une unité qui a chargé ou marché, qui fuit ou qui est engagée ne tire pas, et l’on ne tire jamais dans un combat.°",
    },
    editions: { standard: { sheet: "003", section: "Shooting Phase", facts: { step: 1, of: 4, page: 137 } } },
  },
  {
    id: "tow.phase.shooting.roll-to-hit",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Roll To Hit (shooting)", fr: "Jets pour toucher (tir)", ours: true },
    summary: {
      en: "One D6 for every shot against the shooter’s Ballistic Skill on the chart, with all modifiers that apply. A natural 1 always misses.°",
      fr: "Un D6 par tir, selon la Capacité de Tir du tireur sur le tableau, avec tous les modificateurs voulus. Un 1 naturel rate toujours.°",
    },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { step: 2, of: 4, page: 138, die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting", "tow.to-hit-modifier.list"],
  },
  {
    id: "tow.table.to-hit.shooting",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "table",
    names: { en: "Shooting To Hit chart", fr: "Tableau pour toucher au tir", ours: true },
    summary: {
      en: "Needed on a D6: 7 minus Ballistic Skill, from 6+ at BS 1 to 2+ at BS 5. The sheet stops there; from BS 6 up a shot hits on 2+ and a miss may be rolled again, on 6+ for BS 6 down to 2+ for BS 10.°",
      fr: "Résultat voulu sur un D6\u00a0: 7 moins la Capacité de Tir, de 6+ à CT 1 jusqu’à 2+ à CT 5. La feuille s’arrête là\u00a0; à partir de CT 6 on touche sur 2+ et l’on relance un échec, sur 6+ à CT 6 jusqu’à 2+ à CT 10.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: {
          rows: [
            [1, "6+"],
            [2, "5+"],
            [3, "4+"],
            [4, "3+"],
            [5, "2+"],
          ],
          aboveFive: [
            [6, "2+", "6+"],
            [7, "2+", "5+"],
            [8, "2+", "4+"],
            [9, "2+", "3+"],
            [10, "2+", "2+"],
          ],
          aboveFiveOnSheets: false,
        },
      },
    },
    see: ["tow.to-hit-modifier.list"],
  },
  {
    id: "tow.table.to-hit.shooting.bs1",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Shooting To Hit, BS 1", fr: "Pour toucher au tir, CT 1", ours: true },
    summary: { en: "BS 1 hits on 6+.", fr: "CT 1 : touche sur 6+." },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { ballisticSkill: 1, needs: "6+", die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting"],
  },
  {
    id: "tow.table.to-hit.shooting.bs2",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Shooting To Hit, BS 2", fr: "Pour toucher au tir, CT 2", ours: true },
    summary: { en: "BS 2 hits on 5+.", fr: "CT 2 : touche sur 5+." },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { ballisticSkill: 2, needs: "5+", die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting"],
  },
  {
    id: "tow.table.to-hit.shooting.bs3",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Shooting To Hit, BS 3", fr: "Pour toucher au tir, CT 3", ours: true },
    summary: { en: "BS 3 hits on 4+.", fr: "CT 3 : touche sur 4+." },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { ballisticSkill: 3, needs: "4+", die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting"],
  },
  {
    id: "tow.table.to-hit.shooting.bs4",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Shooting To Hit, BS 4", fr: "Pour toucher au tir, CT 4", ours: true },
    summary: { en: "BS 4 hits on 3+.", fr: "CT 4 : touche sur 3+." },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { ballisticSkill: 4, needs: "3+", die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting"],
  },
  {
    id: "tow.table.to-hit.shooting.bs5",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Shooting To Hit, BS 5", fr: "Pour toucher au tir, CT 5", ours: true },
    summary: { en: "BS 5 hits on 2+.", fr: "CT 5 : touche sur 2+." },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { ballisticSkill: 5, needs: "2+", die: "D6" } },
    },
    see: ["tow.table.to-hit.shooting"],
  },
  {
    id: "tow.to-hit-modifier.list",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Shooting To Hit modifiers", fr: "Modificateurs pour toucher au tir", ours: true },
    summary: {
      en: "Five modifiers, and all that apply add up: moving -1, long range -1, Stand & Shoot -1, partial cover -1, full cover -2. When more than 6 is needed, roll a 6 and then again: 4+ for 7, 5+ for 8, 6 for 9;° 10 is out of reach.°",
      fr: "Cinq modificateurs, qui s’additionnent\u00a0: mouvement -1, longue portée -1, Tenir et tirer -1, couvert partiel -1, couvert total -2. S’il faut plus de 6, on jette un 6 puis encore un dé\u00a0: 4+ pour 7, 5+ pour 8, 6 pour 9\u00a0;° 10 est hors d’atteinte.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: {
          modifiers: 5,
          rows: [
            ["moving", -1],
            ["long range", -1],
            ["stand and shoot", -1],
            ["partial cover", -1],
            ["full cover", -2],
          ],
          beyondSix: [
            [7, "6", "4+"],
            [8, "6", "5+"],
            [9, "6", "6"],
          ],
          beyondSixOnSheets: false,
        },
      },
    },
    see: [
      "tow.to-hit-modifier.moving-and-shooting",
      "tow.to-hit-modifier.long-range",
      "tow.to-hit-modifier.standing-and-shooting",
      "tow.to-hit-modifier.partial-cover",
      "tow.to-hit-modifier.full-cover",
    ],
  },
  {
    id: "tow.to-hit-modifier.moving-and-shooting",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Moving and Shooting", fr: "Tirer en mouvement", ours: true },
    summary: {
      en: "-1 To Hit if the shooter moved this turn.",
      fr: "-1 pour toucher si le tireur a bougé ce tour-ci.",
    },
    editions: { standard: { sheet: "003", section: "Shooting Phase", facts: { toHit: -1, strayFigure: 35 } } },
    see: ["tow.to-hit-modifier.list", "tow.keyword.quick-shot", "tow.keyword.ponderous"],
    misprints: [
      {
        printed: { en: "“Moving and Shooting 35 -1”", fr: "« Moving and Shooting 35 -1 »" },
        used: { en: "-1", fr: "-1" },
        why: {
          en: "The 35 belongs to nothing on the page; the other rows hold only a modifier.",
          fr: "Le 35 n’a aucun sens ; les autres lignes n’ont qu’un modificateur.",
        },
      },
    ],
  },
  {
    id: "tow.to-hit-modifier.long-range",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Firing at Long Range", fr: "Tir à longue portée", ours: true },
    summary: {
      en: "-1 To Hit at long range; that is beyond half the weapon’s range.° Never applied to a Stand & Shoot reaction.°",
      fr: "-1 pour toucher à longue portée\u00a0; c’est-à-dire au-delà de la moitié de la portée de l’arme.° Ne s’applique jamais à Tenir et tirer.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: { toHit: -1, threshold: "half range", thresholdOnSheets: false },
      },
    },
    see: ["tow.to-hit-modifier.list", "tow.keyword.long-range"],
  },
  {
    id: "tow.to-hit-modifier.standing-and-shooting",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Standing and Shooting", fr: "Tenir et tirer (modificateur)", ours: true },
    summary: {
      en: "-1 To Hit for shots made as a Stand & Shoot reaction.",
      fr: "-1 pour toucher aux tirs faits en réaction Tenir et tirer.",
    },
    editions: { standard: { sheet: "003", section: "Shooting Phase", facts: { toHit: -1 } } },
    see: ["tow.charge-reaction.stand-and-shoot", "tow.to-hit-modifier.list"],
  },
  {
    id: "tow.to-hit-modifier.partial-cover",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Target Behind Partial Cover", fr: "Cible à couvert partiel", ours: true },
    summary: {
      en: "-1 To Hit. Partial: some, but at most half, of the target is hidden from the shooter.°",
      fr: "-1 pour toucher. Partiel\u00a0: une partie de la cible, la moitié au plus, est cachée au tireur.°",
    },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { toHit: -1, definitionOnSheets: false } },
    },
    see: ["tow.to-hit-modifier.full-cover", "tow.to-hit-modifier.list", "tow.keyword.cover"],
  },
  {
    id: "tow.to-hit-modifier.full-cover",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Target Behind Full Cover", fr: "Cible à couvert total", ours: true },
    summary: {
      en: "-2 To Hit. Full: more than half of the target is hidden from the shooter.°",
      fr: "-2 pour toucher. Total\u00a0: plus de la moitié de la cible est cachée au tireur.°",
    },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { toHit: -2, definitionOnSheets: false } },
    },
    see: ["tow.to-hit-modifier.partial-cover", "tow.to-hit-modifier.list", "tow.keyword.cover"],
  },
  {
    id: "tow.phase.shooting.roll-to-wound",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Roll To Wound", fr: "Jets pour blesser", ours: true },
    summary: {
      en: "One D6 for each hit, weapon Strength against target Toughness on the To Wound chart. A natural 1 always fails.°",
      fr: "Un D6 par touche, Force de l’arme contre Endurance de la cible sur le tableau. Un 1 naturel échoue toujours.°",
    },
    editions: {
      standard: { sheet: "003", section: "Shooting Phase", facts: { step: 3, of: 4, part: "a", page: 140, die: "D6" } },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.phase.shooting.saves",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Armour & Ward Saves", fr: "Sauvegardes d’armure et invulnérables", ours: true },
    summary: {
      en: "For every wound the target’s player may roll an armour save; the weapon’s AP makes it worse;° then, if it has one, a Ward save, and last Regeneration.° AP does not touch Ward or Regeneration.° A natural 1 always fails an armour save.°",
      fr: "Pour chaque blessure, le joueur visé peut jeter une sauvegarde d’armure\u00a0; la PA de l’arme la réduit\u00a0;° puis, s’il en a une, une sauvegarde invulnérable, et enfin la Régénération.° La PA n’agit ni sur l’une ni sur l’autre.° Un 1 naturel rate toujours la sauvegarde d’armure.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: {
          step: 3,
          of: 4,
          part: "b",
          page: 141,
          order: ["armour", "ward", "regeneration"],
          orderOnSheets: false,
        },
      },
    },
    see: ["tow.armour.best-save", "tow.keyword.regeneration", "tow.keyword.ward"],
  },
  {
    id: "tow.phase.shooting.remove-casualties",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Remove Casualties", fr: "Retirer les pertes", ours: true },
    summary: {
      en: "Each unsaved wound takes one Wound from a model of the unit. A model with none left is removed. Finish off wounded models first, and take models from the rear rank.°",
      fr: "Chaque blessure non sauvegardée ôte un Point de Vie à une figurine de l’unité. Une figurine à zéro est retirée. On achève d’abord les figurines blessées et l’on prend au dernier rang.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: { step: 4, of: 4, part: "a", page: 142, woundsEach: 1, removedAt: 0 },
      },
    },
  },
  {
    id: "tow.phase.shooting.panic-tests",
    chapter: "shooting",
    phases: ["shooting"],
    kind: "step",
    names: { en: "Make Panic Tests", fr: "Tests de Panique", ours: true },
    summary: {
      en: "A unit that lost more than 25% of the models it had when this Shooting phase began takes a Panic test; exactly a quarter is not enough. It tests once a phase.°",
      fr: "Une unité qui a perdu plus de 25\u00a0% des figurines qu’elle avait au début de cette phase de Tir passe un test de Panique\u00a0; un quart tout juste ne suffit pas. Un seul test par phase.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Shooting Phase",
        facts: { step: 4, of: 4, part: "b", page: 160, threshold: 25 },
      },
    },
    see: ["tow.keyword.panic-test"],
  },
];
