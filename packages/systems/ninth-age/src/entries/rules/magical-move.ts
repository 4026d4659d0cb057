// Moves that a spell gives (sheet 000, Magical Move).
import { defineRule } from "../define.ts";

export const magicalMove = defineRule({
  id: "t9a.rule.magical-move",
  name: { en: "Magical Move", fr: "Mouvement magique" },
  figures: {
    perUnitAndMagicPhase: 1,
    advanceRate: "the spell’s",
    marchRate: "the spell’s",
    notFor: ["Fleeing", "Shaken", "Random Movement", "Engaged"],
  },
});
