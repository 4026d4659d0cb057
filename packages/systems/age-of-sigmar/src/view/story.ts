import type { Sort, Strand } from "@tercio/board";
import { message } from "@tercio/kernel";

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

/** What a reader of the log may want to see alone. */
export const sorts: readonly Sort[] = [
  { id: "moves", label: message("sort.moves"), kinds: ["stands", "move", "run", "retreat", "retreat-run", "pilesIn"] },
  { id: "charges", label: message("sort.charges"), kinds: ["charges", "chargeDeclined"] },
  {
    id: "combats",
    label: message("sort.combats"),
    kinds: ["fights", "hits", "wounds", "saves", "suffered", "sufferedMortal", "woundedOnly"],
  },
  { id: "losses", label: message("sort.losses"), kinds: ["losses", "destroyed", "flees", "scattered", "armyGone"] },
  { id: "nerve", label: message("sort.nerve"), kinds: ["battleshockPassed", "battleshockFailed", "flees"] },
];
