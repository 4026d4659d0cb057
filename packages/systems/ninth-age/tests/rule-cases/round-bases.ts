import { findPlaces } from "@tercio/mass-battle";
import { discOf, gap } from "@tercio/tabletop";
import type { RuleCase } from "@tercio/testkit";
import { verdict } from "@tercio/testkit";
import { chargeDistance, chargeNeed } from "../../src/calculation/charge-range.ts";
import { touches } from "../../src/calculation/contact.ts";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { aboutCharge } from "../../src/battlefield/charges.ts";
import { buildScene } from "../../src/scene/build.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { Engagement, NinthAge, Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const MACHINE = "t9a.rule.war-machine";
const CONTACT = "t9a.maximising-contact.4";
const RADIUS = 30 / 25.4;

/** A machine served by its crew, on a round base 60 mm wide. */
const machine = like({
  name: "Machine",
  type: "Construct",
  base: [60, 60],
  round: true,
  hp: 5,
  mar: 4,
  rules: ["war-machine"],
});
/** By the centre of its base, looking south. */
const around = (x: number, y: number, more: Partial<SceneUnit> = {}): SceneUnit => ({
  side: "second",
  profile: machine,
  models: 1,
  files: 1,
  at: [x, y - RADIUS],
  facing: "south",
  ...more,
});
/** A hundred millimetres abreast, looking north from the middle. */
const front = (more: Partial<SceneUnit> = {}): SceneUnit =>
  block("first", [0, 0], "north", { models: 10, files: 5, ...more });

const charging = (units: { readonly [name: string]: SceneUnit }): Played =>
  played({ phase: "charge", units }, [], { until: { choice: "charge" } });

/** A has charged B with so much on its dice. */
const charged = (units: { readonly [name: string]: SceneUnit }, total: number): Played =>
  played(
    { phase: "charge", units },
    quiet({
      charge: (_, game) =>
        game.units[0]?.declared === null && game.engagements.length === 0 && game.units[0].moved === "none"
          ? { choice: "charge", answer: { unit: "A", target: "B" } }
          : { choice: "charge", answer: { done: true } },
      "charge-reaction": { choice: "charge-reaction", answer: { reaction: "hold" } },
      "roll.charge": { show: { total } },
      "roll.charge.sure": { show: { total } },
    }),
    { until: { step: "charge-phase/6" } },
  );

const unitAt = (game: NinthAge, id: number): Unit => game.units[id] as Unit;
/** A's files that touch B. */
const files = (game: NinthAge): readonly number[] =>
  touches(game, game.engagements[0] as Engagement, 0).map((t) => t.own.file);

