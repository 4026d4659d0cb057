import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What models are by nature, and what that does to a unit that is charged, provoked or beaten. */
export const natureEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  [
    {
      id: "unstable",
      phases: ["melee"],
      names: say("Unstable", "Instable"),
      summary: say(
        "A unit that loses a Round of Combat takes no Break Test: it loses as many Health Points as the Combat Scores differ by, with no saves, from the rank and file, then the Champion, then one after the other from the Characters.",
        "Une unité qui perd une Manche de combat ne passe pas de test de Moral : elle perd autant de Points de Vie que les Résultats de combat diffèrent, sans sauvegarde, d’abord sur la troupe, puis le Champion, puis tour à tour les Personnages.",
      ),
      see: ["t9a.rule.undead", "t9a.rule.supernal"],
      ruling: "crumbling-characters",
    },
    {
      id: "undead",
      phases: ["charge", "movement", "melee"],
      names: say("Undead", "Mort-vivant"),
      summary: say(
        "Unstable. What it loses after a combat is divided by 2, fractions up, where the unit is Stubborn; then it is 12 at most where it is Steadfast; then, within Rally Around the Flag, fewer by its Rank Bonus, and by at least 1. To a charge it can only hold. It marches only from within Commanding Presence.",
        "Instable. Ce qu’elle perd après un combat est divisé par 2, arrondi au supérieur, si l’unité est Tenace ; puis c’est 12 au plus si elle est Indomptable ; puis, à portée de Ralliement au drapeau, son Bonus de rang de moins, et au moins 1. Face à une charge elle ne peut que tenir. Elle ne fait de marche forcée qu’à portée de Présence impérieuse.",
      ),
      see: ["t9a.rule.unstable", "t9a.rule.stubborn", "t9a.rule.steadfast", "t9a.rule.rally-around-the-flag"],
    },
    {
      id: "supernal",
      phases: ["melee"],
      names: say("Supernal", "Surnaturel"),
      summary: say(
        "Its attacks are Magical Attacks. A unit that fails its Break Test does not flee: it loses Health Points as Unstable units do.",
        "Ses attaques sont magiques. Une unité qui rate son test de Moral ne fuit pas : elle perd des Points de Vie comme les unités Instables.",
      ),
      see: ["t9a.rule.unstable", "t9a.rule.magical-attacks"],
    },
    {
      id: "unbreakable",
      phases: ["movement", "melee"],
      names: say("Unbreakable", "Indémoralisable"),
      summary: say(
        "The unit never breaks and takes no Break Test. Only Unbreakable Characters join it, and they join no others.",
        "L’unité n’est jamais démoralisée et ne passe pas de test de Moral. Seuls des Personnages Indémoralisables la rejoignent, et ils n’en rejoignent pas d’autres.",
      ),
      see: ["t9a.rule.joining"],
      ruling: "unbreakable-joining",
    },
    {
      id: "bodyguard",
      phases: ["melee"],
      names: say("Bodyguard", "Garde du corps"),
      summary: say(
        "The unit is Stubborn while a Character is in it; where one is named in brackets, only with that one.",
        "L’unité est Tenace tant qu’un Personnage s’y trouve ; si un nom suit entre parenthèses, seulement avec celui-là.",
      ),
      see: ["t9a.rule.stubborn", "t9a.rule.joining"],
    },
    {
      id: "terror",
      phases: ["charge"],
      names: say("Terror", "Terreur"),
      summary: say(
        "A unit at which such a model declares a charge takes a Panic Test before it reacts; if it fails, it must flee where it may. Not who has Terror itself.",
        "Une unité contre laquelle une telle figurine déclare une charge passe un test de Panique avant de réagir ; si elle le rate, elle doit fuir si elle le peut. Sauf qui a lui-même Terreur.",
      ),
      see: ["t9a.rule.charge-reaction", "t9a.rule.fear"],
    },
    {
      id: "frenzy",
      phases: ["charge", "melee"],
      names: say("Frenzy", "Frénésie"),
      summary: say(
        "At the start of its Charge Phase, a unit with an enemy that it could charge within its Advance Rate and 7″ more takes a Discipline Test; if it fails, it must declare a charge. That test, and the one to restrain a pursuit, are Maximised Rolls.",
        "Au début de sa phase de charge, une unité qui a un ennemi qu’elle pourrait charger à portée de son Mouvement et de 7″ de plus passe un test de Discipline ; si elle le rate, elle doit déclarer une charge. Ce test, et celui pour se retenir de poursuivre, sont des jets maximisés.",
      ),
      see: ["t9a.rule.charge-declaration", "t9a.rule.restrain"],
      ruling: "frenzy-provoked",
    },
  ],
);
