import { gloss } from "../entry/glossary-entry.ts";

const movement = { kind: "rule", phases: ["movement"] } as const;
const combat = { kind: "rule", phases: ["combat"] } as const;
const rule = { kind: "rule" } as const;

/** How the models of The Old World are made up, by the rules that army lists name: troop types, riders, crews and mixed units. */
export const troopGlosses = [
  gloss(
    "troop-types",
    ["Troop types", "Types de troupe"],
    [
      "A troop type gives how many models make a rank, the most its Rank Bonus can be, and the Unit Strength of a model. Regular Infantry 5, +2, 1; Heavy Infantry 4, +2, 1; Monstrous Infantry 3, +2, 3. Heavy Cavalry 4, +1, 2; Light Cavalry 5, +1, 2; Monstrous Cavalry 3, +1, 3; War Beasts 5, +1, 1. A Light Chariot 3, +1, 3. Without ranks: a Heavy Chariot, Unit Strength 5, and Swarms, 3; a Monstrous Creature, a Behemoth and a War Machine have as much as Wounds at the start.",
      "Un type de troupe donne combien de figurines font un rang, le plus grand bonus de rang et la Puissance d’unité d’une figurine. Infanterie régulière 5, +2, 1 ; infanterie lourde 4, +2, 1 ; infanterie monstrueuse 3, +2, 3. Cavalerie lourde 4, +1, 2 ; cavalerie légère 5, +1, 2 ; cavalerie monstrueuse 3, +1, 3 ; bêtes de guerre 5, +1, 1. Un char léger 3, +1, 3. Sans rangs : un char lourd, Puissance d’unité 5, et les nuées, 3 ; une créature monstrueuse, un béhémoth et une machine de guerre ont autant que de Points de Vie au départ.",
    ],
    {
      facts: {
        regularInfantry: [5, "+2", 1],
        heavyInfantry: [4, "+2", 1],
        monstrousInfantry: [3, "+2", 3],
        heavyCavalry: [4, "+1", 2],
        lightCavalry: [5, "+1", 2],
        monstrousCavalry: [3, "+1", 3],
        warBeasts: [5, "+1", 1],
        lightChariot: [3, "+1", 3],
        heavyChariot: 5,
        swarms: 3,
      },
      see: ["tow.combat-result.rank-bonus", "tow.keyword.unit-strength"],
    },
  ),
  gloss(
    "split-profile",
    ["Split Profile", "Profil partagé"],
    [
      "Rider and mount, or crew and beasts, strike with their own Weapon Skill, Strength, Initiative, Attacks and weapons. Enemies roll to hit against the Weapon Skill of the rider or crew. Armour is the rider’s, or the chariot’s; the beast makes the Stomp Attacks, and a chariot its Impact Hits. At 0 Wounds the whole model goes.",
      "Cavalier et monture, ou équipage et bêtes, frappent avec leur propre Capacité de Combat, Force, Initiative, Attaques et armes. L’ennemi touche contre la Capacité de Combat du cavalier ou de l’équipage. L’armure est celle du cavalier, ou du char ; la bête fait les piétinements, et un char ses touches d’impact. À 0 Point de Vie toute la figurine s’en va.",
    ],
    { ...combat, facts: { wounds: 0 }, see: ["tow.glossary.ridden-monster", "tow.glossary.howdah"] },
  ),
  gloss(
    "ridden-monster",
    ["Ridden Monster", "Monstre monté"],
    [
      "A character on a monster moves, forms up and counts as the monster does. Each strikes with its own profile. Enemies hit against the character’s Weapon Skill, and meet the better armour of the two; Toughness and Wounds are the character’s with what the monster’s profile adds.",
      "Un personnage sur un monstre bouge, se forme et compte comme le monstre. Chacun frappe avec son profil. L’ennemi touche contre la Capacité de Combat du personnage, et trouve la meilleure armure des deux ; Endurance et Points de Vie sont ceux du personnage avec ce qu’ajoute le profil du monstre.",
    ],
    { ...combat, see: ["tow.glossary.split-profile"] },
  ),
  gloss(
    "howdah",
    ["Howdah", "Palanquin"],
    [
      "A behemoth that carries a crew: each of the two strikes with its own profile and weapons, and enemies hit against the crew’s Weapon Skill. The crew shoots and casts all around. In all else it is a behemoth.",
      "Un béhémoth qui porte un équipage : chacun des deux frappe avec son profil et ses armes, et l’ennemi touche contre la Capacité de Combat de l’équipage. L’équipage tire et lance des sorts tout autour. Pour le reste, c’est un béhémoth.",
    ],
    { ...rule, see: ["tow.glossary.split-profile", "tow.glossary.troop-types"] },
  ),
  gloss(
    "cavalry-support",
    ["Cavalry Support", "Soutien de cavalerie"],
    [
      "A cavalry model that fights from behind others strikes with its rider only, never with the mount.",
      "Une figurine de cavalerie qui combat derrière d’autres frappe avec son seul cavalier, jamais avec la monture.",
    ],
    { ...combat, see: ["tow.glossary.split-profile"] },
  ),
  gloss(
    "clumsy",
    ["Clumsy", "Maladroits"],
    [
      "Only characters who are Clumsy too may join the unit; such a character may join any unit.",
      "Seuls des personnages eux aussi maladroits peuvent rejoindre l’unité ; un tel personnage peut rejoindre toute unité.",
    ],
    rule,
  ),
  gloss(
    "chariot-runners",
    ["Chariot Runners", "Coureurs de char"],
    [
      "Friendly chariots see over these skirmishers and drive through them, and runners in the way are moved aside. A chariot within 1″ keeps the unit together as one of it.",
      "Les chars amis voient par-dessus ces tirailleurs et passent à travers eux, et l’on écarte les coureurs qui gênent. Un char à 1″ ou moins tient l’unité ensemble comme l’un des siens.",
    ],
    { ...movement, facts: { within: 1 } },
  ),
  gloss(
    "dispersed-formation",
    ["Dispersed Formation", "Formation dispersée"],
    [
      "Skirmishing, its models stay together at up to 2″ and not 1″.",
      "En tirailleurs, ses figurines restent ensemble à 2″ au plus et non à 1″.",
    ],
    { ...movement, facts: { together: 2, otherwise: 1 } },
  ),
  gloss(
    "dragged-along",
    ["Dragged Along", "Entraînés"],
    [
      "If it begins its move within 1″ of friendly infantry of 10 models or more that does not flee, it may use that unit’s Movement.",
      "Si elle commence son mouvement à 1″ ou moins d’une infanterie amie de 10 figurines ou plus qui ne fuit pas, elle peut prendre le Mouvement de celle-ci.",
    ],
    { ...movement, facts: { within: 1, models: 10 } },
  ),
  gloss(
    "swarm-rules",
    ["Insignificant", "Insignifiantes"],
    [
      "Swarms never block sight, and do not protect a character from shooting. No One Cares: they never make friends test for Panic.",
      "Les nuées ne cachent jamais la vue et ne protègent pas un personnage des tirs. Tout le monde s’en moque : jamais elles ne font tester la Panique à des amis.",
    ],
    rule,
  ),
  gloss(
    "monster-handlers",
    ["Monster Handlers", "Dresseurs de monstre"],
    [
      "Handlers stand beside their monster; neither move nor sight minds them, and each adds its attacks. For each wound not saved roll a D6: on 5+ a handler dies in its place. Without the monster they are gone.",
      "Les dresseurs se tiennent près de leur monstre ; ni mouvement ni vue n’en tiennent compte, et chacun ajoute ses attaques. Pour chaque blessure non sauvegardée, lancez un D6 : sur 5+ un dresseur meurt à sa place. Sans le monstre, ils s’en vont.",
    ],
    { ...combat, facts: { die: "D6", handler: "5+" } },
  ),
  gloss(
    "motley-crew",
    ["Motley Crew", "Équipe disparate"],
    [
      "A unit of several kinds of models, each of which strikes at its own Initiative with its own weapons. In combat it has the armour of most models of the fighting rank, against shooting that of most of the unit, the better one in a tie. Shots kill evenly among the kinds.",
      "Une unité de plusieurs sortes de figurines, dont chacune frappe à son Initiative avec ses armes. Au combat elle a l’armure de la majorité du rang combattant, contre les tirs celle de la majorité de l’unité, la meilleure à égalité. Les tirs tuent également parmi les sortes.",
    ],
    combat,
  ),
  gloss(
    "timmm-berrr",
    ["Timmm-berrr!", "Il tombe"],
    [
      "At 0 Wounds both players roll off: the winner picks the arc, front, flank or rear, into which it falls. Each unit in contact there takes D6 hits at its Strength, AP -1. Their wounds count in the combat result.",
      "À 0 Point de Vie, les deux joueurs se départagent au dé : le vainqueur choisit l’arc, front, flanc ou dos, où il tombe. Chaque unité au contact de ce côté subit D6 touches à sa Force, PA -1. Leurs blessures comptent au résultat du combat.",
    ],
    { ...combat, facts: { wounds: 0, hits: "D6", armourPenetration: -1 } },
  ),
  gloss(
    "not-paid-to-fight",
    ["We’re Not Paid to Fight", "Pas payés pour se battre"],
    [
      "A crew that Breaks in combat is destroyed. Giving ground and falling back go as usual.",
      "Un équipage démoralisé au combat est détruit. Céder du terrain et reculer en bon ordre vont comme d’ordinaire.",
    ],
    { ...combat, see: ["tow.phase.combat.break-test"] },
  ),
];
