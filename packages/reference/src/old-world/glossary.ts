import { gloss, glossary } from "../entry/glossary-entry.ts";
import { listedGlosses } from "../entry/listed.ts";
import { troopGlosses } from "./glossary-troops.ts";
import { listed } from "./listed.ts";

const movement = { kind: "rule", phases: ["movement"] } as const;
const combat = { kind: "rule", phases: ["combat"] } as const;
const shooting = { kind: "rule", phases: ["shooting"] } as const;
const rule = { kind: "rule" } as const;

/** The special rules of The Old World that army lists name and its sheets do not, and the words that texts use. */
export const glossaryEntries = glossary(
  "tow",
  "glossary",
  ["standard"],
  {
    en: "the game’s rules, which the sheets take for granted",
    fr: "les règles du jeu, que les feuilles supposent connues",
  },
  [
    gloss(
      "characteristics",
      ["Characteristics", "Caractéristiques"],
      [
        "The numbers of a profile: Movement, Weapon Skill, Ballistic Skill, Strength, Toughness, Wounds, Initiative, Attacks, Leadership.",
        "Les nombres d’un profil : Mouvement, Capacité de Combat, Capacité de Tir, Force, Endurance, Points de Vie, Initiative, Attaques, Commandement.",
      ],
      { see: ["tow.table.to-hit.combat", "tow.table.to-wound", "tow.keyword.leadership-test"] },
    ),
    gloss(
      "disrupted",
      ["Disrupted", "Désorganisée"],
      [
        "A disrupted unit has no Rank Bonus, and nothing else happens to it. It is disrupted while an enemy of Unit Strength 5 or more, not skirmishing, fights it in the flank or rear (10 or more against heavy infantry), while a quarter of its models stand in difficult ground, across a low obstacle, and by a First Charge.",
        "Une unité désorganisée n’a pas de bonus de rang, et rien d’autre. Elle l’est tant qu’un ennemi de Puissance d’unité 5 ou plus, non tirailleur, la combat de flanc ou de dos (10 ou plus contre l’infanterie lourde), tant qu’un quart de ses figurines est en terrain difficile, à cheval sur un obstacle bas, et par une Première charge.",
      ],
      {
        ...combat,
        facts: { unitStrength: 5, heavyInfantry: 10, modelsInTerrain: "1/4", percent: 25 },
        see: ["tow.combat-result.rank-bonus", "tow.combat-result.flank-attack", "tow.keyword.unit-strength"],
      },
    ),
    gloss(
      "disordered-charge",
      ["Disordered charge", "Charge désordonnée"],
      [
        "A charge across a defended obstacle or into stakes: no Initiative for the way it came.",
        "Une charge à travers un obstacle défendu ou sur des pieux : pas d’Initiative pour le chemin parcouru.",
      ],
      { ...combat, see: ["tow.combat.charge-initiative.front", "tow.keyword.defended-low-linear-obstacle"] },
    ),
    gloss(
      "challenge",
      ["Challenge", "Défi"],
      [
        "A character or champion may challenge one of the enemy; who accepts fights it alone, and who refuses strikes no blow this round.",
        "Un personnage ou champion peut en défier un de l’ennemi ; qui accepte le combat seul, et qui refuse ne frappe pas de la manche.",
      ],
      { ...combat, see: ["tow.combat-result.overkill"] },
    ),
    gloss(
      "supporting-attack",
      ["Supporting attack", "Attaque de soutien"],
      [
        "The blow of a model behind the fighting rank: 1 attack, to the front only.",
        "Le coup d’une figurine derrière le rang de combat : 1 attaque, vers l’avant seulement.",
      ],
      { ...combat, facts: { attacks: 1 }, see: ["tow.keyword.fight-in-extra-rank"] },
    ),
    gloss(
      "close-order",
      ["Close Order", "Ordre serré"],
      [
        "The unit stands edge to edge in ranks and files; a single model may count as such.",
        "L’unité se tient bord à bord en rangs et files ; une figurine seule peut en compter.",
      ],
      { ...rule, see: ["tow.keyword.close-order-combat-order", "tow.combat-result.close-order"] },
    ),
    gloss(
      "open-order",
      ["Open Order", "Ordre ouvert"],
      [
        "Ranks and files as in Close Order, without its point in combat: after a move that was no march the unit turns by up to 90° for nothing, and terrain does not disrupt it.",
        "Rangs et files comme en ordre serré, sans son point au combat : après un mouvement sans marche, l’unité pivote de 90° au plus gratuitement, et le terrain ne la désorganise pas.",
      ],
      { ...movement, facts: { degrees: 90 }, see: ["tow.glossary.disrupted"] },
    ),
    gloss(
      "fast-cavalry",
      ["Fast Cavalry", "Cavalerie légère"],
      [
        "In Open Order the unit makes its free turn even after a march.",
        "En ordre ouvert, l’unité fait son pivot gratuit même après une marche.",
      ],
      { ...movement, see: ["tow.glossary.open-order"] },
    ),
    gloss(
      "swiftstride",
      ["Swiftstride", "Course rapide"],
      [
        "The unit charges up to 3″ farther at most, and may roll a D6 more for charging, fleeing and pursuing.",
        "L’unité charge jusqu’à 3″ plus loin au plus, et peut lancer un D6 de plus pour charger, fuir et poursuivre.",
      ],
      { ...movement, facts: { maximumCharge: 3, dice: "D6" }, see: ["tow.charge.roll"] },
    ),
    gloss(
      "drilled",
      ["Drilled", "Entraînés"],
      [
        "Before any move the unit may redress its ranks once for nothing, and it marches near enemies without a test.",
        "Avant tout mouvement, l’unité peut réaligner ses rangs une fois gratuitement, et elle marche près des ennemis sans test.",
      ],
      { ...movement, see: ["tow.manoeuvre.redress-ranks", "tow.march.enemy-near"] },
    ),
    gloss(
      "move-through-cover",
      ["Move Through Cover", "Coureurs des bois"],
      [
        "Difficult and dangerous ground does not slow it, and it re-rolls 1s of its dangerous terrain tests.",
        "Les terrains difficiles et dangereux ne le ralentissent pas, et il relance les 1 de ses tests de terrain dangereux.",
      ],
      { ...movement, facts: { rerolls: 1 }, see: ["tow.keyword.difficult-terrain", "tow.keyword.dangerous-terrain"] },
    ),
    gloss(
      "random-movement",
      ["Random Movement", "Mouvement aléatoire"],
      [
        "It has no Movement: in the Compulsory Moves it goes as far as its dice say, with wheels only; reaching an enemy is a charge to which the enemy holds.",
        "Elle n’a pas de Mouvement : aux mouvements obligatoires, elle va où ses dés disent, avec des roues seulement ; atteindre un ennemi est une charge, que celui-ci tient.",
      ],
      { ...movement, see: ["tow.phase.movement.compulsory-moves"] },
    ),
    gloss(
      "lumbering",
      ["Lumbering", "Massif"],
      [
        "A single model that counts as in Close Order and turns by up to 90° after a move that was no charge, march or flight.",
        "Une figurine seule qui compte comme en ordre serré et pivote de 90° au plus après un mouvement qui n’est ni charge, ni marche, ni fuite.",
      ],
      { ...movement, facts: { degrees: 90 } },
    ),
    gloss(
      "vanguard",
      ["Vanguard", "Avant-garde"],
      [
        "After deployment it makes one move without marching, and declares no charge in its first turn.",
        "Après le déploiement, elle fait un mouvement sans marche, et ne déclare pas de charge à son premier tour.",
      ],
      movement,
    ),
    gloss(
      "scouts",
      ["Scouts", "Éclaireurs"],
      [
        "May set up after everybody else, over 12″ from enemies, and declare no charge in their first turn.",
        "Peuvent se déployer après tous les autres, à plus de 12″ des ennemis, et ne chargent pas à leur premier tour.",
      ],
      { ...movement, facts: { distance: 12 } },
    ),
    gloss(
      "ambushers",
      ["Ambushers", "Embusqués"],
      [
        "May stay off the table: from its second turn the unit comes on a 4+, in the fifth for certain, from any edge and 8″ from enemies.",
        "Peuvent rester hors table : dès son deuxième tour, l’unité vient sur 4+, au cinquième à coup sûr, par n’importe quel bord et à 8″ des ennemis.",
      ],
      { ...movement, facts: { fromTurn: 2, needed: 4, certainIn: 5, distance: 8 } },
    ),
    gloss(
      "fire-and-flee",
      ["Fire & Flee", "Tirer et fuir"],
      [
        "A charge reaction: the unit stands and shoots, then flees by the higher of two dice. The charger must start at least its own Movement away.",
        "Une réaction de charge : l’unité tient et tire, puis fuit du plus haut de deux dés. Le chargeur doit partir d’au moins son Mouvement.",
      ],
      { ...movement, facts: { dice: 2 }, see: ["tow.charge-reaction.stand-and-shoot", "tow.charge-reaction.flee"] },
    ),
    gloss(
      "feigned-flight",
      ["Feigned Flight", "Fuite feinte"],
      [
        "After fleeing as a charge reaction the unit rallies at the end of the move.",
        "Après avoir fui en réaction à une charge, l’unité se rallie à la fin du mouvement.",
      ],
      { ...movement, see: ["tow.charge-reaction.flee"] },
    ),
    gloss(
      "counter-charge",
      ["Counter Charge", "Contre-charge"],
      [
        "Once a turn, charged in the front by cavalry, a chariot or a monster, the unit turns to the charger and goes D3+1″ to meet it; both count as having charged.",
        "Une fois par tour, chargée de front par de la cavalerie, un char ou un monstre, l’unité se tourne vers le chargeur et va à sa rencontre de D3+1″ ; les deux comptent comme ayant chargé.",
      ],
      { ...movement, facts: { distance: "D3+1" }, see: ["tow.charge-reaction.choice"] },
    ),
    gloss(
      "evasive",
      ["Evasive", "Insaisissable"],
      [
        "Once a turn, when chosen as a target of shooting, the unit may Fall Back in Good Order before the shots.",
        "Une fois par tour, choisie pour cible d’un tir, l’unité peut reculer en bon ordre avant les tirs.",
      ],
      { ...shooting, see: ["tow.break-move.falls-back-in-good-order"] },
    ),
    gloss(
      "first-charge",
      ["First Charge", "Première charge"],
      [
        "The unit’s first charge of the game, if it arrives, disrupts its target to the end of that Combat phase; one that fails is spent.",
        "La première charge de l’unité, si elle arrive, désorganise sa cible jusqu’à la fin de cette phase de combat ; une charge ratée est perdue.",
      ],
      { ...combat, see: ["tow.glossary.disrupted"] },
    ),
    gloss(
      "furious-charge",
      ["Furious Charge", "Charge furieuse"],
      ["+1 Attack on a turn in which it charged 3″ or more.", "+1 Attaque au tour où il a chargé d’au moins 3″."],
      { ...combat, facts: { attacks: 1, distance: 3 } },
    ),
    gloss(
      "impact-hits",
      ["Impact Hits (X)", "Touches d’impact (X)"],
      [
        "A model that charged 3″ or more and touches its enemy deals X hits at its own Strength before any blow. They pass by characters and champions while 5 of the rank and file stand.",
        "Une figurine qui a chargé d’au moins 3″ et touche l’ennemi porte X touches de sa propre Force avant tout coup. Elles épargnent personnages et champions tant que 5 figurines du rang sont là.",
      ],
      { ...combat, facts: { distance: 3, rankAndFile: 5 } },
    ),
    gloss(
      "stomp-attacks",
      ["Stomp Attacks (X)", "Piétinement (X)"],
      [
        "After all blows X hits on a unit in contact, at the model’s own Strength; not on characters or champions while 5 of the rank and file stand.",
        "Après tous les coups, X touches sur une unité au contact, de la Force de la figurine ; pas sur personnages ou champions tant que 5 figurines du rang sont là.",
      ],
      { ...combat, facts: { rankAndFile: 5 } },
    ),
    gloss(
      "thunderstomp",
      ["Thunderstomp", "Piétinement furieux"],
      [
        "Its Stomp Attacks have AP -2, and none fall on monsters.",
        "Son Piétinement a PA -2, et n’atteint pas les monstres.",
      ],
      { ...combat, facts: { armourPenetration: -2 }, see: ["tow.glossary.stomp-attacks"] },
    ),
    gloss(
      "killing-blow",
      ["Killing Blow", "Coup fatal"],
      [
        "In combat a natural 6 To Wound against infantry or cavalry leaves no armour and no Regeneration save, and costs all the Wounds the model has left.",
        "Au combat, un 6 naturel pour blesser contre infanterie ou cavalerie ne laisse ni armure ni Régénération, et coûte tous les Points de Vie restants.",
      ],
      { ...combat, facts: { natural: 6 }, see: ["tow.glossary.cleaving-blow", "tow.glossary.monster-slayer"] },
    ),
    gloss(
      "cleaving-blow",
      ["Cleaving Blow", "Coup tranchant"],
      [
        "In combat a natural 6 To Wound against infantry, cavalry or war beasts leaves no armour and no Regeneration save.",
        "Au combat, un 6 naturel pour blesser contre infanterie, cavalerie ou bêtes de guerre ne laisse ni armure ni Régénération.",
      ],
      { ...combat, facts: { natural: 6 } },
    ),
    gloss(
      "monster-slayer",
      ["Monster Slayer", "Tueur de monstres"],
      ["A Killing Blow against monsters.", "Un Coup fatal contre les monstres."],
      { ...combat, see: ["tow.glossary.killing-blow"] },
    ),
    gloss(
      "poisoned-attacks",
      ["Poisoned Attacks", "Attaques empoisonnées"],
      [
        "A natural 6 To Hit gives that hit +2 To Wound; not where more than 6 is needed.",
        "Un 6 naturel pour toucher donne +2 pour blesser à cette touche ; pas s’il faut plus de 6.",
      ],
      { ...rule, facts: { natural: 6, toWound: 2 } },
    ),
    gloss(
      "magical-attacks",
      ["Magical Attacks", "Attaques magiques"],
      [
        "Its hits are magical, as those of spells and magic items are: they wound the Ethereal.",
        "Ses touches sont magiques, comme celles des sorts et objets magiques : elles blessent les Éthérés.",
      ],
      { ...rule, see: ["tow.keyword.ethereal"] },
    ),
    gloss(
      "flammable",
      ["Flammable", "Inflammable"],
      ["It may not regenerate wounds from Flaming Attacks.", "Il ne régénère pas les blessures d’Attaques enflammées."],
      { ...rule, see: ["tow.keyword.flaming-attacks", "tow.keyword.regeneration"] },
    ),
    gloss(
      "magic-resistance",
      ["Magic Resistance (-X)", "Résistance à la magie (-X)"],
      [
        "Casting rolls against a unit with such a model have -X; only the highest counts.",
        "Les jets de lancement contre une unité avec une telle figurine ont -X ; seule la plus forte compte.",
      ],
      { ...rule, see: ["tow.magic.casting.roll"] },
    ),
    gloss(
      "armoured-hide",
      ["Armoured Hide (X)", "Peau écailleuse (X)"],
      [
        "The armour value is X better, its rider’s too.",
        "La valeur d’armure est meilleure de X, celle du cavalier aussi.",
      ],
      { ...rule, see: ["tow.armour.best-save"] },
    ),
    gloss(
      "parry",
      ["Parry", "Parade"],
      [
        "Infantry with hand weapon and shield has an armour value 1 better in combat, not beyond 3+.",
        "L’infanterie avec arme de base et bouclier a une valeur d’armure meilleure de 1 au combat, 3+ au mieux.",
      ],
      { ...combat, facts: { armour: 1, best: 3 } },
    ),
    gloss(
      "shieldwall",
      ["Shieldwall", "Mur de boucliers"],
      [
        "Once a game, charged this turn and in Close Order with shields, the unit Gives Ground where it would Fall Back in Good Order.",
        "Une fois par partie, chargée ce tour et en ordre serré avec boucliers, l’unité cède du terrain là où elle reculerait en bon ordre.",
      ],
      { ...combat, see: ["tow.break.gives-ground"] },
    ),
    gloss(
      "horde",
      ["Horde", "Horde"],
      ["Its greatest Rank Bonus is 1 higher.", "Son plus grand bonus de rang est plus haut de 1."],
      { ...combat, facts: { rankBonus: 1 }, see: ["tow.combat-result.rank-bonus"] },
    ),
    gloss(
      "massed-infantry",
      ["Massed Infantry", "Infanterie massée"],
      [
        "The side with more Unit Strength in the combat and such a unit has +1.",
        "Le camp qui a plus de Puissance d’unité au combat et une telle unité a +1.",
      ],
      { ...combat, facts: { points: 1 }, see: ["tow.keyword.unit-strength"] },
    ),
    gloss(
      "press-of-battle",
      ["Press of Battle", "Presse de la bataille"],
      [
        "In Combat Order, and not on a turn in which it charged, its fighting rank is 2 ranks deep; the second makes 1 attack each.",
        "En ordre de combat, et hors du tour où elle a chargé, son rang de combat a 2 rangs ; le second fait 1 attaque chacun.",
      ],
      { ...combat, facts: { ranks: 2, attacks: 1 } },
    ),
    gloss(
      "steady-in-the-ranks",
      ["Steady in the Ranks", "Fermes dans les rangs"],
      [
        "An enemy in its flank or rear disrupts it from Unit Strength 10 on.",
        "Un ennemi sur son flanc ou son dos ne la désorganise qu’à partir de Puissance d’unité 10.",
      ],
      { ...combat, facts: { unitStrength: 10 }, see: ["tow.glossary.disrupted"] },
    ),
    gloss(
      "stubborn",
      ["Stubborn", "Tenace"],
      [
        "For its first Break test of the game it may Fall Back in Good Order without a roll, even when overwhelmed.",
        "Pour son premier test de moral de la partie, elle peut reculer en bon ordre sans jet, même débordée.",
      ],
      { ...combat, see: ["tow.phase.combat.break-test"] },
    ),
    gloss(
      "unbreakable",
      ["Unbreakable", "Indémoralisable"],
      [
        "When it loses it takes no Break test and always Gives Ground. Only Unbreakable characters join it.",
        "Vaincue, elle ne passe pas de test de moral et cède toujours du terrain. Seuls des personnages Indémoralisables la rejoignent.",
      ],
      { ...combat, see: ["tow.break.gives-ground"] },
    ),
    gloss(
      "unstable",
      ["Unstable", "Instable"],
      [
        "When it loses it takes 1 Wound more for each point it lost by, without Regeneration.",
        "Vaincue, elle perd 1 Point de Vie de plus par point d’écart, sans Régénération.",
      ],
      { ...combat, facts: { wounds: 1 } },
    ),
    gloss(
      "immune-to-psychology",
      ["Immune to Psychology", "Immunisée à la psychologie"],
      [
        "It passes Fear, Panic and Terror tests and cannot choose to Flee.",
        "Elle réussit les tests de Peur, de Panique et de Terreur et ne peut choisir de fuir.",
      ],
      { ...rule, see: ["tow.keyword.fear", "tow.keyword.terror", "tow.keyword.panic-test"] },
    ),
    gloss(
      "warband",
      ["Warband", "Bande de guerre"],
      [
        "While it does not flee, its Rank Bonus adds to its Leadership, up to 10; not where it tests to restrain. It may re-roll its Charge roll.",
        "Tant qu’elle ne fuit pas, son bonus de rang s’ajoute à son Commandement, 10 au plus ; pas pour se retenir. Elle peut relancer son jet de charge.",
      ],
      { ...rule, facts: { most: 10 } },
    ),
    gloss(
      "veteran",
      ["Veteran", "Vétérans"],
      [
        "It may re-roll a failed Leadership test that is no Break test.",
        "Ils peuvent relancer un test de Commandement raté, sauf de moral.",
      ],
      { ...rule, see: ["tow.keyword.leadership-test"] },
    ),
    gloss(
      "rallying-cry",
      ["Rallying Cry", "Cri de ralliement"],
      [
        "In the Command sub-phase one fleeing unit in Command range takes a Rally test at once.",
        "En sous-phase de Commandement, une unité en fuite à portée de Commandement passe aussitôt un test de ralliement.",
      ],
      { ...rule, phases: ["strategy"], see: ["tow.keyword.rally-test", "tow.keyword.command-range"] },
    ),
    gloss(
      "levies",
      ["Levies and the undisciplined", "Levées et indisciplinés"],
      [
        "Levies, Undisciplined units and Mercenaries get no Inspiring Presence and no re-roll of the Battle Standard. Who is no levy does not panic for levies.",
        "Les Levées, les unités Indisciplinées et les Mercenaires n’ont ni Présence inspirante ni relance de la Grande bannière. Qui n’est pas levée ne panique pas pour elles.",
      ],
      { ...rule, see: ["tow.keyword.inspiring-presence"] },
    ),
    gloss(
      "loner",
      ["Loner", "Solitaire"],
      [
        "It is never the General, and joins only units with this rule.",
        "Il n’est jamais Général, et ne rejoint que des unités qui ont cette règle.",
      ],
      rule,
    ),
    gloss(
      "large-target",
      ["Large Target", "Grande cible"],
      [
        "It has no cover, sees over others that are not, and is seen over them.",
        "Elle n’a pas de couvert, voit par-dessus qui ne l’est pas, et se voit par-dessus.",
      ],
      { ...shooting, see: ["tow.keyword.cover"] },
    ),
    gloss(
      "ignores-cover",
      ["Ignores Cover", "Ignore les couverts"],
      [
        "Its shots have no penalty for partial or full cover.",
        "Ses tirs n’ont pas de malus de couvert partiel ou total.",
      ],
      { ...shooting, see: ["tow.to-hit-modifier.list"] },
    ),
    gloss(
      "breath-weapon",
      ["Breath Weapon", "Souffle"],
      [
        "Once a round, in its Shooting phase and without marching or charging: the flame template from the front of its base; models under it risk being hit.",
        "Une fois par round, à sa phase de tir et sans marche ni charge : le gabarit de flamme depuis l’avant du socle ; les figurines dessous risquent d’être touchées.",
      ],
      { ...shooting, see: ["tow.keyword.flame-template", "tow.keyword.risks-being-hit"] },
    ),
    gloss(
      "chariot-wheels",
      ["Chariots", "Chars"],
      [
        "Iron Shod Wheels: difficult ground is dangerous, obstacles stop it, and a failed test costs D3 Wounds. Scythed Wheels: Impact Hits at AP -2. Firing Platform: it shoots all around.",
        "Roues ferrées : le terrain difficile est dangereux, les obstacles l’arrêtent, et un test raté coûte D3 Points de Vie. Roues à faux : touches d’impact de PA -2. Plateforme de tir : il tire tout autour.",
      ],
      {
        ...rule,
        facts: { wounds: "D3", armourPenetration: -2 },
        see: ["tow.keyword.dangerous-terrain", "tow.glossary.impact-hits"],
      },
    ),
    gloss(
      "weapon-of-war",
      ["Weapon of War", "Engin de guerre"],
      [
        "A war machine neither marches, charges nor pursues, and turns before shooting without having moved; broken in combat it is destroyed.",
        "Une machine de guerre ne marche, ne charge ni ne poursuit, et pivote avant de tirer sans avoir bougé ; démoralisée au combat, elle est détruite.",
      ],
      { ...rule, see: ["tow.table.artillery"] },
    ),
    ...troopGlosses,
    ...listedGlosses(listed),
  ],
);
