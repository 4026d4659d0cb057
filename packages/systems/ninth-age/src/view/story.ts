import type { Strand } from "@tercio/scene";

/** What of a turn is told in short, the weightiest first. */
export const story: readonly Strand[] = [
  { id: "destroyed", counts: { destroyed: ["destroyed", "fledOff", "brokenInPlace"] } },
  { id: "breaks", counts: { broken: ["breaks"] } },
  {
    id: "charges",
    counts: {
      declared: ["chargesDeclared", "chargesFlying"],
      arrived: ["chargesArrived"],
      failed: ["failedCharges"],
    },
  },
  // Those that were declared before what is told here began.
  { id: "chargesArrived", counts: { arrived: ["chargesArrived"] } },
  { id: "panics", counts: { panicked: ["panics", "panicsInPlace"] } },
  { id: "losses", counts: { times: ["losses"] }, sums: ["points"] },
  { id: "fleeReactions", counts: { fled: ["fleeReactions"] } },
  { id: "shoots", counts: { volleys: ["shoots", "standsAndShoots"] } },
  { id: "combats", counts: { combats: ["combatRounds"] } },
  { id: "rallies", counts: { rallied: ["rallies"] } },
  { id: "pursuits", counts: { pursued: ["pursuits", "overruns"] } },
  { id: "arrives", counts: { came: ["arrives", "comesBack"] } },
  {
    id: "moves",
    counts: { moved: ["advances", "marches", "advancesFlying", "marchesFlying", "reforms", "swiftReforms"] },
  },
];
