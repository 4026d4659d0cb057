import type { Bilingual } from "../entry/entry.ts";
import { type Decision, charge, casting, dispel, panic, pursuit } from "../decisions.ts";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** The hardest moments of The Old World. */
export const decisions: readonly Decision[] = [
  {
    id: "charge",
    title: charge,
    reads: [
      "tow.charge.eligibility.line-of-sight",
      "tow.charge-reaction.choice",
      "tow.charge.roll",
      "tow.charge.range",
      "tow.charge.failed",
      "tow.combat.charge-initiative.front",
    ],
    worked: { question: "charge", given: { movement: 4, distance: 9 } },
  },
  {
    id: "break-test",
    title: say("Give ground, fall back or break", "Céder, reculer ou fuir"),
    reads: [
      "tow.phase.combat.break-test",
      "tow.break.gives-ground",
      "tow.break.falls-back-in-good-order",
      "tow.break.breaks-and-flees",
      "tow.break-move.falls-back-overwhelmed",
    ],
    worked: { question: "break", given: { leadership: 8, "lost-by": 3 } },
  },
  {
    id: "casting",
    title: casting,
    reads: ["tow.magic.casting.roll", "tow.magic.casting.perfect", "tow.magic.casting.miscast", "tow.miscast"],
  },
  {
    id: "dispel",
    title: dispel,
    reads: [
      "tow.magic.dispel.wizardly",
      "tow.magic.dispel.fated",
      "tow.magic.dispel.roll",
      "tow.magic.dispel.perfect",
      "tow.magic.dispel.miscast",
    ],
  },
  {
    id: "pursuit",
    title: pursuit,
    reads: [
      "tow.phase.combat.follow-up-and-pursuit",
      "tow.pursuit.restrain-and-reform",
      "tow.pursuit.follow-up",
      "tow.pursuit.pursue",
    ],
    worked: { question: "pursuit", given: {} },
  },
  {
    id: "panic",
    title: panic,
    reads: ["tow.phase.shooting.panic-tests", "tow.keyword.panic-test", "tow.break-move.falls-back-in-good-order"],
  },
];
