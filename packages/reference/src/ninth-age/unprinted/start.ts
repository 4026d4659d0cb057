import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Before the first turn, and markers. */
export const unprintedStartEntries: readonly Entry[] = unprintedAt(
  { chapter: "pre-game", phases: ["pre-game", "deployment"], kind: "rule" },
  [
    {
      id: "game-size",
      names: say("Size of the game", "Taille de la partie"),
      summary: say(
        "The points both players agree on; where they did not, what the dearer army costs, rounded up to 500. No army costs more; Battle Points are percentages of it, not of what an army costs.",
        "Les points convenus par les deux joueurs ; à défaut, ce que coûte l’armée la plus chère, arrondi aux 500 supérieurs. Aucune armée ne coûte plus ; les points de bataille en sont des pourcentages, non de ce que coûte une armée.",
      ),
      see: ["t9a.table.battle-points"],
      ruling: "game-size-not-agreed",
    },
    {
      id: "units-per-deployment-turn",
      names: say("Units in one deployment turn", "Unités par tour de déploiement"),
      summary: say(
        "At least 1, as many as wished; the Characters that are left count as 1. Who has deployed all first is noted, with the number of units the opponent still has; the opponent then deploys all of them.",
        "Au moins 1, autant qu’on veut ; les Personnages qui restent comptent pour 1. On note qui a tout déployé en premier, et combien d’unités il reste à l’adversaire, qui les déploie alors toutes.",
      ),
      facts: { atLeast: 1 },
      see: ["t9a.rule.first-turn-choice"],
      ruling: "units-per-deployment-turn",
    },
    {
      id: "no-room-to-deploy",
      names: say("No room to deploy", "Pas de place pour se déployer"),
      summary: say(
        "Only a unit that fits nowhere in its zone, in no formation and facing, stays off the board and counts as destroyed.",
        "Seule une unité qui ne tient nulle part dans sa zone, en aucune formation ni direction, reste hors de la table et compte comme détruite.",
      ),
      facts: { then: "destroyed" },
      from: "ruling",
      ruling: "no-room-to-deploy",
    },
    {
      id: "first-turn-choice",
      names: say("Who chooses after the roll for the first turn", "Qui choisit après le jet pour le premier tour"),
      summary: say(
        "Both roll a D6; the player who finished deploying first adds the number of units the opponent still had to deploy then. If that player wins, they go as they declared, first or second; if the opponent wins, the opponent chooses. Equal totals are rolled again.",
        "Chacun lance 1D6 ; qui a fini son déploiement le premier ajoute le nombre d’unités qu’il restait alors à l’adversaire. S’il gagne, il joue comme il l’a annoncé, premier ou second ; si l’adversaire gagne, l’adversaire choisit. À égalité on relance.",
      ),
      ruling: "first-turn-choice",
      see: ["t9a.sequence.pre-game.deployment-phase.8"],
    },
  ],
);
