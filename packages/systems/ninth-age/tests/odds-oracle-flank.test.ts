import { counterSource } from "@tercio/dice";
import { exactOdds } from "@tercio/odds";
import { expect, inject, test } from "vitest";
import { combatQuestion, ninthAge, type NinthAge } from "../src/index.ts";
import type { Unit } from "../src/state/state.ts";
import { field } from "./rule-cases/table.ts";
import { type Stand } from "./stand.ts";

/**
 * A Round of Combat against a flank, counted by hand: unit 0 has charged the left or right side of unit 6. The
 * attacker strikes with the files that touch and one rank behind them; the defender with the ranks that touch, and
 * nobody supports across a flank. No rule of the engine is called.
 */
interface Side {
  readonly models: number;
  readonly files: number;
  readonly base: number;
  readonly offence: number;
  readonly defence: number;
  readonly strength: number;
  readonly penetration: number;
  readonly resilience: number;
  readonly armour: number;
  readonly agility: number;
  readonly discipline: number;
  readonly standard: boolean;
}
interface Case {
  readonly game: NinthAge;
  readonly a: Side;
  readonly b: Side;
  /** Where the defender's front stands along the attacker's front, 0.01 mm from its middle, and where its rear lies. */
  readonly front: number;
  readonly back: 1 | -1;
}

const toHit = (d: number): number => (d >= 4 ? 2 : d >= 1 ? 3 : d >= -3 ? 4 : d >= -7 ? 5 : 6);
const toWound = (d: number): number => (d >= 2 ? 2 : d === 1 ? 3 : d === 0 ? 4 : d === -1 ? 5 : 6);
const wounding = (by: Side, at: Side): number =>
  ((7 - toHit(by.offence - at.defence)) / 6) *
  ((7 - toWound(by.strength - at.resilience)) / 6) *
  (1 - Math.max(0, Math.min(5, at.armour - by.penetration)) / 6);

const ranks = (s: Side, models: number): number => Math.ceil(models / s.files);
const fullRanks = (s: Side, models: number): number =>
  s.files < 5 ? 0 : Math.floor(models / s.files) + (models % s.files >= 5 ? 1 : 0);
const rankBonus = (s: Side, models: number): number => Math.max(0, Math.min(3, fullRanks(s, models) - 1));

/** The ends of rank `i` of the defender and of file `i` of the attacker along the attacker's front. */
const span = (from: number, to: number): readonly [number, number] => [Math.min(from, to), Math.max(from, to)];
const rankAt = (c: Case, i: number) => span(c.front + c.back * i * c.b.base, c.front + c.back * (i + 1) * c.b.base);
const fileAt = (c: Case, i: number) => span((i - c.a.files / 2) * c.a.base, (i + 1 - c.a.files / 2) * c.a.base);
const meet = (p: readonly [number, number], q: readonly [number, number]): boolean => p[0] <= q[1] && q[0] <= p[1];
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

function attackersDice(c: Case, modelsA: number, modelsB: number): number {
  const touching = upTo(c.a.files).filter((f) =>
    upTo(ranks(c.b, modelsB)).some((r) => meet(fileAt(c, f), rankAt(c, r))),
  );
  // Deep enough that the second rank is whole whatever has fallen.
  expect(modelsA).toBeGreaterThanOrEqual(2 * c.a.files);
  return 2 * touching.length;
}
const defendersDice = (c: Case, modelsB: number): number =>
  upTo(ranks(c.b, modelsB)).filter((r) => upTo(c.a.files).some((f) => meet(fileAt(c, f), rankAt(c, r)))).length;

function binomial(n: number, p: number): readonly number[] {
  let row = [1];
  for (let i = 0; i < n; i++) row = [...row, 0].map((x, k) => x * (1 - p) + (k > 0 ? (row[k - 1] as number) * p : 0));
  return row;
}

const passes = (needed: number): number =>
  upTo(36).filter((n) => (n % 6) + 1 + Math.floor(n / 6) + 1 <= needed).length / 36;

