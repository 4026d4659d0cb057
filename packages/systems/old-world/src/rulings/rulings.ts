import type { Bilingual, Ruling } from "@tercio/kernel";

const ours = "ruling of this program: there is no table yet";
const option = (id: string, en: string, fr: string): { id: string; text: Bilingual } => ({ id, text: { en, fr } });

/** Where the sheets are silent or disagree: what this program plays (the first option), what else can be played, and why. */
const points: readonly (Omit<Ruling, "default"> & { readonly default?: never })[] = [
  {
    id: "close-order-bonus",
    title: { en: "Close Order bonus", fr: "Bonus d’ordre serré" },
    options: [
      option(
        "five",
        "Every such unit of Unit Strength 5 or more.",
        "Chaque telle unité de Puissance d’Unité 5 ou plus.",
      ),
      option("none", "Every such unit, whatever its size.", "Chaque telle unité, quelle que soit sa taille."),
      option(
        "ten",
        "Every such unit of Unit Strength 10 or more.",
        "Chaque telle unité de Puissance d’Unité 10 ou plus.",
      ),
    ],
    source: "sheet 001; threshold from a public page of the rules",
  },
  {
    id: "overkill",
    title: { en: "Overkill", fr: "Carnage" },
    options: [
      option(
        "challenges",
        "Only in challenges, which this spike has not.",
        "Seulement en défi, ce que cet essai n’a pas.",
      ),
      option(
        "everywhere",
        "Every wound beyond what there was to lose.",
        "Toute blessure au-delà de ce qui restait à perdre.",
      ),
      option("everywhere-five", "The same, 5 at most.", "De même, 5 au plus."),
    ],
    source: "sheets 001 and 003 without a scope; scope from a public page of the rules",
  },
  {
    id: "flail-later",
    title: {
      en: "Flail and morningstar after the first round",
      fr: "Fléau et étoile du matin après la première manche",
    },
    options: [
      option("both-lapse", "Strength and AP both lapse.", "La Force et la PA cessent toutes deux."),
      option("ap-stays", "The AP stays.", "La PA reste."),
    ],
    source: "ruling of this program; sheet 001 speaks of Strength only",
  },
  {
    id: "support-steps-up",
    title: { en: "Supporting ranks and casualties", fr: "Rangs de soutien et pertes" },
    options: [
      option(
        "excess",
        "Only losses beyond the fighting rank cost supporting attacks.",
        "Seules les pertes au-delà du rang de combat coûtent des attaques de soutien.",
      ),
      option(
        "each",
        "Each model lost costs one too: somebody stepped up.",
        "Chaque perte en coûte une : quelqu’un est monté en ligne.",
      ),
    ],
    source: "public page of the rules",
  },
  {
    id: "overwhelmed",
    title: { en: "Half the Unit Strength: of what", fr: "La moitié de la Puissance d’Unité : de quoi" },
    options: [
      option("unit", "The losing unit against the winning side.", "L’unité vaincue face au camp vainqueur."),
      option("side", "The losing side against the winning side.", "Le camp vaincu face au camp vainqueur."),
    ],
    source: "sheet 001 by its wording; the other reading from a public page of the rules",
  },
  {
    id: "restraint-failed",
    title: { en: "After a failed Restraint test", fr: "Après un test pour se retenir raté" },
    options: [
      option("either", "The unit follows up or pursues.", "L’unité suit ou poursuit."),
      option("pursue", "It pursues where it can.", "Elle poursuit si elle le peut."),
    ],
    source: "sheet 003; the other reading is sheet 001",
  },
  {
    id: "surrounded",
    title: { en: "Losers with enemies on all four facings", fr: "Vaincus entourés sur leurs quatre côtés" },
    options: [option("locked", "Stay locked in combat.", "Restent bloqués au combat.")],
    source: "public page of the rules",
  },
  {
    id: "corner-model",
    title: { en: "A corner model between two enemies", fr: "Figurine de coin entre deux ennemis" },
    options: [
      option(
        "front",
        "Strikes to the front or rear; between two flanks at whichever enemy came first.",
        "Frappe devant ou derrière ; entre deux flancs, l’ennemi venu le premier.",
      ),
    ],
    source: ours,
  },
  {
    id: "loser-without-enemies",
    title: { en: "Losing unit whose own enemies all fell", fr: "Unité du camp vaincu dont les ennemis sont tombés" },
    options: [
      option(
        "free",
        "It fights nobody any more: it takes no Break test and may overrun.",
        "Elle ne combat plus personne : pas de test de moral, et la charge irrésistible lui reste ouverte.",
      ),
    ],
    source: "ruling of this program; the sheets only say that every unit of the losing side tests",
  },
  {
    id: "caught-after-falling-back",
    title: { en: "Caught after falling back", fr: "Rattrapée après un recul" },
    options: [
      option(
        "front",
        "Front to front with the first pursuer, which counts as charging next turn.",
        "Front contre front avec le premier poursuivant, qui compte comme chargeant au tour suivant.",
      ),
    ],
    source: "public page of the rules; the facing is a ruling of this program",
  },
  {
    id: "meeting-anew",
    title: {
      en: "Models in contact when fronts meet again",
      fr: "Figurines au contact quand des fronts se retrouvent",
    },
    options: [
      option("shorter-row", "As many as the shorter front rank has.", "Autant que le premier rang le plus court."),
    ],
    source: ours,
  },
  {
    id: "pursuit-distance",
    title: { en: "Catching a fleeing unit", fr: "Rattraper une unité en fuite" },
    options: [
      option(
        "at-least",
        "The pursuit roll must be at least the distance fled.",
        "Le jet de poursuite doit être au moins égal à la distance fuie.",
      ),
    ],
    source: ours,
  },
  {
    id: "final-score",
    title: { en: "Who has won", fr: "Qui a gagné" },
    options: [
      option(
        "unit-strength",
        "Points are the enemy’s Unit Strength slain, destroyed or put to flight.",
        "Les points sont la Puissance d’Unité ennemie tuée, détruite ou mise en fuite.",
      ),
    ],
    source: "ruling of this program: the sheets hold no victory points",
  },
];

export const rulings: readonly Ruling[] = points.map((p) => ({ ...p, default: p.options[0]?.id ?? "" }));
