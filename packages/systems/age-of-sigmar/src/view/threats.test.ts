import { nearest, type Base } from "@tercio/loose";
import { expect, test } from "vitest";
import { ageOfSigmar } from "../index.ts";
import { basesOf } from "../state/state.ts";
import { threats } from "./threats.ts";

test("a threat reaches as far as a move, the charge roll and half an inch go, from the very rim of a base", () => {
  const game = ageOfSigmar.rules.setup(ageOfSigmar.rules.starter());
  const list = threats(game, 0);
  expect(list.length).toBe(game.units.filter((u) => u.entry.seat === 1).length);
  for (const view of list) {
    const u = game.units.find((v) => v.id === view.piece);
    if (u === undefined) throw new Error(`no unit ${view.piece}`);
    expect(view.bands.map((b) => b.chance)).toEqual([1 / 36, 21 / 36, 1].map((c) => expect.closeTo(c, 12)));
    for (const [i, total] of [12, 7, 2].entries()) {
      const range = (u.entry.warscroll.move + total + 0.5) * 2540;
      expect(view.bands[i]?.label.values).toEqual({ inches: u.entry.warscroll.move + total + 0.5 });
      for (const p of view.bands[i]?.areas.flat() ?? []) {
        const spot: Base = { shape: { kind: "round", radius: 0 }, x: p.x, y: p.y, facing: 0 };
        const away = nearest([spot], basesOf(u));
        // Of a unit some points lie within what another model reaches, none farther than all.
        expect(away).toBeLessThanOrEqual(range + 2);
      }
      const far = Math.max(
        ...(view.bands[i]?.areas.flat() ?? []).map((p) =>
          nearest([{ shape: { kind: "round", radius: 0 }, x: p.x, y: p.y, facing: 0 }], basesOf(u)),
        ),
      );
      expect(far).toBeGreaterThan(range - 20);
    }
  }
});
