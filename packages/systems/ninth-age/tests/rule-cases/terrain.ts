import { gap } from "@tercio/tabletop";
import { piece, play, type RuleCase, verdict } from "@tercio/testkit";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { dangerOf, partsOf } from "../../src/calculation/ground.ts";
import type { SceneFeature, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { ModelHeight, ModelType, Unit } from "../../src/state/state.ts";
import type { FeatureKind } from "../../src/state/terrain.ts";
import { ninthAge } from "../../src/index.ts";
import { like } from "./combat-scenes.ts";
import { block, breaking, melee, played, quiet, type Played } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";
import { enter } from "../../src/sequence/flow.ts";

const WHEN = "t9a.terrain.dangerous-terrain-test.when";
const TABLE = "t9a.table.dangerous-terrain";
const NO_ENTRY = "t9a.terrain.impassable.no-entry";

export const box = (
  kind: FeatureKind,
  at: readonly [number, number],
  size: readonly [number, number],
): SceneFeature => ({
  kind,
  rectangle: { at, size },
});
const rider: SceneProfile = like({ type: "Cavalry", base: [25, 50], adv: 8, mar: 16 });
/** Ten riders in two ranks of five: 125 mm by 100 mm. */
const riders = (at: readonly [number, number], more: Partial<SceneUnit> = {}): SceneUnit => ({
  side: "first",
  profile: rider,
  models: 10,
  files: 5,
  at,
  ...more,
});
const far = block("second", [-30, 20], "south");
const unitOf = (run: Played, name: string): Unit => piece(run, name) as Unit;

/** The Dangerous Terrain Tests asked for: dice and the face that passes. */
const tests = (run: Played): readonly (readonly [dice: number, passes: number])[] =>
  run.requests.flatMap(({ request: q }) =>
    q.type === "roll" && q.label.key.startsWith("roll.dangerous") && q.dice.kind === "pool"
      ? [[q.dice.dice, q.dice.groups[0] as number] as const]
      : [],
  );

/** A makes one move of that kind straight ahead among these features. */
const moving = (move: "advance" | "march", distance: number, terrain: readonly SceneFeature[]) =>
  played(
    { phase: "movement", terrain, units: { A: riders([0, 0]), B: far } },
    quiet({
      move: {
        choice: "move",
        answer: { unit: "A", move, path: [{ kind: "straight", distance: Math.round(distance * INCH) }] },
      },
    }),
    { until: { step: "movement-phase/4" } },
  );

/** One man and the Captain who leads him, of whose two dice so many fail: how many stand of each, and what they have lost. */
const failing = (fails: number): readonly (readonly [number, number])[] => {
  const A = block("first", [0, 0], "north", {
    profile: like({}),
    models: 1,
    files: 2,
    characters: [{ profile: like({ hp: 3 }) }],
  });
  const run = played(
    { phase: "movement", units: { A, B: far } },
    quiet({ "roll.dangerous": { show: { counts: [fails, 2 - fails] } } }),
    {
      enter: [enter("dangerous-terrain", { unit: 0, fails: 3, models: null, feature: null })],
    } as never,
  );
  return unitOf(run, "A").pools.map((p) => [p.count, p.lost] as const);
};

/** A wood so many inches beyond the right end of a front of 125 mm. */
const beside = (inches: number): readonly SceneFeature[] => [box("forest", [62.5 / 25.4 + inches + 2, 6], [4, 4])];

const apartFrom = (run: Played, name: string): number => {
  const r = rectangleOf(unitOf(run, name));
  return Math.min(...run.game.terrain.flatMap(partsOf).map((p) => gap(r, p)));
};

const dangers = (kind: FeatureKind, rules: NonNullable<SceneProfile["rules"]> = []): readonly (number | null)[] => {
  const danger = (type: ModelType, height: ModelHeight = "Standard") => {
    const run = played({ units: { A: riders([0, 0], { profile: like({ type, height, rules }) }), B: far } }, [], {
      until: { choice: "charge" },
    });
    return dangerOf(run.game, unitOf(run, "A"), kind)?.fails ?? null;
  };
  return [
    ...(["Infantry", "Beast", "Cavalry", "Construct"] as const).map((type) => danger(type)),
    danger("Infantry", "Large"),
  ];
};

/** May A advance so far straight ahead? The rule where it may not. */
const mayAdvance = (inches: number, terrain: readonly SceneFeature[]): true | string | null => {
  const run = played({ phase: "movement", terrain, units: { A: riders([0, 0]), B: far } }, [], {
    until: { choice: "move" },
  });
  const path = [{ kind: "straight", distance: Math.round(inches * INCH) }];
  const { legal, rule } = verdict(run, { unit: "A", move: "advance", path });
  return legal || rule;
};

/** A charges B ten inches away, past what lies between. */
const charging = (terrain: readonly SceneFeature[], more: Partial<SceneUnit> = {}) =>
  played({ phase: "charge", terrain, units: { A: riders([0, 0], more), B: block("second", [0, 10], "south") } }, [], {
    until: { choice: "charge" },
  });

export const terrainCases: readonly RuleCase[] = [
  one(
    "t9a.terrain.dangerous-terrain-test.effect",
    "what the rank and file cannot bear falls on the Characters",
    () => {
      assert.number(
        [failing(1), failing(2)],
        [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [0, 0],
            [1, 1],
          ],
        ],
      );
    },
    "dangerous-joined",
  ),
  one([TABLE, "t9a.terrain.forest.dangerous"], "a wood is dangerous to riders and machines", () => {
    assert.number(dangers("forest"), [null, null, 1, 1, null]);
  }),
  one([TABLE, "t9a.terrain.ruins.dangerous"], "ruins are dangerous to all, and more so to riders and machines", () => {
    assert.number(dangers("ruins"), [1, 1, 2, 2, 1]);
  }),
  one(
    [TABLE, "t9a.terrain.water.dangerous"],
    "water is dangerous to who goes on foot and is no taller than a man",
    () => {
      assert.number(dangers("water"), [1, 1, null, null, null]);
    },
  ),
  one("t9a.rule.strider", "no danger where one is at home", () => {
    const at = (terrain: "forest" | "ruins" | "any") => [{ rule: "strider", terrain } as const];
    assert.number(
      [dangers("ruins", at("forest")), dangers("ruins", at("ruins")), dangers("forest", at("any"))],
      [
        [1, 1, 2, 2, 1],
        [null, null, null, null, null],
        [null, null, null, null, null],
      ],
    );
  }),
  one([TABLE, "t9a.terrain.wall.dangerous"], "a wall is dangerous to machines", () => {
    assert.number(dangers("wall"), [null, null, null, 2, null]);
    for (const kind of ["field", "hill", "impassable"] as const)
      assert.number(dangers(kind), [null, null, null, null, null]);
  }),
  one(
    [WHEN, "t9a.terrain.forest.dangerous"],
    "a March tests those models whose bases touch the wood, by a hundredth of an inch",
    () => {
      // The file at its right end, both ranks of it; then two files, then all five.
      assert.number(
        [0.01, 0, -0.01, -0.98, -0.99].map((inches) => tests(moving("march", 8, beside(inches)))),
        [[], [[2, 2]], [[2, 2]], [[2, 2]], [[4, 2]]],
      );
      assert.number(tests(moving("march", 8, [box("forest", [0, 6], [12, 4])])), [[10, 2]]);
      // As near to it as 6 inches straight ahead lead, and no nearer.
      const ahead = [box("forest", [0, 8], [12, 4])];
      assert.number(
        [5.99, 6, 6.01].map((inches) => tests(moving("march", inches, ahead))),
        [[], [[5, 2]], [[5, 2]]],
      );
      // Whoever stands in it touches it, also on the way out.
      assert.number(tests(moving("march", 8, [box("forest", [0, -2], [12, 6])])), [[10, 2]]);
    },
    "dangerous-terrain",
  ),
  one(WHEN, "an Advance is safe, and what is touched twice is tested once, each feature for itself", () => {
    assert.number(tests(moving("advance", 8, [box("forest", [0, 6], [12, 4])])), []);
    const two = [box("forest", [0, 4], [12, 2]), box("ruins", [0, 8], [12, 2])];
    assert.number(tests(moving("march", 14, two)), [
      [10, 2],
      [10, 3],
    ]);
  }),
  one(WHEN, "a wheel sweeps the wood with its outer files", () => {
    const wheeling = (x: number, y: number, size: readonly [number, number]): Played =>
      played(
        { phase: "movement", terrain: [box("forest", [x, y], size)], units: { A: riders([0, 0]), B: far } },
        [
          {
            choice: "move",
            answer: { unit: "A", move: "march", path: [{ kind: "wheel", side: "left", angle: 8192 }] },
          },
        ],
        { until: { step: "movement-phase/4" } },
      );
    // An eighth of a turn about the left corner, 62.5 mm beside the middle: the right corner goes round on 125 mm, and comes to
    // that of a wood which lies just outside in the end. The flank goes on before it: 30 degrees round it is 129.4 mm out.
    const corner = (degrees: number, away: number) => {
      const [x, y] = [away * Math.cos((degrees * Math.PI) / 180), away * Math.sin((degrees * Math.PI) / 180)];
      return tests(wheeling((x - 62.5) / 25.4 + 0.5, y / 25.4 + 0.5, [1, 1]));
    };
    assert.number(
      [124.9, 125.1].map((away) => corner(45, away)),
      [[[1, 2]], []],
    );
    assert.number(
      [129.3, 129.5].map((away) => corner(30, away)),
      [[[1, 2]], []],
    );
  }),
  one(WHEN, "a charge through a wood tests the riders that touch it, before the blows", () => {
    const run = played(
      {
        phase: "charge",
        terrain: [box("forest", [0, 5], [2, 2])],
        units: { A: riders([0, 0]), B: block("second", [0, 10], "south") },
      },
      quiet({
        charge: { choice: "charge", answer: { unit: "A", target: "B" } },
        "roll.charge": { show: { total: 12 } },
      }),
      { until: { step: "charge-phase/7" } },
    );
    // Two inches of wood about the middle: the middle file and those beside it, both ranks.
    assert.number(tests(run), [[6, 2]]);
    assert.number(run.game.engagements.length, 1);
  }),
  one(WHEN, "a Failed Charge, a flight and a pursuit test too", () => {
    const wood = [box("forest", [0, 3], [8, 1])];
    const failed = played(
      { phase: "charge", terrain: wood, units: { A: riders([0, 0]), B: block("second", [0, 16], "south") } },
      quiet({ charge: { choice: "charge", answer: { unit: "A", target: "B" } }, "roll.charge": { dice: [4, 1, 1] } }),
      { until: { step: "charge-phase/7" } },
    );
    assert.number(tests(failed), [[5, 2]]);
    // B flees nine inches north, A after it; the ruins lie behind B: of six files of 20 mm four touch two inches of them.
    const fled = (y: number, width: number) =>
      tests(
        played({ ...melee(), terrain: [box("ruins", [0, y], [width, 2])] }, quiet(breaking(9, 8)), {
          until: { step: "melee-phase/6" },
        }),
      );
    // The last of its five ranks ends 9 to 9.79 inches north.
    assert.number([fled(10, 2), fled(11, 2)], [[[20, 2]], [[16, 2]]]);
    // Where both go through, both test: of the pursuers, eight inches north of where they stood, three ranks came so far.
    assert.number(fled(7, 8), [
      [30, 2],
      [18, 2],
    ]);
  }),
  one(
    [NO_ENTRY, "t9a.rule.unit-spacing"],
    "nobody ends a move within an inch of rock, or passes it within half of one",
    () => {
      const rock = [box("impassable", [0, 8], [12, 2])];
      const spacing = "t9a.rule.unit-spacing";
      assert.legality(
        [5.99, 6, 6.01].map((inches) => mayAdvance(inches, rock)),
        [true, spacing, spacing],
      );
      const aside = (inches: number) => mayAdvance(8, [box("impassable", [62.5 / 25.4 + inches + 2, 4], [4, 2])]);
      assert.legality([0.48, 0.49, 0.51, 0.99, 1.01].map(aside), [NO_ENTRY, NO_ENTRY, spacing, spacing, true]);
      // Beside its way only, and an inch away in the end: half an inch will do.
      const passed = (inches: number) => mayAdvance(8, [box("impassable", [62.5 / 25.4 + inches + 2, 1], [4, 1])]);
      assert.legality([0.48, 0.51].map(passed), [NO_ENTRY, true]);
    },
  ),
  one(NO_ENTRY, "a charge goes round a rock where there is room, and is not declared where there is none", () => {
    const legal = (terrain: readonly SceneFeature[]) => verdict(charging(terrain), { unit: "A", target: "B" }).legal;
    const wall = box("impassable", [0, 5], [24, 2]);
    assert.legality([legal([]), legal([wall]), legal([box("impassable", [14, 5], [4, 2])])], [true, false, true]);
  }),
  one(
    [NO_ENTRY, "t9a.rule.flee-extension"],
    "a flight goes through rock and beyond it, and tests who touched it",
    () => {
      const rock = [box("impassable", [0, 9], [2, 4])];
      const run = played({ ...melee(), terrain: rock }, quiet(breaking(4, 3)), { until: { step: "melee-phase/6" } });
      // Four inches lead into it: it goes on until more than an inch beyond.
      assert.number(apartFrom(run, "B") > INCH, true);
      assert.place(unitOf(run, "B").y > 11 * INCH, true);
      // Of six files of 20 mm those in 50.8 mm about the middle: four, in five ranks.
      assert.number(tests(run), [[20, 4]]);
    },
  ),
  one(NO_ENTRY, "a pursuit stops half a millimetre before a rock", () => {
    const rock = [box("impassable", [0, 6], [12, 1])];
    const run = played({ ...melee(), terrain: rock }, quiet(breaking(9, 8)), { until: { step: "melee-phase/6" } });
    assert.number(apartFrom(run, "A") >= 50, true);
    assert.place(unitOf(run, "A").y < 5.5 * INCH, true);
  }),
  one("t9a.sequence.pre-game.pre-game.3", "the battlefield is rolled for, or lies as it was agreed on", () => {
    const usual = ninthAge.rules.starter();
    const begun = (map: string, die = 1): readonly (readonly [string | null, number])[] => {
      const scenario = { ...usual, setup: { ...usual.setup, map } };
      const { game } = play(ninthAge, scenario, (q) => (q.type === "roll" ? { dice: [die] } : null), {
        until: { step: "pre-game/4" },
      });
      return [[game.map, game.terrain.length]];
    };
    assert.number(
      [...begun("none"), ...begun("the-ford"), ...begun("roll"), ...begun("roll", 8)],
      [
        ["none", 0],
        ["the-ford", 7],
        ["two-woods", 7],
        ["crossroads", 9],
      ],
    );
  }),
];
