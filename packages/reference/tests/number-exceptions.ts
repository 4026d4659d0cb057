/**
 * Numbers of the ledger's facts that are no facts of the rule, id by id. A test fails when one of them is no longer
 * needed, so the list cannot outgrow its reasons.
 */
export const numberExceptions: {
  readonly [id: string]: { readonly numbers: readonly string[]; readonly why: string };
} = {
  "tow.combat-result.close-order": { numbers: ["4"], why: "C4 is the ledger's own number for a conflict" },
  "tow.phase.combat.break-test": {
    numbers: ["003", "001"],
    why: "names the two sheets (and conflict C3) whose wording differs; the misprint of the entry tells both",
  },
  "tow.pursuit.restrain-and-reform": {
    numbers: ["5", "001", "003"],
    why: "conflict C5 between the two sheets, told in the entry's misprint",
  },
  "tow.magic.spell-type.magic-missile": { numbers: ["003"], why: "names the sheet that is silent on the step" },
  "tow.magic.spell-type.vortex": { numbers: ["003"], why: "names the sheet that is silent on the step" },
  "tow.magic.spell-type.assailment": { numbers: ["003"], why: "names the sheet that is silent on the step" },
  "tow.magic.casting.miscast": { numbers: ["6"], why: "C6 is the ledger's own number for a conflict" },
  "tow.magic.dispel.roll": {
    numbers: ["1", "003", "001"],
    why: "conflict C1 between the two sheets; both comparisons are facts of the entry",
  },
  "tow.magic.dispel.perfect": { numbers: ["8"], why: "C8 is the ledger's own number for a conflict" },
  "tow.magic.dispel.wizardly": {
    numbers: ["7", "001"],
    why: "C7 is the ledger's own number for a conflict, 001 the sheet with fewer conditions",
  },
  "tow.magic.dispel.fated": {
    numbers: ["2", "003", "001"],
    why: "conflict C2 between the two sheets; both conditions are facts of the entry",
  },
};
