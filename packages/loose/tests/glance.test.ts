import { describe, expect, test } from "vitest";
import { type Base, gap, type Hindrance, shortestWay } from "../src/index.ts";
import { glance, levelOf } from "../src/glance.ts";
import { translation } from "../src/translation.ts";
import { type Barred, wayOrWhy } from "../src/way.ts";
import { dice, inches, round, someShape, table } from "./bases.ts";

/** A model, where it is to go, how far it may, and who stands about: some too near to be passed, some across its way. */
function* crowds(count: number): Generator<{ from: Base; to: Base; most: number; about: readonly Hindrance[] }> {
  const roll = dice(29);
  for (let n = 0; n < count; n++) {
    const shape = roll(0, 3) === 0 ? someShape(roll) : round(32, 0, 0).shape;
    const from: Base = { shape, x: roll(-2000, 2000), y: -6000, facing: roll(0, 65535) };
    const to = { ...from, x: roll(-2000, 2000), y: roll(0, 6000) };
    const about: Hindrance[] = [];
    for (let k = 0; k < 12; k++) {
      const base = { ...round(32, roll(-8000, 8000), roll(-6000, 6000)), ...(roll(0, 4) === 0 ? { shape } : {}) };
      if (gap(from, base) > 10 && gap(to, base) > 10) about.push({ base, keep: roll(0, 9) === 0 ? 5 : 0 });
    }
    const straight = Math.hypot(to.x - from.x, to.y - from.y);
    yield { from, to, most: straight + ([1, 10, 200, 2000][roll(0, 3)] ?? 0), about };
  }
}

describe("a glance at a way", () => {
  test("tells what a search finds", () => {
    const told = { free: 0, barred: 0, closer: 0 };
    for (const { from, to, most, about } of crowds(600)) {
      const seen = glance(from, to, about, table, most, false);
      const levels = about.map((h) => ({ base: h.base, level: levelOf(h) }));
      const found = translation(from, to, levels, table, most);
      if (seen === "free") {
        expect(found).toEqual({ pieces: [expect.objectContaining({ kind: "line", a: from, b: to })] });
        told.free++;
      } else if (seen !== null) {
        expect(found).toHaveProperty("barred");
        told.barred++;
      } else told.closer++;
    }
    expect(Math.min(told.free, told.barred, told.closer)).toBeGreaterThan(60);
  });

  test("a base that the way would touch is no bar, one in the middle of it is, if there is no room to go round", () => {
    const [from, to] = [round(32, 0, -inches(2)), round(32, 0, inches(2))];
    const beside = (x: number, most: number) =>
      glance(from, to, [{ base: round(32, x, 0), keep: 0 }], table, inches(most), false);
    expect(beside(3200, 4)).toBe("free");
    expect(beside(3199, 4)).toBeNull();
    expect(beside(0, 4)).toHaveProperty("base");
    expect(beside(0, 6)).toBeNull();
    expect(shortestWay(from, to, [{ base: round(32, 0, 0), keep: 0 }], table, inches(6))?.length).toBeCloseTo(
      12248.06,
      1,
    );
  });

  test("whoever is named for there being no way leaves none alone", () => {
    let named = 0;
    for (const { from, to, most, about } of crowds(400)) {
      const found = wayOrWhy(from, to, about, table, most, false);
      if (!("by" in found) || found.all) continue;
      const { by }: Barred = found;
      expect(shortestWay(from, to, by, table, most)).toBeNull();
      if (by.length < about.length) named++;
    }
    expect(named).toBeGreaterThan(100);
  });
});
