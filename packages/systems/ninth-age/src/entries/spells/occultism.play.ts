import { EVERYBODY } from "@tercio/kernel";
import { bleeding, SACRIFICE } from "../../calculation/sacrifice.ts";
import type { Play } from "../play.ts";

/** What the Attribute Spell of Occultism does to spells of its path that are cast. */
export const occultismRules: readonly Play[] = [
  {
    id: "the-sacrifice",
    name: { en: "The Sacrifice", fr: "Le Sacrifice" },
    enforces: [SACRIFICE],
    heldBy: EVERYBODY,
    offer: {
      "spell tried": {
        side(game, { wizard, spell, passed }) {
          const units = passed ? bleeding(game, wizard, spell) : [];
          return units.length === 0 ? [] : [{ does: "asks for blood", units }];
        },
      },
    },
  },
];
