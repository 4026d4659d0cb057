import type { Frame } from "@tercio/kernel";
import { piece, play, type RuleCase } from "@tercio/testkit";
import { ninthAge } from "../../src/index.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  cavalry,
  dull,
  faceToFace,
  field,
  guard,
  halberds,
  INCH,
  kinds,
  one,
  type Reply,
  run,
  start,
  warriors,
} from "./table.ts";
import type { Stand } from "../stand.ts";
import { block, played } from "./scenes.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const TURN = "t9a.sequence.general.player-turn";
const CHARGE = "t9a.sequence.charge.charge-phase";
const MOVE = "t9a.sequence.movement.movement-phase";

/** The cavalry looks at the barbarians 10 inches away. */
const facingOff = (more: { readonly [id: number]: Stand } = {}): NinthAge =>
  field({ [cavalry]: { x: 0, y: 0, facing: 0 }, [barbarians]: { x: 0, y: 10 * INCH, facing: 32768 }, ...more });
const declare = { charge: { unit: cavalry, target: barbarians } };
const once = (choices: { readonly [id: string]: unknown }, total = 7) => {
  const left = { ...choices };
  return (request: Parameters<ReturnType<typeof dull>>[0], game: NinthAge): unknown => {
    if (request.type === "choice" && request.choice in left) {
      const given = left[request.choice];
      delete left[request.choice];
      return given;
    }
    if (request.type === "choice" && request.choice === "charge") return { done: true };
    return dull({ total })(request, game);
  };
};
/** Whom the cavalry has declared a charge against, if it could. */
const declared = (frames: readonly Frame[]): number | null | undefined =>
  run(facingOff(), frames, (q) => (q.type === "choice" && q.choice === "charge" ? declare.charge : null), 1).game.units[
    cavalry
  ]?.declared;
