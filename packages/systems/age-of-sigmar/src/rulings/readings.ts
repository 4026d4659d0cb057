import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

const OURS = "ruling of this program";
const PAGE = "public page of the rules";

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
 * Points on which a battle offers no choice: how this program reads the sheet. An alternative stands in `rulings.ts`, where a
 * battle can choose it. They stay out of the set-up, so no battle or save depends on this list.
 */
export const readings: readonly Ruling[] = [
  reading(
    "failed-rolls",
    "Which rolls have failed, to be rolled again",
    "Quels jets sont ratés, à relancer",
    OURS,
    way(
      "unmodified",
      "Those below the printed number before modifiers; one that modifiers made good is kept.",
      "Ceux sous le nombre imprimé avant modificateurs ; un jet que les modificateurs ont rendu bon est gardé.",
    ),
  ),
  reading(
    "who-falls",
    "Who falls first",
    "Qui tombe en premier",
    OURS,
    way(
      "hindmost",
      "The computer proposes the hindmost ordinary models; the owner may name others.",
      "L’ordinateur propose les figurines les plus en arrière ; le propriétaire peut en nommer d’autres.",
    ),
  ),
  reading(
    "split-move",
    "A move that would end out of coherency",
    "Un mouvement qui finirait sans cohésion",
    OURS,
    way(
      "none",
      "It cannot be made, a pile-in neither; a unit that losses have split may stay where it is.",
      "Il ne peut se faire, une mise au contact non plus ; une unité que ses pertes ont divisée peut rester.",
    ),
  ),
  reading(
    "split-unit",
    "Which group of a split unit stays",
    "Quel groupe d’une unité divisée reste",
    OURS,
    way(
      "owner",
      "Its owner says which; the largest if he says nothing.",
      "Son propriétaire le dit ; sinon le plus grand.",
    ),
  ),
  reading(
    "move-length",
    "How a move is measured",
    "Comment se mesure un mouvement",
    OURS,
    way(
      "middle",
      "By the way of the base’s middle; of an oval also by its turning, along the rim.",
      "Par le chemin du centre du socle ; d’un ovale aussi par sa rotation, le long du bord.",
    ),
  ),
  reading(
    "retreat-and-run",
    "Retreating and running",
    "Se replier en courant",
    OURS,
    way("together", "A unit that retreats may run.", "Une unité qui se replie peut courir."),
  ),
  reading(
    "chargers-after-the-first",
    "Charging models after the first",
    "Les figurines qui chargent après la première",
    PAGE,
    way(
      "coherent",
      "They end anywhere in coherency; who stays has charged with its unit.",
      "Elles finissent où elles veulent, en cohésion ; qui reste a chargé avec son unité.",
    ),
  ),
  reading(
    "nearest-at-start",
    "Whom a model piles in towards",
    "Vers qui une figurine se met au contact",
    OURS,
    way(
      "start",
      "The enemy model that was nearest when the pile-in began; of equals one of its choice.",
      "La figurine ennemie la plus proche au début du mouvement ; à égalité, celle de son choix.",
    ),
  ),
  reading(
    "wounds-before-mortal",
    "Wounds and mortal wounds of the same attacks",
    "Blessures et blessures mortelles des mêmes attaques",
    OURS,
    way("wounds", "Wounds are allocated first.", "Les blessures se répartissent d’abord."),
  ),
  reading(
    "several-negations",
    "Several ways to negate a wound",
    "Plusieurs façons d’annuler une blessure",
    OURS,
    way("each", "Each is rolled for, in turn.", "On jette pour chacune, à son tour."),
  ),
  reading(
    "flying-past-enemies",
    "Flyers and the three inches",
    "Les volants et les trois pouces",
    OURS,
    way(
      "keep",
      "They pass over models and still keep away from enemies.",
      "Ils passent au-dessus des figurines et restent pourtant à distance de l’ennemi.",
    ),
  ),
];
