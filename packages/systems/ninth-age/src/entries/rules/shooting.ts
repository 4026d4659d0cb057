// To-hit modifiers of Shooting Attacks, and attributes of shooting weapons (sheet 000, Shooting Phase).
import { defineRule, defineState } from "../define.ts";

export const toHitModifierLongRange = defineRule({
  id: "t9a.to-hit-modifier.long-range",
  name: { en: "Long Range", fr: "Longue portée" },
  also: ["t9a.table.to-hit-modifiers"],
  figures: { toHit: -1 },
});

export const toHitModifierMovingAndShooting = defineRule({
  id: "t9a.to-hit-modifier.moving-and-shooting",
  name: { en: "Moving and Shooting", fr: "Tir en mouvement" },
  also: ["t9a.table.to-hit-modifiers"],
  figures: { toHit: -1 },
});

export const toHitModifierStandAndShoot = defineRule({
  id: "t9a.to-hit-modifier.stand-and-shoot",
  name: { en: "Stand and Shoot", fr: "Tenir la position et tirer" },
  also: ["t9a.table.to-hit-modifiers"],
  figures: { "2e-early": { toHit: -1, printed: -1 }, "2e-late": { toHit: -1 } },
});

export const toHitModifierSoftCover = defineRule({
  id: "t9a.to-hit-modifier.soft-cover",
  name: { en: "Soft Cover", fr: "Couvert léger" },
  also: ["t9a.table.to-hit-modifiers"],
  figures: { toHit: -1 },
});

export const toHitModifierHardCover = defineRule({
  id: "t9a.to-hit-modifier.hard-cover",
  name: { en: "Hard Cover", fr: "Couvert lourd" },
  also: ["t9a.table.to-hit-modifiers"],
  figures: { toHit: -2 },
});

export const accurate = defineRule({
  id: "t9a.rule.accurate",
  name: { en: "Accurate", fr: "Tir précis" },
  also: ["t9a.to-hit-modifier.long-range.accurate"],
  listed: true,
  of: "attacks",
  reference: {
    group: "attributes",
    text: { en: "No penalty for Long Range.", fr: "Aucun malus à longue portée." },
    facts: { longRange: "no penalty" },
    see: ["t9a.to-hit-modifier.long-range.accurate"],
  },
});

export const quickToFire = defineRule({
  id: "t9a.rule.quick-to-fire",
  name: { en: "Quick to Fire", fr: "Tir rapide" },
  also: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
  listed: true,
  reference: {
    group: "attributes",
    text: { en: "No penalty for having moved.", fr: "Aucun malus pour avoir bougé." },
    facts: { moved: "no penalty" },
    see: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
  },
});

export const unwieldy = defineRule({
  id: "t9a.rule.unwieldy",
  name: { en: "Unwieldy", fr: "Encombrant" },
  also: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
  listed: true,
  reference: {
    group: "attributes",
    text: { en: "A penalty of -1 more for having moved.", fr: "Un malus de -1 de plus pour avoir bougé." },
    facts: { more: -1 },
    see: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
  },
});

export const quickToFireAndUnwieldy = defineState({
  word: "quick-to-fire-and-unwieldy",
  of: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy"],
  name: { en: "Quick to Fire and Unwieldy", fr: "Tir rapide et Encombrant" },
});

export const steadyAim = defineRule({
  id: "t9a.rule.steady-aim",
  name: { en: "Steady Aim", fr: "Visée sûre" },
  listed: true,
  reference: {
    group: "attributes",
    text: { en: "No penalty for Stand and Shoot.", fr: "Aucun malus pour Tenir la position et tirer." },
    facts: { standAndShoot: "no penalty" },
    see: ["t9a.to-hit-modifier.stand-and-shoot"],
  },
});

