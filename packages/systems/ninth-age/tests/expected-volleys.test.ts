import { readFileSync } from "node:fs";
import { type Chain, distribution } from "@tercio/dice";
import { engineOf, type Frame, type OddsQuestion, silent } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import { health } from "../src/calculation/health.ts";
import { models, onField, unit } from "../src/state/state.ts";
import type { SceneProfile } from "../src/scene/types.ts";
import { enter } from "../src/sequence/flow.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";

/**
 * Sixty volleys by somebody who has not seen the engine (by-hand/volleys, as they were written). Only this file knows how the
 * engine asks.
 */
interface Volley {
  readonly name: string;
  readonly strength: number;
  readonly ap: number;
  readonly attributes: readonly string[];
  readonly multipleWounds?: "D3" | 2;
  readonly weapon: string;
  readonly aim: number;
  readonly models: number;
  readonly files: number;
  readonly distance: number;
  readonly skirmisher?: true;
  readonly moved?: true;
  readonly cover?: "soft" | "hard";
  readonly note?: string;
  readonly standAndShoot?: true | "out of range";
  readonly target: {
    readonly models: number;
    readonly files: number;
    readonly resilience: number;
    readonly armour: number;
    readonly healthPoints: number;
    readonly height?: "Large" | "Gigantic";
    readonly aegis?: number;
    readonly fortitude?: number;
    readonly hardTarget?: number;
    readonly flammable?: true;
  };
  readonly expected: {
    readonly shots: number;
    readonly unsavedWounds: readonly number[];
    readonly healthPointsLost: readonly number[];
    readonly modelsFallen: readonly number[];
    readonly chanceOfPanicTest: number;
    readonly chanceDestroyed: number;
  };
}
const volleys = JSON.parse(
  readFileSync(new URL("./by-hand/volleys/expected.json", import.meta.url), "utf8"),
) as readonly Volley[];

type Rules = NonNullable<SceneProfile["rules"]>;
type Part = SceneProfile["parts"][number];
type Weapon = NonNullable<Part["missiles"]>[number]["weapon"];

/** Weapons that are nobody’s own stand for a printed one with the same figures, what it has more or less given to who carries it. */
const OWN: { readonly [name: string]: readonly [Weapon, Rules] } = {
  "quick and unwieldy, moved: one harder": ["handgun", ["quick-to-fire"]],
  "accurate handgun, long": ["handgun", ["accurate"]],
  "Fortitude 4+ against Flaming": ["crossbow", ["flaming-attacks"]],
  "Flaming against Flammable": ["bow", ["flaming-attacks"]],
  "the same, Flaming: Aegis is left": ["bow", ["flaming-attacks"]],
  Poison: ["blowpipe", []],
  "Poison where a 6 is needed": ["blowpipe", []],
  "Lethal Strike against Armour 5": ["crossbow", ["lethal-strike"]],
  "Lethal Strike against Fortitude 4+ and Aegis 6+": ["crossbow", ["lethal-strike"]],
  "Strength 5 against Resilience 3 and none": ["long-rifle", []],
  "skirmishers all shoot": ["bow", ["quick-to-fire"]],
};
const several = (v: Volley): Rules =>
  v.multipleWounds === undefined ? [] : [{ rule: "multiple-wounds", times: `${v.multipleWounds}` } as Rules[number]];

function sceneOf(v: Volley): Scene {
  const { target: t } = v;
  const [weapon, rules] =
    v.weapon === "own"
      ? (OWN[v.name] ?? (["handgun", []] as const))
      : ([v.weapon.toLowerCase().replaceAll(" ", "-") as Weapon, []] as const);
  const part = { missiles: [{ weapon, aim: v.aim }], str: v.strength, ap: v.ap, rules: [...rules, ...several(v)] };
  const base = t.height === "Gigantic" ? ([100, 150] as const) : t.height === "Large" ? ([40, 40] as const) : null;
  const wears = [
    ...(t.aegis === undefined ? [] : [{ rule: "aegis", need: t.aegis }]),
    ...(t.fortitude === undefined ? [] : [{ rule: "fortitude", need: t.fortitude }]),
    ...(t.hardTarget === undefined ? [] : [{ rule: "hard-target", value: t.hardTarget }]),
    ...(t.flammable === undefined ? [] : ["flammable"]),
  ] as Rules;
  const aimedAt = like({
    ...{ res: t.resilience, arm: t.armour, hp: t.healthPoints, rules: wears },
    ...(t.height === undefined ? {} : { height: t.height }),
    ...(base === null ? {} : { base }),
    ...(t.height === "Gigantic" ? { type: "Beast" as const } : {}),
  });
  const within =
    v.cover === undefined ? (v.note === undefined ? null : "field") : v.cover === "hard" ? "ruins" : "field";
  const deep = 20;
  return {
    ...{ phase: "shooting", table: [72, 96] },
    units: {
      A: {
        ...{ side: "first", models: v.models, files: v.files, at: [0, 0], facing: "north" },
        profile: like(v.skirmisher === undefined ? {} : { rules: ["skirmisher"] }, part),
        ...(v.moved === undefined ? {} : { state: { moved: "advance" } }),
      },
      B: { side: "second", profile: aimedAt, models: t.models, files: t.files, at: [0, v.distance], facing: "south" },
    },
    ...(within === null
      ? {}
      : {
          terrain: [
            { kind: within, rectangle: { at: [0, v.distance - 0.1 + deep / 2] as const, size: [24, deep] as const } },
          ],
        }),
  };
}

