import type { RuleCase } from "@tercio/testkit";
import type { NinthAge, Unit } from "../../src/state.ts";
import {
  asked,
  assert,
  barbarians,
  cavalry,
  dull,
  field,
  guard,
  halberds,
  INCH,
  kinds,
  one,
  run,
  start,
  warriors,
} from "./table.ts";
import type { Stand } from "../stand.ts";

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
export const turnCases: readonly RuleCase[] = [
  one("t9a.turn.game-length", "six Game Turns, and no more", () => {
    const at = (gameTurn: number) =>
      run(
        field({ [halberds]: {}, [barbarians]: { x: 0, y: 15 * INCH } }, [], { gameTurn, active: 1 }),
        [{ sequence: "game", at: "next", vars: {} }],
        () => null,
      ).game;
    assert.equal(at(6).phase, "post-game");
    assert.equal(at(5).gameTurn, 6);
    assert.equal(at(5).result, null);
  }),
  one(`${TURN}.1`, "the Charge Phase comes first", () =>
    assert.ok(
      kinds(run(facingOff(), start("player-turn"), () => null)).includes("phase") &&
        asked(run(facingOff(), start("player-turn"), () => null))[0] === "charge",
    ),
  ),
  one(`${TURN}.2`, "then the Movement Phase", () =>
    assert.equal(asked(run(facingOff(), [{ sequence: "player-turn", at: "2", vars: {} }], () => null))[0], "move"),
  ),
  one(`${TURN}.5`, "the Melee Phase comes last", () =>
    assert.ok(
      kinds(
        run(field({}, [], { phase: "charge" }), [{ sequence: "player-turn", at: "5", vars: {} }], () => null),
      ).includes("phase"),
    ),
  ),
  one(`${CHARGE}.1`, "the phase starts", () =>
    assert.equal(run(facingOff(), start("charge-phase"), () => null).game.phase, "charge"),
  ),
  one(`${CHARGE}.2`, "a unit declares a charge", () =>
    assert.deepEqual(asked(run(facingOff(), start("charge-phase"), () => null)), ["charge"]),
  ),
  one(`${CHARGE}.3`, "the charged one reacts", () =>
    assert.deepEqual(asked(run(facingOff(), start("charge-phase"), once(declare), 2)), ["charge", "charge-reaction"]),
  ),
  one(`${CHARGE}.4`, "then the next declaration", () => {
    const game = facingOff({ [guard]: { x: 6 * INCH, y: 4 * INCH, facing: 0 } });
    assert.equal(asked(run(game, start("charge-phase"), once(declare), 4)).filter((a) => a === "charge").length, 2);
  }),
  one(`${CHARGE}.5`, "the charger rolls and moves into contact", () => {
    const r = run(facingOff(), start("charge-phase"), once(declare, 9));
    assert.ok(asked(r).includes("roll.charge.sure"));
    assert.deepEqual(r.game.engagements, [
      { a: cavalry, b: barbarians, aFacing: "front", bFacing: "front", offset: r.game.engagements[0]?.offset },
    ]);
    assert.equal(r.game.units[cavalry]?.y, 10 * INCH);
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
    const r = run(game, [{ sequence: "charge-phase", at: "5", vars: {} }], dull({ total: 9, choices }));
    assert.deepEqual(
      [cavalry, guard].map((id) => [r.game.units[id]?.moved, r.game.units[id]?.y]),
      [
        ["charge", 10 * INCH],
        ["charge", 10 * INCH],
      ],
    );
  }),
  one(`${CHARGE}.7`, "at the end no declaration is left", () => {
    const game = facingOff({ [cavalry]: { x: 0, y: 0, declared: barbarians } });
    assert.equal(
      run(game, [{ sequence: "charge-phase", at: "7", vars: {} }], () => null).game.units[cavalry]?.declared,
      null,
    );
  }),
  one(`${MOVE}.1`, "the phase starts", () =>
    assert.equal(run(facingOff(), start("movement-phase"), () => null).game.phase, "movement"),
  ),
  one(`${MOVE}.2`, "fleeing units try to rally, or flee on", () => {
    const game = field({ [cavalry]: { x: 0, y: 0, facing: 0, fleeing: true } });
    assert.equal(run(game, start("movement-phase"), dull({ total: 3 })).game.units[cavalry]?.fleeing, false);
    const on = run(game, start("movement-phase"), dull({ total: 11 }));
    assert.ok(kinds(on).includes("flights"));
  }),
  one(`${MOVE}.3`, "a unit advances, marches or reforms", () => {
    const r = run(
      facingOff(),
      start("movement-phase"),
      (q) =>
        q.type === "choice" && q.choice === "move"
          ? { unit: cavalry, move: "advance", path: [{ kind: "straight", distance: 2 * INCH }] }
          : null,
      1,
    );
    assert.equal(r.game.units[cavalry]?.y, 2 * INCH);
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
    assert.deepEqual([r.game.units[cavalry]?.moved, r.game.units[guard]?.moved], ["advance", "advance"]);
  }),
];
