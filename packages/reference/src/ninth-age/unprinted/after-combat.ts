import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Breaking, fleeing, pursuing and reforming. */
export const unprintedAfterCombatEntries: readonly Entry[] = unprintedAt(
  { chapter: "melee", phases: ["melee"], kind: "rule" },
  [
    {
      id: "weapon-choice",
      names: say("Choice of a weapon", "Choix d’une arme"),
      summary: say(
        "A unit with another weapon does not fight with its Hand Weapon. What it takes in its First Round it keeps while that combat lasts.",
        "Une unité qui a une autre arme ne se bat pas avec son Arme de base. Ce qu’elle prend à sa première manche, elle le garde tant que dure ce combat.",
      ),
      facts: { keptFor: "the combat" },
      see: ["t9a.rule.first-round", "t9a.sequence.melee.round-of-combat.2"],
      ruling: "weapon-choice",
    },
    {
      id: "flee-distance",
      names: say("Direction of a flight from combat", "Direction d’une fuite du combat"),
      summary: say(
        "A unit that breaks flees straight away from an enemy it fights, its rear parallel to the facing of that enemy which it fought; of several enemies their owner chooses which, before the dice. Then it goes 2D6 inches straight on.",
        "Une unité démoralisée fuit droit à l’opposé d’un ennemi qu’elle combat, le dos parallèle à la façade ennemie qu’elle combattait ; de plusieurs ennemis, leur propriétaire choisit lequel, avant les dés. Elle va alors de 2D6 pouces tout droit.",
      ),
      see: ["t9a.rule.flee-extension"],
      ruling: "flight-from-combat",
    },
    {
      id: "pursuit",
      names: say("Who may pursue", "Qui peut poursuivre"),
      summary: say(
        "A winner that touched a unit that broke and touches no enemy that still stands, and is not Shaken. It names its prey before the Flee Distances are rolled, then goes 2D6 inches the way the prey fled. Where the pursuit is at least as long as the flight, the prey is destroyed.",
        "Un vainqueur qui touchait une unité démoralisée, ne touche plus d’ennemi qui tient et n’est pas Ébranlé. Il désigne sa proie avant les jets de fuite, puis va de 2D6 pouces dans la direction de sa fuite. Si la poursuite est au moins aussi longue que la fuite, la proie est détruite.",
      ),
      ruling: "pursuit-into-fresh-enemy",
      see: [
        "t9a.rule.restrain",
        "t9a.rule.combat-after-pursuit",
        "t9a.rule.pursuit-off-board",
        "t9a.shaken.cannot.pursue",
      ],
    },
    {
      id: "restrain",
      names: say("Restrain Test", "Test de retenue"),
      summary: say(
        "Not to pursue takes a Discipline Test. Passed, the unit stays and may turn on its centre or reform; failed, it pursues.",
        "Ne pas poursuivre demande un test de discipline. Réussi, l’unité reste et peut pivoter ou se reformer ; raté, elle poursuit.",
      ),
      facts: { failed: "pursues" },
      see: ["t9a.rule.post-combat-reform"],
    },
    {
      id: "overrun",
      names: say("Overrun", "Charge irrésistible"),
      summary: say(
        "A unit that charged, in its First Round, and whose enemies in contact are all wiped out may go 2D6 inches straight ahead, unless it is Shaken; staying needs no test.",
        "Une unité qui a chargé, à sa première manche, et dont tous les ennemis au contact sont anéantis peut aller de 2D6 pouces tout droit, sauf si elle est Ébranlée ; rester ne demande aucun test.",
      ),
      see: ["t9a.rule.first-round", "t9a.rule.combat-after-pursuit", "t9a.shaken.cannot.overrun"],
    },
    {
      id: "combat-after-pursuit",
      names: say("Combat after a pursuit or overrun", "Combat après une poursuite ou une charge irrésistible"),
      summary: say(
        "A pursuer or overrunner that meets a unit whose combat is still to be fought this phase joins it, Charging, and fights in it once with everybody. If that unit has fought, or stood in no combat, nothing more is fought this phase: the pursuer fights next turn, Charging.",
        "Une unité qui, en poursuivant ou par une charge irrésistible, rencontre une unité dont le combat reste à livrer durant cette phase s’y joint, en charge, et y combat une fois avec tous. Si celle-ci a déjà combattu ou n’était dans aucun combat, on ne combat plus durant cette phase : elle combat au tour suivant, en charge.",
      ),
      facts: { roundsThisPhase: 1 },
      ruling: "combat-after-pursuit",
    },
    {
      id: "pursuit-off-board",
      phases: ["movement", "melee"],
      names: say("Pursuit off the board, and the return", "Poursuite hors de la table, et retour"),
      summary: say(
        "A unit that pursues or overruns off the board comes back in its owner’s next Movement Phase, before rallying: where it left, front inwards, at least 1″ from others, slid along the edge as little as may be; without room there it waits for the next. It has moved and does not Score in that turn, and chooses its weapon anew when it next fights.",
        "Une unité qui sort de la table par une poursuite ou une charge irrésistible revient à la phase de mouvement suivante de son propriétaire, avant les ralliements : là où elle est sortie, front vers l’intérieur, à 1 pouce au moins des autres, décalée le long du bord le moins possible ; sans place, elle attend la suivante. Elle a bougé, ne capture pas durant ce tour, et choisit de nouveau son arme à son prochain combat.",
      ),
      ruling: "pursuit-off-board",
      see: ["t9a.rule.scoring-lost"],
    },
    {
      id: "combat-reform",
      names: say("Combat Reform", "Reformation de combat"),
      summary: say(
        "A unit still Engaged on one of its facings only may change its formation, the loser after a Discipline Test with the modifiers of its Break Test; the Active Player says which side goes first. It stays in contact with the same enemies by the same facings of theirs, with no fewer models in contact; no model goes farther than its March Rate; it keeps 0.5″ from all it does not touch.",
        "Une unité encore Engagée d’une seule de ses façades peut changer de formation, le vaincu après un test de discipline aux mêmes modificateurs que son test de moral ; le joueur actif dit quel camp commence. Elle reste au contact des mêmes ennemis sur leurs mêmes façades, sans moins de figurines au contact ; aucune figurine ne va plus loin que sa Marche forcée ; elle garde 0,5 pouce de tous ceux qu’elle ne touche pas.",
      ),
      ruling: "combat-reform-spacing",
      see: ["t9a.sequence.melee.round-of-combat.15", "t9a.rule.unit-spacing"],
    },
    {
      id: "no-more-foes",
      names: say("No More Foes", "Plus d’adversaires"),
      summary: say(
        "A unit that touches no enemy any more counts as a winner and takes no Break Test; its ranks, standards, charge and the like no longer count for its side, the Health Points it took still do.",
        "Une unité qui ne touche plus d’ennemi compte parmi les vainqueurs et ne fait pas de test de moral ; ses rangs, étendards, charge et autres ne comptent plus pour son camp, les Points de vie qu’elle a ôtés comptent encore.",
      ),
      facts: { breakTest: "none", scoredStill: "Health Points lost by the enemy" },
      ruling: "charge-scored",
      see: ["t9a.combat-score.charge", "t9a.table.combat-score"],
    },
    {
      id: "scoring-lost",
      phases: [],
      names: say("Scoring lost", "Capture perdue"),
      summary: say(
        "A unit that makes a Post-Combat Reform, or comes back to the board, does not Score.",
        "Une unité qui fait une Reformation post-combat, ou revient sur la table, ne capture pas.",
      ),
      facts: { by: ["Post-Combat Reform", "return to the board"] },
      see: ["t9a.rule.scoring", "t9a.rule.scoring-regained"],
    },
    {
      id: "scoring-regained",
      phases: [],
      names: say("Scoring regained", "Capture retrouvée"),
      summary: say(
        "It Scores again from the start of the next Player Turn, of either player.",
        "Elle capture de nouveau dès le début du tour de joueur suivant, quel qu’en soit le joueur.",
      ),
      facts: { from: "next Player Turn" },
      see: ["t9a.rule.scoring-lost"],
    },
    {
      id: "army-wiped-out",
      phases: [],
      names: say("An army wiped out", "Une armée anéantie"),
      summary: say(
        "The battle goes on: the side without units is passed over, and the other may end the battle at any time as it stands.",
        "La bataille continue : on passe le camp sans unités, et l’autre peut finir la bataille en l’état à tout moment.",
      ),
      facts: { turns: "passed over" },
      ruling: "army-wiped-out",
      from: "ruling",
    },
  ],
);
