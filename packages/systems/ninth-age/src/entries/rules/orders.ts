import { defineRule, defineState } from "../define.ts";

export const orders = defineRule({
  id: "t9a.rule.orders",
  name: { en: "Orders", fr: "Ordres" },
  listed: true,
  figures: {
    fire: { toHit: 1 },
    forward: { advanceRate: 1, marchRate: 4 },
    height: "Standard",
    inches: 8,
    orders: 1,
    steady: { fewerDice: 1, rallying: "not Shaken" },
    to: ["Parent Unit", "Support Unit"],
  },
});

export const greatTactician = defineRule({
  id: "t9a.rule.great-tactician",
  name: { en: "Great Tactician", fr: "Grand tacticien" },
  listed: true,
  figures: { orders: 2 },
});

export const masterOfStone = defineRule({
  id: "t9a.rule.master-of-stone",
  name: { en: "Master of Stone", fr: "Maître de la pierre" },
  listed: true,
  figures: { fortitude: { needed: 5 }, inches: 18, to: "Ensouled Statue" },
});

export const orderForward = defineState({
  word: "order-forward",
  of: ["t9a.rule.orders"],
  name: { en: "Double time", fr: "Au pas de charge" },
});

export const orderSteady = defineState({
  word: "order-steady",
  of: ["t9a.rule.orders"],
  name: { en: "Steady", fr: "Tenez bon" },
});

export const orderFire = defineState({
  word: "order-fire",
  of: ["t9a.rule.orders"],
  name: { en: "Ready! Aim! Fire!", fr: "Prêts ! En joue ! Feu !" },
});

export const orderStone = defineState({ word: "order-stone", of: [], name: { en: "Stone", fr: "Pierre" } });
