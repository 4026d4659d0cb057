import { piece, type RuleCase, type SceneReply } from "@tercio/testkit";
import { gap } from "@tercio/tabletop";
import { rectangleOf } from "../../src/calculation/formation.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, breaking, melee, played, quiet, type Played } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const OFF = "t9a.rule.pursuit-off-board";
const unitOf = (run: Played, name: string): Unit => piece(run, name) as Unit;
const place = (u: Unit): readonly unknown[] => [u.place, u.x, u.y, u.facing];

/** A pursues 7 inches past E, whose flank lies so many millimetres beside its way. */
function passing(beside: number): Played {
  const E = block("second", [(120 + beside) / 25.4, 5], "south");
  return played(melee({ E }), quiet(breaking(9, 7)), { until: { step: "melee-phase/6" } });
}

/** Comes back at the start of its Movement Phase, having left the table there with that facing. */
const returning = (
  at: readonly [number, number],
  facing: number,
  others: Parameters<typeof melee>[0] = {},
  table: readonly [number, number] = [72, 48],
): Played =>
  played(
    {
      phase: "movement",
      table,
      turn: 3,
      units: {
        A: block("first", at, facing, { place: "pursued-off" }),
        E: block("second", [0, -10], "north"),
        ...others,
      },
    },
    [],
    { until: { choice: "move" } },
  );

/** Where pursuits end, off the table too, and the way back. */
export const pursuitCases: readonly RuleCase[] = [
  one(
    `${ROUND}.13`,
    "a pursuit ends in contact, or half a millimetre from others at least",
    () => {
      const [near, apart] = [passing(0.4), passing(0.6)];
      // Beside E there is too little room: it stops where its corner is half a millimetre off, 0.3 short of being beside it.
      assert.deepEqual([unitOf(near, "A").y, unitOf(apart, "A").y], [5 * INCH - 30, 7 * INCH]);
      for (const run of [near, apart]) {
        const [a, e] = [unitOf(run, "A"), unitOf(run, "E")];
        assert.deepEqual(run.game.engagements, []);
        assert.ok(gap(rectangleOf(a), rectangleOf(e)) >= 50);
      }
    },
    "half-a-millimetre",
  ),
  one([`${ROUND}.2`, OFF], "back from off the table it chooses its weapon anew, in a first Round of Combat", () => {
    const armed = { profile: like({ weapons: ["great-weapon", "halberd"] }) };
    const scene = melee({ E: block("second", [5, 12], "north") }, { at: [5, 20], ...armed }, {}, { turn: 2 });
    let asked = 0;
    const script: SceneReply<NinthAge> = (request, game, names) => {
      const about = request.type === "choice" ? (request.about as { readonly unit?: number }) : {};
      if (request.type === "choice" && request.choice === "charge" && game.active === 1)
        return { choice: "charge", answer: { unit: "E", target: "A" } };
      if (request.type === "choice" && request.choice === "weapon" && about.unit === names.A && ++asked === 2)
        return null;
      return quiet({ ...breaking(7, 7), "roll.charge": { show: { total: 12, highest: 6 } } })(request, game, names);
    };
    const run = played(scene, script);
    assert.equal(asked, 2);
    assert.deepEqual([run.game.gameTurn, run.game.active, unitOf(run, "A").rounds], [3, 1, 0]);
  }),
  one(
    OFF,
    "it comes back where the middle of its front went over, from any direction and on any edge",
    () => {
      const back = (at: readonly [number, number], facing: number) => place(unitOf(returning(at, facing), "A"));
      const deep = 24 * INCH - 10_000;
      assert.deepEqual(back([20, 24], 30), ["field", 20 * INCH, deep, 32768]);
      assert.deepEqual(back([-20, -24], 200), ["field", -20 * INCH, -deep, 0]);
      assert.deepEqual(back([36, 5], 80), ["field", 36 * INCH - 10_000, 5 * INCH, 49152]);
      assert.deepEqual(back([-36, 5], 280), ["field", 10_000 - 36 * INCH, 5 * INCH, 16384]);
      // By the corner of the table it stands as near to the place as it has room.
      assert.deepEqual(back([35, 24], 45), ["field", 36 * INCH - 6000, deep, 32768]);
    },
    "pursuit-off-board",
  ),
  one(OFF, "who goes over the edge slantwise comes back where it crossed it, not where it fought", () => {
    // The middle of A's front has 7 inches to the edge northwards, so 7 * tan 30° = 4.04 inches to the east on the way.
    const scene = melee({}, { at: [5, 17], facing: 30 });
    const run = played(scene, quiet(breaking(12, 12)), { until: { sequence: "player-turn" } });
    const gone = unitOf(run, "A");
    assert.equal(gone.place, "pursued-off");
    assert.ok(Math.abs(gone.x - (5 + 7 * Math.tan(Math.PI / 6)) * INCH) <= 2, `${gone.x}`);
    assert.equal(gone.y, 24 * INCH);
  }),
  one(OFF, "an inch from others is enough, less is not", () => {
    const beside = (gapInches: number): number => {
      const friend = block("first", [5 + 120 / 25.4 + gapInches, 20], "south");
      return unitOf(returning([5, 24], 0, { F: friend }), "A").x;
    };
    assert.deepEqual([beside(1), beside(1.01), beside(0.99)], [5 * INCH, 5 * INCH, 12_675]);
  }),
  one(OFF, "no room along the whole edge: it waits, and is told of", () => {
    const wall = (width: number) =>
      block("second", [0, 17], "south", { files: 30, profile: like({ base: [width, 20] }) });
    const [room, none] = [
      returning([0, 18], 0, { W: wall(20) }, [36, 36]),
      returning([0, 18], 0, { W: wall(25) }, [36, 36]),
    ];
    // Thirty bases of 20 mm leave 123 mm beside them and an inch, those of 25 mm less than the unit is wide.
    assert.equal(unitOf(room, "A").place, "field");
    assert.ok(gap(rectangleOf(unitOf(room, "A")), rectangleOf(unitOf(room, "W"))) >= INCH);
    assert.equal(unitOf(none, "A").place, "pursued-off");
    assert.told(
      none.events.filter((e) => e.rule === OFF).map((e) => e.kind),
      ["noRoomToReturn"],
    );
  }),
  one([OFF, "t9a.sequence.movement.movement-phase.1"], "of two that come back the owner says which goes first", () => {
    const back = (first: string): readonly number[] => {
      const run = played(
        {
          phase: "movement",
          units: {
            A: block("first", [5, 24], "north", { place: "pursued-off" }),
            D: block("first", [7, 24], "north", { place: "pursued-off" }),
            F: block("first", [-20, 0], "north", { state: { fleeing: true } }),
            E: block("second", [0, -10], "north"),
          },
        },
        (request) =>
          request.type === "choice" && request.choice === "next-unit"
            ? { choice: "next-unit", answer: { unit: first } }
            : null,
      );
      // Both are back before the Fleeing unit tries to rally.
      assert.equal(run.request?.type === "roll" ? run.request.label.key : "", "roll.rally");
      return ["A", "D"].map((name) => unitOf(run, name).x);
    };
    const beside = 12_000 + INCH;
    assert.deepEqual(back("A"), [5 * INCH, 5 * INCH + beside]);
    assert.deepEqual(back("D"), [7 * INCH - beside, 7 * INCH]);
  }),
];
