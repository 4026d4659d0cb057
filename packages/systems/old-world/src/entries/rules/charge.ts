// The dice of a charge, and the Initiative that it gives (sheet 003).
import { defineRule } from "../define.ts";
import { oneInch } from "./moves.ts";

export const chargeRoll = defineRule({
  id: "tow.charge.roll",
  name: { en: "Charge roll", fr: "Jet de charge" },
  figures: { roll: "2D6", keep: "highest" },
});

export const chargeRange = defineRule({
  id: "tow.charge.range",
  name: { en: "Charge range", fr: "Portée de charge" },
  figures: { formula: "Movement + Charge roll" },
});

export const chargeSight = defineRule({
  id: "tow.charge.eligibility.line-of-sight",
  name: { en: "Charge needs line of sight", fr: "Charger exige une ligne de vue" },
  figures: { lineOfSight: true, maximumRollAdded: 6 },
});

export const barredFromCharging = defineRule({
  id: "tow.charge.eligibility.barred",
  name: { en: "Units that cannot charge", fr: "Unités qui ne peuvent pas charger" },
  figures: { barred: ["Marching Column", "engaged in combat", "fleeing"] },
});

export const chargeMove = defineRule({
  id: "tow.charge.move",
  name: { en: "Move charging unit", fr: "Déplacer l’unité qui charge" },
});

export const failedCharge = defineRule({
  id: "tow.charge.failed",
  name: { en: "Failed charge", fr: "Charge ratée" },
  figures: { distance: "Charge roll" },
});

export const fleeingContact = defineRule({
  id: "tow.charge.fleeing-enemy.contact",
  name: { en: "Charging a fleeing enemy - contact", fr: "Charger un fuyard\u00a0: contact" },
});

export const fleeingNoContact = defineRule({
  id: "tow.charge.fleeing-enemy.no-contact",
  name: { en: "Charging a fleeing enemy - no contact", fr: "Charger un fuyard\u00a0: pas de contact" },
});

export const chargeDeclaration = defineRule({
  id: "tow.rule.charge-declaration",
  name: { en: "Declaring a charge", fr: "Déclarer une charge" },
  text: {
    en: "An enemy is charged that lies at least partly in the front arc, no farther than the unit’s Movement and the highest Charge roll, with a way into contact. A unit that rallied this turn cannot charge, nor can a War Machine.",
    fr: "L’ennemi chargé est au moins en partie dans l’arc frontal, pas plus loin que le Mouvement de l’unité et le plus haut jet de charge, avec un chemin jusqu’au contact. Une unité ralliée ce tour ne charge pas, une machine de guerre non plus.",
  },
  figures: { onSheets: "not printed" },
  reference: {
    group: "charging",
    see: ["tow.charge.eligibility.line-of-sight", "tow.charge.eligibility.barred", "tow.charge.range"],
  },
});

export const arcCharged = defineRule({
  id: "tow.rule.arc-charged",
  name: { en: "The arc that is charged", fr: "L’arc chargé" },
  text: {
    en: "The facing to charge is fixed when the charge is declared: the arc of the target in which most models of the charger’s front rank are. Of arcs with as many it is the one that gives the charger the least in combat.",
    fr: "Le côté à charger est fixé à la déclaration\u00a0: l’arc de la cible où se trouvent le plus de figurines du premier rang de l’assaillant. Entre arcs à égalité, c’est celui qui rapporte le moins à l’assaillant au combat.",
  },
  figures: { onSheets: "not printed", countedModels: "front rank" },
  reference: { group: "charging", see: ["tow.keyword.arcs", "tow.combat-result.flank-attack"] },
});

