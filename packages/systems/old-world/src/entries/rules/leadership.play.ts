import { EVERYBODY, message } from "@tercio/kernel";
import { commands } from "../../calculation/command-range.ts";
import { book } from "../../hooks/book.ts";
import { add } from "../../hooks/moments.ts";
import { type OldWorld, onField, type Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./leadership.ts";

/** Friends that lead by standing near: on the table, not fleeing, with the unit in their Command range; it may be one of them. */
const leaders = (game: OldWorld, u: Unit, leads: (v: Unit) => boolean): readonly Unit[] =>
  game.field === null || book.refusals("be led by others", game, { unit: u }).length > 0
    ? []
    : game.units.filter(
        (v) => leads(v) && v.entry.seat === u.entry.seat && onField(v) && !v.fleeing && commands(game, v, u),
      );

/** What a General and a battle standard do for those around them. */
export const leadershipRules: readonly Play[] = [
  play(entry.inspiringPresence, {
    heldBy: EVERYBODY,
    modify: {
      leadership: {
        unit(game, { unit: u }) {
          const generals = leaders(game, u, (v) => v.entry.general === true);
          const best = Math.max(u.entry.leadership, ...generals.map((v) => v.entry.leadership));
          return add(best - u.entry.leadership, entry.inspiringPresence.id, message("rule.inspiring-presence"));
        },
      },
    },
  }),
  play(entry.holdYourGround, {
    heldBy: EVERYBODY,
    offer: {
      "test again": {
        unit: (game, { unit: u, test }) =>
          (test === "rally" || test === "panic" || test === "break") &&
          leaders(game, u, (v) => v.entry.battleStandard).length > 0
            ? ["again"]
            : [],
      },
    },
  }),
];
