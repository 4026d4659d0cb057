import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** What army books say in a word of items, mounts and Wizards, and how it is played. */
export const relicRulings: readonly Ruling[] = [
  fixedRuling(
    "arcane-shield",
    "Models under an Arcane Shield",
    "Figurines couvertes par un Bouclier arcanique",
    OURS,
    way(
      "friends",
      "Its bearer and every friendly model within the distance, whatever they fight; it does not add to another penalty to hit, nor to an effect that already makes them Distracting.",
      "Son porteur et toute figurine alliée à la distance dite, quoi qu’elle combatte ; cela ne s’ajoute à aucun autre malus pour toucher, ni à un effet qui la rend déjà Perturbante.",
    ),
  ),
  fixedRuling(
    "blessings",
    "Models that the Blessings affect",
    "Figurines affectées par les Bénédictions",
    OURS,
    way(
      "unit",
      "The whole unit of their bearer, including the bearer; the hits of fire fall on every enemy in contact with that unit. You may try each once in a Magic Phase.",
      "L’unité entière de leur porteur, porteur compris ; les touches de feu tombent sur tout ennemi à son contact. Chacune se tente une fois par phase de magie.",
    ),
  ),
  fixedRuling(
    "drain-magic",
    "The range of Drain Magic and the spells it ends",
    "La portée de Drain de magie et les sorts qu’il fait cesser",
    OURS,
    way(
      "unit",
      "24 inches before its bearer’s bonus, at any unit: it ends spells of one turn on the unit and on its models. Longer spells stay.",
      "24 pouces avant le bonus de son porteur, sur toute unité : il fait cesser les sorts d’un tour sur l’unité et sur ses figurines. Les autres restent.",
    ),
  ),
  fixedRuling(
    "rod-of-battle",
    "Which rolls the Rod of Battle helps",
    "Quels jets le Bâton de bataille améliore",
    OURS,
    way(
      "blows",
      "The to-hit rolls for Close Combat Attacks of the whole unit, all its models included; not Special Attacks, which do not roll to hit, and not shots.",
      "Les jets pour toucher des attaques de corps à corps de l’unité entière, toutes ses figurines comprises ; ni les attaques spéciales, qui ne se jettent pas pour toucher, ni les tirs.",
    ),
  ),
  fixedRuling(
    "scepter",
    "When you add a Magic Die or re-roll dice",
    "Quand vous ajoutez un dé de magie ou relancez des dés",
    OURS,
    way(
      "seen",
      "You add the die after you see the roll, to the bearer’s own casting rolls and to any dispelling roll of its side; it counts among the dice that are alike and among those that return. You re-roll a failed roll whole, before that.",
      "Vous ajoutez le dé une fois le jet vu, aux jets de lancement du porteur et à tout jet de dissipation de son camp ; il compte parmi les dés semblables et parmi ceux qui reviennent. Vous relancez un jet raté en entier, avant cela.",
    ),
  ),
  fixedRuling(
    "binding-scroll",
    "Which spells may be bound",
    "Quels sorts peuvent être entravés",
    OURS,
    way(
      "known",
      "A Learned Spell of an enemy Wizard that could cast now: no Wizard may try it in that phase.",
      "Un sort appris d’un Magicien ennemi en état de lancer : aucun Magicien ne le tente dans cette phase.",
    ),
  ),
  fixedRuling(
    "crown-path",
    "How the path of a crown is found",
    "Comment se trouve la voie d’une couronne",
    OURS,
    way(
      "ten",
      "One of the ten paths, each as likely, when spells are selected.",
      "L’une des dix voies, chacune aussi probable, quand les sorts se choisissent.",
    ),
  ),
  fixedRuling(
    "ledger-of-souls",
    "Losses that a Ledger counts",
    "Pertes que compte un Registre",
    OURS,
    way(
      "units",
      "Each unit of its side, or Character alone, that loses its last model or is run down within the distance of its bearer’s base, even while the bearer flees; one token each, at any time. A unit that flees off the table gives none.",
      "Chaque unité de son camp, ou Personnage seul, qui perd sa dernière figurine ou est rattrapée à la distance dite du socle de son porteur, même s’il fuit ; un marqueur chacune, à tout moment. Une unité qui fuit hors de la table n’en donne aucun.",
    ),
  ),
  fixedRuling(
    "veil-walker",
    "When Veil Walker applies",
    "Quand s’applique la marche dans le Voile",
    OURS,
    way(
      "cast",
      "Once the spell has been cast and not dispelled; only for spells whose hits roll to wound. Other secrets are not part of this program.",
      "Une fois le sort lancé et non dissipé ; seulement pour les sorts dont les touches se jettent pour blesser. Les autres secrets ne sont pas dans ce programme.",
    ),
  ),
];