export const roundBaseCases: readonly RuleCase[] = [
  one(MACHINE, "its boundary is the disc: to the inch from rim and corner", () => {
    const need = (x: number, y: number) => {
      const { game } = charging({ A: front(), B: around(x, y) });
      return chargeNeed(game, unitAt(game, 0), unitAt(game, 1)).need;
    };
    assert.number(
      [7.99, 8, 8.01].map((n) => need(0, n + RADIUS)),
      [4, 4, 5],
    );
    // Past the corner: of a square it would be nearer.
    const { game } = charging({ A: front(), B: around(50 / 25.4 + 3, 4) });
    assert.number(chargeDistance(unitAt(game, 0), unitAt(game, 1)), Math.round(5 * INCH - 3000));
  }),
  one(MACHINE, "whoever charges it touches the base anywhere with its front and does not align", () => {
    const { game } = charged({ A: front(), B: around(5, 7) }, 12);
    const [a, b] = [unitAt(game, 0), unitAt(game, 1)];
    assert.place([a.charging, game.engagements.length], [true, 1]);
    assert.place(Math.abs(gap(rectangleOf(a), rectangleOf(b))) <= 3, true);
    // It stands as it wheeled: along none of the machine's own directions.
    assert.place(a.facing % 16384 === 0, false);
    assert.place([b.x, b.y, b.facing], [12_700, 17_780 - 3000, 32_768]);
  }),
  one(
    CONTACT,
    "two models touch a round base where it lies between two files, and that is where they go",
    () => {
      assert.number(files(charged({ A: front(), B: around(0, 8) }, 12).game).length, 2);
      const single = front({ profile: like({ base: [40, 40] }), models: 1, files: 1 });
      assert.number(files(charged({ A: single, B: around(0, 8) }, 12).game), [0]);
    },
    "round-target",
  ),
  one(MACHINE, "without a wheel the files over the point of contact touch it, past the front its corner", () => {
    const ends = (aside: number) => {
      const { game } = charging({ A: front(), B: around(aside / 25.4, 8) });
      const [a, b] = [unitAt(game, 0), unitAt(game, 1)];
      const { best } = findPlaces(aboutCharge(game, a, b, { mayWheel: false }));
      return best === null ? null : [best.modelsInContact.own, Math.round((8 * 2540 - best.end.y) / 10)];
    };
    // 30 mm before its centre, or the height of the rim over the corner.
    assert.place([9.9, 10, 10.1].map(ends), [
      [1, 300],
      [2, 300],
      [1, 300],
    ]);
    assert.place([68, 79.9, 80.1].map(ends), [[1, 240], [1, 25], null]);
  }),
  one(
    MACHINE,
    "a round base turns on the spot and goes on; it does not wheel",
    () => {
      const run = played(
        { phase: "movement", units: { A: { ...around(0, 0), side: "first" }, B: block("second", [-30, 20], "south") } },
        [],
        { until: { choice: "move" } },
      );
      const refused = (path: readonly object[]): string | null => {
        const said = verdict(run, { unit: 0, move: "advance", path } as never);
        return said.legal ? null : said.key;
      };
      assert.legality(
        [
          refused([
            { kind: "pivot", to: 0 },
            { kind: "straight", distance: 4 * INCH },
          ]),
          refused([
            { kind: "pivot", to: 0 },
            { kind: "straight", distance: Math.round(4.01 * INCH) },
          ]),
          refused([{ kind: "wheel", side: "left", angle: 8192 }]),
        ],
        [null, "refuse.too-far", "refuse.no-wheel-round"],
      );
      const { game } = played(
        { phase: "movement", units: { A: { ...around(0, 0), side: "first" }, B: block("second", [-30, 20], "south") } },
        [{ choice: "move", answer: { unit: "A", move: "advance", path: [{ kind: "pivot", to: 8192 }] } as never }],
      );
      const { x, y } = discOf(rectangleOf(unitAt(game, 0)));
      assert.place([Math.abs(x) < 1, Math.abs(y) < 1], [true, true]);
    },
    "round-arcs",
  ),
  one(
    MACHINE,
    "whoever has one in its profile lies on a round base, moved at random or not",
    () => {
      const refused = (more: Partial<typeof machine>): string | null => {
        const built = buildScene(
          {
            phase: "movement",
            units: { A: around(0, 0, { profile: { ...machine, ...more } }), B: block("first", [0, -20]) },
          },
          "2e-early",
        );
        return "problem" in built ? built.problem.problem.key : null;
      };
      assert.legality(
        [
          refused({}),
          refused({ rules: [] }),
          refused({ rules: ["war-machine", { rule: "random-movement", dice: "3D6" }] }),
          refused({ rules: [{ rule: "random-movement", dice: "3D6" }] }),
          refused({ base: [60, 59.99] }),
        ],
        [null, null, null, null, "army.round"],
      );
      const built = (more: Partial<Scene>, unit: Partial<SceneUnit> = {}): string | null => {
        const units = { A: around(0, 0, unit), B: block("first", [0, -20]) };
        const made = buildScene({ phase: "movement", units, ...more }, "2e-early");
        return "problem" in made ? made.problem.problem.key : null;
      };
      const moving = (on: number | null): Partial<Scene> => ({
        effects: [{ id: 1, rule: "random-movement", on, from: null, until: {}, params: { dice: "3D6" } }],
      });
      assert.legality([built(moving(0)), built(moving(null)), built(moving(1))], [null, null, null]);
      // The machine has fallen, and who joined it is left.
      const left = (rules: NonNullable<SceneProfile["rules"]>): string | null =>
        built({}, { models: 0, startModels: 1, characters: [{ profile: { ...machine, rules }, cost: 50 }] });
      assert.legality([left(["war-machine"]), left([])], [null, null]);
    },
    "round-machines",
  ),
];
