import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What every Round of Combat needs and no line of the sheet says. */
export const unprintedCombatEntries: readonly Entry[] = unprintedAt(
  { chapter: "melee", phases: ["melee"], kind: "rule" },
  [
    {
      id: "first-round",
      names: say("First Round of Combat", "Première manche du combat"),
      summary: say(
        "The first Round that a unit fights in a combat. A unit that leaves combat and comes to another fights a First Round again, and chooses its weapon again.",
        "La première manche qu’une unité livre dans un combat. Qui quitte un combat et en rejoint un autre livre de nouveau une première manche et choisit de nouveau son arme.",
      ),
      facts: { round: 1 },
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
  ],
);
