import {
  type Decision,
  charge,
  breaks,
  casting,
  dispel,
  panic,
  pursuit,
  wounds,
  danger,
  victory,
} from "../decisions.ts";

/** The hardest moments of The Ninth Age. */
export const decisions: readonly Decision[] = [
  {
    id: "charge",
    title: charge,
    reads: [
      "t9a.sequence.charge.charge-phase.2",
      "t9a.sequence.charge.charge-phase.3",
      "t9a.sequence.charge.charge-phase.5",
      "t9a.maximising-contact.order",
      "t9a.table.charge-range",
    ],
    worked: { question: "charge", given: { need: 7, swiftstride: true } },
  },
  {
    id: "break-test",
    title: breaks,
    reads: [
      "t9a.table.combat-score",
      "t9a.sequence.melee.round-of-combat.7",
      "t9a.rule.steadfast",
      "t9a.rule.steadfast-disrupted",
      "t9a.rule.rally-around-the-flag",
    ],
    worked: { question: "discipline", given: { value: 8, difference: 3, reroll: true } },
  },
  {
    id: "casting",
    title: casting,
    reads: [
      "t9a.sequence.magic.casting-attempt.1",
      "t9a.sequence.magic.casting-attempt.3",
      "t9a.magic.fizzle",
      "t9a.miscast.timing",
      "t9a.table.miscast",
    ],
    worked: { question: "cast", given: { dice: 4, value: 10, miscasts: true } },
  },
  {
    id: "dispel",
    title: dispel,
    reads: [
      "t9a.sequence.magic.dispelling-attempt.1",
      "t9a.sequence.magic.dispelling-attempt.3",
      "t9a.magic.fizzle.passed-then-dispelled",
    ],
    worked: { question: "cast", given: { dice: 4, value: 10, "dispel-dice": 3 } },
  },
  {
    id: "panic",
    title: panic,
    reads: [
      "t9a.panic.trigger.heavy-losses",
      "t9a.panic.trigger.broken-nearby",
      "t9a.panic.exempt.engaged",
      "t9a.panic.failed.flee-direction",
    ],
    worked: { question: "panic", given: { models: 20, lost: 5, discipline: 7 } },
  },
  {
    id: "pursuit",
    title: pursuit,
    reads: [
      "t9a.sequence.melee.round-of-combat.9",
      "t9a.sequence.melee.round-of-combat.11",
      "t9a.sequence.melee.round-of-combat.13",
      "t9a.rule.restrain",
    ],
    worked: { question: "pursuit", given: { "pursuers-swift": true } },
  },
  {
    id: "wounds",
    title: wounds,
    reads: ["t9a.sequence.attacks.attack.3", "t9a.sequence.attacks.attack.8", "t9a.sequence.attacks.attack.9"],
    worked: { question: "wounds", given: { shooters: 10, models: 6, health: 3, resilience: 4, lost: 2 } },
  },
  {
    id: "dangerous-terrain",
    title: danger,
    reads: [
      "t9a.terrain.dangerous-terrain-test.when",
      "t9a.table.dangerous-terrain",
      "t9a.table.dangerous-terrain-dice",
      "t9a.terrain.dangerous-terrain-test.effect",
    ],
    worked: { question: "dangerous-terrain", given: { models: 10, fails: 1 } },
  },
  {
    id: "victory",
    title: victory,
    reads: ["t9a.table.victory-points", "t9a.vp.shattered-definition", "t9a.table.battle-points"],
    worked: { question: "victory", given: { destroyed: 1400, fleeing: 400, lost: 1000, size: 4500 } },
  },
];
