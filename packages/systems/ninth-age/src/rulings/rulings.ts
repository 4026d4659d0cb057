import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

/** Where the sheet is silent or damaged: what this program plays, what else could be played, and why. */
export const rulings: readonly Ruling[] = [
  {
    id: "first-turn",
    title: both("Roll for First Turn", "Jet pour le premier tour"),
    options: [
      {
        id: "undeployed-units",
        text: both(
          "The player who finished deployment first adds the number of units the other still had.",
          "Le joueur qui a fini son déploiement le premier ajoute le nombre d’unités restant à l’autre.",
        ),
      },
      { id: "plus-one", text: both("That player adds 1.", "Ce joueur ajoute 1.") },
    ],
    default: "undeployed-units",
    source: "public page of the rules",
  },
  {
    id: "first-turn-choice",
    title: both("Choosing the first turn", "Choisir le premier tour"),
    options: [
      {
        id: "opponent-chooses",
        text: both(
          "If the player who finished deployment first wins the roll, the turn is as declared; if the other player wins, that player chooses.",
          "Si le joueur qui a fini son déploiement le premier gagne le jet, il joue comme annoncé ; si l’autre joueur gagne, il choisit.",
        ),
      },
      {
        id: "binds-both",
        text: both(
          "The declaration binds both players, whichever wins the roll.",
          "L’annonce lie le gagnant, quel qu’il soit.",
        ),
      },
    ],
    default: "opponent-chooses",
    source: "ruling of this program; the sheet only names the step",
  },
  {
    id: "who-deploys-first",
    title: both("The player who deploys first", "Le joueur qui se déploie en premier"),
    options: [
      {
        id: "zone-chooser-decides",
        text: both("The player who chose the zone decides.", "Le joueur qui a choisi la zone décide."),
      },
      { id: "other-player", text: both("The other player starts.", "L’autre joueur commence.") },
    ],
    default: "zone-chooser-decides",
    source: "ruling of this program; the sheet only names the step",
  },
  {
    id: "make-way",
    title: both("Make Way", "Faites place"),
    options: [
      {
        id: "champions",
        text: both(
          "Champions out of base contact may swap into it.",
          "Les champions hors de contact peuvent s’y placer.",
        ),
      },
      { id: "characters-only", text: both("Only Characters may.", "Seuls les Personnages le peuvent.") },
    ],
    default: "champions",
    source: "ruling of this program; the sheet only names the step",
  },
  {
    id: "march-to-the-beat",
    title: both("Enemy Musicians and March Tests", "Musiciens ennemis et tests de marche forcée"),
    options: [
      {
        id: "minus-one",
        text: both(
          "An enemy Musician within 8 inches costs 1 Discipline in March Tests.",
          "Un Musicien ennemi à 8 pouces ou moins coûte 1 en Discipline aux tests de marche forcée.",
        ),
      },
      { id: "none", text: both("Musicians have no effect on March Tests.", "Les Musiciens n’y changent rien.") },
    ],
    default: "minus-one",
    source: "ruling of this program; the sheet says nothing about Musicians",
  },
  {
    id: "incomplete-rank",
    title: both("Incomplete last rank", "Dernier rang incomplet"),
    options: [{ id: "centred", text: both("Its models are in the middle.", "Ses figurines sont au centre.") }],
    default: "centred",
    source: "ruling of this program",
  },
  {
    id: "continuing-flight",
    title: both("Units that go on fleeing", "Unités qui continuent de fuir"),
    options: [
      { id: "straight-ahead", text: both("Straight ahead in their facing.", "Tout droit dans leur orientation.") },
    ],
    default: "straight-ahead",
    source: "public page of the rules",
  },
  {
    id: "line-formation",
    title: both("Line Formation", "Formation en ligne"),
    options: [
      {
        id: "eight-wide",
        text: both(
          "Eight or more wide: one more rank supports, no Rank Bonus.",
          "Huit de front ou plus : un rang de soutien de plus, pas de bonus de rang.",
        ),
      },
    ],
    default: "eight-wide",
    source: "public page of the rules",
  },
  {
    id: "hold-the-ground-winner",
    title: both("Winning Hold the Ground", "Gagner Tenez la ligne"),
    options: [
      {
        id: "most-counters",
        text: both("Most counters at the end of the game.", "Le plus de marqueurs en fin de partie."),
      },
    ],
    default: "most-counters",
    source: "sheet 002; sheet 000 prints only how counters are gained",
  },
  {
    id: "inside-a-zone",
    title: both("Inside a Deployment Zone", "Dans une Zone de déploiement"),
    options: [
      {
        id: "wholly",
        text: both(
          "Breakthrough counts units whose whole boundary is in the enemy zone.",
          "Percée compte les unités dont tout le périmètre est dans la zone ennemie.",
        ),
      },
      {
        id: "centre",
        text: both("It counts units whose centre is in it.", "Elle compte celles dont le centre y est."),
      },
    ],
    default: "wholly",
    source: "ruling of this program; the sheet says inside",
  },
  {
    id: "marker-contact",
    title: both("Contact with a marker", "Contact avec un marqueur"),
    options: [
      {
        id: "point",
        text: both(
          "A marker is a point; a unit touches it when its boundary reaches it. A unit carries one at most.",
          "Un marqueur est un point ; une unité le touche si son périmètre l’atteint. Une unité en porte un au plus.",
        ),
      },
    ],
    default: "point",
    source: "ruling of this program; the sheet gives markers no size",
  },
  {
    id: "dropped-marker",
    title: both("A marker whose carrier is lost", "Marqueur dont le porteur est perdu"),
    options: [
      {
        id: "enemy-places",
        text: both(
          "A carrier that is lost, fleeing or no longer Scoring drops it; at the end of the Player Turn the enemy places it in contact with that unit’s last position.",
          "Un porteur perdu, en fuite ou sans Capture le lâche ; à la fin du Tour de joueur l’ennemi le pose au contact de la dernière position de l’unité.",
        ),
      },
    ],
    default: "enemy-places",
    source: "public page of the rules; the moment is a ruling of this program",
  },
  {
    id: "stomp-strength",
    title: both("Stomp Attacks of a model with several parts", "Piétinement d’une figurine à plusieurs éléments"),
    options: [
      {
        id: "strongest-part",
        text: both(
          "The strongest part’s Strength and Armour Penetration.",
          "La Force et la Pénétration de l’élément le plus fort.",
        ),
      },
    ],
    default: "strongest-part",
    source: "ruling of this program",
  },
  {
    id: "concession",
    title: both("Conceding", "Abandonner"),
    options: [
      {
        id: "twenty-nil",
        text: both(
          "20 Battle Points to 0, whatever is left on the board.",
          "20 Points de bataille à 0, quoi qu’il reste sur la table.",
        ),
      },
      {
        id: "units-destroyed",
        text: both(
          "All units of the player who concedes count as destroyed; objective counters stay.",
          "Toutes les unités du joueur qui abandonne comptent comme détruites ; les marqueurs d’objectif restent.",
        ),
      },
    ],
    default: "twenty-nil",
    source: "ruling of this program; the sheet says nothing about it",
  },
  {
    id: "parry-of-beasts",
    title: both("Parry of Beasts", "Parade des Bêtes"),
    options: [
      {
        id: "infantry",
        text: both(
          "Only Infantry with Hand Weapon and Shield has Parry: no printed Beast has a Shield.",
          "Seule l’Infanterie pare avec arme de base et bouclier : aucune Bête imprimée n’a de bouclier.",
        ),
      },
      {
        id: "all-on-foot",
        text: both(
          "All models on foot have it, Beasts too, as for Water Terrain.",
          "Toute figurine à pied, Bêtes comprises, comme pour l’Eau.",
        ),
      },
    ],
    default: "infantry",
    source: "ruling of this program; sheet 000 names models on foot only at Water Terrain, for Infantry and Beasts",
  },
  {
    id: "same-spell-twice",
    title: both("The same spell twice on a unit", "Deux fois le même sort sur une unité"),
    options: [
      {
        id: "add-up",
        text: both(
          "Every instance counts, also Permanent ones of different turns. A limit in the spell’s own row holds: Whispers of the Veil costs Discipline once, Evil Eye counts twice at most, Guiding Light once.",
          "Chaque exemplaire compte, y compris les Permanents de tours différents. Une limite de la ligne du sort s’applique : Murmure du Voile ne coûte qu’une fois la Discipline, Mauvais œil compte deux fois au plus, Lumière directrice une fois.",
        ),
      },
      {
        id: "permanent-once",
        text: both(
          "Every instance of One Turn counts; a Permanent spell cast again replaces the one on the unit.",
          "Chaque exemplaire d’Un tour compte ; un sort Permanent lancé de nouveau remplace celui qui affecte l’unité.",
        ),
      },
      {
        id: "last",
        text: both(
          "The later instance replaces the earlier, unless the spell’s own row lets it count more than once.",
          "Le second exemplaire remplace le premier, sauf si la ligne du sort en admet plusieurs.",
        ),
      },
    ],
    default: "add-up",
    source: "sheet 000, which limits some spells and not the others",
  },
];
