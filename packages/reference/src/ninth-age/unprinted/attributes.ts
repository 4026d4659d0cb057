import type { Entry } from "../../entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What attacks are like and what stands against them: rules of weapons, of who shoots or strikes, of who is hit. */
export const attributeEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["shooting"], kind: "rule" },
  [
    {
      id: "volley-fire",
      names: say("Volley Fire", "Tir de volée"),
      summary: say(
        "If one model of the unit sees the target, units in between that are no taller than the shooter neither hide nor cover it. A unit in Line Formation (8 or more abreast) that has not moved shoots from 1 more rank, but not as a Charge Reaction.",
        "Si une figurine de l’unité voit la cible, les unités intermédiaires pas plus hautes que le tireur ne la cachent ni ne la couvrent. Une unité en ligne (8 de front ou plus) qui n’a pas bougé tire avec 1 rang de plus, sauf en Réaction à la charge.",
      ),
      see: ["t9a.rule.line-formation"],
    },
    {
      id: "accurate",
      names: say("Accurate", "Tir précis"),
      summary: say("No penalty for Long Range.", "Aucun malus à longue portée."),
      facts: { longRange: "no penalty" },
      see: ["t9a.to-hit-modifier.long-range.accurate"],
    },
    {
      id: "quick-to-fire",
      names: say("Quick to Fire", "Tir rapide"),
      summary: say("No penalty for having moved.", "Aucun malus pour avoir bougé."),
      facts: { moved: "no penalty" },
      see: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
    },
    {
      id: "unwieldy",
      names: say("Unwieldy", "Encombrant"),
      summary: say("A penalty of -1 more for having moved.", "Un malus de -1 de plus pour avoir bougé."),
      facts: { more: -1 },
      see: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
    },
    {
      id: "reload",
      names: say("Reload!", "Rechargez !"),
      summary: say("Cannot be used to Stand and Shoot.", "Ne sert pas à Tenir la position et tirer."),
      facts: { standAndShoot: false },
      see: ["t9a.rule.stand-and-shoot"],
    },
    {
      id: "move-or-fire",
      names: say("Move or Fire", "Bouger ou tirer"),
      summary: say(
        "Cannot shoot in a Player Turn in which the unit moved.",
        "Ne tire pas dans un Tour de joueur où l’unité a bougé.",
      ),
      facts: { afterMoving: false },
    },
    {
      id: "march-and-shoot",
      names: say("March and Shoot", "Marcher et tirer"),
      summary: say("May shoot after a March Move.", "Peut tirer après une Marche forcée."),
      facts: { afterMarching: true },
      see: ["t9a.rule.shooting-moves"],
    },
    {
      id: "steady-aim",
      names: say("Steady Aim", "Visée sûre"),
      summary: say("No penalty for Stand and Shoot.", "Aucun malus pour Tenir la position et tirer."),
      facts: { standAndShoot: "no penalty" },
      see: ["t9a.to-hit-modifier.stand-and-shoot"],
    },
    {
      id: "aspen-arrows",
      names: say("Aspen Arrows", "Flèches de tremble"),
      summary: say(
        "Hit on the Aim, whatever would make it easier or harder.",
        "Touchent sur la valeur de Tir, quoi qui la facilite ou la gêne.",
      ),
      facts: { toHit: "Aim" },
      from: "army",
    },
    {
      id: "pivot-and-shoot",
      names: say("Pivot and Shoot", "Pivoter et tirer"),
      summary: say(
        "Who has only pivoted has not moved, as far as such a weapon is concerned.",
        "Pour une telle arme, qui a seulement pivoté n’a pas bougé.",
      ),
      facts: { afterPivot: "as unmoved" },
      from: "army",
      see: ["t9a.rule.move-or-fire", "t9a.rule.single-model-pivot"],
    },
    {
      id: "ignores-cover",
      names: say("Ignores Cover", "Ignore le Couvert"),
      summary: say("No penalty for Cover of either kind.", "Aucun malus pour un Couvert, léger ou lourd."),
      facts: { cover: "no penalty" },
      from: "army",
      see: ["t9a.to-hit-modifier.soft-cover", "t9a.to-hit-modifier.hard-cover"],
    },
    {
      id: "harpooned",
      names: say("Harpooned", "Harponnée"),
      summary: say(
        "Hit by a Harpoon Launcher: nothing of Swiftstride until the next Player Turn of who shot it.",
        "Touchée par un Lance-harpon : rien de Course rapide jusqu’au prochain Tour de joueur du tireur.",
      ),
      facts: { swiftstride: false, until: "next Player Turn of the shooter" },
      from: "army",
      see: ["t9a.rule.swiftstride"],
      ruling: "weapon-effects",
    },
    {
      id: "stand-and-shoot",
      names: say("Stand and Shoot", "Tenir la position et tirer"),
      summary: say(
        "A Charge Reaction for who carries a shooting weapon, sees the charger in its Front Arc and has it farther away than the charger’s Advance Rate: shoot at once, then Hold. Once a Player Turn; a target beyond the weapon’s range counts as at Long Range.",
        "Réaction à la charge pour qui porte une arme de tir, voit la charge dans son arc avant et plus loin que le Mouvement simple de l’unité qui charge : tirer aussitôt, puis tenir. Une fois par Tour de joueur ; au-delà de la portée de l’arme, la cible compte à longue portée.",
      ),
      phases: ["charge"],
      facts: { farther: "charger's Advance Rate", then: "Hold" },
      see: ["t9a.to-hit-modifier.stand-and-shoot", "t9a.rule.charge-reaction"],
    },
    {
      id: "shooting-moves",
      names: say("Moves that leave no time to shoot", "Mouvements sans tir"),
      summary: say(
        "Who marched, reformed, charged, failed a charge, fled or rallied in this Player Turn does not shoot; an Advance Move or a Swift Reform only counts as having moved.",
        "Qui a fait une Marche forcée, s’est reformé, a chargé, raté sa charge, fui ou s’est rallié à ce Tour de joueur ne tire pas ; un Mouvement simple ou une Reformation rapide compte seulement comme un déplacement.",
      ),
      facts: { bars: ["March Move", "Reform", "Charge", "Failed Charge", "Flee Move", "Rally"] },
      see: ["t9a.rule.march-and-shoot"],
    },
    {
      id: "shooting-into-combat",
      names: say("Nobody shoots into a combat", "On ne tire pas dans un combat"),
      summary: say(
        "A unit Engaged in Combat cannot be the target of a Shooting Attack.",
        "Une unité engagée au combat ne peut pas être prise pour cible d’une Attaque de tir.",
      ),
      facts: { target: "not Engaged" },
      see: ["t9a.rule.engaged"],
    },
    {
      id: "area-attack",
      names: say("Area Attack", "Attaque de zone"),
      summary: say(
        "Area Attack (X×Y): in each of up to Y ranks of the target, or files if the shooter stands in its flank, X hits, but no more than models stand there. One of the hits has the values in brackets.",
        "Attaque de zone (X×Y) : dans chacun de Y rangs de la cible au plus, ou colonnes si le tireur est sur son flanc, X touches, mais pas plus que de figurines. Une des touches a les valeurs entre crochets.",
      ),
      facts: { each: "X hits", rows: "Y" },
    },
    {
      id: "artillery",
      names: say("Artillery Weapon", "Arme d’artillerie"),
      summary: say(
        "A natural 1 to hit misfires: roll on the misfire table.",
        "Un 1 naturel pour toucher est un incident de tir : jet sur la table.",
      ),
      see: ["t9a.table.misfire"],
    },
    {
      id: "catapult",
      names: say("Catapult", "Catapulte"),
      summary: say(
        "Cover does not count against it. A miss may be rolled once more for a Partial Hit.",
        "Le Couvert ne compte pas contre elle. Un tir raté se relance une fois pour une Touche partielle.",
      ),
      facts: { cover: "ignored" },
      see: ["t9a.rule.partial-hit"],
    },
    {
      id: "partial-hit",
      names: say("Partial Hit", "Touche partielle"),
      summary: say(
        "After a miss that is no misfire a Catapult rolls to hit again. If it hits, its Area Attack is 1 rank or file and 1 hit in each smaller, with half the Strength and Armour Penetration (fractions up) and no values in brackets.",
        "Après un tir raté sans incident, une Catapulte relance pour toucher. Si elle touche, sa zone compte 1 rang ou colonne et 1 touche dans chacun de moins, avec la moitié de la Force et de la Pénétration d’armure (arrondie au-dessus) et sans valeurs entre crochets.",
      ),
      facts: { less: 1, divisor: 2, share: "half", part: "moitié" },
      see: ["t9a.rule.area-attack"],
    },
    {
      id: "flamethrower",
      names: say("Flamethrower", "Lance-flammes"),
      summary: say(
        "No roll to hit: a D6, and on a 1 a misfire. Otherwise D6 hits at Long Range, 2D6 nearer; one of them has the values in brackets.",
        "Pas de jet pour toucher : un D6, et sur 1 un incident de tir. Sinon D6 touches à longue portée, 2D6 plus près ; l’une d’elles a les valeurs entre crochets.",
      ),
      facts: { dice: "D6", misfireOn: 1, long: "D6", short: "2D6" },
      see: ["t9a.table.misfire"],
      ruling: "flamethrower",
    },
    {
      id: "volley-gun-misfire",
      names: say("A strained Volley Gun", "Un orgue malmené"),
      summary: say(
        "The dice for the number of shots: two natural 6s give -1 to hit; three, or two 1s where only two dice are rolled, are a misfire without any shot.",
        "Les dés du nombre de tirs : deux 6 naturels donnent -1 pour toucher ; trois, ou deux 1 quand on ne lance que deux dés, sont un incident de tir sans aucun tir.",
      ),
      see: ["t9a.table.misfire"],
      ruling: "volley-gun",
    },
    {
      id: "flaming-attacks",
      names: say("Flaming Attacks", "Attaques enflammées"),
      summary: say(
        "No Fortitude saves are made against them; failed rolls to wound Flammable models are made again.",
        "Aucune sauvegarde d’Endurance contre elles ; les jets ratés pour blesser des figurines Inflammables sont relancés.",
      ),
      phases: ["shooting", "melee"],
      facts: { against: "Fortitude", with: "Flammable" },
      see: ["t9a.rule.flammable", "t9a.rule.fortitude"],
    },
    {
      id: "magical-attacks",
      names: say("Magical Attacks", "Attaques magiques"),
      summary: say("Nothing of their own; other rules ask for them.", "Rien en soi ; d’autres règles les demandent."),
      phases: ["shooting", "melee"],
      facts: { alone: "nothing" },
    },
    {
      id: "divine-attacks",
      names: say("Divine Attacks", "Attaques divines"),
      summary: say(
        "Passed Aegis saves against them are rolled again.",
        "Les sauvegardes d’Égide réussies contre elles sont relancées.",
      ),
      phases: ["shooting", "melee"],
      facts: { rerolls: "passed Aegis saves" },
      see: ["t9a.rule.aegis"],
    },
    {
      id: "poison-attacks",
      names: say("Poison Attacks", "Attaques empoisonnées"),
      summary: say(
        "A natural 6 to hit wounds without a roll. A hopeless shot that hits has rolled one.",
        "Un 6 naturel pour toucher blesse sans jet. Un tir désespéré qui touche en a obtenu un.",
      ),
      phases: ["shooting", "melee"],
      facts: { natural: 6 },
      see: ["t9a.shooting.hopeless-shots"],
      ruling: "poison-hopeless",
    },
    {
      id: "lethal-strike",
      names: say("Lethal Strike", "Frappe létale"),
      summary: say(
        "A natural 6 to wound is stopped by no armour and no Fortitude.",
        "Un 6 naturel pour blesser n’est arrêté par aucune armure ni par l’Endurance.",
      ),
      phases: ["shooting", "melee"],
      facts: { natural: 6 },
      see: ["t9a.rule.fortitude"],
    },
    {
      id: "toxic-attacks",
      names: say("Toxic Attacks", "Attaques toxiques"),
      summary: say("Always Strength 3 and Armour Penetration 10.", "Toujours Force 3 et Pénétration d’armure 10."),
      phases: ["shooting", "melee"],
      see: ["t9a.modifier-priority.4"],
    },
    {
      id: "flammable",
      names: say("Flammable", "Inflammable"),
      summary: say(
        "Failed rolls to wound it with Flaming Attacks are made again.",
        "Les jets ratés pour la blesser par des Attaques enflammées sont relancés.",
      ),
      phases: ["shooting", "melee"],
      facts: { against: "Flaming Attacks" },
      see: ["t9a.rule.flaming-attacks"],
    },
    {
      id: "aegis",
      names: say("Aegis", "Égide"),
      summary: say(
        "Aegis (X+): a special save on X or more, after the Armour Save. One special save is made for each wound, the best.",
        "Égide (X+) : sauvegarde spéciale sur X ou plus, après la sauvegarde d’armure. Une seule par blessure, la meilleure.",
      ),
      phases: ["shooting", "melee"],
      facts: { save: "X+" },
      see: ["t9a.sequence.attacks.attack.6", "t9a.rule.divine-attacks"],
    },
    {
      id: "fortitude",
      names: say("Fortitude", "Endurance"),
      summary: say(
        "Fortitude (X+): a special save on X or more, but not against Flaming Attacks nor against a natural 6 to wound of Lethal Strike.",
        "Endurance (X+) : sauvegarde spéciale sur X ou plus, mais pas contre les Attaques enflammées ni contre un 6 naturel pour blesser d’une Frappe létale.",
      ),
      phases: ["shooting", "melee"],
      facts: { save: "X+", lethal: 6 },
      ruling: "aegis-or-fortitude",
      see: ["t9a.sequence.attacks.attack.6", "t9a.rule.flaming-attacks", "t9a.rule.lethal-strike"],
    },
    {
      id: "short-range",
      names: say("Short range", "Courte portée"),
      summary: say(
        "Up to half of a weapon’s range. Some weapons hit or wound better there: their entries say by how much.",
        "Jusqu’à la moitié de la portée d’une arme. Certaines y touchent ou y blessent mieux : leurs entrées disent de combien.",
      ),
      facts: { share: "half" },
      phases: ["shooting"],
      see: ["t9a.to-hit-modifier.long-range"],
    },
    {
      id: "bolt-thrower",
      names: say("Bolt throwers", "Balistes"),
      summary: say(
        "One roll to hit for the whole shot, as with a cannon, and an Area Attack where it hits; a natural 1 is a miss and no misfire.",
        "Un seul jet pour toucher pour tout le tir, comme avec un canon, et une Attaque de zone s’il touche ; un 1 naturel est un tir raté et non un incident de tir.",
      ),
      facts: { shots: "1", natural: 1, misfire: false },
      phases: ["shooting"],
      see: ["t9a.rule.area-attack", "t9a.rule.artillery"],
    },
    {
      id: "clipped-wings",
      names: say("Clipped Wings", "Ailes rognées"),
      summary: say(
        "Multiple Wounds (X, Clipped Wings): each unsaved wound counts as X+1 against models that Fly.",
        "Blessures multiples (X, Ailes rognées) : chaque blessure non sauvegardée vaut X+1 contre les figurines qui ont Vol.",
      ),
      phases: ["shooting"],
      see: ["t9a.rule.multiple-wounds", "t9a.rule.fly"],
    },
    {
      id: "shoot-in-extra-rank",
      names: say("Shoot in Extra Rank", "Tir sur un rang de plus"),
      summary: say("Models from one more rank may shoot.", "Les figurines d’un rang de plus peuvent tirer."),
      phases: ["shooting"],
      see: ["t9a.shooting.first-and-second-rank"],
    },
    {
      id: "lightning-reflexes",
      names: say("Lightning Reflexes", "Réflexes éclairs"),
      summary: say(
        "Close Combat Attacks have +1 to hit. Who wields a Great Weapon strikes at its own Agility instead.",
        "Les attaques de corps à corps ont +1 pour toucher. Qui manie une Arme lourde frappe à la place à sa propre Agilité.",
      ),
      phases: ["melee"],
      see: ["t9a.rule.great-weapon"],
    },
    {
      id: "hard-target",
      names: say("Hard Target", "Cible difficile"),
      summary: say(
        "Hard Target (X): shots at a unit of which more than half the models have it need X more to hit.",
        "Cible difficile (X) : il faut X de plus pour toucher une unité dont plus de la moitié des figurines l’ont.",
      ),
      facts: { toHit: "-X", share: "half", part: "moitié" },
      see: ["t9a.to-hit-modifier.hard-target"],
    },
    {
      id: "multiple-wounds",
      names: say("Multiple Wounds", "Blessures multiples"),
      summary: say(
        "Multiple Wounds (X): each unsaved wound counts as X, but no more than the Health Points of one model it falls on.",
        "Blessures multiples (X) : chaque blessure non sauvegardée en vaut X, mais pas plus que les Points de vie d’une figurine touchée.",
      ),
      phases: ["shooting", "melee"],
      facts: { each: "X", atMost: "Health Points of one model" },
    },
  ],
);
