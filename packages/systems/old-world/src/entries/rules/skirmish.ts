// Skirmishers (a public page of the rules; the sheets name none).
import { defineRule } from "../define.ts";

export const skirmishers = defineRule({
  id: "tow.rule.skirmishers",
  name: { en: "Skirmishers", fr: "Tirailleurs" },
  figures: {
    onSheets: "not printed",
    within: 1,
    flankOrRear: "none",
    rankBonus: "none",
    disrupts: false,
    closeOrder: false,
  },
});

export const formUp = defineRule({
  id: "tow.rule.form-up",
  name: { en: "Skirmishers form up", fr: "Tirailleurs mis en rangs" },
  figures: {
    onSheets: "not printed",
    along: "the charger's fighting rank",
    movements: 1,
    cornerContact: true,
    without: "models that find no place are lost",
  },
});
