import { enter, frameAt } from "../../src/sequence/flow.ts";
import { oldWorld } from "../../src/index.ts";
import { type RuleCase } from "@tercio/testkit";
import type { Segment } from "@tercio/mass-battle";
import { INCH, TURN } from "@tercio/tabletop";
import { followed, type Going, reformed, whyNotMove } from "../../src/battlefield/paths.ts";
import { owesMarchTest } from "../../src/sequence/moving.ts";
import { type OldWorld, unit } from "../../src/state/state.ts";
import { battlefield, type Situation, type Standing } from "../field.ts";
import { assert, one, play } from "./table.ts";

const walk: Going = { gait: "move", air: false };
const march: Going = { gait: "march", air: false };
const inch = (n: number): number => Math.round(n * INCH);
const straight = (inches: number): Segment => ({ kind: "straight", distance: inch(inches) });
const QUARTER = TURN / 4;

const alone = (entry: Standing["entry"] = {}, more: Partial<Situation> = {}): OldWorld =>
  battlefield({ units: [{ side: 0, entry }], ...more });
/** The rule that forbids unit 0 this path; null where it may go. */
const forbids = (game: OldWorld, path: readonly Segment[], going: Going = walk): string | null =>
  whyNotMove(game, unit(game, 0), path, going)?.rule ?? null;
/** Which of these lengths in inches unit 0 may go. */
const lengths = (
  game: OldWorld,
  of: (inches: number) => readonly Segment[],
  all: readonly number[],
  going: Going = walk,
) => all.map((n) => forbids(game, of(n), going));

const goes = null;
const block = (x: number, y: number, w: number, d: number): readonly (readonly [number, number])[] => [
  [x - w / 2, y - d / 2],
  [x + w / 2, y - d / 2],
  [x + w / 2, y + d / 2],
  [x - w / 2, y + d / 2],
];

/** Answers one move of unit 0 in Remaining Moves; totals of the dice that fall. */
function answered(game: OldWorld, answer: object, totals: readonly number[] = []) {
  return play(game, { totals, choices: { move: [answer, { done: true }] } }, undefined, [enter("remaining-moves", {})]);
}

