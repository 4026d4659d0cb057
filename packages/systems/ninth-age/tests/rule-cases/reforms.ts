import type { Json } from "@tercio/kernel";
import { type Gesture, type Handling, handlingOf, tryOut } from "@tercio/board";
import { type RuleCase, verdict } from "@tercio/testkit";
import { ninthAge, type Scene } from "../../src/index.ts";
import { like, man } from "./combat-scenes.ts";
import { block, melee, type Played, played, quiet } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const REFORM = "t9a.rule.combat-reform";

/** The combat stands at the question whether A reforms; it has won. */
const reforming = (scene: Scene): Played =>
  played(scene, (request, game, names) =>
    request.type === "choice" &&
    request.choice === "combat-reform" &&
    (request.about as { unit: number }).unit === names.A
      ? null
      : quiet({ "roll.combat-reform": { show: { total: 2 } } })(request, game, names),
  );
/** What becomes of a gesture on the board: the answer it leads to, and why not. */
function gestured(
  run: Played,
  gesture: Gesture,
  tried: Json = null,
): { readonly answer: Json; readonly why: string | null } {
  const request = run.request;
  if (request?.type !== "choice") throw new Error("no player is asked");
  const shown = tryOut(ninthAge.rules.choices[request.choice], run.game, request, gesture, tried);
  if (shown === null) throw new Error(`${request.choice} takes no gesture`);
  if (shown.answer !== null) assert.ok(verdict(run, shown.answer).legal);
  return { answer: shown.answer, why: shown.verdict === true ? null : shown.verdict.message.key };
}
/** Dragged there while it was so wide and looked that way. */
const wish = (run: Played, files: number, x: number, facing = 0) =>
  gestured(run, { do: "to", piece: 0, x, y: 0 }, { files, facing, x: 0, y: 0 });

/** A may move; another unit is far away. */
const moving = (more: Parameters<typeof block>[3] = {}, at: readonly [number, number] = [0, 0]): Played =>
  played(
    { phase: "movement", units: { A: block("first", at, "north", more), E: block("second", [-25, 20], "south") } },
    [],
    { until: { choice: "move" } },
  );
const legal = (run: Played, move: string, path: readonly object[]): boolean =>
  verdict(run, { unit: 0, move, path } as never).legal;
const toolsOf = (run: Played): Handling => {
  if (run.request?.type !== "choice") throw new Error("no player is asked");
  return handlingOf(ninthAge.rules.choices.move, run.game, run.request, 0) as Handling;
};

