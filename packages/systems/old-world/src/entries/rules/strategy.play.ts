import { EVERYBODY, message } from "@tercio/kernel";
import { add } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./strategy.ts";

const { halfPercent, musician, penalty } = entry.rallying.figures;

export const strategyRules: readonly Play[] = [
  play(entry.rallying, {
    heldBy: EVERYBODY,
    modify: {
      leadership: {
        unit(_, { unit: u, test }) {
          if (test !== "rally") return null;
          const few = 100 * u.models < halfPercent * u.entry.models ? -penalty : 0;
          const drum = u.entry.musician ? musician : 0;
          return add(
            few + drum,
            entry.rallying.id,
            message(few === 0 ? "rally.musician" : drum === 0 ? "rally.few" : "rally.both"),
          );
        },
      },
    },
  }),
];
