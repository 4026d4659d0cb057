import { add } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./warscrolls.ts";

const tide = entry.murderousTide.figures;

export const warscrollAbilities: readonly Play[] = [
  play(entry.murderousTide, {
    modify: {
      "hit roll": {
        by: (_, { by }) => (by.models.length >= tide.models ? add(tide.hit, "aos2.ability.murderous-tide") : null),
      },
    },
  }),
  play(entry.soulreaper, {
    offer: {
      "re-rolls": {
        by: (_, { at }) =>
          at.models.length >= entry.soulreaper.figures.models ? [{ roll: "hit", which: "failed" }] : [],
      },
    },
  }),
];
