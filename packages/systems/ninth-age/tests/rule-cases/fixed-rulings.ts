import type { Json } from "@tercio/kernel";
import { gap } from "@tercio/tabletop";
import { piece, type RuleCase, type SceneReply, verdict } from "@tercio/testkit";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { type Army, armies, ninthAge } from "../../src/index.ts";
import { awayFrom } from "../../src/sequence/chase.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, breaking, melee, type Played, played, quiet } from "./scenes.ts";
import { assert, barbarians, field, guard, INCH, one } from "./table.ts";

const unitOf = (run: Played, name: string): Unit => piece(run, name) as Unit;

/** The size of a battle for which none was agreed, whose dearer army costs that much. */
function sized(cost: number): number {
  const empire = armies["empire-of-sonnstahl"] as Army;
  const army = (pointCost: number): Json =>
    ({ ...empire, units: empire.units.slice(0, 1).map((u) => ({ ...u, pointCost })) }) as unknown as Json;
  const starter = ninthAge.rules.starter();
  const { size: _, ...setup } = starter.setup;
  return ninthAge.rules.setup({ ...starter, setup: { ...setup, armies: [army(100), army(cost)] } }).armyPoints;
}

/** A pursues 7 inches past a friend of no combat, whose flank lies so many millimetres beside its way. */
function passing(beside: number): Played {
  const F = block("first", [(120 + beside) / 25.4, 5], "south");
  return played(melee({ F }), quiet(breaking(9, 7)), { until: { step: "melee-phase/6" } });
}

/**
 * A breaks before B and flees north to south. C of the same combat, 160 mm behind it and so beyond the 6 inches of who
 * sees it break, has just struck down its only foe D; the way of A leads so many millimetres past its flank.
 */
function through(past: number): readonly (readonly [string, unknown])[] {
  const run = played(
    {
      phase: "melee",
      units: {
        A: block("first", [0, 0], "north", { models: 20, files: 5, state: { rounds: 1 } }),
        B: block("second", undefined, undefined, {
          standard: true,
          profile: like({}, { att: 2 }),
          state: { rounds: 1 },
        }),
        D: block("second", undefined, undefined, { models: 8, files: 1, state: { rounds: 1 } }),
        C: block("first", undefined, undefined, {
          models: 5,
          files: 5,
          profile: like({}, { att: 8 }),
          state: { rounds: 1 },
        }),
      },
      contact: [
        { of: "B", at: "A", facing: "front" },
        { of: "D", at: "A", facing: "rear", offset: 41 },
        { of: "C", at: "D", facing: "rear", offset: 59 + past },
      ],
    },
    (request, game, names) => {
      if (request.type !== "roll" || request.dice.kind !== "chains")
        return quiet({
          "roll.break": { show: { total: 12 } },
          "roll.flee": { show: { total: 9 } },
          pursue: { choice: "pursue", answer: { pursue: false } },
        })(request, game, names);
      const { packets } = game.stack.at(-1)?.vars as unknown as {
        packets: readonly { readonly unit: number; readonly aims: readonly { readonly at: number }[] }[];
      };
      const points = packets.map((p) => (p.unit === names.C ? 8 : p.unit === names.B ? 7 : 0));
      return { show: { points } };
    },
    { until: { step: "melee-phase/6" } },
  );
  assert.deepEqual([unitOf(run, "D").place, unitOf(run, "A").fleeing], ["gone", true]);
  return run.requests.flatMap(({ request: q }) =>
    q.type === "roll" && q.label.key === "roll.panic"
      ? [[JSON.stringify(q.label.values?.unit), q.label.values?.need] as const]
      : [],
  );
}

