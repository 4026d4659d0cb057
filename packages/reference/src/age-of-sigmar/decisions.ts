import type { Bilingual } from "../entry/entry.ts";
import { type Decision, charge, wounds } from "../decisions.ts";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** The hardest moments of Age of Sigmar. */
export const decisions: readonly Decision[] = [
  {
    id: "charge",
    title: charge,
    reads: ["aos2.core.charge-sequence", "aos2.core.charge-roll", "aos2.core.charge-move"],
    worked: { question: "charge", given: { distance: 8 } },
  },
  {
    id: "casting",
    title: say("Casting and unbinding", "Lancement et dissipation"),
    reads: ["aos2.core.casting.attempt", "aos2.core.casting.unbinding", "aos2.core.spell.arcane-bolt"],
  },
  {
    id: "double-turn",
    title: say("The double turn", "Le double tour"),
    reads: ["aos2.keyword.battle-round", "aos2.core.roll-offs", "aos2.core.command-abilities.points"],
    worked: { question: "priority", given: {} },
  },
  {
    id: "pile-in",
    title: say("Piling in", "La mise au contact"),
    reads: ["aos2.keyword.fight-order", "aos2.core.piling-in", "aos2.core.melee-weapons", "aos2.rule.three-inches"],
    worked: { question: "pile-in", given: { models: 20, foes: 5, gap: 1 } },
  },
  {
    id: "wounds",
    title: wounds,
    reads: [
      "aos2.core.allocating-wounds.total",
      "aos2.core.allocating-wounds.order",
      "aos2.core.allocating-wounds.negation",
      "aos2.core.mortal-wounds",
    ],
    worked: {
      question: "attack",
      given: { attacks: 10, hit: 4, wound: 3, rend: 1, save: 4, "mortal-on-hit": 6, negate: 6 },
    },
  },
  {
    id: "battleshock",
    title: say("Battleshock", "La déroute"),
    reads: ["aos2.core.battleshock.who", "aos2.core.battleshock.roll", "aos2.core.battleshock.result"],
    worked: { question: "battleshock", given: { models: 7, slain: 5, bravery: 6 } },
  },
];
