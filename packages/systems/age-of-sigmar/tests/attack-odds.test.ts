import { exactOdds } from "@tercio/odds";
import { describe, expect, inject, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import type { Play } from "../src/entries/play.ts";
import { add } from "../src/hooks/moments.ts";
import { ageOfSigmar, attackQuestion, type Sigmar, type Warscroll } from "../src/index.ts";
import { type Unit, woundsLeft } from "../src/state/state.ts";
import { FRESH } from "../src/sequence/game.ts";
import { type AttackCase, alternatives, cases } from "./expected/attacks.ts";

/** The attacker's and the target's rules as objects of the book: whatever such a case may say. */
function rulesOf(c: AttackCase): readonly Play[] {
  const names = { en: "of the case", fr: "du cas" };
  const again = (which: "ones" | "failed" | undefined, roll: "hit" | "wound" | "save") =>
    which === undefined ? [] : [{ roll, which }];
  return [
    {
      id: "attacker",
      name: names,
      enforces: [],
      modify: {
        "hit roll": { by: () => (c.hitModifier === 0 ? null : add(c.hitModifier, "modified-by-attacker")) },
        "wound roll": { by: () => (c.woundModifier === 0 ? null : add(c.woundModifier, "modified-by-attacker")) },
      },
      offer: {
        "re-rolls": { by: () => [...again(c.rerollHits, "hit"), ...again(c.rerollWounds, "wound")] },
        sixes: {
          by: () => [
            ...(c.mortalOnSix === undefined
              ? []
              : [{ roll: c.mortalOnSix.roll, mortal: c.mortalOnSix.wounds, instead: c.mortalOnSix.instead }]),
            ...(c.twoHitsOnSix === true ? [{ roll: "hit" as const, hits: 2 as const }] : []),
          ],
        },
      },
    },
    {
      id: "target",
      name: names,
      enforces: [],
      modify: { "save roll": { at: () => (c.saveModifier === 0 ? null : add(c.saveModifier, "modified-by-target")) } },
      offer: { "re-rolls": { at: () => again(c.rerollSaves, "save") }, negations: { unit: () => c.negate } },
    },
  ];
}

function positionOf(c: AttackCase): { readonly game: Sigmar; readonly by: Unit; readonly at: Unit } {
  const name = { en: "Of the case", fr: "Du cas" };
  const plain = { name, move: 5, bravery: 7, flies: false, base: { kind: "round", radius: 1600 } } as const;
  const { attacks, toHit, toWound, rend, damage, target } = c;
  const attacker: Warscroll = {
    ...plain,
    wounds: 1,
    save: null,
    weapons: [{ name, range: 1, attacks: attacks.each, toHit, toWound, rend, damage }],
    abilities: ["attacker"],
  };
  const targeted: Warscroll = { ...plain, wounds: target.wounds, save: c.save, weapons: [], abilities: ["target"] };
  const models = (count: number, y: number) => Array.from({ length: count }, (_, i) => ({ x: i * 3200, y, facing: 0 }));
  const unitOf = (id: number, seat: 0 | 1, warscroll: Warscroll, count: number): Unit => ({
    id,
    entry: { seat, name: warscroll.name, warscroll, models: count },
    models: models(count, id * 3200),
    wounded: null,
    ...FRESH,
  });
  const by = unitOf(0, 0, attacker, attacks.models);
  const whole = unitOf(1, 1, targeted, target.models);
  const at = target.alreadyLost === 0 ? whole : { ...whole, wounded: { model: 0, lost: target.alreadyLost } };
  const game: Sigmar = {
    stack: [],
    rulings: {},
    table: { width: 200_000, depth: 200_000 },
    units: [by, at],
    ...{ round: 1, rounds: 5, first: 0, active: 0, over: false },
  };
  return { game, by, at };
}

/** Re-rolling what failed is offered, not ordered: nobody gives away a die that the modifiers have turned into a success. */
const READING = "keepSuccesses";

/** Hundreds of thousands of states each: seven seconds, compared where `LARGE=1 npx vitest run` asks for them. */
const LARGE: readonly string[] = process.env.LARGE === "1" ? [] : ["mixture 8", "mixture 38"];

describe("odds of an attack before it is made", () => {
  test("there are enough cases, and each field of them is tried", () =>
    expect(cases.length).toBeGreaterThanOrEqual(100));

  /** Of mixtures of everything every third; all of them in `npm run proof -- tests`. */
  const tried = cases
    .map(({ given, expected }, at) => [given.what, at, given, expected] as const)
    .filter(([what, at]) => inject("fully") || !what.startsWith("mixture") || at % 3 === 0);
  test.each(tried.filter(([what]) => !LARGE.includes(what)))("%s (%i)", (_, at, given, usual) => {
    const expected = alternatives.find((a) => a.at === at && a.reading === READING)?.expected ?? usual;
    const { game, by, at: target } = positionOf(given);
    const packets = [{ weapon: 0, models: by.models.length, target: 1 }];
    const bySlain = attackQuestion(game, by, target, packets);
    const left = (g: Sigmar): number => woundsLeft(g.units[1] as Unit);
    // The same walk, told by the wounds that were lost.
    const byLost = {
      ...bySlain,
      result: (g: Sigmar) => (g.stack.length > 0 ? null : `${left(game) - left(g)}`),
      results: expected.lost.map((__, n) => ({ id: `${n}`, label: { key: "base" } })),
    };
    for (const [question, chances] of [
      [bySlain, expected.slain],
      [byLost, expected.lost],
    ] as const) {
      const odds = book.also(rulesOf(given), () => exactOdds(ageOfSigmar, question));
      expect(odds.exact).toBe(true);
      expect(odds.assumes).toEqual([]);
      expect(odds.results.length).toBe(chances.length);
      chances.forEach((p, n) => {
        const found = odds.results.find((r) => r.id === `${n}`)?.probability ?? 0;
        expect(Math.abs(found - p), `${n}: ${found} instead of ${p}`).toBeLessThan(1e-12);
      });
    }
  });
});
