import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, type Json, LEVELS, openSituation, silent } from "@tercio/kernel";
import { ninthAge, type NinthAge } from "@tercio/ninth-age";
import { describe, expect, inject, test } from "vitest";
import { setUp } from "../bench/armies.ts";
import { allFair, fairness, unfair } from "../src/fair.ts";
import { inProof } from "@tercio/testkit/in-proof";

/** `npm run proof -- fair` plays 200. */
const BATTLES = inject("fully") ? 12 : 2;
/** In so few battles a kind of roll is seen so often that a large fault shows, and a small one hides behind its error. */
const BOUNDS = { rolls: 12, errors: 3.5, points: 8 };

const PROFILES = ["imperial-guard", "electoral-cavalry", "barbarians-with-spears", "light-infantry-with-handguns"];
type Side = "first" | "second";
interface Stands {
  readonly side: Side;
  readonly profile: string;
  readonly models: number;
  readonly files: number;
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly lost: number;
  readonly state: { readonly fleeing: boolean };
}
const PHASES = ["turn", "charge", "movement", "shooting", "turn-end"] as const;

/** Units strewn over the table, and whose turn it is. */
function strewn(seed: number) {
  const dice = counterSource(seed, 7);
  const pick = <T>(list: readonly T[]): T => list[dice.next(list.length) - 1] as T;
  const units: { [name: string]: Stands } = {};
  for (let i = 0; i < 6; i++) {
    const side: Side = i % 2 === 0 ? "first" : "second";
    units[`U${i}`] = {
      ...{ side, profile: pick(PROFILES), models: 5 + dice.next(15), files: 5, facing: 45 * dice.next(8) },
      // A strip of the table for each, so that nobody stands in anybody.
      at: [-27 + 10 * i + dice.next(3), dice.next(21) - 11],
      ...{ lost: 0, state: { fleeing: dice.next(6) === 1 } },
    };
  }
  return { phase: pick(PHASES), turn: dice.next(6), active: pick(["first", "second"] as const), units };
}

/** The same with everybody on the other side of it: sides, turns and the table are turned round. */
function turned(scene: ReturnType<typeof strewn>): ReturnType<typeof strewn> {
  const other = (side: Side): Side => (side === "first" ? "second" : "first");
  const units = Object.entries(scene.units).map(([name, u]) => {
    const { at, facing, side } = u;
    return [
      name,
      { ...u, side: other(side), at: [0 - at[0], 0 - at[1]] as const, facing: (facing + 180) % 360 },
    ] as const;
  });
  return { ...scene, active: other(scene.active), units: Object.fromEntries(units) };
}

/** Null where somebody would stand in somebody. */
function opened(scene: ReturnType<typeof strewn>, firstTurn: Side): NinthAge | null {
  const found = openSituation(ninthAge, { system: "ninth-age", scene: { ...scene, firstTurn } });
  return found.ok ? found.battle.game : null;
}

/** Battles of random players: so many to the end of their first Game Turn but one, the others until it is known who begins. */
const ALIKE = { battles: 8, turns: 3 };
const FIRST_TURN = "t9a.sequence.pre-game.deployment-phase.8";
const objective = (game: NinthAge): number =>
  ninthAge.computer.evaluate(game, 3).find(({ id }) => id === "objective")?.value ?? Number.NaN;

/** Positions before and after each roll of a battle, until so many Game Turns have begun. */
function* rolled(seed: number, turns: number) {
  const engine = engineOf(ninthAge);
  const [dice, source] = [counterSource(seed, 0), counterSource(seed + 7, 0)];
  let at = engine.advance(ninthAge.rules.setup(setUp(seed, 1500)), silent);
  while (at.request !== null && at.game.gameTurn < turns) {
    const { game, request } = at;
    if (request.type === "choice") {
      const given = ninthAge.rules.choices[request.choice]?.sample(game, request.about, source);
      at = engine.reply(game, given as Json, silent);
      continue;
    }
    at = engine.reply(game, rollOutcome(request.dice, dice), silent);
    yield { before: game, after: at.game, rule: request.rule };
  }
}

const KEPT = ["x", "y", "facing", "pools", "fleeing", "place", "scoringLost", "moved", "declared"] as const;
/** Does everybody stand, flee and fight as before? */
const asBefore = (before: NinthAge, after: NinthAge): boolean =>
  before.engagements === after.engagements &&
  before.markers === after.markers &&
  before.units.every((u, i) => {
    const v = after.units[i];
    return v !== undefined && KEPT.every((field) => u[field] === v[field]);
  });

describe("how a position is judged, by who looks at it and by what falls", () => {
  test("what one side has the other lacks: the same position with the sides changed is worth as much less", () => {
    let apart = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const scene = strewn(seed);
      const [here, there] = [opened(scene, "first"), opened(turned(scene), "second")];
      expect(here === null).toBe(there === null);
      if (here === null || there === null) continue;
      for (const level of LEVELS) {
        const parts = ninthAge.computer.evaluate(here, level);
        ninthAge.computer.evaluate(there, level).forEach((p, i) => {
          const { id, value = 0 } = parts[i] ?? {};
          expect(p.value + value, `seed ${seed}, level ${level}, ${id}`).toBeCloseTo(0, 6);
          if (Math.abs(value) > 1) apart++;
        });
      }
    }
    expect(apart).toBeGreaterThan(200);
  });

  inProof("no kind of roll changes a judgement on average, and every answer thought of is legal", () => {
    const found = allFair(Array.from({ length: BATTLES }, (_, i) => fairness(ninthAge, setUp(i, 1500), 300 + i)));
    expect(found.illegal).toEqual([]);
    expect(found.proposals).toBeGreaterThan(500);
    expect([...found.changes.values()].filter((c) => c.count >= BOUNDS.rolls).length).toBeGreaterThan(3);
    expect(unfair(found, BOUNDS)).toEqual([]);
  });

  test("no dice change what the Secondary Objective is worth where everybody stands as before, nor do those for who begins", () => {
    const seen = { alike: 0, first: 0 };
    for (let seed = 300; seed < 300 + ALIKE.battles; seed++)
      for (const { before, after, rule } of rolled(seed, seed < 300 + BATTLES ? ALIKE.turns : 1)) {
        const begins = rule === FIRST_TURN;
        if (!begins && (before.gameTurn === 0 || before.playerTurn !== after.playerTurn || !asBefore(before, after)))
          continue;
        seen[begins ? "first" : "alike"]++;
        expect(objective(after), `seed ${seed}, Player Turn ${before.playerTurn}, ${rule}`).toBeCloseTo(
          objective(before),
          6,
        );
      }
    expect(seen.alike).toBeGreaterThan(30);
    expect(seen.first).toBeGreaterThan(10);
  });

  test("a judgement that is off would show, what chance alone brings would not, and seldom rolls are not judged", () => {
    // By 30 points each, give or take 80, as rally tests once were.
    const changed = (count: number, mean: number) => ({
      count,
      sum: count * mean,
      squares: count * (mean ** 2 + 80 ** 2),
    });
    const told = (count: number, mean: number): readonly string[] =>
      unfair({ changes: new Map([["t9a.rule.rally", changed(count, mean)]]) }, BOUNDS);
    expect(told(400, 30)).toEqual(["t9a.rule.rally: 30.0 \u00b1 4.0 (400 rolls)"]);
    expect(told(400, -30)).toHaveLength(1);
    expect(told(400, 7)).toEqual([]);
    expect(told(14, 30)).toEqual([]);
    expect(told(10, 300)).toEqual([]);
  });
});
