import type { ChoiceRequest } from "@tercio/kernel";
import { type Gesture, middleOf, type Preview, spotsOf, tryOut } from "@tercio/board";
import { describe, expect, test } from "vitest";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { fight } from "./rule-cases/combat-scenes.ts";
import { type Played, played, quiet } from "./rule-cases/scenes.ts";
import { field } from "./rule-cases/table.ts";

const INCH = 2540;
interface Asked {
  readonly game: NinthAge;
  readonly request: ChoiceRequest;
}
const kind = ({ request }: Asked) => ninthAge.rules.choices[request.choice];
const spots = (at: Asked) => spotsOf(kind(at), at.game, at.request);
/** What each gesture tries after the one before it: the answers. */
function tried(at: Asked, ...gestures: readonly Gesture[]): readonly unknown[] {
  let before: Preview | null = null;
  return gestures.map((gesture) => {
    before = tryOut(kind(at), at.game, at.request, gesture, before?.tried ?? null);
    return before?.answer;
  });
}
const to = (x: number, y: number): Gesture => ({ do: "towards", x, y });

describe("a Deployment Zone is chosen on the board", () => {
  const asked = (more: Partial<NinthAge>): Asked => ({
    game: field({}, [], { phase: "pre-game", zone: [null, null], zoneChooser: 1, ...more }),
    request: { type: "choice", player: 1, choice: "zone", about: {} },
  });
  /** How far north and south each zone reaches, inches. */
  const reach = (at: Asked) =>
    spots(at).map((s) => {
      const { shape, at: from } = s.outline;
      const ys =
        shape.kind === "polygon"
          ? shape.points.map((p) => s.y + from.y + p.y)
          : shape.kind === "rectangle"
            ? [s.y - shape.depth / 2, s.y + shape.depth / 2]
            : [];
      return [s.answer, Math.min(...ys) / INCH, Math.max(...ys) / INCH];
    });

  test("each lies where it would be deployed in: 12 inches from the Centre Line to the table edge", () => {
    expect(reach(asked({ deployment: "frontline-clash" }))).toEqual([
      [{ zone: "south" }, -24, -12],
      [{ zone: "north" }, 12, 24],
    ]);
    // Who attacks is not said yet: the half of the table is all that is known.
    expect(reach(asked({ deployment: "encircle" }))).toEqual([
      [{ zone: "south" }, -24, 0],
      [{ zone: "north" }, 0, 24],
    ]);
  });

  test("arrows, and points of the table, lead to the one or the other", () => {
    const at = asked({ deployment: "frontline-clash" });
    const [north, south] = [{ zone: "north" }, { zone: "south" }];
    expect(tried(at, to(0, 1), to(0, 1), to(0, -1), to(0, -1))).toEqual([north, north, south, south]);
    expect(tried(at, { do: "to", piece: null, x: 3 * INCH, y: 1 })).toEqual([north]);
    expect(tried(at, { do: "to", piece: null, x: 3 * INCH, y: -1 })).toEqual([south]);
  });
});

describe("Make Way is chosen on the board", () => {
  // Twelve files of 20 mm against five: the third to eighth touch; the champion stands at the right end.
  const scene = fight({ a: { models: 24, files: 12, champion: true, championFile: 11 }, b: { models: 10, files: 5 } });
  const asked = ({ game, request }: Played): Asked => {
    if (request?.type !== "choice") throw new Error("nobody makes way");
    return { game, request };
  };
  const at = asked(played(scene, quiet(), { until: { choice: "make-way" } }));

  test("each place is a base of the first rank, his own among them", () => {
    const places = spots(at).map((s) => [(s.answer as { file: number | null }).file, middleOf(s).x, middleOf(s).y]);
    const files = [3, 4, 5, 6, 7, 8];
    // A file is 2000 wide (0.01 mm); the middle of a base is 1000 behind the front at 0.
    expect(places).toEqual([[null, 11_000, -1000], ...files.map((f) => [f, (f - 5.5) * 2000, -1000])]);
  });

  test("arrows go from place to place and end at the last", () => {
    // Tapped: the leftmost place, and his own at the right end.
    const tapped = (x: number): Gesture => ({ do: "to", piece: null, x, y: -1000 });
    expect(tried(at, tapped(-5000), to(1, 0), to(1, 0), to(-1, 0))).toEqual([
      { file: 3 },
      { file: 4 },
      { file: 5 },
      { file: 4 },
    ]);
    expect(tried(at, tapped(11_000), to(1, 0), to(-1, 0))).toEqual([{ file: null }, { file: null }, { file: 8 }]);
  });

  test("a champion whom the ruling leaves where he is has no other place", () => {
    const { game } = at;
    const barred = { ...at, game: { ...game, rulings: { ...game.rulings, "make-way": "characters-only" } } };
    expect(spots(barred).map((s) => s.answer)).toEqual([{ file: null }]);
  });
});
