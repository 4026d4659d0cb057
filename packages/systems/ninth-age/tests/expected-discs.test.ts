import { chance, distribution } from "@tercio/dice";
import { findPlaces } from "@tercio/mass-battle";
import { arcOf, INCH, inFrontArc, roundHalfAway } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import { areaHits } from "../src/calculation/area.ts";
import { chargeDistance, chargeNeed, chargeReaches } from "../src/calculation/charge-range.ts";
import { edgeContacts } from "../src/calculation/contact.ts";
import { modelsWithin } from "../src/calculation/explosion.ts";
import { rectangleOf, unitDistance } from "../src/calculation/formation.ts";
import { dangerOf } from "../src/calculation/ground.ts";
import { dangerousDice } from "../src/calculation/rates.ts";
import { aboutCharge } from "../src/battlefield/charges.ts";
import { PASSING, UNIT_SPACING } from "../src/battlefield/world.ts";
import type { SceneUnit } from "../src/scene/types.ts";
import { change, type NinthAge, type Unit, unit } from "../src/state/state.ts";
import { awayFrom } from "../src/sequence/chase.ts";
import { type DiscsBlindCase, discsBlind } from "./expected/movers2/discs.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";

/** Somebody who had not seen the engine wrote what is expected of round bases; every case is played. */
const of = <K extends DiscsBlindCase["kind"]>(kind: K) =>
  discsBlind.filter((c): c is Extract<DiscsBlindCase, { kind: K }> => c.kind === kind);

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Block {
  readonly place: Place;
  readonly facing: number;
  readonly models: number;
  readonly files: number;
  readonly base: readonly number[];
}
interface Disc {
  readonly centre: Place;
  readonly diameterMm: number;
}

const machine = (diameter: number) =>
  like({ type: "Construct", base: [diameter, diameter], round: true, hp: 5, mar: 4, rules: ["war-machine"] });

const blockOf = (u: Block, more: Partial<SceneUnit["profile"] & object> = {}): SceneUnit => ({
  side: "first",
  profile: like({ base: [u.base[0] as number, u.base[1] as number], ...more }),
  models: u.models,
  files: u.files,
  at: [u.place.x, u.place.y],
  facing: u.facing,
});

/** A disc by its centre: looking north, its place is a radius ahead of that. */
const discUnit = (d: Disc, side: "first" | "second" = "second", facing = 0): SceneUnit => {
  const radius = d.diameterMm / 25.4 / 2;
  const turn = (facing * Math.PI) / 180;
  return {
    side,
    profile: machine(d.diameterMm),
    models: 1,
    files: 1,
    at: [d.centre.x + radius * Math.sin(turn), d.centre.y + radius * Math.cos(turn)],
    facing,
  };
};

function two(a: SceneUnit, b: SceneUnit): readonly [NinthAge, Unit, Unit] {
  const game = gameOf({ phase: "charge", units: { A: a, B: b } });
  return [game, unit(game, 0), unit(game, 1)];
}

const inches = (n: number): number => n / INCH;

test.each(of("distance"))("distance: $id", ({ situation, expected }) => {
  const [, a, b] = two(blockOf(situation.unit), discUnit(situation.disc));
  expect(Math.abs(inches(unitDistance(a, b)) - expected.distanceIn)).toBeLessThan(0.001);
  expect(unitDistance(a, b) > UNIT_SPACING).toBe(expected.mayEndAMoveHere);
  expect(unitDistance(a, b) > PASSING).toBe(expected.mayPassHereDuringAMove);
});

test.each(of("discToDisc"))("between discs: $id", ({ situation, expected }) => {
  const [, a, b] = two(discUnit(situation.a, "first"), discUnit(situation.b));
  expect(Math.abs(inches(unitDistance(a, b)) - expected.distanceIn)).toBeLessThan(0.001);
  expect(unitDistance(a, b) > UNIT_SPACING).toBe(expected.mayStand);
});

test.each(of("charge"))("charge: $id", ({ situation, expected }) => {
  const { charger, disc, advanceRate, swiftstride, chargeRange } = situation;
  const profile = { adv: advanceRate, ...(swiftstride ? { type: "Beast" as const } : {}) };
  const [game, a, b] = two(blockOf(charger, profile), discUnit(disc));
  expect(Math.abs(inches(chargeDistance(a, b)) - expected.distanceIn)).toBeLessThan(0.001);
  expect(chargeReaches(game, a, b, chargeRange - advanceRate)).toBe(expected.reaches);
  const need = chargeNeed(game, a, b);
  const least = need.need;
  const told = least === null ? 0 : chance(distribution(need.dice), (o) => o.total >= least);
  expect(told).toBeCloseTo(expected.chance.num / expected.chance.den, 9);
  expect(need.need ?? 13).toBe(expected.diceNeeded);
});

test.each(of("straightFront"))("straight ahead: $id", ({ situation, expected }) => {
  const [game, a, b] = two(blockOf(situation.charger), discUnit(situation.disc));
  expect(Math.abs(inches(unitDistance(a, b)) - expected.shortestDistanceIn)).toBeLessThan(0.001);
  const { best } = findPlaces(aboutCharge(game, a, b, { mayWheel: false }));
  expect(best !== null).toBe(expected.touches);
  if (best === null || expected.contactPoint === null) return;
  expect(Math.abs(inches(best.end.y) - (expected.frontEndsAtY as number))).toBeLessThan(0.001);
  expect(best.end.facing).toBe(expected.facingAfter);
  expect(Math.abs(inches(best.contactPoint.x) - expected.contactPoint.x)).toBeLessThan(0.001);
  expect(Math.abs(inches(best.contactPoint.y) - expected.contactPoint.y)).toBeLessThan(0.001);
  expect(best.modelsInContact).toEqual({ own: expected.chargersFighting, theirs: 1 });
  const there = unit(change(game, a.id, best.end), a.id);
  const touching = edgeContacts(game, there, "front", b, "front");
  expect(touching.map((t) => t.own.file)).toEqual(expected.filesInContact);
});

