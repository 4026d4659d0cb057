import type { Entry } from "../entry/entry.ts";
import { entriesAt, misnumbered, type Place, say } from "./writing.ts";

const preGame: Place = {
  chapter: "pre-game",
  phases: ["pre-game"],
  kind: "step",
  early: "Pre-Game > Pre-Game Sequence",
  late: "Pré-partie > Séquence pré-partie",
  facts: { of: 9 },
};

const deployment: Place = {
  chapter: "pre-game",
  phases: ["deployment"],
  kind: "step",
  early: "Pre-Game > Deployment Phase Sequence",
  late: "Pré-partie > Séquence de la Phase de déploiement",
  facts: { of: 8 },
};

export const preGameEntries: readonly Entry[] = [
  ...entriesAt(preGame, [
    {
      id: "t9a.sequence.pre-game.pre-game.1",
      names: say("Decide on the size of the game", "Taille de la partie"),
      summary: say(
        "Agree how many Army Points both sides may spend, 4500 in a usual game.",
        "Convenir des points d’armée de chaque camp, 4500 dans une partie habituelle.",
      ),
      both: { step: 1 },
      see: ["t9a.table.battle-points"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.2",
      names: say("Share your Army List", "Partagez vos Listes d’armée"),
      summary: say("Each player shows the other the Army List.", "Chaque joueur montre sa Liste d’armée à l’autre."),
      both: { step: 2 },
    },
    {
      id: "t9a.sequence.pre-game.pre-game.3",
      names: say("Build the Battlefield", "Installez le champ de bataille"),
      summary: say(
        "Lay out the terrain; the usual board measures 72″ by 48″ and bears six to eight features.°",
        "Poser les Décors\u00a0; la table usuelle mesure 72″ sur 48″ et porte de six à huit Décors.°",
      ),
      both: { step: 3, board: [72, 48], features: [6, 8] },
      see: ["t9a.table.terrain-rules", "t9a.table.cover"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.4",
      names: say("Determine the Deployment Type", "Type de déploiement"),
      summary: say(
        "Roll a D6 on the six Deployment Types, unless you agree on one.°",
        "Tirer au D6 l’un des six Types de déploiement, ou en convenir.°",
      ),
      both: { step: 4 },
      see: ["t9a.table.deployment-types"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.5",
      names: say("Determine the Secondary Objective", "Objectifs secondaires"),
      summary: say(
        "Roll a D6 on the six Secondary Objectives, unless you agree on one.°",
        "Tirer au D6 l’un des six Objectifs secondaires, ou en convenir.°",
      ),
      both: { step: 5 },
      see: ["t9a.table.secondary-objectives"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.6",
      names: say("Determine the Deployment Zones", "Zones de déploiement"),
      summary: say(
        "Roll off: the winner picks one of the two zones and, in types 2, 4 and 5, what goes with it.°",
        "Au jet de dés, le gagnant prend l’une des deux zones et, pour les types 2, 4 et 5, fait le choix qui va avec.°",
      ),
      both: { step: 6 },
      see: ["t9a.deployment.zone-chooser-picks", "t9a.objective.first-chooser"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.7",
      names: say("Select Spells", "Sélection des sorts"),
      summary: say(
        "Each Wizard takes as many spells as its tier allows from its Path, or the Hereditary Spell of its army.°",
        "Chaque Magicien prend les sorts que permet son rang dans sa Voie, ou le Sort héréditaire de son armée.°",
      ),
      both: { step: 7 },
      see: ["t9a.path.alchemy"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.8",
      names: say("Declare Special Deployment", "Déploiements spéciaux"),
      summary: say(
        "Say which units will arrive later or elsewhere than usual: by Ambush, as Scouts, or by a rule of the Deployment Type.",
        "Annoncer les unités qui arriveront plus tard ou ailleurs : en Embuscade, en Éclaireurs, ou par une règle du Type de déploiement.",
      ),
      both: { step: 8 },
      see: ["t9a.deployment.dawn-assault", "t9a.sequence.pre-game.deployment-phase.5"],
    },
    {
      id: "t9a.sequence.pre-game.pre-game.9",
      names: say("Deployment Phase", "Phase de déploiement"),
      summary: say("Deploy both armies, in eight steps.", "Déployer les deux armées, en huit étapes."),
      both: { step: 9 },
      see: ["t9a.sequence.pre-game.deployment-phase.1"],
    },
  ]),
  ...entriesAt(deployment, [
    {
      id: "t9a.sequence.pre-game.deployment-phase.1",
      names: say("Determine who deploys first", "Qui commence à se déployer"),
      summary: say(
        "The player who chose the zone decides who starts;‡ how this is settled is not printed.",
        "Le joueur qui a choisi la zone décide qui commence\u00a0;‡ la feuille ne dit pas comment on en décide.",
      ),
      both: { step: 1 },
      ruling: "who-deploys-first",
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.2",
      names: say("Take turns deploying units", "Déployez des unités chacun à votre tour"),
      summary: say(
        "In turns, each player puts at least one unit, as many as wished, wholly inside its zone.‡ All Characters still in hand count as a single unit.‡",
        "À tour de rôle, chacun place au moins une unité, autant qu’il veut, entièrement dans sa zone.‡ Les Personnages restants comptent ensemble pour une unité.‡",
      ),
      both: { step: 2 },
      ruling: "units-per-deployment-turn",
      see: ["t9a.deployment.counterthrust", "t9a.deployment.marching-columns"],
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.3",
      names: say("Declare intent to go first or second", "Annonce jouer en premier ou second"),
      summary: say(
        "The first player with no unit left to deploy says whether they mean to play first or second.",
        "Celui qui n’a le premier plus d’unité à déployer dit s’il compte jouer en premier ou en second.",
      ),
      misprints: [misnumbered("2e-late", null, 3)],
      both: { step: 3 },
      see: ["t9a.sequence.pre-game.deployment-phase.8"],
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.4",
      names: say("Deploy remaining units", "Déployez les unités restantes"),
      summary: say(
        "The other player deploys everything left; count those units, they weigh in the roll for the First Turn.°",
        "L’autre joueur déploie tout ce qui lui reste\u00a0; compter ces unités, elles pèsent dans le jet pour jouer en premier.°",
      ),
      misprints: [misnumbered("2e-late", 3, 4)],
      both: { step: 4 },
      late: { printedStep: 3 },
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.5",
      names: say("Deploy Scouting units", "Éclaireurs"),
      summary: say(
        "Scouts go down, the first player to have finished deploying placing first. They stand more than 18″ from enemies, or 12″ if wholly inside a Field, Forest, Ruins or Water, and may not charge in the first Player Turn.°",
        "Placer les Éclaireurs, en commençant par le premier à avoir fini son déploiement. Ils se tiennent à plus de 18″ des ennemis, ou 12″ entièrement dans un Champ, une Forêt, une Ruine ou de l’eau, et ne chargent pas au premier Tour de joueur.°",
      ),
      misprints: [misnumbered("2e-early", null, 5), misnumbered("2e-late", null, 5)],
      both: { step: 5, starts: "finished deployment first", distanceFromEnemies: 18, insideTerrain: 12 },
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.6",
      names: say("Move Vanguarding units", "Avant-garde"),
      summary: say(
        "Vanguard units move, the last player to have finished deploying moving first. They go up to 12″, stay over 12″ from enemies (6″ from Scouts and Vanguard), cannot charge in the first Player Turn and do not score in the first Game Turn.°",
        "Les unités en Avant-garde bougent, en commençant par le dernier à avoir fini son déploiement. Elles vont à 12″ au plus, restent à plus de 12″ des ennemis (6″ des Éclaireurs et Avant-gardes), ne chargent pas au premier Tour de joueur et ne capturent pas au premier Tour de jeu.°",
      ),
      both: {
        step: 6,
        starts: "finished deployment last",
        move: 12,
        distanceFromEnemies: 12,
        fromScoutsAndVanguard: 6,
      },
      early: { printedStep: 5 },
      late: { printedSteps: [4, 5, 6] },
      misprints: [
        {
          edition: "2e-early",
          printed: say(
            "The Scout line has no number, so this is numbered 5.",
            "La ligne des Éclaireurs n’a pas de numéro, celle-ci porte donc le 5.",
          ),
          used: say("Step 6 of 8.", "Étape 6 sur 8."),
          why: say("The later sheet counts eight steps.", "La feuille récente compte huit étapes."),
        },
        {
          edition: "2e-late",
          printed: say("The Vanguard line stands four times.", "La ligne de l’Avant-garde figure quatre fois."),
          used: say("Once, as step 6.", "Une fois, en étape 6."),
          why: say(
            "A repetition in print: the text is the same each time.",
            "Répétition d’impression : le texte est identique.",
          ),
        },
      ],
      ruling: "deployment-steps",
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.7",
      names: say("Other rules and abilities", "Autres règles et capacités"),
      summary: say(
        "Resolve whatever else happens before the first turn.",
        "Résoudre tout ce qui doit encore se passer avant le premier tour.",
      ),
      misprints: [misnumbered("2e-early", 6, 7)],
      both: { step: 7 },
      early: { printedStep: 6 },
      late: { printedStep: 7 },
    },
    {
      id: "t9a.sequence.pre-game.deployment-phase.8",
      names: say("Roll for First Turn", "Jet pour jouer en premier"),
      summary: say(
        "Both roll a D6;° the player who finished deployment first adds the number of units the opponent still had to deploy.‡ The higher total takes the first turn, unless it belongs to the player who asked to go second.° Reroll ties.°",
        "Chacun lance un D6\u00a0;° celui qui a fini son déploiement le premier ajoute le nombre d’unités que l’autre avait encore à placer.‡ Le total le plus haut joue en premier, sauf si c’est celui qui a demandé à jouer en second.° Relancer les égalités.°",
      ),
      misprints: [misnumbered("2e-early", 7, 8)],
      both: { step: 8 },
      early: { printedStep: 7 },
      late: { printedStep: 8 },
      ruling: "first-turn",
    },
  ]),
];
