import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "shooting",
  phases: ["shooting"],
  kind: "rule",
  early: "Shooting Phase > Line of Sight and Cover",
  late: "Phase de tir > Ligne de vue et Couvert",
};

const terrain: Place = { ...place, kind: "terrain", see: ["t9a.table.cover"] };

export const coverEntries: readonly Entry[] = [
  ...entriesAt(place, [
    {
      id: "t9a.cover.per-model",
      names: say("Per shooting model", "Individuellement pour chaque tireur"),
      summary: say(
        "Each shooting model checks its own sight, range and Cover; one unit may thus roll with different modifiers.",
        "Chaque tireur vérifie sa vue, sa portée et le Couvert ; une même unité peut donc lancer avec divers modificateurs.",
      ),
      both: { each: ["Line of Sight", "range", "Cover"] },
    },
    {
      id: "t9a.line-of-sight.definition",
      phases: ["charge", "magic", "shooting"],
      names: say("Line of Sight", "Ligne de vue"),
      summary: say(
        "From its Front Facing a model sees a unit if a straight line inside its unit’s Front Arc reaches one of the models, or any bit of the Unit Boundary, unhindered.",
        "Depuis son front, une figurine voit une unité si une ligne droite, dans l’arc avant de sa propre unité, atteint sans obstacle une figurine ou un bout du Rectangle limite.",
      ),
      lateSummary: say(
        "A straight line from the model’s front to a point, a model or a Unit Boundary, unhindered; the Front Arc is not mentioned.",
        "Une ligne droite sans obstacle du front de la figurine à un point, une figurine ou un Rectangle limite ; l’arc avant n’est pas cité.",
      ),
      see: ["t9a.cover.height-combinations", "t9a.table.cover"],
    },
    {
      id: "t9a.cover.procedure",
      names: say("Cover", "Couvert"),
      summary: say(
        "Take a point on the shooter’s front and look at the side of the target whose arc the shooter is in. If half of that side or more is hidden, the target is in Cover.",
        "Prendre un point du front du tireur et regarder le côté de la cible dans l’arc duquel il se tient. Si la moitié de ce côté ou plus est cachée, la cible est à Couvert.",
      ),
      lateSummary: say(
        "Take a point on the shooter’s front and look at the side of the target whose arc the shooter is in. If more than half of that side is hidden, the target is in Cover; exactly half is not enough.",
        "Prendre un point du front du tireur et regarder le côté de la cible dans l’arc duquel il se tient. Si plus de la moitié de ce côté est cachée, la cible est à Couvert ; la moitié juste ne suffit pas.",
      ),
      ruling: "cover",
      see: ["t9a.cover.ignored", "t9a.to-hit-modifier.soft-cover", "t9a.to-hit-modifier.hard-cover"],
    },
    {
      id: "t9a.cover.ignored",
      names: say("Ignored for Cover", "Ignoré pour le Couvert"),
      summary: say(
        "Neither the shooter’s own unit nor the terrain the shooter stands in gives Cover against it.",
        "Ni l’unité du tireur ni le Décor où il se tient ne donnent de Couvert contre lui.",
      ),
      both: { ownUnit: true, terrainInside: true },
      early: { targetUnit: false },
      late: { targetUnit: true },
      lateSummary: say(
        "Neither the shooter’s own unit nor the terrain the shooter stands in gives Cover against it, nor do the target’s own models.",
        "Ni l’unité du tireur, ni le Décor où il se tient, ni les figurines de la cible ne donnent de Couvert contre lui.",
      ),
      ruling: "cover",
      see: ["t9a.cover.procedure"],
    },
    {
      id: "t9a.cover.height-combinations",
      names: say("Cover by Height combinations", "Couvert selon les Tailles"),
      summary: say(
        "A model between shooter and target gives Hard Cover, or no sight at all where it hides the target wholly, if it is at least as tall as both.‡ A lower one gives Soft Cover at most.‡ Skirmishers hide nobody;° Tall models see and are seen over their own Height.°",
        "Une figurine entre tireur et cible donne un Couvert lourd, ou cache tout à fait la cible si elle la masque entière, quand sa Taille vaut au moins les deux autres.‡ Plus petite, elle donne au plus un Couvert léger.‡ Les Tirailleurs ne cachent rien\u00a0;° Une tête au-dessus permet de voir et d’être vu par-dessus sa propre Taille.°",
      ),
      both: { otherCombinations: "Hard Cover, or no Line of Sight if completely obscured" },
      late: { captions: [["Soft Cover", -1], ["No Cover"]] },
      misprints: [
        {
          printed: say(
            "Figures showing which Heights give Soft Cover or none are missing.",
            "Les figures montrant quelles Tailles donnent un Couvert léger ou aucun manquent.",
          ),
          used: say(
            "Hard or no sight from models as tall as both ends, otherwise Soft.",
            "Lourd ou caché par une figurine aussi haute que les deux, léger sinon.",
          ),
          why: say(
            "A ruling of this project, from the rule Tall and the words beside the figures.",
            "Décision de ce projet, tirée de la règle Une tête au-dessus et du texte voisin.",
          ),
        },
      ],
      ruling: "cover-heights",
      see: ["t9a.model-type.cavalry"],
    },
    {
      id: "t9a.table.cover",
      kind: "table",
      names: say("Line of Sight and Cover by terrain", "Ligne de vue et Couvert par décor"),
      summary: say(
        "Fields Soft inside; Forests Soft inside or behind; Hills block sight, Soft if partly on them, Hard behind; Impassable Terrain blocks sight, Hard; Ruins Hard inside; Walls Hard for defenders. Fields, Ruins and Walls do not cover Towering Presence. Water covers nobody.",
        "Champ : léger dedans ; Forêt : léger dedans ou derrière ; Colline : bloque la vue, léger si en partie dessus, lourd derrière ; Infranchissable : bloque la vue, lourd ; Ruine : lourd dedans ; Mur : lourd pour ses défenseurs. Champ, Ruine et Mur ne couvrent pas une Présence imposante. L’eau ne couvre personne.",
      ),
      both: {
        terrains: 6,
        columns: ["Line of Sight", "Cover"],
        rows: [
          ["Fields", "Covering (inside)", "Soft, not for Towering Presence"],
          ["Forests", "Covering (inside or behind)", "Soft"],
          ["Hills", "Opaque Terrain, Covering (behind)", "Soft if partially on, Hard if entirely off"],
          ["Impassable Terrain", "Opaque Terrain", "Hard"],
          ["Ruins", "Covering (inside)", "Hard, not for Towering Presence"],
          ["Walls", "Covering (behind and Defending)", "Hard, not for Towering Presence"],
        ],
      },
      see: [
        "t9a.terrain.field.cover",
        "t9a.terrain.forest.cover",
        "t9a.terrain.hill.cover",
        "t9a.terrain.impassable.cover",
        "t9a.terrain.ruins.cover",
        "t9a.terrain.wall.cover",
        "t9a.table.terrain-rules",
      ],
    },
  ]),
  ...entriesAt(terrain, [
    {
      id: "t9a.terrain.field.cover",
      names: say("Fields", "Champ"),
      summary: say(
        "Soft Cover for targets inside, unless they have Towering Presence.",
        "Couvert léger pour qui est dedans, sauf Présence imposante.",
      ),
      both: { lineOfSight: ["Covering (inside)"], cover: "Soft", notFor: "Towering Presence" },
    },
    {
      id: "t9a.terrain.forest.cover",
      names: say("Forests", "Forêt"),
      summary: say("Soft Cover for targets inside or behind.", "Couvert léger pour qui est dedans ou derrière."),
      both: { lineOfSight: ["Covering (inside or behind)"], cover: "Soft" },
      see: ["t9a.terrain.forest.dangerous"],
    },
    {
      id: "t9a.terrain.hill.cover",
      names: say("Hills", "Colline"),
      summary: say(
        "Nobody sees through a Hill. A target partly on it has Soft Cover; one wholly off it and behind has Hard Cover. Models on top see over others that are not.‡",
        "On ne voit pas à travers. Une cible en partie dessus a un Couvert léger\u00a0; tout à fait hors d’elle et derrière, un Couvert lourd. Qui est dessus voit par-dessus ceux qui n’y sont pas.‡",
      ),
      both: { lineOfSight: ["Opaque Terrain", "Covering (behind)"], partiallyOn: "Soft" },
      early: { entirelyOff: "Hard" },
      late: { entirelyBehind: "Hard" },
      ruling: "elevated",
      see: ["t9a.terrain.hill.charge-reroll"],
    },
    {
      id: "t9a.terrain.impassable.cover",
      names: say("Impassable Terrain", "Terrain infranchissable"),
      summary: say(
        "Blocks sight; what it hides in part has Hard Cover.",
        "Bloque la vue ; ce qu’il cache en partie a un Couvert lourd.",
      ),
      both: { lineOfSight: ["Opaque Terrain"], cover: "Hard" },
      see: ["t9a.terrain.impassable.no-entry"],
    },
    {
      id: "t9a.terrain.ruins.cover",
      names: say("Ruins", "Ruine"),
      summary: say(
        "Hard Cover for targets inside, unless they have Towering Presence.",
        "Couvert lourd pour qui est dedans, sauf Présence imposante.",
      ),
      both: { lineOfSight: ["Covering (inside)"], cover: "Hard", notFor: "Towering Presence" },
      see: ["t9a.terrain.ruins.dangerous"],
    },
    {
      id: "t9a.terrain.wall.cover",
      names: say("Walls", "Mur"),
      summary: say(
        "Hard Cover for a unit behind the Wall that is Defending it, unless it has Towering Presence.",
        "Couvert lourd pour l’unité derrière le Mur et qui le défend, sauf Présence imposante.",
      ),
      both: { lineOfSight: ["Covering (behind and Defending)"], cover: "Hard", notFor: "Towering Presence" },
      see: ["t9a.terrain.wall.distracting"],
    },
  ]),
];
