import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Rules of single armies. */
export const armyRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  [
    {
      id: "martial-discipline",
      from: "army",
      names: say("Martial Discipline", "Discipline martiale"),
      summary: say(
        "Discipline Tests of the unit are Minimised Rolls, but not Panic and Break Tests.",
        "Les tests de Discipline de l’unité sont des jets minimisés, sauf les tests de Panique et de Moral.",
      ),
    },
    {
      id: "favour-of-cibaresh-god-of-lust",
      from: "army",
      names: say("Favour of Cibaresh, God of Lust", "Faveur de Cibaresh, dieu de la luxure"),
      summary: say(
        "The unit has Feigned Flight, may flee from a charge although it is Fearless, and rallies by a Minimised Roll.",
        "L’unité a Fuite simulée, peut fuir une charge bien qu’elle soit Sans peur, et se rallie sur un jet minimisé.",
      ),
      see: ["t9a.rule.feigned-flight"],
    },
    {
      id: "favour-of-kuulima-goddess-of-envy",
      from: "army",
      names: say("Favour of Kuulima, Goddess of Envy", "Faveur de Kuulima, déesse de l’envie"),
      summary: say(
        "Charge Range, Pursuit and Overrun Distances are Maximised Rolls.",
        "Portée de charge, distances de poursuite et de Charge irrésistible sont des jets maximisés.",
      ),
      see: ["t9a.rule.swiftstride"],
    },
    {
      id: "ruthless-efficiency",
      from: "army",
      names: say("Ruthless Efficiency", "Efficacité impitoyable"),
      summary: say(
        "+1 to wound in close combat in the first Round of Combat; not for mounts.",
        "+1 pour blesser au corps à corps dans la première Manche de combat ; pas pour les montures.",
      ),
      see: ["t9a.rule.first-round"],
    },
    {
      id: "artistry-of-death",
      from: "army",
      names: say("Artistry of Death", "Art de la mort"),
      summary: say(
        "+1 to wound in close combat, in every round. It takes the place of Ruthless Efficiency.",
        "+1 pour blesser au corps à corps, à chaque manche. Remplace Efficacité impitoyable.",
      ),
      see: ["t9a.rule.ruthless-efficiency"],
    },
    {
      id: "vicious-slavers",
      from: "army",
      names: say("Vicious Slavers", "Esclavagistes cruels"),
      summary: say(
        "Enemies in contact that mind Fear have -1 Discipline.",
        "Les ennemis au contact qui craignent la Peur ont -1 en Discipline.",
      ),
      see: ["t9a.rule.fear"],
    },
    {
      id: "scent-of-blood",
      from: "army",
      names: say("Scent of Blood", "Odeur du sang"),
      summary: say(
        "Against a unit that has lost Health Points its charge goes 1″ farther. Engaged in Combat it minds no Fear, and its test to restrain a pursuit is a Maximised Roll.",
        "Contre une unité qui a perdu des Points de Vie, sa charge va 1″ plus loin. Engagée au combat, elle ne craint pas la Peur, et son test pour se retenir de poursuivre est un jet maximisé.",
      ),
      see: ["t9a.rule.frenzy", "t9a.rule.fearless"],
    },
    {
      id: "coastal-predator",
      from: "army",
      names: say("Coastal Predator", "Prédateur des côtes"),
      summary: say(
        "Water is no danger to it. While most of its models stand in water its charge goes 2″ farther and shots at it have -1 to hit.",
        "L’eau ne lui est pas dangereuse. Tant que la plupart de ses figurines sont dans l’eau, sa charge va 2″ plus loin et les tirs contre elle ont -1 pour toucher.",
      ),
      see: ["t9a.rule.strider", "t9a.rule.hard-target"],
    },
    {
      id: "krakens-hide",
      from: "army",
      names: say("Kraken’s Hide", "Peau de kraken"),
      summary: say("+1 Armour, and Coastal Predator.", "+1 en Armure, et Prédateur des côtes."),
      see: ["t9a.rule.coastal-predator"],
    },
    {
      id: "mistrusted",
      from: "army",
      names: say("Mistrusted", "Suspect"),
      summary: say(
        "As General it lends others a Discipline of 1 less than its own.",
        "En Général, il prête aux autres une Discipline de 1 de moins que la sienne.",
      ),
      see: ["t9a.rule.commanding-presence"],
    },
    {
      id: "lions-fur",
      from: "army",
      names: say("Lion’s Fur", "Fourrure de lion"),
      summary: say(
        "On foot +1 Armour, and against shots another +1.",
        "À pied +1 en Armure, et contre les tirs encore +1.",
      ),
      see: ["t9a.rule.armour-worn"],
    },
    {
      id: "valiant",
      from: "army",
      names: say("Valiant", "Vaillant"),
      summary: say(
        "The unit minds no Fear and takes no Panic Test before a charge of Terror.",
        "L’unité ne craint pas la Peur et ne passe pas de test de Panique devant une charge de Terreur.",
      ),
      see: ["t9a.rule.fear", "t9a.rule.terror"],
    },
    {
      id: "frontiersmen",
      from: "army",
      names: say("Frontiersmen", "Hommes des marches"),
      summary: say(
        "The unit takes no Panic Test before a charge of Terror.",
        "L’unité ne passe pas de test de Panique devant une charge de Terreur.",
      ),
      see: ["t9a.rule.terror"],
    },
    {
      id: "parent-unit",
      from: "army",
      names: say("Parent Unit", "Unité principale"),
      summary: say(
        "The fate of Support Units does not frighten it.",
        "Le sort des Unités de soutien ne l’effraie pas.",
      ),
      see: ["t9a.rule.support-unit"],
      ruling: "support-units",
    },
    {
      id: "support-unit",
      from: "army",
      names: say("Support Unit", "Unité de soutien"),
      summary: say(
        "Within 8″ of a Parent Unit it gives Supporting Attacks from 1 rank more, shoots from 1 rank more, and counts the Full Ranks of that unit where it is asked whether it is Steadfast.",
        "À 8″ ou moins d’une Unité principale, elle donne des Attaques de soutien d’1 rang de plus, tire d’1 rang de plus, et compte les Rangs complets de celle-ci quand on demande si elle est Indomptable.",
      ),
      see: ["t9a.rule.parent-unit", "t9a.rule.steadfast"],
      ruling: "support-units",
    },
    {
      id: "sword-sworn",
      from: "army",
      names: say("Sword Sworn", "Lié à l’épée"),
      summary: say("+1 to hit with a Great Weapon.", "+1 pour toucher avec une Arme lourde."),
    },
    {
      id: "favour-of-vanadra-goddess-of-wrath",
      from: "army",
      names: say("Favour of Vanadra, Goddess of Wrath", "Faveur de Vanadra, déesse de la colère"),
      summary: say(
        "Lightning Reflexes in the first Round of Combat.",
        "Réflexes éclairs dans la première Manche de combat.",
      ),
    },
    {
      id: "prized-stallion",
      from: "army",
      names: say("Prized Stallion", "Étalon de prix"),
      summary: say("On horseback its March Rate is 16″.", "À cheval, sa marche forcée est de 16″."),
    },
    {
      id: "zealots",
      from: "army",
      names: say("Zealots", "Zélotes"),
      summary: say(
        "A Prelate may join this unit without being Unbreakable.",
        "Un Prélat peut rejoindre cette unité bien qu’il ne soit pas Indémoralisable.",
      ),
    },
    {
      id: "veil-stalker",
      from: "army",
      names: say("Veil Stalker", "Rôdeur du Voile"),
      summary: say(
        "Ambush. What else its book gives this is not played yet.",
        "Embuscade. Le reste de ce que son livre lui donne n’est pas encore joué.",
      ),
    },
    {
      id: "reserves",
      from: "army",
      names: say("Reserves", "Réserves"),
      summary: say(
        "The fate of this unit frightens neither Parent Units nor Support Units.",
        "Le sort de cette unité n’effraie ni les Unités principales ni les Unités de soutien.",
      ),
      see: ["t9a.rule.insignificant"],
    },
    {
      id: "unburnt",
      from: "army",
      names: say("Unburnt", "Ignifugé"),
      summary: say(
        "Rolls to wound it by Flaming Attacks that succeed are made once more. Only the fate of Unburnt friends frightens it.",
        "Les jets pour la blesser d’Attaques enflammées qui réussissent sont refaits une fois. Seul le sort d’amis Ignifugés l’effraie.",
      ),
      see: ["t9a.rule.flaming-attacks", "t9a.rule.insignificant"],
    },
    {
      id: "path-of-the-exiled",
      from: "army",
      names: say("Path of the Exiled", "Voie des exilés"),
      summary: say(
        "Stubborn in the first Round of Combat, where all enemies touch its front and it has no more ranks than files.",
        "Tenace dans la première Manche de combat, si tous les ennemis touchent son front et qu’elle n’a pas plus de rangs que de colonnes.",
      ),
      see: ["t9a.rule.stubborn", "t9a.rule.first-round"],
    },
    {
      id: "master-of-destruction",
      from: "army",
      names: say("Master of Destruction", "Maître de la destruction"),
      summary: say(
        "Its Shield counts also while it fights with a Great Weapon or a Halberd.",
        "Son Bouclier compte aussi quand il se bat avec une Arme lourde ou une Hallebarde.",
      ),
      see: ["t9a.rule.armour-worn"],
    },
    {
      id: "trophy-rack",
      from: "army",
      names: say("Trophy Rack", "Râtelier à trophées"),
      summary: say(
        "The unit that it is in rolls failed Discipline Tests once more. What else its book gives this is not played yet.",
        "L’unité où il se trouve relance une fois les tests de Discipline ratés. Le reste de ce que son livre lui donne n’est pas encore joué.",
      ),
      see: ["t9a.rule.rally-around-the-flag"],
    },
    {
      id: "undying-will",
      from: "army",
      names: say("Undying Will", "Volonté immortelle"),
      summary: say(
        "The rank and file of the unit that it is in, but not beasts, statues and what is Harnessed, have +2 Offensive Skill, +2 Defensive Skill and Lethal Strike, and shoot with an Aim of 4+ at worst.",
        "La troupe de l’unité où il se trouve, sauf bêtes, statues et ce qui est Attelé, a +2 en Compétence offensive, +2 en Compétence défensive et Coup fatal, et tire avec une Visée de 4+ au pire.",
      ),
      see: ["t9a.rule.lethal-strike"],
    },
    {
      id: "ensouled-statue",
      from: "army",
      names: say("Ensouled Statue", "Statue animée"),
      summary: say(
        "Undead, with Dust to Dust; it loses 1 Health Point less whenever it crumbles or falls to dust.",
        "Mort-vivant, avec Poussière à la poussière ; elle perd 1 Point de Vie de moins chaque fois qu’elle s’effrite ou tombe en poussière.",
      ),
      see: ["t9a.rule.undead", "t9a.rule.dust-to-dust"],
    },
    {
      id: "dust-to-dust",
      from: "army",
      names: say("Dust to Dust", "Poussière à la poussière"),
      summary: say(
        "At the start of its Player Turn, while an army that had a Hierophant has none left, the unit takes a Discipline Test and loses as many Health Points as it fails by; within Rally Around the Flag 1 less.",
        "Au début de son tour, tant qu’une armée qui avait un Hiérophante n’en a plus, l’unité passe un test de Discipline et perd autant de Points de Vie qu’elle le rate ; à portée de Ralliement au drapeau, 1 de moins.",
      ),
      see: ["t9a.rule.hierophant", "t9a.rule.unstable"],
      ruling: "dust-when",
    },
    {
      id: "hierophant",
      from: "army",
      names: say("Hierophant", "Hiérophante"),
      summary: say(
        "Holds an army of the dead together: without one it falls to dust.",
        "Tient une armée de morts : sans lui elle tombe en poussière.",
      ),
      see: ["t9a.rule.dust-to-dust"],
    },
    {
      id: "greater-dominion",
      from: "army",
      names: say("Greater Dominion", "Domination supérieure"),
      summary: say(
        "As General: a unit within its Commanding Presence that crumbles after a failed Break Test loses so many Health Points fewer as it has Full Ranks, at least 1 and at most 3.",
        "En Général : une unité à portée de sa Présence impérieuse qui s’effrite après un test de Moral raté perd autant de Points de Vie de moins qu’elle a de Rangs complets, au moins 1 et au plus 3.",
      ),
      see: ["t9a.rule.supernal", "t9a.rule.commanding-presence"],
    },
    {
      id: "wardens-bond",
      from: "army",
      names: say("Warden’s Bond", "Lien du gardien"),
      summary: say(
        "+1 Discipline, and Martial Discipline. What else its book gives this is not played yet.",
        "+1 en Discipline, et Discipline martiale. Le reste de ce que son livre lui donne n’est pas encore joué.",
      ),
      see: ["t9a.rule.martial-discipline"],
    },
    {
      id: "frost-phoenix",
      from: "army",
      names: say("Frost Phoenix", "Phénix de givre"),
      summary: say(
        "All models of units in contact have -2 Agility, -2 Offensive Skill and -2 Defensive Skill.",
        "Toutes les figurines des unités au contact ont -2 en Agilité, -2 en Compétence offensive et -2 en Compétence défensive.",
      ),
      see: ["t9a.rule.supernal"],
    },
    {
      id: "dragonforged-armour",
      from: "army",
      names: say("Dragonforged Armour", "Armure forgée par dragon"),
      summary: say(
        "A suit of armour with Aegis (6+), against Flaming Attacks Aegis (3+); its wearer loses Fortitude.",
        "Une armure avec Ægide (6+), contre les Attaques enflammées Ægide (3+) ; son porteur perd Fortitude.",
      ),
      see: ["t9a.rule.aegis", "t9a.rule.flaming-attacks"],
    },
    {
      id: "high-warden-of-the-flame",
      from: "army",
      names: say("High Warden of the Flame", "Haut gardien de la flamme"),
      summary: say(
        "The model is Fearless. What else it has stands beside it on the Army List.",
        "La figurine est Sans peur. Le reste figure à côté sur la liste d’armée.",
      ),
      see: ["t9a.rule.fearless"],
    },
    {
      id: "beast-hunters",
      from: "army",
      names: say("Beast Hunters", "Chasseurs de bêtes"),
      summary: say(
        "2 shots with a bow, with Lethal Strike against Beasts.",
        "2 tirs à l’arc, avec Coup fatal contre les Bêtes.",
      ),
      see: ["t9a.rule.bow", "t9a.rule.lethal-strike"],
    },
    {
      id: "hammer-hand",
      from: "army",
      names: say("Hammer Hand", "Main-marteau"),
      summary: say("+1 Attack Value, not for mounts.", "+1 Attaque, pas pour les montures."),
    },
    {
      id: "piercing-spike",
      from: "army",
      names: say("Piercing Spike", "Dard perçant"),
      summary: say("+1 Armour Penetration in close combat.", "+1 en Pénétration d’armure au corps à corps."),
    },
    {
      id: "unnatural-roots",
      from: "army",
      names: say("Unnatural Roots", "Racines contre nature"),
      summary: say("+1 to the Combat Score of its side.", "+1 au Résultat de combat de son camp."),
    },
    {
      id: "incendiary-ichor",
      from: "army",
      names: say("Incendiary Ichor", "Ichor incendiaire"),
      summary: say(
        "Aegis (3+) against Flaming Attacks; its own are Flaming Attacks; it loses Fortitude.",
        "Ægide (3+) contre les Attaques enflammées ; les siennes sont enflammées ; elle perd Fortitude.",
      ),
      see: ["t9a.rule.aegis", "t9a.rule.flaming-attacks"],
    },
    {
      id: "brimstone-secretions",
      from: "army",
      names: say("Brimstone Secretions", "Sécrétions de soufre"),
      summary: say(
        "Divine Attacks do not make it roll passed Aegis saves again.",
        "Les Attaques divines ne lui font pas refaire les jets d’Ægide réussis.",
      ),
      see: ["t9a.rule.divine-attacks", "t9a.rule.aegis"],
    },
    {
      id: "living-shield",
      from: "army",
      names: say("Living Shield", "Bouclier vivant"),
      summary: say("The model may Parry.", "La figurine peut Parer."),
      see: ["t9a.rule.parry"],
    },
    {
      id: "horns-of-hubris",
      from: "army",
      names: say("Horns of Hubris", "Cornes d’hubris"),
      summary: say("Vanguard (6″).", "Avant-garde (6″)."),
      see: ["t9a.rule.vanguard"],
    },
  ],
);
