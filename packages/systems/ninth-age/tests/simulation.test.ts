import { simulate } from "@tercio/lab";
import { expect, inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";

/** What a battle of regiments must be able to bring, each at least once in some dozens of battles. */
const kinds = [
  ...["deployed", "zoneChooser", "firstTurn", "turnStart", "counters", "pointsGiven", "objectiveWon", "result"],
  ...["chargesDeclared", "holds", "fleeReactions", "redirects", "redirectFails", "chargesArrived", "combinedCharges"],
  ...["failedCharges", "orderedCharges", "ranDown", "advances", "marches", "marchTests", "reforms", "swiftReforms"],
  ...[
    "combatRounds",
    "makeWay",
    "duels",
    "duelRefused",
    "attacks",
    "losses",
    "combatScore",
    "breakTests",
    "standsFirm",
  ],
  ...["breaks", "panicTests", "panics", "restrains", "restrainFails", "caught", "pursuits", "overruns", "flights"],
  ...["fledOff", "destroyed", "postCombatPivots", "postCombatReforms", "combatReforms", "rallies", "rallyFails"],
  ...["fearPassed", "fearFailed", "shaken", "decimated"],
];

/**
 * Every kind of event comes up in ninety of them. The rarest is a charge that only its champion's order brings there, in one
 * battle of ten (12 in the 120 of the seeds 930 to 1049): thirty battles would miss it now and then.
 */
const BATTLES = inject("fully") ? 90 : 5;

test("random battles end by the rules, break nothing, explain every refusal and show every kind of event", () => {
  const sum = simulate(ninthAge, 930, BATTLES, { bots: "random" });
  expect(sum.problems).toEqual([]);
  expect(sum).toMatchObject({ battles: BATTLES, finished: BATTLES, violations: 0, unexplainedRefusals: 0 });
  expect(kinds.filter((kind) => inject("fully") && sum.events[kind] === undefined)).toEqual([]);
  expect(sum.events.chargesDeclared ?? 0).toBeGreaterThanOrEqual(8 * BATTLES);
  expect(sum.events.chargesArrived ?? 0).toBeGreaterThanOrEqual(4 * BATTLES);
  expect(sum.events.combatRounds ?? 0).toBeGreaterThanOrEqual(8 * BATTLES);
});
