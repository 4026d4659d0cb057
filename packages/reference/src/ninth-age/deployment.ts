import type { Entry, Misprint } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "deployment",
  phases: ["pre-game", "deployment"],
  kind: "row",
  early: "Pre-Game > Deployment Types",
  late: "Pré-partie > Types de déploiement",
  see: ["t9a.table.deployment-types"],
};

/** The maps of both sheets are pictures and did not survive; the distances come from elsewhere. */
const lostMap = (en: string, fr: string, why = "page"): Misprint => ({
  printed: say("The map of the zones is missing on both sheets.", "La carte des zones manque sur les deux feuilles."),
  used: say(en, fr),
  why:
    why === "page"
      ? say("Distances of a public page of the rules.", "Distances d’une page publique des règles.")
      : say(
          "No source at hand gives the distance: a ruling of this project.",
          "Aucune source disponible ne donne la distance : décision de ce projet.",
        ),
});

export const deploymentEntries: readonly Entry[] = entriesAt(place, [
  {
    id: "t9a.table.deployment-types",
    kind: "table",
    names: say("Deployment Types", "Types de déploiement"),
    summary: say(
      "Six types: Frontline Clash (1), Dawn Assault (2), Counterthrust (3), Encircle (4), Refused Flank (5) or Marching Columns (6).",
      "Six types : Choc frontal (1), Assaut à l’aube (2), Contre-offensive (3), Encerclement (4), Flanc refusé (5) ou Colonnes en marche (6).",
    ),
    see: [
      "t9a.deployment.frontline-clash",
      "t9a.deployment.dawn-assault",
      "t9a.deployment.counterthrust",
      "t9a.deployment.encircle",
      "t9a.deployment.refused-flank",
      "t9a.deployment.marching-columns",
      "t9a.deployment.zone-chooser-picks",
    ],
  },
  {
    id: "t9a.deployment.frontline-clash",
    names: say("Frontline Clash", "Choc frontal"),
    summary: say(
      "Two zones facing each other over the long edges, each more than 12″ from the Centre Line.° No further rule.",
      "Deux zones face à face le long des grands bords, chacune à plus de 12″ de la Ligne médiane.° Aucune autre règle.",
    ),
    misprints: [lostMap("More than 12″ from the Centre Line.", "À plus de 12″ de la Ligne médiane.")],
  },
  {
    id: "t9a.deployment.dawn-assault",
    names: say("Dawn Assault", "Assaut à l’aube"),
    summary: say(
      "The player who picks the zone also picks a short Board Edge, the opponent gets the other. Zones lie over 12″ from the Centre Line and over a quarter of the board from the enemy short edge.° Each player may hold back up to 2 units as Ambushers that enter from their player’s short edge.",
      "Qui choisit la zone choisit aussi un bord court, l’autre revient à l’adversaire. Zones à plus de 12″ de la Ligne médiane et à plus d’un quart de la table du bord court ennemi.° Chacun peut réserver jusqu’à 2 unités en Embuscade, qui entrent par son bord court.",
    ),
    lateSummary: say(
      "The player who picks the zone also picks a short Board Edge, the opponent gets the other. Zones lie over 12″ from the Centre Line and over a quarter of the board from the enemy short edge.° Each player may hold back up to 2 units as Ambushers that enter from their player’s short edge, placed touching it.",
      "Qui choisit la zone choisit aussi un bord court, l’autre revient à l’adversaire. Zones à plus de 12″ de la Ligne médiane et à plus d’un quart de la table du bord court ennemi.° Chacun peut réserver jusqu’à 2 unités en Embuscade, qui entrent par son bord court et se posent à son contact.",
    ),
    misprints: [
      lostMap(
        "Over 12″ from the Centre Line, over 18″ from the enemy short edge of a 72″ board.",
        "Plus de 12″ de la Ligne médiane, plus de 18″ du bord court ennemi sur une table de 72″.",
      ),
    ],
    see: ["t9a.sequence.pre-game.pre-game.8"],
  },
  {
    id: "t9a.deployment.counterthrust",
    names: say("Counterthrust", "Contre-offensive"),
    summary: say(
      "Zones lie over 8″ from the Centre Line;° every unit must stand over 20″ from enemies. In the first 3 deployment turns each player puts down exactly one unit, and no Character.",
      "Zones à plus de 8″ de la Ligne médiane\u00a0;° toute unité doit être à plus de 20″ des ennemis. Aux 3 premiers tours de déploiement, chacun place une seule unité, jamais un Personnage.",
    ),
    misprints: [lostMap("More than 8″ from the Centre Line.", "À plus de 8″ de la Ligne médiane.")],
    see: ["t9a.sequence.pre-game.deployment-phase.2"],
  },
  {
    id: "t9a.deployment.encircle",
    names: say("Encircle", "Encerclement"),
    summary: say(
      "The player who picks the zone says who attacks. The attacker stands over 9″ from the Centre Line when wholly in the outer quarters of the board and over 15″ elsewhere;° the defender the other way round.°",
      "Qui choisit la zone dit qui attaque. L’attaquant se place à plus de 9″ de la Ligne médiane s’il est entièrement dans un quart extérieur de la table, à plus de 15″ ailleurs\u00a0;° le défenseur fait l’inverse.°",
    ),
    misprints: [
      lostMap(
        "Attacker 9″ outside, 15″ in the middle; defender 15″ and 9″.",
        "Attaquant 9″ à l’extérieur, 15″ au milieu ; défenseur 15″ et 9″.",
      ),
    ],
  },
  {
    id: "t9a.deployment.refused-flank",
    names: say("Refused Flank", "Flanc refusé"),
    summary: say(
      "A diagonal splits the board; the player who picks the zone picks which one. Each player deploys more than 9″ from it, on one side each.‡",
      "Une diagonale coupe la table\u00a0; qui choisit la zone choisit laquelle. Chacun se déploie de son côté, à plus de 9″ d’elle.‡",
    ),
    misprints: [lostMap("More than 9″ from the diagonal.", "À plus de 9″ de la diagonale.", "ruling")],
    ruling: "deployment-zones",
  },
  {
    id: "t9a.deployment.marching-columns",
    names: say("Marching Columns", "Colonnes en marche"),
    summary: say(
      "Zones as in Frontline Clash.‡ In the first 3 deployment turns each player places one unit that is no Character, War Machine or War Platform. Every unit must be farther from the short edge its owner chose than those before it; Characters, War Machines, War Platforms and Scouts neither obey this nor count for it. Units may be Delayed: kept off the board to march in later.",
      "Zones du Choc frontal.‡ Aux 3 premiers tours de déploiement, chacun place une unité, ni Personnage, ni Machine de guerre, ni Plateforme de guerre. Toute unité se place plus loin du bord court choisi que les précédentes\u00a0; Personnages, Machines, Plateformes et Éclaireurs ne suivent pas cette règle et n’y comptent pas. Placement différé possible\u00a0: l’unité entre plus tard.",
    ),
    lateSummary: say(
      "Zones as in Frontline Clash.‡ In the first 3 deployment turns each player places one unit that is no Character, War Machine or War Platform. Every unit must be farther from the short edge its owner chose than the one placed just before, from centre to centre; no unit is exempt. Units may be Delayed: kept off the board to march in later.",
      "Zones du Choc frontal.‡ Aux 3 premiers tours de déploiement, chacun place une unité, ni Personnage, ni Machine de guerre, ni Plateforme de guerre. Toute unité se place plus loin du bord court choisi que celle placée juste avant, de centre à centre\u00a0; aucune n’est dispensée. Placement différé possible\u00a0: l’unité entre plus tard.",
    ),
    misprints: [lostMap("More than 12″ from the Centre Line.", "À plus de 12″ de la Ligne médiane.", "ruling")],
    ruling: "deployment-zones",
    see: ["t9a.sequence.pre-game.deployment-phase.2"],
  },
  {
    id: "t9a.deployment.zone-chooser-picks",
    kind: "rule",
    names: say(
      "Choices of the player who chooses the Deployment Zone",
      "Choix du joueur qui choisit la Zone de déploiement",
    ),
    summary: say(
      "With the zone goes a second choice: the short edges in type 2, the attacker in type 4, the diagonal in type 5.",
      "Avec la zone vient un second choix : les bords courts au type 2, l’attaquant au type 4, la diagonale au type 5.",
    ),
    both: {
      rows: [
        [2, "short Board Edge"],
        [4, "attacker"],
        [5, "diagonal"],
      ],
    },
    see: [
      "t9a.deployment.dawn-assault",
      "t9a.deployment.encircle",
      "t9a.deployment.refused-flank",
      "t9a.sequence.pre-game.pre-game.6",
    ],
  },
]);
