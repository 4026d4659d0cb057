import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the sheets where units charge, flee and pursue. */
export const chargeRulings: readonly Ruling[] = [
  fixedRuling(
    "success-of-a-charge",
    "When a charge arrives",
    "Quand une charge arrive",
    PAGE,
    way(
      "distance",
      "The Charge Range is compared with the shortest distance between the two units when the dice fall; the way is as long as it needs, straight ahead with one wheel of up to 90 degrees. A charge may be declared when some roll reaches and there is room for contact.",
      "La portée de charge est comparée à la plus courte distance entre les deux unités quand les dés tombent ; le chemin est aussi long qu’il le faut, tout droit avec une seule roue de 90 degrés au plus. Une charge se déclare si un jet possible suffit et s’il y a la place du contact.",
    ),
  ),
  fixedRuling(
    "ordered-charge",
    "How far a champion's charge is sure to go",
    "Jusqu’où la charge d’un champion est sûre",
    `${PAGE} for the dice; which Advance Rate is a ruling of this program`,
    way(
      "four-more-than-the-slowest",
      "The dice count as 4 at least, beyond the Advance Rate of the unit’s slowest model; only when it is decided whether the charge arrives.",
      "Les dés comptent pour 4 au moins, au-delà du Mouvement simple de la figurine la plus lente de l’unité ; seulement quand on décide si la charge arrive.",
    ),
  ),
  fixedRuling(
    "aligning-after-a-charge",
    "Aligning after a charge",
    "Alignement après une charge",
    PAGE,
    way(
      "rotate",
      "The charger turns about the point of contact, only towards alignment, free of cost.",
      "Le chargeur tourne autour du point de contact, seulement vers l’alignement, sans frais.",
    ),
  ),
  fixedRuling(
    "several-chargers",
    "Several chargers of one target",
    "Plusieurs chargeurs d’une même cible",
    `${PAGE}; the sheet points to rules for Multiple Charges`,
    way(
      "roll-then-move",
      "All chargers roll first; those that reach the target move in the order their owner chooses, then those that failed. Each is placed where most of the chargers still to come find room and most models touch; you may choose an order in which fewer arrive. Models at a corner count for both facings. A charger has failed if its turn comes and there is no room, or no target any more.",
      "Tous les chargeurs lancent d’abord ; ceux qui arrivent bougent dans l’ordre voulu par leur propriétaire, puis ceux qui ont échoué. Chacun se place là où le plus de chargeurs suivants trouvent de la place et où le plus de figurines se touchent ; vous pouvez choisir un ordre où moins d’unités arrivent. Les figurines d’un coin comptent pour les deux côtés. Un chargeur échoue s’il n’y a plus de place, ou plus de cible, quand vient son tour.",
    ),
  ),
  fixedRuling(
    "who-turns",
    "When the charged unit is turned",
    "Quand l’unité chargée est tournée",
    `${OURS}; the sheet ranks more chargers above no turn`,
    way(
      "only-to-be-reached",
      "Only when the charger could not align with it otherwise, and as little as possible. It is never turned to make room for another charger, because it is already Engaged in Combat by then.",
      "Seulement si le chargeur qui bouge ne pouvait s’aligner autrement, et le moins possible. Elle n’est jamais tournée pour faire place à un autre chargeur, car elle est alors déjà engagée au combat.",
    ),
  ),
  fixedRuling(
    "failed-charge",
    "Failed Charge Move",
    "Mouvement de charge ratée",
    `${PAGE} for the highest die; otherwise ${OURS}`,
    way(
      "paid-wheel",
      "The unit wheels until the middle of its front looks straight at the middle of its target, the wheel paid from the highest die, then goes straight on; it stops half a millimetre from others and at the Board Edge.",
      "L’unité fait une roue jusqu’à ce que le milieu de son front regarde le milieu de la cible, roue comptée dans le plus haut dé, puis avance droit ; elle s’arrête à un demi-millimètre des autres et au bord de la table.",
    ),
  ),
  fixedRuling(
    "fled-target",
    "Charging a target that has fled",
    "Charger une cible qui a fui",
    OURS,
    way(
      "where-it-is",
      "It is caught on the facing in whose arc the charger is now; the charger ends where it would have made contact. It fights any other enemy that it touches there, or runs it down if that enemy is fleeing.",
      "Elle est rattrapée du côté dans l’arc duquel se trouve maintenant le chargeur ; celui-ci finit là où il aurait fait contact. Il combat tout autre ennemi qu’il y touche, ou le rattrape si cet ennemi fuit.",
    ),
  ),
  fixedRuling(
    "half-a-millimetre",
    "How near to others a unit may end",
    "À quelle distance des autres une unité peut finir",
    `${OURS}; the rules say that a unit touches only the enemies that it fights`,
    way(
      "from-everybody",
      "Charges, Failed Charges, Pursuits and Overruns end in contact with the enemies they fight and at least half a millimetre from all other units and Impassable Terrain; they stop short if they must. Only pursuers may end in contact with friendly units of the same combat.",
      "Charges, charges ratées, poursuites et charges irrésistibles finissent au contact des ennemis qu’elles combattent et à un demi-millimètre au moins de toute autre unité et du terrain infranchissable ; au besoin, elles s’arrêtent avant. Seuls les poursuivants peuvent finir au contact d’unités alliées du même combat.",
    ),
  ),
  fixedRuling(
    "flight-from-combat",
    "Which way a Broken unit flees",
    "Où fuit une unité démoralisée",
    PAGE,
    way(
      "from-the-facing-fought",
      "Straight away from the facing of the enemy that it fought, its rear parallel to it; against several enemies, their owner names one before the Flee Distances are rolled.",
      "Droit à l’opposé du côté ennemi qu’elle combattait, le dos parallèle à celui-ci ; face à plusieurs ennemis, leur propriétaire en désigne un avant les jets de fuite.",
    ),
  ),
  fixedRuling(
    "pursuit-into-fresh-enemy",
    "Pursuit into a fresh enemy",
    "Poursuite contre un ennemi frais",
    `${PAGE} for the facing and the order; otherwise ${OURS}`,
    way(
      "straight-then-wheel",
      "The pursuer charges the facing in whose arc it started: straight ahead if that leads there, otherwise with a wheel.",
      "Le poursuivant charge le côté dans l’arc duquel il se trouvait : tout droit si cela y mène, sinon avec une roue.",
    ),
  ),
  fixedRuling(
    "combat-after-pursuit",
    "Combat after a Pursuit or Overrun",
    "Combat après une poursuite ou une charge irrésistible",
    `${OURS}; the sheet lets each combat be fought once`,
    way(
      "once-more-only-if-to-come",
      "A unit that runs into an enemy fights no more in this phase, unless that enemy’s own combat is still to come: then it joins it, Charging, and all of them strike.",
      "Une unité qui rencontre un ennemi ne combat plus à cette phase, sauf si le combat de cet ennemi est encore à livrer : elle le rejoint alors, en charge, et tous frappent.",
    ),
  ),
  fixedRuling(
    "pursuit-off-board",
    "Back from off the table",
    "Retour sur la table",
    `${OURS}; the sheet is silent`,
    way(
      "where-it-left",
      "Where the middle of its front crossed the edge, its rear on the edge, in its owner’s next Movement Phase before any rallying, an inch from others at least, slid along the edge as little as need be; it has moved, and does not Score in that Player Turn.",
      "Là où le milieu de son front a franchi le bord, le dos au bord, à la prochaine phase de mouvement de son propriétaire avant tout ralliement, à un pouce des autres au moins, glissée le long du bord aussi peu qu’il faut ; elle a bougé, et ne capture pas à ce tour de joueur.",
    ),
  ),
  fixedRuling(
    "round-target",
    "Where a charger touches a round base",
    "Où une unité en charge touche un socle rond",
    `${PAGE}; which models then touch it is ${OURS}`,
    way(
      "between-two-files",
      "Anywhere at its rim, and it does not align. The models over the point of contact touch it, two where that lies between two files; so a unit that can goes there, each time by the shortest way.",
      "N’importe où sur son bord, sans s’aligner. Les figurines au droit du point de contact le touchent, deux s’il est entre deux files ; une unité qui le peut va donc là, chaque fois par le plus court chemin.",
    ),
  ),
  fixedRuling(
    "round-arcs",
    "Arcs and facings of a round base",
    "Arcs et côtés d’un socle rond",
    OURS,
    way(
      "quarters",
      "Four equal quarters about its centre, according to its facing. Its line of sight starts from the front quarter of its rim; seen from an arc, its edge is the line between the ends of that quarter. It turns on the spot and never wheels.",
      "Quatre quarts égaux autour de son centre, selon son orientation. Ses lignes de vue partent du quart avant de son bord ; vu depuis un arc, son bord est la ligne entre les bouts de ce quart. L’unité pivote sur place et ne fait jamais de roue.",
    ),
  ),
  fixedRuling(
    "round-machines",
    "Models on a round base",
    "Figurines sur socle rond",
    OURS,
    way(
      "anybody",
      "Every model whose profile gives a round base. It charges, pursues, overruns and moves at random like others, as its other rules allow.",
      "Toute figurine dont le profil donne un socle rond. Elle charge, poursuit, fait des Charges irrésistibles et bouge au hasard comme les autres, selon ses autres règles.",
    ),
  ),
  fixedRuling(
    "round-alone",
    "Several round bases in one unit",
    "Plusieurs socles ronds dans une unité",
    `${OURS}; no profile known here has them, and no source says how their files would touch`,
    way(
      "alone",
      "None: files and ranks are of rectangular bases, and a model on a round base is alone in its unit.",
      "Aucun : files et rangs se composent de socles rectangulaires, et une figurine à socle rond est seule dans son unité.",
    ),
  ),
  fixedRuling(
    "round-charges",
    "How a round base charges",
    "Comment charge un socle rond",
    `${OURS}; the sheet is silent`,
    way(
      "pivot-then-straight",
      "It turns about its centre by no more than a wheel may, free of cost, then goes straight ahead until its rim touches. The front quarter of its rim touches the charged facing or a corner of it, or a round base at any point; neither unit aligns or turns. It touches the model at that point, or two models if the point is between them; the program proposes the nearest of the places that the priorities leave. A Failed Charge, Pursuit or random move that meets a fresh enemy turns and goes like this.",
      "Il pivote autour de son centre, au plus autant qu’une roue le permet, sans frais, puis avance droit jusqu’à ce que son bord touche. Le quart avant de son bord touche le côté chargé ou un de ses coins, ou un socle rond en tout point ; aucune des deux unités ne s’aligne ni ne tourne. Il touche la figurine en ce point, ou deux figurines si le point est entre elles ; le programme propose la plus proche des places que laissent les priorités. Une charge ratée, une poursuite ou un mouvement aléatoire qui rencontre un ennemi frais pivote et va de même.",
    ),
  ),
  fixedRuling(
    "round-fought",
    "In combat with a round base",
    "Au combat avec un socle rond",
    `${OURS}; a page says for War Machines that no unit Combat Reforms against them`,
    way(
      "no-reform",
      "No Combat Reform in contact with a round base, on either side: it has no edge to align with. A unit that Breaks from a round base, unless that is a War Machine, flees straight away from its centre, over the unit’s own point nearest to it.",
      "Pas de Reformation de combat au contact d’un socle rond, d’un côté ou de l’autre : il n’y a pas de bord où s’aligner. Une unité démoralisée par un socle rond qui n’est pas une Machine de guerre fuit droit à l’opposé de son centre, par son propre point qui en est le plus proche.",
    ),
  ),
  fixedRuling(
    "random-movement-first-turns",
    "The turn of a unit with Random Movement, and the units it meets",
    "Le pivot d’une unité à Mouvement aléatoire, et les unités qu’elle rencontre",
    `${OURS}; the rules call it a move like a pursuit`,
    way(
      "before-the-dice",
      "Before you roll its dice, about its centre, wherever it has room. Then it moves as a pursuer does: it charges an enemy that it meets, without a reaction, on the facing before which it started; it runs down a fleeing enemy, and it leaves the table over the Board Edge. It must move, and may shoot as a unit that has moved.",
      "Avant le jet, autour de son centre, partout où elle a la place. Puis elle va comme une unité qui poursuit : elle charge, sans réaction, l’ennemi qu’elle rencontre du côté devant lequel elle se trouvait, elle rattrape une unité en fuite, et elle quitte la table au-delà du bord. Elle doit bouger, et peut tirer comme une unité qui a bougé.",
    ),
  ),
];
