import { simulate } from "@tercio/lab";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

/** What a battle of regiments must be able to bring, each at least once in a few dozen battles. */
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

test("30 random battles end by the rules, break nothing, explain every refusal and show every kind of event", () => {
  const sum = simulate(ninthAge, 930, 30, { bots: "random" });
  expect(sum.problems).toEqual([]);
  expect(sum).toMatchObject({ battles: 30, finished: 30, violations: 0, unexplainedRefusals: 0 });
  expect(kinds.filter((kind) => sum.events[kind] === undefined)).toEqual([]);
  expect(sum.events.chargesDeclared ?? 0).toBeGreaterThanOrEqual(8 * 30);
  expect(sum.events.chargesArrived ?? 0).toBeGreaterThanOrEqual(4 * 30);
  expect(sum.events.combatRounds ?? 0).toBeGreaterThanOrEqual(8 * 30);
});
