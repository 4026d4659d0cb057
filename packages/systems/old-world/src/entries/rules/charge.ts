// The dice of a charge, and the Initiative that it gives (sheet 003).
import { defineRule } from "../define.ts";

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

export const chargeToTheFront = defineRule({
  id: "tow.combat.charge-initiative.front",
  name: { en: "Charge to the front", fr: "Charge de face" },
  figures: { perInch: 1, bonus: 1, maximum: 3, cap: 10 },
});

export const chargeToFlankOrRear = defineRule({
  id: "tow.combat.charge-initiative.flank-or-rear",
  name: { en: "Charge to the flank or rear", fr: "Charge de flanc ou de dos" },
  figures: { perInch: 1, bonus: 1, maximum: 4, cap: 10 },
});