export const chargeThroughTerrain = defineRule({
  id: "tow.rule.charge-through-terrain",
  name: { en: "Charging through terrain", fr: "Charger à travers le terrain" },
  text: {
    en: "Where the way of a charge touches difficult or dangerous ground, a wood or a low obstacle, the unit’s Movement is {movement} less, and the lower of the two dice is the Charge roll.",
    fr: "Si le chemin d’une charge touche un terrain difficile ou dangereux, un bois ou un obstacle bas, le Mouvement de l’unité est réduit de {movement} et le plus petit des deux dés est le jet de charge.",
  },
  figures: { onSheets: "not printed", movement: 1, keep: "lowest" },
  reference: {
    ruling: "charge-through-terrain-way",
    group: "charging",
    see: ["tow.charge.roll", "tow.charge.range", "tow.keyword.difficult-terrain"],
  },
});

export const severalChargers = defineRule({
  id: "tow.rule.several-chargers",
  name: { en: "Several chargers of one target", fr: "Plusieurs assaillants d’une même cible" },
  text: {
    en: "Units that charge the same facing of an enemy all roll first; those that reach it move one after another, in the order their owner chooses, so that all find room. Each has its own Charge roll.",
    fr: "Les unités qui chargent le même côté d’un ennemi lancent d’abord toutes leurs dés\u00a0; celles qui l’atteignent bougent l’une après l’autre, dans l’ordre choisi par leur propriétaire, de sorte que toutes aient leur place. Chacune a son propre jet de charge.",
  },
  figures: { onSheets: "not printed", rolls: "each its own" },
  reference: {
    ruling: "charge-places",
    group: "charging",
    see: ["tow.charge.roll", "tow.charge.move"],
  },
});

export const redirect = defineRule({
  id: "tow.rule.redirect",
  name: { en: "Redirecting a charge", fr: "Rediriger une charge" },
  text: {
    en: "When its target has fled from a charge, the charger may take a Leadership test to charge another enemy that it could have charged from where it is; that enemy holds or flees. It redirects once a turn.",
    fr: "Quand sa cible a fui une charge, l’assaillant peut passer un test de Commandement pour charger un autre ennemi qu’il aurait pu charger d’où il est\u00a0; celui-ci tient ou fuit. Il ne redirige qu’une fois par tour.",
  },
  figures: { onSheets: "not printed" },
  reference: { group: "charging", see: ["tow.charge-reaction.flee", "tow.rule.leadership-test"] },
});

export const disordered = defineRule({
  id: "tow.rule.disordered-charge",
  name: { en: "Disordered charge", fr: "Charge désordonnée" },
  text: {
    en: "A charger that cannot lie flush with its target has the target turned towards it instead. Its charge then gives the charger no Initiative.",
    fr: "Quand l’assaillant ne peut pas s’aligner sur sa cible, c’est elle qui se tourne vers lui. La charge ne donne alors pas d’Initiative à l’assaillant.",
  },
  figures: { onSheets: "not printed", initiative: "none" },
  reference: { group: "charging", see: ["tow.charge.move", "tow.combat.charge-initiative.front"] },
});

export const blockedCharge = defineRule({
  id: "tow.rule.blocked-charge",
  name: { en: "A charge that is blocked", fr: "Une charge bloquée" },
  text: {
    en: "When another unit bars the way of a charge whose roll would have reached, the charger goes as far as it can and halts {inches} inch away. That is no failed charge.",
    fr: "Si une autre unité barre le chemin d’une charge dont le jet suffisait, l’assaillant avance autant qu’il peut et s’arrête à {inches} pouce. Ce n’est pas une charge ratée.",
  },
  figures: { onSheets: "not printed", inches: oneInch.figures.inches },
  reference: { group: "charging", see: ["tow.charge.failed", "tow.charge.move"] },
});

export const chargeToTheFront = defineRule({
  id: "tow.combat.charge-initiative.front",
  name: { en: "Charge to the front", fr: "Charge de face" },
  figures: { perInch: 1, bonus: 1, maximum: 3, cap: 10 },
});

export const chargeToFlankOrRear = defineRule({
  id: "tow.combat.charge-initiative.flank-or-rear",
  name: { en: "Charge to the flank or rear", fr: "Charge de flanc ou de dos" },
  figures: { perInch: 1, bonus: 1, maximum: 4, cap: chargeToTheFront.figures.cap },
});
