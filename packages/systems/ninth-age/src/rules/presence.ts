import type { Rule } from "@tercio/kernel";
import { discipline } from "../calculation/characteristics.ts";
import { receives } from "../calculation/presence.ts";
import { because, ruleId } from "../state/ids.ts";
import type { DisciplineUse, NinthAgeMoments } from "../asking/moments.ts";
import { armyRules } from "../book/army-rules.ts";
import { profileHas } from "../state/held.ts";
import type { NinthAge } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** The General's own Discipline, whatever changes it counted, in place of the unit's (t9a.modifier-priority.1). */
const commandingPresence: R = {
  id: "commanding-presence",
  name: { en: "Commanding Presence", fr: "Présence impérieuse" },
  enforces: [ruleId("commanding-presence"), "t9a.fleeing.no-commanding-presence"],
  offer: {
    "discipline of another": {
      commanders(game, { unit: u }, { piece }) {
        const given = receives(game, "commanding-presence", u).filter((g) => g.unit.id === piece);
        return given.map((g) =>
          because(
            "commanding-presence",
            "set",
            discipline(game, g.unit, "presence", 0, null, g.pool).value +
              (profileHas(g.pool.profile, "mistrusted") ? armyRules["t9a.rule.mistrusted"].discipline : 0),
          ),
        );
      },
    },
  },
};

/** Whoever gives it, a roll is never made a third time. */
const ONCE = 1;

const rallyAroundTheFlag: R = {
  id: "rally-around-the-flag",
  name: { en: "Rally Around the Flag", fr: "Ralliement au drapeau" },
  enforces: [ruleId("rally-around-the-flag"), "t9a.fleeing.no-rally-around-the-flag"],
  modify: {
    "failed tests again": {
      bearers: (game, { unit: u }, { piece }) =>
        receives(game, "rally-around-the-flag", u).some((g) => g.unit.id === piece)
          ? because("rally-around-the-flag", "atLeast", ONCE)
          : null,
    },
  },
};

const again = (
  rule: "battle-fever" | "hell-forged-armour",
  en: string,
  fr: string,
  uses: readonly DisciplineUse[],
): R => ({
  id: rule,
  name: { en, fr },
  enforces: [ruleId(rule)],
  modify: {
    "failed tests again": { unit: (_, { use }) => (uses.includes(use) ? because(rule, "atLeast", ONCE) : null) },
  },
});

/** Who lends others its Discipline, and whose failed tests are made again. */
export const presenceRules: readonly R[] = [
  commandingPresence,
  rallyAroundTheFlag,
  again("battle-fever", "Battle Fever", "Fièvre du combat", ["panic", "break"]),
  again("hell-forged-armour", "Hell-Forged Armour", "Armure infernale", ["break"]),
];
