import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What the sheet's Magic Phase leaves to be known: Wizards, their dice and tokens. */
export const magicRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "magic-phase", phases: ["magic"], kind: "rule" },
  [
    {
      id: "blessing-of-protection",
      from: "army",
      names: say("Blessing of Protection", "Bénédiction de protection"),
      summary: say(
        "A Bound Spell on its bearer’s own unit, for one turn: Aegis (5+) against Melee Attacks.",
        "Un Sort lié sur l’unité de son porteur, pour un tour : Ægide (5+) contre les attaques de mêlée.",
      ),
      see: ["t9a.rule.blessings", "t9a.rule.aegis"],
      ruling: "blessings",
    },
    {
      id: "blessing-of-fire",
      from: "army",
      names: say("Blessing of Fire", "Bénédiction de feu"),
      summary: say(
        "A Bound Spell on its bearer’s own unit: Flaming Attacks for one turn, and at once each enemy in contact with it takes D6 hits of Strength 4 and Armour Penetration 1.",
        "Un Sort lié sur l’unité de son porteur : Attaques enflammées pour un tour, et aussitôt chaque ennemi à son contact subit D6 touches de Force 4 et de Pénétration d’armure 1.",
      ),
      see: ["t9a.rule.blessings", "t9a.rule.flaming-attacks"],
      ruling: "blessings",
    },
    {
      id: "blessing-of-fervour",
      from: "army",
      names: say("Blessing of Fervour", "Bénédiction de ferveur"),
      summary: say(
        "A Bound Spell on its bearer’s own unit, for one turn: its failed rolls to wound in Melee Attacks are made again.",
        "Un Sort lié sur l’unité de son porteur, pour un tour : ses jets pour blesser ratés en mêlée se relancent.",
      ),
      see: ["t9a.rule.blessings"],
      ruling: "blessings",
    },
    {
      id: "drain-magic",
      from: "army",
      names: say("Drain Magic", "Drain de magie"),
      summary: say(
        "A Bound Spell at a unit within 24″, a friend’s or an enemy’s: all spells of one turn that lie on it end.",
        "Un Sort lié sur une unité à 24″ ou moins, amie ou ennemie : tous les sorts d’un tour qui sont sur elle cessent.",
      ),
      see: ["t9a.rule.asfad-scholar"],
      ruling: "drain-magic",
    },
    {
      id: "command-of-the-rod",
      from: "army",
      names: say("Command of the Rod", "Ordre du bâton"),
      summary: say(
        "A Bound Spell at a friendly unit within 18″, for one turn: +1 to hit in close combat.",
        "Un Sort lié sur une unité amie à 18″ ou moins, pour un tour : +1 pour toucher au corps à corps.",
      ),
      see: ["t9a.rule.rod-of-battle"],
      ruling: "rod-of-battle",
    },
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
    {
      id: "channel",
      names: say("Channel", "Canalisation"),
      summary: say(
        "When the Veil is siphoned the model adds as many Veil Tokens as its value says; several add up. Who flees does not channel.",
        "Quand le Voile est siphonné, la figurine ajoute autant de marqueurs « Voile » que sa valeur l’indique ; plusieurs s’additionnent. Qui fuit ne canalise pas.",
      ),
      see: ["t9a.rule.siphon", "t9a.fleeing.cannot.channel"],
    },
    {
      id: "magical-move",
      names: say("Magical Move", "Mouvement magique"),
      summary: say(
        "In the Magic Phase a spell lets a unit move as in the Movement Phase, with the spell’s inches in place of its Advance Rate and its March Rate: it may wheel, reform or join. Not who flees, is Shaken, fights or moves at random, and each unit at most 1 time in a phase.",
        "Dans la phase de magie, un sort laisse une unité se déplacer comme dans la phase de mouvement, avec les pouces du sort à la place de sa Vitesse et de sa Vitesse de marche : elle peut pivoter, se reformer ou rejoindre. Pas qui fuit, est Secoué, combat ou se déplace au hasard, et chaque unité 1 fois au plus par phase.",
      ),
      see: ["t9a.sequence.movement.movement-phase.3"],
      ruling: "magical-move-after",
    },
    {
      id: "reanimated",
      names: say("Reanimated", "Évoqué"),
      summary: say(
        "As many Health Points come back to such models at a time where the spell of their army calls them.",
        "Autant de Points de vie reviennent à la fois à ces figurines quand le sort de leur armée les appelle.",
      ),
      see: ["t9a.hereditary.vc.arise"],
    },
    {
      id: "resurrected",
      names: say("Resurrected", "Ressuscité"),
      summary: say(
        "As many Health Points come back to such models at a time where the spell of their army calls them.",
        "Autant de Points de vie reviennent à la fois à ces figurines quand le sort de leur armée les appelle.",
      ),
      see: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    },
    {
      id: "wizard-apprentice",
      names: say("Wizard Apprentice", "Sorcier apprenti"),
      summary: say(
        "Knows 1 spell: the first of its path, or the one of its army.",
        "Connaît 1 sort : le premier de sa voie, ou celui de son armée.",
      ),
      see: ["t9a.sequence.pre-game.pre-game.7"],
    },
    {
      id: "wizard-adept",
      names: say("Wizard Adept", "Sorcier adepte"),
      summary: say(
        "Knows 2 different spells out of 1, 2, 3 and 4 of its path and the one of its army. It has Channel (1).",
        "Connaît 2 sorts différents parmi 1, 2, 3 et 4 de sa voie et celui de son armée. Il a Canalisation (1).",
      ),
      see: ["t9a.rule.channel", "t9a.sequence.pre-game.pre-game.7"],
    },
    {
      id: "wizard-master",
      names: say("Wizard Master", "Maître sorcier"),
      summary: say(
        "Knows 4 different spells out of 1, 2, 3, 4, 5 and 6 of its path and the one of its army. It has Channel (1) and adds 1 to its casting rolls.",
        "Connaît 4 sorts différents parmi 1, 2, 3, 4, 5 et 6 de sa voie et celui de son armée. Il a Canalisation (1) et ajoute 1 à ses jets de lancement.",
      ),
      see: ["t9a.rule.channel", "t9a.sequence.pre-game.pre-game.7"],
    },
    {
      id: "wizard-conclave",
      names: say("Wizard Conclave", "Conclave de sorciers"),
      summary: say(
        "The unit’s Champion is a Wizard Adept with 1 Health Point more. It selects up to 2 of the spells that the unit’s entry lists, whatever their paths.",
        "Le Champion de l’unité est Sorcier adepte, avec 1 Point de vie de plus. Il choisit jusqu’à 2 des sorts que cite l’entrée de l’unité, quelles que soient leurs voies.",
      ),
      see: ["t9a.rule.wizard-adept", "t9a.sequence.pre-game.pre-game.7"],
      ruling: "conclave-spells",
    },
    {
      id: "protean-magic",
      names: say("Protean Magic", "Magie protéiforme"),
      summary: say(
        "A Wizard with this rule selects its spells from spell 1 of each path that is open to it, and the spell of its army.",
        "Un sorcier doté de cette règle choisit ses sorts parmi le sort 1 de chaque voie qui lui est ouverte, et celui de son armée.",
      ),
      from: "army",
      see: ["t9a.sequence.pre-game.pre-game.7"],
      ruling: "protean-paths",
    },
    {
      id: "master-of-canreig-tower",
      names: say("Master of Canreig Tower", "Maître de la Tour canreig"),
      summary: say(
        "A Wizard Adept with Protean Magic who selects 3 spells more; see Master of Spellcrafting.",
        "Sorcier adepte à la magie protéiforme, qui choisit 3 sorts de plus ; voir Maître de la sorcellerie.",
      ),
      from: "army",
      see: ["t9a.rule.protean-magic", "t9a.rule.wizard-adept", "t9a.rule.master-of-spellcrafting"],
    },
    {
      id: "master-of-spellcrafting",
      names: say("Master of Spellcrafting", "Maître de la sorcellerie"),
      summary: say(
        "The Casting Value of this Wizard’s spells is lower by 1.",
        "La valeur de lancement des sorts de ce sorcier baisse de 1.",
      ),
      from: "army",
      see: ["t9a.sequence.magic.casting-attempt.3"],
    },
    {
      id: "irresistible-will",
      names: say("Irresistible Will", "Volonté irrésistible"),
      summary: say(
        "With 4 Magic Dice or more all that changes this Wizard’s casting roll adds 1 at most, and 2 are taken from the roll that would dispel the spell.",
        "Avec 4 dés de magie ou plus, ce qui modifie le jet de lancement de ce sorcier n’ajoute que 1 au plus, et le jet qui voudrait dissiper le sort perd 2.",
      ),
      from: "army",
      see: ["t9a.sequence.magic.casting-attempt.2", "t9a.sequence.magic.dispelling-attempt.2"],
    },
    {
      id: "spell-craving",
      names: say("Spell Craving", "Soif de sorts"),
      summary: say(
        "The unit scores 1 for each spell known by enemy Wizards that it is in combat with.",
        "L’unité rapporte 1 point de combat par sort connu des sorciers ennemis qu’elle combat.",
      ),
      from: "army",
      see: ["t9a.table.combat-score"],
      ruling: "spell-craving",
    },
    {
      id: "soul-conduit",
      names: say("Soul Conduit", "Passeur d’âmes"),
      summary: say(
        "While such a model stands, its side draws no Flux Card: both players have 5 Magic Dice, and its own player 4 Veil Tokens and D3 more.",
        "Tant qu’une telle figurine est debout, son camp ne tire pas de carte de flux : chaque joueur a 5 dés de magie, et le sien 4 marqueurs « Voile » plus D3.",
      ),
      from: "army",
      see: ["t9a.sequence.magic.magic-phase.2"],
    },
    {
      id: "magic-resistance",
      names: say("Magic Resistance", "Résistance à la magie"),
      summary: say(
        "An enemy spell aimed at it has as much taken from its casting roll as the value says; of several values the highest counts.",
        "Un sort ennemi qui la vise perd sur son jet de lancement autant que la valeur l’indique ; de plusieurs valeurs, la plus haute compte.",
      ),
      see: ["t9a.sequence.magic.casting-attempt.2"],
    },
  ],
);