const TESTS = ["panic-tests", "panicked"];
const tested = (top: Frame | undefined): boolean => top !== undefined && TESTS.includes(top.sequence);

/** What one volley costs: Health Points, models, and whether a Panic Test follows. */
function question(game: NinthAge, standing: boolean): OddsQuestion<NinthAge> {
  const before = unit(game, 1);
  return {
    id: "volley",
    label: { key: "volley" },
    start: { ...game, stack: [enter("shooting", { unit: 0, target: 1, standing })] },
    stop: tested,
    result(g) {
      const top = g.stack[g.stack.length - 1];
      if (top !== undefined && !tested(top)) return null;
      const u = unit(g, 1);
      const [points, men] = onField(u) ? [health(g, u), models(u)] : [0, 0];
      return [health(game, before) - points, models(before) - men, tested(top)].join("|");
    },
    results: [],
  };
}

/** Wounds that no save stops, as the dice are asked for. */
function unsaved(game: NinthAge, standing: boolean): readonly number[] {
  const { request } = engineOf(ninthAge).advance(question(game, standing).start, silent);
  if (request?.type !== "roll" || request.dice.kind !== "chains") throw new Error("nothing is shot");
  let all: number[] = [1];
  for (const chain of request.dice.chains as readonly Chain[]) {
    const next: number[] = [];
    for (const { outcome, probability } of distribution(chain))
      for (const [k, p] of all.entries()) next[k + outcome.points] = (next[k + outcome.points] ?? 0) + p * probability;
    all = Array.from(next, (p) => p ?? 0);
  }
  return all;
}

function differing(v: Volley): readonly string[] {
  const game = gameOf(sceneOf(v));
  const standing = v.standAndShoot !== undefined;
  const odds = exactOdds(ninthAge, question(game, standing));
  expect(odds.exact).toBe(true);
  const found = odds.results.map(({ id, probability }) => {
    const [points, men, panics] = id.split("|");
    return { points: Number(points), men: Number(men), panics: panics === "true", probability };
  });
  const sum = (of: (f: (typeof found)[number]) => boolean): number =>
    found.reduce((all, f) => (of(f) ? all + f.probability : all), 0);
  const wrong: string[] = [];
  const check = (what: string, ours: number, theirs: number): void => {
    if (Math.abs(ours - theirs) > 1e-12) wrong.push(`${what}: ${ours} against ${theirs}`);
  };
  const { expected } = v;
  for (let k = 0; k < Math.max(expected.healthPointsLost.length, expected.shots + 1); k++) {
    check(
      `${k} lost`,
      sum((f) => f.points === k),
      expected.healthPointsLost[k] ?? 0,
    );
    check(
      `${k} fall`,
      sum((f) => f.men === k),
      expected.modelsFallen[k] ?? 0,
    );
  }
  check(
    "a Panic Test",
    sum((f) => f.panics),
    expected.chanceOfPanicTest,
  );
  check(
    "nobody left",
    sum((f) => f.men === v.target.models),
    expected.chanceDestroyed,
  );
  if (v.multipleWounds === undefined) {
    const ours = unsaved(game, standing);
    for (let k = 0; k <= expected.shots; k++) check(`${k} unsaved`, ours[k] ?? 0, expected.unsavedWounds[k] ?? 0);
  }
  return wrong;
}

describe("volleys, enumerated elsewhere", () => {
  test("there are sixty", () => {
    expect(volleys).toHaveLength(60);
    expect(new Set(volleys.map((v) => v.name)).size).toBe(60);
  });

  test.each(volleys.map((v) => [v.name, v] as const))("%s", (_, volley) => {
    expect(differing(volley)).toEqual([]);
  });
});
