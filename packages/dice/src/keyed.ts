import type { Source } from "./generator.ts";

/** Names the numbers of {@link keyedSource}: ChaCha20 (RFC 8439), a stream for each roll. */
export const keyedGeneratorId = "tercio-chacha20-1";

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** The quarter round of RFC 8439, 2.1, on four words of `s`. */
function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a] = (s[a]! + s[b]!) | 0;
  s[d] = rotate(s[d]! ^ s[a]!, 16);
  s[c] = (s[c]! + s[d]!) | 0;
  s[b] = rotate(s[b]! ^ s[c]!, 12);
  s[a] = (s[a]! + s[b]!) | 0;
  s[d] = rotate(s[d]! ^ s[a]!, 8);
  s[c] = (s[c]! + s[d]!) | 0;
  s[b] = rotate(s[b]! ^ s[c]!, 7);
}

/**
 * One block of ChaCha20: 16 words of 32 bits, of which nobody learns the next from the others without the key.
 * @param key 8 words, little-endian as in RFC 8439
 * @param nonce 3 words
 */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce);
  const s = start.slice();
  for (let round = 0; round < 10; round += 1) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  return Uint32Array.from(s, (word, i) => word + start[i]!);
}

/**
 * Dice that nobody foresees who has not the key, however many of them he has seen: each roll has a stream of its own, so
 * that the dice of one roll can be shown to be right by themselves.
 * @param key 8 words of 32 bits, all of them secret and from chance
 * @param roll which roll, a whole number from 0 to 2^32-1; no roll may come twice under one key
 */
export function keyedSource(key: readonly number[], roll: number): Source & { readonly counter: number } {
  if (key.length !== 8) throw new Error(`a key has 8 words, not ${key.length}`);
  let block: Uint32Array = new Uint32Array(0);
  let place = 0;
  return {
    next(sides) {
      for (;;) {
        if (place % 16 === 0) block = chachaBlock(key, place / 16, [roll, 0, 0]);
        const value = block[place % 16]!;
        place += 1;
        // As for the numbers of a seed: the high half is the face, and no face owns more values than another.
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
