import { distribution } from "@tercio/dice";
import { describe, expect, test } from "vitest";
import { discipline, disciplineTest, testedAgain, testPassed } from "../src/calculation/characteristics.ts";
import { combatScore } from "../src/calculation/combat-score.ts";
import { ninthAge } from "../src/index.ts";
import type { SceneContact, SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { pointsGiven } from "../src/sequence/scoring.ts";
import type { NinthAge, Unit } from "../src/state/state.ts";
import { presence } from "./expected/presence.ts";
import { like } from "./rule-cases/combat-scenes.ts";

/** Somebody who had not seen the engine wrote what is expected. */
const MEN = 6 * 20;
const LONE = 20;
const GIANT = 100;

interface Near {
  readonly own: number;
  readonly dis: number;
  readonly rule: "general" | "battle-standard-bearer";
  /** Between the giver's base and the unit; 0: it has joined it. Null: there is none. */
  readonly inches: number | null;
  readonly towering?: boolean;
  readonly flees?: boolean;
  readonly refused?: boolean;
  readonly giverFears?: boolean;
  readonly unitFears?: boolean;
  readonly decimated?: boolean;
  readonly fever?: boolean;
}

/** The unit "R", and beside it who lends or bears; the game, and the unit. */
function near({ own, dis, rule, inches, ...more }: Near): { readonly game: NinthAge; readonly u: Unit } {
  const base = more.towering === true ? GIANT : LONE;
  const giver: SceneProfile = like({
    ...{ dis, hp: 3, rules: [rule], base: [base, base] as const },
    ...(more.towering === true ? { height: "Gigantic" as const } : {}),
  });
  const joined = inches === 0 && more.towering !== true;
  const units: { [name: string]: SceneUnit } = {
    R: {
      ...{ side: "first", at: [0, 0], models: more.decimated === true ? 7 : 30, files: 6, startModels: 30 },
      profile: like({ dis: own, rules: more.fever === true ? ["battle-fever"] : [] }),
      ...(joined ? { characters: [{ profile: giver }] } : {}),
    },
  };
  const contact: SceneContact[] = [];
  const foe = (): SceneUnit => ({ side: "second", profile: like({ rules: ["fear"] }), models: 5, files: 5 });
  if (!joined && inches !== null) {
    const x = (MEN / 2 + base / 2) / 25.4 + inches;
    units["G"] = {
      side: "first",
      profile: giver,
      models: 1,
      files: 1,
      at: [x, 0],
      state: { fleeing: more.flees ?? false },
    };
  }
  if (more.unitFears === true) contact.push({ of: "E", at: "R", facing: "front" });
  if (more.unitFears === true) units["E"] = foe();
  if (more.giverFears === true) contact.push({ of: "F", at: "G", facing: "front" });
  if (more.giverFears === true) units["F"] = foe();
  const scene = { turn: 2, phase: "melee", units, contact, table: [96, 48] } as const;
  const made = ninthAge.rules.setup(ninthAge.rules.scenes?.scenario(scene as never) as never);
  const game = {
    ...made,
    units: made.units.map((u) => ({
      ...u,
      pools: u.pools.map((p) => (p.profile.rules.includes(rule) ? { ...p, refused: more.refused ?? false } : p)),
    })),
  };
  return { game, u: game.units[0] as Unit };
}

describe("the Discipline of a unit near its General", () => {
  // A Characteristic above ten stands in no profile.
  const can = presence.discipline.filter((c) => c.own <= 10 && (c.general ?? 0) <= 10);
  test.each(can)("$id", (c) => {
    const { game, u } = near({
      ...{ own: c.own, dis: c.general ?? 0, rule: "general", inches: c.general === null ? null : c.inches },
      ...{ towering: c.towering, flees: c.generalFlees, refused: c.generalRefused, giverFears: c.generalInFear },
      ...{ unitFears: c.unitInFear, decimated: c.decimated },
    });
    expect(discipline(game, u, c.use, c.use === "break" ? c.lostBy : 0).value).toBe(c.expected);
  });
  test("all but those of no profile are played", () => expect(presence.discipline.length - can.length).toBe(2));
});

describe("a test near a Battle Standard", () => {
  test.each(presence.tests)("$id", (c) => {
    const { game, u } = near({
      ...{ own: c.value, dis: 0, rule: "battle-standard-bearer", inches: c.bsbInches },
      ...{ towering: c.towering, flees: c.bsbFlees, refused: c.bsbRefused, fever: c.otherReroll },
    });
    const dice = disciplineTest(discipline(game, u, "break").value, testedAgain(game, u, "break").value > 0);
    const passed = distribution(dice)
      .filter((b) => testPassed(b.outcome as { readonly row: number }))
      .reduce((sum, b) => sum + b.probability, 0);
    const [over, under] = c.expected.split("/").map(Number) as [number, number];
    expect(passed).toBeCloseTo(over / under, 12);
  });
});

describe("standards in the Combat Score", () => {
  test.each(presence.scores)("$id", ({ standards, bsb, bsbRefused, bsbFallen, expected }) => {
    const bearer = { profile: like({ hp: 3, rules: ["battle-standard-bearer"] }), fallen: bsbFallen };
    const units: { [name: string]: SceneUnit } = {
      A: {
        ...{ side: "first", profile: like({}), models: 4, files: 4, standard: standards > 0 },
        ...(bsb === 1 ? { characters: [bearer] } : {}),
      },
      B: { side: "first", profile: like({}), models: 4, files: 4, standard: standards > 1 },
      E: { side: "second", profile: like({}), models: 12, files: 12, at: [0, 0] },
    };
    const contact: SceneContact[] = [
      { of: "A", at: "E", facing: "front", offset: -60 },
      { of: "B", at: "E", facing: "front", offset: 60 },
    ];
    const scene = { turn: 2, phase: "melee", units, contact };
    const made = ninthAge.rules.setup(ninthAge.rules.scenes?.scenario(scene as never) as never);
    const game = {
      ...made,
      units: made.units.map((u) => ({
        ...u,
        pools: u.pools.map((p) => (p.kind === "character" ? { ...p, refused: bsbRefused } : p)),
      })),
    };
    const tally = { units: [0, 1, 2], lost: [0, 0], overkill: [0, 0] } as const;
    const own = combatScore(game, tally, 0);
    const borne = own.lines.find((l) => l.rule === "t9a.combat-score.standard-bearer");
    expect(borne === undefined ? 0 : borne.by).toBe(expected);
  });
});

describe("Victory Points for who leads", () => {
  test.each(presence.points)("$id", ({ cost, general, bsb, state, expected }) => {
    const rules = [...(general ? ["general"] : []), ...(bsb ? ["battle-standard-bearer"] : [])];
    const profile = like({ hp: 8, rules });
    const few = state.startsWith("shattered");
    const units: { [name: string]: SceneUnit } = {
      G: {
        ...{
          side: "first",
          profile,
          models: state === "casualty" ? 0 : 1,
          startModels: 1,
          files: 1,
          cost,
          lost: few ? 6 : 0,
        },
        ...(state === "casualty" ? { place: "destroyed" } : { at: [0, 0] }),
        state: { fleeing: state.endsWith("fleeing") },
      },
      E: { side: "second", profile: like({}), models: 8, files: 8, at: [0, 20] },
    };
    const scene = { turn: 2, phase: "melee", units };
    const game = ninthAge.rules.setup(ninthAge.rules.scenes?.scenario(scene as never) as never);
    expect(pointsGiven(game, game.units[0] as Unit)).toBe(expected);
  });
});
