import { bilingual, EVERYBODY, message, refuse } from "@tercio/kernel";
import { add } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import { engaged } from "../../state/state.ts";
import * as turn from "./turn.ts";
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
  play(turn.command, {
    heldBy: EVERYBODY,
    allow: {
      command: {
        unit: (_, { unit: u }) =>
          u.fleeing
            ? refuse("refuse.command-fleeing", turn.command.id, { unit: bilingual(u.entry.name) }, "unit")
            : true,
      },
    },
  }),
  play(entry.rallyingCry, {
    allow: {
      command: {
        unit: (game, { unit: u }) =>
          engaged(game, u.id) ? refuse("refuse.rallying-cry", entry.rallyingCry.id, {}, "unit") : true,
      },
    },
    offer: { "command ability": { unit: () => ["rallying cry"] } },
  }),
];
