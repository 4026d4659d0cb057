import type { Segment } from "@tercio/mass-battle";
import type { RuleCase } from "@tercio/testkit";
import { INCH, TURN } from "@tercio/tabletop";
import { followed, type Going, reformed, trim, whyNotMove } from "../../src/battlefield/paths.ts";
import { dangerousGround } from "../../src/sequence/dangerous.ts";
import { type OldWorld, unit } from "../../src/state/state.ts";
import type { FeatureKind } from "../../src/state/terrain.ts";
import { battlefield, type Standing } from "../field.ts";
import { assert, one } from "./table.ts";

const walk: Going = { gait: "move", air: false };
const air: Going = { gait: "move", air: true };
const straight = (inches: number): Segment => ({ kind: "straight", distance: Math.round(inches * INCH) });
const forbids = (game: OldWorld, path: readonly Segment[], going: Going): string | null =>
  whyNotMove(game, unit(game, 0), path, going)?.rule ?? null;
/** A model of 25 mm, or what is said, and a box of ground that is 40 inches wide from `near` to `far` inches ahead. */
const over = (kind: FeatureKind, near: number, far: number, entry: Standing["entry"] = {}): OldWorld =>
  battlefield({
    units: [{ side: 0, entry: { models: 1, files: 1, ...entry } }],
    terrain: [
      {
        kind,
        polygon: [
          [-20, near],
          [20, near],
          [20, far],
          [-20, far],
        ],
      },
    ],
  });
const flyer = { rules: [{ rule: "fly", value: 9 }] } as const;

export const groundUnderMoveCases: readonly RuleCase[] = [
  one(
    ["tow.keyword.fly", "tow.rule.difficult-terrain"],
    "a flight pays for the ground where it lands, not for what it flies over or starts from",
    () => {
      assert.legality(
        [9, 9.01].map((n) => forbids(over("wood", 2, 7, flyer), [straight(n)], air)),
        [null, "tow.manoeuvre.limits"],
      );
      assert.legality(
        [9, 9.01].map((n) => forbids(over("wood", -3, 1, flyer), [straight(n)], air)),
        [null, "tow.manoeuvre.limits"],
      );
      assert.legality(
        [8, 8.01].map((n) => forbids(over("wood", 6, 12, flyer), [straight(n)], air)),
        [null, "tow.manoeuvre.limits"],
      );
    },
  ),
  one(["tow.keyword.dangerous-terrain", "tow.keyword.fly"], "a flight tests for the ground where it lands", () => {
    const dice = (game: OldWorld, n: number) =>
      dangerousGround(game, unit(game, 0), { from: unit(game, 0), path: [straight(n)], over: "lands" }).length;
    // Its base is an inch less 0.4 mm deep: with its front 7.98 inches ahead its rear edge is still 0.1 mm in.
    assert.number(
      [
        dice(over("dangerous", -3, 1, flyer), 4),
        dice(over("dangerous", 2, 7, flyer), 9),
        dice(over("dangerous", 2, 7, flyer), 7.98),
      ],
      [0, 0, 1],
    );
  }),
  one(
    ["tow.rule.difficult-terrain", "tow.manoeuvre.reform"],
    "in difficult ground no model of a reform moves farther than twice the Movement less an inch",
    () => {
      const line = { models: 12, files: 12 };
      const why = (movement: number, kind: FeatureKind) => {
        const game = over(kind, -20, 20, { ...line, movement });
        const end = reformed(game, unit(game, 0), 0, 1);
        return "problem" in end ? (end.problem.rule ?? "refused") : null;
      };
      // A line of twelve becomes a column: the models at its ends go 5.4 inches at least, in the open at most 6 and 8, here 4 and 6.
      assert.legality(
        [3, 4].flatMap((movement) => [why(movement, "hill"), why(movement, "wood")]),
        [null, "tow.manoeuvre.limits", null, null],
      );
    },
  ),
  one(
    ["tow.rule.open-order", "tow.rule.lumbering"],
    "a pivot passes over whatever is beside it, and ends clear of it",
    () => {
      const pivoted = (aside: number, to: number) => {
        const game = battlefield({
          units: [
            { side: 0, entry: { models: 10, files: 5, rules: ["open-order"] } },
            { side: 0, at: [aside, 0], entry: { models: 1, files: 1 } },
          ],
        });
        return forbids(game, [straight(1), { kind: "pivot", to }], walk);
      };
      // Ten of them are 4.92 inches wide and 1.97 deep: their corner sweeps 2.65 inches from the middle, a friend stands 2.51 aside.
      assert.legality([pivoted(3, TURN / 4), pivoted(3, 4096), pivoted(3.2, 4096)], [null, "tow.rule.one-inch", null]);
    },
  ),
  one("tow.rule.difficult-terrain", "a move is cut before the ground where that is farther than through it", () => {
    const goes = (near: number) => {
      const game = over("wood", near, 12);
      const { path } = trim(game, unit(game, 0), [straight(4)], walk);
      return followed(unit(game, 0), path).length;
    };
    // Through the wood it goes three inches; before a wood that is nearer than that it does not stop.
    assert.number([Math.round(goes(3.5) / 10), goes(2.9)], [889, 3 * INCH]);
  }),
];