/** Reforms in combat and out of it, and the moves of a single model. */
export const reformCases: readonly RuleCase[] = [
  one(REFORM, "dragged along the enemy: every place that is legal, and the nearest to one that is not", () => {
    const run = reforming(melee());
    const at = (x: number) => wish(run, 6, x).answer;
    assert.deepEqual(at(1900), { files: 6, x: 1900, y: 0, facing: 0 });
    assert.deepEqual(at(-737), { files: 6, x: -737, y: 0, facing: 0 });
    // One base aside the last model still touches by its corner, beyond that one fewer does.
    const most = at(2500) as { x: number };
    assert.ok(most.x >= 2000 && most.x < 2010);
    assert.deepEqual(at(-9000), { files: 6, x: -most.x, y: 0, facing: 0 });
  }),
  one(REFORM, "any width that keeps as many in contact, and any facing that does", () => {
    const run = reforming(melee());
    for (const files of [7, 10, 15]) assert.deepEqual(wish(run, files, 0).answer, { files, x: 0, y: 0, facing: 0 });
    assert.equal(wish(run, 5, 0).why, "refuse.combat-reform-fewer");
    // Turned to the east it stands with its left flank to the enemy: five files deep six ranks touch it, six wide five.
    assert.equal(wish(run, 6, 5000, 16384).why, "refuse.combat-reform-fewer");
    const aside = wish(run, 5, 6000, 15000).answer as { x: number; y: number; facing: number };
    assert.deepEqual(aside, { files: 5, x: 6000, y: -5000, facing: 16384 } as never);
  }),
  one(REFORM, "no model's centre farther than the March Rate from where it stood", () => {
    // Five in one rank along thirty: each of them goes as far as the unit.
    const run = reforming(melee({}, { models: 5, files: 5 }, { models: 30, files: 30 }));
    const at = (x: number) => verdict(run, { files: 5, x, y: 0, facing: 0 } as never);
    assert.deepEqual([at(8 * INCH).legal, at(8 * INCH + 25).key], [true, "refuse.model-too-far"]);
    const { x } = wish(run, 5, 9 * INCH).answer as { x: number };
    assert.ok(x >= 8 * INCH && x <= 8 * INCH + 3);
  }),
  one(
    REFORM,
    "half an inch from a friend of another combat too, and never into contact with a fresh enemy",
    () => {
      const beside = (side: "first" | "second", apart: number): readonly unknown[] => {
        // Seven files reach 70 mm to the east.
        const D = block(side, [(70 + 60) / 25.4 + apart, -2], "south", { models: 6 });
        const run = reforming(melee({ D }, {}, {}));
        const { legal: yes, key } = verdict(run, { files: 7, x: 0, y: 0, facing: 0 });
        return [yes, key];
      };
      assert.deepEqual(beside("first", 0.5), [true, null]);
      assert.deepEqual(beside("first", 0.51), [true, null]);
      assert.deepEqual(beside("first", 0.49), [false, "refuse.combat-reform-room"]);
      assert.deepEqual(beside("second", 0.49), [false, "refuse.combat-reform-room"]);
      assert.deepEqual(beside("second", 0.01), [false, "refuse.combat-reform-contact"]);
    },
    "combat-reform-spacing",
  ),
  one("t9a.rule.single-model-pivot", "a single model turns freely about its middle, also on the march", () => {
    const [lone, pair] = [moving({ models: 1, files: 1 }), moving({ models: 2, files: 2 })];
    const steps = (run: Played, way: string) =>
      toolsOf(run)
        .ways.find((w) => w.id === way)
        ?.steps.includes("pivot");
    assert.deepEqual([steps(lone, "advance"), steps(lone, "march")], [true, true]);
    assert.deepEqual([steps(pair, "advance"), steps(pair, "march")], [false, false]);
    const turn = gestured(lone, { do: "face", piece: 0, way: "advance", facing: 20000 }).answer;
    assert.deepEqual(turn, { unit: 0, move: "advance", path: [{ kind: "pivot", to: 20000 }] });
    // The turn costs nothing of the four inches.
    const about = (distance: number) => [
      { kind: "pivot", to: 32768 },
      { kind: "straight", distance },
    ];
    assert.legality(
      [legal(lone, "advance", about(4 * INCH)), legal(lone, "advance", about(4 * INCH + 25))],
      [true, false],
    );
    assert.equal(legal(pair, "advance", about(INCH)), false);
    const wheeled = gestured(pair, { do: "face", piece: 0, way: "advance", facing: 8192 }).answer;
    assert.deepEqual((wheeled as { path: readonly { kind: string }[] }).path[0]?.kind, "wheel");
  }),
  one("t9a.rule.moves", "the tools of a march hold no steps back or aside", () => {
    const ways = toolsOf(moving()).ways.map((w) => [w.id, w.steps.includes("back"), w.steps.includes("side")]);
    assert.deepEqual(ways, [
      ["advance", true, true],
      ["march", false, false],
    ]);
    assert.deepEqual(
      toolsOf(moving({ musician: true })).ways.map((w) => w.id),
      ["advance", "march", "swift-reform"],
    );
  }),
  one("t9a.rule.backwards", "half as far backwards, and one direction only", () => {
    const run = moving();
    const back = (distance: number) => legal(run, "advance", [{ kind: "back", distance }]);
    assert.legality([back(2 * INCH), back(2 * INCH + 25)], [true, false]);
    assert.equal(
      legal(run, "advance", [
        { kind: "straight", distance: 100 },
        { kind: "back", distance: 100 },
      ]),
      false,
    );
  }),
  one("t9a.rule.reform", "a Reform keeps the middle, and no model goes farther than the March Rate", () => {
    // The champion goes from the first rank to the first rank: turned about, four ranks far.
    const turned = (depth: number): boolean => {
      const profile = like({ mar: 2, base: [20, depth] });
      const run = moving({ profile, models: 25, files: 5, champion: true });
      const y = -Math.round(5 * depth * 100);
      return verdict(run, { unit: 0, move: "reform", x: 0, y, facing: 32768, files: 5 }).legal;
    };
    assert.legality([turned(12.7), turned(12.8)], [true, false]);
    const run = moving({ profile: man });
    const off = (y: number) => verdict(run, { unit: 0, move: "reform", x: 0, y, facing: 0, files: 5 }).key;
    assert.deepEqual([off(1000), off(1003)], [null, "refuse.reform-centre"]);
  }),
  one(
    "t9a.rule.unit-spacing",
    "a Swift Reform with its Advance ends more than an inch from others, as any move",
    () => {
      // Ten wide about its middle the unit reaches 100 mm to the east, where an enemy stands.
      const beside = (apart: number, ahead: number): readonly unknown[] => {
        const run = played(
          {
            phase: "movement",
            units: {
              A: block("first", [0, 0], "north", { musician: true }),
              E: block("second", [(100 + 60) / 25.4 + apart, -2], "south", { models: 6 }),
            },
          },
          [],
          { until: { choice: "move" } },
        );
        const path = [{ kind: "straight", distance: ahead }];
        const { legal: yes, key } = verdict(run, {
          unit: 0,
          move: "swift-reform",
          facing: 0,
          files: 10,
          path,
        } as never);
        return [yes, key];
      };
      // Half an inch is enough on the way, if the Advance leads away from the enemy.
      assert.deepEqual(beside(0.6, INCH), [false, "refuse.unit-spacing"]);
      assert.deepEqual(beside(1.01, INCH), [true, null]);
      assert.deepEqual(beside(0.6, 4 * INCH), [true, null]);
      assert.deepEqual(beside(0.49, 4 * INCH), [false, "refuse.unit-spacing"]);
    },
  ),
  one("t9a.rule.board-edge", "a move ends on the table", () => {
    const run = moving({}, [0, 21]);
    const ahead = (distance: number) => legal(run, "advance", [{ kind: "straight", distance }]);
    assert.legality([ahead(3 * INCH), ahead(3 * INCH + 25)], [true, false]);
  }),
];
