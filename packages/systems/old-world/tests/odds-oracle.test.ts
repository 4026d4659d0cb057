import { ruleEntries } from "@tercio/old-world/book";
import { counterSource, type Outcome, rollOutcome } from "@tercio/dice";
import { engineOf, silent, without } from "@tercio/kernel";
import { enter } from "../src/sequence/flow.ts";
import { exactOdds } from "@tercio/odds";
import { describe, expect, inject, test } from "vitest";
import { combatQuestion, oldWorld } from "../src/index.ts";
import { change, combats, type OldWorld } from "../src/state/state.ts";
import type { Meeting, Regiment } from "./by-hand/attack.ts";
import { randomFrom, randomMeetings, regiment, scenarioFrom, weapons } from "./by-hand/random.ts";
import { roundByHand } from "./by-hand/round.ts";

function gameOf(units: readonly Regiment[], meetings: readonly Meeting[], first: 0 | 1): OldWorld {
  const game = oldWorld.rules.setup(scenarioFrom(units, meetings, first));
  return units.reduce((g, r, id) => change(g, id, { rounds: r.firstRound ? 0 : 2 }), game);
}

const PAIRS = 80;

interface Case {
  readonly game: OldWorld;
  readonly units: readonly Regiment[];
  readonly meetings: readonly Meeting[];
}

/** Two regiments, one of which charged the other; now, or in an earlier turn. */
function pair(seed: number): Case {
  const random = randomFrom(seed, 5);
  const thisTurn = random(0, 2) > 0;
  const units = [regiment(random, 0, false, thisTurn), regiment(random, 1, false, thisTurn)];
  const by = random(0, 1) as 0 | 1;
  const facing = (["front", "front", "left", "right", "rear"] as const)[random(0, 4)] ?? "front";
  const models = (u: number): number => random(1, units[u]?.files ?? 1);
  const meetings = [
    { by, at: 1 - by, facing, byModels: models(by), atModels: models(1 - by), inches: random(0, 8), thisTurn },
  ];
  return { game: gameOf(units, meetings, by), units, meetings };
}

/** One regiment between two: one fights front to front since an earlier turn, the other charges now. */
function between(seed: number): Case {
  const random = randomFrom(seed, 6);
  const units = [regiment(random, 0, true, false), regiment(random, 1, true, false), regiment(random, 1, true, true)];
  const models = (u: number): number => random(1, units[u]?.files ?? 1);
  const facing = (["left", "right", "rear"] as const)[random(0, 2)] ?? "left";
  const old = { inches: 0, thisTurn: false };
  const meetings: Meeting[] = [
    random(0, 1) === 0
      ? { by: 0, at: 1, facing: "front", byModels: models(0), atModels: models(1), ...old }
      : { by: 1, at: 0, facing: "front", byModels: models(1), atModels: models(0), ...old },
    { by: 2, at: 0, facing, byModels: models(2), atModels: models(0), inches: random(1, 8), thisTurn: true },
  ];
  return { game: gameOf(units, meetings, 1), units, meetings };
}

/** Three or four small regiments, met at random; each model has one Wound. */
function tangle(seed: number): Case {
  const random = randomFrom(seed, 7);
  const units = Array.from({ length: random(3, 4) }, (_, id): Regiment => {
    const one = regiment(random, (id % 2) as 0 | 1, true, random(0, 1) === 1);
    return { ...one, models: Math.min(one.models, one.files + 2) };
  });
  const first = random(0, 1) as 0 | 1;
  const meetings = randomMeetings(random, units, first);
  return { game: gameOf(units, meetings, first), units, meetings };
}

const everyone = (c: Case): readonly number[] => c.units.map((_, id) => id);

function compare(c: Case, name: string): void {
  const hand = roundByHand(c.units, c.meetings);
  const odds = exactOdds(oldWorld, combatQuestion(c.game, everyone(c)), { limit: 400_000 });
  expect(odds.exact, name).toBe(true);
  expect([...hand.keys()].filter((id) => !odds.results.some((r) => r.id === id))).toEqual([]);
  for (const r of odds.results)
    expect(
      Math.abs(r.probability - (hand.get(r.id) ?? 0)),
      `${name}, ${r.id}: ${r.probability} against ${hand.get(r.id)}`,
    ).toBeLessThan(1e-9);
  expect([...hand.values()].reduce((x, y) => x + y, 0)).toBeCloseTo(1, 10);
}

