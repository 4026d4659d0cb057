// Orders given at the start of a Player Turn (army books).
import { defineRule, defineState } from "../define.ts";

export const orders = defineRule({
  id: "t9a.rule.orders",
  name: { en: "Orders", fr: "Ordres" },
  listed: true,
  figures: {
    inches: 8,
    height: "Standard",
    to: ["Parent Unit", "Support Unit"],
    orders: 1,
    forward: { advanceRate: 1, marchRate: 4 },
    steady: { fewerDice: 1, rallying: "not Shaken" },
    fire: { toHit: 1 },
  },
  reference: {
    group: "armies",
    from: "army",
    phases: ["charge", "movement", "shooting", "melee"],
    text: {
      en: "At the start of its Player Turn the model gives 1 order to a Parent Unit or Support Unit of Standard Height within 8″, as General as far as its Commanding Presence. The order holds to the end of the next Player Turn: +1 Advance Rate and +4 March Rate; or Discipline Tests are Minimised Rolls and a unit that rallies is not Shaken; or +1 to hit with shots.",
      fr: "Au début de son Tour de joueur, il donne 1 ordre à une Unité principale ou de soutien de Taille Standard à 8″ ou moins, le Général aussi loin que sa Présence impérieuse. Il vaut jusqu’à la fin du Tour de joueur suivant : +1 en Mouvement simple et +4 en Marche forcée ; ou les tests de discipline sont des jets minimisés et une unité qui se rallie n’est pas Ébranlée ; ou +1 pour toucher avec les tirs.",
    },
    see: ["t9a.rule.parent-unit", "t9a.rule.support-unit", "t9a.rule.commanding-presence", "t9a.rule.great-tactician"],
    ruling: "orders",
  },
});

export const greatTactician = defineRule({
  id: "t9a.rule.great-tactician",
  name: { en: "Great Tactician", fr: "Grand tacticien" },
  listed: true,
  figures: { orders: 2 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["charge", "movement", "shooting", "melee"],
    text: {
      en: "The model gives 2 orders at the start of its Player Turn.",
      fr: "Il donne 2 ordres au début de son Tour de joueur.",
    },
    see: ["t9a.rule.orders"],
    ruling: "orders",
  },
});

export const masterOfStone = defineRule({
  id: "t9a.rule.master-of-stone",
  name: { en: "Master of Stone", fr: "Maître de la pierre" },
  listed: true,
  figures: { inches: 18, to: "Ensouled Statue", fortitude: { needed: 5 } },
  reference: {
    group: "armies",
    from: "army",
    phases: ["charge", "shooting", "melee"],
    text: {
      en: "At the start of its Player Turn a unit with Ensouled Statue within 18″ has Fortitude (5+), to the start of its next one.",
      fr: "Au début de son Tour de joueur, une unité de Statues animées à 18″ ou moins a Fortitude (5+), jusqu’au début du suivant.",
    },
    see: ["t9a.rule.ensouled-statue", "t9a.rule.fortitude"],
    ruling: "orders",
  },
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
