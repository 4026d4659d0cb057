import type { Ruling } from "@tercio/kernel";
import type { GameId } from "./games.ts";

export type { Ruling } from "@tercio/kernel";

const shelf: { readonly [game in GameId]: () => Promise<readonly Ruling[]> } = {
  "ninth-age": async () => {
    const [{ rulings }, { readings }] = await Promise.all([
      import("@tercio/ninth-age/rulings"),
      import("@tercio/ninth-age/readings"),
    ]);
    return [...rulings, ...readings];
  },
  "old-world": async () => {
    const [{ rulings }, { readings }] = await Promise.all([
      import("@tercio/old-world/rulings"),
      import("@tercio/old-world/readings"),
    ]);
    return [...rulings, ...readings];
  },
  "age-of-sigmar": async () => {
    const [{ rulings }, { readings }] = await Promise.all([
      import("@tercio/age-of-sigmar/rulings"),
      import("@tercio/age-of-sigmar/readings"),
    ]);
    return [...rulings, ...readings];
  },
};

/**
 * A game's named rulings, those a battle may choose and those it may not, by the ids that entries carry in `ruling`.
 * Loads the list alone, not the engine.
 */
export const loadRulings = (game: GameId): Promise<readonly Ruling[]> => shelf[game]();
