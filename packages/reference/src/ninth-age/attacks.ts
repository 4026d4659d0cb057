import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const fights = ["charge", "magic", "shooting", "melee"];

const sequence: Place = {
  chapter: "attacks",
  phases: fights,
  kind: "step",
  early: "Attacks > Attack Sequence",
  late: "Attaques > Séquence d’une attaque",
};

export const attackEntries: readonly Entry[] = [
  ...entriesAt(sequence, [
    {
      id: "t9a.sequence.attacks.attack.1",
      names: say("Allocate attacks", "Répartition des attaques"),
      summary: say(
        "The attacker says beforehand at which model each attack goes. In close combat that is one in base contact.°",
        "L’attaquant dit d’avance quelle figurine vise chaque attaque. Au corps à corps, c’est une figurine au contact.°",
      ),
      both: { step: 1 },
      early: { of: 10, ifApplicable: true },
      late: { of: 8 },
      see: ["t9a.sequence.melee.round-of-combat.6.1"],
    },
    {
      id: "t9a.sequence.attacks.attack.2",
      names: say("Determine number of hits", "Nombre de touches"),
      summary: say(
        "Roll to hit, or roll the number of hits where the attack hits by itself. A natural 1 misses, a natural 6 hits in close combat.°",
        "Lancer pour toucher, ou tirer le nombre de touches si l’attaque touche d’elle-même. Un 1 naturel rate, un 6 naturel touche au corps à corps.°",
      ),
      both: { step: 2 },
      early: { of: 10 },
      late: { of: 8 },
      see: ["t9a.table.to-hit", "t9a.table.to-hit-modifiers"],
    },
    {
      id: "t9a.sequence.attacks.attack.3",
      names: say("Distribute hits", "Répartition des touches"),
      summary: say(
        "Hits on a unit at large go to its Rank-and-File.° If it holds a Character and fewer than 5 of them, or models of another Type or Height, the attacker spreads the hits evenly over Rank-and-File and Characters;° never on a Champion.°",
        "Les touches sur toute une unité vont aux figurines ordinaires.° Avec un Personnage et moins de 5 d’entre elles, ou un autre Type ou une autre Taille, l’attaquant les répartit également entre elles et les Personnages\u00a0;° jamais sur un Champion.°",
      ),
      both: { step: 3 },
      early: { of: 10, ifApplicable: true },
      late: { of: 8 },
    },
    {
      id: "t9a.sequence.attacks.attack.4",
      names: say("Roll to wound", "Jet pour blesser"),
      summary: say(
        "The attacker rolls once for each hit; only wounds go on.",
        "L’attaquant lance un dé par touche ; seules les blessures continuent.",
      ),
      both: { step: 4 },
      early: { of: 10 },
      late: { of: 8 },
      see: ["t9a.table.to-wound"],
    },
    {
      id: "t9a.sequence.attacks.attack.5",
      names: say("Armour Save", "Sauvegarde d’armure"),
      summary: say(
        "The defender rolls for armour against each wound; what is not saved goes on.",
        "Le défenseur lance la Sauvegarde d’armure pour chaque blessure ; les échecs continuent.",
      ),
      both: { step: 5 },
      early: { of: 10 },
      late: { of: 8 },
      see: ["t9a.table.armour-save"],
    },
    {
      id: "t9a.sequence.attacks.attack.6",
      names: say("Special Save", "Sauvegarde spéciale"),
      summary: say(
        "One last chance, Aegis or Fortitude but not both: a roll of X or more cancels the wound.° Flaming attacks allow no Fortitude.°",
        "Une dernière chance, Ægide ou Fortitude, pas les deux\u00a0: X ou plus annule la blessure.° Les attaques enflammées interdisent la Fortitude.°",
      ),
      both: { step: 6 },
      early: { of: 10 },
      late: { of: 8 },
    },
    {
      id: "t9a.sequence.attacks.attack.7",
      names: say("Unsaved wounds", "Blessures non sauvegardées"),
      summary: say(
        "What is left are unsaved wounds; Multiple Wounds and the like apply now.° The later edition has no step of its own for this.",
        "Ce qui reste sont des blessures non sauvegardées\u00a0; Blessures multiples et autres s’appliquent ici.° L’édition récente n’en fait pas une étape.",
      ),
      early: { step: 7, of: 10 },
      see: ["t9a.sequence.attacks.attack.8"],
    },
    {
      id: "t9a.sequence.attacks.attack.8",
      names: say("Lose Health Points", "Perte de PV"),
      summary: say(
        "Each unsaved wound costs 1 Health Point. Rank-and-File share one pool, each Champion and each Character has one alone.°",
        "Chaque blessure non sauvegardée coûte 1 PV. Les figurines ordinaires ont une réserve commune, chaque Champion et chaque Personnage la sienne.°",
      ),
      early: { step: 8, of: 10 },
      late: { step: 7, of: 8, mergesEarlySteps: [7, 9], half: "first" },
      see: ["t9a.sequence.attacks.attack.9"],
    },
    {
      id: "t9a.sequence.attacks.attack.9",
      names: say("Remove casualties", "Retrait des pertes"),
      summary: say(
        "For every full set of Health Points lost take one model away, from as far back as possible;‡ in a lone rank, evenly from both ends.‡ When the Rank-and-File are gone the rest goes to the Champion.°",
        "Pour chaque lot complet de PV perdus, ôter une figurine, le plus en arrière possible\u00a0;‡ sur un seul rang, également des deux bouts.‡ Sans plus de figurines ordinaires, le reste passe au Champion.°",
      ),
      early: { step: 9, of: 10 },
      late: { step: 7, of: 8, mergesEarlySteps: [7, 9], half: "second" },
      ruling: "casualties",
      see: ["t9a.sequence.attacks.attack.8"],
    },
    {
      id: "t9a.sequence.attacks.attack.10",
      names: say("Panic Tests", "Tests de panique"),
      summary: say(
        "The defender takes the Panic Tests that the losses call for.",
        "Le défenseur passe les Tests de panique que les pertes imposent.",
      ),
      early: { step: 10, of: 10 },
      late: { step: 8, of: 8 },
      see: ["t9a.panic.trigger.heavy-losses", "t9a.panic.trigger.destroyed-nearby"],
    },
  ]),
];
