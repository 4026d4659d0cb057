import type { Strand } from "@tercio/scene";

/** What of a turn is told in short, the weightiest first. */
export const story: readonly Strand[] = [
  { id: "destroyed", counts: { destroyed: ["destroyed"] } },
  { id: "ranDown", counts: { times: ["ranDown"] } },
  { id: "breaks", counts: { broken: ["breaks"] } },
  { id: "fallsBack", counts: { back: ["falls-back"] } },
  { id: "givesGround", counts: { back: ["gives-ground"] } },
  { id: "losses", counts: { times: ["losses"] }, sums: ["points"] },
  { id: "pursuits", counts: { pursued: ["pursuits", "overruns"] } },
  { id: "combats", counts: { combats: ["combatRounds"] } },
];
