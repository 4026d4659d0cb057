import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** The Movement phase, marching and manoeuvres. */
export const movement: readonly Entry[] = [
  {
    id: "tow.phase.movement",
    chapter: "movement",
    phases: ["movement"],
    kind: "sequence",
    names: { en: "Movement phase", fr: "Phase de Mouvement", ours: true },
    summary: {
      en: "Second phase, in four sub-phases: Declare Charges & Charge Reactions, Charge Moves, Compulsory Moves, Remaining Moves.",
      fr: "Deuxième phase, en quatre sous-phases : Déclarations et réactions de charge, Mouvements de charge, Mouvements obligatoires, Autres mouvements.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: {
          phase: 2,
          rows: [
            [1, "Declare Charges & Charge Reactions"],
            [2, "Charge Moves"],
            [3, "Compulsory Moves"],
            [4, "Remaining Moves"],
          ],
        },
      },
    },
    see: ["tow.turn.phase-order"],
  },
  {
    id: "tow.phase.movement.compulsory-moves",
    chapter: "movement",
    phases: ["movement"],
    kind: "step",
    names: { en: "Compulsory Moves", fr: "Mouvements obligatoires", ours: true },
    summary: {
      en: "Everything that moves without a choice moves now. Fleeing units go first: each still fleeing unit goes 2D6″ straight on in the direction it faces.° Then come units with random movement.°",
      fr: "Tout ce qui bouge sans qu’on ait le choix bouge maintenant. Les fuyards d’abord\u00a0: chaque unité encore en fuite avance de 2D6″ droit devant elle.° Viennent ensuite les unités à mouvement aléatoire.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.phase.movement.compulsory-moves"),
      },
    },
    see: ["tow.phase.strategy.rally", "tow.keyword.flee-move", "tow.keyword.compulsory-moves"],
  },
  {
    id: "tow.phase.movement.remaining-moves",
    chapter: "movement",
    phases: ["movement"],
    kind: "step",
    names: { en: "Remaining Moves", fr: "Autres mouvements", ours: true },
    summary: {
      en: "Units that have not charged, fled or otherwise moved may now move, march or manoeuvre. Wizards may cast Conveyances in this sub-phase; at any point of it.° No unit may end within 1″ of an enemy it is not engaged with.°",
      fr: "Les unités qui n’ont ni chargé, ni fui, ni bougé autrement peuvent avancer, marcher ou manœuvrer. Les sorciers peuvent lancer des Transferts dans cette sous-phase\u00a0; c’est à tout moment.° Aucune unité ne peut finir à 1″ ou moins d’un ennemi qu’elle n’affronte pas.°",
    },
    editions: {
      standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.phase.movement.remaining-moves") },
    },
    see: ["tow.magic.spell-type.conveyance", "tow.manoeuvre.limits", "tow.march.distance"],
  },
  {
    id: "tow.march.distance",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Marching distance", fr: "Distance de marche", ours: true },
    summary: {
      en: "A marching unit may go up to twice its Movement, or three times in a Marching Column. A unit that marched may not shoot.°",
      fr: "Une unité en marche peut parcourir jusqu’à deux fois son Mouvement, trois fois en colonne de marche. Une unité qui a marché ne peut pas tirer.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.march.distance") } },
    see: ["tow.march.wheel-only", "tow.march.enemy-near", "tow.keyword.marching-column"],
  },
  {
    id: "tow.march.wheel-only",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Marching manoeuvres", fr: "Manœuvres en marche", ours: true },
    summary: {
      en: "While marching a unit may wheel to change course; every other manoeuvre is forbidden.",
      fr: "En marche, l’unité peut effectuer des roues pour changer de cap ; toute autre manœuvre est interdite.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.march.wheel-only") } },
    see: ["tow.march.distance", "tow.manoeuvre.wheel"],
  },
  {
    id: "tow.march.enemy-near",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Marching near the enemy", fr: "Marcher près de l’ennemi", ours: true },
    summary: {
      en: "With an enemy unit inside 8″, a unit must pass a Leadership test before it may march. If it fails it may still move at normal pace, but counts as having marched.°",
      fr: "Si une unité ennemie se trouve à 8″ ou moins, il faut réussir un test de Commandement pour marcher. En cas d’échec, l’unité peut bouger à allure normale, mais compte comme ayant marché.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.march.enemy-near") } },
    see: ["tow.march.distance", "tow.keyword.leadership-test"],
  },
  {
    id: "tow.manoeuvre.limits",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Manoeuvre limits", fr: "Limites des manœuvres", ours: true },
    summary: {
      en: "One kind of manoeuvre per move: choose wheel, turn, move backwards, move sideways, redress the ranks or reform.‡ Whatever it does, none of its models may cover more than twice its Movement.",
      fr: "Un seul genre de manœuvre par mouvement\u00a0: roue, volte, recul, pas de côté, resserrer les rangs ou reformation.‡ Quoi qu’elle fasse, aucune figurine ne peut parcourir plus de deux fois son Mouvement.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.manoeuvre.limits"),
      },
    },
    see: [
      "tow.manoeuvre.wheel",
      "tow.manoeuvre.turn",
      "tow.manoeuvre.move-backwards",
      "tow.manoeuvre.move-sideways",
      "tow.manoeuvre.redress-ranks",
      "tow.manoeuvre.reform",
    ],
    ruling: "manoeuvres-per-move",
  },
  {
    id: "tow.manoeuvre.wheel",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Wheel", fr: "Roue", ours: true },
    summary: {
      en: "Hold one front corner still and swing the front edge forwards around it. The distance is measured along the arc of the outer front model.°",
      fr: "On garde fixe un coin avant et l’on fait pivoter vers l’avant le bord de front autour de lui. La distance se mesure le long de l’arc décrit par la figurine extérieure.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.manoeuvre.wheel") } },
    see: ["tow.manoeuvre.limits"],
  },
  {
    id: "tow.manoeuvre.turn",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Turn", fr: "Volte", ours: true },
    summary: {
      en: "Models keep their places and all face 90° or 180°, to a flank or to the rear. Each 90° costs a quarter of the unit’s Movement, so an about-turn costs half.",
      fr: "Les figurines gardent leur place et se tournent toutes de 90° ou de 180°, vers un flanc ou l’arrière. Chaque 90° coûte un quart du Mouvement ; un demi-tour en coûte donc la moitié.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.manoeuvre.turn"),
      },
    },
    see: ["tow.manoeuvre.limits"],
  },
  {
    id: "tow.manoeuvre.move-backwards",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Move Backwards", fr: "Recul", ours: true },
    summary: {
      en: "The unit goes straight back without turning, at half its Movement.",
      fr: "L’unité va droit en arrière sans se tourner, à la moitié de son Mouvement.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.manoeuvre.move-backwards") } },
    see: ["tow.manoeuvre.limits"],
  },
  {
    id: "tow.manoeuvre.move-sideways",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Move Sideways", fr: "Pas de côté", ours: true },
    summary: {
      en: "The unit shifts straight to its left or right without turning, at half its Movement.",
      fr: "L’unité se décale droit vers sa gauche ou sa droite sans se tourner, à la moitié de son Mouvement.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.manoeuvre.move-sideways") } },
    see: ["tow.manoeuvre.limits"],
  },
  {
    id: "tow.manoeuvre.redress-ranks",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Redress the Ranks", fr: "Resserrer les rangs", ours: true },
    summary: {
      en: "Widen or narrow the front rank by as many as five models, moving them from or to the rear. This costs half the unit’s Movement; the rest may be used to advance.°",
      fr: "On élargit ou rétrécit le premier rang de cinq figurines au plus, prises à l’arrière ou renvoyées à l’arrière. Cela coûte la moitié du Mouvement\u00a0; le reste peut servir à avancer.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.manoeuvre.redress-ranks") } },
    see: ["tow.manoeuvre.limits"],
  },
  {
    id: "tow.manoeuvre.reform",
    chapter: "movement",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Reform", fr: "Reformation", ours: true },
    summary: {
      en: "Spend the whole move: the unit turns about its centre to any facing and may take up new ranks and files or another formation. No model may go farther than twice its Movement.",
      fr: "L’unité dépense tout son mouvement : elle pivote sur son centre vers la direction voulue et peut changer de rangs, de files ou de formation. Aucune figurine ne dépasse deux fois son Mouvement.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: { cost: "all" } } },
    see: ["tow.manoeuvre.limits"],
  },
];
