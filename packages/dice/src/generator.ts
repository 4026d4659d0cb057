/** Names the sequence of numbers below; stored with whatever was rolled from it, so that it can be checked later. */
export const generatorId = "tercio-mix-1";

/** Where dice come from. */
export interface Source {
  /** A face, 1..sides, each as likely as the other. `sides` is an integer, 1..65536. */
  next(sides: number): number;
}

const goldenRatio = 0x9e3779b1;

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** The two 32-bit keys of a seed: one is added to the counter, the other enters between the rounds. */
function innerKey(seed: number): number {
  return Math.imul(seed >>> 0, goldenRatio) | 0;
}

function outerKey(seed: number): number {
  return mix((seed >>> 0) ^ Math.imul(Math.floor(seed / 4294967296) + 1, 0x85ebca6b));
}

/**
 * The number (0..4294967295) that stands at place `counter` of the sequence of `seed`. Depends on nothing else, so any
 * roll can be checked on its own.
 * @param seed integer, 0..2^53-1: all its bits count
 * @param counter integer, taken modulo 2^32
 */
export function draw(seed: number, counter: number): number {
  return mix(mix((counter + innerKey(seed)) | 0) ^ outerKey(seed)) >>> 0;
}

/** Dice from the sequence of `seed`, starting at place `counter`; `counter` of the result is the next unused place. */
export function counterSource(seed: number, counter: number): Source & { readonly counter: number } {
  const inner = innerKey(seed);
  const outer = outerKey(seed);
  let place = counter;
  return {
    next(sides) {
      for (;;) {
        const value = mix(mix((place + inner) | 0) ^ outer) >>> 0;
        place += 1;
        // The high half of value * sides is the face. Some faces would own one value more than others, so the first
        // 2^32 mod sides values of each face are rejected; only a low half under `sides` can be among them.
        const low = Math.imul(value, sides) >>> 0;
        if (low < sides && low < 4294967296 % sides) continue;
        return Math.floor((value * sides) / 4294967296) + 1;
      }
    },
    get counter() {
      return place;
    },
  };
}

/**
 * Dice that show the given faces in order, for tests and for dice rolled by hand. `left` is how many remain.
 * @throws Error if a die is asked for when none is left, or the next face is not on a die of that many sides
 */
export function scriptedSource(faces: readonly number[]): Source & { readonly left: number } {
  let used = 0;
  return {
    next(sides) {
      const face = faces[used];
      if (face === undefined)
        throw new Error(`scripted dice: a D${sides} is asked for, but all ${faces.length} faces are used`);
      if (!Number.isInteger(face) || face < 1 || face > sides)
        throw new Error(`scripted dice: face ${used + 1} of ${faces.length} is ${face}, which is not on a D${sides}`);
      used += 1;
      return face;
    },
    get left() {
      return faces.length - used;
    },
  };
}
