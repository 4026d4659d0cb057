import { book } from "./rules/index.ts";
import { sequences } from "./sequence/index.ts";

/** Rules that are neither a step nor a rule object, but are asked for where they work. */
const elsewhere: readonly string[] = [
  "tow.combat.initiative-order",
  "tow.combat.who-fights.fighting-rank",
  "tow.combat.who-fights.no-base-contact",
  "tow.combat.roll-to-wound-and-saves",
  "tow.combat.remove-casualties",
  "tow.combat.step-up",
  "tow.table.to-hit.combat",
  ...Array.from({ length: 10 }, (_, i) => `tow.table.to-hit.combat.ws${i + 1}`),
  "tow.table.to-wound",
  ...Array.from({ length: 10 }, (_, i) => `tow.table.to-wound.s${i + 1}`),
  "tow.combat-result.musician-tie-break",
  "tow.break.breaks-and-flees",
  "tow.break.falls-back-in-good-order",
  "tow.break.gives-ground",
  "tow.break-move.flee-direction",
  "tow.break-move.breaks",
  "tow.break-move.falls-back-in-good-order",
  "tow.break-move.falls-back-overwhelmed",
  "tow.pursuit.follow-up",
  "tow.pursuit.pursue",
  "tow.pursuit.overrun",
  "tow.keyword.armour-bane",
  "tow.keyword.extra-attacks",
  "tow.keyword.fight-in-extra-rank",
  "tow.keyword.rank-bonus",
  "tow.keyword.requires-two-hands",
  "tow.keyword.strike-first",
  "tow.keyword.strike-last",
];

/** Ids of every rule that runs somewhere: steps, rule objects, tables. */
export const enforced: readonly string[] = [
  ...new Set([
    ...sequences.flatMap((s) => s.steps.flatMap((step) => (step.rule === undefined ? [] : [step.rule]))),
    ...book.rules.flatMap((r) => r.enforces),
    ...elsewhere,
  ]),
].sort();
