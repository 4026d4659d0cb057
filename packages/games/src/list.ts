import type { LedgerId } from "@tercio/lab";
import type { Shelved } from "@tercio/reference";
import { ageOfSigmar } from "@tercio/reference/age-of-sigmar/title";
import { ninthAge } from "@tercio/reference/ninth-age/title";
import { oldWorld } from "@tercio/reference/old-world/title";
import type { System } from "@tercio/board";

/** A game as a book on a shelf, and the ways to its engine and to the ids of its rules. */
export interface Listed extends Shelved {
  readonly play: () => Promise<System>;
  readonly ids: () => Promise<readonly LedgerId[]>;
}

/**
 * Every game, the usual one first: the only list of them. Nothing of a game is loaded before it is asked for: a reader of
 * rules needs no engine, who plays one game none of the others.
 */
export const list: readonly Listed[] = [
  {
    ...ninthAge,
    play: async () => (await import("@tercio/ninth-age")).ninthAge,
    ids: async () => (await import("@tercio/lab/ids/t9a")).ids,
  },
  {
    ...oldWorld,
    play: async () => (await import("@tercio/old-world")).oldWorld,
    ids: async () => (await import("@tercio/lab/ids/tow")).ids,
  },
  {
    ...ageOfSigmar,
    play: async () => (await import("@tercio/age-of-sigmar")).ageOfSigmar,
    ids: async () => (await import("@tercio/lab/ids/aos2")).ids,
  },
];
