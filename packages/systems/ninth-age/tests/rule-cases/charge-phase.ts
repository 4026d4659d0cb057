import { type Scenario, say } from "@tercio/kernel";
import { enter } from "../../src/sequence/flow.ts";
import { chances, piece, play, type RuleCase, type SceneLine, type SceneRun } from "@tercio/testkit";
import { gap } from "@tercio/tabletop";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { facingCharged } from "../../src/battlefield/charges.ts";
import { ninthAge, type NinthAge } from "../../src/index.ts";
import { declareCharge } from "../../src/sequence/charge-declared.ts";
import { change, onField, type Unit } from "../../src/state/state.ts";
import { assert, INCH, one } from "./table.ts";

type Place = readonly [number, number];
type More = { readonly [field: string]: unknown };

const foot = {
  type: "Infantry",
  height: "Standard",
  base: [20, 20],
  adv: 4,
  mar: 8,
  dis: 7,
  hp: 1,
  def: 3,
  res: 3,
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};
const horse = { ...foot, type: "Cavalry", base: [25, 50], adv: 7, mar: 14 };
/** Thirty men, six wide: 120 mm by 100 mm; the first side looks north, the second south. */
const unit = (side: "first" | "second", at: Place, more: More = {}) => ({
  side,
  profile: foot,
  models: 30,
  files: 6,
  at,
  ...more,
});
const riders = (at: Place, more: More = {}) => ({ ...unit("first", at), profile: horse, models: 5, files: 5, ...more });

function scene(units: { readonly [name: string]: unknown }, more: More = {}): Scenario {
  if (ninthAge.rules.scenes === undefined) throw new Error("no scenes");
  return ninthAge.rules.scenes.scenario({ phase: "charge", units, ...more } as never);
}
type Run = SceneRun<NinthAge>;
const named = (run: Run, name: string): Unit => piece(run, name) as Unit;
const declare = (of: string, at: string): readonly SceneLine[] => [
  { choice: "charge", answer: { unit: of, target: at } },
  { choice: "charge-reaction", answer: { reaction: "hold" } },
];
const done: SceneLine = { choice: "charge", answer: { done: true } };
const inEnglish = (run: Run): string => (run.request?.type === "roll" ? say(ninthAge, run.request.label, "en") : "");
const inFrench = (run: Run): string => (run.request?.type === "roll" ? say(ninthAge, run.request.label, "fr") : "");
const labels = (run: Run, language: "en" | "fr"): readonly string[] => {
  const q = run.request;
  if (q?.type !== "choice") return [];
  const kind = ninthAge.rules.choices[q.choice];
  return (kind?.enumerate?.(run.game, q.about) ?? []).map((a) =>
    kind?.label === undefined ? "" : say(ninthAge, kind.label(run.game, q.about, a), language),
  );
};
const gapOf = (run: Run, a: string, b: string): number => gap(rectangleOf(named(run, a)), rectangleOf(named(run, b)));

/** A and C beside one another, 8 inches from a front of 240 mm. */
const two = (a: Place, c: Place): Scenario =>
  scene({ A: unit("first", a), C: unit("first", c), B: unit("second", [0, 8], { files: 12, models: 36 }) });
const both: readonly SceneLine[] = [...declare("A", "B"), ...declare("C", "B")];

