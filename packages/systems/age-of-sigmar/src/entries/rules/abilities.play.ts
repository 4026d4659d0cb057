import { add } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./abilities.ts";

/** A roll that negates each wound on so much. */
const ward = (of: typeof entry.warding | ReturnType<typeof wardings>[number]): Play =>
  play(of, { offer: { negations: { unit: () => [{ need: of.figures.need, mortalOnly: false }] } } });
const wardings = () => [entry.warding5, entry.warding4, entry.warding3, entry.warding2] as const;

export const abilities: readonly Play[] = [
  play(entry.practised, { offer: { "re-rolls": { by: () => [{ roll: "hit", which: "ones" }] } } }),
  play(entry.relentless, { offer: { "re-rolls": { by: () => [{ roll: "hit", which: "failed" }] } } }),
  ward(entry.warding),
  ...wardings().map(ward),
  play(entry.impetus, {
    modify: {
      "wound roll": {
        by: (_, { by }) => (by.charged ? add(entry.impetus.figures.wound, "aos2.ability.impetus") : null),
      },
      rend: { by: (_, { by }) => (by.charged ? add(-entry.impetus.figures.rend, "aos2.ability.impetus") : null) },
    },
  }),
  play(entry.cruel, {
    offer: { sixes: { by: () => [{ roll: "hit", mortal: entry.cruel.figures.mortal, instead: true }] } },
  }),
  play(entry.venomed, {
    offer: { sixes: { by: () => [{ roll: "hit", mortal: entry.venomed.figures.mortal, instead: false }] } },
  }),
  play(entry.flurry, { offer: { sixes: { by: () => [{ roll: "hit", hits: entry.flurry.figures.hits }] } } }),
  play(entry.eerie, {
    modify: { "hit roll": { at: () => add(-entry.eerie.figures.hit, "aos2.ability.eerie") } },
  }),
  play(entry.braced, {
    modify: {
      "save roll": {
        at: (_, { at }) => (at.charged ? null : add(entry.braced.figures.save, "aos2.ability.braced")),
      },
    },
  }),
];
