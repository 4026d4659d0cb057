import { distribution } from "@tercio/dice";
import { baseCentres, checkPath, type MovePath, ranksOf } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import { areaHits } from "../src/calculation/area.ts";
import { attackers } from "../src/calculation/attackers.ts";
import { touches } from "../src/calculation/contact.ts";
import {
  formationOf,
  fullRanksOf,
  rankBonus,
  rectangleOf,
  skirmishes,
  unitDistance,
} from "../src/calculation/formation.ts";
import { dangerOf } from "../src/calculation/ground.ts";
import { loseHealth } from "../src/calculation/losses.ts";
import { dangerousDice } from "../src/calculation/rates.ts";
import { volleys } from "../src/battlefield/volleys.ts";
import { PASSING, UNIT_SPACING } from "../src/battlefield/world.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import type { SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { type ModelHeight, type ModelType, type Unit, unit } from "../src/state/state.ts";
import { shotsAt } from "../src/sequence/shooting.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";
import { played } from "./rule-cases/scenes.ts";
import { range, shooter } from "./rule-cases/shooting-scenes.ts";
import * as blind from "./expected/movers2/skirmish.ts";

type Cases<K extends blind.SkirmishBlindCase["kind"]> = readonly (readonly [
  string,
  Extract<blind.SkirmishBlindCase, { kind: K }>,
])[];
/** Somebody who had not seen the engine wrote what is expected. */
const of = <K extends blind.SkirmishBlindCase["kind"]>(kind: K): Cases<K> =>
  blind.skirmishBlind.flatMap((c) => (c.kind === kind ? [[c.id, c as Cases<K>[number][1]] as const] : []));

interface Given {
  readonly models: number;
  readonly files: number;
  readonly base: readonly number[];
  readonly skirmish?: boolean;
  readonly place?: blind.Point;
  readonly facing?: number;
  readonly height?: string;
}
const profileOf = ({ base, skirmish = true, height = "Standard" }: Omit<Given, "models" | "files">): SceneProfile =>
  like({
    base: base as [number, number],
    height: height as ModelHeight,
    rules: skirmish ? ["skirmisher"] : [],
  });
const standing = (side: SceneUnit["side"], g: Given): SceneUnit => ({
  side,
  profile: profileOf(g),
  models: g.models,
  files: g.files,
  at: [g.place?.x ?? 0, g.place?.y ?? 0],
  facing: g.facing ?? 0,
});
const far: SceneUnit = { side: "second", profile: like({}), models: 1, files: 1, at: [34, 34], facing: "south" };
const alone = (g: Given): readonly [NinthAge, Unit] => {
  const game = gameOf({ phase: "movement", table: [72, 72], units: { A: standing("first", g), Z: far } });
  return [game, unit(game, 0)];
};

test("every case is played", () => {
  const kinds = ["size", "places", "spacing", "contact", "shooters", "sight", "dangerous", "losses", "ranks", "area"];
  const all = [...kinds, "joining"].map((kind) => of(kind as "size").length);
  expect(all.reduce((sum, n) => sum + n)).toBe(blind.skirmishBlind.length);
  expect(all.every((n) => n > 3)).toBe(true);
});

test.each(of("size"))("%s", (_, { situation, expected }) => {
  const [, u] = alone(situation);
  const { width, depth } = rectangleOf(u);
  expect([width / 100, depth / 100, ranksOf(formationOf(u))]).toEqual([
    expected.widthMm,
    expected.depthMm,
    expected.ranks,
  ]);
  expect(width / INCH).toBeCloseTo(expected.widthIn, 4);
  expect(depth / INCH).toBeCloseTo(expected.depthIn, 4);
});

test.each(of("places"))("%s", (_, { situation, expected }) => {
  const [game, u] = alone(situation);
  const centres = baseCentres(u, formationOf(u), game.chirality);
  for (const { file, rank, x, y } of expected.modelCentres) {
    const at = centres[rank * situation.files + file];
    expect(Math.abs((at?.x ?? NaN) / INCH - x), `${rank}.${file} x`).toBeLessThan(0.001);
    expect(Math.abs((at?.y ?? NaN) / INCH - y), `${rank}.${file} y`).toBeLessThan(0.001);
  }
});

test.each(of("spacing"))("%s", (_, { situation, expected }) => {
  const units = { A: standing("first", situation.skirmishers), B: standing("first", situation.other), Z: far };
  const game = gameOf({ phase: "movement", table: [72, 72], units });
  const [a, b] = [unit(game, 0), unit(game, 1)];
  expect(unitDistance(a, b) / INCH).toBeCloseTo(expected.distanceIn, 2);
  // Up to there from six inches behind.
  const from = { x: b.x, y: b.y - 6 * INCH, facing: b.facing };
  const world = (keep: number) => ({
    obstacles: [{ id: 0, shape: rectangleOf(a), passingGap: PASSING, endGap: keep }],
    table: null,
    chirality: game.chirality,
  });
  const limits = {
    maximum: 1e6,
    modelMaximum: null,
    kinds: ["straight"] as const,
    oneDirection: true,
    mayCrossTableEdge: false,
  };
  const path: MovePath = [{ kind: "straight", distance: 6 * INCH }];
  expect(checkPath(from, formationOf(b), path, limits, world(UNIT_SPACING)).ok, "ends").toBe(expected.mayEndAMoveHere);
  expect(checkPath(from, formationOf(b), path, limits, world(-1)).ok, "passes").toBe(expected.mayPassHereDuringAMove);
});

