import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** What army books say in a word of items, mounts and Wizards, and how it is played. */
export const relicReadings: readonly Ruling[] = [
  reading(
    "arcane-shield",
    "Whom an Arcane Shield covers",
    "Qui un Bouclier arcanique couvre",
    OURS,
    way(
      "friends",
      "Its bearer and every friend within the distance, whatever they fight; it adds to no other penalty to hit, nor to what makes them Distracting already.",
      "Son porteur et tout ami à la distance dite, quoi qu’il combatte ; cela ne s’ajoute à aucun autre malus pour toucher, ni à ce qui les rend déjà Perturbants.",
    ),
  ),
  reading(
    "blessings",
    "Whom the Blessings concern",
    "Qui les Bénédictions concernent",
    OURS,
    way(
      "unit",
      "The unit that their bearer stands in, whole, himself included; the hits of fire fall on every enemy in contact with it. Each is tried once in a Magic Phase.",
      "L’unité où se tient leur porteur, entière, lui compris ; les touches de feu tombent sur tout ennemi à son contact. Chacune se tente une fois par phase de magie.",
    ),
  ),
  reading(
    "drain-magic",
    "How far Drain Magic reaches and what it ends",
    "Jusqu’où porte Drain de magie et ce qu’il fait cesser",
    OURS,
    way(
      "unit",
      "24 inches before what its bearer adds, at any unit: spells of one turn on the unit and on whoever stands in it. What lasts otherwise stays.",
      "24 pouces avant ce que son porteur ajoute, sur toute unité : les sorts d’un tour sur elle et sur qui s’y tient. Ce qui dure autrement reste.",
    ),
  ),
  reading(
    "rod-of-battle",
    "Which rolls the Rod of Battle helps",
    "Quels jets le Bâton de bataille améliore",
    OURS,
    way(
      "blows",
      "Rolls to hit of Close Combat Attacks of the whole unit, whoever stands in it; not Special Attacks, which do not roll to hit, and not shots.",
      "Les jets pour toucher des attaques de corps à corps de l’unité entière, qui que ce soit qui s’y tienne ; ni les attaques spéciales, qui ne se jettent pas pour toucher, ni les tirs.",
    ),
  ),
  reading(
    "scepter",
    "When a Magic Die is added or dice are rolled again",
    "Quand un dé de magie s’ajoute ou des dés se relancent",
    OURS,
    way(
      "seen",
      "The die is added once the roll is seen, to the bearer’s own casting rolls and to any dispelling roll of its side; it counts among the dice that are alike and among those that return. A failed roll is made again whole, before that.",
      "Le dé s’ajoute une fois le jet vu, aux jets de lancement du porteur et à tout jet de dissipation de son camp ; il compte parmi les dés semblables et parmi ceux qui reviennent. Un jet raté se refait en entier, avant cela.",
    ),
  ),
  reading(
    "binding-scroll",
    "Which spells may be bound",
    "Quels sorts peuvent être entravés",
    OURS,
    way(
      "known",
      "A Learned Spell that an enemy Wizard who could cast now knows: nobody tries it in that phase.",
      "Un sort appris que connaît un sorcier ennemi en état de lancer : personne ne le tente dans cette phase.",
    ),
  ),
  reading(
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
  reading(
    "ledger-of-souls",
    "What a Ledger counts",
    "Ce que compte un Registre",
    OURS,
    way(
      "units",
      "Each unit of its side, or Character alone, that loses its last model or is run down within the distance of its bearer’s base, also while he flees; one token each, at any time. Who runs off the table brings none.",
      "Chaque unité de son camp, ou Personnage seul, qui perd sa dernière figurine ou est rattrapée à la distance dite du socle de son porteur, même s’il fuit ; un marqueur chacune, à tout moment. Qui fuit hors de la table n’en apporte aucun.",
    ),
  ),
  reading(
    "veil-walker",
    "When the Veil is walked",
    "Quand on marche dans le Voile",
    OURS,
    way(
      "cast",
      "Once the spell has been cast and not dispelled; only for spells whose hits roll to wound. Of other secrets nothing is known to this program.",
      "Une fois le sort lancé et non dissipé ; seulement pour les sorts dont les touches se jettent pour blesser. Ce programme ne sait rien d’autres secrets.",
    ),
  ),
];
