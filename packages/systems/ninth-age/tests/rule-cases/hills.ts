import { type RuleCase, verdict } from "@tercio/testkit";
import type { Scene } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { enter } from "../../src/sequence/flow.ts";
import { objectiveWinner, towards } from "../../src/sequence/objectives.ts";
import { block, played } from "./scenes.ts";
import { assert, one } from "./table.ts";
import { box } from "./terrain.ts";

const KING = "t9a.objective.king-of-the-hill";

/** Zones begin 12 inches from the middle: the first player's in the south. One feature to each inch given. */
const choosing = (norths: readonly number[], more: Partial<Scene> = {}) =>
  played(
    {
      objective: "king-of-the-hill",
      terrain: [
        ...norths.map((north, i) => box(i === 0 ? "forest" : "water", [-30 + 8 * i, north - 2], [4, 4])),
        box("impassable", [30, 0], [4, 4]),
      ],
      units: { A: block("first", [0, -20], "north"), B: block("second", [0, 20], "south") },
      ...more,
    },
    [],
    { enter: [enter("hill-choices", {})] },
  );

/** What each has at the end: the first player's wood is the western feature, the second's the eastern one. */
const ending = (a: Partial<SceneUnit>, b: Partial<SceneUnit>): readonly (number | null)[] => {
  const { game } = played({
    objective: "king-of-the-hill",
    hills: [0, 1],
    terrain: [box("forest", [-10, 0], [8, 8]), box("hill", [10, 0], [8, 8])],
    units: { A: block("first", [0, -15], "north", a), B: block("second", [0, 15], "south", b) },
  });
  return [towards(game, 0), towards(game, 1), objectiveWinner(game)];
};
const inTheirs = { at: [10, 2] } as const;
const inOwn = { at: [-10, 2] } as const;

/** King of the Hill: what may be chosen, by whom, and who has won. */
export const hillCases: readonly RuleCase[] = [
  one(
    KING,
    "a feature is chosen that is neither Impassable nor wholly in the own zone: by a hundredth of an inch",
    () => {
      const run = choosing([-12.01, -11.99, 0]);
      assert.legality(
        [0, 1, 2, 3].map((feature) => verdict(run, { feature }).legal),
        [false, true, true, false],
      );
      // The other player, whose zone is in the north, may choose what is wholly in the first one's.
      const other = choosing([-12.01, 0], { chooser: "second" });
      assert.legality(
        [0, 1, 2].map((feature) => verdict(other, { feature }).legal),
        [true, true, false],
      );
    },
  ),
  one([KING, "t9a.objective.first-chooser"], "who chose the zone chooses first", () => {
    const first = (chooser: "first" | "second"): number | null => {
      const { request } = choosing([0], { chooser });
      return request?.type === "choice" ? request.player : null;
    };
    assert.legality([first("first"), first("second")], [0, 1]);
  }),
  one(
    KING,
    "a Scoring Unit inside the enemy’s feature at the end wins; where both have one nobody does",
    () => {
      assert.points(
        [
          ending({}, {}),
          ending(inTheirs, {}),
          ending(inOwn, {}),
          ending({}, { at: [-10, -2] }),
          ending(inTheirs, { at: [-10, -2] }),
          ending({ ...inTheirs, state: { fleeing: true } }, {}),
          ending({ ...inTheirs, scoring: false }, {}),
        ],
        [
          [0, 0, null],
          [1, 0, 0],
          [0, 0, null],
          [0, 1, 1],
          [1, 1, null],
          [0, 0, null],
          [0, 0, null],
        ],
      );
      // Six files of 20 mm: with the middle of its front on the feature's edge three are in it, 10.1 mm further east four.
      assert.points(
        [0, 9.9, 10.1].map((mm) => ending({ at: [6 + mm / 25.4, 2] }, {})[0]),
        [0, 0, 1],
      );
    },
    "hills-of-both",
  ),
];
