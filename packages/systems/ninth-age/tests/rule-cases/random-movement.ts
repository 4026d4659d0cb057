import { chance, distribution, type Sum } from "@tercio/dice";
import { arcOf } from "@tercio/tabletop";
import { type RuleCase, verdict } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { distanceRoll } from "../../src/calculation/characteristics.ts";
import { aheadWords } from "../../src/choice/random-movement.ts";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { toStray } from "../../src/sequence/random-movement.ts";
import type { Scene, SceneUnit } from "../../src/scene/types.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const RANDOM = "t9a.rule.random-movement";
const SHAKEN = "t9a.shaken.cannot.random-movement";

/** A beast that runs where it will; a Beast has Swiftstride, and this one has lost it. */
const beast = like({
  name: "Beast",
  type: "Beast",
  height: "Large",
  base: [50, 100],
  hp: 5,
  rules: [{ rule: "random-movement", dice: "3D6" }],
});
const mad = (more: Partial<SceneUnit> = {}): SceneUnit =>
  block("first", [0, 0], "north", { profile: beast, models: 1, files: 1, ...more });
const far = block("second", [-30, 20], "south");

const scene = (units: Scene["units"], more: Partial<Scene> = {}): Scene => ({ phase: "movement", units, ...more });
/** A turns to `facing` and its dice show so much. */
const strayed = (units: Scene["units"], facing: number, total: number, more: Partial<Scene> = {}): Played =>
  played(
    scene(units, more),
    quiet({
      "random-movement": { choice: "random-movement", answer: { facing } },
      "roll.random-movement": { show: { total } },
      "roll.random-movement.foe": { show: { total } },
    }),
    { until: { step: "movement-phase/3" } },
  );
const unitAt = (game: NinthAge, id: number): Unit => game.units[id] as Unit;
const place = (run: Played, id = 0): readonly number[] => {
  const { x, y, facing } = unitAt(run.game, id);
  return [x, y, facing];
};
const asks = (run: Played): readonly string[] =>
  run.requests.flatMap(({ request: q }) => (q.type === "choice" ? [q.choice] : [q.label.key]));

export const randomMovementCases: readonly RuleCase[] = [
  one(RANDOM, "it turns about its middle for nothing and goes straight ahead as far as its dice show", () => {
    assert.place(place(strayed({ A: mad(), E: far }, 0, 7)), [0, 7 * INCH, 0]);
    // From 50 mm behind its front, a quarter turn to the right: 50 mm to the east, and back by 50.
    assert.place(place(strayed({ A: mad(), E: far }, 16_384, 7)), [5000 + 7 * INCH, -5000, 16_384]);
  }),
  one(
    RANDOM,
    "an enemy that it comes to is charged, on the facing before which it stood; a hundredth short it is not",
    () => {
      const ends = (away: number, total: number) => {
        const B = block("second", [0, away], "south");
        const { game } = strayed({ A: mad(), B }, 0, total);
        return [game.engagements.length, unitAt(game, 0).charging];
      };
      assert.place(
        [5.99, 6, 6.01].map((n) => ends(n, 6)),
        [
          [1, true],
          [1, true],
          [0, false],
        ],
      );
      const aside = strayed({ A: mad({ at: [8, 8] }), B: block("second", [0, 4], "south") }, 49_152, 12);
      const before = { x: 8 * INCH, y: 8 * INCH };
      assert.place(
        aside.game.engagements.map((e) => e.bFacing),
        [arcOf(rectangleOf(unitAt(aside.game, 1)), before)],
      );
    },
    "random-movement-first-turns",
  ),
  one(RANDOM, "nobody reacts to it, and it stops before a friend, a hair from contact", () => {
    const run = strayed({ A: mad(), B: block("second", [0, 5], "south") }, 0, 9);
    assert.legality(asks(run).includes("charge-reaction"), false);
    const F = block("first", [0, 4 + 100 / 25.4], "north");
    const stopped = strayed({ A: mad(), F, E: far }, 0, 9);
    assert.place([place(stopped)[1], stopped.game.engagements.length], [4 * INCH - 50, 0]);
  }),
  one(RANDOM, "whom it meets fleeing it runs down, and over the edge it leaves the table to come back", () => {
    const B = block("second", [0, 5], "south", { state: { fleeing: true } });
    assert.place(unitAt(strayed({ A: mad(), B }, 0, 7).game, 1).place, "gone");
    const off = strayed({ A: mad({ at: [0, 18] }), E: far }, 0, 8);
    assert.place(unitAt(off.game, 0).place, "pursued-off");
    const stays = strayed({ A: mad({ at: [0, 15.99] }), E: far }, 0, 8);
    assert.place(unitAt(stays.game, 0).place, "field");
  }),
  one(RANDOM, "it declares no charge, makes no other move and must make this one", () => {
    const run = played(scene({ A: mad(), E: far }), [], { until: { choice: "random-movement" } });
    const says = (["declare a charge", "advance", "march", "reform"] as const).map(
      (moment) => book.refusals(moment, run.game, { unit: unitAt(run.game, 0) })[0]?.rule ?? null,
    );
    assert.legality(says, [RANDOM, RANDOM, RANDOM, RANDOM]);
    assert.legality(toStray(run.game), [0]);
    const said = (facing: number) => verdict(run, { facing } as never).legal;
    assert.legality([0, 30_000, 65_535, 65_536, 0.5].map(said), [true, true, true, false, false]);
    // Somebody beside it leaves no room to turn sideways: the base is twice as deep as it is wide.
    const tight = played(scene({ A: mad(), F: block("first", [3.5, 0], "north"), E: far }), [], {
      until: { choice: "random-movement" },
    });
    assert.legality(
      [0, 16_384, 32_768].map((facing) => verdict(tight, { facing } as never).legal),
      [true, false, true],
    );
  }),
  one(RANDOM, "the same dice carry it in flight and pursuit, and Swiftstride is lost", () => {
    const { game } = played(scene({ A: mad(), E: far }), [], { until: { choice: "random-movement" } });
    const dice = (u: Unit, use: "flee" | "pursuit" | "overrun" | "random"): Sum => distanceRoll(game, u, use);
    for (const use of ["flee", "pursuit", "overrun", "random"] as const)
      assert.number([dice(unitAt(game, 0), use).dice, dice(unitAt(game, 0), use).dropLowest ?? 0], [3, 0]);
    const reached = (n: number) => chance(distribution(dice(unitAt(game, 0), "random")), (o) => o.total >= n);
    assert.odds(
      [4, 7, 8].map((n) => Math.round(reached(n) * 216)),
      [215, 196, 181],
    );
  }),
  one(RANDOM, "how likely it reaches a foe is told as none or certain only where it is", () => {
    const told = (away: number) => {
      const run = played(scene({ A: mad(), E: block("second", [0, away], "south") }), [], {
        until: { choice: "random-movement" },
      });
      return aheadWords(run.game, { unit: 0 }, 0).values?.["percent"];
    };
    assert.odds([2.99, 3.99, 17, 18].map(told), ["100", "99", "2", "1"]);
  }),
  one([SHAKEN, "t9a.shaken"], "a Shaken unit does not move at random", () => {
    const at = (shaken: boolean) => {
      const run = strayed({ A: mad({ state: { shaken } }), E: far }, 0, 7);
      return [
        asks(run).includes("random-movement"),
        book.refusals("move at random", run.game, { unit: unitAt(run.game, 0) })[0]?.rule,
      ];
    };
    assert.legality(
      [at(true), at(false)],
      [
        [false, SHAKEN],
        [true, undefined],
      ],
    );
  }),
];