test.each(of("sight"))("arc: $id", ({ situation, expected }) => {
  const game = gameOf({
    phase: "charge",
    units: {
      A: discUnit(situation.disc, "first", situation.facing),
      B: { side: "second", profile: like({}), models: 1, files: 1, at: [30, 22], facing: 0 },
    },
  });
  const p = {
    x: roundHalfAway(situation.targetPoint.x * INCH),
    y: roundHalfAway(situation.targetPoint.y * INCH),
  };
  expect(inFrontArc(rectangleOf(unit(game, 0)), p)).toBe(expected.inFrontArc);
  expect(arcOf(rectangleOf(unit(game, 0)), p) === "front").toBe(expected.inFrontArc);
});

test.each(of("break"))("breaking from a machine: $id", ({ situation, expected }) => {
  const game = gameOf({
    phase: "melee",
    units: {
      A: { ...blockOf(situation.unit) },
      B: { side: "second", profile: machine(60), models: 1, files: 1 },
    },
    contact: [{ of: "B", at: "A", facing: "front" }],
  });
  const away = awayFrom(game, 0, 1);
  expect(away).toBe(roundHalfAway((expected.facing / 360) * 65536) % 65536);
});

const asked = {
  "declare-charge": "declare a charge",
  pursue: "pursue",
  "flee-reaction": "flee as a charge reaction",
  advance: "advance",
  march: "march",
} as const;

test.each(of("may"))("may it: $id", ({ id, expected }) => {
  const block = { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] };
  const [game, a, b] = two(blockOf(block), discUnit({ centre: { x: 0, y: 9 }, diameterMm: 60 }));
  const moment = id in asked ? asked[id as keyof typeof asked] : null;
  if (moment !== null) {
    expect(book.refusals(moment, game, { unit: b }).length === 0).toBe(expected.allowed);
    return;
  }
  if (id === "combat-reform-charger") {
    const fought = gameOf({
      phase: "melee",
      units: { A: blockOf(block), B: { side: "second", profile: machine(60), models: 1, files: 1 } },
      contact: [{ of: "B", at: "A", facing: "front" }],
    });
    expect(book.refusals("combat reform", fought, { unit: unit(fought, 0) }).length === 0).toBe(expected.allowed);
    return;
  }
  if (id === "align") {
    const { best } = findPlaces(aboutCharge(game, a, b));
    expect(best?.align !== 0).toBe(expected.allowed);
    return;
  }
  // Holding is what is left; Reload! and Move or Fire have pages of their own (rule-cases/shooting.ts).
  expect(["hold", "stand-and-shoot", "move-and-fire"]).toContain(id);
});

test.each(of("dangerous"))("Dangerous Terrain: $id", ({ situation, expected }) => {
  const { terrain, type, height, move } = situation;
  const game = gameOf({
    phase: "movement",
    units: {
      A: {
        side: "first",
        profile: like({
          type: type as "Construct",
          height: height as "Standard",
          base: [60, 60],
          round: true,
          hp: 5,
          rules: ["war-machine"],
        }),
        models: 1,
        files: 1,
        at: [0, 0],
        facing: 0,
      },
      B: { side: "second", profile: like({}), models: 1, files: 1, at: [30, 22], facing: 0 },
    },
  });
  if (move === "advance") return;
  const found = dangerOf(game, unit(game, 0), terrain.toLowerCase() as "forest", "ground");
  expect([found?.fails ?? 0, found === null ? 0 : dangerousDice(game, unit(game, 0)).value]).toEqual([
    expected.x,
    expected.dice,
  ]);
});

test.each(of("area"))("Area Attack: $id", ({ situation, expected }) => {
  const block = { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] };
  const [game, a, b] = two(blockOf(block), discUnit({ centre: { x: 0, y: 9 }, diameterMm: 60 }));
  expect(areaHits(game, a, b, [situation.areaX, situation.areaY])).toBe(expected.hits);
});

test.each(of("explosion"))("explosion: $id", ({ situation, expected }) => {
  const apart = situation.rimToRimIn + 60 / 25.4;
  const [game, a] = two(
    discUnit({ centre: { x: 0, y: 0 }, diameterMm: 60 }, "first"),
    discUnit({ centre: { x: apart * 0.6, y: apart * 0.8 }, diameterMm: 60 }),
  );
  expect(modelsWithin(game, a, 0, situation.d6).length).toBe(expected.hits);
});

// Outcomes of Panic and Break Tests and misfires are played on the pages of the War Machine and of artillery
// (rule-cases/movers.ts, artillery.ts); here what is expected is compared with the rows they play.
test.each(of("outcome"))("outcome: $id", ({ id, expected }) => {
  const block = { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] };
  const [game, , b] = two(blockOf(block), discUnit({ centre: { x: 0, y: 9 }, diameterMm: 60 }));
  const flees = (moment: "flee in panic" | "flee from combat") => book.refusals(moment, game, { unit: b }).length === 0;
  if (id === "failed-panic") expect(flees("flee in panic")).toBe(expected.flees);
  else if (id === "failed-break") expect(flees("flee from combat")).toBe(expected.flees);
  else expect(expected.flees).toBe(false);
});
