import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Model Rules that units bring from their type, their height or their army book. */
export const modelRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  [
    {
      id: "swiftstride",
      names: say("Swiftstride", "Course rapide"),
      summary: say(
        "Charge Range, Flee, Pursuit and Overrun Distances are Maximised: one more die, the lowest dropped.",
        "Portée de charge, distances de fuite, de poursuite et de Charge irrésistible sont maximisées : un dé de plus, le plus bas est retiré.",
      ),
      see: ["t9a.table.model-type"],
    },
    {
      id: "tall",
      names: say("Tall", "Une tête au-dessus"),
      summary: say(
        "A Tall model looks and is seen over models of its own Height, unless these are Tall as well.",
        "La figurine voit et se voit par-dessus celles de sa Taille, sauf si elles ont la même règle.",
      ),
      facts: { seenOver: "same Height, not Tall" },
      see: ["t9a.line-of-sight.definition"],
    },
    {
      id: "towering-presence",
      phases: ["deployment", "movement"],
      names: say("Towering Presence", "Présence imposante"),
      summary: say(
        "The model joins no unit, unless it is a War Platform, and no Character joins it. As General or with the Battle Standard it reaches farther; no wood or wall hides it.",
        "La figurine ne rejoint aucune unité, sauf une Plateforme de guerre, et aucun Personnage ne la rejoint. En Général ou avec la grande bannière, elle porte plus loin ; ni bois ni mur ne la cachent.",
      ),
      facts: { joins: "nobody" },
      see: ["t9a.table.model-height", "t9a.rule.joining", "t9a.rule.commanding-presence"],
    },
    {
      id: "massive-bulk",
      phases: ["shooting", "melee"],
      names: say("Massive Bulk", "Masse énorme"),
      summary: say(
        "Where such a model is ridden, its rider’s armour, shield and special saves do not count.",
        "Quand une telle figurine est montée, l’armure, le bouclier et les sauvegardes spéciales de qui la monte ne comptent pas.",
      ),
      facts: { ridersArmour: "not counted" },
      see: ["t9a.table.model-height", "t9a.rule.armour-worn"],
    },
    {
      id: "cannot-be-stomped",
      phases: ["melee"],
      names: say("Cannot be Stomped", "Ne peut être piétiné"),
      summary: say("Stomp Attacks cannot be made against it.", "Les Piétinements ne peuvent pas la viser."),
      facts: { stompAttacks: 0 },
      see: ["t9a.rule.stomp-distribution"],
    },
    {
      id: "stomp-1",
      phases: ["melee"],
      names: say("Stomp Attacks (1)", "Piétinement (1)"),
      summary: say(
        "At Initiative Step 0 the model makes 1 attack more, against Standard models it touches: it hits without a roll, with the model’s own Strength and Armour Penetration and no weapon.",
        "Au palier d’Initiative 0, la figurine porte 1 attaque de plus contre les figurines de Taille Standard qu’elle touche : elle touche sans jet, avec la Force et la Pénétration de la figurine, sans arme.",
      ),
      see: ["t9a.rule.stomp-distribution", "t9a.rule.cannot-be-stomped"],
      ruling: "stomp-strength",
    },
    {
      id: "stomp-distribution",
      phases: ["melee"],
      names: say("Distribution of Stomp Attacks", "Répartition des Piétinements"),
      summary: say(
        "Stomp hits fall on the rank and file of the unit in contact, never on Champions or Characters.",
        "Les touches de Piétinement tombent sur la troupe de l’unité au contact, jamais sur un Champion ni un Personnage.",
      ),
      facts: { onto: "rank and file" },
      see: ["t9a.rule.stomp-1"],
      ruling: "stomps",
    },
    {
      id: "fear",
      phases: ["melee"],
      names: say("Fear", "Peur"),
      summary: say(
        "Enemy units in contact have -1 Discipline. At the start of each Round of Combat they take a Discipline Test; who fails is Shaken until the end of the Player Turn, strikes at -1 to hit and is struck at +1 to hit in that round. Units that cause Fear or are Fearless do not mind.",
        "Les unités ennemies au contact ont -1 en Discipline. Au début de chaque manche elles font un test de Discipline ; celle qui échoue est Ébranlée jusqu’à la fin du tour de joueur, frappe à -1 pour toucher et est frappée à +1 durant cette manche. Les unités qui causent la Peur ou sont Sans peur n’en souffrent pas.",
      ),
      see: ["t9a.rule.fearless", "t9a.shaken"],
    },
    {
      id: "fearless",
      names: say("Fearless", "Sans peur"),
      summary: say(
        "Passes every Panic Test, cannot choose to Flee from a charge, and does not mind Fear.",
        "Réussit tout test de Panique, ne peut pas choisir de Fuir une charge et ne craint pas la Peur.",
      ),
      facts: { panicTests: "passed", mayFleeFromCharge: false, fear: "immune" },
      see: ["t9a.rule.fear"],
    },
    {
      id: "stubborn",
      phases: ["melee"],
      names: say("Stubborn", "Tenace"),
      summary: say(
        "Takes Break Tests, and tests to Combat Reform, at its full Discipline, whatever the difference in Combat Score.",
        "Fait ses tests de Moral, et ses tests pour se reformer au combat, à sa pleine Discipline, quel que soit l’écart du résultat de combat.",
      ),
      see: ["t9a.rule.steadfast"],
    },
    {
      id: "strider",
      phases: ["movement"],
      names: say("Strider", "Guide"),
      summary: say(
        "Strider (terrain): takes no Dangerous Terrain Tests for terrain of that kind, and is not kept from being Steadfast by it.",
        "Guide (décor) : ne fait pas de tests de terrain dangereux pour les décors de ce type, qui ne l’empêchent pas non plus d’être Indomptable.",
      ),
      facts: { dangerousTerrainTests: false, steadfast: true },
      see: ["t9a.terrain.dangerous-terrain-test.when", "t9a.rule.steadfast"],
    },
    {
      id: "vanguard",
      names: say("Vanguard", "Avant-garde"),
      summary: say(
        "After deployment makes one Advance Move of up to 12″ or one Reform, and ends more than 12″ from enemies, 6″ from those who moved as a Vanguard themselves. Then declares no charge in the first Player Turn and does not score in the first Game Turn.",
        "Après le déploiement, fait un Mouvement simple de 12″ au plus ou une Reformation, et finit à plus de 12″ des ennemis, 6″ de ceux qui ont eux-mêmes bougé en Avant-garde. Ne déclare ensuite aucune charge au premier Tour de joueur et ne capture rien au premier Tour de jeu.",
      ),
      ruling: "vanguard-move",
      see: ["t9a.sequence.pre-game.deployment-phase.6"],
    },
    {
      id: "distracting",
      names: say("Distracting", "Perturbant"),
      summary: say(
        "Blows in close combat at such a model are at -1 to hit; not where something else makes them harder already.",
        "Les coups portés au corps à corps à une telle figurine ont -1 pour toucher ; pas si autre chose les gêne déjà.",
      ),
    },
    {
      id: "parry",
      phases: ["melee"],
      names: say("Parry", "Parade"),
      summary: say(
        "On foot with Hand Weapon and Shield, against Close Combat Attacks from the front: Defensive Skill +1, or as high as the attacker’s Offensive Skill with all its modifiers, whichever ends higher. Paired Weapons ignore it.",
        "À pied, avec Arme de base et Bouclier, contre les attaques de corps à corps de front : Compétence défensive +1, ou aussi haute que la Compétence offensive de l’attaquant, modificateurs compris, la plus haute des deux. Les Paires d’armes l’ignorent.",
      ),
      see: ["t9a.rule.hand-weapon", "t9a.rule.paired-weapons", "t9a.modifier-priority.1"],
      ruling: "parry",
    },
    {
      id: "line-formation",
      names: say("Line Formation", "Formation en ligne"),
      summary: say(
        "A unit 8 or more models wide supports from one more rank and has no Rank Bonus.",
        "Une unité d’au moins 8 figurines de front soutient depuis un rang de plus et n’a pas de bonus de rang.",
      ),
      ruling: "line-formation",
      see: ["t9a.rule.supporting-attacks", "t9a.combat-score.rank-bonus"],
    },
    {
      id: "insignificant",
      names: say("Insignificant", "Insignifiant"),
      summary: say(
        "Its flight, breaking or destruction frightens only other Insignificant units.",
        "Sa fuite, sa déroute ou sa destruction n’effraie que les autres unités insignifiantes.",
      ),
      facts: { frightens: "Insignificant" },
    },
    {
      id: "general",
      phases: [],
      names: say("General", "Général"),
      summary: say(
        "Leads the army and has Commanding Presence. Removed as a casualty, gives more Victory Points.",
        "Mène l’armée et a Présence impérieuse. Retiré comme perte, il donne plus de points de victoire.",
      ),
      see: ["t9a.rule.commanding-presence", "t9a.vp.general-or-bsb"],
    },
    {
      id: "battle-standard-bearer",
      phases: [],
      names: say("Battle Standard Bearer", "Porteur de la grande bannière"),
      summary: say(
        "Has Rally Around the Flag and counts in the Combat Score as a Standard Bearer does. Removed as a casualty, gives more Victory Points.",
        "A Ralliement au drapeau et compte au Résultat de combat comme un Porte-étendard. Retiré comme perte, il donne plus de points de victoire.",
      ),
      see: ["t9a.rule.rally-around-the-flag", "t9a.combat-score.standard-bearer", "t9a.vp.general-or-bsb"],
    },
    {
      id: "commanding-presence",
      names: say("Commanding Presence", "Présence impérieuse"),
      summary: say(
        "Units of its side within 12″ (18″ if it has Towering Presence) may use its Discipline instead of their own. Not while it flees.",
        "Les unités de son camp à 12″ ou moins (18″ si elle a Présence imposante) peuvent user de sa Discipline au lieu de la leur. Pas tant qu’elle fuit.",
      ),
      see: ["t9a.fleeing.no-commanding-presence", "t9a.modifier-priority.1"],
      ruling: "presence-discipline",
    },
    {
      id: "rally-around-the-flag",
      names: say("Rally Around the Flag", "Ralliement au drapeau"),
      summary: say(
        "Units of its side within 12″ (18″ if it has Towering Presence) roll failed Discipline Tests once more. Not while it flees, nor in a round in which it refused a Duel.",
        "Les unités de son camp à 12″ ou moins (18″ si elle a Présence imposante) relancent une fois les tests de Discipline ratés. Pas tant qu’elle fuit, ni dans une manche où elle a refusé un duel.",
      ),
      see: ["t9a.fleeing.no-rally-around-the-flag", "t9a.rule.refuse-duel"],
      ruling: "presence-range",
    },
    {
      id: "battle-fever",
      from: "army",
      names: say("Battle Fever", "Fièvre du combat"),
      summary: say(
        "Panic Tests and Break Tests that fail are rolled once more.",
        "Les tests de Panique et de Moral ratés sont relancés une fois.",
      ),
      facts: { rerolls: ["Panic Test", "Break Test"] },
    },
    {
      id: "hell-forged-armour",
      from: "army",
      names: say("Hell-Forged Armour", "Armure infernale"),
      summary: say(
        "Break Tests that fail are rolled once more. What else its book gives this armour is not played yet.",
        "Les tests de Moral ratés sont relancés une fois. Le reste de ce que son livre donne à cette armure n’est pas encore joué.",
      ),
      facts: { rerolls: ["Break Test"] },
    },
    {
      id: "path-of-the-favoured",
      from: "army",
      names: say("Path of the Favoured", "Voie des Élus"),
      summary: say(
        "The Champion has Discipline 9, which its unit uses while the Champion stands, and 1 Health Point more (3 at most).",
        "Le Champion a 9 en Discipline, dont son unité se sert tant qu’il est debout, et 1 Point de Vie de plus (3 au plus).",
      ),
      see: ["t9a.rule.champion"],
    },
    {
      id: "favoured-champion",
      from: "army",
      names: say("Favoured Champion", "Champion favori"),
      summary: say(
        "The Champion has +1 Agility, +1 Offensive Skill, +1 Defensive Skill and 1 Health Point more.",
        "Le Champion a +1 en Agilité, +1 en Compétence offensive, +1 en Compétence défensive et 1 Point de Vie de plus.",
      ),
      see: ["t9a.rule.champion"],
    },
    {
      id: "champion",
      names: say("Champion", "Champion"),
      summary: say(
        "+1 Attack Value, and a Health Pool of its own: what is struck at the Champion is lost by the Champion alone, and wounds fall on it from the rank and file only where none of these are left. May fight Duels and orders the charge.",
        "+1 Attaque et une réserve de Points de Vie à lui : ce qui le vise n’est perdu que par lui, et les blessures de la troupe ne retombent sur lui que si celle-ci n’a plus personne. Peut se battre en Duel et ordonne la charge.",
      ),
      see: ["t9a.rule.ordering-the-charge", "t9a.rule.refuse-duel"],
      ruling: "spill-on-duellist",
    },
    {
      id: "ordering-the-charge",
      phases: ["charge"],
      names: say("Ordering the Charge", "Ordonner la charge"),
      summary: say(
        "With a Champion in the charging unit, the dice of its Charge Range count as 4 at least when it is asked whether it arrives.",
        "Avec un Champion dans l’unité qui charge, les dés de la portée de charge valent au moins 4 quand on demande si elle arrive.",
      ),
      see: ["t9a.rule.champion"],
      ruling: "ordered-charge",
    },
    {
      id: "march-to-the-beat",
      phases: ["movement"],
      names: say("March to the Beat", "Marcher au pas"),
      summary: say(
        "An enemy Musician within 8″, whose unit does not flee: -1 Discipline in March Tests.",
        "Un Musicien ennemi à 8 pouces ou moins, dont l’unité ne fuit pas : -1 en Discipline aux tests de marche forcée.",
      ),
      ruling: "march-to-the-beat",
    },
    {
      id: "swift-reform",
      phases: ["movement"],
      names: say("Swift Reform", "Reformation rapide"),
      summary: say(
        "A unit with a Musician may reform and then make an Advance Move. No model ends farther than its March Rate from where it began.",
        "Une unité avec un Musicien peut se reformer puis faire un Mouvement simple. Aucune figurine ne finit plus loin que sa Marche forcée de son départ.",
      ),
      facts: { modelAtMost: "March Rate", needs: "Musician" },
      see: ["t9a.rule.march-to-the-beat"],
    },
    {
      id: "scoring",
      phases: [],
      names: say("Scoring", "Unité de capture"),
      summary: say(
        "Counts for Secondary Objectives, but not while it flees, nor until the next Player Turn after a Post-Combat Reform or a return to the board.",
        "Compte pour les objectifs secondaires, mais pas en fuite, ni jusqu’au tour de joueur suivant une Reformation post-combat ou un retour sur la table.",
      ),
      facts: { notWhile: ["Fleeing", "after a Post-Combat Reform", "after a return to the board"] },
      see: ["t9a.rule.post-combat-reform"],
    },
    {
      id: "bounds",
      phases: [],
      names: say("Bounds of Characteristics", "Bornes des caractéristiques"),
      summary: say(
        "Whatever the modifiers, a Characteristic ends between 0 and 10, Armour at 6 at most; a natural 1 fails and a natural 6 succeeds where the tables say 2+ to 6+.",
        "Quels que soient les modificateurs, une caractéristique finit entre 0 et 10, l’Armure à 6 au plus ; un 1 naturel échoue et un 6 naturel réussit là où les tables vont de 2+ à 6+.",
      ),
      see: ["t9a.modifier-priority.4"],
      ruling: "bounds",
    },
  ],
);
