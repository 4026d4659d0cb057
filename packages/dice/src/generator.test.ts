import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counterSource, draw, generatorId, scriptedSource } from "./index.ts";

/** Chi-square of counts against equal expectation, brought to about a standard normal (Wilson and Hilferty). */
function deviation(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  let chiSquare = 0;
  for (const count of counts) chiSquare += (count - expected) ** 2 / expected;
  const freedom = counts.length - 1;
  const variance = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - variance)) / Math.sqrt(variance);
}

const seeds = [0, 1, 2, 3, 12345, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1];

describe("the generator", () => {
  test("stays what stored games were rolled with", () => {
    expect(generatorId).toBe("tercio-mix-1");
    const found = seeds.map((seed) => [draw(seed, 0), draw(seed, 1), draw(seed, 1_000_000)]);
    expect(found).toMatchInlineSnapshot(`
      [
        [
          957378929,
          370482106,
          2481880929,
        ],
        [
          3609584618,
          3287369658,
          1968968956,
        ],
        [
          4141883206,
          2616774777,
          2930254145,
        ],
        [
          2640369578,
          4217448626,
          3098294487,
        ],
        [
          2549985830,
          1686475529,
          2007434537,
        ],
        [
          2591615313,
          506499458,
          2625317665,
        ],
        [
          2806696686,
          2344654342,
          2704727380,
        ],
        [
          715722836,
          3824736054,
          3780414810,
        ],
        [
          2436320339,
          1933392234,
          3484906087,
        ],
        [
          2082123025,
          205919575,
          226984939,
        ],
      ]
    `);
    const source = counterSource(20_260_101, 0);
    expect(Array.from({ length: 30 }, () => source.next(6)).join("")).toMatchInlineSnapshot(
      `"362454356643433661562554542155"`,
    );
  });

  test("gives 32-bit numbers that depend on seed and place alone", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), (seed, counter) => {
        const value = draw(seed, counter);
        expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true);
        expect(draw(seed, counter)).toBe(value);
        expect(draw(seed, counter + 2 ** 32)).toBe(value);
      }),
    );
  });

  test.each(seeds)("seed %d: each byte of the number is even over places, and so are pairs in a row", (seed) => {
    const length = 1 << 18;
    for (const shift of [0, 8, 16, 24]) {
      const single = Array.from({ length: 256 }, () => 0);
      const pairs = Array.from({ length: 4096 }, () => 0);
      let last = 0;
      for (let counter = 0; counter < length; counter += 1) {
        const byte = (draw(seed, counter) >>> shift) & 255;
        single[byte]! += 1;
        pairs[(last & 63) * 64 + (byte & 63)]! += 1;
        last = byte;
      }
      expect(Math.abs(deviation(single))).toBeLessThan(4.5);
      expect(Math.abs(deviation(pairs))).toBeLessThan(4.5);
    }
  });

  test("is even over seeds at one place, and over seeds that differ by one bit", () => {
    for (const counter of [0, 1, 77]) {
      const faces = Array.from({ length: 256 }, () => 0);
      const high = Array.from({ length: 256 }, () => 0);
      for (let seed = 0; seed < 1 << 17; seed += 1) {
        faces[draw(seed, counter) >>> 24]! += 1;
        high[draw(seed * 2 ** 32, counter) & 255]! += 1;
      }
      expect(Math.abs(deviation(faces))).toBeLessThan(4.5);
      expect(Math.abs(deviation(high))).toBeLessThan(4.5);
    }
  });

  test("changes half of the bits when one bit of the seed or of the place changes", () => {
    const trials = 4000;
    for (let bit = 0; bit < 53; bit += 1) {
      let bySeed = 0;
      let byPlace = 0;
      for (let trial = 0; trial < trials; trial += 1) {
        const seed = draw(99, trial) * 2 ** 21 + (draw(98, trial) >>> 11);
        const other = Math.floor(seed / 2 ** bit) % 2 === 0 ? seed + 2 ** bit : seed - 2 ** bit;
        const place = draw(97, trial);
        bySeed += bits(draw(seed, place) ^ draw(other, place));
        if (bit < 32) byPlace += bits(draw(seed, place) ^ draw(seed, (place ^ (1 << bit)) >>> 0));
      }
      // 16 of 32 bits; the mean of 4000 has a deviation of 0.045.
      expect(Math.abs(bySeed / trials - 16)).toBeLessThan(0.25);
      if (bit < 32) expect(Math.abs(byPlace / trials - 16)).toBeLessThan(0.25);
    }
  });

  test("has no serial correlation at any small distance, and runs of the expected lengths", () => {
    const length = 200_000;
    const values = Array.from({ length }, (_, counter) => draw(5, counter) / 2 ** 32 - 0.5);
    for (let lag = 1; lag <= 32; lag += 1) {
      let product = 0;
      for (let at = 0; at + lag < length; at += 1) product += values[at]! * values[at + lag]!;
      // The variance of the product of two even numbers on (-1/2, 1/2) is 1/144.
      expect(Math.abs(product / Math.sqrt((length - lag) / 144))).toBeLessThan(4.5);
    }
    let runs = 0;
    for (let at = 1; at < length; at += 1) if (values[at]! > 0 !== values[at - 1]! > 0) runs += 1;
    expect(Math.abs(runs - length / 2) / Math.sqrt(length / 4)).toBeLessThan(4.5);
  });
});

