import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

/** Where the sheets are silent or disagree: what this program plays, what else could be played, and why. */
export const rulings: readonly Ruling[] = [
  {
    id: "close-order-bonus",
    title: both("Close Order bonus", "Bonus d’ordre serré"),
    options: [
      {
        id: "five",
        text: both("Every such unit of Unit Strength 5 or more.", "Chaque telle unité de Puissance d’Unité 5 ou plus."),
      },
      {
        id: "none",
        text: both("Every such unit, whatever its size.", "Chaque telle unité, quelle que soit sa taille."),
      },
      {
        id: "ten",
        text: both(
          "Every such unit of Unit Strength 10 or more.",
          "Chaque telle unité de Puissance d’Unité 10 ou plus.",
        ),
      },
    ],
    default: "five",
    source: "sheet 001; threshold from a public page of the rules",
  },
  {
    id: "flail-later",
    title: both("Flail and morningstar after the first round", "Fléau et étoile du matin après la première manche"),
    options: [
      { id: "both-lapse", text: both("Strength and AP both lapse.", "La Force et la PA cessent toutes deux.") },
      { id: "ap-stays", text: both("The AP stays.", "La PA reste.") },
    ],
    default: "both-lapse",
    source: "ruling of this program; the sheet speaks of Strength only",
  },
  {
    id: "slain-first",
    title: both("Which models fall before they strike", "Quelles figurines tombent avant de frapper"),
    options: [
      {
        id: "in-contact",
        text: both(
          "Those in base contact; models that step into their place do not strike.",
          "Celles au contact ; les figurines qui prennent leur place ne frappent pas.",
        ),
      },
    ],
    default: "in-contact",
    source: "ruling of this program",
  },
  {
    id: "corner-model",
    title: both("A corner model between two enemies", "Figurine de coin entre deux ennemis"),
    options: [{ id: "front", text: both("Strikes to the front.", "Frappe vers l’avant.") }],
    default: "front",
    source: "ruling of this program: no table yet",
  },
  {
    id: "caught-after-falling-back",
    title: both("Caught after falling back", "Rattrapée après un repli"),
    options: [
      {
        id: "front",
        text: both(
          "Front to front with the first pursuer, which counts as charging next turn.",
          "Front contre front avec le premier poursuivant, qui compte comme chargeant au tour suivant.",
        ),
      },
    ],
    default: "front",
    source: "public page of the rules; the facing is a ruling of this program",
  },
  {
    id: "pursuit-distance",
    title: both("Catching a fleeing unit", "Rattraper une unité en fuite"),
    options: [
      {
        id: "at-least",
        text: both(
          "The pursuit roll must be at least the distance fled.",
          "Le jet de poursuite doit être au moins égal à la distance fuie.",
        ),
      },
    ],
    default: "at-least",
    source: "ruling of this program: no table yet",
  },
];

const OURS = "ruling of this program";

type Option = Ruling["options"][number];
const way = (id: string, en: string, fr: string): Option => ({ id, text: both(en, fr) });
const reading = (id: string, en: string, fr: string, source: string, played: Option, ...others: Option[]): Ruling => ({
  id,
  title: both(en, fr),
  options: [played, ...others],
  default: played.id,
  source,
});

/**
 * Points on which a battle offers no choice (yet): how this program reads the sheets, first what it plays, then what
 * it does not. They stay out of the set-up, so no battle or save depends on this list.
 */
export const readings: readonly Ruling[] = [
  reading(
    "manoeuvres-per-move",
    "Manoeuvres in one move",
    "Manœuvres par mouvement",
    "sheet 003",
    way("one-kind", "One kind of manoeuvre a move.", "Un seul genre de manœuvre par mouvement."),
    way("several-wheels", "As many wheels as wished.", "Autant de roues qu’on veut."),
  ),
  reading(
    "charge-from-marching-column",
    "Charging from a Marching Column",
    "Charger depuis une colonne de marche",
    "sheet 003",
    way("barred", "Such a unit cannot declare a charge.", "Une telle unité ne peut pas déclarer de charge."),
    way("fails", "It may declare one, which then fails.", "Elle peut en déclarer une, qui échoue alors."),
  ),
  reading(
    "overkill-cap",
    "Limit of Overkill",
    "Plafond de l’Acharnement",
    "sheet 001",
    way("none", "No limit.", "Aucun plafond."),
    way("five", "5 points at most.", "5 points au plus."),
  ),
  reading(
    "break-test-modifier",
    "Which way a lost combat counts",
    "Dans quel sens compte une défaite",
    "both sheets, in different words",
    way("harder", "The difference is added to the dice.", "La différence s’ajoute aux dés."),
  ),
  reading(
    "spell-timing",
    "When spells of the Shooting and Combat phases are cast",
    "Quand lancer les sorts des phases de Tir et de Combat",
    `${OURS}; the sheets name the phase only`,
    way(
      "before-shooting",
      "Magic missiles and vortices before shooting starts, assailments when their unit's combat is chosen.",
      "Projectiles magiques et vortex avant tout tir, assauts quand vient le combat de l’unité.",
    ),
  ),
  reading(
    "casting-bonus",
    "What a Wizard adds",
    "Ce qu’ajoute un sorcier",
    "both sheets",
    way("level", "Its level.", "Son niveau."),
    way(
      "half-level",
      "Half its level, rounded up, as in the text of 2026.",
      "La moitié de son niveau, arrondie au-dessus, comme dans le texte de 2026.",
    ),
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
    way("never", "Never cast.", "Jamais lancé."),
  ),
  reading(
    "dispel-roll",
    "Ties of a dispel roll",
    "Égalité au jet de dissipation",
    "sheet 001",
    way("beat", "The casting result must be beaten.", "Il faut dépasser le résultat du lancement."),
    way("equal", "Equalling it is enough (sheet 003).", "L’égaler suffit (feuille 003)."),
  ),
  reading(
    "dispel-miscast",
    "Dispel roll of two ones",
    "Double 1 à la dissipation",
    `${OURS}: a fated dispel has no Wizard to centre the result on`,
    way("wizardly", "A miscast for a wizardly dispel only.", "Un fiasco pour la seule dissipation par un sorcier."),
    way("any", "A miscast for any dispel.", "Un fiasco pour toute dissipation."),
  ),
  reading(
    "wizardly-dispel",
    "Which Wizard may dispel",
    "Quel sorcier peut dissiper",
    "sheet 003; public page of the rules",
    way("three", "In range, not engaged, not fleeing.", "À portée, ni engagé ni en fuite."),
    way("range", "In range.", "À portée."),
  ),
  reading(
    "fated-dispel",
    "When a fated dispel is allowed",
    "Quand la dissipation du destin est permise",
    "sheet 001; sheet 003 is silent",
    way(
      "no-wizard",
      "Once per turn, with no friendly Wizard in dispel range.",
      "Une fois par tour, sans sorcier ami à portée de dissipation.",
    ),
    way("any", "Once per turn.", "Une fois par tour."),
  ),
  reading(
    "mortar-armour-bane",
    "Mortar",
    "Mortier",
    "sheet 001",
    way("with", "It has Armour Bane (1).", "Il a Perce-armure (1)."),
    way("without", "It has not.", "Il ne l’a pas."),
  ),
];
