import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Rules of single armies: drill, orders, uses of their own, and what becomes of the fallen. */
export const moreArmyRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  [
    {
      id: "academy-trained",
      from: "army",
      names: say("Academy Trained", "Formés à l’académie"),
      summary: say(
        "While all of the unit is infantry and another unit of its side with Academy Trained is within 8″, its first charge in the battle goes 1″ farther, and a unit with 1 Full Rank or more counts 1 more, for being Steadfast and for disrupting.",
        "Tant que toute l’unité est d’infanterie et qu’une autre unité de son camp formée à l’académie est à 8″ ou moins, sa première charge de la bataille va 1″ plus loin, et une unité d’au moins 1 Rang complet en compte 1 de plus, pour être Indomptable et pour désorganiser.",
      ),
      see: ["t9a.rule.tactician", "t9a.rule.steadfast", "t9a.rule.steadfast-disrupted"],
      ruling: "academies",
    },
    {
      id: "tactician",
      from: "army",
      names: say("Tactician", "Tacticien"),
      summary: say(
        "Units within the Commanding Presence of a General with this rule count as standing near another unit with Academy Trained.",
        "Les unités à portée de la Présence impérieuse d’un Général doté de cette règle comptent comme proches d’une autre unité formée à l’académie.",
      ),
      see: ["t9a.rule.academy-trained", "t9a.rule.commanding-presence"],
      ruling: "academies",
    },
    {
      id: "deeds-not-words",
      from: "army",
      phases: ["melee"],
      names: say("Deeds not Words", "Des actes, pas des mots"),
      summary: say(
        "In a unit whose rank and file have Battle Fever the Character has Battle Focus and Hatred.",
        "Dans une unité dont la troupe a Fièvre du combat, le Personnage a Ardeur guerrière et Haine.",
      ),
      see: ["t9a.rule.battle-fever", "t9a.rule.battle-focus", "t9a.rule.hatred"],
    },
    {
      id: "bound-in-death",
      from: "army",
      phases: ["shooting"],
      names: say("Bound in Death", "Liés dans la mort"),
      summary: say(
        "Hits from afar fall on Characters in the unit only when fewer than 3 of its own models stand.",
        "Les touches venues de loin ne tombent sur les Personnages de l’unité que si moins de 3 de ses propres figurines sont debout.",
      ),
      see: ["t9a.sequence.attacks.attack.3"],
    },
    {
      id: "chariot-host",
      from: "army",
      phases: ["melee"],
      names: say("Chariot Host", "Horde de chars"),
      summary: say(
        "In a unit with 1 Full Rank or more, each model of the first rank that has another right behind it makes 1 more Impact Hit.",
        "Dans une unité d’au moins 1 Rang complet, chaque figurine du premier rang qui en a une autre juste derrière elle inflige 1 Touche d’impact de plus.",
      ),
      see: ["t9a.rule.impact-hits"],
      ruling: "chariot-host",
    },
    {
      id: "fire-on-impact",
      from: "army",
      phases: ["melee"],
      names: say("Fire on Impact", "Feu à l’impact"),
      summary: say(
        "In the round in which it charges, a rider with a Pistol or a Brace of Pistols strikes in Initiative Step 10, with Strength 4 and Armour Penetration 2.",
        "Dans la manche où il charge, un cavalier avec un pistolet ou une paire de pistolets frappe au palier d’initiative 10, avec une Force de 4 et une Pénétration d’armure de 2.",
      ),
      see: ["t9a.rule.pistol", "t9a.rule.brace-of-pistols"],
    },
    {
      id: "steam-powered",
      from: "army",
      names: say("Steam Powered", "Mue par la vapeur"),
      summary: say(
        "Its Random Movement is a Maximised Roll, and it may stand still instead. It goes 0″ after whom it has beaten: it neither pursues nor overruns, and needs no test for that.",
        "Son mouvement aléatoire est un jet maximisé, et elle peut rester sur place. Elle va de 0″ après qui elle a vaincu : ni poursuite ni charge irrésistible, et aucun test pour cela.",
      ),
      see: ["t9a.rule.random-movement", "t9a.rule.pursuit", "t9a.rule.overrun"],
      ruling: "steam-powered",
    },
    {
      id: "favour-of-sugulag-god-of-greed",
      from: "army",
      phases: ["melee"],
      names: say("Favour of Sugulag, God of Greed", "Faveur de Sugulag, dieu de l’avidité"),
      summary: say(
        "The models have a Great Weapon, a Halberd and Paired Weapons, and are Weapon Masters.",
        "Les figurines ont une Arme lourde, une Hallebarde et une Paire d’armes, et sont Maîtres d’armes.",
      ),
      see: ["t9a.rule.weapon-master", "t9a.rule.great-weapon", "t9a.rule.halberd", "t9a.rule.paired-weapons"],
    },
    {
      id: "bronze-backbone",
      from: "army",
      phases: ["melee"],
      names: say("Bronze Backbone", "Échine de bronze"),
      summary: say("The model has Hatred.", "La figurine a la règle Haine."),
      see: ["t9a.rule.hatred"],
    },
    {
      id: "orders",
      from: "army",
      phases: ["charge", "movement", "shooting", "melee"],
      names: say("Orders", "Ordres"),
      summary: say(
        "At the start of its Player Turn the model gives 1 order to a Parent Unit or Support Unit of Standard Height within 8″, as General as far as its Commanding Presence. The order holds to the end of the next Player Turn: +1 Advance Rate and +4 March Rate; or Discipline Tests are Minimised Rolls and who rallies is not Shaken; or +1 to hit with shots.",
        "Au début de son Tour de joueur, il donne 1 ordre à une Unité principale ou de soutien de Taille Standard à 8″ ou moins, le Général aussi loin que sa Présence impérieuse. Il vaut jusqu’à la fin du Tour de joueur suivant : +1 en Mouvement simple et +4 en Marche forcée ; ou les tests de Discipline sont des jets minimisés et qui se rallie n’est pas Ébranlé ; ou +1 pour toucher avec les tirs.",
      ),
      see: [
        "t9a.rule.parent-unit",
        "t9a.rule.support-unit",
        "t9a.rule.commanding-presence",
        "t9a.rule.great-tactician",
      ],
      ruling: "orders",
    },
    {
      id: "great-tactician",
      from: "army",
      phases: ["charge", "movement", "shooting", "melee"],
      names: say("Great Tactician", "Grand tacticien"),
      summary: say(
        "The model gives 2 orders at the start of its Player Turn.",
        "Il donne 2 ordres au début de son Tour de joueur.",
      ),
      see: ["t9a.rule.orders"],
      ruling: "orders",
    },
    {
      id: "master-of-stone",
      from: "army",
      phases: ["charge", "shooting", "melee"],
      names: say("Master of Stone", "Maître de la pierre"),
      summary: say(
        "At the start of its Player Turn a unit with Ensouled Statue within 18″ has Fortitude (5+), to the start of its next one.",
        "Au début de son Tour de joueur, une unité de Statues animées à 18″ ou moins a Fortitude (5+), jusqu’au début du suivant.",
      ),
      see: ["t9a.rule.ensouled-statue", "t9a.rule.fortitude"],
      ruling: "orders",
    },
    {
      id: "red-haze",
      from: "army",
      phases: ["melee"],
      names: say("Red Haze", "Brume rouge"),
      summary: say(
        "In close combat +1 Strength and +1 Armour Penetration; each natural 1 to hit is a hit on its own unit, with that Strength and Armour Penetration.",
        "Au corps à corps +1 en Force et +1 en Pénétration d’armure ; chaque 1 naturel pour toucher est une touche sur sa propre unité, avec cette Force et cette Pénétration d’armure.",
      ),
      ruling: "red-haze",
    },
    {
      id: "fanatical",
      from: "army",
      phases: ["melee"],
      names: say("Fanatical", "Fanatique"),
      summary: say(
        "What befalls these models in close combat makes them fall only after the last Initiative Step: all of them strike.",
        "Ce qui frappe ces figurines au corps à corps ne les fait tomber qu’après le dernier palier d’initiative : toutes frappent.",
      ),
      see: ["t9a.rule.zealots"],
    },
    {
      id: "mummys-curse",
      from: "army",
      phases: ["melee"],
      names: say("Mummy’s Curse", "Malédiction de la momie"),
      summary: say(
        "Whoever slays the model in close combat suffers 1 hit of Strength 6 and Armour Penetration 10.",
        "Qui tue la figurine au corps à corps subit 1 touche de Force 6 et de Pénétration d’armure 10.",
      ),
      ruling: "mummys-curse",
    },
    {
      id: "divine-right",
      from: "army",
      phases: ["movement", "melee"],
      names: say("Divine Right", "Droit divin"),
      summary: say(
        "It joins no unit with another Character in it, and no Character joins it. It must issue and accept Duels, and a Character that it challenges must accept. In a Duel its blows have Lethal Strike and Multiple Wounds (2).",
        "Il ne rejoint aucune unité où se trouve un autre Personnage, et aucun ne le rejoint. Il doit lancer et accepter les duels, et un Personnage qu’il défie doit accepter. En duel ses coups ont Coup fatal et Blessures multiples (2).",
      ),
      see: ["t9a.rule.lethal-strike", "t9a.rule.multiple-wounds", "t9a.rule.joining"],
    },
    {
      id: "raking-claws",
      from: "army",
      phases: ["movement"],
      names: say("Raking Claws", "Griffes acérées"),
      summary: say(
        "After an Advance or a March the unit hits one enemy unit that it has passed over and that is in no combat: 1 hit of each model, with its own Strength and Armour Penetration.",
        "Après un mouvement simple ou une marche forcée, l’unité frappe une unité ennemie au-dessus de laquelle elle est passée et qui n’est pas au combat : 1 touche par figurine, avec ses propres Force et Pénétration d’armure.",
      ),
      see: ["t9a.rule.fly"],
      ruling: "raking-claws",
    },
    {
      id: "cut-one-off",
      from: "army",
      phases: ["shooting", "melee"],
      names: say("Cut One Off…", "Coupez-en une…"),
      summary: say(
        "Each natural 6 of its Fortitude Saves gives it back 1 Health Point that it has lost.",
        "Chaque 6 naturel de ses sauvegardes de Fortitude lui rend 1 Point de vie perdu.",
      ),
      see: ["t9a.rule.fortitude"],
      ruling: "saves-apart",
    },
    {
      id: "underground-ambush",
      from: "army",
      phases: ["movement"],
      names: say("Underground Ambush", "Embuscade souterraine"),
      summary: say(
        "Comes as from Ambush, but anywhere on the table; unless a die shows 5+ it drifts 2D6″ in a random direction.",
        "Arrive comme en Embuscade, mais n’importe où sur la table ; à moins d’un 5+ elle dévie de 2D6″ dans une direction aléatoire.",
      ),
      see: ["t9a.rule.ambush"],
      ruling: "underground",
    },
    {
      id: "fae-miasma",
      from: "army",
      phases: ["shooting", "melee"],
      names: say("Fae Miasma", "Miasme féerique"),
      summary: say(
        "A unit hit by Longbows or Paired Weapons of such models tests its Resilience for each hit; once it fails, it has −1 to hit for one turn.",
        "Une unité touchée par l’Arc long ou la Paire d’armes de ces figurines teste sa Résistance pour chaque touche ; dès qu’elle échoue, elle a −1 pour toucher pendant un tour.",
      ),
      ruling: "miasma",
    },
    {
      id: "falling-star",
      from: "army",
      phases: ["melee"],
      names: say("Falling Star", "Étoile filante"),
      summary: say(
        "Its Offensive Skill and its Defensive Skill are always 2 for each Health Point that the model has left.",
        "Sa Compétence offensive et sa Compétence défensive valent toujours 2 par Point de vie qui reste à la figurine.",
      ),
    },
    {
      id: "rebirth",
      from: "army",
      phases: ["movement"],
      names: say("Rebirth", "Renaissance"),
      summary: say(
        "When it loses its last Health Point it comes back on 5+, on 3+ with Warden’s Bond: in its owner’s next Movement Phase, near to where it fell, with 1 Health Point.",
        "Quand elle perd son dernier Point de vie elle renaît sur 5+, sur 3+ avec le Lien du gardien : à la prochaine phase de mouvement de son propriétaire, près de l’endroit, avec 1 Point de vie.",
      ),
      see: ["t9a.rule.wardens-bond"],
      ruling: "rebirth",
    },
    {
      id: "gateway",
      from: "army",
      phases: ["pre-game", "magic"],
      names: say("Gateway", "Portail"),
      summary: say(
        "Lays a Gateway Marker before the battle. At the start of its Magic Phases it lays another within 24″, or sends a friend within 6″ to a marker, within 1.5″ of it. There are never more than 4; one that is taken away makes 2D3 toxic hits on each unit within 1.5″.",
        "Pose un marqueur de portail avant la bataille. Au début de ses phases de magie il en pose un à 24″ au plus, ou envoie un ami à 6″ au plus près d’un marqueur, à 1,5″ au plus. Il n’y en a jamais plus de 4 ; un marqueur retiré fait 2D3 touches toxiques à chaque unité à 1,5″ au plus.",
      ),
      see: ["t9a.rule.toxic-attacks", "t9a.rule.ambush"],
      ruling: "gateway",
    },
  ],
);
