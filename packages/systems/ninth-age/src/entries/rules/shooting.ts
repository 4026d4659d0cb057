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
});

export const quickToFire = defineRule({
  id: "t9a.rule.quick-to-fire",
  name: { en: "Quick to Fire", fr: "Tir rapide" },
  also: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
  listed: true,
});

export const unwieldy = defineRule({
  id: "t9a.rule.unwieldy",
  name: { en: "Unwieldy", fr: "Encombrant" },
  also: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
  listed: true,
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
});

export const volleyFire = defineRule({
  id: "t9a.rule.volley-fire",
  name: { en: "Volley Fire", fr: "Tir de volée" },
  listed: true,
  figures: { width: 8, extraRanks: 1 },
});

export const shootInExtraRank = defineRule({
  id: "t9a.rule.shoot-in-extra-rank",
  name: { en: "Shoot in Extra Rank", fr: "Tir sur un rang de plus" },
  listed: true,
  figures: { ranks: 1 },
});

export const shortRange = defineRule({ id: "t9a.rule.short-range", name: { en: "Short range", fr: "Courte portée" } });

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
});

export const shootingMoves = defineRule({
  id: "t9a.rule.shooting-moves",
  name: { en: "Moves that leave no time to shoot", fr: "Mouvements sans tir" },
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
  name: { en: "Nobody shoots into a combat", fr: "On ne tire pas dans un combat" },
});

export const moveOrFire = defineRule({
  id: "t9a.rule.move-or-fire",
  name: { en: "Move or Fire", fr: "Bouger ou tirer" },
  listed: true,
});

export const marchAndShoot = defineRule({
  id: "t9a.rule.march-and-shoot",
  name: { en: "March and Shoot", fr: "Marche et tir" },
  listed: true,
});

export const reload = defineRule({ id: "t9a.rule.reload", name: { en: "Reload!", fr: "Rechargez !" }, listed: true });

export const brokenDown = defineState({
  word: "broken-down",
  of: ["t9a.misfire.breakdown"],
  name: { en: "Broken down", fr: "Hors service" },
});

export const jammed = defineState({
  word: "jammed",
  of: ["t9a.misfire.jammed"],
  name: { en: "Jammed", fr: "Enrayée" },
});

export const volleyGunMisfire = defineRule({
  id: "t9a.rule.volley-gun-misfire",
  name: { en: "A strained Volley Gun", fr: "Un orgue malmené" },
  figures: { toHit: -1, face: 6, strainedBy: 2, stoppedBy: 3, ones: 1, onesOf: 2 },
});
