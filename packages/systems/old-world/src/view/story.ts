import type { Sort, Strand } from "@tercio/board";
import { message } from "@tercio/kernel";

/** What of a turn is told in short, the weightiest first. */
export const story: readonly Strand[] = [
  { id: "destroyed", counts: { destroyed: ["destroyed"] } },
  { id: "ranDown", counts: { times: ["ranDown"] } },
  { id: "breaks", counts: { broken: ["breaks"] } },
  { id: "fallsBack", counts: { back: ["falls-back"] } },
  { id: "givesGround", counts: { back: ["gives-ground"] } },
  { id: "losses", counts: { times: ["losses"] }, sums: ["points"] },
  { id: "charges", counts: { charges: ["chargesArrived"] } },
  { id: "failedCharges", counts: { times: ["chargesFailed"] } },
  { id: "flights", counts: { times: ["reacts-flee", "reacts-fire-and-flee"] } },
  { id: "pursuits", counts: { pursued: ["pursuits", "overruns"] } },
  { id: "combats", counts: { combats: ["combatRounds"] } },
];

/** What a reader of the log may want to see alone. */
export const sorts: readonly Sort[] = [
  {
    id: "moves",
    label: message("sort.moves"),
    kinds: [
      ...["flights", "fallsBackMove", "pursuits", "overruns", "reforms", "formsUp", "spreadsOut", "caughtUp"],
      ...["stepsBack", "staysPut", "followsUp", "leavesTable", "runsInto"],
    ],
  },
  {
    id: "charges",
    label: message("sort.charges"),
    kinds: [
      ...["chargesDeclared", "reacts-hold", "reacts-stand-and-shoot", "reacts-flee", "reacts-fire-and-flee"],
      ...["reacts-counter-charge", "meetsCharge", "redirects", "chargesArrived", "firstCharge", "disordered"],
      ...["chargesFailed", "chargesHalted", "chargesMissed"],
    ],
  },
  {
    id: "combats",
    label: message("sort.combats"),
    kinds: [
      "combatRounds",
      "attacks",
      "combatResult",
      "plan-follow-up",
      "plan-pursue",
      "plan-overrun",
      "restrains",
      "restrainFails",
    ],
  },
  { id: "losses", label: message("sort.losses"), kinds: ["losses", "destroyed", "ranDown", "leftOut", "fledOffTable"] },
  {
    id: "nerve",
    label: message("sort.nerve"),
    kinds: ["breakTests", "breaks", "falls-back", "gives-ground", "stands", "locked", "daresNot", "feigned"],
  },
];
