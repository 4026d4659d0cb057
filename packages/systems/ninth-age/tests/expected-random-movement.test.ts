import { chance, distribution } from "@tercio/dice";
import { INCH } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import { distanceRoll } from "../src/calculation/characteristics.ts";
import { dangerOf } from "../src/calculation/ground.ts";
import { dangerousDice } from "../src/calculation/rates.ts";
import { farthest } from "../src/battlefield/random-movement.ts";
import type { Scene, SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { toStray } from "../src/sequence/random-movement.ts";
import { change, type NinthAge, type Unit, unit } from "../src/state/state.ts";
import { randomMovementBlind, type RandomMovementBlindCase } from "./expected/movers2/random-movement.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";
import { played, quiet } from "./rule-cases/scenes.ts";

/** Somebody who had not seen the engine wrote what is expected of Random Movement; every case is played. */
const of = <K extends RandomMovementBlindCase["kind"]>(kind: K) =>
  randomMovementBlind.filter((c): c is Extract<RandomMovementBlindCase, { kind: K }> => c.kind === kind);

type Dice = "2D6" | "3D6";
const runner = (dice: Dice, more: Partial<SceneProfile> = {}): SceneProfile =>
  like({
    type: "Infantry",
    height: "Large",
    base: [50, 100],
    hp: 5,
    rules: [{ rule: "random-movement", dice }],
    ...more,
  });
const one = (profile: SceneProfile, at: readonly [number, number], facing: number, more: Partial<SceneUnit> = {}) =>
  ({ side: "first", profile, models: 1, files: 1, at, facing, ...more }) as const satisfies SceneUnit;
const wall = (side: "first" | "second", y: number, more: Partial<SceneUnit> = {}): SceneUnit => ({
  side,
  profile: like({}),
  models: 10,
  files: 10,
  at: [0, y],
  facing: 180,
  ...more,
});
const far: SceneUnit = wall("second", 22, { at: [28, 22] });

/** Dead ahead, and behind its back for who stands there looking away. */
const DEEP = 20 / 25.4;

test.each(of("reach"))("reach: $id", ({ situation, expected }) => {
  const game = gameOf({
    phase: "movement",
    units: { A: one(runner(situation.x as Dice), [0, -10], 0), B: wall("second", -10 + situation.distanceIn) },
  });
  const u = unit(game, 0);
  const dice = distributionOf(game, u);
  const probability = chance(dice, (o) => {
    const { met, reached } = farthest(game, u, 0);
    return met !== null && o.total * INCH >= reached;
  });
  expect(probability).toBeCloseTo(expected.chance.num / expected.chance.den, 9);
});

const distributionOf = (game: NinthAge, u: Unit) => distribution(distanceRoll(game, u, "random"));
const angle = (degrees: number): number => Math.round((degrees / 360) * 65_536) % 65_536;

test.each(of("move"))("move: $id", ({ situation: s, expected }) => {
  const [x, y] = [s.place.x, s.place.y];
  const d = s.distanceToItIn ?? 0;
  const units: { [name: string]: SceneUnit } = { A: one(runner("2D6"), [x, y], s.facing) };
  let more: Partial<Scene> = {};
  switch (s.inTheWay) {
    case "enemy":
      units.B = wall("second", y + d);
      break;
    case "fleeing enemy":
      units.B = wall("second", y + d, { state: { fleeing: true } });
      break;
    case "friend":
      units.B = wall("first", y + d + DEEP, { facing: 0 });
      units.E = far;
      break;
    case "impassable terrain":
      more = { terrain: [{ kind: "impassable", rectangle: { at: [0, y + d + 1], size: [6, 2] } }] };
      units.E = far;
      break;
    case "edge of the table":
      units.A = one(runner("2D6"), [x, 24 - d], s.facing);
      units.E = far;
      break;
    default:
      units.E = far;
  }
  const run = played(
    { phase: "movement", units, ...more },
    quiet({
      "random-movement": { choice: "random-movement", answer: { facing: angle(s.pivotTo) } },
      "roll.random-movement": { show: { total: s.roll } },
      "roll.random-movement.foe": { show: { total: s.roll } },
    }),
    { until: { step: "movement-phase/3" } },
  );
  const u = unit(run.game, 0);
  const start = (units.A as SceneUnit).at as readonly [number, number];
  if (expected.placeAfter !== undefined) {
    expect(Math.abs(u.x / INCH - expected.placeAfter.x)).toBeLessThan(0.001);
    expect(Math.abs(u.y / INCH - expected.placeAfter.y)).toBeLessThan(0.001);
    expect(u.facing).toBe(angle(expected.facingAfter ?? 0));
  }
  if (expected.contact !== undefined && expected.targetDestroyed !== true)
    expect(run.game.engagements.length > 0).toBe(expected.contact);
  if (expected.countsAsCharging !== undefined && expected.targetDestroyed !== true)
    expect(u.charging).toBe(expected.countsAsCharging);
  if (expected.leavesTable !== undefined) expect(u.place === "pursued-off").toBe(expected.leavesTable);
  if (expected.targetDestroyed === true) expect(unit(run.game, 1).place).toBe("gone");
  // Half a millimetre is kept from whom it does not touch; over him who flees it goes on as it is.
  if (
    expected.distanceMovedIn !== null &&
    expected.targetDestroyed !== true &&
    s.pivotTo === s.facing &&
    s.facing === 0
  )
    expect(Math.abs(u.y / INCH - start[1] - expected.distanceMovedIn)).toBeLessThan(0.025);
});

test.each(of("when"))("when: $id", ({ id, expected }) => {
  const units = { A: one(runner("3D6"), [0, 0], 0), B: wall("second", 15) };
  const game = gameOf({ phase: "movement", units });
  const moves = (g: NinthAge): boolean => toStray({ ...g, active: 0 }).includes(0);
  const state = (patch: Partial<Unit>): NinthAge => change(game, 0, patch);
  if (id === "order" || id === "compulsory") {
    const run = played({ phase: "movement", units }, [], { until: { choice: "random-movement" } });
    expect(run.request?.type === "choice" ? run.request.choice : null).toBe("random-movement");
    expect(expected.step ?? 2).toBe(2);
  } else if (id === "shaken" || id === "rallied") expect(moves(state({ shaken: true }))).toBe(expected.moves);
  else if (id === "engaged") {
    const fought = gameOf({
      phase: "movement",
      units: { A: one(runner("3D6"), [0, 0], 0), B: { side: "second", profile: like({}), models: 10, files: 10 } },
      contact: [{ of: "B", at: "A", facing: "front" }],
    });
    expect(moves(fought)).toBe(expected.moves);
  } else if (id === "fleeing") {
    expect(moves(state({ fleeing: true }))).toBe(false);
    expect(distanceRoll(game, unit(state({ fleeing: true }), 0), "flee").dice).toBe(3);
  }
});

const asked = {
  "no-charge": "declare a charge",
  "no-advance": "advance",
  "no-march": "march",
  "no-reform": "reform",
  hold: "hold as a charge reaction",
  shoot: "shoot",
  "combat-reform": "combat reform",
};
// That it turns first is seen where it comes to; Move or Fire has a page of its own, and there is no Magic Phase yet.
test.each(of("may").filter((c) => c.id in asked))("may it: $id", ({ id, expected }) => {
  const game = gameOf({ phase: "movement", units: { A: one(runner("3D6"), [0, 0], 0), B: wall("second", 15) } });
  const moment = asked[id as keyof typeof asked] as "advance";
  const moved = id === "shoot" ? change(game, 0, { moved: "advance" }) : game;
  expect(book.refusals(moment, moved, { unit: unit(moved, 0) }).length === 0).toBe(expected.allowed);
});

test.each(of("dice"))("dice: $id", ({ situation, expected }) => {
  const type = situation.swiftstride ? "Beast" : "Infantry";
  const game = gameOf({
    phase: "movement",
    units: { A: one(runner(situation.x as Dice, { type }), [0, 0], 0), B: wall("second", 15) },
  });
  const rolls = distribution(distanceRoll(game, unit(game, 0), situation.roll as "flee"));
  const mean = rolls.reduce((sum, b) => sum + b.outcome.total * b.probability, 0);
  expect(mean).toBeCloseTo(expected.mean.num / expected.mean.den, 9);
  const totals = rolls.map((b) => b.outcome.total);
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([expected.min, expected.max]);
});

test.each(of("catch"))("caught: $id", ({ situation, expected }) => {
  const mover = (dice: string, side: "first" | "second", y: number): SceneUnit => {
    const rules = dice.length === 3 ? [{ rule: "random-movement" as const, dice: dice as Dice }] : [];
    return one(runner("2D6", { type: rules.length === 0 ? "Beast" : "Infantry", rules }), [0, y], 0, { side });
  };
  const game = gameOf({
    phase: "movement",
    units: { A: mover(situation.pursuerDice, "first", 0), B: mover(situation.fleerDice, "second", 15) },
  });
  const runs = distribution(distanceRoll(game, unit(game, 0), "pursuit"));
  const flees = distribution(distanceRoll(game, unit(game, 1), "flee"));
  let caught = 0;
  for (const p of runs)
    for (const f of flees) if (p.outcome.total >= f.outcome.total) caught += p.probability * f.probability;
  expect(caught).toBeCloseTo(expected.chanceCaught.num / expected.chanceCaught.den, 9);
});

test.each(of("dangerous"))("Dangerous Terrain: $id", ({ situation: s, expected }) => {
  const profile = runner("3D6", { type: s.type as "Beast", height: s.height as "Large" });
  const game = gameOf({ phase: "movement", units: { A: one(profile, [0, 0], 0), B: wall("second", 15) } });
  const found = dangerOf(game, unit(game, 0), s.terrain.toLowerCase() as "ruins", "ground");
  const dice = found === null ? 0 : dangerousDice(game, unit(game, 0)).value * s.modelsTouching;
  expect([found?.fails ?? 0, dice]).toEqual([expected.x, expected.totalDice]);
});