test.each(of("contact"))("%s", (_, { situation, expected }) => {
  const one = (g: blind.ContactSituation["target"]) => ({
    profile: profileOf(g),
    models: g.files * g.ranks,
    files: g.files,
  });
  const scene = fight({
    a: one(situation.target),
    b: one(situation.chargers),
    facing: "front",
    offset: 0 - situation.lateralOffsetMm,
  });
  const game = gameOf(scene);
  const [target, charger] = [unit(game, 0), unit(game, 1)];
  // The charger looks south: its right is in the west.
  expect(target.x - charger.x).toBe(situation.lateralOffsetMm * 100);
  const engagement = game.engagements[0];
  if (engagement === undefined) throw new Error("they do not touch");
  const files = (id: number): readonly number[] =>
    [...new Set(touches(game, engagement, id).map(({ own }) => own.file))].sort((p, q) => p - q);
  expect(files(charger.id), "chargers").toEqual(expected.chargerFilesInContact);
  expect(files(target.id), "targets").toEqual(expected.targetFilesInContact);
  const fighting = (u: Unit, supporting: boolean): number =>
    attackers(game, u, null).filter((a) => a.rank > 0 === supporting).length;
  expect([fighting(charger, false), fighting(target, false)]).toEqual([
    expected.chargerModelsFighting,
    expected.targetModelsFighting,
  ]);
  expect([fighting(charger, true), fighting(target, true)]).toEqual([
    expected.chargerSupporters,
    expected.targetSupporters,
  ]);
});

test.each(of("shooters"))("%s", (_, { situation, expected }) => {
  const { models, files, base, skirmish, gapToTargetIn } = situation;
  const profile = shooter(["bow"], { base: base as [number, number], rules: skirmish ? ["skirmisher"] : [] });
  const scene = range({
    a: { profile, models, files, at: [0, -20] },
    b: { models: 40, files: 40, at: [0, gapToTargetIn - 20] },
  });
  const game = gameOf(scene);
  expect(situation.rangeIn).toBe(24);
  const shots = shotsAt(game, unit(game, 0), unit(game, 1), false).reduce((sum, s) => sum + s.dice, 0);
  expect(shots).toBe(expected.shooters);
  expect(expected.shootersPerRank.reduce((sum, n) => sum + n)).toBe(expected.shooters);
});

test.each(of("sight"))("%s", (_, { situation, expected }) => {
  const { shooter: by, target, between } = situation;
  const scene = range({
    a: { ...standing("first", { ...by, skirmish: false }), profile: shooter(["long-rifle"]) },
    b: standing("second", { ...target, skirmish: false }),
    more: { C: standing("second", between) },
  });
  const game = gameOf(scene);
  const seen = volleys(game, unit(game, 0), unit(game, 1), false);
  expect(seen.length > 0).toBe(expected.lineOfSight);
  expect(seen[0]?.cover ?? "none").toBe(expected.cover);
  expect(expected.coverModifier).toBe({ none: 0, soft: -1, hard: -2 }[expected.cover]);
});

const ruins = {
  kind: "ruins",
  polygon: [
    [-4, 2],
    [4, 2],
    [4, 5],
    [-4, 5],
  ],
} as const;

