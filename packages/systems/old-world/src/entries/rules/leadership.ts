// Tests against Leadership (public pages of the rules).
import { defineRule } from "../define.ts";

export const leadershipTest = defineRule({
  id: "tow.rule.leadership-test",
  name: { en: "Leadership test", fr: "Test de Commandement" },
  figures: { onSheets: "not printed", roll: "2D6", passesOn: 2, failsOn: 12 },
  text: {
    en: "Roll {roll}: the unit passes with its highest Leadership or less, always on a natural {passesOn}, never on a natural {failsOn}.",
    fr: "Lancez {roll} : l’unité réussit avec son Commandement le plus élevé ou moins, toujours sur un {passesOn} naturel, jamais sur un {failsOn} naturel.",
  },
  reference: { group: "special-rules", see: ["tow.phase.strategy.rally", "tow.march.enemy-near"] },
});
