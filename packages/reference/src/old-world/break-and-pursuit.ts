import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Break tests, falling back, giving ground, follow up and pursuit. */
export const breakAndPursuit: readonly Entry[] = [
  {
    id: "tow.phase.combat.break-test",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "step",
    names: { en: "Break Test", fr: "Test de moral", ours: true },
    summary: {
      en: "Every unit of the losing side rolls 2D6 and adds the difference between the two combat results (lost by 3: +3).‡ Read the dice twice against Leadership, bare and with the difference: bare roll too high, it breaks; only the sum too high, it falls back; neither, it gives ground.",
      fr: "Chaque unité du camp vaincu jette 2D6 et ajoute l’écart des deux résultats de combat (perdu de 3\u00a0: +3).‡ On compare deux fois au Commandement, sans l’écart et avec\u00a0: dés seuls trop hauts, elle est démoralisée\u00a0; total seul trop haut, elle recule en bon ordre\u00a0; aucun des deux, elle cède du terrain.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Break Test (page 154); Break Tests",
        facts: rowOf("tow.phase.combat.break-test"),
      },
    },
    see: ["tow.break.breaks-and-flees", "tow.break.falls-back-in-good-order", "tow.break.gives-ground"],
    ruling: "break-test-modifier",
    misprints: [
      {
        printed: {
          en: "One sheet speaks of a negative modifier, the other of an addition to the roll.",
          fr: "Une feuille parle d’un modificateur négatif, l’autre d’un ajout au jet.",
        },
        used: { en: "the difference is added to the dice", fr: "l’écart s’ajoute aux dés" },
        why: {
          en: "Negative is meant as unfavourable: the outcomes of that same sheet only work when the total rises.",
          fr: "Négatif veut dire défavorable : les issues de cette même feuille n’ont de sens que si le total monte.",
        },
      },
    ],
  },
  {
    id: "tow.break.breaks-and-flees",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Breaks and Flees", fr: "Démoralisée, elle fuit", ours: true },
    summary: {
      en: "Dice alone above Leadership: the unit breaks and flees.",
      fr: "Dés seuls au-dessus du Commandement : l’unité est démoralisée et fuit.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Break Test (page 154); Break Tests",
        facts: { roll: "natural", comparison: "> Leadership" },
      },
    },
    see: ["tow.break-move.breaks", "tow.break-move.flee-direction", "tow.keyword.flee-move"],
  },
  {
    id: "tow.break.falls-back-in-good-order",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Falls Back in Good Order", fr: "Recule en bon ordre", ours: true },
    summary: {
      en: "Dice alone within Leadership but above it once the difference is added: the unit Falls Back in Good Order.",
      fr: "Dés seuls dans la limite du Commandement, mais au-dessus une fois l’écart ajouté : l’unité recule en bon ordre.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Break Test (page 154); Break Tests",
        facts: { roll: "natural and modified", natural: "<= Leadership", modified: "> Leadership" },
      },
    },
    see: ["tow.break-move.falls-back-in-good-order", "tow.break-move.falls-back-overwhelmed"],
  },
  {
    id: "tow.break.gives-ground",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Gives Ground", fr: "Cède du terrain", ours: true },
    summary: {
      en: "Total with the difference still within Leadership, or a double 1 on the dice whatever the difference: the unit Gives Ground.",
      fr: "Total, écart compris, encore dans la limite du Commandement, ou double 1 aux dés quel que soit l’écart : l’unité cède du terrain.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Break Test (page 154); Break Tests",
        facts: rowOf("tow.break.gives-ground"),
      },
    },
    see: ["tow.break-move.gives-ground"],
  },
  {
    id: "tow.break-move.flee-direction",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Flee move direction and distance", fr: "Fuite : direction et distance", ours: true },
    summary: {
      en: "A broken unit turns its back to the winning unit with the highest Unit Strength and flees 2D6″ straight away from it.",
      fr: "L’unité démoralisée tourne le dos à l’unité victorieuse de plus grande Puissance d’unité et fuit de 2D6″ droit à l’opposé.",
    },
    editions: { standard: { sheet: "001", section: "Fleeing", facts: rowOf("tow.break-move.flee-direction") } },
    see: ["tow.break-move.breaks", "tow.keyword.flee-move", "tow.keyword.unit-strength"],
  },
  {
    id: "tow.break-move.breaks",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Breaks - flight", fr: "Démoralisation : la fuite", ours: true },
    summary: {
      en: "The unit flees 2D6″. If a pursuer reaches it, it is destroyed.",
      fr: "L’unité fuit de 2D6″. Si un poursuivant la rejoint, elle est détruite.",
    },
    editions: { standard: { sheet: "001", section: "Fleeing", facts: rowOf("tow.break-move.breaks") } },
    see: ["tow.break-move.flee-direction", "tow.pursuit.pursue"],
  },
  {
    id: "tow.break-move.falls-back-in-good-order",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Falls Back in Good Order - move", fr: "Recul en bon ordre : mouvement", ours: true },
    summary: {
      en: "Like a flee move, but the distance is the higher of the two dice, in inches. The unit rallies by itself when it stops.",
      fr: "Comme une fuite, mais la distance est le plus haut des deux dés, en pouces. L’unité se rallie d’elle-même à l’arrivée.",
    },
    editions: {
      standard: { sheet: "001", section: "Fleeing", facts: rowOf("tow.break-move.falls-back-in-good-order") },
    },
    see: ["tow.break.falls-back-in-good-order", "tow.keyword.rally-test"],
  },
  {
    id: "tow.break-move.falls-back-overwhelmed",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Falls Back in Good Order - outnumbered", fr: "Recul en bon ordre : en infériorité", ours: true },
    summary: {
      en: "If its Unit Strength is under 50% of the winning side’s, a unit that should fall back Breaks and flees instead.",
      fr: "Si sa Puissance d’unité est inférieure à 50 % de celle du camp vainqueur, l’unité qui devrait reculer est démoralisée et fuit.",
    },
    editions: { standard: { sheet: "001", section: "Fleeing", facts: rowOf("tow.break-move.falls-back-overwhelmed") } },
    see: ["tow.break.falls-back-in-good-order", "tow.break-move.breaks", "tow.keyword.unit-strength"],
  },
  {
    id: "tow.break-move.gives-ground",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Gives Ground - move", fr: "Céder du terrain : mouvement", ours: true },
    summary: {
      en: "The unit backs off 2″ away from all the enemies it is engaged with; it still faces them.° Where there is no room, it stays put and the combat goes on.",
      fr: "L’unité recule de 2″ à l’opposé de tous les ennemis qui l’affrontent\u00a0; elle ne se tourne pas.° Faute de place, elle ne bouge pas et le combat continue.",
    },
    editions: { standard: { sheet: "001", section: "Fleeing", facts: rowOf("tow.break-move.gives-ground") } },
    see: ["tow.break.gives-ground", "tow.pursuit.follow-up", "tow.keyword.unit-strength"],
  },
  {
    id: "tow.phase.combat.follow-up-and-pursuit",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "step",
    names: { en: "Follow Up & Pursuit", fr: "Suivi et poursuite", ours: true },
    summary: {
      en: "After the Break tests, and before anyone gives ground or rolls to flee, every winning unit says what it will do: restrain and reform, follow up or pursue.",
      fr: "Après les tests de moral, et avant que quiconque ne cède du terrain ou ne jette sa fuite, chaque unité victorieuse annonce son choix : se retenir et se reformer, suivre ou poursuivre.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Follow Up & Pursuit (page 156); Pursuing",
        facts: { step: 4, of: 4, page: 156, options: ["restrain and reform", "follow up", "pursue"] },
      },
    },
    see: [
      "tow.pursuit.restrain-and-reform",
      "tow.pursuit.follow-up",
      "tow.pursuit.pursue",
      "tow.pursuit.overrun",
      "tow.keyword.free-reform",
    ],
  },
  {
    id: "tow.pursuit.restrain-and-reform",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Restrain & Reform", fr: "Se retenir et se reformer", ours: true },
    summary: {
      en: "The unit takes a Restraint test on its Leadership. Passed: it holds its place and may reform for free. Failed: it must follow an enemy that gave ground, and pursue any other.",
      fr: "L’unité passe un test de retenue sur son Commandement. Réussi : elle garde sa place et peut se reformer gratuitement. Raté : elle doit suivre un ennemi qui a cédé du terrain, et poursuivre tout autre.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Follow Up & Pursuit (page 156); Pursuing",
        facts: rowOf("tow.pursuit.restrain-and-reform"),
      },
    },
    see: ["tow.keyword.leadership-test", "tow.keyword.free-reform"],
    misprints: [
      {
        printed: {
          en: "One sheet lets a failed test end in a follow up or a pursuit, the other only in a pursuit.",
          fr: "Selon une feuille, l’échec oblige à suivre ou à poursuivre ; selon l’autre, à poursuivre seulement.",
        },
        used: {
          en: "follow up if the enemy gave ground, otherwise pursue",
          fr: "suivre si l’ennemi a cédé du terrain, sinon poursuivre",
        },
        why: {
          en: "Nothing can be pursued that has only given ground.",
          fr: "On ne peut pas poursuivre qui n’a fait que céder du terrain.",
        },
      },
    ],
  },
  {
    id: "tow.pursuit.follow-up",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Follow Up", fr: "Suivi", ours: true },
    summary: {
      en: "Against an enemy that Gave Ground: the unit advances until their bases touch again and the fight goes on. Beforehand it may turn 90° or 180° at no cost.",
      fr: "Contre un ennemi qui a cédé du terrain : l’unité avance jusqu’à ce que les socles se touchent de nouveau et le combat continue. Auparavant elle peut faire une volte gratuite de 90° ou 180°.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Follow Up & Pursuit (page 156); Pursuing",
        facts: { turn: [90, 180], cost: 0 },
      },
    },
    see: ["tow.break-move.gives-ground", "tow.keyword.base-contact"],
  },
  {
    id: "tow.pursuit.pursue",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Pursuit", fr: "Poursuite", ours: true },
    summary: {
      en: "Against an enemy that falls back or flees: the unit moves 2D6″ towards it. A fleeing unit it reaches is destroyed; one that falls back is engaged again, and the pursuer counts as having charged.°",
      fr: "Contre un ennemi qui recule en bon ordre ou fuit\u00a0: l’unité avance de 2D6″ vers lui. Un fuyard rejoint est détruit\u00a0; une unité qui recule est engagée de nouveau et le poursuivant compte comme ayant chargé.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Follow Up & Pursuit (page 156); Pursuing",
        facts: rowOf("tow.pursuit.pursue"),
      },
    },
    see: ["tow.break-move.breaks", "tow.pursuit.overrun", "tow.keyword.flee-move"],
  },
  {
    id: "tow.pursuit.overrun",
    chapter: "break-and-pursuit",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Overrun", fr: "Charge irrésistible", ours: true },
    summary: {
      en: "If every enemy it fought has been wiped out, a unit may test to restrain and reform; or it pursues 2D6″ dead ahead, with no turn beforehand.",
      fr: "Si tous ses ennemis sont anéantis, une unité peut tester pour se retenir et se reformer, ou faire un mouvement de poursuite de 2D6″ droit devant ; elle ne peut pas se tourner avant.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Follow Up & Pursuit (page 156); Pursuing",
        facts: rowOf("tow.pursuit.overrun"),
      },
    },
    see: [
      "tow.pursuit.restrain-and-reform",
      "tow.pursuit.pursue",
      "tow.keyword.base-contact",
      "tow.keyword.free-reform",
    ],
  },
];
