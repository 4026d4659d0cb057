import { counterSource } from "@tercio/dice";
import { silent } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { options } from "../src/computer/options.ts";
import { holdTheGround, objectiveWinner } from "../src/sequence/objectives.ts";
import type { Marker, NinthAge } from "../src/state/state.ts";
import { barbarians, field, greatWeapons, hounds, halberds, spears } from "./rule-cases/table.ts";
import type { Stand } from "./stand.ts";

const told = (game: NinthAge): number =>
  ninthAge.computer.evaluate(game, 3).find((p) => p.id === "objective")?.value ?? Number.NaN;

const marker = (x: number, y: number, carrier: number | null = null): Marker => ({
  ...{ x: x * INCH, y: y * INCH, seat: null, carrier, dropAt: null },
});
const at = (x: number, y: number, facing = 0): Stand => ({ x: x * INCH, y: y * INCH, facing });

/** The last Player Turn as nobody moves any more, or an earlier one; seat 1 plays second. */
const END: Partial<NinthAge> = { active: 1, gameTurn: 6, playerTurn: 12, phase: "melee" };
const board = (
  objective: NinthAge["objective"],
  units: { readonly [id: number]: Stand },
  more: Partial<NinthAge> = {},
): NinthAge => ({ ...field(units), objective, ...END, ...more });

describe("what the Secondary Objective is worth to a computer", () => {
  test.each([
    ["t9a.objective.hold-the-ground", "hold-the-ground"],
    ["t9a.objective.breakthrough", "breakthrough"],
    ["t9a.objective.secure-target", "secure-target"],
    ["t9a.objective.spoils-of-war", "spoils-of-war"],
  ] as const)("%s: at the end it is certain, and just who wins it", (_, objective) => {
    const dice = counterSource(5, 0);
    const near = (): number => dice.next(33) - 17;
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      // Strips of the table apart, so that nobody stands in anybody.
      const units = { [halberds]: at(-20, near()), [spears]: at(-6, near()) };
      const foes = { [barbarians]: at(8, near(), 32_768), [greatWeapons]: at(22, near(), 32_768) };
      const carrier = [null, halberds, spears, barbarians][dice.next(4) - 1] as number | null;
      const markers =
        objective === "spoils-of-war"
          ? [marker(0, 0, carrier)]
          : [marker(-17 + dice.next(8), dice.next(9) - 5), marker(8 + dice.next(8), dice.next(9) - 5)];
      const game = board(objective, { ...units, ...foes }, { markers });
      const winner = objectiveWinner(holdTheGround(game, silent));
      expect(Math.sign(Math.round(told(game))), `${i}`).toBe(winner === null ? 0 : winner === 0 ? 1 : -1);
      seen.add(String(winner));
    }
    expect([...seen].sort()).toEqual(["0", "1", "null"]);
  });

  test("t9a.objective.secure-target: whoever cannot be there in time is worth nothing there, who is there is worth the most", () => {
    // Seat 0 has its turn before it when Game Turn 5 ends.
    const late = (y: number, turn = 10): number =>
      told(
        board(
          "secure-target",
          { [halberds]: at(0, y) },
          { markers: [marker(0, 4)], gameTurn: turn / 2, playerTurn: turn },
        ),
      );
    const values = [-1.9, -6, -10, -20].map((y) => late(y));
    values.slice(1).forEach((v, i) => expect(v).toBeLessThan((values[i] as number) - 1));
    expect(values.at(-1)).toBeLessThan(0.2 * (values[0] as number));
    // With more turns left the same way is no matter.
    expect(late(-20, 2) / late(-1.9, 2)).toBeGreaterThan(0.75);
  });

  test("t9a.objective.spoils-of-war: what lies on the ground is had by who touches it, and no longer once no turn begins in which it is picked up", () => {
    const touching = (y: number, playerTurn: number): number =>
      told(
        board(
          "spoils-of-war",
          { [halberds]: at(0, y), [barbarians]: at(26, 16, 32_768) },
          { markers: [marker(0, 0)], gameTurn: Math.ceil(playerTurn / 2), playerTurn },
        ),
      );
    expect(touching(0, 10)).toBeGreaterThan(100);
    // Four inches off it there is no turn in which to go there and another that begins after it.
    expect(touching(-4, 10)).toBeCloseTo(0, 6);
    expect(touching(0, 12)).toBeCloseTo(0, 6);
  });

  test("t9a.objective.spoils-of-war: somebody else on a marker is in the way, and of few men all are soon gone", () => {
    const going = (more: { readonly [id: number]: Stand }, men: number): number =>
      told(
        board(
          "spoils-of-war",
          { [halberds]: { ...at(0, -6), rankAndFile: men }, ...more },
          { markers: [marker(0, 0)], gameTurn: 3, playerTurn: 6 },
        ),
      );
    // Warhounds do not score.
    const alone = going({}, 20);
    expect(alone).toBeGreaterThan(50);
    expect(going({ [hounds]: at(0, 2) }, 20)).toBeLessThan(0.8 * alone);
    expect(going({ [hounds]: at(0, 8) }, 20)).toBeCloseTo(alone, 6);
    expect(going({}, 5)).toBeLessThan(0.9 * alone);
  });

  test("t9a.objective.capture-the-flags: at the end whoever lost fewer wins, before it who flees or is few is half lost", () => {
    const lost = (own: Stand, foe: Stand, more: Partial<NinthAge> = {}): number =>
      told(board("capture-the-flags", { [halberds]: own, [barbarians]: foe }, more));
    const GONE: Stand = { place: "gone" };
    expect(lost({}, GONE)).toBeGreaterThan(500);
    expect(lost(GONE, {})).toBeLessThan(-500);
    expect(lost({}, {})).toBeCloseTo(0, 6);
    const middle = { gameTurn: 4, playerTurn: 8 };
    expect(lost({}, { fleeing: true }, middle)).toBeGreaterThan(lost({}, { rankAndFile: 10 }, middle));
    expect(lost({}, { rankAndFile: 10 }, middle)).toBeGreaterThan(lost({}, {}, middle) + 20);
  });

  test("t9a.objective.king-of-the-hill: the feature is chosen to which the enemy has farthest to go", () => {
    const square = (x: number, y: number) =>
      [
        [-3, -3],
        [3, -3],
        [3, 3],
        [-3, 3],
      ].map(([a = 0, b = 0]) => ({ x: (x + a) * INCH, y: (y + b) * INCH }));
    const terrain = [
      { kind: "field", outline: square(0, 9) },
      { kind: "field", outline: square(10, -8) },
      { kind: "field", outline: square(-10, 0) },
    ] as unknown as NinthAge["terrain"];
    const game = { ...board("king-of-the-hill", { [halberds]: at(0, -18) }), terrain };
    const chosen = (player: number) => [
      ...options(
        game,
        { type: "choice", choice: "choose-hill", player, about: { player, features: [0, 1, 2] } } as never,
        3,
        counterSource(1, 0),
      ),
    ];
    expect(chosen(0)).toEqual([[{ feature: 1 }]]);
    expect(chosen(1)).toEqual([[{ feature: 0 }]]);
  });
});

