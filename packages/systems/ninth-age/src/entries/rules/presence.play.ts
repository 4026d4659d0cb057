import * as entry from "./presence.ts";
import { type Play, play } from "../play.ts";
import * as armyPersons from "./army-persons.ts";
import { discipline } from "../../calculation/characteristics.ts";
import { receives } from "../../calculation/presence.ts";
import { because } from "../../state/ids.ts";
import type { DisciplineUse } from "../../hooks/moments.ts";
import { profileHas } from "../../state/held.ts";

/** The General's own Discipline, whatever changes it counted, in place of the unit's (t9a.modifier-priority.1). */
const commandingPresence = play(entry.commandingPresence, {
  offer: {
    "discipline of another": {
      commanders(game, { unit: u }, { piece }) {
        const given = receives(game, "commanding-presence", u).filter((g) => g.unit.id === piece);
        return given.map((g) =>
          because(
            "t9a.rule.commanding-presence",
            "set",
            discipline(game, g.unit, "presence", 0, null, g.pool).value +
              (profileHas(g.pool.profile, "mistrusted") ? armyPersons.mistrusted.figures.discipline : 0),
          ),
        );
      },
    },
  },
});

/** A roll is never made a third time. */
const ONCE = 1;

const rallyAroundTheFlag = play(entry.rallyAroundTheFlag, {
  modify: {
    "failed tests again": {
      bearers: (game, { unit: u }, { piece }) =>
        receives(game, "rally-around-the-flag", u).some((g) => g.unit.id === piece)
          ? because("t9a.rule.rally-around-the-flag", "atLeast", ONCE)
          : null,
    },
  },
});

const again = (of: typeof entry.battleFever | typeof entry.hellForgedArmour, uses: readonly DisciplineUse[]): Play =>
  play(of, {
    modify: {
      "failed tests again": { unit: (_, { use }) => (uses.includes(use) ? because(of.id, "atLeast", ONCE) : null) },
    },
  });

/** A General lends its Discipline; failed tests near a Battle Standard Bearer are re-rolled. */
export const presenceRules: readonly Play[] = [
  commandingPresence,
  rallyAroundTheFlag,
  again(entry.battleFever, ["panic", "break"]),
  again(entry.hellForgedArmour, ["break"]),
];
