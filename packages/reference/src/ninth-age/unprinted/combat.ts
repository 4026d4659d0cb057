import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What every Round of Combat needs and no line of the sheet says. */
export const unprintedCombatEntries: readonly Entry[] = unprintedAt(
  { chapter: "melee", phases: ["melee"], kind: "rule" },
  [
    {
      id: "engaged",
      phases: ["charge", "movement", "melee"],
      names: say("Engaged in Combat", "Engagée au combat"),
      summary: say(
        "A unit in contact with the enemy declares no charge, makes no move, and can only Hold when it is charged.",
        "Une unité au contact de l’ennemi ne déclare pas de charge, ne bouge pas, et ne peut que Tenir quand on la charge.",
      ),
      facts: { reactions: ["Hold"], mayCharge: false, mayMove: false },
    },
    {
      id: "first-round",
      names: say("First Round of Combat", "Première manche du combat"),
      summary: say(
        "The first Round that a unit fights in a combat. A unit that leaves combat and comes to another fights a First Round again, and chooses its weapon anew.",
        "La première manche qu’une unité livre dans un combat. Qui quitte un combat et en rejoint un autre livre de nouveau une première manche et choisit de nouveau son arme.",
      ),
      facts: { round: 1 },
    },
    {
      id: "charging-momentum",
      names: say("Charging Momentum", "Élan de charge"),
      summary: say(
        "Charging models have +1 Agility until the end of the First Round they fight after the charge.",
        "Les figurines en charge ont +1 en Agilité jusqu’à la fin de la première manche livrée après la charge.",
      ),
      see: ["t9a.rule.first-round"],
    },
    {
      id: "make-way",
      names: say("Make Way", "Faites place"),
      summary: say(
        "At step 3 of a Round a Champion of the first rank that touches no enemy may change places with a model that does.",
        "À l’étape 3 d’une manche, un Champion du premier rang qui ne touche aucun ennemi peut échanger sa place avec une figurine qui en touche un.",
      ),
      facts: { step: 3 },
      ruling: "make-way",
    },
    {
      id: "refuse-duel",
      names: say("Refusing a Duel", "Refuser un duel"),
      summary: say(
        "For a Duel that nobody accepts its issuer names a Character that could have: until the end of the round it strikes nobody, takes part in no Duel, and its Discipline counts as 0. A Champion that refuses loses nothing, and who has refused may still issue a Duel.",
        "Pour un duel que personne n’accepte, qui l’a lancé désigne un Personnage qui aurait pu : jusqu’à la fin de la manche il ne frappe personne, ne livre aucun duel, et sa Discipline compte pour 0. Un Champion qui refuse ne perd rien, et qui a refusé peut encore lancer un duel.",
      ),
      see: ["t9a.sequence.melee.round-of-combat.4"],
      ruling: "refused-duel",
    },
    {
      id: "supporting-attacks",
      names: say("Supporting Attacks only across the front", "Attaques de soutien seulement par-dessus le front"),
      summary: say(
        "Models of the second rank strike over those in front of them that touch an enemy with their front; a model that touches an enemy itself strikes for itself and supports nobody. Nobody supports to a flank or the rear, and no mount supports. A model supports with 1, 3 or 5 attacks at most, by its Height.",
        "Les figurines du deuxième rang frappent par-dessus celles de devant qui touchent un ennemi de front ; une figurine qui touche elle-même un ennemi frappe pour elle et ne soutient personne. Nul ne soutient vers un flanc ni vers l’arrière, et aucune monture ne soutient. Une figurine soutient de 1, 3 ou 5 attaques au plus, selon sa Taille.",
      ),
      see: ["t9a.model-height.supporting-attacks", "t9a.rule.line-formation", "t9a.rule.spear"],
      ruling: "supporting-attacks",
    },
    {
      id: "steadfast",
      names: say("Steadfast", "Indomptable"),
      summary: say(
        "A unit with more Full Ranks than each enemy unit of its combat takes its Break Test, and its test to Combat Reform, without the difference in Combat Score.",
        "Une unité qui a plus de rangs complets que chacune des unités ennemies du combat fait son test de Moral, et son test pour se reformer au combat, sans l’écart du résultat de combat.",
      ),
      see: ["t9a.rule.steadfast-disrupted", "t9a.rule.stubborn", "t9a.model-height.full-ranks"],
    },
    {
      id: "steadfast-disrupted",
      names: say("Disrupted", "Désorganisée"),
      summary: say(
        "A unit touched on flank or rear by an enemy with 2 Full Ranks or more is not Steadfast.",
        "Une unité touchée au flanc ou au dos par un ennemi d’au moins 2 rangs complets n’est pas Indomptable.",
      ),
      see: ["t9a.rule.steadfast"],
    },
    {
      id: "post-combat-reform",
      names: say("Post-Combat Reform", "Reformation post-combat"),
      summary: say(
        "A winner that is no longer in contact with the enemy and does not pursue may turn on its centre or reform. Reformed, it does not Score until the next Player Turn, whoever’s that is, and declares no charge in that one: after a combat of the enemy’s turn it loses a charge, after one of its own turn it does not.",
        "Un vainqueur qui n’est plus au contact et ne poursuit pas peut pivoter sur son centre ou se reformer. Reformé, il ne capture pas jusqu’au tour de joueur suivant, quel qu’en soit le joueur, et n’y déclare pas de charge : après un combat au tour de l’ennemi il y perd une charge, après un combat à son propre tour non.",
      ),
      facts: { barsCharge: "the very next Player Turn", barsScoring: "until the next Player Turn" },
      see: ["t9a.sequence.melee.round-of-combat.14", "t9a.rule.scoring"],
      ruling: "post-combat-reform",
    },
  ],
);
