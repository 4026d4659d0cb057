import { type Preview, say } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { NinthAge } from "../src/state.ts";

const INCH = 2540;
const halberds = 0;
const warriors = 5;
/** Heavy Infantry alone in the open, and an enemy far away. */
const game: NinthAge = (() => {
  const start = ninthAge.setup(ninthAge.starter());
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
const preview = (gesture: { [key: string]: unknown }, on = game): Preview => {
  const about = { player: 0, units: [halberds] };
  const found = ninthAge.choices["move"]?.preview?.(on, about, { unit: halberds, ...gesture } as never);
  if (found === undefined) throw new Error("a move has a preview");
  return found;
};
const told = (p: Preview, language: "en" | "fr"): string => p.notes.map((n) => say(ninthAge, n, language)).join(" ");

describe("how long a move is, is told against how long it may be", () => {
  test("dragged beyond its reach it stops there, and nothing warns of it", () => {
    for (const inches of [advance - 0.5, advance, advance + 0.01, 30]) {
      const p = preview({ type: "drag", move: "advance", x: 0, y: Math.round((-15 + inches) * INCH) });
      const length = Math.min(inches, advance);
      expect(p.verdict).toBe(true);
      expect(p.trimmed).toBeUndefined();
      expect(told(p, "en")).toBe(`${length} of ${advance} inches.`);
      expect(told(p, "fr")).toBe(`${String(length).replace(".", ",")} sur ${advance} pouces.`);
      expect(p.ghosts[0]?.y).toBeCloseTo((-15 + length) * INCH, -1);
    }
  });

  test("backwards and sideways half of it is all; a wheel that a model's way ends earlier names that reason", () => {
    const wheeled = preview({ type: "turn", move: "advance", facing: 16000 });
    expect(told(wheeled, "en")).toMatch(/^3\.5 of 4 inches\. Shortened\. /);
    expect(wheeled.trimmed?.message.key).toBe("refuse.model-too-far");
    for (const type of ["back", "side"])
      expect(told(preview({ type, move: "advance", distance: 9 * INCH }), "en")).toBe(
        `${advance / 2} of ${advance / 2} inches.`,
      );
  });

  test("what stands in the way is still told, with its rule", () => {
    const near = {
      ...game,
      units: game.units.map((u) => (u.id === warriors ? { ...u, y: -15 * INCH + 3 * INCH } : u)),
    };
    const p = preview({ type: "drag", move: "advance", x: 0, y: 0 }, near);
    expect(told(p, "en")).toMatch(/^[\d.]+ of \d+ inches\. Shortened\. /);
    expect(p.trimmed?.rule).not.toBeNull();
    expect(p.trimmed?.pieces).toEqual([warriors]);
  });
});

test("Height and Type are said in both languages", () => {
  for (const piece of ninthAge.board(game).pieces) {
    const fact = piece.sheet[0];
    if (fact?.said === undefined) throw new Error("Height and Type are words");
    expect(say(ninthAge, fact.said, "en")).toBe(fact.value);
    expect(say(ninthAge, fact.said, "fr")).toMatch(
      /^(Infanterie|Bête|Cavalerie|Assemblage), taille (standard|grande|gigantesque)$/,
    );
  }
});