/** Pages for rulings that are no rule of their own, and for what the sheet says of a flight and of a redirect. */
export const readingCases: readonly RuleCase[] = [
  one(
    "t9a.rule.game-size",
    "where nobody agreed on a size it is the dearer army, rounded up to 500 points",
    () => assert.deepEqual([1, 1499, 1500, 1501].map(sized), [500, 1500, 1500, 2000]),
    "game-size-not-agreed",
  ),
  one(
    "t9a.sequence.melee.round-of-combat.13",
    "a pursuit ends half a millimetre from a friend too: at 0.49 it falls short, at 0.5 it does not",
    () => {
      const ends = [0.49, 0.5, 0.51].map(passing);
      assert.deepEqual(
        ends.map((run) => unitOf(run, "A").y),
        [5 * INCH - 10, 7 * INCH, 7 * INCH],
      );
      for (const run of ends) assert.ok(gap(rectangleOf(unitOf(run, "A")), rectangleOf(unitOf(run, "F"))) >= 50);
    },
    "half-a-millimetre",
  ),
  one(
    "t9a.rule.flee-distance",
    "its rear parallel to the facing it fought, also where only a corner touched",
    () => {
      // The barbarians' front runs 10 degrees past the guard's right front corner, at (50 mm, 0).
      const turned = 32_768 + 1820;
      const game = field(
        {
          [guard]: { x: 0, y: 0, facing: 0, champion: false },
          [barbarians]: { x: 3030, y: 348, facing: turned, champion: false },
        },
        [{ a: barbarians, b: guard, aFacing: "front", bFacing: "front", offset: 0 }],
        {},
        "apart",
      );
      assert.equal(awayFrom(game, guard, barbarians), turned);
      assert.equal(awayFrom(game, barbarians, guard), 0);
    },
    "flight-from-combat",
  ),
  one(
    "t9a.panic.trigger.fled-through",
    "a friend of the same combat with nobody left to fight is frightened, if the flight leads through it",
    () => {
      // Their bases overlap by a tenth of a millimetre, or miss each other by as much.
      const need = (past: number): readonly unknown[] =>
        through(past).map(([name, least]) => [name.includes("C"), least]);
      assert.number([need(-0.1), need(0.1)], [[[true, 7]], []]);
    },
  ),
  one(
    "t9a.rule.unit-spacing",
    "who kept more than an inch keeps it on, to the hundredth of a millimetre; who stood no farther may stay",
    () => {
      const closing = (apart: number, by: number): boolean => {
        const run = played({
          phase: "movement",
          units: {
            A: block("first", [0, 0], "north"),
            F: block("first", [(12_000 + apart) / INCH, 0], "north"),
            B: block("second", [0, 20], "south"),
          },
        });
        const step = by === 0 ? { kind: "straight", distance: INCH } : { kind: "side", side: "right", distance: by };
        return verdict(run, { unit: "A", move: "advance", path: [step] } as unknown as Json).legal;
      };
      assert.deepEqual(
        [closing(2542, 1), closing(2541, 1), closing(2541, 0), closing(2540, 0), closing(2000, 0)],
        [true, false, true, true, true],
      );
    },
  ),
  one(
    "t9a.rule.flee-reaction",
    "who fled 2 inches is run down on the facing it shows now, 10 inches off, by 6 on the dice and not by 5",
    () => {
      const scene = {
        phase: "charge" as const,
        units: { A: block("first", [0, 0], "north"), B: block("second", [0, 8], "south") },
      };
      const after = (total: number): Played =>
        played(
          scene,
          [
            { choice: "charge", answer: { unit: "A", target: "B" } },
            { choice: "charge-reaction", answer: { reaction: "flee" } },
            { dice: [1, 1] },
            { show: { total, highest: 4 } },
          ],
          { until: { sequence: "movement-phase" } },
        );
      const reacting = played(scene, [{ choice: "charge", answer: { unit: "A", target: "B" } }]);
      assert.legality(verdict(reacting, { reaction: "flee" }).legal, true);
      // It turned about its middle, so its rear stands where its front was, and then 2 inches on.
      const ends = [6, 5].map((total) => {
        const run = after(total);
        return [unitOf(run, "A").y, unitOf(run, "A").moved, unitOf(run, "B").place];
      });
      assert.deepEqual(ends, [
        [10 * INCH, "charge", "gone"],
        [4 * INCH, "failed-charge", "field"],
      ]);
    },
    "fled-target",
  ),
  one("t9a.rule.redirect", "who has not tried may when the target flees again; who has tried may not", () => {
    const offers = (first: boolean): readonly unknown[] => {
      let charges = 0;
      const script: SceneReply<NinthAge> = (request, game, names) => {
        if (request.type === "choice" && request.choice === "charge") {
          const unit = ["A", "C"][charges++];
          return unit === undefined ? null : { choice: "charge", answer: { unit, target: "B" } };
        }
        return quiet({
          "charge-reaction": { choice: "charge-reaction", answer: { reaction: "flee" } },
          redirect: { choice: "redirect", answer: { redirect: first && charges === 1 } },
          "roll.redirect": { show: { total: 12 } },
        })(request, game, names);
      };
      const run = played(
        {
          phase: "charge",
          units: {
            A: block("first", [0, 0], "north"),
            C: block("first", [8, 0], "north"),
            B: block("second", [0, 8], "south"),
            D: block("second", [8, 10], "south"),
          },
        },
        script,
      );
      const { A, C } = { A: unitOf(run, "A").id, C: unitOf(run, "C").id };
      const name = (id: unknown): string => (id === A ? "A" : id === C ? "C" : "?");
      return run.requests.flatMap(({ request: q }) =>
        q.type === "choice" && q.choice === "redirect" ? [name(q.about.unit)] : [],
      );
    };
    assert.deepEqual(
      [offers(false), offers(true)],
      [
        ["A", "A", "C"],
        ["A", "C"],
      ],
    );
  }),
];
