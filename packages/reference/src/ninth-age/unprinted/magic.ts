import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What the sheet's Magic Phase leaves to be known: Wizards, their dice and tokens. */
export const magicRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "magic-phase", phases: ["magic"], kind: "rule" },
  [
    {
      id: "casting-dice",
      names: say("Magic Dice of an attempt", "Dés de magie d’une tentative"),
      summary: say(
        "A Casting Attempt takes from 1 to 5 Magic Dice of its player’s pool, a Dispelling Attempt any number. A lone die that shows 2 or less fails, whatever is added to it.",
        "Une tentative de lancement prend de 1 à 5 dés de magie dans la réserve de son joueur, une dissipation autant qu’on veut. Un dé seul qui montre 2 ou moins échoue, quoi qu’on y ajoute.",
      ),
      see: ["t9a.sequence.magic.casting-attempt.1", "t9a.table.casting.1d6"],
      ruling: "lone-magic-die",
    },
    {
      id: "casting-modifiers",
      names: say("Casting Modifiers", "Modificateurs de lancement"),
      summary: say(
        "All that changes a casting roll adds 2 at most, or takes 2 at most; only Magic Resistance is taken besides. A dispelling roll has no such bound.",
        "Tout ce qui modifie un jet de lancement ajoute 2 au plus, ou retire 2 au plus ; seule la Résistance à la magie se retire en plus. Un jet de dissipation n’a pas cette limite.",
      ),
      see: ["t9a.sequence.magic.casting-attempt.2", "t9a.rule.magic-resistance"],
      ruling: "casting-modifiers",
    },
    {
      id: "siphon",
      names: say("Siphoning the Veil", "Siphonner le Voile"),
      summary: say(
        "When the Veil is siphoned the Active Player may turn Veil Tokens into Magic Dice, 3 tokens a die and at most 4 dice. Of the tokens that are left 3 may be kept for later; the others are lost.",
        "Quand le Voile est siphonné, le Joueur actif peut changer des marqueurs « Voile » en dés de magie, 3 marqueurs par dé et 4 dés au plus. Des marqueurs restants, 3 se gardent ; les autres sont perdus.",
      ),
      see: ["t9a.sequence.magic.magic-phase.3", "t9a.rule.channel"],
    },
  ],
);
