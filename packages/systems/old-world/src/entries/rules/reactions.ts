// What the target of a charge may do (sheet 003; what it leaves open: public pages of the rules).
import { defineRule } from "../define.ts";
import { fleeMove } from "./fleeing.ts";

export const choice = defineRule({
  id: "tow.charge-reaction.choice",
  name: { en: "Charge reactions", fr: "Réactions de charge" },
  figures: { options: ["Hold", "Stand & Shoot", "Flee"], perPhase: 1 },
});

export const hold = defineRule({
  id: "tow.charge-reaction.hold",
  name: { en: "Hold", fr: "Tenir" },
  figures: { reaction: "Hold" },
});

export const standAndShoot = defineRule({
  id: "tow.charge-reaction.stand-and-shoot",
  name: { en: "Stand & Shoot", fr: "Tenir et tirer" },
  figures: { toHit: -1, minimumDistance: "charger's Movement" },
});

export const flee = defineRule({
  id: "tow.charge-reaction.flee",
  name: { en: "Flee", fr: "Fuir" },
  figures: { distance: fleeMove.figures.distance },
});

export const alreadyFleeing = defineRule({
  id: "tow.charge-reaction.flee.already-fleeing",
  name: { en: "Flee - unit already fleeing", fr: "Fuir\u00a0: unité déjà en fuite" },
  figures: { forced: "Flee", perPhase: 1 },
  refused: {
    en: "This unit is already fleeing; it can only Flee.",
    fr: "Cette unité est déjà en fuite\u00a0; elle ne peut que Fuir.",
  },
});

export const engagedHolds = defineRule({
  id: "tow.rule.engaged-holds",
  name: { en: "Charged while engaged", fr: "Chargée au combat" },
  text: {
    en: "A unit that is in combat when it is charged can only Hold.",
    fr: "Une unité au combat quand elle est chargée ne peut que Tenir.",
  },
  figures: { onSheets: "not printed", forced: "Hold" },
  refused: {
    en: "This unit is in combat; it can only Hold.",
    fr: "Cette unité est au combat\u00a0; elle ne peut que Tenir.",
  },
  reference: { group: "charging", see: ["tow.charge-reaction.choice", "tow.charge-reaction.hold"] },
});

export const fireAndFlee = defineRule({
  id: "tow.rule.fire-and-flee",
  name: { en: "Fire & Flee", fr: "Tirer et fuir" },
  listed: true,
  text: {
    en: "As a reaction to a charge the unit may Stand & Shoot, where it could do that, and then flee as far as the higher die of {roll}.",
    fr: "En réaction à une charge, l’unité peut Tenir et tirer, si elle en a le droit, puis fuir d’autant que le plus haut dé de {roll}.",
  },
  figures: { onSheets: "not printed", roll: "2D6", keep: "highest" },
  reference: { group: "charging", see: ["tow.charge-reaction.stand-and-shoot", "tow.charge-reaction.flee"] },
});

export const feignedFlight = defineRule({
  id: "tow.rule.feigned-flight",
  name: { en: "Feigned Flight", fr: "Fuite feinte" },
  listed: true,
  text: {
    en: "A unit that has fled as a reaction to a charge rallies at the end of that move.",
    fr: "Une unité qui a fui en réaction à une charge se rallie à la fin de ce mouvement.",
  },
  figures: { onSheets: "not printed", rallies: "at once" },
  reference: {
    ruling: "feigned-flight-reached",
    group: "charging",
    see: ["tow.charge-reaction.flee"],
  },
});

export const counterCharge = defineRule({
  id: "tow.rule.counter-charge",
  name: { en: "Counter Charge", fr: "Contre-charge" },
  listed: true,
  text: {
    en: "Charged in the front by cavalry, a chariot or a monster from at least that charger’s Movement away, the unit may turn to the charger’s centre and go {distance} inches towards it. Both count as having charged.",
    fr: "Chargée de front par de la cavalerie, un char ou un monstre parti d’au moins son Mouvement, l’unité peut se tourner vers le centre de l’assaillant et avancer de {distance} pouces vers lui. Les deux comptent comme ayant chargé.",
  },
  figures: { onSheets: "not printed", distance: "D3+1", added: 1 },
  reference: { group: "charging", see: ["tow.charge-reaction.choice", "tow.combat.charge-initiative.front"] },
});

export const quickShot = defineRule({
  id: "tow.keyword.quick-shot",
  name: { en: "Quick Shot", fr: "Tir vif" },
  listed: true,
  figures: { onSheets: "named only" },
});
