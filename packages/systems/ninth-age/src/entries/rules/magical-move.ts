// Moves that a spell gives (sheet 000, Magical Move).
import { defineRule } from "../define.ts";

export const magicalMove = defineRule({
  id: "t9a.rule.magical-move",
  remembered: true,
  name: { en: "Magical Move", fr: "Mouvement magique" },
  figures: {
    perUnitAndMagicPhase: 1,
    advanceRate: "the spell’s",
    marchRate: "the spell’s",
    notFor: ["Fleeing", "Shaken", "Random Movement", "Engaged"],
  },
  reference: {
    group: "magic",
    text: {
      en: "In the Magic Phase a spell lets a unit move as in the Movement Phase, with the spell’s inches in place of its Advance Rate and its March Rate: it may wheel, reform or join. Not a unit that flees, is Shaken, fights or moves at random, and each unit at most 1 time in a phase.",
      fr: "Dans la phase de magie, un sort laisse une unité se déplacer comme dans la phase de mouvement, avec les pouces du sort à la place de sa Vitesse et de sa Vitesse de marche : elle peut pivoter, se reformer ou rejoindre. Pas une unité qui fuit, est Ébranlée, combat ou se déplace au hasard, et chaque unité 1 fois au plus par phase.",
    },
    see: ["t9a.sequence.movement.movement-phase.3"],
    ruling: "magical-move-after",
  },
});