describe("a round of combat", () => {
  test("80 random pairs: the exact odds equal the enumeration by hand", () => {
    for (let seed = 1; seed <= PAIRS; seed++) compare(pair(seed), `pair ${seed}`);
  });

  test("random combats of one against two: likewise", () => {
    for (let seed = 1; seed <= (inject("fully") ? 20 : 5); seed++) compare(between(seed), `one against two, ${seed}`);
  });

  test("random tangles of three or four: likewise", () => {
    let played = 0;
    for (let seed = 1; played < (inject("fully") ? 20 : 4); seed++) {
      const c = tangle(seed);
      // One combat that holds them all.
      if (combats(c.game).length !== 1 || combats(c.game)[0]?.length !== c.units.length) continue;
      compare(c, `tangle ${seed}`);
      played++;
    }
  });

  test("the random pairs come to every weapon, facing and end", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= PAIRS; seed++) {
      const c = pair(seed);
      for (const u of c.units) seen.add(u.weapon);
      for (const m of c.meetings) seen.add(m.facing);
      for (const id of roundByHand(c.units, c.meetings).keys()) seen.add(id.replace(/^(first|second)-/, ""));
    }
    for (const want of [
      ...weapons,
      "front",
      "left",
      "right",
      "rear",
      "draw",
      "gone",
      "breaks",
      "falls-back",
      "gives-ground",
    ])
      expect([...seen]).toContain(want);
  });

  test("a rule that is switched off shows in the odds", () => {
    const cases = Array.from({ length: PAIRS }, (_, i) => pair(i + 1));
    const ends = (c: Case): string => JSON.stringify(exactOdds(oldWorld, combatQuestion(c.game, [0, 1])).results);
    const plain = cases.map(ends);
    // None of these units has a special rule.
    const special = new Set<string>(ruleEntries.filter((e) => e.listed === true).map((e) => e.id));
    // Nor do they stand on a table.
    const onTable =
      /^tow\.(march|manoeuvre|charge|charge-reaction|phase\.(movement|strategy)|keyword\.(command-range|flee-move|dangerous-terrain)|rule\.(?!skirmishers|form-up))\b/;
    const here = oldWorld.rules.enforced.filter((id) => {
      if (special.has(id) || onTable.test(id)) return false;
      try {
        return without(id, () => cases.every((c, i) => ends(c) === plain[i]));
      } catch {
        return false;
      }
    });
    // What comes before the combat or after its Break tests, skirmishers, of whom there are none here, and points that count by a ruling only.
    const elsewhere =
      /^tow\.(rule\.(skirmishers|form-up)|phase\.combat(\.choose-and-fight|\.follow-up-and-pursuit)?|combat\.choose|pursuit\..*|break-move\.(?!falls-back-overwhelmed).*|combat-result\.overkill)$/;
    expect(here.filter((id) => !elsewhere.test(id))).toEqual([]);
    expect(here.length).toBe(15);
  });

  test("rounds rolled by the engine agree", () => {
    const engine = engineOf(oldWorld);
    for (const c of [pair(2), between(3)]) {
      const hand = roundByHand(c.units, c.meetings);
      const question = combatQuestion(c.game, everyone(c));
      const source = counterSource(11, 0);
      const counts = new Map<string, number>();
      const rounds = 10_000;
      for (let i = 0; i < rounds; i++) {
        const start = { ...c.game, stack: [enter("combat", { units: everyone(c) })] };
        let at = engine.advance(start, silent, question.stop);
        while (at.request !== null) {
          if (at.request.type !== "roll") throw new Error("nobody has to choose before the Break tests are over");
          at = engine.reply(at.game, rollOutcome(at.request.dice, source) as Outcome, silent, question.stop);
        }
        const result = question.result(at.game) ?? "none";
        counts.set(result, (counts.get(result) ?? 0) + 1);
      }
      for (const [id, p] of hand) {
        if (p * rounds < 25 || p > 0.999) continue;
        const z = ((counts.get(id) ?? 0) - p * rounds) / Math.sqrt(rounds * p * (1 - p));
        expect(Math.abs(z), id).toBeLessThan(4.9);
      }
    }
  });
});
