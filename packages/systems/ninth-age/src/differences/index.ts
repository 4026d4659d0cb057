import type { EditionDifferences } from "@tercio/kernel";
import { isEdition } from "../book/row.ts";
import type { NinthAge } from "../state/state.ts";
import { playedAlike, playedOtherwise } from "../entries/printed-apart.ts";
import { effectDifferences } from "./effects.ts";
import { fieldDifferences } from "./field.ts";
import { spellDifferences } from "./spells.ts";

/** What the editions differ in: worked out where numbers change, with the reason where both are played alike. */
export const differences = (): EditionDifferences<NinthAge> => ({
  worked: [...fieldDifferences, ...spellDifferences(), ...effectDifferences].map(({ of, ...own }) => ({
    ...own,
    of: (edition) => (isEdition(edition) ? of(edition) : null),
  })),
  withoutNumber: [...playedAlike, ...playedOtherwise],
});
