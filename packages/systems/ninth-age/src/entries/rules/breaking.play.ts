import * as entry from "./breaking.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, refuse } from "@tercio/kernel";
import { disruptingRanks } from "../../calculation/formation.ts";
import { foes, unit } from "../../state/state.ts";
import { because } from "../../state/ids.ts";

const steadfast = play(entry.steadfast);

const disruptedBy = entry.steadfastDisrupted.figures;
const disrupted = play(entry.steadfastDisrupted, {
  heldBy: EVERYBODY,
  allow: {
    "be steadfast": {
      unit: (game, { unit: u }) =>
        foes(game, u.id).some(
          (f) => f.facing !== "front" && disruptingRanks(game, unit(game, f.foe)) >= disruptedBy.fullRanks,
        )
          ? refuse("rule.steadfast-disrupted", "t9a.rule.steadfast-disrupted")
          : true,
    },
  },
});

const stubborn = play(entry.stubborn, {
  modify: {
    "lost by": { unit: () => because("t9a.rule.stubborn", "set", entry.stubborn.figures.breakTestModifier) },
  },
});

/** What keeps a unit that lost its combat from breaking. */
export const breakingRules: readonly Play[] = [steadfast, disrupted, stubborn];
