import { convexParts, INCH, roundHalfAway } from "@tercio/tabletop";
import { basesTouching } from "@tercio/mass-battle";
import { describe, expect, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import { formationOf } from "../src/calculation/formation.ts";
import { chargesDownhill, dangerOf, defendsWall, isAmong, modelsIn } from "../src/calculation/ground.ts";
import { dangerousDice } from "../src/calculation/rates.ts";
import { dangerousGround } from "../src/sequence/dangerous-terrain.ts";
import { ninthAge } from "../src/index.ts";
import type { SceneFeature, SceneProfile } from "../src/scene/types.ts";
import type { RuleGiven } from "../src/state/parameters.ts";
import type { NinthAge, Unit } from "../src/state/state.ts";
import * as danger from "./expected/ground/dangerous.ts";
import * as ground from "./expected/ground/ground.ts";
import { like } from "./rule-cases/combat-scenes.ts";

/** Somebody who had not seen the engine wrote what is expected; where that person found a point open, nothing is compared. */
const named: { readonly [name: string]: RuleGiven } = {
  "Light Troops": "light-troops",
  Skirmisher: "skirmisher",
  "Fly (8,16)": { rule: "fly", advance: 8, march: 16 },
};

type Given = Omit<ground.Unit, "height" | "rules"> & Partial<Pick<ground.Unit, "height" | "rules">>;

/** A unit as it is given there, in a scene of this engine; what its Type or Height brings along comes by itself. */
function unitOf(u: Given, side: "first" | "second") {
  const profile: SceneProfile = like({
    type: u.type ?? "Infantry",
    height: u.height ?? "Standard",
    base: u.base,
  });
  const models = u.files * u.ranks;
  return { side, profile, models, files: u.files, at: [u.x, u.y] as [number, number], facing: u.facing };
}

function gameOf(units: readonly Given[], terrain: readonly SceneFeature[]): NinthAge {
  const [a, b] = units;
  const far = { side: "second", profile: like({}), models: 5, files: 5, at: [30, 22], facing: "south" } as const;
  const scene = {
    phase: "movement",
    terrain,
    units: { A: unitOf(a as Given, "first"), B: b === undefined ? far : unitOf(b, "second") },
  };
  const game = ninthAge.rules.setup(ninthAge.rules.scenes?.scenario(scene as never) as never);
  // Rules that this engine does not know yet too.
  const ruled = (u: Unit, given: Given | undefined): Unit => {
    const rules = (given?.rules ?? []).flatMap((rule) => named[rule] ?? []);
    return { ...u, entry: { ...u.entry, rules } };
  };
  return { ...game, units: game.units.map((u, i) => ruled(u, units[i])) };
}

const feature = (kind: ground.Terrain["kind"], polygon: readonly ground.P[]): SceneFeature => ({ kind, polygon });
const alone = (u: Given, terrain: readonly SceneFeature[] = []): readonly [NinthAge, Unit] => {
  const game = gameOf([u], terrain);
  return [game, game.units[0] as Unit];
};

const plain: Given = { x: 0, y: 0, facing: 0, files: 5, ranks: 2, base: [25, 25] };
const testing = ["march", "charge", "failed charge", "flee", "pursuit", "overrun"];

describe("Dangerous Terrain", () => {
  test("every kind of feature, Type, Height and manner of moving", () => {
    let compared = 0;
    for (const { input, expected } of danger.all) {
      if (expected.open !== undefined || !testing.includes(input.move)) continue;
      const { type, height } = input;
      const [game, u] = alone({ ...plain, type, height, rules: input.skirmisher === true ? ["Skirmisher"] : [] });
      const found = dangerOf(game, u, input.kind, input.flyingMove === true ? "flying" : "ground");
      const told = { ...input, x: found?.fails ?? 0, dice: found === null ? 0 : dangerousDice(game, u).value };
      expect(told).toEqual({ ...input, x: expected.x, dice: expected.dice });
      compared++;
    }
    expect(compared).toBeGreaterThan(700);
  });

  test.each(danger.byHand.filter((c) => c.open === undefined && testing.includes(c.input.move)))("$why", (c) => {
    if (c.input.strider !== undefined || c.input.ghostStep === true) return;
    const { type, height } = c.input;
    const [game, u] = alone({ ...plain, type, height, rules: c.input.skirmisher === true ? ["Skirmisher"] : [] });
    const found = dangerOf(game, u, c.input.kind, c.input.flyingMove === true ? "flying" : "ground");
    expect([found?.fails ?? 0, found === null ? 0 : dangerousDice(game, u).value]).toEqual([c.x, c.dice]);
  });

  test.each(danger.sweeps)("who touches it: $name", (s) => {
    const [game, u] = alone({ ...s.unit, type: "Cavalry" });
    const outline = s.polygon.map(([x, y]) => ({ x: roundHalfAway(x * INCH), y: roundHalfAway(y * INCH) }));
    const path = [{ kind: "straight", distance: roundHalfAway(s.distance * INCH) }] as const;
    const found = basesTouching({ from: u, path }, formationOf(u), convexParts(outline), game.chirality);
    expect(found.length).toBe(s.touching);
    const frames = dangerousGround({ ...game, terrain: [{ kind: "forest", outline }] }, u, { from: u, path });
    expect(frames.map((f) => f.vars.models)).toEqual(s.touching === 0 ? [] : [s.touching]);
  });
});

test.each(ground.noSteadfast)("inside a feature: $name", ({ unit, terrain, centres, majority }) => {
  const [game, u] = alone(unit, [feature(terrain.kind, terrain.polygon)]);
  const [f] = game.terrain;
  expect(modelsIn(game, u, f as never)).toBe(centres);
  expect(isAmong(game, u, terrain.kind)).toBe(majority);
  expect(book.refusals("be steadfast", game, { unit: u }).length > 0).toBe(majority);
});

test.each(Object.entries(ground.steadfastKinds))("Steadfast wholly inside: %s %s", (kind, may) => {
  const [game, u] = alone(plain, [
    feature(kind as "hill", [
      [-3, -3],
      [3, -3],
      [3, 3],
      [-3, 3],
    ]),
  ]);
  expect(book.refusals("be steadfast", game, { unit: u }).length === 0).toBe(may);
});

test.each(ground.stubborn.filter((s) => s.open === undefined))("$name", ({ unit, inForest, stubborn }) => {
  const [game, u] = alone(
    unit,
    inForest
      ? [
          feature("forest", [
            [-9, -9],
            [9, -9],
            [9, 9],
            [-9, 9],
          ]),
        ]
      : [],
  );
  const modifiers = book.modifiers("lost by", game, { unit: u, units: [0, 1] });
  expect(modifiers.some((m) => m.operation === "set" && m.value === 0)).toBe(stubborn);
});

test.each(ground.defending)("defending a wall: $name", ({ unit, polygon, defends }) => {
  const [game, u] = alone(unit, [feature("wall", polygon)]);
  expect(defendsWall(game, u)).toBe(defends);
});

test.each(ground.hill.filter((h) => h.open === undefined))("charging from a hill: $name", (h) => {
  const game = gameOf(
    [h.charger, h.target],
    h.terrain.map((t) => feature(t.kind, t.polygon)),
  );
  expect(chargesDownhill(game, game.units[0] as Unit, game.units[1] as Unit)).toBe(h.reroll);
});