describe("what stands, the nearer the end", () => {
  const part = (id: string, units: { readonly [id: number]: Stand }, more: Partial<NinthAge>): number =>
    ninthAge.computer.evaluate(board(null, units, more), 3).find((p) => p.id === id)?.value ?? Number.NaN;
  const EARLY = { gameTurn: 2, playerTurn: 4 };

  test("t9a.vp.shattered, t9a.vp.removed-as-casualty: who lost some of their men lost no Victory Points, who lost most lost half", () => {
    const stands = (men: number, more: Partial<NinthAge>): number =>
      part("material", { [halberds]: { rankAndFile: men, files: 3 }, [barbarians]: {} }, more);
    const full = 20;
    const some = (more: Partial<NinthAge>): number => stands(full, more) - stands(12, more);
    const most = (more: Partial<NinthAge>): number => stands(12, more) - stands(3, more);
    expect(some({})).toBeGreaterThan(0);
    expect(some({})).toBeLessThan(0.3 * some(EARLY));
    expect(most({})).toBeGreaterThan(5 * some({}));
  });

  test("who faces the middle stands better than who turns their back on it, from afar", () => {
    const stands = (y: number, facing: number): number =>
      part("position", { [halberds]: at(0, y, facing), [barbarians]: at(20, 16, 32_768) }, EARLY);
    expect(stands(-18, 0)).toBeGreaterThan(stands(-18, 16_384) + 5);
    expect(stands(-18, 16_384)).toBeGreaterThan(stands(-18, 32_768) + 5);
  });
});