export const turnCases: readonly RuleCase[] = [
  one("t9a.turn.game-length", "six Game Turns, and no more", () => {
    const at = (gameTurn: number) =>
      run(
        field({ [halberds]: {}, [barbarians]: { x: 0, y: 15 * INCH } }, [], { gameTurn, active: 1 }),
        [frameAt("game", "next", {})],
        () => null,
      ).game;
    assert.equal(at(6).phase, "post-game");
    assert.equal(at(5).gameTurn, 6);
    assert.equal(at(5).result, null);
  }),
  one(`${TURN}.1`, "the Charge Phase comes first", () => assert.legality(declared(start("player-turn")), barbarians)),
  one(`${TURN}.2`, "then the Movement Phase", () => {
    const moves: Reply = (q) =>
      q.type === "choice" && q.choice === "move"
        ? { unit: cavalry, move: "advance", path: [{ kind: "straight", distance: 2 * INCH }] }
        : null;
    const r = run(facingOff(), [frameAt("player-turn", "2", {})], moves, 1);
    assert.place(r.game.units[cavalry]?.y, 2 * INCH);
  }),
  one(`${TURN}.5`, "the Melee Phase comes last", () => {
    const led: Stand = { champion: false };
    const game = faceToFace(halberds, barbarians, led, led, { phase: "charge" });
    const r = run(game, [frameAt("player-turn", "5", {})], dull({ total: 2 }));
    assert.number(r.game.units[halberds]?.rounds, 1);
  }),
  one(`${CHARGE}.1`, "the phase starts", () =>
    assert.equal(run(facingOff(), start("charge-phase"), () => null).game.phase, "charge"),
  ),
  one(`${CHARGE}.2`, "a unit declares a charge", () => assert.legality(declared(start("charge-phase")), barbarians)),
  one(
    `${CHARGE}.3`,
    "the charged one reacts: it flees 3 inches, turned about its middle, before 9 inches follow",
    () => {
      const flees = once({ ...declare, "charge-reaction": { reaction: "flee" } }, 3);
      const u = run(facingOff(), start("charge-phase"), (q, g) =>
        q.type === "roll" && q.label.key !== "roll.flee" ? null : flees(q, g),
      ).game.units[barbarians] as Unit;
      // Five ranks of 25 mm deep, its rear comes to stand where its front was.
      assert.place([u.x, u.y, u.facing], [0, 10 * INCH + 12_500 + 3 * INCH, 0]);
    },
  ),
  one(`${CHARGE}.4`, "then the next declaration", () => {
    const game = facingOff({ [guard]: { x: 6 * INCH, y: 4 * INCH, facing: 0 } });
    const waiting = [cavalry, guard];
    const r = run(game, start("charge-phase"), (q) => {
      if (q.type === "roll") return null;
      if (q.choice !== "charge") return { reaction: "hold" };
      const unit = waiting.shift();
      return unit === undefined ? null : { unit, target: barbarians };
    });
    assert.legality([r.game.units[cavalry]?.declared, r.game.units[guard]?.declared], [barbarians, barbarians]);
  }),
  one(`${CHARGE}.5`, "the charger rolls and moves into contact", () => {
    const r = run(facingOff(), start("charge-phase"), once(declare, 9));
    assert.ok(asked(r).includes("roll.charge.sure"));
    assert.deepEqual(r.game.engagements, [
      { a: cavalry, b: barbarians, aFacing: "front", bFacing: "front", offset: r.game.engagements[0]?.offset },
    ]);
    assert.equal(r.game.units[cavalry]?.y, 10 * INCH);
  }),
  one(`${CHARGE}.5`, "twelve on the dice bring it 10 inches, into contact", () => {
    const declared = { ...facingOff(), stack: [] };
    const game = {
      ...declared,
      units: declared.units.map((u) => (u.id === cavalry ? { ...u, declared: barbarians } : u)),
    };
    const after = play(ninthAge, game, (q) => (q.type === "roll" ? { show: { total: 12, highest: 6 } } : "usual"), {
      enter: [frameAt("charge-phase", "5", {})],
      until: { step: "charge-phase/6" },
    }).game;
    assert.place([after.units[cavalry]?.y, after.engagements.length], [10 * INCH, 1]);
  }),
  one(`${CHARGE}.5`, "a charge that falls short leaves the unit Shaken", () => {
    const game = facingOff({ [cavalry]: { x: 0, y: 0, facing: 0, champion: false } });
    const u = run(game, start("charge-phase"), once(declare, 2)).game.units[cavalry] as Unit;
    assert.deepEqual([u.moved, u.shaken], ["failed-charge", true]);
  }),
  one(`${CHARGE}.6`, "then the next charge", () => {
    const game = facingOff({
      [guard]: { x: 12 * INCH, y: 0, facing: 0, declared: warriors },
      [warriors]: { x: 12 * INCH, y: 10 * INCH, facing: 32768 },
      [cavalry]: { x: 0, y: 0, facing: 0, declared: barbarians },
    });
    const choices = { "next-charger": { unit: cavalry } };
    const r = run(game, [frameAt("charge-phase", "5", {})], dull({ total: 9, choices }));
    assert.place(
      [cavalry, guard].map((id) => [r.game.units[id]?.moved, r.game.units[id]?.y]),
      [
        ["charge", 10 * INCH],
        ["charge", 10 * INCH],
      ],
    );
  }),
  one(`${CHARGE}.7`, "at the end no declaration is left", () => {
    const game = facingOff({ [cavalry]: { x: 0, y: 0, declared: barbarians } });
    assert.equal(run(game, [frameAt("charge-phase", "7", {})], () => null).game.units[cavalry]?.declared, null);
  }),
  one(`${MOVE}.1`, "the phase starts", () =>
    assert.equal(run(facingOff(), start("movement-phase"), () => null).game.phase, "movement"),
  ),
  one(`${MOVE}.2`, "fleeing units try to rally, or flee on", () => {
    const game = field({ [cavalry]: { x: 0, y: 0, facing: 0, fleeing: true } });
    assert.equal(run(game, start("movement-phase"), dull({ total: 3 })).game.units[cavalry]?.fleeing, false);
    const on = run(game, start("movement-phase"), dull({ total: 11 }));
    assert.ok(kinds(on).includes("flights"));
    assert.place(on.game.units[cavalry]?.y, 11 * INCH);
  }),
  one(`${MOVE}.3`, "a unit advances, marches or reforms", () => {
    const run = played(
      { phase: "movement", units: { A: block("first", [0, 0], "north"), B: block("second", [0, 20], "south") } },
      (q) =>
        q.type === "choice" && q.choice === "move"
          ? { choice: "move", answer: { unit: "A", move: "advance", path: [{ kind: "straight", distance: 5080 }] } }
          : "usual",
      { until: { step: "movement-phase/4" } },
    );
    assert.place((piece(run, "A") as Unit).y, 2 * INCH);
  }),
  one(`${MOVE}.4`, "then another", () => {
    const game = facingOff({ [guard]: { x: 12 * INCH, y: 0, facing: 0 } });
    const r = run(
      game,
      start("movement-phase"),
      (q) =>
        q.type === "choice" && q.choice === "move"
          ? {
              unit: (q.about as { units: readonly number[] }).units[0],
              move: "advance",
              path: [{ kind: "straight", distance: INCH }],
            }
          : null,
      3,
    );
    assert.place([r.game.units[cavalry]?.y, r.game.units[guard]?.y], [INCH, INCH]);
  }),
];