export const volleyFire = defineRule({
  id: "t9a.rule.volley-fire",
  name: { en: "Volley Fire", fr: "Tir de volée" },
  listed: true,
  figures: { width: 8, extraRanks: 1 },
  reference: {
    group: "attributes",
    text: {
      en: "If one model of the unit sees the target, units in between that are no taller than the shooter neither hide nor cover it. A unit in Line Formation (8 or more abreast) that has not moved shoots from 1 more rank, but not as a Charge Reaction.",
      fr: "Si une figurine de l’unité voit la cible, les unités intermédiaires pas plus hautes que le tireur ne la cachent ni ne la couvrent. Une unité en ligne (8 de front ou plus) qui n’a pas bougé tire avec 1 rang de plus, sauf en Réaction à la charge.",
    },
    see: ["t9a.rule.line-formation"],
  },
});

export const shootInExtraRank = defineRule({
  id: "t9a.rule.shoot-in-extra-rank",
  name: { en: "Shoot in Extra Rank", fr: "Tir sur un rang de plus" },
  listed: true,
  figures: { ranks: 1 },
  reference: {
    group: "attributes",
    text: { en: "Models from one more rank may shoot.", fr: "Les figurines d’un rang de plus peuvent tirer." },
    phases: ["shooting"],
    see: ["t9a.shooting.first-and-second-rank"],
  },
});

export const shortRange = defineRule({
  id: "t9a.rule.short-range",
  name: { en: "Short range", fr: "Courte portée" },
  reference: {
    group: "attributes",
    text: {
      en: "Up to half of a weapon’s range. Some weapons hit or wound better there: their entries say by how much.",
      fr: "Jusqu’à la moitié de la portée d’une arme. Certaines y touchent ou y blessent mieux : leurs entrées disent de combien.",
    },
    facts: { share: "half" },
    phases: ["shooting"],
    see: ["t9a.to-hit-modifier.long-range"],
  },
});

export const skirmisher = defineRule({
  id: "t9a.rule.skirmisher",
  name: { en: "Skirmisher", fr: "Tirailleur" },
  listed: true,
  figures: {
    millimetresApart: 12.5,
    shoots: "from any rank",
    blocksSight: false,
    joinedBy: "Characters of the same Type and Height",
  },
  reference: {
    group: "movers",
    phases: ["movement", "shooting", "melee"],
    text: {
      en: "While one of a unit’s own Skirmishers stands, its models stand 12.5 mm apart, beside and behind one another. The gaps count as part of the unit; ranks, facings, reforms and Supporting Attacks are as usual. Such a unit hides no other: a target seen through it has Soft Cover at most. Its Skirmishers shoot from any rank and do not test in Ruins. Only Characters of the same Type and Height join it. When only they are left, they close up at once about the middle of the first rank.",
      fr: "Tant qu’un Tirailleur de l’unité est debout, ses figurines se tiennent à 12,5 mm les unes des autres, de côté comme en arrière. Les intervalles font partie de l’unité ; rangs, faces, reformations et attaques de soutien restent ordinaires. Elle ne cache aucune autre unité : une cible vue à travers elle a au plus un Couvert léger. Ses Tirailleurs tirent de tous les rangs et ne testent pas dans les Ruines. Seuls des Personnages de mêmes Type et Taille la rejoignent. Quand il ne reste qu’eux, ils se resserrent aussitôt autour du milieu du premier rang.",
    },
    ruling: "skirmish-contact",
    see: [
      "t9a.shooting.first-and-second-rank",
      "t9a.cover.height-combinations",
      "t9a.terrain.ruins.dangerous",
      "t9a.rule.light-troops",
    ],
  },
});

