import { type Chain, distribution } from "@tercio/dice";
import type { SceneLine } from "@tercio/testkit";
import { expect, test } from "vitest";
import { attackChain, shotRolls } from "../src/calculation/attack-chain.ts";
import { type Shots, shotStrike } from "../src/calculation/shots.ts";
import { aimOf, hitNumbers } from "../src/calculation/strikes.ts";
import { volleys, whyNoShooting } from "../src/battlefield/volleys.ts";
import { fixedRulings } from "../src/rulings/fixed.ts";
import type { SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { missileRow } from "../src/state/missiles.ts";
import { type MissileId, type NinthAge, unit } from "../src/state/state.ts";
import { cases } from "./expected/peculiar-weapons.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";
import type { Played } from "./rule-cases/scenes.ts";
import { played } from "./rule-cases/scenes.ts";
import { atB, mean, plainShot, range, why } from "./rule-cases/shooting-scenes.ts";

/** A situation as the blind list writes it; fields that not all of its cases have may be missing. */
interface Situation {
  readonly aim: number;
  readonly distanceInches: number;
  readonly moved: "none" | "pivot" | "advance" | "march";
  readonly cover: "none" | "soft" | "hard";
  readonly standAndShoot?: boolean;
  readonly shots: number | string;
  readonly targetResilience: number;
  readonly targetArmour: number;
  readonly targetHealthPoints: number;
  readonly targetHeight: "Standard" | "Large" | "Gigantic";
  readonly targetModels: number;
  readonly targetFiles?: number;
  readonly targetInForest?: boolean;
  readonly targetFlies?: boolean;
  readonly shooterStrength?: number;
  readonly shooterAp?: number;
  readonly givenHit?: boolean;
  readonly dice?: readonly number[];
  readonly characterResilience?: number;
  readonly characterArmour?: number;
  readonly characterHealthPoints?: number;
  readonly expectedOnCharacter?: string;
}
interface Blind {
  readonly id: string;
  readonly weapon: string;
  readonly what: string;
  readonly expected: number | boolean | string;
  readonly situation: Situation;
}
const list: readonly Blind[] = cases;
const of = (what: string, shared = false): readonly (readonly [string, Blind])[] =>
  list
    .filter((c) => READ_OTHERWISE[c.id] === undefined && c.what === what && (c.situation.dice !== undefined) === shared)
    .map((c) => [c.id, c] as const);
/**
 * What the list reads otherwise than we do, each by a named reading: the Thunder Cannon is a machine, so that it has Move
 * or Fire; and of a joined unit each model counts where hits are shared out, not the rank and file as one.
 */
const READ_OTHERWISE: { readonly [id: string]: string } = {
  "thunder-advance-half": "artillery-carried",
  "poison-four-rank-and-file": "hits-on-joined-units",
};
const fraction = (text: unknown): number => {
  const [above, below] = String(text).split("/").map(Number);
  return (above ?? 0) / (below ?? 1);
};

const ours: { readonly [name: string]: MissileId } = {
  "Shoot Spikes": "spikes",
  "Deepfire Grenades": "deepfire-grenades",
};
const idOf = (name: string): MissileId => ours[name] ?? (name.toLowerCase().replaceAll(" ", "-") as MissileId);
const machine = (id: MissileId): boolean => missileRow(id).kind !== undefined;
const hasPool = (id: MissileId): boolean => ["cannon", "catapult", "bolt-thrower"].includes(missileRow(id).kind ?? "");

/** One carrier of the weapon at such a target. */
function sceneOf({ weapon, situation: s }: Blind, more: Partial<SceneUnit> = {}) {
  const id = idOf(weapon);
  const part = { str: s.shooterStrength ?? 3, ap: s.shooterAp ?? 0, missiles: [{ weapon: id, aim: s.aim }] };
  const big: Partial<SceneProfile> = machine(id) ? { type: "Construct", base: [60, 60], hp: 5 } : {};
  const foe = like({
    res: s.targetResilience,
    arm: s.targetArmour,
    hp: s.targetHealthPoints,
    height: s.targetHeight,
    ...(s.targetHeight === "Standard" ? {} : { base: [50, 50] as const }),
    rules: s.targetFlies === true ? [{ rule: "fly", advance: 8, march: 16 }] : [],
  });
  const files = s.targetFiles ?? Math.min(10, s.targetModels);
  const far = s.distanceInches > 30;
  // Who stands in a wood has Soft Cover, who stands in ruins Hard Cover.
  const kind = s.targetInForest === true || s.cover === "soft" ? "forest" : s.cover === "hard" ? "ruins" : null;
  const near = s.distanceInches - (far ? 30 : 0) - 0.1;
  const around = [
    [-30, near],
    [30, near],
    [30, near + 12],
    [-30, near + 12],
  ] as const;
  return range({
    a: { profile: like(big, part), models: 1, files: 1, state: { moved: s.moved }, ...(far ? { at: [0, -30] } : {}) },
    b: { profile: foe, models: s.targetModels, files, ...(far ? { at: [0, s.distanceInches - 30] } : {}), ...more },
    away: s.distanceInches,
    ...(kind === null ? {} : { scene: { terrain: [{ kind, polygon: around }] } }),
  });
}

/** The shot itself, as the rules are asked about it: from how far and past what, the volley says that is shot. */
function shotOf(game: NinthAge, { weapon, situation: s }: Blind, more: Partial<Shots> = {}): Shots {
  const id = idOf(weapon);
  const standing = s.standAndShoot === true;
  const [volley] = volleys(game, unit(game, 0), unit(game, 1), standing);
  if (!standing && volley === undefined) throw new Error("nobody shoots");
  const given = { long: s.distanceInches > missileRow(id).range / 2, cover: s.cover === "none" ? null : s.cover };
  const { long, cover } = standing || volley === undefined ? given : volley;
  return { ...plainShot, weapon: id, aim: s.aim, long, cover, standing, ...more };
}
const needOf = (game: NinthAge, s: Shots, aim: number): number => aimOf(game, shotStrike(game, s), aim).value;
const chanceOf = (need: number): number => shotRolls(need).reduce((all, n) => (all * (7 - n)) / 6, 1);

const dice: { readonly [text: string]: number } = { "D6+1": 4.5, "2D6": 7 };
const shotsOf = (shots: number | string): number => (typeof shots === "number" ? shots : (dice[shots] ?? Number.NaN));

/** The mean of all that follows from here, shared out somehow. */
const counts = (...each: readonly number[]): SceneLine => ({ show: { counts: each } }) as unknown as SceneLine;

test("every case of the list is played, but those that a named reading reads otherwise", () => {
  const kinds = ["to-hit", "armour-save-fails", "legality", "range", "multiple-wounds", "expected-wounds"];
  const here = kinds.flatMap((kind) => [...of(kind), ...of(kind, true)]).map(([id]) => id);
  expect(new Set([...here, ...Object.keys(READ_OTHERWISE)])).toEqual(new Set(list.map((c) => c.id)));
  const known = fixedRulings.map((r) => r.id);
  expect(Object.values(READ_OTHERWISE).filter((id) => !known.includes(id))).toEqual([]);
  // So read, it may not shoot.
  expect(why(sceneOf(list.find((c) => c.id === "thunder-advance-half") as Blind))).toBe("t9a.rule.move-or-fire");
});

test.each(of("to-hit"))("to hit: %s", (_, c) => {
  const game = gameOf(sceneOf(c));
  expect(chanceOf(needOf(game, shotOf(game, c), c.situation.aim))).toBeCloseTo(fraction(c.expected), 9);
});

test.each(of("armour-save-fails"))("saves: %s", (_, c) => {
  const game = gameOf(sceneOf(c));
  const { save } = hitNumbers(game, shotStrike(game, shotOf(game, c)));
  expect(save === null ? 1 : (save - 1) / 6).toBeCloseTo(fraction(c.expected), 9);
});

test.each(of("legality"))("may it shoot: %s", (_, c) => {
  const scene = sceneOf(c);
  const game = gameOf(scene);
  const standing = c.situation.standAndShoot === true;
  const may = standing ? whyNoShooting(game, unit(game, 0), true) === null : why(scene) === null;
  expect(may).toBe(c.expected);
});

test.each(of("range"))("range: %s", (_, c) => {
  const game = gameOf(sceneOf(c));
  expect(shotOf(game, c).long ? "long" : "short").toBe(c.expected);
});

test.each(of("multiple-wounds"))("multiple wounds: %s", (_, c) => {
  const id = idOf(c.weapon);
  const game = gameOf(sceneOf(c));
  const n = hitNumbers(game, shotStrike(game, shotOf(game, c, { bracket: missileRow(id).bracket !== undefined })));
  const points = distribution(attackChain(n, 1, [])).filter((b) => b.outcome.points > 0);
  const wounding = points.reduce((sum, b) => sum + b.probability, 0);
  expect(points.reduce((sum, b) => sum + b.outcome.points * b.probability, 0) / wounding).toBeCloseTo(
    fraction(c.expected),
    9,
  );
});

test.each(of("expected-wounds"))("wounds: %s", (_, c) => {
  const id = idOf(c.weapon);
  const { situation: s } = c;
  const expected = fraction(c.expected);
  if (!hasPool(id)) {
    const game = gameOf(sceneOf(c));
    const shot = shotOf(game, c);
    const n = hitNumbers(game, shotStrike(game, shot));
    const chain = attackChain(n, 1, shotRolls(needOf(game, shot, s.aim)));
    const each = distribution(chain).reduce((sum, b) => sum + b.outcome.points * b.probability, 0);
    expect(each * shotsOf(s.shots)).toBeCloseTo(expected, 9);
    return;
  }
  const scene = sceneOf(c);
  const [hit, miss] = [counts(0, 0, 1), counts(0, 1, 0)];
  const chances = ({ request }: Played): readonly number[] => {
    if (request?.type !== "roll" || request.dice.kind !== "pool") return [];
    const [low = 2, high = 7] = request.dice.groups;
    return [(high - low) / 6, (7 - high) / 6];
  };
  /** What a hit comes to, however many hits it counts for. */
  const hits = (...lines: readonly SceneLine[]): number => {
    const run = played(scene, [atB, ...lines]);
    if (run.request?.type !== "roll" || run.request.dice.kind !== "sum") return mean(run, 1);
    const totals = distribution(run.request.dice);
    return totals.reduce(
      (sum, { outcome, probability }) =>
        sum + probability * mean(played(scene, [atB, ...lines, { show: outcome } as unknown as SceneLine]), 1),
      0,
    );
  };
  if (s.givenHit === true) {
    expect(hits(hit)).toBeCloseTo(expected, 5);
    return;
  }
  const [missed = 0, hitting = 0] = chances(played(scene, [atB]));
  let all = hitting * hits(hit);
  const partial = played(scene, [atB, miss]);
  const [, second = 0] = chances(partial);
  if (second > 0) all += missed * second * hits(miss, hit);
  expect(all).toBeCloseTo(expected, 5);
});

test.each(of("expected-wounds", true))("hits shared out: %s", (_, c) => {
  const { situation: s } = c;
  const leader = like({
    res: s.characterResilience ?? 3,
    arm: s.characterArmour ?? 0,
    hp: s.characterHealthPoints ?? 1,
  });
  const scene = sceneOf(c, { characters: [{ profile: leader, cost: 50 }], files: s.targetModels + 1 });
  const first = played(scene, [atB]).request;
  if (first?.type !== "roll") throw new Error("nothing is rolled");
  if (first.dice.kind === "chains") {
    // Nobody shares: all fall on the rank and file, and one chain tells what a 6 and what another hit comes to.
    const [, wound, save] = (first.dice.chains[0] as Chain).stages;
    const fails = save === undefined ? 1 : ((save.need ?? 7) - 1) / 6;
    const hits = (s.dice ?? []).filter((d) => d >= s.aim);
    const wounds = hits.reduce((sum, d) => sum + (d === 6 ? 1 : (7 - (wound?.need ?? 7)) / 6), 0);
    expect(wounds * fails).toBeCloseTo(fraction(c.expected), 9);
    return;
  }
  const rolled = s.dice ?? [];
  const need = first.dice.kind === "pool" ? (first.dice.groups[0] ?? 0) : 0;
  const total = first.dice.kind === "pool" ? first.dice.dice : 0;
  const sixes = rolled.filter((d) => d === 6).length;
  const plain = rolled.filter((d) => d >= need && d < 6).length;
  const lines: SceneLine[] = [counts(total - plain - sixes, plain, sixes)];
  let run = played(scene, [atB, ...lines]);
  while (run.request?.type === "choice" && run.request.choice === "share-hits") {
    const [answer] = run.system.rules.choices["share-hits"]?.enumerate?.(run.game, run.request.about as never) ?? [];
    lines.push({ choice: "share-hits", answer } as unknown as SceneLine);
    run = played(scene, [atB, ...lines]);
  }
  expect(mean(run, 1)).toBeCloseTo(fraction(c.expected), 5);
});
