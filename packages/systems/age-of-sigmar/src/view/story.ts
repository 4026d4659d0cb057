import type { Strand } from "@tercio/scene";

/** What of a turn is told in short, the weightiest first. */
export const story: readonly Strand[] = [
  { id: "destroyed", counts: { destroyed: ["destroyed"] } },
  { id: "charges", counts: { arrived: ["charges"], declined: ["chargeDeclined"] } },
  { id: "losses", counts: { times: ["losses"] }, sums: ["models"] },
  { id: "flees", counts: { times: ["flees"] }, sums: ["models"] },
  { id: "retreats", counts: { retreated: ["retreat", "retreat-run"] } },
  { id: "fights", counts: { fights: ["fights"] } },
  { id: "moves", counts: { moved: ["move", "run"] } },
];
