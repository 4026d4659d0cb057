// Lines of the Combat Result (sheets 001 and 003).
import { defineRule } from "../define.ts";

export const unsavedWounds = defineRule({
  id: "tow.combat-result.unsaved-wounds",
  name: { en: "Unsaved wounds", fr: "Blessures infligées" },
  figures: { points: 1 },
});

export const rankBonus = defineRule({
  id: "tow.combat-result.rank-bonus",
  name: { en: "Rank Bonus", fr: "Bonus de Rangs" },
  figures: {
    points: 1,
    per: "rank",
    capPage: 105,
    capOnSheets: false,
    bySheet: { "001": "capped", "003": "no cap named" },
  },
});

export const closeOrder = defineRule({
  id: "tow.combat-result.close-order",
  name: { en: "Close Order", fr: "Ordre serré" },
  figures: {
    points: 1,
    unitStrength: 5,
    bySheet: { "001": "listed", "003": "not listed" },
  },
});

export const standard = defineRule({
  id: "tow.combat-result.standard",
  name: { en: "Standard", fr: "Étendard" },
  figures: { points: 1 },
});

export const battleStandard = defineRule({
  id: "tow.combat-result.battle-standard",
  name: { en: "Battle Standard", fr: "Grande bannière" },
  figures: { points: 1 },
});

export const flankAttack = defineRule({
  id: "tow.combat-result.flank-attack",
  name: { en: "Flank attack", fr: "Attaque de flanc" },
  figures: { points: 1 },
});

export const rearAttack = defineRule({
  id: "tow.combat-result.rear-attack",
  name: { en: "Rear attack", fr: "Attaque par l’arrière" },
  figures: { points: 2 },
});

export const highGround = defineRule({
  id: "tow.combat-result.high-ground",
  name: { en: "High ground", fr: "Position dominante" },
  figures: { points: 1 },
});

export const overkill = defineRule({
  id: "tow.combat-result.overkill",
  name: { en: "Overkill", fr: "Carnage" },
  figures: { points: 1, per: "excess wound", cap: null },
});

export const musicianTieBreak = defineRule({
  id: "tow.combat-result.musician-tie-break",
  name: { en: "Musician tie-break", fr: "Musicien : départager" },
  figures: { points: 1 },
});
