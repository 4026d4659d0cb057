// Rules of single armies: what they change about numbers, tests and who is frightened (army books).
import { defineRule } from "../define.ts";
import { FLAMES } from "../forms.ts";

export const martialDiscipline = defineRule({
  id: "t9a.rule.martial-discipline",
  name: { en: "Martial Discipline", fr: "Discipline martiale" },
  listed: true,
  figures: { fewerDice: 1, dropped: "highest", but: ["Panic Test", "Break Test"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Discipline Tests of the unit are Minimised Rolls, but not Panic and Break Tests.",
      fr: "Les tests de discipline de l’unité sont des jets minimisés, sauf les tests de panique et de moral.",
    },
  },
});

export const ruthlessEfficiency = defineRule({
  id: "t9a.rule.ruthless-efficiency",
  name: { en: "Ruthless Efficiency", fr: "Efficacité impitoyable" },
  listed: true,
  figures: { toWound: 1, round: "first" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "+1 to wound in close combat in the first Round of Combat; not for mounts.",
      fr: "+1 pour blesser au corps à corps dans la première Manche de combat ; pas pour les montures.",
    },
    see: ["t9a.rule.first-round"],
  },
});

export const artistryOfDeath = defineRule({
  id: "t9a.rule.artistry-of-death",
  name: { en: "Artistry of Death", fr: "Art de la mort" },
  listed: true,
  takes: ["ruthless-efficiency"],
  figures: { toWound: 1, replaces: "Ruthless Efficiency" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "+1 to wound in close combat, in every round. It takes the place of Ruthless Efficiency.",
      fr: "+1 pour blesser au corps à corps, à chaque manche. Remplace Efficacité impitoyable.",
    },
    see: ["t9a.rule.ruthless-efficiency"],
  },
});

export const viciousSlavers = defineRule({
  id: "t9a.rule.vicious-slavers",
  name: { en: "Vicious Slavers", fr: "Esclavagistes cruels" },
  listed: true,
  figures: { discipline: -1 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Enemies in contact that mind Fear have -1 Discipline.",
      fr: "Les ennemis au contact qui craignent la Peur ont -1 en Discipline.",
    },
    see: ["t9a.rule.fear"],
  },
});

export const scentOfBlood = defineRule({
  id: "t9a.rule.scent-of-blood",
  name: { en: "Scent of Blood", fr: "Odeur du sang" },
  listed: true,
  figures: { chargeAdvance: 1, against: "units that have lost Health Points", gives: ["Fearless", "Frenzy"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Against a unit that has lost Health Points its charge goes 1″ farther. Engaged in Combat it minds no Fear, and its test to restrain a pursuit is a Maximised Roll.",
      fr: "Contre une unité qui a perdu des Points de vie, sa charge va 1″ plus loin. Engagée au combat, elle ne craint pas la Peur, et son test pour se retenir de poursuivre est un jet maximisé.",
    },
    see: ["t9a.rule.frenzy", "t9a.rule.fearless"],
  },
});

export const coastalPredator = defineRule({
  id: "t9a.rule.coastal-predator",
  name: { en: "Coastal Predator", fr: "Prédateur des côtes" },
  listed: true,
  grants: [{ rule: "strider", terrain: "water" }],
  figures: { chargeAdvance: 2, toHit: -1, gives: ["Strider (Water)"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Water is no danger to it. While most of its models stand in water its charge goes 2″ farther and shots at it have -1 to hit.",
      fr: "L’eau ne lui est pas dangereuse. Tant que la plupart de ses figurines sont dans l’eau, sa charge va 2″ plus loin et les tirs contre elle ont -1 pour toucher.",
    },
    see: ["t9a.rule.strider", "t9a.rule.hard-target"],
  },
});

export const krakensHide = defineRule({
  id: "t9a.rule.krakens-hide",
  name: { en: "Kraken’s Hide", fr: "Peau de kraken" },
  listed: true,
  grants: ["coastal-predator"],
  figures: { armour: 1, gives: ["Coastal Predator"] },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "+1 Armour, and Coastal Predator.", fr: "+1 en Armure, et Prédateur des côtes." },
    see: ["t9a.rule.coastal-predator"],
  },
});