export const chargePhaseCases: readonly RuleCase[] = [
  one(
    "t9a.rule.charge-range",
    "the prompt and the answer tell the distance, the need and the dice, in both languages",
    () => {
      const start = scene({
        A: unit("first", [0, 0]),
        R: riders([8, 0]),
        B: unit("second", [0, 8]),
      });
      const offered = play(ninthAge, start, []);
      assert.deepEqual(labels(offered, "en").slice(0, 2), [
        "A: charge B, 8 inches away: 4 or more on two dice",
        "R: charge B, 8.7 inches away: any roll on three dice without the lowest will do",
      ]);
      const far = scene({ R: riders([0, 0]), B: unit("second", [0, 15]) });
      const rolling = play(ninthAge, far, declare("R", "B"));
      assert.equal(
        inEnglish(rolling),
        "R, charge at B: 8 or more on three dice without the lowest (15 inches away, Advance Rate 7)",
      );
      assert.equal(
        inFrench(rolling),
        "R\u00a0: charge contre B, 8 ou plus sur trois dés sans le plus bas (à 15 pouces, Mouvement simple 7)",
      );
      const reasons = rolling.request?.type === "roll" ? rolling.request.breakdowns?.[0]?.breakdown : undefined;
      assert.deepEqual(
        reasons?.lines.map((l) => [l.value, l.by]),
        [
          [15, 15],
          [8, -7],
        ],
      );
      assert.equal(Math.round((chances(rolling, "charge-0-1").arrives ?? 0) * 216), 147);
    },
  ),
  one(
    "t9a.rule.facing-charged",
    "the facing of the declaration is kept when the target is turned before the charger moves",
    () => {
      // South-west of a front that looks south, just in its arc; turned by 5 degrees, its right flank.
      const start = ninthAge.rules.setup(
        scene({ A: unit("first", [-8, 2.2], { facing: 45 }), B: unit("second", [0, 8]) }),
      );
      const turned = (game: NinthAge): NinthAge => change(game, 1, { facing: 32_768 - 910 });
      const arc = (game: NinthAge): string => facingCharged(game.units[0] as Unit, game.units[1] as Unit);
      assert.deepEqual([arc(start), arc(turned(start))], ["front", "right"]);
      const charged = (game: NinthAge): unknown => {
        const run = play(ninthAge, { ...game, stack: [enter("charge-move", { unit: 0 })] }, [{ dice: [6, 6] }], {
          rest: "usual",
        });
        return run.game.engagements.map((e) => [e.a, e.b, e.aFacing, e.bFacing]);
      };
      assert.place(charged(turned(declareCharge(start, 0, 1))), [[0, 1, "front", "front"]]);
      assert.place(charged(declareCharge(turned(start), 0, 1)), [[0, 1, "front", "right"]]);
    },
  ),
  one(
    "t9a.rule.several-chargers",
    "all chargers of one target roll first; then they move as their owner says, then those that failed",
    () => {
      const run = play(
        ninthAge,
        two([-2.9, 0], [2.9, 0]),
        [...both, { dice: [3, 1] }, { dice: [4, 4] }, { choice: "next-unit", answer: { unit: "C" } }, "usual"],
        { rest: "usual", until: { sequence: "movement-phase" } },
      );
      const told = run.events.filter((e) => ["chargesArrived", "failedCharges"].includes(e.kind));
      assert.deepEqual(
        told.map((e) => [e.kind, say(ninthAge, e.message, "en")]),
        [
          ["chargesArrived", "C charged into B."],
          ["chargesArrived", "A charged into B."],
        ],
      );
      const second = play(ninthAge, two([-2.9, 0], [2.9, 0]), [...both, { dice: [1, 1] }]);
      // The first has fallen short and still stands where it was.
      assert.ok(inEnglish(second).startsWith("C, charge at B"), inEnglish(second));
      assert.deepEqual([named(second, "A").y, named(second, "A").moved], [0, "none"]);
    },
    "several-chargers",
  ),
  one("t9a.rule.several-chargers", "chargers of two targets: the owner says whose charge is carried out first", () => {
    const start = scene({
      A: unit("first", [-8, 0]),
      C: unit("first", [8, 0]),
      B: unit("second", [-8, 8]),
      D: unit("second", [8, 8]),
    });
    const lines = [...declare("A", "B"), ...declare("C", "D")];
    const asked = play(ninthAge, start, lines);
    assert.deepEqual(labels(asked, "en"), ["A against B", "C against D"]);
    const run = play(ninthAge, asked.battle, [{ choice: "next-charger", answer: { unit: "C" } }]);
    assert.ok(inEnglish(run).startsWith("C, charge at D"), inEnglish(run));
  }),
  one(
    "t9a.rule.failed-charge",
    "it stops half a millimetre from a friend in its way, and is not in contact",
    () => {
      // Two friends, 20 mm deep, before A's right half: their rear is 2.21 inches ahead, A would go 5.
      const start = scene({
        A: unit("first", [0, 0]),
        C: unit("first", [2.9, 3], { models: 2, files: 2 }),
        B: unit("second", [0, 12]),
      });
      const run = play(ninthAge, start, [...declare("A", "B"), done, { dice: [1, 5] }], {
        until: { sequence: "movement-phase" },
      });
      const away = gapOf(run, "A", "C");
      assert.equal(named(run, "A").moved, "failed-charge");
      assert.ok(away >= 50 && away < 60, `${away} hundredths of a millimetre from C`);
      assert.ok(named(run, "A").y < 2.22 * INCH && named(run, "A").y > 2.19 * INCH, `${named(run, "A").y}`);
    },
    "half-a-millimetre",
  ),
  one(
    "t9a.rule.failed-charge",
    "it wheels until its front looks straight at the middle of the target, paying for the wheel",
    () => {
      // The target's middle lies at (4, 10 + 100 mm / 2): the wheel about the right corner costs 1.73 of 6 inches.
      const start = scene({ A: unit("first", [0, 0]), B: unit("second", [4, 12]) });
      const run = play(ninthAge, start, [...declare("A", "B"), { dice: [1, 6] }], {
        until: { sequence: "movement-phase" },
      });
      const a = named(run, "A");
      const turn = (a.facing / 65_536) * 2 * Math.PI;
      const aside = (4 * INCH - a.x) * Math.cos(turn) - (12 * INCH + 5000 - a.y) * Math.sin(turn);
      assert.ok(Math.abs(aside) < 3, `it looks ${aside} past the middle`);
      const corner = { x: 6000, y: 0 };
      const pivoted = { x: corner.x - 6000 * Math.cos(turn), y: corner.y + 6000 * Math.sin(turn) };
      const straight = Math.sqrt((a.x - pivoted.x) ** 2 + (a.y - pivoted.y) ** 2);
      assert.ok(Math.abs(12_000 * turn + straight - 6 * INCH) < 3, `it went ${12_000 * turn + straight}`);
    },
    "failed-charge",
  ),
  one("t9a.rule.failed-charge", "it ends at the Board Edge, not over it", () => {
    // The target fled past the edge: nothing is left to catch.
    const start = scene({
      A: unit("first", [0, 20]),
      B: unit("second", [0, 23.5], { facing: "north", models: 6, files: 6 }),
    });
    const flees: SceneLine = { choice: "charge-reaction", answer: { reaction: "flee" } };
    const run = play(
      ninthAge,
      start,
      [{ choice: "charge", answer: { unit: "A", target: "B" } }, flees, { dice: [6, 6] }, { dice: [6, 6] }],
      { until: { sequence: "movement-phase" } },
    );
    assert.equal(named(run, "B").place, "gone");
    assert.deepEqual([named(run, "A").moved, named(run, "A").y], ["failed-charge", 24 * INCH]);
  }),
  one(
    "t9a.rule.charge-reaction",
    "hold and flee each stand beside their odds: it arrives, how the combat goes; they get away",
    () => {
      const start = scene({ A: unit("first", [0, 0]), B: unit("second", [0, 8]) });
      const run = play(ninthAge, start, [{ choice: "charge", answer: { unit: "A", target: "B" } }]);
      const questions = run.request === null ? [] : ninthAge.views.questions(run.game, run.request);
      assert.deepEqual(
        questions.map((q) => [q.id, q.answer, q.headline ?? null]),
        [
          ["charge-0-1", { reaction: "hold" }, "arrives"],
          ["charged-combat-0-1", { reaction: "hold" }, null],
          ["charged-losses-0-1", { reaction: "hold" }, null],
          ["flee-1-0", { reaction: "flee" }, "escapes"],
        ],
      );
      assert.equal(Math.round((chances(run, "charge-0-1").arrives ?? 0) * 36), 33);
      // Caught when the flight of F and the roll of R on the other dice give 4 + R >= 8 + F: 216 throws of 1296 and so on.
      let caught = 0;
      const ways = (n: number): number => 6 - Math.abs(7 - n);
      for (let f = 2; f <= 12; f++) for (let r = 2; r <= 12; r++) if (4 + r >= 8 + f) caught += ways(f) * ways(r);
      const flee = chances(run, "flee-1-0");
      assert.ok(Math.abs((flee.caught ?? 0) - caught / 1296) < 1e-9, `${flee.caught} is not ${caught}/1296`);
      assert.ok(Math.abs((flee.escapes ?? 0) - (1 - caught / 1296)) < 1e-9);
      const combat = chances(run, "charged-combat-0-1");
      assert.ok(Math.abs(Object.values(combat).reduce((s, p) => s + p, 0) - 1) < 1e-9);
    },
  ),
  one("t9a.maximising-contact.1", "the odds beside a charge fight everybody whom the charge touches", () => {
    // The front of A, 200 mm, meets B and cannot but meet D beside it.
    const units = {
      A: unit("first", [0, 0], { files: 10 }),
      B: unit("second", [0, 8], { files: 1, models: 3 }),
      D: unit("second", [-2.9, 8]),
      E: unit("second", [2.9, 8]),
      // Fought from behind, B cannot be turned out of the line.
      F: { side: "first", profile: foot, models: 3, files: 1 },
    };
    const start = scene(units, { contact: [{ of: "F", at: "B", facing: "rear" }] });
    const run = play(ninthAge, start, []);
    const q = run.request === null ? [] : ninthAge.views.questions(run.game, run.request);
    const combat = q.find((x) => x.id === "charged-combat-0-1");
    const played = play(ninthAge, start, [...declare("A", "B"), { dice: [6, 6] }], {
      rest: "usual",
      until: { sequence: "movement-phase" },
    });
    const foes = (g: NinthAge | undefined): readonly number[] =>
      g?.engagements.flatMap((e) => (e.a === 0 ? [e.b] : [])) ?? [];
    assert.ok(foes(played.game).length > 1, "it touches one only");
    assert.deepEqual(foes(combat?.start), foes(played.game));
  }),
  one(
    "t9a.maximising-contact.1",
    "at the end of a charge nobody is nearer than half a millimetre but whom it fights",
    () => {
      // With less than half a millimetre to spare there is no room at all: the charge may not be declared.
      // Friends and enemies a little to the left and right of where the charger must stand.
      for (const beside of [0.02, 0.2, 0.4, 0.6, 1.1]) {
        const x = (120 + beside) / 25.4;
        const start = scene({
          A: unit("first", [0.1, 0]),
          L: unit("first", [-x, 8 - 0.04]),
          B: unit("second", [0, 8]),
          R: unit("second", [x + 0.004, 7.9]),
        });
        const asked = play(ninthAge, start, []).request;
        const pairs =
          asked?.type === "choice" ? (asked.about as { pairs: readonly { unit: number; target: number }[] }).pairs : [];
        const open = pairs.some((pair) => pair.unit === 0 && pair.target === 2);
        // At 0.4 mm there is room again: against the enemy on the right, who is then fought as well.
        assert.equal(open, beside > 0.3, `${beside} mm beside`);
        if (!open) continue;
        const run = play(ninthAge, start, [...declare("A", "B"), done, { dice: [6, 6] }], {
          rest: "usual",
          until: { sequence: "movement-phase" },
        });
        assert.equal(named(run, "A").moved, "charge", `${beside} mm`);
        for (const v of run.game.units.filter(onField)) {
          const fights = run.game.engagements.some((e) => e.a === 0 && e.b === v.id);
          const away = gap(rectangleOf(named(run, "A")), rectangleOf(v));
          if (v.id !== 0)
            assert.equal(fights ? away <= 3 : away >= 50, true, `${beside} mm: ${away} from ${v.id}, fights ${fights}`);
        }
      }
    },
    "half-a-millimetre",
  ),
];
