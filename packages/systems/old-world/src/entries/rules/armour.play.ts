import { EVERYBODY, message } from "@tercio/kernel";
import { add, set } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./armour.ts";

const worn = (armour: typeof entry.light | typeof entry.heavy | typeof entry.fullPlate): Play =>
  play(armour, { modify: { armour: { unit: () => set(armour.figures.save, armour.id) } } });

export const armourRules: readonly Play[] = [
  worn(entry.light),
  worn(entry.heavy),
  worn(entry.fullPlate),
  play(entry.shield, {
    modify: { armour: { unit: () => add(-entry.shield.figures.improvement, "tow.armour.shield") } },
  }),
  play(entry.armourBonus, {
    heldBy: EVERYBODY,
    modify: { armour: { unit: (_, { unit: u }) => add(-u.entry.armourBonus, "armour-bonus") } },
  }),
  play(entry.bestSave, {
    heldBy: EVERYBODY,
    modify: {
      armour: {
        unit: () => ({
          operation: "atLeast",
          value: entry.bestSave.figures.best,
          because: message("armour.best-save"),
          rule: "tow.armour.best-save",
        }),
      },
    },
  }),
];
