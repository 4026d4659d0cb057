// More rules of single armies: units that strike and march better, and that may join others (army books).
import { defineRule } from "../define.ts";

export const swordSworn = defineRule({
  id: "t9a.rule.sword-sworn",
  name: { en: "Sword Sworn", fr: "Lié à l’épée" },
  listed: true,
  figures: { toHit: 1, weapon: "great-weapon" },
});

export const favourOfVanadraGoddessOfWrath = defineRule({
  id: "t9a.rule.favour-of-vanadra-goddess-of-wrath",
  name: { en: "Favour of Vanadra, Goddess of Wrath", fr: "Faveur de Vanadra, déesse de la colère" },
  listed: true,
  figures: { gives: ["Lightning Reflexes"], round: "first" },
});

export const prizedStallion = defineRule({
  id: "t9a.rule.prized-stallion",
  name: { en: "Prized Stallion", fr: "Étalon de prix" },
  listed: true,
  figures: { marchRate: 16 },
});

export const rebirth = defineRule({
  id: "t9a.rule.rebirth",
  name: { en: "Rebirth", fr: "Renaissance" },
  listed: true,
  figures: { needed: 5, bonded: { needed: 3 }, within: 3, healthPoints: 1 },
});

export const fallingStar = defineRule({
  id: "t9a.rule.falling-star",
  name: { en: "Falling Star", fr: "Étoile filante" },
  listed: true,
  figures: { ofHealthPoints: 2, figures: ["Offensive Skill", "Defensive Skill"] },
});

export const gateway = defineRule({
  id: "t9a.rule.gateway",
  name: { en: "Gateway", fr: "Portail" },
  listed: true,
  figures: {
    within: 24,
    mostMarkers: 4,
    movesWithin: 6,
    near: 1.5,
    hits: "2D3",
    toxic: true,
    before: { fromEnemyEdge: 12, fromEnemyZone: 1.5 },
  },
});

export const zealots = defineRule({
  id: "t9a.rule.zealots",
  name: { en: "Zealots", fr: "Zélotes" },
  listed: true,
  figures: { joinedBy: "Prelate" },
});

export const veilStalker = defineRule({
  id: "t9a.rule.veil-stalker",
  name: { en: "Veil Stalker", fr: "Rôdeur du Voile" },
  listed: true,
  grants: ["ambush"],
  figures: { gives: ["Ambush"] },
});
