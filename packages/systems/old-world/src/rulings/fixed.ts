import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

const OURS = "ruling of this program";

type Option = Ruling["options"][number];
const way = (id: string, en: string, fr: string): Option => ({ id, text: both(en, fr) });
const reading = (id: string, en: string, fr: string, source: string, played: Option): Ruling => ({
  id,
  title: both(en, fr),
  options: [played],
  default: played.id,
  source,
});

/**
 * Points on which a battle offers no choice: how this program reads the sheets. An alternative stands in `rulings.ts`, where a
 * battle can choose it. They stay out of the set-up, so no battle or save depends on this list.
 */
export const fixedRulings: readonly Ruling[] = [
  reading(
    "manoeuvres-per-move",
    "Manoeuvres in one move",
    "Manœuvres par mouvement",
    "sheet 003",
    way("one-kind", "One kind of manoeuvre a move.", "Un seul genre de manœuvre par mouvement."),
  ),
  reading(
    "charge-from-marching-column",
    "Charging from a Marching Column",
    "Charger depuis une colonne de marche",
    "sheet 003",
    way(
      "barred",
      "A unit in Marching Column cannot declare a charge.",
      "Une unité en colonne de marche ne peut pas déclarer de charge.",
    ),
  ),
  reading(
    "overkill-cap",
    "Limit of Overkill",
    "Plafond du Carnage",
    "sheet 001",
    way("none", "No limit.", "Aucun plafond."),
  ),
  reading(
    "break-test-modifier",
    "How a lost combat changes the Break test",
    "Comment une défaite change le test de moral",
    "both sheets, in different words",
    way("harder", "Add the difference to the dice.", "Ajoutez la différence aux dés."),
  ),
  reading(
    "spell-timing",
    "When spells of the Shooting and Combat phases are cast",
    "Quand lancer les sorts des phases de Tir et de Combat",
    "public page of the rules; the sheets name the phase only",
    way(
      "in-turn",
      "Magic missiles and vortices when their Wizard is chosen in the Shooting phase, in any order with shooting; assailments at the Wizard’s Initiative in its combat.",
      "Projectiles magiques et vortex quand leur sorcier est choisi dans la phase de Tir, dans n’importe quel ordre avec les tirs ; assauts à l’Initiative du sorcier dans son combat.",
    ),
  ),
  reading(
    "casting-bonus",
    "A Wizard’s bonus to casting",
    "Le bonus d’un sorcier au lancement",
    "both sheets",
    way("level", "Its level.", "Son niveau."),
  ),
  reading(
    "casting-double-one",
    "Casting roll of two ones",
    "Double 1 au lancement",
    OURS,
    way(
      "row-decides",
      "Not cast, except where the row of the Miscast table casts it.",
      "Pas lancé, sauf si la ligne du tableau des fiascos le lance.",
    ),
  ),
  reading(
    "dispel-roll",
    "Ties of a dispel roll",
    "Égalité au jet de dissipation",
    "sheet 001",
    way("beat", "The casting result must be beaten.", "Il faut dépasser le résultat du lancement."),
  ),
  reading(
    "dispel-miscast",
    "Dispel roll of two ones",
    "Double 1 à la dissipation",
    `${OURS}: a fated dispel has no Wizard to centre the result on`,
    way("wizardly", "A miscast for a wizardly dispel only.", "Un fiasco pour la seule dissipation par un sorcier."),
  ),
  reading(
    "wizardly-dispel",
    "Which Wizard may dispel",
    "Quel sorcier peut dissiper",
    "sheet 003; public page of the rules",
    way("three", "In range, not engaged, not fleeing.", "À portée, ni engagé ni en fuite."),
  ),
  reading(
    "fated-dispel",
    "When a fated dispel is allowed",
    "Quand la dissipation du destin est permise",
    "sheet 001; sheet 003 is silent",
    way(
      "no-wizard",
      "Once per turn, with no friendly Wizard in dispel range.",
      "Une fois par tour, sans sorcier allié à portée de dissipation.",
    ),
  ),
  reading(
    "mortar-armour-bane",
    "Mortar",
    "Mortier",
    "sheet 001",
    way("with", "It has Armour Bane (1).", "Il a Perce-armure (1)."),
  ),
  reading(
    "artillery-brackets",
    "Figures in brackets of artillery",
    "Valeurs entre parenthèses de l’artillerie",
    "this program; sheet 001 prints them without a text",
    way(
      "centre-hole",
      "Only the model under the centre hole of the template takes the bracketed Strength and AP and the Multiple Wounds; all others take the plain Strength and AP.",
      "Seule la figurine sous le trou central du gabarit subit la Force et la PA entre parenthèses et les blessures multiples ; les autres subissent les valeurs ordinaires.",
    ),
  ),
  reading(
    "form-up-corners",
    "How wide skirmishers form up",
    "Largeur des tirailleurs mis en rangs",
    `${OURS}; a page of the rules says only along the charger’s fighting rank`,
    way(
      "corners",
      "In line with the enemy’s files: as many as touch its front, a corner is enough.",
      "En face des colonnes ennemies, autant qu’il en touche son front, un coin suffit.",
    ),
  ),
  reading(
    "form-up-order",
    "Priorities of forming up",
    "Priorités en se mettant en rangs",
    OURS,
    way(
      "width",
      "The widest first rank, then the most models; other models of the unit make way.",
      "Le premier rang le plus large, puis le plus de figurines ; les autres figurines de l’unité font place.",
    ),
  ),
  reading(
    "spread-out",
    "Skirmishers after the combat",
    "Les tirailleurs après le combat",
    OURS,
    way(
      "where-they-stand",
      "They stay where they are, because they form a group already.",
      "Ils restent où ils sont, car ils forment déjà un groupe.",
    ),
  ),
  reading(
    "charge-through-terrain-way",
    "Which way counts for a charge through terrain",
    "Quel chemin compte pour une charge à travers le terrain",
    OURS,
    way(
      "best-way",
      "The shortest way to the best place over open ground; if it touches terrain, the charge goes through it.",
      "Le plus court chemin vers la meilleure place en terrain dégagé\u00a0; s’il touche un terrain, la charge le traverse.",
    ),
  ),
  reading(
    "charge-places",
    "Equal places for a charge",
    "Places égales pour une charge",
    "public page of the rules",
    way(
      "owner",
      "Fewest other enemies touched, room for the chargers to come, most models in contact; among equal places the owner chooses.",
      "Le moins d’autres ennemis touchés, de la place pour les assaillants suivants, le plus de figurines au contact\u00a0; entre places égales, le propriétaire choisit.",
    ),
  ),
  reading(
    "charge-wheel",
    "How far a charge wheels",
    "De combien tourne une charge",
    OURS,
    way(
      "towards-flush",
      "The wheel of a charge only turns the charger towards lying flush, never past that and back.",
      "La roue d’une charge ne tourne l’assaillant que vers l’alignement, jamais au-delà pour revenir.",
    ),
  ),
  reading(
    "charge-touches-others",
    "A charge that cannot help touching other enemies",
    "Une charge qui touche forcément d’autres ennemis",
    "public page of the rules",
    way(
      "they-fight",
      "They are in the combat too, with no reaction, and the charge gives no Initiative against them.",
      "Ils sont aussi au combat, sans réaction, et la charge ne donne pas d’Initiative contre eux.",
    ),
  ),
  reading(
    "models-in-terrain",
    "Which models stand in terrain",
    "Quelles figurines sont dans un terrain",
    OURS,
    way(
      "any-part",
      "Those of whose bases any part is in it. A unit stands across a low obstacle when any part of it does.",
      "Celles dont une partie du socle s’y trouve. Une unité est à cheval sur un obstacle bas dès qu’une partie d’elle l’est.",
    ),
  ),
  reading(
    "wheel-front",
    "What a wheel may pass over",
    "Ce qu’une roue peut survoler",
    `public page of the rules for units; of ground: ${OURS}`,
    way(
      "rear-corner",
      "Only the front edge keeps clear of units and impassable ground on the way; a rear corner may pass over them.",
      "Seul le bord avant évite les unités et le terrain infranchissable en chemin\u00a0; un coin arrière peut passer par-dessus.",
    ),
  ),
  reading(
    "flight-ground",
    "Ground under a flight",
    "Le terrain sous un vol",
    "public page of the rules",
    way(
      "landing",
      "Only the ground where the unit lands counts: it slows and is tested for as on foot.",
      "Seul compte le terrain où l’unité se pose\u00a0: il la ralentit et se teste comme à pied.",
    ),
  ),
  reading(
    "unit-outline",
    "The outline of a unit in ranks",
    "Le contour d’une unité en rangs",
    OURS,
    way(
      "rectangle",
      "The rectangle of its ranks, with the gaps of an incomplete last rank; it blocks, and distances are measured to it.",
      "Le rectangle de ses rangs, avec les vides d’un dernier rang incomplet\u00a0; il bloque, et les distances s’y mesurent.",
    ),
  ),
  reading(
    "random-movement-whole",
    "How far a unit of Random Movement goes",
    "Jusqu’où va une unité à mouvement aléatoire",
    OURS,
    way(
      "whole-roll",
      "It goes as far as its roll. Beyond the path chosen it goes straight on, until a unit, impassable ground or the table edge stops it. It stops an inch from an enemy that it cannot charge. Ground that slows takes an inch from the roll.",
      "Elle va aussi loin que son jet. Au bout du trajet choisi, elle continue tout droit jusqu’à ce qu’une unité, un terrain infranchissable ou le bord de table l’arrête. Elle s’arrête à un pouce d’un ennemi qu’elle ne peut pas charger. Un terrain qui ralentit retire un pouce au jet.",
    ),
  ),
  reading(
    "stupidity-after-combat",
    "A dazed unit after a combat",
    "Une unité hébétée après un combat",
    OURS,
    way(
      "stays",
      "After a failed Stupidity test a unit makes no move but flight: it neither follows up, pursues nor overruns.",
      "Après un test de Stupidité raté, une unité ne fait aucun mouvement sauf fuir\u00a0: ni suivi, ni poursuite, ni charge irrésistible.",
    ),
  ),
  reading(
    "flee-from-equals",
    "Flight from chargers of equal Unit Strength",
    "Fuite devant des assaillants de même Puissance d’Unité",
    "public page of the rules",
    way("die", "A die decides which of them the unit flees from.", "Un dé décide devant lequel l’unité fuit."),
  ),
  reading(
    "feigned-flight-reached",
    "A unit that has rallied after a Feigned Flight and is reached",
    "Une unité ralliée après une Fuite feinte et rattrapée",
    OURS,
    way(
      "charged",
      "It is met in a normal charge, on the facing that it shows by then.",
      "Elle est chargée normalement, sur le côté qu’elle montre alors.",
    ),
  ),
  reading(
    "several-enemies-on-a-facing",
    "Several enemies on one facing",
    "Plusieurs ennemis sur un même côté",
    OURS,
    way(
      "nearest",
      "Each model of that row strikes the enemy that it touches; of several the one that fewest models face, else the nearest.",
      "Chaque figurine de cette rangée frappe l’ennemi qu’elle touche\u00a0; de plusieurs, celui que le moins de figurines affrontent, sinon le plus proche.",
    ),
  ),
  reading(
    "skirmishers-on-the-table",
    "Skirmishers on a table",
    "Les tirailleurs sur une table",
    OURS,
    way(
      "block",
      "They move, charge and are charged as a block that sees all around; they have no flank, no rear and no Rank Bonus in combat.",
      "Ils bougent, chargent et sont chargés en bloc, qui voit tout autour\u00a0; au combat ils n’ont ni flanc, ni arrière, ni Bonus de Rangs.",
    ),
  ),
  reading(
    "zone-line",
    "The front line of a deployment zone",
    "La ligne avant d’une zone de déploiement",
    `${OURS}: the sheets print no map`,
    way(
      "in-the-zone",
      "It belongs to the zone: a unit may be deployed with its front on the line.",
      "Elle appartient à la zone\u00a0: une unité peut être déployée le front sur la ligne.",
    ),
  ),
  reading(
    "declared-before-deployment",
    "Units that deploy otherwise",
    "Les unités déployées autrement",
    OURS,
    way(
      "zone-chooser-first",
      "Scouts, Ambushers and units that wait on a flank are named before deployment, first by the player who chose the zone.",
      "Les éclaireurs, les embusqués et les unités qui attendent sur un flanc sont annoncés avant le déploiement, d’abord par le joueur qui a choisi la zone.",
    ),
  ),
  reading(
    "reserves-come",
    "When units in reserve come on",
    "Quand entrent les unités en réserve",
    OURS,
    way(
      "owner",
      "From their first turn on, in the turn that their owner chooses.",
      "Dès leur premier tour, au tour que leur propriétaire choisit.",
    ),
  ),
  reading(
    "reinforcements-move",
    "Reinforcements in Remaining Moves",
    "Les renforts lors des autres mouvements",
    OURS,
    way(
      "move",
      "A unit that has come on may still move in that turn, but not march. Where it finds no room it waits for the next turn.",
      "Une unité qui est entrée peut encore bouger ce tour, mais pas marcher. Si elle ne trouve pas de place, elle attend le tour suivant.",
    ),
  ),
  reading(
    "flank-attack-edge",
    "The edge of a Flank Attack",
    "Le bord d’une attaque de flanc",
    OURS,
    way(
      "own-edge",
      "The 18 inches of the own long edge beside the middle 36, on one flank; the owner chooses the turn.",
      "Les 18 pouces du grand bord allié à côté des 36 du milieu, sur un flanc\u00a0; le propriétaire choisit le tour.",
    ),
  ),
  reading(
    "break-point-both",
    "Both armies below their Break Point",
    "Les deux armées sous leur point de rupture",
    OURS,
    way(
      "draw",
      "Both armies are checked as each player turn begins; if both are below, the battle is a draw.",
      "Les deux armées sont vérifiées au début de chaque tour de joueur\u00a0; si toutes deux sont en dessous, la partie est nulle.",
    ),
  ),
  reading(
    "break-point-counts",
    "What counts against the Break Point",
    "Ce qui compte pour le point de rupture",
    OURS,
    way(
      "fighting",
      "Units on the table that do not flee count; fleeing units and units that have not arrived do not.",
      "Les unités sur la table et non en fuite comptent\u00a0; les unités en fuite ou non encore arrivées ne comptent pas.",
    ),
  ),
  reading(
    "mountain-pass-flight",
    "Flight and pursuit to the long edge of a Mountain Pass",
    "Fuite et poursuite jusqu’au grand bord d’un col",
    OURS,
    way(
      "stops",
      "A unit that flees or pursues to the long edge stops there and stays on the table; a unit turned across the edge is moved back onto the table.",
      "Une unité qui fuit ou poursuit jusqu’au grand bord s’y arrête et reste sur la table\u00a0; une unité tournée en travers du bord est ramenée sur la table.",
    ),
  ),
  reading(
    "drilled-before-the-roll",
    "A drilled unit that charges",
    "Une unité entraînée qui charge",
    OURS,
    way(
      "before",
      "It redresses its ranks before its Charge roll, and keeps its new width if the charge fails. A Marching Column that can redress so may declare a charge, and has to redress.",
      "Elle resserre ses rangs avant son jet de charge, et garde sa nouvelle largeur si la charge échoue. Une colonne de marche qui le peut a le droit de déclarer une charge, et doit resserrer ses rangs.",
    ),
  ),
  reading(
    "never-arrived",
    "Units that never came on",
    "Les unités jamais entrées",
    OURS,
    way("lost", "They count as off the table at the end.", "Elles comptent comme hors de la table à la fin."),
  ),
];
