import type { Bilingual, Ruling } from "@tercio/kernel";

const ours = "ruling of this program";
const option = (id: string, en: string, fr: string): { id: string; text: Bilingual } => ({ id, text: { en, fr } });

/** Where the sheets are silent or disagree: what this program plays (the first option), what else can be played, and why. */
const points: readonly (Omit<Ruling, "default"> & { readonly default?: never })[] = [
  {
    id: "close-order-bonus",
    title: { en: "Close Order bonus", fr: "Bonus d’ordre serré" },
    options: [
      option(
        "five",
        "Every unit in Close Order of Unit Strength 5 or more.",
        "Chaque unité en ordre serré de Puissance d’Unité 5 ou plus.",
      ),
      option(
        "none",
        "Every unit in Close Order, whatever its size.",
        "Chaque unité en ordre serré, quelle que soit sa taille.",
      ),
      option(
        "ten",
        "Every unit in Close Order of Unit Strength 10 or more.",
        "Chaque unité en ordre serré de Puissance d’Unité 10 ou plus.",
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
        "Only in challenges, which are not played yet.",
        "Seulement dans les défis, qui ne se jouent pas encore.",
      ),
      option(
        "everywhere",
        "Every wound beyond the Wounds left to lose.",
        "Toute blessure au-delà des Points de Vie restants.",
      ),
      option("everywhere-five", "The same, 5 at most.", "De même, 5 au plus."),
    ],
    source: "sheets 001 and 003 without a scope; scope from a public page of the rules",
  },
  {
    id: "flail-later",
    title: {
      en: "Flail and morningstar after the first round",
      fr: "Fléau et étoile du matin après le premier round",
    },
    options: [
      option("both-lapse", "Strength and AP both lapse.", "La Force et la PA cessent toutes deux."),
      option("ap-stays", "The AP stays.", "La PA reste."),
    ],
    source: "ruling of this program; sheet 001 names Strength only",
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
        "Each model lost costs one too, because a model stepped up.",
        "Chaque perte en coûte une aussi, car une figurine est montée en ligne.",
      ),
    ],
    source: "public page of the rules",
  },
  {
    id: "overwhelmed",
    title: { en: "Half the Unit Strength: unit or side", fr: "La moitié de la Puissance d’Unité : unité ou camp" },
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
    options: [option("locked", "They stay locked in combat.", "Ils restent bloqués au combat.")],
    source: "public page of the rules",
  },
  {
    id: "corner-model",
    title: { en: "A corner model between two enemies", fr: "Figurine de coin entre deux ennemis" },
    options: [
      option(
        "front",
        "It attacks to the front or rear; between two flanks, the enemy that arrived first.",
        "Elle attaque devant ou derrière ; entre deux flancs, l’ennemi venu le premier.",
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
        "It takes no Break test and may overrun, because it fights no enemy any more.",
        "Elle ne fait pas de test de moral et peut faire une charge irrésistible, car elle ne combat plus aucun ennemi.",
      ),
    ],
    source: "ruling of this program; the sheets say only that every unit of the losing side tests",
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
      option("shorter-row", "As many as in the shorter front rank.", "Autant que le premier rang le plus court."),
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
    title: { en: "The winner", fr: "Le vainqueur" },
    options: [
      option(
        "unit-strength",
        "Points are the enemy’s Unit Strength slain, destroyed or fleeing.",
        "Les points sont la Puissance d’Unité ennemie tuée, détruite ou mise en fuite.",
      ),
    ],
    source: "ruling of this program: the sheets print no victory points",
  },
  {
    id: "flank-named",
    title: { en: "Flank Attack on one screen", fr: "Attaque de flanc sur un écran" },
    options: [
      option(
        "declared",
        "Units and flank are named before deployment, both players see them.",
        "Unités et flanc sont annoncés avant le déploiement, les deux joueurs les voient.",
      ),
      option(
        "arrival",
        "The units are named before deployment, the flank only as the first of them comes on.",
        "Les unités sont annoncées avant le déploiement, le flanc seulement quand la première entre.",
      ),
    ],
    source: `${ours}; the rules have both noted in secret`,
  },
];

export const rulings: readonly Ruling[] = points.map((p) => ({ ...p, default: p.options[0]?.id ?? "" }));
