import { silent } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { verdict } from "@tercio/testkit";
import { touches } from "../../src/calculation/contact.ts";
import { rectangleOf, unitDistance } from "../../src/calculation/formation.ts";
import { dangerOf } from "../../src/calculation/ground.ts";
import { loseHealth } from "../../src/calculation/losses.ts";
import { ninthAge } from "../../src/index.ts";
import { noLongerEngaged } from "../../src/sequence/melee.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { type Unit, unit } from "../../src/state/state.ts";
import { fight, gameOf, like, man } from "./combat-scenes.ts";
import { played, quiet } from "./scenes.ts";
import { needed, range, shooter, shot, toHit, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";
import { box } from "./terrain.ts";

const RULE = "t9a.rule.skirmisher";
const rules = ["skirmisher"];
const apart = (more: Partial<SceneUnit> = {}): SceneUnit => ({
  side: "first",
  profile: like({ rules }),
  models: 10,
  files: 5,
  ...more,
});
const close = (more: Partial<SceneUnit> = {}): SceneUnit => ({ ...apart(more), profile: man });
const far: SceneUnit = { side: "second", profile: man, models: 1, files: 1, at: [30, 20], facing: "south" };
const size = (u: Unit): readonly number[] => [rectangleOf(u).width / 100, rectangleOf(u).depth / 100];
const MM = 1 / 25.4;

/** Where models stand, and what keeps clear of them. */
const places: readonly RuleCase[] = [
  one(
    RULE,
    "five files and two ranks of 20 mm bases are 150 by 52.5 mm; a single one is its base",
    () => {
      const sizes = ([apart(), apart({ models: 11 }), apart({ models: 1, files: 1 }), close()] as const).map((u) =>
        size(unit(gameOf({ phase: "movement", units: { A: { ...u, at: [0, 0] }, Z: far } }), 0)),
      );
      assert.place(sizes, [
        [150, 52.5],
        [150, 85],
        [20, 20],
        [100, 40],
      ]);
    },
    "skirmish-boundary",
  ),
  one([RULE, "t9a.rule.unit-spacing"], "a friend ends its move more than an inch from the outer base", () => {
    // Five closed files are 50 mm to a side, five apart 75.
    const beside = (inches: number, a: SceneUnit) => {
      const at: [number, number] = [125 * MM + inches, -4];
      const run = played({ phase: "movement", units: { A: { ...a, at: [0, 0] }, B: close({ at }), Z: far } });
      const said = verdict(run, { unit: "B", move: "advance", path: [{ kind: "straight", distance: 10_160 }] });
      return said.legal ? null : said.rule;
    };
    assert.legality([beside(0.99, apart()), beside(1.01, apart())], ["t9a.rule.unit-spacing", null]);
    assert.legality([beside(0.01, close()), beside(0.03, close())], ["t9a.rule.unit-spacing", null], "closed up");
  }),
  one(RULE, "a board draws each base where it stands, and says how far they are apart", () => {
    const game = gameOf({ phase: "movement", units: { A: apart({ models: 5, at: [0, 0] }), Z: far } });
    const seen = ninthAge.views.board(game).pieces.find((p) => p.kind === "body");
    assert.place(
      seen?.bases?.[0]?.at.map(({ x }) => x),
      [-6500, -3250, 0, 3250, 6500],
    );
    assert.number(seen?.front, 15_000);
    const fact = seen?.sheet?.facts.find((f) => f.rule === RULE)?.told;
    assert.number((fact as { readonly values?: object } | undefined)?.values, { files: 5, ranks: 1, apart: 12.5 });
  }),
  one(
    RULE,
    "losses leave those who stand where they are; the last Skirmisher’s fall closes up who joined them",
    () => {
      const hero = (file: number) => ({ profile: man, cost: 50, file });
      const after = (lost: number) => {
        const a = apart({ models: 3, files: 5, at: [0, 0], characters: [hero(0), hero(1)] });
        const { game } = loseHealth(gameOf({ phase: "movement", units: { A: a, Z: far } }), 0, [lost]);
        return unit(game, 0);
      };
      assert.place([after(0), after(1), after(2), after(3)].map(size), [
        [150, 20],
        [117.5, 20],
        [85, 20],
        [40, 20],
      ]);
      // All fall on the right: on the left the heroes stay where they stood.
      assert.place(
        [after(1), after(2), after(3)].map((u) => u.x / 100),
        [-16.25, -32.5, -48.75],
      );
    },
    "skirmish-closes-up",
  ),
];

/** Where closing up opens a gap to the enemy. */
const closing: readonly RuleCase[] = [
  one(
    [RULE, "t9a.sequence.melee.melee-phase.2"],
    "a hero who has closed up is brought back to the enemy he fought",
    () => {
      const scene = (own: readonly string[]) => {
        const a = apart({ profile: like({ rules: own }), models: 2, files: 4 });
        const { side: _, ...men } = a;
        const characters = [0, 3].map((file) => ({ profile: man, cost: 50, file }));
        // B stands before the rightmost, who is a hero.
        return gameOf(
          fight({ a: { ...men, characters }, b: { models: 1, files: 1 }, offset: own.length > 0 ? 48.75 : 30 }),
        );
      };
      const after = (own: readonly string[]) => {
        const fallen = loseHealth(scene(own), 0, [2]).game;
        const apartBy = Math.round(unitDistance(unit(fallen, 0), unit(fallen, 1)));
        const next = noLongerEngaged(fallen, silent);
        const [a, b] = [unit(next, 0), unit(next, 1)];
        return [
          apartBy,
          unitDistance(a, b),
          next.engagements.length,
          touches(next, next.engagements[0] as never, 0).length,
        ];
      };
      // He stood 48.75 mm to the right of the middle, and stands 10 mm to it now; 20 mm of that way are bases.
      assert.number(after(rules), [1875, 0, 1, 1]);
      assert.number(after([])[0], 0);
    },
    "skirmish-closes-up",
  ),
];

/** Who looks, who is looked at and through. */
const sight: readonly RuleCase[] = [
  one([RULE, "t9a.shooting.first-and-second-rank"], "all ranks shoot, as far as each is in range", () => {
    const dice = (away: number, own: readonly string[] = rules, models = 15) =>
      needed(
        range({
          a: { profile: shooter(["bow"], { rules: own }), models, files: 5, at: [0, -20] },
          b: { models: 40, files: 40, at: [0, away - 20] },
        }),
      ).map((list) => list[0]);
    assert.number([dice(8), dice(8, [])], [[15], [10]], "of three ranks");
    // The third begins 65 mm behind the front: 2.56 inches.
    assert.number([dice(21.44), dice(21.45)], [[15], [10]], "the third in range and out of it");
    assert.number([dice(22.72), dice(22.73)], [[10], [5]], "the second");
    const { request } = shot(
      range({
        a: { profile: shooter(["bow"], { rules }), models: 15, files: 5 },
        b: { models: 40, files: 40 },
        away: 8,
      }),
    );
    const told = request?.type === "roll" ? (request.breakdowns ?? []) : [];
    const ranks = told.find((r) => r.breakdown.lines.some((l) => l.rule === RULE));
    assert.number(ranks?.breakdown.value, 3, "and the roll says why");
  }),
  one(
    [RULE, "t9a.cover.height-combinations"],
    "nobody is hidden by Skirmishers, however tall; they give Soft Cover",
    () => {
      const through = (u: Partial<SceneUnit>) =>
        range({
          a: { profile: shooter(["crossbow"]), models: 1, files: 1 },
          b: { models: 5, files: 5 },
          away: 11,
          more: { C: { ...apart(), side: "second", at: [0, 8.5], facing: "north", ...u } },
        });
      const large = like({ rules, base: [40, 40], height: "Large" });
      assert.number([through({}), through({ profile: large }), through({ at: [20, 8.5] })].map(toHit), [5, 5, 4]);
      const line = { profile: man, models: 20, files: 10 };
      assert.legality([through({}), through(line)].map(why), [null, "t9a.line-of-sight.definition"]);
    },
    "skirmish-sight",
  ),
  one(RULE, "who joins them is of their Type and Height", () => {
    const wrong = (more: object) => {
      const scene = {
        phase: "movement",
        units: { A: apart({ at: [0, 0], characters: [{ profile: like(more), cost: 50 }] }), Z: far },
      };
      const told = ninthAge.rules.checkScenario(ninthAge.rules.scenes?.scenario(scene as never) as never);
      const problem = told?.message.values?.problem;
      return typeof problem === "object" && "key" in problem ? problem.key : null;
    };
    assert.legality(
      [wrong({}), wrong({ type: "Cavalry" }), wrong({ height: "Large" })],
      [null, "refuse.join-skirmish", "refuse.join-skirmish"],
    );
  }),
];

/** Pairs of bases in contact where B stands before A's front, so many millimetres to A's right. */
const met = (a: SceneUnit, b: SceneUnit, offset: number): readonly [number, number] => {
  const { side: _, ...own } = a;
  const { side: __, ...theirs } = b;
  const game = gameOf(fight({ a: own, b: theirs, offset }));
  const e = game.engagements[0];
  if (e === undefined) return [0, 0];
  const many = (id: number): number => new Set(touches(game, e, id).map(({ own: o }) => `${o.rank} ${o.file}`)).size;
  return [many(0), many(1)];
};

const contact: readonly RuleCase[] = [
  one(
    [RULE, "t9a.maximising-contact.4"],
    "a gap brings nobody into contact: base meets base, corners too",
    () => {
      // A's outer bases begin 55 mm from its middle, B's front ends 50 mm from its own.
      assert.number(
        [met(apart(), close(), 0), met(apart(), close(), 4.9), met(apart(), close(), 5)],
        [
          [3, 5],
          [3, 5],
          [4, 5],
        ],
      );
      assert.number(
        [met(apart(), apart(), 0), met(apart(), apart(), 20), met(apart(), apart(), 20.2)],
        [
          [5, 5],
          [5, 5],
          [4, 4],
        ],
      );
      assert.number([met(close(), close(), 5)], [[5, 5]]);
    },
    "skirmish-contact",
  ),
  one([RULE, "t9a.maximising-contact.4"], "a charge ends where most bases meet: five millimetres aside", () => {
    const charge = (b: SceneUnit) => {
      const run = played(
        {
          phase: "charge",
          units: { A: close({ at: [0, 0] }), B: { ...b, side: "second", at: [0, 6], facing: "south" } },
        },
        quiet({
          charge: { choice: "charge", answer: { unit: "A", target: "B" } },
          "roll.charge": { show: { total: 7 } },
        }),
        { until: { choice: "weapon" } },
      );
      return Math.abs(unit(run.game, 0).x);
    };
    assert.place([charge(apart()), charge(close())], [500, 0]);
  }),
];

const ruins = box("ruins", [0, 3], [8, 2]);

const ground: readonly RuleCase[] = [
  one(
    [RULE, "t9a.terrain.ruins.dangerous"],
    "no Skirmisher tests in ruins, nor who joined them; he alone does",
    () => {
      const tests = (a: SceneUnit, lost = 0): number => {
        const game = gameOf({ phase: "movement", terrain: [ruins], units: { A: { ...a, at: [0, 0] }, Z: far } });
        const after = lost === 0 ? game : loseHealth(game, 0, [lost]).game;
        return dangerOf(after, unit(after, 0), "ruins")?.fails ?? 0;
      };
      const joined = apart({ models: 4, characters: [{ profile: man, cost: 50 }] });
      assert.number(
        [tests(apart()), tests(close()), tests(joined), tests(joined, 3), tests(joined, 4)],
        [0, 1, 0, 0, 1],
      );
    },
    "skirmish-ruins",
  ),
];

/** Skirmish formation. */
export const skirmishCases: readonly RuleCase[] = [...places, ...closing, ...sight, ...contact, ...ground];
