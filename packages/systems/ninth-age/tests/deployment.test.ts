import { describe, expect, test } from "vitest";
import { corners } from "@tercio/tabletop";
import { rectangleOf } from "../src/calculation/formation.ts";
import { placedAt, plan } from "../src/battlefield/deploying.ts";
import { STYLES } from "@tercio/regiments";
import { ninthAge, type Unit } from "../src/index.ts";
import { deployed, off, TYPES } from "./deploying.ts";

describe("deployment never fails", () => {
  test.each(TYPES)("twenty units a side on 72 by 48 inches all find room: %s", (type) => {
    for (let seed = 1; seed <= 5; seed++) expect(off(deployed(20, 72, 48, type, seed)), `seed ${seed}`).toBe(0);
    expect(off(deployed(20, 72, 48, type, 6, true))).toBe(0);
  });

  test.each(TYPES)("the starter armies on small tables too: %s", (type) => {
    for (let seed = 1; seed <= 5; seed++) {
      expect(off(deployed(5, 48, 36, type, seed)), `48 by 36, seed ${seed}`).toBe(0);
      expect(off(deployed(5, 36, 36, type, seed)), `36 by 36, seed ${seed}`).toBe(0);
    }
  });

  test("where nothing fits the units that are left count as destroyed, and the battle goes on", () => {
    const game = deployed(20, 36, 36, "frontline-clash", 1);
    expect(game.units.filter((u) => u.place === "reserve")).toEqual([]);
    expect(off(game)).toBeGreaterThan(0);
    expect(game.gameTurn).toBe(1);
  });
});

test.each(TYPES)("in a line nobody stands behind another where there is room beside him: %s", (deployment) => {
  const usual = ninthAge.rules.starter();
  const game = ninthAge.rules.setup({ ...usual, setup: { ...usual.setup, deployment } });
  for (const seat of [0, 1] as const) {
    const ids = game.units.filter((u) => u.seat === seat).map((u) => u.id);
    const line = plan(game, seat, ids, STYLES["line"]);
    expect(line.length).toBe(ids.length);
    const sides = line.map((p) => {
      const xs = corners(rectangleOf(placedAt(game.units[p.unit] as Unit, p))).map(({ x }) => x);
      return { left: Math.min(...xs), right: Math.max(...xs) };
    });
    const behind = sides.flatMap((a, i) => sides.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right));
    expect(behind).toEqual([]);
  }
});

test("namesakes of an army are numbered", () => {
  const usual = ninthAge.rules.starter();
  const game = ninthAge.rules.setup({
    ...usual,
    setup: { ...usual.setup, armies: ["beast-herds", "beast-herds"] },
  });
  const hounds = game.units.filter((u) => u.entry.name.en.startsWith("Feral Hounds"));
  expect(hounds.map((u) => [u.seat, u.entry.name.en, u.entry.name.fr])).toEqual([
    [0, "Feral Hounds", "Chiens sauvages"],
    [0, "Feral Hounds II", "Chiens sauvages II"],
    [1, "Feral Hounds", "Chiens sauvages"],
    [1, "Feral Hounds II", "Chiens sauvages II"],
  ]);
});