export const moveCases: readonly RuleCase[] = [
  one("tow.manoeuvre.limits", "Movement 4: 4 inches and no more; one kind of manoeuvre a move", () => {
    assert.legality(
      lengths(alone(), (n) => [straight(n)], [3.99, 4, 4.01]),
      [goes, goes, "tow.manoeuvre.limits"],
    );
    const wheel: Segment = { kind: "wheel", side: "right", angle: 1000 };
    assert.legality(forbids(alone(), [wheel, straight(1), { ...wheel, side: "left" }]), goes);
    assert.legality(forbids(alone(), [wheel, { kind: "turn", side: "left" }]), "tow.manoeuvre.limits");
  }),
  one("tow.manoeuvre.wheel", "a wheel costs the way of the outer corner", () => {
    // Five files of 25 mm are 12,500 wide; a quarter of a turn is 19,635 long, 7.73 inches.
    const wide = (angle: number) => [{ kind: "wheel", side: "right", angle }] as const;
    const most = Math.floor((4 * INCH * TURN) / (2 * Math.PI * 12_500));
    assert.legality(
      [most - 1, most, most + 1].map((angle) => forbids(alone(), wide(angle))),
      [goes, goes, "tow.manoeuvre.limits"],
    );
  }),
  one("tow.manoeuvre.turn", "a turn costs a quarter of the Movement, one about half", () => {
    const turned = (side: "left" | "about") => (n: number) => [{ kind: "turn", side } as const, straight(n)];
    assert.legality(lengths(alone(), turned("left"), [2.99, 3, 3.01]), [goes, goes, "tow.manoeuvre.limits"]);
    assert.legality(lengths(alone(), turned("about"), [1.99, 2, 2.01]), [goes, goes, "tow.manoeuvre.limits"]);
    const { end } = followed(unit(alone(), 0), [{ kind: "turn", side: "right" }]);
    assert.place({ ...end }, { x: 6250, y: -5000, facing: QUARTER, files: 4 });
  }),
  one(
    ["tow.manoeuvre.move-backwards", "tow.manoeuvre.move-sideways"],
    "backwards and sideways at half Movement",
    () => {
      const back = (n: number) => [{ kind: "back", distance: inch(n) } as const];
      const side = (n: number) => [{ kind: "side", side: "left", distance: inch(n) } as const];
      assert.legality(lengths(alone(), back, [1.99, 2, 2.01]), [goes, goes, "tow.manoeuvre.move-backwards"]);
      assert.legality(lengths(alone(), side, [1.99, 2, 2.01]), [goes, goes, "tow.manoeuvre.move-sideways"]);
      assert.legality(forbids(alone(), [...back(1), straight(1)]), "tow.manoeuvre.limits");
    },
  ),
  one("tow.manoeuvre.redress-ranks", "up to five files more or fewer for half the Movement", () => {
    const game = alone({ models: 30, files: 8 });
    const to = (files: number, n: number) => [{ kind: "redress", files } as const, straight(n)];
    assert.legality(
      [3, 2, 13, 14].map((files) => forbids(game, to(files, 1))),
      [goes, "tow.manoeuvre.redress-ranks", goes, "tow.manoeuvre.redress-ranks"],
    );
    assert.legality(
      lengths(game, (n) => to(7, n), [1.99, 2, 2.01]),
      [goes, goes, "tow.manoeuvre.limits"],
    );
  }),
  one("tow.manoeuvre.reform", "a reform keeps the centre and takes the whole move", () => {
    const game = alone({ models: 20, files: 5 });
    const result = reformed(game, unit(game, 0), QUARTER, 10);
    assert.place("end" in result ? result.end : null, { x: 2500, y: -5000, facing: QUARTER });
    const answer = { unit: 0, move: "reform", facing: QUARTER, files: 10 };
    assert.legality(oldWorld.rules.choices["move"]?.accept(game, { player: 0, units: [0] }, answer), true);
    const done = answered(game, { unit: 0, move: "reform", facing: QUARTER, files: 10 });
    assert.legality([unit(done.game, 0).files, unit(done.game, 0).deed], [10, "reformed"]);
  }),
  one("tow.march.distance", "a march is twice the Movement, three times in a column", () => {
    const column = alone({ models: 20, files: 4 });
    assert.legality(
      lengths(alone(), (n) => [straight(n)], [7.99, 8, 8.01], march),
      [goes, goes, "tow.march.distance"],
    );
    assert.legality(
      lengths(column, (n) => [straight(n)], [11.99, 12, 12.01], march),
      [goes, goes, "tow.march.distance"],
    );
  }),
  one("tow.march.wheel-only", "a unit that marches wheels and makes no other manoeuvre", () => {
    const parts: readonly Segment[] = [
      { kind: "wheel", side: "left", angle: 500 },
      { kind: "turn", side: "left" },
      { kind: "back", distance: 100 },
      { kind: "redress", files: 6 },
    ];
    const no = "tow.march.wheel-only";
    assert.legality(
      parts.map((s) => forbids(alone(), [s], march)),
      [goes, no, no, no],
    );
  }),
  one("tow.march.enemy-near", "an enemy within 8 inches that does not flee makes it test", () => {
    const near = (far: number, now = {}) =>
      battlefield({ units: [{ side: 0 }, { side: 1, at: [0, far], facing: 180, now }] });
    assert.legality(
      [7.99, 8, 8.01].map((far) => owesMarchTest(near(far), unit(near(far), 0), false)),
      [true, true, false],
    );
    assert.legality(owesMarchTest(near(5, { fleeing: true }), unit(near(5), 0), false), false);
    const answer = { unit: 0, move: "march", path: [straight(6)] };
    const at = (total: number) => {
      const u = unit(answered(near(7.5), answer, [total]).game, 0);
      return [u.y, u.deed];
    };
    // 6 inches would end an inch and a half away.
    assert.legality(
      [at(7), at(8)],
      [
        [6 * INCH, "marched"],
        [0, "marched"],
      ],
    );
  }),
  one("tow.rule.one-inch", "no nearer than an inch to an enemy at the end", () => {
    const foe = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 4.5], facing: 180 }] });
    assert.legality(
      lengths(foe, (n) => [straight(n)], [3.49, 3.5, 3.51]),
      [goes, goes, "tow.rule.one-inch"],
    );
    const friend = battlefield({ units: [{ side: 0 }, { side: 0, at: [0, 4.5], facing: 180 }] });
    assert.legality(
      lengths(friend, (n) => [straight(n)], [3.51, 4]),
      [goes, goes],
    );
  }),
  one(
    ["tow.rule.difficult-terrain", "tow.rule.move-through-cover"],
    "an inch of Movement less for any part in difficult ground",
    () => {
      const wood = (side: number) => alone({}, { terrain: [{ kind: "wood", polygon: block(side, 2, 2, 1) }] });
      const far = (game: OldWorld, going = walk) =>
        [3, 3.01, 4].map((n) => forbids(game, [straight(going === march ? 2 * n : n)], going));
      assert.legality(far(wood(0)), [goes, "tow.manoeuvre.limits", "tow.manoeuvre.limits"]);
      assert.legality(far(wood(0), march), [goes, "tow.march.distance", "tow.march.distance"]);
      // Beside the way of its five files of 25 mm, which reach 2.46 inches to a side.
      assert.legality(
        [3.4, 3.5].map((side) => forbids(wood(side), [straight(4)])),
        ["tow.manoeuvre.limits", goes],
      );
      const cover = alone(
        { rules: ["move-through-cover"] },
        { terrain: [{ kind: "wood", polygon: block(0, 2, 2, 1) }] },
      );
      assert.legality(forbids(cover, [straight(4)]), goes);
    },
  ),
  one("tow.keyword.dangerous-terrain", "a Wound for each 1 of the models that crossed it", () => {
    const game = alone({}, { terrain: [{ kind: "dangerous", polygon: block(0, 1.5, 1.5, 1) }] });
    const done = answered(game, { unit: 0, move: "move", path: [straight(3)] });
    const rolled = done.requests.find((r) => r.type === "roll");
    // Three files of five cross it, all four ranks the first of them.
    assert.number(rolled?.type === "roll" ? rolled.dice : null, { kind: "pool", dice: 9, sides: 6, groups: [2] });
  }),
  one("tow.rule.impassable-terrain", "a unit enters no impassable ground", () => {
    const rock = alone({}, { terrain: [{ kind: "impassable", polygon: block(0, 4, 2, 2) }] });
    assert.legality(
      lengths(rock, (n) => [straight(n)], [2.98, 3.02]),
      [goes, "tow.rule.impassable-terrain"],
    );
  }),
  one("tow.rule.table-edge", "a move ends wholly on the table", () => {
    const edge = battlefield({ units: [{ side: 0, at: [0, 21] }] });
    assert.legality(
      lengths(edge, (n) => [straight(n)], [2.99, 3.01]),
      [goes, "tow.rule.table-edge"],
    );
  }),
  one("tow.rule.open-order", "a unit in Open Order pivots by a quarter after its move, and after no march", () => {
    const open = alone({ rules: ["open-order"] });
    const pivot = (to: number): readonly Segment[] => [straight(4), { kind: "pivot", to }];
    assert.legality(
      [QUARTER, QUARTER + 1].map((to) => forbids(open, pivot(to))),
      [goes, "tow.rule.open-order"],
    );
    assert.legality(forbids(alone(), pivot(100)), "tow.rule.open-order");
    assert.legality(forbids(open, pivot(100), march), "tow.march.wheel-only");
  }),
  one("tow.keyword.fly", "a unit that flies moves by that over everything, and marches without a test", () => {
    const game = battlefield({
      units: [
        { side: 0, entry: { models: 1, files: 1, rules: [{ rule: "fly", value: 9 }] } },
        { side: 1, at: [0, 3], facing: 180 },
      ],
    });
    const air: Going = { gait: "move", air: true };
    assert.legality(
      lengths(game, (n) => [straight(n)], [9, 9.01], air),
      [goes, "tow.manoeuvre.limits"],
    );
    assert.legality(owesMarchTest(game, unit(game, 0), true), false);
    const answer = { unit: 0, move: "move", air: true, path: [straight(9)] };
    assert.legality(oldWorld.rules.choices["move"]?.accept(game, { player: 0, units: [0] }, answer), true);
  }),
  one("tow.rule.drilled", "a drilled unit marches near enemies without a test", () => {
    const game = battlefield({
      units: [
        { side: 0, entry: { rules: ["drilled"] } },
        { side: 1, at: [0, 5], facing: 180 },
      ],
    });
    assert.legality(owesMarchTest(game, unit(game, 0), false), false);
  }),
  one(["tow.phase.movement", "tow.phase.strategy"], "a turn rallies, and then moves", () => {
    const game = battlefield({
      units: [
        { side: 0, now: { fleeing: true } },
        { side: 0, at: [10, 0] },
        { side: 1, at: [0, 20], facing: 180 },
      ],
    });
    const done = play(game, { totals: [5] }, (r) => r.type === "choice" && r.choice === "move", [
      frameAt("game", "turn", {}),
    ]);
    assert.legality(
      done.requests.map((r) => (r.type === "roll" ? r.label.key : r.choice)),
      ["roll.test.rally", "free-reform", "move"],
    );
  }),
  one("tow.rule.game-length", "of random length: from round 5 on a die and the round, 10 or more end it", () => {
    const ends = (turn: number, total: number) => {
      const game = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 20] }], turn, field: { rounds: null } });
      const done = play(game, { totals: [total] }, (r) => r.type === "choice", [frameAt("game", "length", {})]);
      return done.game.over;
    };
    assert.legality([ends(10, 4), ends(10, 5), ends(12, 3), ends(12, 4)], [false, true, false, true]);
  }),
  one(
    ["tow.phase.movement.declare-charges", "tow.phase.movement.charge-moves"],
    "charges are declared and then made, before other moves",
    () => {
      const game = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 6], facing: 180 }] });
      const done = play(
        game,
        { totals: [4], choices: { charge: [{ unit: 0, target: 1 }] } },
        (r) => r.type === "choice" && r.choice === "move",
        [enter("movement-phase", {})],
      );
      assert.place(unit(done.game, 0).y, 6 * INCH);
    },
  ),
  one("tow.phase.movement.remaining-moves", "units that have done nothing may move", () => {
    const asked = (now: object) => {
      const game = battlefield({
        units: [
          { side: 0, now },
          { side: 1, at: [0, 20], facing: 180 },
        ],
      });
      return answered(game, { done: true }).requests.length;
    };
    assert.legality([{}, { fleeing: true }, { deed: "charged" }, { deed: "rallied" }].map(asked), [1, 0, 0, 1]);
  }),
  one("tow.phase.movement.compulsory-moves", "fleeing units go first, 2D6 straight on", () => {
    const game = battlefield({
      units: [
        { side: 0, facing: 180, now: { fleeing: true } },
        { side: 1, at: [0, 20], facing: 180 },
      ],
    });
    const done = play(game, { totals: [7] }, undefined, [enter("compulsory-moves", {})]);
    assert.place([unit(done.game, 0).x, unit(done.game, 0).y], [0, -7 * INCH]);
  }),
  one("tow.keyword.flee-move", "through friends and on until clear; off the table is lost", () => {
    const game = battlefield({
      units: [
        { side: 0, at: [0, 0], facing: 180, now: { fleeing: true } },
        { side: 0, at: [0, -8], facing: 0, now: { panicked: true } },
        { side: 0, at: [20, -22], facing: 180, now: { fleeing: true } },
      ],
    });
    const done = play(game, { totals: [9, 3] }, undefined, [enter("compulsory-moves", {})]);
    // Nine inches end inside the friend, four ranks of 25 mm deep: it goes on until its own last rank is beyond.
    assert.place(unit(done.game, 0).y, -8 * INCH - 20_000);
    assert.legality(unit(done.game, 2).place, "destroyed");
  }),
  one("tow.rule.peril-test", "a Wound for each 3 or less of its models when it flees through enemies", () => {
    const game = battlefield({
      units: [
        { side: 0, facing: 180, now: { fleeing: true } },
        { side: 1, at: [0, -6], facing: 0 },
      ],
    });
    const done = play(game, { totals: [7] }, undefined, [enter("compulsory-moves", {})]);
    const rolled = done.requests.find((r) => r.type === "roll" && r.dice.kind === "pool");
    assert.number(rolled?.type === "roll" ? rolled.dice : null, { kind: "pool", dice: 20, sides: 6, groups: [4] });
    assert.place(unit(done.game, 0).y, -6 * INCH - 20_000 - INCH);
  }),
  one("tow.rule.panic-test", "more than a quarter lost in a phase; over half left it falls back, else it flees", () => {
    const panic = (models: number, total: number) => {
      const game = battlefield({
        units: [
          { side: 0, now: { models, modelsThen: 20 } },
          { side: 1, at: [0, 10], facing: 180 },
        ],
      });
      const done = play(game, { totals: [total, 4] }, undefined, [enter("panic", { unit: 0, from: null })]);
      const u = unit(done.game, 0);
      return [u.fleeing, u.deed, u.y];
    };
    assert.place(panic(14, 7), [false, "none", 0]);
    assert.place(panic(11, 8), [false, "fell-back", -4 * INCH - 7500]);
    assert.place(panic(10, 8), [true, "fled", -4 * INCH - 5000]);
  }),
  one("tow.rule.leadership-test", "2D6 of the Leadership or less; 2 always, 12 never", () => {
    const test = (total: number, leadership: number) => {
      const game = alone({ leadership });
      const done = play(game, { totals: [total] }, undefined, [enter("leadership-test", { unit: 0, test: "march" })]);
      return done.events.at(-1)?.kind;
    };
    assert.legality(
      [test(7, 7), test(8, 7), test(2, 1), test(12, 10)],
      ["testPassed", "testFailed", "testPassed", "testFailed"],
    );
  }),
  one(
    ["tow.phase.strategy.rally", "tow.rule.rally-test", "tow.phase.strategy"],
    "few models, a musician, and a double",
    () => {
      const rally = (models: number, total: number, musician = false) => {
        const game = battlefield({
          units: [
            { side: 0, entry: { musician }, now: { models, fleeing: true } },
            { side: 1, at: [0, 20], facing: 180 },
          ],
        });
        const done = play(game, { totals: [total] }, undefined, [enter("strategy-phase", {})]);
        return !unit(done.game, 0).fleeing;
      };
      assert.legality(
        [
          rally(10, 7),
          rally(9, 7),
          rally(9, 6),
          rally(9, 7, true),
          rally(5, 6),
          rally(4, 3),
          rally(4, 2),
          rally(20, 12),
        ],
        [true, false, true, true, true, false, true, false],
      );
    },
  ),
  one("tow.rule.rally-test", "a unit that rallied reforms at once, and one that flees on does not", () => {
    const reformed = (total: number) => {
      const game = battlefield({
        units: [
          { side: 0, now: { fleeing: true } },
          { side: 1, at: [0, 20], facing: 180 },
        ],
      });
      const turned = { facing: 32_768, files: 10 };
      const done = play(game, { totals: [total], choices: { "free-reform": [turned] } }, undefined, [
        enter("strategy-phase", {}),
      ]);
      const { facing, files } = unit(done.game, 0);
      return [facing, files];
    };
    assert.place(
      [reformed(7), reformed(8)],
      [
        [32_768, 10],
        [0, 5],
      ],
    );
  }),
];
