import { counterSource, type Outcome, rollOutcome } from "@tercio/dice";
import { engineOf, enter, silent } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { combatQuestion, ninthAge, type NinthAge } from "../src/index.ts";
import type { Unit } from "../src/state.ts";
import { faceToFace } from "./rule-cases/table.ts";

/**
 * A Round of Combat written by hand from the sheet's words, for two leaderless units front to front: no rule of the
 * engine is called. Each side strikes with its first rank in contact and one rank behind it.
 */
interface Side {
  readonly models: number;
  readonly files: number;
  readonly base: number;
  readonly attacks: number;
  readonly offence: number;
  readonly defence: number;
  readonly strength: number;
  readonly penetration: number;
  readonly resilience: number;
  readonly armour: number;
  readonly agility: number;
  readonly discipline: number;
  readonly charged: boolean;
  readonly rerollsBreak: boolean;
}

const toHit = (d: number): number => (d >= 4 ? 2 : d >= 1 ? 3 : d >= -3 ? 4 : d >= -7 ? 5 : 6);
const toWound = (d: number): number => (d >= 2 ? 2 : d === 1 ? 3 : d === 0 ? 4 : d === -1 ? 5 : 6);
const saved = (d: number): number => (d <= 0 ? 0 : Math.min(5, d) / 6);
const success = (need: number): number => (7 - need) / 6;
const wounding = (by: Side, at: Side): number =>
  success(toHit(by.offence - at.defence)) *
  success(toWound(by.strength - at.resilience)) *
  (1 - saved(at.armour - by.penetration));

/** Models of `by` whose bases touch the other front, both centred; corners count. */
function touching(by: Side, at: Side, models: number): number {
  const half = (at.files * at.base) / 2;
  let n = 0;
  for (let i = 0; i < Math.min(by.files, models); i++) {
    const left = i * by.base - (by.files * by.base) / 2;
    if (left <= half && left + by.base >= -half) n++;
  }
  return n;
}

/** The last rank stands in the middle, an odd half step to the right. */
function behind(by: Side, at: Side, models: number): number {
  const second = Math.min(by.files, models - by.files);
  if (second <= 0) return 0;
  const first = Math.ceil((by.files - second) / 2);
  const half = (at.files * at.base) / 2;
  let n = 0;
  for (let i = first; i < first + second; i++) {
    const left = i * by.base - (by.files * by.base) / 2;
    if (left <= half && left + by.base >= -half) n++;
  }
  return n;
}

const dice = (by: Side, at: Side, models: number): number =>
  touching(by, at, models) * by.attacks + behind(by, at, models) * Math.min(1, by.attacks);
const fullRanks = (s: Side, models: number): number =>
  s.files < 5 ? 0 : Math.floor(models / s.files) + (models % s.files >= 5 ? 1 : 0);

function binomial(n: number, p: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(row.length + 1).fill(0);
    row.forEach((x, k) => {
      next[k] = (next[k] as number) + x * (1 - p);
      next[k + 1] = (next[k + 1] as number) + x * p;
    });
    row = next;
  }
  return row;
}

const passes = (needed: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= needed) n++;
  return n / 36;
};

function byHand(a: Side, b: Side): Map<string, number> {
  const out = new Map<string, number>();
  const add = (id: string, p: number): void => void out.set(id, (out.get(id) ?? 0) + p);
  const end = (lostA: number, lostB: number, p: number): void => {
    const left = [a.models - lostA, b.models - lostB] as const;
    if (left[0] === 0) return add("first-gone", p);
    if (left[1] === 0) return add("second-gone", p);
    const rank = (s: Side, models: number): number =>
      s.files >= 8 ? 0 : Math.max(0, Math.min(3, fullRanks(s, models) - 1));
    const scoreA = lostB + Number(a.charged) + rank(a, left[0]);
    const scoreB = lostA + Number(b.charged) + rank(b, left[1]);
    if (scoreA === scoreB) return add("draw", p);
    const [loser, own, foe, name] =
      scoreA < scoreB
        ? ([a, left[0], fullRanks(b, left[1]), "first"] as const)
        : ([b, left[1], fullRanks(a, left[0]), "second"] as const);
    const steadfast = fullRanks(loser, own) > foe;
    const hold = passes(Math.max(0, loser.discipline - (steadfast ? 0 : Math.abs(scoreA - scoreB))));
    const holds = loser.rerollsBreak ? 1 - (1 - hold) * (1 - hold) : hold;
    add(`${name}-holds`, p * holds);
    add(`${name}-breaks`, p * (1 - holds));
  };
  const agility = [a.agility + Number(a.charged), b.agility + Number(b.charged)] as const;
  const hit = (by: Side, at: Side, modelsBy: number, modelsAt: number): number[] => {
    // A front that lost models from its only rank shrinks; these rounds are deep enough not to.
    const row = binomial(dice(by, at, modelsBy), wounding(by, at));
    const capped = new Array<number>(modelsAt + 1).fill(0);
    row.forEach((p, k) => (capped[Math.min(k, modelsAt)] = (capped[Math.min(k, modelsAt)] as number) + p));
    return capped;
  };
  if (agility[0] === agility[1])
    hit(a, b, a.models, b.models).forEach((p, lostB) =>
      hit(b, a, b.models, a.models).forEach((q, lostA) => end(lostA, lostB, p * q)),
    );
  else {
    const first = agility[0] > agility[1];
    const [s, t] = first ? [a, b] : [b, a];
    hit(s, t, s.models, t.models).forEach((p, lostT) => {
      if (lostT === t.models) return first ? end(0, lostT, p) : end(lostT, 0, p);
      hit(t, s, t.models - lostT, s.models).forEach((q, lostS) =>
        first ? end(lostS, lostT, p * q) : end(lostT, lostS, p * q),
      );
    });
  }
  return out;
}

