import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "objectives",
  phases: ["pre-game", "post-game"],
  kind: "objective",
  early: "Pre-Game > Secondary Objectives",
  late: "Pré-partie > Objectifs secondaires",
  see: ["t9a.table.secondary-objectives", "t9a.battle-points.secondary-objective"],
};

export const objectiveEntries: readonly Entry[] = entriesAt(place, [
  {
    id: "t9a.table.secondary-objectives",
    kind: "table",
    names: say("Secondary Objectives", "Objectifs secondaires"),
    summary: say(
      "Six objectives: 1 Hold the Ground, 2 Breakthrough, 3 Spoils of War, 4 King of the Hill, 5 Capture the Flags, 6 Secure Target. Winning it moves 3 Battle Points.",
      "Six objectifs : 1 Tenez la ligne, 2 Percée, 3 Butins de guerre, 4 Roi de la colline, 5 Capturez les étendards, 6 Sécurisez la cible. Le gagner déplace 3 Points de bataille.",
    ),
    see: [
      "t9a.objective.hold-the-ground",
      "t9a.objective.breakthrough",
      "t9a.objective.spoils-of-war",
      "t9a.objective.king-of-the-hill",
      "t9a.objective.capture-the-flags",
      "t9a.objective.secure-target",
    ],
  },
  {
    id: "t9a.objective.hold-the-ground",
    phases: ["melee", "post-game"],
    names: say("Hold the Ground", "Tenez la ligne"),
    summary: say(
      "When a Game Turn ends, from the second on, the player with more Scoring Units within 6″ of the centre of the board takes a counter. Most counters at the end of the game wins.‡[2e-early]",
      "Quand s’achève un Tour de jeu, dès le deuxième, celui qui a le plus d’Unités de capture à 6″ ou moins du centre de la table gagne un Point de contrôle. Qui en a le plus en fin de partie l’emporte.‡[2e-early]",
    ),
    misprints: [
      {
        edition: "2e-early",
        printed: say("Only how counters are gained.", "Seulement comment gagner des Points de contrôle."),
        used: say("Most counters wins.", "Le plus de Points de contrôle gagne."),
        why: say("The later sheet says so.", "La feuille récente le dit."),
      },
    ],
    ruling: "hold-the-ground-winner",
  },
  {
    id: "t9a.objective.breakthrough",
    names: say("Breakthrough", "Percée"),
    summary: say(
      "At the end of the game, count each player’s Scoring Units inside the enemy Deployment Zone, 3 at most; more wins.",
      "En fin de partie, compter les Unités de capture de chacun dans la Zone de déploiement ennemie, 3 au plus ; le plus grand nombre gagne.",
    ),
    ruling: "inside-a-zone",
  },
  {
    id: "t9a.objective.spoils-of-war",
    phases: ["pre-game", "charge", "post-game"],
    names: say("Spoils of War", "Butins de guerre"),
    summary: say(
      "Put 3 markers on the Centre Line. They lie at its middle and a third of the board to either side, over 1″ from Impassable Terrain.° A Scoring Unit touching one as its Player Turn starts may pick it up. At the end of the game more units carrying markers wins.",
      "Poser 3 marqueurs sur la Ligne médiane. Ils vont au milieu et à un tiers de table de chaque côté, à plus de 1″ d’un Terrain infranchissable.° Une Unité de capture qui en touche un au début de son Tour de joueur peut le ramasser. En fin de partie, le plus d’unités porteuses gagne.",
    ),
    ruling: "marker-contact",
  },
  {
    id: "t9a.objective.king-of-the-hill",
    names: say("King of the Hill", "Roi de la colline"),
    summary: say(
      "Once spells are selected, each player names a Terrain Feature, not Impassable and not wholly in their Deployment Zone; the one who chose the zone starts. Win by having a Scoring Unit inside the enemy’s feature at the end of the game; if both players do, nobody wins it.°",
      "Une fois les sorts choisis, chacun désigne un Décor, ni infranchissable ni entièrement dans sa Zone de déploiement\u00a0; celui qui a choisi la zone commence. On gagne avec une Unité de capture dans le Décor de l’adversaire en fin de partie\u00a0; si les deux y parviennent, personne ne gagne.°",
    ),
    see: ["t9a.objective.first-chooser"],
  },
  {
    id: "t9a.objective.capture-the-flags",
    names: say("Capture the Flags", "Capturez les étendards"),
    summary: say(
      "Destroy more enemy Scoring Units than you lose. A player with fewer than 3 Scoring Units has others marked by the opponent until there are 3 to hunt; the one who chose the zone marks first.",
      "Détruire plus d’Unités de capture que l’adversaire. À un joueur qui en a moins de 3, l’adversaire désigne d’autres unités pour arriver à 3 proies ; celui qui a choisi la zone désigne d’abord.",
    ),
    see: ["t9a.objective.first-chooser"],
  },
  {
    id: "t9a.objective.secure-target",
    names: say("Secure Target", "Sécurisez la cible"),
    summary: say(
      "Each player sets one marker, over 12″ out of their Deployment Zone and 24″ or more from the other marker. More Scoring Units within 6″ controls it. The player who controls more markers at the end of the game wins.",
      "Chacun pose un marqueur, à plus de 12″ de sa Zone de déploiement et à 24″ ou plus de l’autre. On le contrôle avec plus d’Unités de capture que l’adversaire à 6″ ou moins. Le plus de marqueurs contrôlés en fin de partie gagne.",
    ),
    lateSummary: say(
      "Each player sets one marker, over 12″ out of their Deployment Zone and strictly more than 24″ from the other marker. More Scoring Units within 6″ controls it. The player who controls more markers at the end of the game wins.",
      "Chacun pose un marqueur, à plus de 12″ de sa Zone de déploiement et à strictement plus de 24″ de l’autre. On le contrôle avec plus d’Unités de capture que l’adversaire à 6″ ou moins. Le plus de marqueurs contrôlés en fin de partie gagne.",
    ),
    misprints: [
      {
        edition: "2e-early",
        printed: say("It does not say whose zones are meant.", "Elle ne dit pas de quelles zones il s’agit."),
        used: say(
          "Each marker keeps from its own player’s zone.",
          "Chaque marqueur s’écarte de la zone de son joueur.",
        ),
        why: say("The later sheet uses the singular.", "La feuille récente emploie le singulier."),
      },
    ],
    ruling: "secure-target-zone",
    see: ["t9a.objective.first-chooser"],
  },
  {
    id: "t9a.objective.first-chooser",
    kind: "rule",
    phases: ["pre-game"],
    names: say("Who starts choosing or placing", "Qui commence à placer ou à choisir"),
    summary: say(
      "In objectives 4, 5 and 6 the player who picked the Deployment Zone is first to choose or place.",
      "Pour les objectifs 4, 5 et 6, le joueur qui a pris la Zone de déploiement choisit ou place d’abord.",
    ),
    both: { objectives: [4, 5, 6] },
    see: [
      "t9a.objective.king-of-the-hill",
      "t9a.objective.capture-the-flags",
      "t9a.objective.secure-target",
      "t9a.sequence.pre-game.pre-game.6",
    ],
  },
]);
