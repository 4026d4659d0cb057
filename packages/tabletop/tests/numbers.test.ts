import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angleOf, angleTo, cosine, normalise, radians, roundHalfAway, signedTurn, sine, TURN } from "../src/index.ts";

const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const real = fc.double({ min: -300_000, max: 300_000, noNaN: true });

describe("angles", () => {
  test("normalise keeps the direction and lies in one turn", () => {
    fc.assert(
      fc.property(whole, (angle) => {
        const one = normalise(angle);
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThan(TURN);
        expect(Math.abs((one - angle) % TURN)).toBe(0);
      }),
    );
    expect(Object.is(normalise(-TURN), 0)).toBe(true);
    expect(Object.is(normalise(-0), 0)).toBe(true);
    expect(normalise(-1e-30)).toBe(0);
  });

  test("signedTurn is odd and never more than half a turn", () => {
    fc.assert(
      fc.property(whole, (angle) => {
        const turn = signedTurn(angle);
        expect(signedTurn(-angle)).toBe(0 - turn);
        expect(Math.abs(turn)).toBeLessThanOrEqual(32768);
        expect(normalise(turn)).toBe(normalise(angle));
      }),
    );
    expect([32768, -32768, 49152, -49152, 65536, -65536].map(signedTurn)).toEqual([32768, -32768, -16384, 16384, 0, 0]);
  });

  test("rounding goes to the nearest, halves away from zero", () => {
    expect([0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 2.4, -2.4, 0.49999999999999994, -0.2].map(roundHalfAway)).toEqual([
      1, -1, 2, -2, 3, -3, 2, -2, 0, 0,
    ]);
    fc.assert(
      fc.property(real, (n) => {
        expect(roundHalfAway(-n)).toBe(0 - roundHalfAway(n));
        expect(Math.abs(roundHalfAway(n) - n)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("sine and cosine", () => {
  test("are within 1e-15 of the machine's own at every whole angle", () => {
    let worst = 0;
    for (let angle = 0; angle < TURN; angle++) {
      worst = Math.max(
        worst,
        Math.abs(sine(angle) - Math.sin(radians(angle))),
        Math.abs(cosine(angle) - Math.cos(radians(angle))),
      );
    }
    expect(worst).toBeLessThan(1e-15);
  });

  test("are right at the quarters and equal at the eighths", () => {
    expect([0, 16384, 32768, 49152].map(sine)).toEqual([0, 1, 0, -1]);
    expect([0, 16384, 32768, 49152].map(cosine)).toEqual([1, 0, -1, 0]);
    expect(sine(8192)).toBe(cosine(8192));
    expect(sine(8192 * 3)).toBe(-cosine(8192 * 3));
  });

  test("mirror and half turn change nothing but signs, at real angles too", () => {
    fc.assert(
      fc.property(fc.oneof(whole, real), (angle) => {
        expect(sine(-angle)).toBe(0 - sine(angle));
        expect(cosine(-angle)).toBe(cosine(angle));
        expect(Math.abs(sine(angle) - Math.sin(radians(angle % TURN)))).toBeLessThan(2e-15);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(whole, (angle) => {
        expect(sine(angle + 32768)).toBe(0 - sine(angle));
        expect(cosine(angle + 32768)).toBe(0 - cosine(angle));
        expect(cosine(angle)).toBe(sine(angle + 16384));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("directions", () => {
  const length = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.double({ min: -9e4, max: 9e4, noNaN: true }));

  test("agree with the machine's own", () => {
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const difference = radians(signedTurn(angleOf(dx, dy))) - Math.atan2(dx, dy);
        const off = Math.abs(difference) > 6 ? Math.abs(difference) - 2 * Math.PI : difference;
        expect(Math.abs(off)).toBeLessThan(2e-15);
      }),
      { numRuns: 20_000 },
    );
  });

  test("mirror and turn exactly", () => {
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        expect(angleOf(-dx, dy)).toBe(normalise(-angleOf(dx, dy)));
        expect(angleOf(-dx, -dy)).toBe(normalise(angleOf(dx, dy) + 32768));
        expect(angleTo(-dx, dy)).toBe(normalise(-angleTo(dx, dy)));
        expect(angleTo(-dx, -dy)).toBe(normalise(angleTo(dx, dy) + 32768));
      }),
      { numRuns: 5000 },
    );
  });

  test("every whole angle is found again", () => {
    for (let angle = 0; angle < TURN; angle += 7) {
      expect(angleTo(sine(angle) * 50_000, cosine(angle) * 50_000)).toBe(angle);
    }
    expect([angleOf(0, 1), angleOf(1, 1), angleOf(1, 0), angleOf(0, -1), angleOf(-1, 0), angleOf(0, 0)]).toEqual([
      0, 8192, 16384, 32768, 49152, 0,
    ]);
  });
});
