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
export const fixedRulings: readonly Ruling[] = [
  reading(
    "failed-rolls",
    "Which failed rolls you re-roll",
    "Quels jets ratés vous relancez",
    OURS,
    way(
      "unmodified",
      "Those below the printed number before modifiers; you keep a roll that modifiers turned into a success.",
      "Ceux sous le nombre imprimé avant modificateurs ; vous gardez un jet que les modificateurs ont rendu réussi.",
    ),
  ),
  reading(
    "who-falls",
    "Models slain first",
    "Figurines tuées en premier",
    OURS,
    way(
      "hindmost",
      "The computer proposes the hindmost ordinary models; the owner may name others.",
      "L’ordinateur propose les figurines les plus en arrière ; le propriétaire peut en nommer d’autres.",
    ),
  ),
  reading(
    "split-move",
    "A move that would end out of coherency",
    "Un mouvement qui finirait sans cohésion",
    OURS,
    way(
      "none",
      "You cannot make it, nor such a pile-in; a unit that losses have split may stay where it is.",
      "Vous ne pouvez pas le faire, ni une telle mise au contact ; une unité que ses pertes ont divisée peut rester.",
    ),
  ),
  reading(
    "split-unit",
    "Which group of a split unit stays",
    "Quel groupe d’une unité divisée reste",
    OURS,
    way("owner", "Its owner chooses; otherwise the largest.", "Son propriétaire choisit ; sinon le plus grand."),
  ),
  reading(
    "move-length",
    "How a move is measured",
    "Comment se mesure un mouvement",
    OURS,
    way(
      "middle",
      "Along the path of the base’s centre; for an oval base, also its turning along the rim.",
      "Par le chemin du centre du socle ; d’un ovale aussi par sa rotation, le long du bord.",
    ),
  ),
  reading(
    "retreat-and-run",
    "Retreating and running",
    "Battre en retraite en courant",
    OURS,
    way("together", "A unit that retreats may run.", "Une unité qui bat en retraite peut courir."),
  ),
  reading(
    "chargers-after-the-first",
    "Charging models after the first",
    "Les figurines qui chargent après la première",
    PAGE,
    way(
      "coherent",
      "They end anywhere in coherency; a model that stays counts as having charged with its unit.",
      "Elles finissent où elles veulent, en cohésion ; une figurine qui reste compte comme ayant chargé avec son unité.",
    ),
  ),
  reading(
    "nearest-at-start",
    "The enemy that a model piles in towards",
    "L’ennemi vers lequel une figurine se met au contact",
    OURS,
    way(
      "start",
      "The enemy model that was nearest when the pile-in began; of equally near ones, your choice.",
      "La figurine ennemie la plus proche au début du mouvement ; à égalité, celle de votre choix.",
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
    way("each", "Roll for each, in turn.", "Jetez pour chacune, à son tour."),
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