export const lionsFur = defineRule({
  id: "t9a.rule.lions-fur",
  name: { en: "Lion’s Fur", fr: "Fourrure de lion" },
  listed: true,
  figures: { armour: 1, againstShots: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "On foot +1 Armour, and against shots another +1.",
      fr: "À pied +1 en Armure, et contre les tirs encore +1.",
    },
    see: ["t9a.rule.armour-worn"],
  },
});

export const valiant = defineRule({
  id: "t9a.rule.valiant",
  name: { en: "Valiant", fr: "Vaillant" },
  listed: true,
  figures: { without: ["Fear Tests", "Panic Tests by Terror"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The unit minds no Fear and takes no Panic Test before a charge of Terror.",
      fr: "L’unité ne craint pas la Peur et ne passe pas de test de panique devant une charge de Terreur.",
    },
    see: ["t9a.rule.fear", "t9a.rule.terror"],
  },
});

export const frontiersmen = defineRule({
  id: "t9a.rule.frontiersmen",
  name: { en: "Frontiersmen", fr: "Hommes des marches" },
  listed: true,
  figures: { without: ["Panic Tests by Terror"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The unit takes no Panic Test before a charge of Terror.",
      fr: "L’unité ne passe pas de test de panique devant une charge de Terreur.",
    },
    see: ["t9a.rule.terror"],
  },
});

export const reserves = defineRule({
  id: "t9a.rule.reserves",
  name: { en: "Reserves", fr: "Réserves" },
  listed: true,
  figures: { frightens: "neither Parent Units nor Support Units" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The fate of this unit frightens neither Parent Units nor Support Units.",
      fr: "Le sort de cette unité n’effraie ni les Unités principales ni les Unités de soutien.",
    },
    see: ["t9a.rule.insignificant"],
  },
});

export const unburnt = defineRule({
  id: "t9a.rule.unburnt",
  name: { en: "Unburnt", fr: "Ignifugé" },
  listed: true,
  figures: { rerolled: "wounds by Flaming Attacks", frightenedBy: "Unburnt" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Successful rolls to wound it with Flaming Attacks are re-rolled once. Only the fate of Unburnt friends frightens it.",
      fr: "Les jets pour la blesser d’Attaques enflammées qui réussissent sont relancés une fois. Seul le sort d’amis Ignifugés l’effraie.",
    },
    see: ["t9a.rule.flaming-attacks", "t9a.rule.insignificant"],
  },
});

export const greaterDominion = defineRule({
  id: "t9a.rule.greater-dominion",
  name: { en: "Greater Dominion", fr: "Domination supérieure" },
  listed: true,
  figures: { least: 1, most: 3, by: "Full Ranks" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "As General: a unit within its Commanding Presence that crumbles after a failed Break Test loses so many Health Points fewer as it has Full Ranks, at least 1 and at most 3.",
      fr: "En Général : une unité à portée de sa Présence impérieuse qui s’effrite après un test de moral raté perd autant de Points de vie de moins qu’elle a de Rangs complets, au moins 1 et au plus 3.",
    },
    see: ["t9a.rule.supernal", "t9a.rule.commanding-presence"],
  },
});

export const beastHunters = defineRule({
  id: "t9a.rule.beast-hunters",
  name: { en: "Beast Hunters", fr: "Chasseurs de bêtes" },
  listed: true,
  figures: { shots: 2, weapon: "bow", lethalStrike: "Beast" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "2 shots with a bow, with Lethal Strike against Beasts.",
      fr: "2 tirs à l’arc, avec Coup fatal contre les Bêtes.",
    },
    see: ["t9a.rule.bow", "t9a.rule.lethal-strike"],
  },
});

export const hammerHand = defineRule({
  id: "t9a.rule.hammer-hand",
  name: { en: "Hammer Hand", fr: "Main-marteau" },
  listed: true,
  figures: { attackValue: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "+1 Attack Value, not for mounts.", fr: "+1 Attaque, pas pour les montures." },
  },
});

