import { bilingual, EVERYBODY, message, refuse } from "@tercio/kernel";
import { add, atLeast } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import { engaged } from "../../state/state.ts";
import * as turn from "./turn.ts";
import * as entry from "./strategy.ts";

const { halfPercent, penalty } = entry.rallying.figures;

export const strategyRules: readonly Play[] = [
  play(entry.rallying, {
    heldBy: EVERYBODY,
    modify: {
      leadership: {
        unit: (_, { unit: u, test }) =>
          test === "rally" && 100 * u.models < halfPercent * u.entry.models
            ? add(-penalty, entry.rallying.id, message("rally.few"))
            : null,
      },
    },
  }),
  play(entry.musician, {
    heldBy: EVERYBODY,
    modify: {
      leadership: {
        unit: (_, { unit: u, test }) =>
          u.entry.musician && (test === "rally" || test === "march")
            ? add(entry.musician.figures.leadership, entry.musician.id)
            : null,
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
  play(entry.commandRange, {
    heldBy: EVERYBODY,
    modify: {
      "command range": {
        unit: (_, { unit: u }) =>
          u.entry.general === true || u.entry.battleStandard
            ? atLeast(entry.commandRange.figures.general, entry.commandRange.id)
            : null,
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