export const shootingMoves = defineRule({
  id: "t9a.rule.shooting-moves",
  name: { en: "Moves that leave no time to shoot", fr: "Mouvements sans tir" },
  reference: {
    group: "attributes",
    text: {
      en: "A unit that marched, reformed, charged, failed a charge, fled or rallied in this Player Turn does not shoot; an Advance Move or a Swift Reform only counts as having moved.",
      fr: "Une unité qui a fait une Marche forcée, s’est reformée, a chargé, raté sa charge, fui ou s’est ralliée à ce Tour de joueur ne tire pas ; un Mouvement simple ou une Reformation rapide compte seulement comme un déplacement.",
    },
    facts: { bars: ["March Move", "Reform", "Charge", "Failed Charge", "Flee Move", "Rally"] },
    see: ["t9a.rule.march-and-shoot"],
  },
});

export const oncePerPhase = defineState({
  word: "once-per-phase",
  of: ["t9a.shooting.once-per-phase"],
  name: { en: "One Shooting Attack a phase", fr: "Une attaque de tir par phase" },
});

export const shootingEngaged = defineState({
  word: "shooting-engaged",
  of: ["t9a.rule.engaged"],
  name: { en: "Engaged units do not shoot", fr: "Une unité engagée ne tire pas" },
});

export const shootingIntoCombat = defineRule({
  id: "t9a.rule.shooting-into-combat",
  name: { en: "No shooting into a combat", fr: "Pas de tir dans un combat" },
  reference: {
    group: "attributes",
    text: {
      en: "A unit Engaged in Combat cannot be the target of a Shooting Attack.",
      fr: "Une unité engagée au combat ne peut pas être prise pour cible d’une Attaque de tir.",
    },
    facts: { target: "not Engaged" },
    see: ["t9a.rule.engaged"],
  },
});

export const moveOrFire = defineRule({
  id: "t9a.rule.move-or-fire",
  name: { en: "Move or Fire", fr: "Bouger ou tirer" },
  listed: true,
  reference: {
    group: "attributes",
    text: {
      en: "Cannot shoot in a Player Turn in which the unit moved.",
      fr: "Ne tire pas dans un Tour de joueur où l’unité a bougé.",
    },
    facts: { afterMoving: false },
  },
});

export const marchAndShoot = defineRule({
  id: "t9a.rule.march-and-shoot",
  name: { en: "March and Shoot", fr: "Marche et tir" },
  listed: true,
  reference: {
    group: "attributes",
    text: { en: "May shoot after a March Move.", fr: "Peut tirer après une Marche forcée." },
    facts: { afterMarching: true },
    see: ["t9a.rule.shooting-moves"],
  },
});

export const reload = defineRule({
  id: "t9a.rule.reload",
  name: { en: "Reload!", fr: "Rechargez !" },
  listed: true,
  reference: {
    group: "attributes",
    text: { en: "Cannot be used to Stand and Shoot.", fr: "Ne sert pas à Tenir la position et tirer." },
    facts: { standAndShoot: false },
    see: ["t9a.rule.stand-and-shoot"],
  },
});

export const brokenDown = defineState({
  word: "broken-down",
  remembered: true,
  of: ["t9a.misfire.breakdown"],
  name: { en: "Broken down", fr: "Hors service" },
});

export const jammed = defineState({
  word: "jammed",
  remembered: true,
  of: ["t9a.misfire.jammed"],
  name: { en: "Jammed", fr: "Enrayée" },
});

export const volleyGunMisfire = defineRule({
  id: "t9a.rule.volley-gun-misfire",
  name: { en: "A strained Volley Gun", fr: "Un orgue malmené" },
  figures: { toHit: -1, face: 6, strainedBy: 2, stoppedBy: 3, ones: 1, onesOf: 2 },
  reference: {
    group: "attributes",
    text: {
      en: "The dice for the number of shots: two natural 6s give -1 to hit; three, or two 1s where only two dice are rolled, are a misfire without any shot.",
      fr: "Les dés du nombre de tirs : deux 6 naturels donnent -1 pour toucher ; trois, ou deux 1 quand deux dés seulement sont lancés, sont un incident de tir sans aucun tir.",
    },
    see: ["t9a.table.misfire"],
    ruling: "volley-gun",
  },
});