export const piercingSpike = defineRule({
  id: "t9a.rule.piercing-spike",
  name: { en: "Piercing Spike", fr: "Dard perçant" },
  listed: true,
  figures: { armourPenetration: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "+1 Armour Penetration in close combat.", fr: "+1 en Pénétration d’armure au corps à corps." },
  },
});

export const unnaturalRoots = defineRule({
  id: "t9a.rule.unnatural-roots",
  name: { en: "Unnatural Roots", fr: "Racines contre nature" },
  listed: true,
  grantsTo: "unit",
  figures: { combatScore: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "+1 to the Combat Score of its side.", fr: "+1 au Résultat de combat de son camp." },
  },
});

export const brimstoneSecretions = defineRule({
  id: "t9a.rule.brimstone-secretions",
  name: { en: "Brimstone Secretions", fr: "Sécrétions de soufre" },
  listed: true,
  figures: { immune: "Divine Attacks" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Divine Attacks do not make it roll passed Aegis saves again.",
      fr: "Les Attaques divines ne lui font pas refaire les jets d’Ægide réussis.",
    },
    see: ["t9a.rule.divine-attacks", "t9a.rule.aegis"],
  },
});

/** Special saves of armour that fears no flames. */
const FIREPROOF = 3;
const FORGED = 6;

export const dragonforgedArmour = defineRule({
  id: "t9a.rule.dragonforged-armour",
  name: { en: "Dragonforged Armour", fr: "Armure forgée par dragon" },
  listed: true,
  grants: [
    { rule: "aegis", need: FIREPROOF, against: FLAMES },
    { rule: "aegis", need: FORGED },
  ],
  takes: ["fortitude"],
  figures: { always: { needed: FORGED }, againstFlames: { needed: FIREPROOF }, loses: ["Fortitude"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "A suit of armour with Aegis (6+), against Flaming Attacks Aegis (3+); its wearer loses Fortitude.",
      fr: "Une armure avec Ægide (6+), contre les Attaques enflammées Ægide (3+) ; son porteur perd Fortitude.",
    },
    see: ["t9a.rule.aegis", "t9a.rule.flaming-attacks"],
  },
});

export const incendiaryIchor = defineRule({
  id: "t9a.rule.incendiary-ichor",
  name: { en: "Incendiary Ichor", fr: "Ichor incendiaire" },
  listed: true,
  grants: ["flaming-attacks", { rule: "aegis", need: FIREPROOF, against: FLAMES }],
  takes: ["fortitude"],
  figures: { againstFlames: { needed: FIREPROOF }, gives: ["Flaming Attacks"], loses: ["Fortitude"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Aegis (3+) against Flaming Attacks; its own are Flaming Attacks; it loses Fortitude.",
      fr: "Ægide (3+) contre les Attaques enflammées ; les siennes sont enflammées ; elle perd Fortitude.",
    },
    see: ["t9a.rule.aegis", "t9a.rule.flaming-attacks"],
  },
});

export const dustToDust = defineRule({
  id: "t9a.rule.dust-to-dust",
  name: { en: "Dust to Dust", fr: "Poussière à la poussière" },
  listed: true,
  figures: { losses: "by how much the Discipline Test is failed", byTheFlag: -1, when: "start of the own Player Turn" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "At the start of its Player Turn, while an army that had a Hierophant has none left, the unit takes a Discipline Test and loses as many Health Points as it fails by; within Rally Around the Flag 1 less.",
      fr: "Au début de son tour, tant qu’une armée qui avait un Hiérophante n’en a plus, l’unité passe un test de discipline et perd autant de Points de vie qu’elle le rate ; à portée de Ralliement au drapeau, 1 de moins.",
    },
    see: ["t9a.rule.hierophant", "t9a.rule.unstable"],
    ruling: "dust-when",
  },
});

export const livingShield = defineRule({
  id: "t9a.rule.living-shield",
  name: { en: "Living Shield", fr: "Bouclier vivant" },
  listed: true,
  grants: ["parry"],
  figures: { gives: ["Parry"] },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "The model may Parry.", fr: "La figurine peut Parer." },
    see: ["t9a.rule.parry"],
  },
});
