import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the sheets where shots and artillery are concerned. */
export const shootingRulings: readonly Ruling[] = [
  fixedRuling(
    "ranks-that-shoot",
    "The ranks that shoot in the later edition",
    "Les rangs qui tirent dans l’édition ultérieure",
    `${OURS}; sheet 000 says it, sheet 002 says nothing`,
    way(
      "two",
      "The first and the second, as in the earlier one.",
      "Le premier et le second, comme dans la précédente.",
    ),
  ),
  fixedRuling(
    "sight-without-arc",
    "Line of Sight in the later edition",
    "Ligne de vue dans l’édition ultérieure",
    `${OURS}; sheet 002 draws a straight line from the front of the model and names no arc`,
    way(
      "all-before-the-front",
      "You may shoot at anything that lies before the line of the unit’s front, also outside its Front Arc. Round bases shoot into their front quarter; a Charge Reaction, a charge, and Direct and Missile spells keep to the Front Arc.",
      "Vous pouvez tirer sur tout ce qui se trouve devant la ligne de front de l’unité, même hors de son Arc frontal. Les socles ronds tirent dans leur quart avant ; une Réaction à la charge, une charge et les sorts Directs ou Projectiles s’en tiennent à l’Arc frontal.",
    ),
  ),
  fixedRuling(
    "cover-point",
    "The point of its front from which a model looks",
    "Le point de son front d’où regarde une figurine",
    `${OURS}; the sheet lets the shooter choose a point`,
    way(
      "best-of-three",
      "The best of both corners and the middle of its front.",
      "Le meilleur des deux coins et du milieu de son front.",
    ),
  ),
  fixedRuling(
    "cover-two-kinds",
    "Soft and Hard Cover at the same time",
    "Couvert léger et lourd à la fois",
    OURS,
    way(
      "hard-alone",
      "Hard if the models and features that give Hard Cover hide enough alone; otherwise Soft if all cover together hides enough.",
      "Lourd si les figurines et Décors qui donnent un Couvert lourd cachent assez à eux seuls ; sinon léger si tous les couverts ensemble suffisent.",
    ),
  ),
  fixedRuling(
    "area-fullest",
    "Which ranks or files an Area Attack goes through",
    "Les rangs ou colonnes que traverse une Attaque de zone",
    OURS,
    way(
      "fullest",
      "Those with the most models: the shooter aims so.",
      "Ceux qui ont le plus de figurines, car le tireur vise ainsi.",
    ),
  ),
  fixedRuling(
    "flamethrower",
    "Flamethrowers",
    "Lance-flammes",
    OURS,
    way(
      "one-misfires",
      "A D6 first: a 1 is a misfire. Then D6 hits at Long Range, 2D6 nearer.",
      "D’abord un D6 : un 1 est un incident de tir. Puis D6 touches à longue portée, 2D6 plus près.",
    ),
  ),
  fixedRuling(
    "volley-gun",
    "Volley Guns",
    "Orgues de tir",
    OURS,
    way(
      "sixes",
      "Two natural 6s among the dice for the number of shots: -1 to hit; three, or two 1s of two dice: a misfire and no shot.",
      "Deux 6 naturels parmi les dés du nombre de tirs : -1 pour toucher ; trois, ou deux 1 sur deux dés : incident et aucun tir.",
    ),
  ),
  fixedRuling(
    "poison-hopeless",
    "Poison and hopeless shots",
    "Poison et tirs désespérés",
    OURS,
    way(
      "natural-six",
      "The first roll of a hopeless shot that hits is a natural 6: it wounds without a roll.",
      "Le premier jet d’un tir désespéré qui touche est un 6 naturel : il blesse sans jet.",
    ),
  ),
  fixedRuling(
    "aegis-or-fortitude",
    "Aegis and Fortitude together",
    "Ægide et Fortitude à la fois",
    OURS,
    way(
      "each",
      "Each wound by the likelier of those that stop it: a natural 6 of Lethal Strike, which no Fortitude stops, by the Aegis.",
      "Chaque blessure par la plus probable de celles qui l’arrêtent : un 6 naturel d’un Coup fatal, que la Fortitude n’arrête pas, par l’Ægide.",
    ),
  ),
  fixedRuling(
    "hits-on-joined-units",
    "Hits on units with joined Characters",
    "Touches sur une unité rejointe par des Personnages",
    PAGE,
    way(
      "crowd-of-five",
      "All on the rank and file if it has five models or more and the Characters are of its Type and Height; otherwise on it and the Characters so that no model is hit twice before all are hit once, never on a champion.",
      "Toutes sur les figurines ordinaires si elles sont cinq ou plus et que les Personnages ont leur Type et leur Taille ; sinon sur elles et les Personnages, aucune figurine n’étant touchée deux fois avant que toutes le soient une fois, jamais sur un champion.",
    ),
  ),
  fixedRuling(
    "artillery-alike",
    "Artillery whose row names no kind or no area",
    "Artillerie dont la ligne ne nomme ni genre ni zone",
    OURS,
    way(
      "same-figures",
      "Like the machine with the same values in brackets: a bolt of Armour Penetration 10 is an Area Attack (1×5) without a misfire, a ball of Strength 10 a Cannon (1×5), a stone of Strength 7 a Catapult (4×4) whose one hit wounds as often.",
      "Comme la machine aux mêmes valeurs entre crochets : un trait de Pénétration 10 est une Attaque de zone (1×5) sans incident de tir, un boulet de Force 10 un Canon (1×5), une pierre de Force 7 une Catapulte (4×4) dont une touche blesse autant de fois.",
    ),
  ),
  fixedRuling(
    "artillery-carried",
    "Artillery that a model carries",
    "Artillerie que porte une figurine",
    OURS,
    way(
      "as-printed",
      "A machine has Reload! and Move or Fire, printed or not. A weapon that a model carries, shoots or spits with has only those that its row prints.",
      "Une machine a Rechargez ! et Bouger ou tirer, que sa ligne le dise ou non. Une arme que porte, lance ou crache une figurine n’a que ceux que sa ligne imprime.",
    ),
  ),
  fixedRuling(
    "single-model-catapults",
    "Catapults of a single model",
    "Catapultes d’une seule figurine",
    OURS,
    way(
      "nothing-left",
      "A miss has no Partial Hit, of which no model would be left. Several shots are made one after the other; a hit that counts as more is rolled for once it has hit.",
      "Un tir raté n’a pas de Touche partielle, dont il ne resterait aucune figurine. Plusieurs tirs se font l’un après l’autre ; une touche qui en vaut plusieurs se tire une fois acquise.",
    ),
  ),
  fixedRuling(
    "flame-misfires",
    "Misfires of beasts that spit fire",
    "Incidents des bêtes qui crachent le feu",
    OURS,
    way(
      "own-row",
      "“Misfire 5+” is the row of the table without a roll; “D3 wounds” are Health Points without any save, in place of the table.",
      "« Incident 5+ » est la ligne de la table, sans jet ; « D3 blessures » sont des Points de vie sans aucune sauvegarde, au lieu de la table.",
    ),
  ),
  fixedRuling(
    "weapon-effects",
    "How long “a turn” lasts for the unit that was hit",
    "Ce que dure « un tour » pour l’unité touchée",
    OURS,
    way(
      "shooters-next",
      "Until the shooter’s next Player Turn begins, even after a shot as a Charge Reaction.",
      "Jusqu’au début du prochain Tour de joueur du tireur, même en Réaction à la charge.",
    ),
  ),
  fixedRuling(
    "charnel-losses",
    "Losses to a Charnel Catapult",
    "Pertes dues à une Catapulte des charniers",
    OURS,
    way(
      "harder-test",
      "One test at -1 for any loss, even if the heavy losses alone would already require one. A unit that does not take that test does not take this one either.",
      "Un seul test à -1 dès la première perte, même si les lourdes pertes en demandaient déjà un. Une unité dispensée de l’un l’est de l’autre.",
    ),
  ),
  fixedRuling(
    "blowpipe-towering",
    "The bonus of a Blowpipe against Towering Presence",
    "Le bonus d’une Sarbacane contre une Présence imposante",
    `${OURS}; its row names the figure, not the roll`,
    way("to-hit", "To its rolls to hit.", "À ses jets pour toucher."),
  ),
  fixedRuling(
    "flintlock-axe-blade",
    "A Flintlock Axe in close combat",
    "Une Hache à silex au corps à corps",
    `${OURS}; it is called like a Halberd and has a row of its own`,
    way("own-row", "It fights by the figures of its own row.", "Elle se bat aux valeurs de sa propre ligne."),
  ),
  fixedRuling(
    "must-stand-and-shoot",
    "When a weapon must Stand and Shoot",
    "Quand une arme doit tenir la position et tirer",
    OURS,
    way(
      "where-allowed",
      "Where Stand and Shoot is allowed, its unit has no other reaction; where it is not, all others.",
      "Là où Tenir la position et tirer est permis, son unité n’a pas d’autre réaction ; là où il ne l’est pas, toutes les autres.",
    ),
  ),
  fixedRuling(
    "target-in-forest",
    "A target in a Forest",
    "Une cible en forêt",
    OURS,
    way("majority", "More than half of its models are in one.", "Plus de la moitié de ses figurines s’y trouvent."),
  ),
];
