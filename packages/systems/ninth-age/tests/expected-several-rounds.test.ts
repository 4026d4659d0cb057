import { readFileSync } from "node:fs";
import { type Frame, type OddsQuestion, varsOf } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, inject, test } from "vitest";
import { ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import { health } from "../src/calculation/health.ts";
import type { SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { engaged, onField, unit } from "../src/state/state.ts";
import { roundsQuestion } from "../src/view/combat-questions.ts";
import { gameOf } from "./rule-cases/combat-scenes.ts";
import { stands, type Steps } from "../src/state/steps.ts";

/**
 * Sixty combats of two and three rounds by somebody who has not seen the engine (by-hand/several-rounds, as they were written).
 * Only this file knows how the engine asks.
 */
interface Side {
  readonly models: number;
  readonly files: number;
  readonly height: "Standard" | "Large" | "Gigantic";
  readonly type: "Infantry" | "Cavalry" | "Beast";
  readonly base: readonly [number, number];
  readonly healthPoints: number;
  readonly dis: number;
  readonly def: number;
  readonly res: number;
  readonly arm: number;
  readonly suit: "none" | "light" | "heavy" | "plate";
  readonly shield: boolean;
  readonly aegis?: number;
  readonly fortitude?: number;
  readonly weapon: string;
  readonly parts: readonly {
    readonly att: number;
    readonly off: number;
    readonly str: number;
    readonly ap: number;
    readonly agi: number;
    readonly harnessed?: boolean;
  }[];
  readonly rules: readonly string[];
  readonly standard: boolean;
  readonly champion: boolean;
  readonly charging: boolean;
}
interface Chances {
  readonly [what: string]: number;
}
interface Fought {
  readonly aBreaks: number;
  readonly bBreaks: number;
  readonly aDestroyed: number;
  readonly bDestroyed: number;
  readonly goesOn: number;
  readonly lostInRound: Chances;
}
interface Combat {
  readonly name: string;
  readonly rounds: number;
  readonly A: Side;
  readonly B: Side;
  readonly expected: {
    readonly rounds: readonly Fought[];
    readonly end: {
      readonly [how: string]: { readonly p: number; readonly leftOfA: Chances; readonly leftOfB: Chances };
    };
  };
}
const combats = JSON.parse(
  readFileSync(new URL("./by-hand/several-rounds/expected.json", import.meta.url), "utf8"),
) as readonly Combat[];

type Rules = NonNullable<SceneProfile["rules"]>;
const WORDS: { readonly [rule: string]: string } = { Poison: "poison-attacks" };
/** What is the attacks’ own, and not the models’. */
const OF_PARTS = ["Poison", "Lethal Strike", "Hatred", "Lightning Reflexes"];
const word = (name: string): string => WORDS[name] ?? name.toLowerCase().replaceAll(" ", "-");
const rulesOf = (names: readonly string[]): Rules => names.map(word) as unknown as Rules;

function unitOf(name: string, side: SceneUnit["side"], s: Side): SceneUnit {
  const own = rulesOf(s.rules.filter((r) => !OF_PARTS.includes(r)));
  const saves = [
    ...(s.aegis === undefined ? [] : [{ rule: "aegis", need: s.aegis }]),
    ...(s.fortitude === undefined ? [] : [{ rule: "fortitude", need: s.fortitude }]),
  ];
  return {
    side,
    profile: {
      ...{ name, type: s.type, height: s.height, base: s.base, adv: 4, mar: 8, dis: s.dis, hp: s.healthPoints },
      ...{ def: s.def, res: s.res, arm: s.arm, suit: s.suit, shield: s.shield, weapons: [word(s.weapon) as never] },
      parts: s.parts.map((p) => ({ ...p, rules: rulesOf(s.rules.filter((r) => OF_PARTS.includes(r))) })),
      rules: [...own, ...saves] as Rules,
    },
    ...{ models: s.models, files: s.files, standard: s.standard, champion: s.champion },
    ...(s.charging ? { state: { charging: true } } : {}),
    ...(side === "first" ? { at: [0, 0] as const } : {}),
  };
}
const sceneOf = ({ A, B }: Combat): Scene => ({
  phase: "melee",
  turn: 1,
  units: { A: unitOf("A", "first", A), B: unitOf("B", "second", B) },
  contact: [{ of: "B", at: "A", facing: "front" }],
});

const left = (g: NinthAge, id: number): number => (onField(unit(g, id)) ? health(g, unit(g, id)) : 0);
const inRound = (top: Frame | undefined, step: Steps["round-of-combat"]): boolean =>
  stands(top, "round-of-combat", step);

/** How a combat ends, in which round, and what both have left; nothing that comes after a failed Break Test. */
function ends(game: NinthAge, rounds: number): OddsQuestion<NinthAge> {
  const broken = (top: Frame | undefined): readonly number[] =>
    inRound(top, "8") ? (varsOf<{ broken: readonly number[] }>(top as Frame).broken ?? []) : [];
  const stop = (top: Frame): boolean => broken(top).length > 0;
  return {
    ...roundsQuestion(game, [0, 1], rounds),
    stop,
    result(g) {
      const top = g.stack[g.stack.length - 1];
      const [a, b] = [left(g, 0), left(g, 1)];
      const told = (how: string, round: number): string => [how, round, a, b].join("|");
      const round = g.playerTurn - game.playerTurn;
      const [gone] = broken(top);
      if (gone !== undefined) return told(gone === 0 ? "A breaks" : "B breaks", round);
      if (a === 0 && b === 0) return told("both destroyed", round);
      if (a === 0) return told("A destroyed", round);
      if (b === 0) return told("B destroyed", round);
      if (!engaged(g, 0)) return told("apart", round);
      return round >= rounds ? told("fights on", rounds) : null;
    },
    results: [],
  };
}
/** What both lose in one of the rounds, if it is fought: told before its Break Tests, where the walk looks at what each has come to. */
function losses(game: NinthAge, round: number): OddsQuestion<NinthAge> {
  const before = ends(game, round + 1);
  return {
    ...before,
    result(g) {
      const scored = g.stack.find((f) => stands(f, "combat-result", "b"));
      if (g.playerTurn - game.playerTurn === round && scored !== undefined)
        return varsOf<{ lost: readonly [number, number] }>(scored).lost.join(",");
      return before.result(g) === null ? null : "over";
    },
  };
}

/** What differs from what was found elsewhere, chance by chance. */
function differing(combat: Combat): readonly string[] {
  const game = gameOf(sceneOf(combat));
  const odds = exactOdds(ninthAge, ends(game, combat.rounds), { limit: 5_000_000 });
  expect(odds.exact).toBe(true);
  const found = odds.results.map(({ id, probability }) => {
    const [how = "", round, a, b] = id.split("|");
    return { how, round: Number(round), a: String(a), b: String(b), probability };
  });
  const sum = (of: (f: (typeof found)[number]) => boolean): number =>
    found.reduce((all, f) => (of(f) ? all + f.probability : all), 0);
  const wrong: string[] = [];
  const check = (what: string, ours: number, theirs: number): void => {
    if (Math.abs(ours - theirs) > 1e-12) wrong.push(`${what}: ${ours} against ${theirs}`);
  };
  for (const [at, fought] of combat.expected.rounds.entries()) {
    const ended = (...hows: readonly string[]): number => sum((f) => f.round === at && hows.includes(f.how));
    check(`A breaks in ${at + 1}`, ended("A breaks"), fought.aBreaks);
    check(`B breaks in ${at + 1}`, ended("B breaks"), fought.bBreaks);
    check(`A falls in ${at + 1}`, ended("A destroyed", "both destroyed"), fought.aDestroyed);
    check(`B falls in ${at + 1}`, ended("B destroyed", "both destroyed"), fought.bDestroyed);
    check(
      `on after ${at + 1}`,
      sum((f) => f.round > at),
      fought.goesOn,
    );
    // Later rounds take as long as all before them once more.
    if (at > 0 && !inject("fully")) continue;
    const lost = exactOdds(ninthAge, losses(game, at), { limit: 5_000_000 });
    const ours = new Map(lost.results.map((r) => [r.id, r.probability]));
    for (const both of new Set([...ours.keys(), ...Object.keys(fought.lostInRound)]))
      if (both !== "over") check(`${both} lost in ${at + 1}`, ours.get(both) ?? 0, fought.lostInRound[both] ?? 0);
  }
  const hows = new Set([...found.map((f) => f.how), ...Object.keys(combat.expected.end)]);
  for (const how of hows) {
    const end = combat.expected.end[how];
    check(
      how,
      sum((f) => f.how === how),
      end?.p ?? 0,
    );
    for (const [side, told] of [["a", end?.leftOfA ?? {}] as const, ["b", end?.leftOfB ?? {}] as const])
      for (const points of new Set([...found.filter((f) => f.how === how).map((f) => f[side]), ...Object.keys(told)]))
        check(
          `${how}, ${points} left of ${side}`,
          sum((f) => f.how === how && f[side] === points),
          told[points] ?? 0,
        );
  }
  return wrong;
}

describe("combats of several rounds, enumerated elsewhere", () => {
  test("there are sixty, of two and three rounds", () => {
    expect(combats).toHaveLength(60);
    expect(new Set(combats.map((c) => c.name)).size).toBe(60);
    expect(new Set(combats.map((c) => c.rounds))).toEqual(new Set([2, 3]));
  });

  /** Theirs that are wrong, with the reason. */
  const WRONG: { readonly [name: string]: string } = {
    // rulings.md, “Line Formation”: eight wide has Fight in Extra Rank, so that three ranks strike; theirs lets two.
    "eight wide: a line has no Rank Bonus": "line-formation",
  };
  /** How many ends there are: all that are quickly walked are tried always, the others in `npm run proof -- tests`. */
  const endsOf = ({ expected }: Combat): number =>
    Object.values(expected.end).reduce(
      (sum, { leftOfA, leftOfB }) => sum + Object.keys(leftOfA).length * Object.keys(leftOfB).length,
      0,
    );
  const tried = combats.filter((c) => inject("fully") || endsOf(c) < 300);
  test.each(tried.map((c) => [c.name, c] as const))("%s", (name, combat) => {
    const wrong = differing(combat).slice(0, 12);
    if (name in WRONG) expect(wrong).not.toEqual([]);
    else expect(wrong).toEqual([]);
  });
});
