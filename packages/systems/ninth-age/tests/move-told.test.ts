import { say } from "@tercio/kernel";
import { bounds, type Gesture, pieceOf, type Preview, tryOut } from "@tercio/board";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { NinthAge } from "../src/state/state.ts";

const INCH = 2540;
const halberds = 0;
const warriors = 5;
/** Heavy Infantry alone in the open, and an enemy far away. */
const game: NinthAge = (() => {
  const start = ninthAge.rules.setup(ninthAge.rules.starter());
  const at = { [halberds]: { x: 0, y: -15 * INCH, facing: 0 }, [warriors]: { x: 0, y: 20 * INCH, facing: 32768 } };
  return {
    ...start,
    gameTurn: 2,
    phase: "movement",
    units: start.units.map((u) =>
      u.id in at ? { ...u, place: "field", ...at[u.id as 0 | 5] } : { ...u, place: "pursued-off" },
    ),
  };
})();
const advance = game.units[halberds]?.entry.advanceRate ?? 0;
const preview = (gesture: Gesture, on = game, tried: Preview["tried"] = null): Preview => {
  const request = { type: "choice", player: 0, choice: "move", about: { player: 0, units: [halberds] } } as const;
  const found = tryOut(ninthAge.rules.choices["move"], on, request, gesture, tried);
  if (found === null) throw new Error("a move has a preview");
  return found;
};
const led = { piece: halberds, way: "advance" } as const;
const told = (p: Preview, language: "en" | "fr"): string => p.notes.map((n) => say(ninthAge, n, language)).join(" ");

describe("how long a move is, is told against how long it may be", () => {
  test("dragged beyond its reach it stops there, and nothing warns of it", () => {
    for (const inches of [advance - 0.5, advance, advance + 0.01, 30]) {
      const p = preview({ do: "to", ...led, x: 0, y: Math.round((-15 + inches) * INCH) });
      const length = Math.min(inches, advance);
      expect(p.verdict).toBe(true);
      expect(p.trimmed).toBeUndefined();
      expect(told(p, "en")).toBe(`${length} of ${advance} inches.`);
      expect(told(p, "fr")).toBe(`${String(length).replace(".", ",")} sur ${advance} pouces.`);
      expect(p.ghosts[0]?.y).toBeCloseTo((-15 + length) * INCH, -1);
    }
  });

  test("backwards and sideways half of it is all; a wheel that a model's way ends earlier names that reason", () => {
    const wheeled = preview({ do: "face", ...led, facing: 16000 });
    expect(told(wheeled, "en")).toMatch(/^3\.5 of 4 inches\. Shortened\. /);
    expect(wheeled.trimmed?.message.key).toBe("refuse.model-too-far");
    for (const step of [
      { kind: "back", distance: 9 * INCH },
      { kind: "side", side: "left", distance: 9 * INCH },
    ] as const)
      expect(told(preview({ do: "step", ...led, step }), "en")).toBe(`${advance / 2} of ${advance / 2} inches.`);
  });

  test("what stands in the way is still told, with its rule", () => {
    const near = {
      ...game,
      units: game.units.map((u) => (u.id === warriors ? { ...u, y: -15 * INCH + 3 * INCH } : u)),
    };
    const p = preview({ do: "to", ...led, x: 0, y: 0 }, near);
    expect(told(p, "en")).toMatch(/^[\d.]+ of \d+ inches\. Shortened\. /);
    expect(p.trimmed?.rule).not.toBeNull();
    expect(p.trimmed?.pieces).toEqual([warriors]);
  });
});

test("step by step, and another kind of move for what has been tried", () => {
  const step = { kind: "straight", distance: 3 * INCH } as const;
  const once = preview({ do: "step", ...led, step });
  const twice = preview({ do: "step", ...led, step }, game, once.tried);
  expect(told(once, "en")).toBe("3 of 4 inches.");
  // Trimmed to four, of which the next step goes on.
  expect(told(twice, "en")).toBe("4 of 4 inches.");
  expect(told(preview({ do: "way", piece: halberds, way: "march" }, game, twice.tried), "en")).toBe("6 of 8 inches.");
  // A ghost is a body: its front stands four inches ahead, as wide as the unit.
  const [ghost, unit] = [twice.ghosts[0], pieceOf(ninthAge.views.board(game), halberds)];
  if (ghost === undefined || unit === undefined) throw new Error("a unit and its ghost");
  expect(bounds(ghost).north - bounds(unit).north).toBe(4 * INCH);
  expect(ghost.front).toBe(unit.front);
});

test("Height and Type are said in both languages", () => {
  const pieces = ninthAge.views.board(game).pieces.filter((p) => p.kind === "body");
  expect(pieces.length).toBe(game.units.length);
  for (const piece of pieces) {
    const told = piece.sheet.facts[0]?.told;
    if (typeof told !== "object") throw new Error("Height and Type are words");
    expect(say(ninthAge, told, "en")).toMatch(/^(Standard|Large|Gigantic) (Infantry|Beast|Cavalry|Construct)$/);
    expect(say(ninthAge, told, "fr")).toMatch(
      /^(Infanterie|Bête|Cavalerie|Assemblage), taille (standard|grande|gigantesque)$/,
    );
  }
});
