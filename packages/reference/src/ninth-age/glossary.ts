import { gloss, glossary } from "../entry/glossary-entry.ts";
import { listedGlosses } from "../entry/listed.ts";
import { listed } from "./listed.ts";
import { say } from "./writing.ts";

/** The words of The Ninth Age that its sheets use without a line of their own. */
export const glossaryEntries = glossary(
  "t9a",
  "glossary",
  ["2e-early", "2e-late"],
  say("the game’s rules, which the sheet sums up", "les règles du jeu, que la feuille résume"),
  [
    gloss(
      "characteristic",
      ["Characteristics", "Caractéristiques"],
      [
        "The numbers of a profile. For the whole model: Advance Rate, March Rate, Discipline. To defend: Health Points, Defensive Skill, Resilience, Armour. To strike, of each part: Attack Value, Offensive Skill, Strength, Armour Penetration, Agility.",
        "Les nombres d’un profil. Pour toute la figurine : Mouvement simple, Marche forcée, Discipline. Pour se défendre : Points de vie, Capacité défensive, Résistance, Armure. Pour frapper, de chaque élément : Valeur d’attaque, Capacité offensive, Force, Pénétration d’armure, Agilité.",
      ],
      { facts: {}, see: ["t9a.rule.bounds", "t9a.table.modifier-priority"] },
    ),
    gloss(
      "advance-rate",
      ["Advance Rate", "Mouvement simple"],
      [
        "Inches of an Advance Move; a Charge Range adds the dice to it.",
        "Pouces d’un Mouvement simple ; la Portée de charge y ajoute les dés.",
      ],
      { see: ["t9a.sequence.movement.movement-phase.3", "t9a.table.charge-range"] },
    ),
    gloss(
      "march-rate",
      ["March Rate", "Marche forcée"],
      [
        "Inches of a March Move, and the most that any model moves in a Reform.",
        "Pouces d’une Marche forcée, et le plus loin qu’une figurine aille dans une Reformation.",
      ],
      { see: ["t9a.sequence.movement.movement-phase.3"] },
    ),
    gloss(
      "discipline",
      ["Discipline", "Discipline"],
      [
        "How well a unit keeps its nerve: a Discipline Test needs this or less on 2D6. A unit takes the best Discipline in it.",
        "La tenue d’une unité : un Test de discipline demande ceci ou moins sur 2D6. Une unité prend la meilleure Discipline qui s’y trouve.",
      ],
      { facts: { dice: "2D6" }, see: ["t9a.table.discipline-test"] },
    ),
    gloss(
      "health-points",
      ["Health Points", "Points de vie"],
      [
        "What a model can lose before it is a casualty. Rank-and-File models of a unit share one Health Pool; a Champion and each Character have a pool alone.",
        "Ce qu’une figurine peut perdre avant d’être une perte. Les figurines du rang ont une réserve commune ; le Champion et chaque Personnage ont la leur.",
      ],
      { facts: { pool: 1 }, see: ["t9a.sequence.attacks.attack.8"] },
    ),
    gloss(
      "skill",
      ["Offensive and Defensive Skill", "Compétences offensive et défensive"],
      [
        "The attacker’s Offensive Skill less the target’s Defensive Skill gives the roll to hit in close combat.",
        "La Capacité offensive de l’attaquant moins la Capacité défensive de la cible donne le jet pour toucher au corps à corps.",
      ],
      { see: ["t9a.table.to-hit"] },
    ),
    gloss(
      "strength-and-resilience",
      ["Strength and Resilience", "Force et Résistance"],
      [
        "The Strength of the attack less the Resilience of the target gives the roll to wound.",
        "La Force de l’attaque moins la Résistance de la cible donne le jet pour blesser.",
      ],
      { see: ["t9a.table.to-wound"] },
    ),
    gloss(
      "armour-and-penetration",
      ["Armour and Armour Penetration", "Armure et Pénétration d’armure"],
      [
        "The target’s Armour less the attack’s Armour Penetration gives the Armour Save.",
        "L’Armure de la cible moins la Pénétration d’armure de l’attaque donne la Sauvegarde d’armure.",
      ],
      { see: ["t9a.table.armour-save", "t9a.rule.armour-worn"] },
    ),
    gloss(
      "attack-value",
      ["Attack Value", "Valeur d’attaque"],
      [
        "How many Close Combat Attacks a model part makes.",
        "Combien d’attaques de corps à corps fait un élément de figurine.",
      ],
      { see: ["t9a.sequence.melee.round-of-combat.6"] },
    ),
    gloss(
      "agility",
      ["Agility", "Agilité"],
      [
        "The Initiative Step in which a model part strikes, from 10 down to 0; +1 while Charging.",
        "Le Palier d’initiative où un élément frappe, de 10 à 0 ; +1 en charge.",
      ],
      { facts: { first: 10, last: 0, charging: 1 }, see: ["t9a.sequence.melee.round-of-combat.5"] },
    ),
    gloss(
      "aim",
      ["Aim", "Précision"],
      [
        "The roll to hit of a Shooting Attack before modifiers; it stands with the weapon on the profile.",
        "Le jet pour toucher d’une attaque de tir avant modificateurs ; il est au profil, avec l’arme.",
      ],
      { see: ["t9a.table.to-hit-modifiers"] },
    ),
    gloss(
      "character",
      ["Character", "Personnage"],
      [
        "A model bought as a unit of one that may join others: its cost, its Health Points and its victory points stay its own. It may be the General or the Battle Standard Bearer.",
        "Une figurine achetée seule qui peut rejoindre d’autres unités : son coût, ses Points de vie et ses points de victoire restent les siens. Il peut être Général ou Porteur de la grande bannière.",
      ],
      { see: ["t9a.rule.champion", "t9a.sequence.melee.round-of-combat.4"] },
    ),
    gloss(
      "rank-and-file",
      ["Rank and File", "Figurines du rang"],
      [
        "All models of a unit but Characters; hits on the unit fall on them. A Champion counts among them, except where it has a place alone.",
        "Toutes les figurines d’une unité sauf les Personnages ; les touches sur l’unité tombent sur elles. Le Champion en est, sauf là où il est à part.",
      ],
      { see: ["t9a.sequence.attacks.attack.3", "t9a.rule.champion"] },
    ),
    gloss(
      "general",
      ["General", "Général"],
      [
        "The Character that leads the army, and lends its Discipline by Commanding Presence.",
        "Le Personnage qui mène l’armée : il prête sa Discipline par Présence charismatique.",
      ],
      { see: ["t9a.rule.commanding-presence", "t9a.vp.general-or-bsb"] },
    ),
    gloss(
      "wizard",
      ["Wizard", "Magicien"],
      [
        "A model that knows spells: an Apprentice, Adept or Master, who casts them in its own Magic Phase. Who casts a spell is its Caster.",
        "Une figurine qui connaît des sorts : Apprenti, Adepte ou Maître, qui les lance à sa Phase de magie. Qui lance un sort en est le Lanceur.",
      ],
      { see: ["t9a.sequence.pre-game.pre-game.7", "t9a.sequence.magic.magic-phase.4"] },
    ),
    gloss(
      "unit-boundary",
      ["Unit Boundary", "Limite d’unité"],
      [
        "The outline around all bases of a unit: distances to the unit, contact and what it hides are measured from it.",
        "Le contour des socles d’une unité : distances, contact et ce qu’elle cache s’y mesurent.",
      ],
      { see: ["t9a.line-of-sight.definition"] },
    ),
    gloss(
      "arcs",
      ["Arcs and facings", "Arcs et côtés"],
      [
        "Lines at 45 degrees from the corners of a unit part the table into Front, Flank and Rear Arc; the sides towards them are its facings. A model sees into its Front Arc.",
        "Des lignes à 45 degrés depuis les coins d’une unité partagent la table en arcs frontal, de flanc et arrière ; les côtés tournés vers eux sont ses faces. Une figurine voit dans son arc frontal.",
      ],
      { facts: { degrees: 45 }, see: ["t9a.rule.facing-charged", "t9a.combat-score.flank"] },
    ),
    gloss(
      "engaged",
      ["Engaged in Combat", "Engagée au combat"],
      [
        "A unit is Engaged while one of its models is in base contact with an enemy. It does not move, shoot or declare charges; most spells with hits may not choose it.",
        "Une unité est engagée tant qu’une de ses figurines touche un ennemi. Elle ne bouge, ne tire ni ne charge ; la plupart des sorts à touches ne peuvent la choisir.",
      ],
      { see: ["t9a.sequence.melee.melee-phase.2", "t9a.spell-type.damage"] },
    ),
    gloss(
      "charging",
      ["Charging", "En charge"],
      [
        "From the contact of its Charge Move to the end of the Round of Combat that follows, a unit is Charging: +1 Agility, and 1 point for its side.",
        "Du contact de son mouvement de charge à la fin de la Manche de combat qui suit, une unité est en charge : +1 en Agilité, et 1 point pour son camp.",
      ],
      { facts: { agility: 1, score: 1 }, see: ["t9a.combat-score.charge", "t9a.sequence.melee.round-of-combat.5"] },
    ),
    gloss(
      "redirect",
      ["Redirect", "Redirection"],
      [
        "When its target flees, a charger that passes a Discipline Test may charge another unit that it could have charged; once a turn.",
        "Si sa cible fuit, un chargeur qui réussit un Test de discipline peut charger une autre unité qu’il aurait pu charger ; une fois par tour.",
      ],
      { see: ["t9a.sequence.charge.charge-phase.3"] },
    ),
    gloss(
      "wheel",
      ["Wheel", "Roue"],
      [
        "The unit turns about one front corner; its way is that of the outer corner.",
        "L’unité tourne autour d’un coin avant ; son trajet est celui du coin extérieur.",
      ],
      { facts: { corners: 1 }, see: ["t9a.sequence.movement.movement-phase.3"] },
    ),
    gloss(
      "maximised-and-minimised",
      ["Maximised and Minimised Rolls", "Jets maximisés et minimisés"],
      [
        "One die more is rolled: Maximised, the lowest is dropped; Minimised, the highest. Both at once cancel each other.",
        "On lance un dé de plus : maximisé, on écarte le plus faible ; minimisé, le plus fort. Les deux à la fois s’annulent.",
      ],
      { facts: { moreDice: 1 }, see: ["t9a.table.charge-range", "t9a.table.discipline-test"] },
    ),
    gloss(
      "attack-kinds",
      ["Kinds of attacks", "Sortes d’attaques"],
      [
        "Melee Attacks are made in base contact or over a comrade: Close Combat Attacks with a weapon, and Special Attacks such as Stomps, Impact Hits, Grinding and Breath. Ranged Attacks are Shooting Attacks and what spells and Miscasts do.",
        "Les attaques de mêlée se font au contact ou par-dessus un camarade : attaques de corps à corps avec une arme, et attaques spéciales telles que Piétinement, touches d’impact, broyage et souffle. Les attaques à distance sont les tirs et ce que font sorts et Fiascos.",
      ],
      { see: ["t9a.sequence.attacks.attack.1", "t9a.shooting.same-attack-type"] },
    ),
    gloss(
      "harnessed",
      ["Harnessed", "Attelé"],
      [
        "Mounts and beasts that are a part of the model: they strike, but use no weapon and give no Supporting Attacks. An Inanimate part, such as a chassis, strikes not at all.",
        "Montures et bêtes qui font partie de la figurine : elles frappent, mais sans arme et sans soutien. Un élément inanimé, comme un châssis, ne frappe pas.",
      ],
      { see: ["t9a.model-height.supporting-attacks"] },
    ),
    gloss(
      "recover-and-raise",
      ["Recover and Raise", "Récupérer et relever"],
      [
        "Recovering gives lost Health Points back to models that still stand; Raising brings fallen models back as well, once all others are whole. Neither goes beyond the number that the unit began with.",
        "Récupérer rend les Points de vie perdus à qui est encore debout ; relever ramène aussi des figurines tombées, une fois les autres entières. Jamais au-delà du nombre de départ.",
      ],
      { see: ["t9a.rule.resurrected"] },
    ),
    gloss(
      "zones-and-lines",
      ["Deployment Zones and Centre Line", "Zones de déploiement et Ligne médiane"],
      [
        "The Centre Line halves the board along its long side. Where each side sets up depends on the Deployment Type.",
        "La Ligne médiane partage la table dans sa longueur. Où chacun se déploie dépend du Type de déploiement.",
      ],
      { see: ["t9a.table.deployment-types"] },
    ),
    gloss(
      "point-cost",
      ["Point Cost and Army List", "Coût en points et liste d’armée"],
      [
        "An Army List names each unit with its models, options and Point Cost; Army Points are what it may cost in all. Units and Characters are scored row by row of the list.",
        "Une liste d’armée nomme chaque unité, ses figurines, ses options et son coût en points ; les points d’armée sont ce qu’elle peut coûter en tout. Unités et Personnages se décomptent ligne par ligne.",
      ],
      { see: ["t9a.sequence.pre-game.pre-game.1", "t9a.table.victory-points"] },
    ),
    gloss(
      "learned-and-attribute-spells",
      ["Learned, Hereditary and Attribute Spells", "Sorts appris, héréditaires et attributs"],
      [
        "A Learned Spell was selected from a Path; a Hereditary Spell is the army’s. An Attribute Spell comes free after each success of its Path, once a Casting Attempt.",
        "Un sort appris fut choisi dans une Voie ; un sort héréditaire est celui de l’armée. Un sort attribut vient en plus de chaque réussite de sa Voie, une fois par tentative.",
      ],
      { see: ["t9a.sequence.magic.spell-casting.e", "t9a.sequence.pre-game.pre-game.7"] },
    ),
    gloss(
      "casting-value",
      ["Casting Value", "Valeur de lancement"],
      [
        "What the casting roll with its modifiers must reach. A Boosted version has a higher one and is chosen before the dice.",
        "Ce que doit atteindre le jet de lancement, modificateurs compris. Une version améliorée en a une plus haute et se choisit avant les dés.",
      ],
      { see: ["t9a.sequence.magic.casting-attempt.3", "t9a.table.casting"] },
    ),
    gloss(
      "veil-tokens-and-magic-dice",
      ["Veil Tokens and Magic Dice", "Marqueurs « Voile » et Dés de magie"],
      [
        "Magic Dice cast and dispel; Veil Tokens become Magic Dice in Siphon the Veil, three for one.",
        "Les Dés de magie lancent et dissipent ; les marqueurs « Voile » deviennent des Dés de magie en siphonnant le Voile, trois pour un.",
      ],
      { facts: { tokens: 3, dice: 1 }, see: ["t9a.table.flux-cards", "t9a.sequence.magic.magic-phase.3"] },
    ),
    gloss(
      "musician",
      ["Musician", "Musicien"],
      [
        "A model of the rank and file that helps its unit reform, and hinders enemies that march.",
        "Une figurine du rang qui aide son unité à se reformer et gêne la marche de l’ennemi.",
      ],
      { see: ["t9a.rule.march-to-the-beat", "t9a.rule.swift-reform"] },
    ),
    gloss(
      "ghost-step",
      ["Ghost Step", "Pas spectral"],
      [
        "The model moves through terrain as over open ground, and may not end inside what is impassable.",
        "La figurine traverse le décor comme un terrain dégagé, sans pouvoir finir dans l’infranchissable.",
      ],
      { kind: "rule", see: ["t9a.terrain.impassable.no-entry"] },
    ),
    gloss(
      "sweeping-attack",
      ["Sweeping Attack", "Attaque au passage"],
      [
        "Hits on one unit that the model passes over in its move, and that is in no combat.",
        "Touches sur une unité que la figurine survole dans son mouvement, et qui n’est pas au combat.",
      ],
      { kind: "rule", see: ["t9a.rule.raking-claws"] },
    ),
    gloss(
      "army-markers",
      ["Markers and models of the armies", "Marqueurs et figurines des armées"],
      [
        "Incendiary, Tornado and Tunnel Markers, Orison Tokens, Totemic Beasts and Rat Swarms stand in the books of their armies; here stands what spells do with them.",
        "Marqueurs « Combustible », « Tornade », « Tunnel » et « Bénédiction », bêtes totémiques et nuées de rats sont dans les livres de leurs armées ; ici est dit ce qu’en font les sorts.",
      ],
      { see: ["t9a.hereditary.id.curse-of-nezibkesh", "t9a.hereditary.vs.the-awakened-swarm"] },
    ),
    gloss(
      "special-item",
      ["Special Item", "Objet spécial"],
      [
        "An enchantment, artefact or banner that its bearer’s army list pays for. One that is for One use only is spent with it.",
        "Un enchantement, un artefact ou une bannière que paie la liste d’armée de son porteur. Ce qui est à Usage unique s’épuise ainsi.",
      ],
      { see: ["t9a.fleeing.cannot.cast-or-activate"] },
    ),
    gloss(
      "kinds-of-terrain",
      ["Open, Opaque and Covering Terrain", "Terrain découvert, opaque et couvrant"],
      [
        "Opaque Terrain blocks every Line of Sight through it; Covering Terrain lets it through and gives Cover. What is no feature is Open Terrain.",
        "Un terrain opaque coupe toute Ligne de vue qui le traverse ; un terrain couvrant la laisse passer et donne un Couvert. Ce qui n’est pas un Décor est un terrain découvert.",
      ],
      { see: ["t9a.table.cover", "t9a.line-of-sight.definition"] },
    ),
    ...listedGlosses(listed),
  ],
);