function bits(value: number): number {
  let count = 0;
  for (let left = value >>> 0; left > 0; left >>>= 1) count += left & 1;
  return count;
}

describe("dice from a seed", () => {
  test.each([2, 3, 4, 6, 10, 12, 66, 100])("a D%d is fair", (sides) => {
    const counts = Array.from({ length: sides }, () => 0);
    const source = counterSource(31, 0);
    for (let die = 0; die < 60_000 + 100 * sides; die += 1) counts[source.next(sides) - 1]! += 1;
    expect(Math.abs(deviation(counts))).toBeLessThan(4.5);
  });

  test("rejects exactly what would favour a face", () => {
    // 2^32 mod 60001 values are rejected: for each of many places the face is the high part of the first value kept.
    const sides = 60_001;
    let place = 0;
    let rejected = 0;
    let different = 0;
    const source = counterSource(8, 0);
    for (let die = 0; die < 300_000; die += 1) {
      let wide = BigInt(draw(8, place)) * BigInt(sides);
      while ((wide & 0xffffffffn) < BigInt(2 ** 32 % sides)) {
        rejected += 1;
        place += 1;
        wide = BigInt(draw(8, place)) * BigInt(sides);
      }
      place += 1;
      if (source.next(sides) !== Number(wide >> 32n) + 1 || source.counter !== place) different += 1;
    }
    expect(different).toBe(0);
    expect(rejected).toBeGreaterThan(0);
  });

  test("go on from any place", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 65_536 }), (seed, skip, sides) => {
        const whole = counterSource(seed, 0);
        for (let die = 0; die < skip % 20; die += 1) whole.next(6);
        const rest = counterSource(seed, whole.counter);
        for (let die = 0; die < 10; die += 1) {
          const face = whole.next(sides);
          expect(face).toBe(rest.next(sides));
          expect(face >= 1 && face <= sides && Number.isInteger(face)).toBe(true);
        }
      }),
    );
  });
});

describe("scripted dice", () => {
  test("show their faces in order and count what is left", () => {
    const source = scriptedSource([3, 6, 1]);
    expect(source.left).toBe(3);
    expect([source.next(6), source.next(6)]).toEqual([3, 6]);
    expect(source.left).toBe(1);
  });

  test("refuse what is not on the die, and run out", () => {
    expect(() => scriptedSource([7]).next(6)).toThrow("face 1 of 1 is 7, which is not on a D6");
    expect(() => scriptedSource([0]).next(6)).toThrow("not on a D6");
    expect(() => scriptedSource([1.5]).next(6)).toThrow("not on a D6");
    const source = scriptedSource([2]);
    source.next(3);
    expect(() => source.next(3)).toThrow("a D3 is asked for, but all 1 faces are used");
    expect(source.left).toBe(0);
  });
});
