import { openSituation } from "@tercio/kernel";
import { overlaps } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { rectangleOf } from "../calculation/formation.ts";
import { ninthAge } from "../index.ts";
import type { Unit } from "../state/state.ts";
import { chase } from "./chase.ts";
import { FLUSH } from "./world.ts";

test("a pursuer that ends beside a friend of its combat is no deeper in it than rounding after losses leaves room for", () => {
  let against = 0;
  for (let turn = 0; turn < 120; turn++) {
    const opened = openSituation(ninthAge, {
      system: "ninth-age",
      scene: {
        phase: "movement",
        table: [72, 48],
        turn: 2,
        units: {
          A: {
            side: "first",
            profile: "heavy-infantry-with-halberds",
            models: 20,
            files: 5,
            at: [0, 0],
            facing: "north",
          },
          B: {
            side: "first",
            profile: "heavy-infantry-with-halberds",
            models: 20,
            files: 5,
            at: [2 + turn / 40, 7 + turn / 100],
            facing: 20 + turn / 3,
          },
          E: {
            side: "second",
            profile: "heavy-infantry-with-halberds",
            models: 20,
            files: 5,
            at: [0, -18],
            facing: "north",
          },
        },
      },
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    const { game } = opened.battle;
    const [a, b] = game.units as [Unit, Unit];
    const way = chase(game, a, a.facing, 8 * 2540, { open: [b.id], fled: [] });
    if (way.distance < 8 * 2540) against++;
    // A pursuit ends where its place is rounded to whole numbers, which adds up to 0.71.
    expect(overlaps(way.end, rectangleOf(b), FLUSH + 0.75)).toBe(false);
  }
  expect(against).toBeGreaterThan(60);
});
