import type { RuleCase } from "@tercio/testkit";
import { ninthAge } from "../../src/index.ts";
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

const TURN = "t9a.sequence.general.player-turn";
const PRE = "t9a.sequence.pre-game.pre-game";
const DEPLOY = "t9a.sequence.pre-game.deployment-phase";
const CHARGE = "t9a.sequence.charge.charge-phase";
const MOVE = "t9a.sequence.movement.movement-phase";
const ready = (): NinthAge => ninthAge.setup(ninthAge.starter());

/** The cavalry looks at the barbarians 10 inches away. */
const facingOff = (more: { readonly [id: number]: Partial<Unit> } = {}): NinthAge =>
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
const events = (game: NinthAge, sequence: string): readonly string[] => kinds(run(game, start(sequence), () => null));
const beginning = (id: string, event: string): RuleCase =>
  one(id, event, () => assert.ok(events(ready(), "pre-game").includes(event)));
const placed = (): NinthAge => ({
  ...field({}),
  phase: "deployment",
  units: ready().units,
  zone: [-1, 1],
  rulings: ready().rulings,
});

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
  beginning(`${PRE}.1`, "gameSize"),
  beginning(`${PRE}.2`, "armyList"),
  beginning(`${PRE}.3`, "battlefield"),
  beginning(`${PRE}.4`, "deploymentType"),
  beginning(`${PRE}.5`, "objective"),
  one(`${PRE}.6`, "a die decides who chooses the Deployment Zone", () => {
    const r = run(ready(), start("pre-game"), (q) =>
      q.type === "roll" ? { total: 2 } : q.choice === "zone" ? { zone: "north" } : null,
    );
    assert.deepEqual(asked(r).slice(0, 2), ["roll.zones", "zone"]);
    assert.deepEqual(r.game.zone, [-1, 1]);
    assert.equal(r.requests[1]?.player, 1);
  }),
  one(`${PRE}.9`, "then the armies deploy", () =>
    assert.ok(
      asked(run(ready(), start("pre-game"), dull({ total: 1, choices: { zone: { zone: "south" } } }), 4)).includes(
        "first-deployer",
      ),
    ),
  ),
  one("t9a.deployment.frontline-clash", "more than 12 inches from the Centre Line", () => {
    const kind = ninthAge.choices.deploy;
    const at = (y: number) =>
      kind?.accept(
        placed(),
        { player: 0, units: [halberds] },
        { units: [{ unit: halberds, x: 0, y, facing: 0, files: 6 }] },
      );
    assert.equal(at(-12 * INCH - 1), true);
    assert.notEqual(at(-12 * INCH), true);
  }),
  one(`${DEPLOY}.1`, "the chooser of the zone says who deploys first", () =>
    assert.deepEqual(asked(run(placed(), start("deployment-phase", { chooser: 1 }), () => null)), ["first-deployer"]),
  ),
  one(`${DEPLOY}.2`, "the players take turns", () => {
    const r = run(
      placed(),
      start("deployment-phase", { chooser: 0 }),
      dull({ choices: { "first-deployer": { seat: 1 } } }),
      4,
    );
    assert.deepEqual(
      r.requests.map((q) => [q.type === "choice" ? q.choice : "", q.player]),
      [
        ["first-deployer", 0],
        ["deploy", 1],
        ["deploy", 0],
        ["deploy", 1],
      ],
    );
  }),
  one(`${DEPLOY}.3`, "who is done first says which turn they want", () =>
    assert.ok(asked(run(placed(), start("deployment-phase", { chooser: 0 }), dull(), 12)).includes("intent")),
  ),
  one(`${DEPLOY}.4`, "then the rest deploys", () => {
    const r = run(
      placed(),
      start("deployment-phase", { chooser: 0 }),
      (q, g) => (q.type === "roll" ? null : dull()(q, g)),
      40,
    );
    assert.ok(r.game.units.every((u) => u.place === "field"));
  }),
  one(`${DEPLOY}.8`, "the roll for the first turn, with the units the other still had", () => {
    const game: NinthAge = {
      ...field({ [halberds]: {}, [barbarians]: {} }),
      finishedFirst: 1,
      unitsLeftThen: 2,
      intent: "first",
      firstTurn: null,
    };
    const r = run(game, [{ sequence: "deployment-phase", at: "8", vars: {} }], dull({ total: 3 }));
    assert.equal(r.game.firstTurn, 1);
    assert.deepEqual(asked(r), ["roll.first-turn", "roll.first-turn"]);
  }),
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
