import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const phase: Place = {
  chapter: "melee",
  phases: ["melee"],
  kind: "step",
  early: "Melee Phase > Melee Phase Sequence",
  late: "Phase de mêlée > Séquence de la Phase de mêlée",
  facts: { of: 6 },
};

const score: Place = {
  chapter: "melee",
  phases: ["melee"],
  kind: "row",
  early: "Melee Phase > Combat Score Summary",
  late: "Phase de mêlée > Résumé du Résultat de combat",
  see: ["t9a.table.combat-score"],
};

export const meleeEntries: readonly Entry[] = [
  ...entriesAt(phase, [
    {
      id: "t9a.sequence.melee.melee-phase.1",
      names: say("Start of the Melee Phase", "Début de la Phase de mêlée"),
      summary: say("The Melee Phase begins.", "La Phase de mêlée commence."),
      both: { step: 1 },
    },
    {
      id: "t9a.sequence.melee.melee-phase.2",
      names: say("No Longer Engaged", "Plus engagée"),
      summary: say(
        "A unit that has lost touch with every enemy is nudged back by the least move that restores contact;‡ where that cannot be done, it is no longer Engaged.‡",
        "Une unité qui ne touche plus d’ennemi est ramenée au contact par le plus petit déplacement\u00a0;‡ si c’est impossible, elle n’est plus engagée.‡",
      ),
      both: { step: 2 },
      ruling: "no-longer-engaged",
    },
    {
      id: "t9a.sequence.melee.melee-phase.3",
      names: say("Choose a combat", "Choix du combat"),
      summary: say(
        "The Active Player picks one that has not been fought in this phase. Units linked by contact, friends and foes, make up one combat.°",
        "Le Joueur actif en prend un qui n’a pas été livré dans cette phase. Les unités liées par contact, des deux camps, forment un combat.°",
      ),
      both: { step: 3 },
    },
    {
      id: "t9a.sequence.melee.melee-phase.4",
      names: say("Fight a Round of Combat", "Résolvez la Manche de combat"),
      summary: say("Fight it, in sixteen steps.", "La livrer, en seize étapes."),
      both: { step: 4 },
      see: ["t9a.sequence.melee.round-of-combat.1"],
    },
    {
      id: "t9a.sequence.melee.melee-phase.5",
      names: say("Repeat steps 2-4", "Répétez les étapes 2 à 4"),
      summary: say("Then the next combat, from step 2.", "Puis le combat suivant, depuis l’étape 2."),
      both: { step: 5, repeat: [2, 4] },
      see: ["t9a.sequence.melee.melee-phase.2"],
    },
    {
      id: "t9a.sequence.melee.melee-phase.6",
      names: say("End of the Melee Phase", "Fin de la Phase de mêlée"),
      summary: say(
        "It is over when every unit that was Engaged when the phase began has fought; the Player Turn ends too, and with it the Shaken state of failed chargers and rallied units.°",
        "Elle s’achève quand toute unité engagée à son début a combattu\u00a0; le Tour de joueur finit avec elle, et les chargeurs malchanceux et unités ralliées ne sont plus Ébranlés.°",
      ),
      both: { step: 6 },
    },
  ]),
  ...entriesAt(score, [
    {
      id: "t9a.table.combat-score",
      kind: "table",
      names: say("Combat Score Summary", "Résumé du Résultat de combat"),
      summary: say(
        "Each side adds: 1 per Health Point it took; 1 per excess point in a Duel (max 3);‡[2e-early] 1 for charging;‡[2e-early] 1 per Full Rank after the first (max 3); 1 per standard; 1 for a flank, 2 with a Full Rank;‡[2e-early] 2 for the rear, 3 with a Full Rank.‡[2e-early] The higher total wins.",
        "Chaque camp additionne\u00a0: 1 par PV enlevé\u00a0; 1 par PV en excédent dans un Duel (max 3)\u00a0;‡[2e-early] 1 pour une charge\u00a0;‡[2e-early] 1 par Rang complet après le premier (max 3)\u00a0; 1 par étendard\u00a0; 1 pour un flanc, 2 avec un Rang complet\u00a0;‡[2e-early] 2 pour le dos, 3 avec un Rang complet.‡[2e-early] Le plus haut total gagne.",
      ),
      misprints: [
        {
          edition: "2e-early",
          printed: say("Overkill and Charge share one row.", "Carnage et Charge partagent une ligne."),
          used: say("Two rows; Charge is worth 1.", "Deux lignes ; la Charge vaut 1."),
          why: say("The later sheet has them apart.", "La feuille récente les sépare."),
        },
      ],
      ruling: "damaged-cells",
      see: [
        "t9a.combat-score.health-points-lost",
        "t9a.combat-score.overkill",
        "t9a.combat-score.charge",
        "t9a.combat-score.rank-bonus",
        "t9a.combat-score.standard-bearer",
        "t9a.combat-score.flank",
        "t9a.combat-score.rear",
        "t9a.sequence.melee.round-of-combat.7",
      ],
    },
    {
      id: "t9a.combat-score.health-points-lost",
      names: say("Health Points Lost by Enemy Units", "PV perdus par les unités ennemies"),
      summary: say(
        "+1 for every Health Point that enemy units of this combat lost in the round.",
        "+1 par PV que les unités ennemies de ce combat ont perdu dans la manche.",
      ),
    },
    {
      id: "t9a.combat-score.overkill",
      names: say("Overkill", "Carnage"),
      summary: say(
        "In a Duel, +1 for every Health Point beyond what it took to kill the foe, 3 at most.‡[2e-early]",
        "Dans un Duel, +1 par PV au-delà de ce qu’il fallait pour tuer l’adversaire, 3 au plus.‡[2e-early]",
      ),
      misprints: [
        {
          edition: "2e-early",
          printed: say("Every Health Point, no Duel named.", "Chaque PV, sans nommer le Duel."),
          used: say("Excess points of a Duel.", "Les PV en excédent d’un Duel."),
          why: say(
            "The row is damaged; the later sheet is whole.",
            "La ligne est abîmée ; la feuille récente est entière.",
          ),
        },
      ],
      ruling: "damaged-cells",
      see: ["t9a.sequence.melee.round-of-combat.4"],
    },
    {
      id: "t9a.combat-score.charge",
      names: say("Charge", "Charge"),
      summary: say(
        "+1 for the side, once, if any of its units charged into this round.‡[2e-early]",
        "+1 pour le camp, une seule fois, si l’une de ses unités vient de charger.‡[2e-early]",
      ),
      misprints: [
        {
          edition: "2e-early",
          printed: say("The value is lost.", "La valeur est perdue."),
          used: say("+1.", "+1."),
          why: say("The later sheet prints it.", "La feuille récente l’imprime."),
        },
      ],
      ruling: "damaged-cells",
    },
    {
      id: "t9a.combat-score.rank-bonus",
      names: say("Rank Bonus", "Bonus de rang"),
      summary: say(
        "+1 per Full Rank behind the first, 3 at most, from the best unit of the side. None in Line Formation.‡",
        "+1 par Rang complet après le premier, 3 au plus, pour la meilleure unité du camp. Rien en Formation en ligne.‡",
      ),
      see: ["t9a.model-height.full-ranks"],
      ruling: "line-formation",
    },
    {
      id: "t9a.combat-score.standard-bearer",
      names: say("Standard Bearer", "Étendard"),
      summary: say(
        "+1 for each Standard Bearer and each Battle Standard Bearer in the combat.",
        "+1 par Porte-étendard et par Porteur de la grande bannière dans le combat.",
      ),
      ruling: "bearer-falls-last",
    },
    {
      id: "t9a.combat-score.flank",
      names: say("Flank Bonus", "Attaque de flanc"),
      summary: say(
        "+1, once, if a unit of the side fights an enemy in the flank; +2 if such a unit has a Full Rank.‡[2e-early]",
        "+1, une fois, si une unité du camp combat un ennemi de flanc\u00a0; +2 si elle a un Rang complet.‡[2e-early]",
      ),
      misprints: [
        {
          edition: "2e-early",
          printed: say("Both values without a condition.", "Les deux valeurs sans condition."),
          used: say("The higher one with a Full Rank.", "La plus haute avec un Rang complet."),
          why: say("The later sheet prints the condition.", "La feuille récente imprime la condition."),
        },
      ],
      ruling: "damaged-cells",
      see: ["t9a.combat-score.rear"],
    },
    {
      id: "t9a.combat-score.rear",
      names: say("Rear Bonus", "Attaque de dos"),
      summary: say(
        "+2, once, if a unit of the side fights an enemy in the rear; +3 if such a unit has a Full Rank.‡[2e-early]",
        "+2, une fois, si une unité du camp combat un ennemi de dos\u00a0; +3 si elle a un Rang complet.‡[2e-early]",
      ),
      misprints: [
        {
          edition: "2e-early",
          printed: say("Both values without a condition.", "Les deux valeurs sans condition."),
          used: say("The higher one with a Full Rank.", "La plus haute avec un Rang complet."),
          why: say("The later sheet prints the condition.", "La feuille récente imprime la condition."),
        },
      ],
      ruling: "damaged-cells",
      see: ["t9a.combat-score.flank", "t9a.rule.steadfast-disrupted", "t9a.model-height.supporting-attacks"],
    },
  ]),
];