test.each(of("dangerous"))("%s", (_, { situation, expected }) => {
  const { type, height, skirmisher, move, modelsTouching } = situation;
  expect(situation.terrain).toBe("Ruins");
  const profile = like({
    type: type as ModelType,
    height: height as ModelHeight,
    mar: 12,
    rules: skirmisher ? ["skirmisher"] : [],
  });
  const a: SceneUnit = { side: "first", profile, models: modelsTouching, files: modelsTouching, at: [0, 1] };
  const game = gameOf({ phase: "movement", terrain: [ruins], units: { A: a, Z: { ...far, at: [30, 20] } } });
  const u = unit(game, 0);
  const found = move === "advance" ? null : dangerOf(game, u, "ruins");
  const each = found === null ? 0 : dangerousDice(game, u).value;
  expect([found?.fails ?? null, each, each * modelsTouching]).toEqual([
    expected.x,
    expected.dicePerModel,
    expected.totalDice,
  ]);
  if (move !== "advance" && move !== "march") return;
  // Through all of them and out again, as far as the move goes.
  const path = [{ kind: "straight", distance: (move === "march" ? 6 : 4) * INCH }];
  const run = played(
    { phase: "movement", terrain: [ruins], units: { A: a, Z: { ...far, at: [30, 20] } } },
    [{ choice: "move", answer: { unit: "A", move, path } }],
    { until: { roll: "roll.dangerous-ground" } },
  );
  const rolled = run.requests.flatMap(({ request }) => (request.type === "roll" ? [request] : []))[0];
  const all = rolled ?? (run.request?.type === "roll" ? run.request : undefined);
  if (expected.x === null) {
    expect(all?.label.key).not.toBe("roll.dangerous-ground");
    return;
  }
  if (all?.dice.kind !== "pool") throw new Error("nothing is tested");
  expect(all.dice.dice).toBe(expected.totalDice);
  const branches = distribution(all.dice);
  const fails = (outcome: { readonly counts: readonly number[] }): number => outcome.counts[0] ?? 0;
  const mean = branches.reduce((sum, b) => sum + fails(b.outcome as never) * b.probability, 0);
  const none = branches.reduce((sum, b) => sum + (fails(b.outcome as never) === 0 ? b.probability : 0), 0);
  expect(mean).toBeCloseTo(expected.meanHits.num / expected.meanHits.den, 9);
  expect(none).toBeCloseTo(expected.chanceNoHit.num / expected.chanceNoHit.den, 9);
});

test.each(of("losses"))("%s", (_, { situation, expected }) => {
  const { rf, characters, files, base, losses } = situation;
  const profile = shooter(["bow"], { base: base as [number, number], rules: ["skirmisher"] });
  const hero = { profile: like({ base: base as [number, number] }), cost: 50 };
  const scene = range({
    a: { profile, models: rf, files, characters: Array.from({ length: characters }, () => hero) },
    b: { models: 40, files: 40, at: [0, 8] },
  });
  const before = gameOf(scene);
  const { game } = loseHealth(before, 0, [losses]);
  const u = unit(game, 0);
  const { width, depth } = rectangleOf(u);
  expect([u.pools[0]?.count, u.pools.filter((p) => p.kind === "character" && p.count > 0).length]).toEqual([
    expected.rfLeft,
    expected.characters,
  ]);
  expect([skirmishes(u), width / 100, depth / 100]).toEqual([
    expected.skirmishFormation,
    expected.widthMm,
    expected.depthMm,
  ]);
  if (expected.shooters === undefined) return;
  const shots = shotsAt(game, u, unit(game, 1), false).reduce((sum, s) => sum + s.dice, 0);
  expect(shots).toBe(expected.shooters);
});

test.each(of("ranks"))("%s", (_, { situation, expected }) => {
  const { models, files, height, lightTroops } = situation;
  const [game, u] = alone({ models, files, base: [20, 20], height });
  const rules = ["skirmisher", ...(lightTroops ? ["light-troops"] : [])];
  const entry = { ...u.entry, rules };
  const v: Unit = { ...u, entry, pools: u.pools.map((p) => ({ ...p, profile: entry })) };
  const now = { ...game, units: [v, ...game.units.slice(1)] };
  expect([ranksOf(formationOf(v)), fullRanksOf(now, v), rankBonus(now, v)]).toEqual([
    expected.ranks,
    expected.fullRanks,
    expected.rankBonus,
  ]);
});

test.each(of("area"))("%s", (_, { situation, expected }) => {
  const { areaX, areaY, models, files, attackerIn, skirmish } = situation;
  const b = standing("second", { models, files, base: [20, 20], skirmish, place: { x: 0, y: 10 }, facing: 180 });
  const at: [number, number] = attackerIn === "front" ? [0, -5] : [15, 10.5];
  const game = gameOf(range({ a: { at, models: 1, files: 1 }, b }));
  expect(areaHits(game, unit(game, 0), unit(game, 1), [areaX, areaY])).toBe(expected.hits);
});

describe("who may join", () => {
  test.each(of("joining"))("%s", (_, { situation, expected }) => {
    const { characterType, characterHeight, unitType, unitHeight } = situation;
    const own = (type: string, height: string): SceneProfile =>
      like({ type: type as ModelType, height: height as ModelHeight });
    const a: SceneUnit = {
      side: "first",
      profile: { ...own(unitType, unitHeight), rules: situation.unitSkirmishes ? ["skirmisher"] : [] },
      models: 6,
      files: 5,
      at: [0, 0],
      characters: [{ profile: own(characterType, characterHeight), cost: 50 }],
    };
    const scene = { phase: "movement", units: { A: a, Z: { ...far, at: [30, 20] } } };
    const wrong = ninthAge.rules.checkScenario(ninthAge.rules.scenes?.scenario(scene as never) as never);
    expect(wrong === null, JSON.stringify(wrong)).toBe(expected.mayJoin);
  });
});
