import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const moves = ["charge", "movement", "magic", "melee"];

const dangerous: Place = {
  chapter: "terrain",
  phases: moves,
  kind: "terrain",
  early: "Terrain > Dangerous Terrain Tests",
  late: "Terrain > Tests de terrain dangereux",
  see: ["t9a.table.dangerous-terrain"],
};

const dice: Place = {
  ...dangerous,
  kind: "row",
  see: ["t9a.table.dangerous-terrain-dice"],
};

const rules: Place = {
  chapter: "terrain",
  phases: moves,
  kind: "terrain",
  early: "Terrain > Other Terrain Rules",
  late: "Terrain > Règles de Décors particulières",
  see: ["t9a.table.terrain-rules"],
};

export const terrainEntries: readonly Entry[] = [
  ...entriesAt(dangerous, [
    {
      id: "t9a.terrain.dangerous-terrain-test.when",
      kind: "rule",
      names: say("Dangerous Terrain (DT) Test", "Test de terrain dangereux (TD)"),
      summary: say(
        "A model that touches the feature during a March, Charge, Failed Charge, Flee, Pursuit or Overrun Move tests; once per feature and move.‡ Advance Moves are safe.",
        "Chaque figurine qui touche le Décor pendant une Marche forcée, une charge réussie ou ratée, une fuite, une poursuite ou une Charge irrésistible teste\u00a0; une fois par Décor et par déplacement.‡ Le Mouvement simple est sans danger.",
      ),
      see: ["t9a.terrain.dangerous-terrain-test.effect", "t9a.table.dangerous-terrain-dice"],
      ruling: "dangerous-terrain",
    },
    {
      id: "t9a.terrain.dangerous-terrain-test.effect",
      kind: "rule",
      names: say("Dangerous Terrain (DT) Test - failed roll", "Test de terrain dangereux - jet raté"),
      summary: say(
        "In DT (X) every die showing X or less fails;‡ each failure is 1 hit that wounds without a roll, with AP 10.",
        "En TD (X), tout dé qui donne X ou moins est raté\u00a0;‡ chaque échec vaut 1 touche qui blesse sans jet, avec PA 10.",
      ),
      misprints: [
        {
          printed: say("The meaning of X is not given.", "Le sens de X n’est pas donné."),
          used: say("A die of X or less fails.", "Un dé de X ou moins est raté."),
          why: say("A public page of the rules.", "Une page publique des règles."),
        },
      ],
      ruling: "dangerous-terrain",
    },
    {
      id: "t9a.table.dangerous-terrain",
      kind: "table",
      names: say("Dangerous Terrain by terrain and type", "Terrain dangereux par décor et type"),
      summary: say(
        "Forest: Cavalry, Construct and flyers DT (1). Ruins, except Skirmishers: Infantry and Beast DT (1), Cavalry and Construct DT (2). Water: Standard Infantry and Beasts on foot DT (1). Wall: Construct DT (2). Fields and Hills are safe.",
        "Forêt : Cavalerie, Assemblage et vol TD (1). Ruine, sauf Tirailleurs : Infanterie et Bête TD (1), Cavalerie et Assemblage TD (2). Eau : Infanterie et Bêtes Standard à pied TD (1). Mur : Assemblage TD (2). Champs et Collines sont sûrs.",
      ),
      misprints: [
        {
          edition: "2e-late",
          printed: say(
            "Water carries the same asterisk as Ruins.",
            "Le Terrain aquatique porte le même astérisque que la Ruine.",
          ),
          used: say("Each keeps its own note.", "Chacun garde sa propre note."),
          why: say("The earlier sheet has two marks.", "La feuille ancienne a deux signes."),
        },
      ],
      see: [
        "t9a.terrain.forest.dangerous",
        "t9a.terrain.ruins.dangerous",
        "t9a.terrain.water.dangerous",
        "t9a.terrain.wall.dangerous",
        "t9a.terrain.dangerous-terrain-test.when",
      ],
    },
    {
      id: "t9a.terrain.forest.dangerous",
      names: say("Forests", "Forêt"),
      summary: say(
        "DT (1) for Cavalry, Construct and everything in Flying Movement.",
        "TD (1) pour la Cavalerie, l’Assemblage et tout Mouvement de vol.",
      ),
      see: ["t9a.terrain.forest.no-steadfast", "t9a.terrain.forest.cover"],
    },
    {
      id: "t9a.terrain.ruins.dangerous",
      names: say("Ruins", "Ruine"),
      summary: say(
        "DT (1) for Infantry and Beast, DT (2) for Cavalry and Construct; Skirmishers are exempt.",
        "TD (1) pour l’Infanterie et les Bêtes, TD (2) pour la Cavalerie et l’Assemblage ; rien pour les Tirailleurs.",
      ),
      see: ["t9a.terrain.ruins.cover"],
    },
    {
      id: "t9a.terrain.water.dangerous",
      names: say("Water Terrain", "Terrain aquatique"),
      summary: say(
        "DT (1) for Infantry and Beast, and only for models of Standard Height going on foot.",
        "TD (1) pour l’Infanterie et les Bêtes, et seulement pour les figurines à pied de Taille Standard.",
      ),
      see: ["t9a.terrain.water.no-steadfast", "t9a.terrain.water.lose-flaming"],
    },
    {
      id: "t9a.terrain.wall.dangerous",
      names: say("Walls", "Mur"),
      summary: say("DT (2) for Construct, nothing for the rest.", "TD (2) pour l’Assemblage, rien pour les autres."),
      see: ["t9a.terrain.wall.distracting", "t9a.terrain.wall.cover"],
    },
  ]),
  ...entriesAt(dice, [
    {
      id: "t9a.table.dangerous-terrain-dice",
      kind: "table",
      names: say("Number of D6 rolled", "Nombre de dés lancés"),
      summary: say(
        "A testing model rolls 1 D6 if Standard, 2 if Large, 3 if Gigantic, and one more if it is a Chariot.",
        "Une figurine qui teste lance 1 D6 si Standard, 2 si Grande, 3 si Gigantesque, et un de plus pour un Char.",
      ),
      see: ["t9a.terrain.dangerous-terrain-test.when"],
    },
    {
      id: "t9a.terrain.dangerous-terrain-test.dice.standard",
      names: say("Standard", "Standard"),
      summary: say("1 D6 to test.", "1 D6 pour le test."),
    },
    {
      id: "t9a.terrain.dangerous-terrain-test.dice.large",
      names: say("Large", "Grande"),
      summary: say("2 D6 to test.", "2 D6 pour le test."),
    },
    {
      id: "t9a.terrain.dangerous-terrain-test.dice.gigantic",
      names: say("Gigantic", "Gigantesque"),
      summary: say("3 D6 to test.", "3 D6 pour le test."),
    },
    {
      id: "t9a.terrain.dangerous-terrain-test.dice.chariot",
      names: say("Chariot", "Char"),
      summary: say("One D6 on top of those for its Height.", "Un D6 en plus de ceux de sa Taille."),
      see: ["t9a.model-type.construct"],
    },
  ]),
  ...entriesAt(rules, [
    {
      id: "t9a.table.terrain-rules",
      kind: "table",
      names: say("Other Terrain Rules", "Règles de Décors particulières"),
      summary: say(
        "What each of the seven terrains does besides Cover: Forests and Water stop Steadfast, Hills help charges, Walls help against them, Impassable Terrain bars the way; Fields and Ruins add nothing.",
        "L’effet des sept Décors hors Couvert : Forêts et eau empêchent d’être Indomptable, la Colline aide à charger, le Mur gêne la charge, le Terrain infranchissable barre la route ; Champs et Ruines n’ajoutent rien.",
      ),
      see: [
        "t9a.terrain.field.rules",
        "t9a.terrain.forest.no-steadfast",
        "t9a.terrain.hill.charge-reroll",
        "t9a.terrain.impassable.no-entry",
        "t9a.terrain.ruins.rules",
        "t9a.terrain.wall.distracting",
        "t9a.terrain.water.no-steadfast",
        "t9a.table.cover",
      ],
    },
    {
      id: "t9a.terrain.field.rules",
      names: say("Fields", "Champ"),
      summary: say("Only Cover, nothing else.", "Seulement un Couvert, rien d’autre."),
      see: ["t9a.terrain.field.cover"],
    },
    {
      id: "t9a.terrain.forest.no-steadfast",
      names: say("Forests", "Forêt"),
      phases: ["melee"],
      summary: say(
        "Units in a Forest are never Steadfast; a lost combat lowers their Break Test in full.°",
        "Dans une Forêt, nul n’est Indomptable\u00a0; un combat perdu pèse en plein sur le Test de moral.°",
      ),
      see: ["t9a.terrain.forest.light-troops-stubborn", "t9a.sequence.melee.round-of-combat.7"],
    },
    {
      id: "t9a.terrain.forest.light-troops-stubborn",
      names: say("Forests", "Forêt"),
      phases: ["melee"],
      summary: say(
        "Light Troops Infantry in a Forest is Stubborn, unless it has Towering Presence or Fly. Who is Stubborn ignores the lost score in Break Tests.°",
        "L’Infanterie avec Troupe légère y est Tenace, sauf avec Présence imposante ou Vol. Qui est Tenace ignore la différence au Test de moral.°",
      ),
      see: ["t9a.terrain.forest.no-steadfast"],
    },
    {
      id: "t9a.terrain.hill.charge-reroll",
      names: say("Hills", "Colline"),
      phases: ["charge"],
      summary: say(
        "A unit charging down from a Hill rerolls a failed Charge Range roll. More than half of it must be on the Hill and more than half of the target off it.‡",
        "Une unité qui charge depuis une Colline relance une Portée de charge ratée. Plus de la moitié d’elle doit être sur la Colline et plus de la moitié de la cible en dehors.‡",
      ),
      see: ["t9a.table.charge-range.charge-reroll", "t9a.terrain.hill.cover"],
      ruling: "elevated",
    },
    {
      id: "t9a.terrain.impassable.no-entry",
      names: say("Impassable Terrain", "Terrain infranchissable"),
      summary: say("No model enters it or crosses it.", "Nulle figurine n’y entre ni ne le franchit."),
      see: ["t9a.terrain.impassable.cover"],
    },
    {
      id: "t9a.terrain.ruins.rules",
      names: say("Ruins", "Ruines"),
      summary: say("Dangerous Terrain and Cover only.", "Seulement terrain dangereux et Couvert."),
      see: ["t9a.terrain.ruins.dangerous", "t9a.terrain.ruins.cover"],
    },
    {
      id: "t9a.terrain.wall.distracting",
      names: say("Walls", "Mur"),
      phases: ["melee"],
      summary: say(
        "A unit whose Front Facing touches the Wall is Distracting against Charging enemies; their close combat attacks suffer -1 to hit.°",
        "Une unité dont le front touche le Mur est Perturbante contre les ennemis en charge\u00a0; -1 pour toucher à leurs attaques de corps à corps.°",
      ),
      see: ["t9a.terrain.wall.cover"],
    },
    {
      id: "t9a.terrain.water.no-steadfast",
      names: say("Water Terrain", "Terrain aquatique"),
      phases: ["melee"],
      summary: say("Units in Water are never Steadfast.", "Dans l’eau, nulle unité n’est Indomptable."),
      see: ["t9a.terrain.water.lose-flaming", "t9a.sequence.melee.round-of-combat.7"],
    },
    {
      id: "t9a.terrain.water.lose-flaming",
      names: say("Water Terrain", "Terrain aquatique"),
      phases: ["melee"],
      summary: say(
        "Melee Attacks by models standing in Water, or at such models, are not Flaming.",
        "Les Attaques de mêlée portées depuis l’eau, ou contre qui s’y trouve, ne sont plus enflammées.",
      ),
    },
  ]),
];