interface Case {
  readonly game: NinthAge;
  readonly a: Side;
  readonly b: Side;
}

/** Two random regiments of the starter profiles with plain hand weapons and no special rules of their own. */
function randomCase(seed: number): Case {
  const source = counterSource(seed, 77);
  const make = (from: Unit, charged: boolean): { unit: Partial<Unit>; side: Side } => {
    const files = 4 + source.next(3);
    const models = files * (2 + source.next(3)) + source.next(files) - 1;
    const part = {
      ...(from.entry.parts[0] as Unit["entry"]["parts"][number]),
      attackValue: source.next(2),
      offensiveSkill: 1 + source.next(6),
      strength: 2 + source.next(3),
      armourPenetration: source.next(3) - 1,
      agility: 1 + source.next(5),
    };
    const base = 2000 + (source.next(2) - 1) * 500;
    const suit = (["none", "light", "heavy"] as const)[source.next(3) - 1] ?? "none";
    const entry = {
      ...from.entry,
      baseWidth: base,
      baseDepth: base,
      parts: [part],
      weapons: ["hand-weapon" as const],
      rules: source.next(2) === 1 ? ["battle-fever"] : [],
      suit,
      shield: false,
      armour: 0,
      defensiveSkill: 1 + source.next(6),
      resilience: 2 + source.next(3),
      discipline: 5 + source.next(4),
      models,
      champion: false,
      standard: false,
      musician: false,
    };
    return {
      unit: {
        entry,
        files,
        rankAndFile: models,
        champion: false,
        standard: false,
        musician: false,
        charging: charged,
        weapon: "hand-weapon",
      },
      side: {
        models,
        files,
        base,
        attacks: part.attackValue,
        offence: part.offensiveSkill,
        defence: entry.defensiveSkill,
        strength: part.strength,
        penetration: part.armourPenetration,
        resilience: entry.resilience,
        armour: { none: 0, light: 1, heavy: 2 }[suit],
        agility: part.agility,
        discipline: entry.discipline,
        charged,
        rerollsBreak: entry.rules.includes("battle-fever"),
      },
    };
  };
  const starter = ninthAge.setup(ninthAge.starter());
  const one = make(starter.units[0] as Unit, source.next(2) === 1);
  const two = make(starter.units[6] as Unit, false);
  return { game: faceToFace(0, 6, one.unit, two.unit), a: one.side, b: two.side };
}

describe("a Round of Combat", () => {
  test("40 random rounds: the exact odds equal the enumeration by hand", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { game, a, b } = randomCase(seed);
      const hand = byHand(a, b);
      const odds = exactOdds(ninthAge, combatQuestion(game, [0, 6]), { limit: 200_000 });
      expect(odds.exact).toBe(true);
      for (const r of odds.results)
        expect(
          Math.abs(r.probability - (hand.get(r.id) ?? 0)),
          `round ${seed}, ${r.id}: ${r.probability} against ${hand.get(r.id)}`,
        ).toBeLessThan(1e-9);
    }
  });

  test("rounds rolled by the engine agree", () => {
    const engine = engineOf(ninthAge);
    for (const seed of [3, 17]) {
      const { game, a, b } = randomCase(seed);
      const hand = byHand(a, b);
      const question = combatQuestion(game, [0, 6]);
      const source = counterSource(seed, 0);
      const counts = new Map<string, number>();
      const rounds = 20_000;
      for (let i = 0; i < rounds; i++) {
        let at = engine.advance(
          { ...game, stack: [enter("round-of-combat", { units: [0, 6] })] },
          silent,
          question.stop,
        );
        for (;;) {
          const result = question.result(at.game);
          if (result !== null || at.request === null) {
            counts.set(result ?? "over", (counts.get(result ?? "over") ?? 0) + 1);
            break;
          }
          const reply: unknown =
            at.request.type === "roll"
              ? (rollOutcome(at.request.dice, source) as Outcome)
              : ninthAge.choices[at.request.choice]?.timeout(at.game, at.request.about);
          at = engine.reply(at.game, reply, silent, question.stop);
        }
      }
      for (const [id, p] of hand) {
        if (p * rounds < 25) continue;
        const z = ((counts.get(id) ?? 0) - p * rounds) / Math.sqrt(rounds * p * (1 - p));
        expect(Math.abs(z), `round ${seed}, ${id}`).toBeLessThan(4.9);
      }
    }
  });
});
