import { there } from "@tercio/basis";
import { counterSource, generatorId, keyedGeneratorId, keyedSource, type Source } from "@tercio/dice";
import { hashOf } from "./hash.ts";

/** The numbers of one roll; `counter`: how many were drawn, with those before it where the source counts on. */
export type Numbers = Source & { readonly counter: number };

/** Where the dice of a battle come from. A record names it, so that whoever verifies it rolls the same again. */
export interface DiceSource {
  /** What makes numbers of the secret. */
  readonly generator: string;
  /** Covers the secret: who has only this can check where a chain begins, and whether a secret told later is the right one. */
  readonly seedHash: string;
  /** The secret where a record may show it: a seed, 0..2^32-1. */
  readonly seed: number | null;
  /**
   * Numbers for the roll that will be entry `entry` of the log (from 0), after `draws` were drawn for all rolls before;
   * their counter starts at `draws`. Null where the dice fall elsewhere and this battle is told what they show.
   */
  readonly numbers: ((entry: number, draws: number) => Numbers) | null;
}

/** Dice from a seed that everybody may know: battles at one screen, simulation, puzzles. */
export const seeded = (given: number): DiceSource => {
  const seed = given >>> 0;
  return {
    generator: generatorId,
    get seedHash() {
      return hashOf({ seed });
    },
    seed,
    numbers: (_, draws) => counterSource(seed, draws),
  };
};

/**
 * Dice from a secret of 256 bits: a seed of 32 bits is found again from sixteen visible dice.
 * @param key 64 hexadecimal digits, from real chance
 * @param seedHash binds whoever rolls to this key; from outside, because it needs a hash that nobody can steer (SHA-256)
 */
export function keyed(key: string, seedHash: string): DiceSource {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("a key has 64 hexadecimal digits");
  const words = Array.from({ length: 8 }, (_, i) => {
    const bytes = there(key.slice(i * 8, i * 8 + 8).match(/../g));
    return Number.parseInt([...bytes].reverse().join(""), 16);
  });
  return {
    generator: keyedGeneratorId,
    seedHash,
    seed: null,
    numbers(entry, draws) {
      const source = keyedSource(words, entry);
      return {
        next: (sides) => source.next(sides),
        get counter() {
          return draws + source.counter;
        },
      };
    },
  };
}

/** Dice that fall elsewhere: on a server that keeps its key, or on a table. */
export const told = (generator: string, seedHash: string): DiceSource => ({
  generator,
  seedHash,
  seed: null,
  numbers: null,
});
