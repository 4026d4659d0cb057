import { there } from "@tercio/kernel";

import type { RuleCase } from "@tercio/testkit";
import { buildings, inside } from "../../src/battlefield/buildings.ts";
import { whyNotMove } from "../../src/battlefield/paths.ts";
import { oldWorld } from "../../src/index.ts";
import { scenarioOf } from "../../src/scenarios/starter.ts";
import { accountOf, resultOf } from "../../src/sequence/victory.ts";
import { fieldOf, type OldWorld, unit } from "../../src/state/state.ts";
import { SPECIAL, type SpecialKind } from "../../src/state/terrain.ts";
import { terrainPieces } from "../../src/view/terrain.ts";
import { battle, type Placed } from "./field.ts";
import { assert, one } from "./table.ts";

const RULE = "tow.rule.special-features";
/** Its north and south sides are 1.5 inches from the middle. */
const lying = (
  kind: SpecialKind,
  first: { [name: string]: Placed },
  second: { [name: string]: Placed } = {},
): OldWorld => battle({ first, second, terrain: [{ kind, box: [-1.5, -1.5, 1.5, 1.5] }] });
/** A of the first player so far from it to the south; B of the second to the north. */
const near = (a: number, more: Partial<Placed> = {}, b: number | null = null, kind: SpecialKind = "monument") =>
  lying(kind, { A: { at: [0, -1.5 - a], ...more } }, b === null ? {} : { B: { at: [0, 1.5 + b], turns: 2 } });
const points = (game: OldWorld) => resultOf(game).points;

export const specialFeatureCases: readonly RuleCase[] = [
  one(RULE, "50 points for a Monolith, 100 for the others, within 6 inches", () => {
    assert.points(
      SPECIAL.map((kind) => points(near(6, {}, null, kind))[0]),
      [50, 100, 100, 100],
    );
    assert.points([points(near(6))[0], points(near(6.01))[0]], [100, 0]);
    assert.points(
      accountOf(near(6), 0)[0]?.breakdown.lines.map((l) => l.because.key),
      ["account.feature"],
    );
  }),
  one(RULE, "Unit Strength 5, and no unit that flees", () => {
    assert.points([points(near(2, { models: 4, files: 4 }))[0], points(near(2, { models: 5 }))[0]], [0, 100]);
    assert.points(points(near(2, { state: { fleeing: true } }))[0], 0);
    // The nearest is too weak: the next holds it.
    assert.points(points(near(2, { models: 4, files: 4 }, 3)), [0, 100]);
  }),
  one(RULE, "the nearest unit; equally near ones of both players, nobody", () => {
    assert.points(
      [points(near(3, {}, 2.99)), points(near(3, {}, 3)), points(near(3, {}, 3.01))],
      [
        [0, 100],
        [0, 0],
        [100, 0],
      ],
    );
    const facts = (game: OldWorld) => there(terrainPieces(game)[0]).sheet.facts.map((f) => f.told);
    assert.legality(
      [facts(near(3, {}, 3.01))[1], facts(near(3, {}, 3))[1]].map((told) => (told as { key: string }).key),
      ["held.player", "held.nobody"],
    );
  }),
  one(RULE, "a garrison is nearest of all", () => {
    const game = lying("tower", { A: { at: [0, -10], models: 10 } }, { B: { at: [0, 1.51], turns: 2 } });
    const into = there(buildings(game)[0]);
    const held = { ...game, units: game.units.map((u) => (u.id === 0 ? { ...u, ...inside(u, into) } : u)) };
    assert.points(
      [points(game), points(held)],
      [
        [0, 100],
        [100, 0],
      ],
    );
  }),
  one(RULE, "a unit holds one thing: beside the middle of Command & Control another holds the feature", () => {
    const both = (c: number | null): OldWorld => {
      const game = lying("monument", { A: { at: [0, -2] } }, c === null ? {} : { C: { at: [0, 1.5 + c], turns: 2 } });
      return { ...game, field: { ...fieldOf(game), battle: "command-and-control" } };
    };
    assert.points(
      [points(both(null)), points(both(5)), points(both(6.01))],
      [
        [200, 0],
        [200, 100],
        [200, 0],
      ],
    );
  }),
  one(RULE, "agreed on before the battle it lies in the middle, and other terrain makes way", () => {
    const laid = (feature?: SpecialKind | "none") =>
      fieldOf(
        oldWorld.rules.setup(
          scenarioOf({
            battle: "open-battle",
            armies: ["river-league", "northern-holds"],
            map: "two-woods",
            ...(feature === undefined ? {} : { feature }),
          }),
        ),
      ).terrain;
    const kinds = (feature?: SpecialKind | "none") => laid(feature).map((f) => f.kind);
    assert.legality(kinds(), kinds("none"));
    // The hill in the middle makes way, the rest stays.
    assert.legality(kinds("tower"), [...kinds().filter((kind) => kind !== "hill"), "tower"]);
    const [x, y] = ["x", "y"].map((axis) =>
      Math.max(...there(laid("tower").at(-1)).outline.map((p) => (axis === "x" ? p.x : p.y))),
    );
    assert.place([x, y], [5080, 5080]);
    const game = lying("monolith", { A: { at: [0, -5] } });
    const walk = (distance: number) =>
      whyNotMove(game, unit(game, 0), [{ kind: "straight", distance }], { gait: "move", air: false })?.rule ?? null;
    assert.legality([walk(8890), walk(8900)], [null, "tow.rule.impassable-terrain"]);
  }),
];