function byHand(c: Case): ReadonlyMap<string, number> {
  const { a, b } = c;
  const out = new Map<string, number>();
  const add = (id: string, p: number): void => void out.set(id, (out.get(id) ?? 0) + p);
  const end = (lostA: number, lostB: number, p: number): void => {
    const leftA = a.models - lostA;
    const leftB = b.models - lostB;
    const flank = fullRanks(a, leftA) >= 1 ? 2 : 1;
    const scoreA = lostB + 1 + rankBonus(a, leftA) + Number(a.standard) + flank;
    const scoreB = lostA + rankBonus(b, leftB) + Number(b.standard);
    if (scoreA === scoreB) return add("draw", p);
    const won = scoreA > scoreB;
    // Two Full Ranks in its flank take steadfastness from the defender.
    const steadfast = won
      ? fullRanks(b, leftB) > fullRanks(a, leftA) && fullRanks(a, leftA) < 2
      : fullRanks(a, leftA) > fullRanks(b, leftB);
    const loser = won ? b : a;
    const hold = passes(loser.discipline - (steadfast ? 0 : Math.abs(scoreA - scoreB)));
    add(won ? "second-holds" : "first-holds", p * hold);
    add(won ? "second-breaks" : "first-breaks", p * (1 - hold));
  };
  const ofA = (modelsA: number) => binomial(attackersDice(c, modelsA, b.models), wounding(a, b));
  const ofB = (modelsB: number) => binomial(defendersDice(c, modelsB), wounding(b, a));
  // Charging makes one point quicker.
  const difference = a.agility + 1 - b.agility;
  if (difference >= 0)
    ofA(a.models).forEach((p, lostB) =>
      ofB(difference === 0 ? b.models : b.models - lostB).forEach((q, lostA) => end(lostA, lostB, p * q)),
    );
  else ofB(b.models).forEach((q, lostA) => ofA(a.models - lostA).forEach((p, lostB) => end(lostA, lostB, p * q)));
  return out;
}

/** Deep regiments of one attack a model: neither can lose so many that its front narrows or the contact is gone. */
function randomCase(seed: number): Case {
  const source = counterSource(seed, 41);
  const starter = ninthAge.rules.setup(ninthAge.rules.starter());
  const make = (from: Unit): { readonly unit: Stand; readonly side: Side } => {
    const files = 3 + source.next(4);
    const suit = (["none", "light", "heavy"] as const)[source.next(3) - 1] ?? "none";
    const side: Side = {
      files,
      models: files * (files < 5 ? 5 : 3) + source.next(files * 2) - 1,
      base: 2000 + (source.next(2) - 1) * 500,
      offence: 1 + source.next(6),
      defence: 1 + source.next(6),
      strength: 2 + source.next(3),
      penetration: source.next(3) - 1,
      resilience: 2 + source.next(3),
      armour: { none: 0, light: 1, heavy: 2 }[suit],
      agility: 1 + source.next(5),
      discipline: 5 + source.next(4),
      standard: source.next(2) === 1,
    };
    const part = {
      ...(from.entry.parts[0] as Unit["entry"]["parts"][number]),
      attackValue: 1,
      offensiveSkill: side.offence,
      strength: side.strength,
      armourPenetration: side.penetration,
      agility: side.agility,
    };
    const entry = {
      ...from.entry,
      baseWidth: side.base,
      baseDepth: side.base,
      parts: [part],
      weapons: ["hand-weapon" as const],
      rules: [],
      suit,
      shield: false,
      armour: 0,
      defensiveSkill: side.defence,
      resilience: side.resilience,
      discipline: side.discipline,
      models: side.models,
      champion: false,
      standard: side.standard,
      musician: false,
    };
    const bearers = { champion: false, standard: side.standard, musician: false };
    return { side, unit: { entry, files, rankAndFile: side.models, weapon: "hand-weapon", ...bearers } };
  };
  const one = make(starter.units[0] as Unit);
  const two = make(starter.units[6] as Unit);
  const back = source.next(2) === 1 ? 1 : -1;
  const half = (one.side.files * one.side.base) / 2;
  // Never within a hair of a corner, where places rounded to 0.01 mm may or may not touch.
  const front = back * (50 * source.next((2 * half - two.side.base) / 50 - 1) + 20 - half);
  const right = back === -1;
  const game = field(
    {
      0: { x: 0, y: 0, facing: 0, charging: true, ...one.unit },
      6: { x: front, y: (two.side.files * two.side.base) / 2, facing: right ? 16384 : 49152, ...two.unit },
    },
    [{ a: 0, b: 6, aFacing: "front", bFacing: right ? "right" : "left", offset: 0 }],
    {},
  );
  return { game, a: one.side, b: two.side, front, back };
}

test("random rounds against a flank: the exact odds equal the enumeration by hand", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= (inject("fully") ? 120 : 36); seed++) {
    const c = randomCase(seed);
    expect(ninthAge.rules.invariants(c.game), `round ${seed}`).toEqual([]);
    const hand = byHand(c);
    const odds = exactOdds(ninthAge, combatQuestion(c.game, [0, 6]), { limit: 200_000 });
    expect(odds.exact).toBe(true);
    for (const r of odds.results) {
      const wanted = hand.get(r.id) ?? 0;
      if (wanted > 0) seen.add(r.id);
      expect(Math.abs(r.probability - wanted), `round ${seed}, ${r.id}: ${r.probability}, not ${wanted}`).toBeLessThan(
        1e-9,
      );
    }
  }
  expect([...seen].sort()).toEqual(["draw", "first-breaks", "first-holds", "second-breaks", "second-holds"]);
});
