import { exactOdds } from "@tercio/odds";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import { enter } from "../src/sequence/flow.ts";
import { battle, charge, run } from "./rule-cases/field.ts";

const { views } = oldWorld;
const game = battle({
  first: { A: { at: [0, 0] }, C: { at: [10, 0] } },
  second: { B: { at: [0, 8], turns: 2 }, D: { at: [-14, 9.5], turns: 2 }, Far: { at: [0, 20], turns: 2 } },
});

test("a charge on offer is drawn where it would end, and told with the roll that it needs", () => {
  const r = run(game, { until: "charge" });
  const request = r.request;
  if (request === null) throw new Error("no charge is asked");
  const drawn = views.sketch?.(r.game, request, charge(0, 2));
  expect(drawn?.ghosts.map(({ x, y }) => [x, y])).toEqual([[0, 8 * 2540]]);
  expect(drawn?.short).toEqual({ key: "sketch.contact", values: { own: 5, theirs: 5 } });
  expect(views.sketch?.(r.game, request, charge(0, 4))).toBe(null);
  expect(views.targets?.(r.game, 0).map((t) => [t.piece, t.label.values?.["need"]])).toEqual([[2, 4]]);
  const [target] = views.targets?.(r.game, 0) ?? [];
  if (target === undefined) throw new Error("no target");
  // 4 or more on the higher of two dice: 27 of 36.
  const odds = exactOdds(oldWorld, target.question);
  expect(odds.results.find((x) => x.id === "arrives")?.probability).toBeCloseTo(27 / 36, 12);
});

test("sight says why an enemy may not be charged, and where the line stops", () => {
  const r = run(game, { until: "charge" });
  if (r.request === null) throw new Error("no charge is asked");
  expect(views.sight?.(r.game, r.request, 0, 2)).toMatchObject({ may: true, stops: [] });
  const hidden = views.sight?.(r.game, r.request, 0, 4);
  expect([hidden?.may, hidden?.words.key]).toEqual([false, "refuse.charge-unseen"]);
  expect(views.sight?.(r.game, r.request, 0, 1)).toBe(null);
});

test("declared charges are drawn until they are made; threats reach Movement and the dice", () => {
  const r = run(game, { answers: { charge: [charge(0, 2)] }, until: "charge-reaction" });
  expect(views.declared?.(r.game).map((d) => [d.by, d.piece])).toEqual([[0, 2]]);
  const done = run(game, { dice: [5], answers: { charge: [charge(0, 2)] } });
  expect(views.declared?.(done.game)).toEqual([]);
  const threat = views.threats?.(game, 1).find((t) => t.piece === 0);
  expect(threat?.bands.map((b) => b.label.values?.["inches"])).toEqual([10, 9, 5]);
  expect(views.reach?.(game, 0)?.targets.length).toBe(1);
});

test("straight ahead a unit may go to the tip of each band of its reach and no hair farther; the way back and aside is half", () => {
  const r = run(game, { until: "move" }, [enter("remaining-moves", {})]);
  const view = views.reach?.(r.game, 0);
  // The enemy at 8 inches stops a march, an inch before it; the unit at its side is out of the way.
  expect(view?.bands.map((b) => [b.id, b.label.values?.["inches"]])).toEqual([
    ["move", 4],
    ["march", 8],
  ]);
  const choice = r.request;
  if (choice?.type !== "choice") throw new Error("no move is asked");
  const may = (move: string, distance: number, kind = "straight", more: object = {}) =>
    oldWorld.rules.choices["move"]?.accept(r.game, choice.about, {
      unit: 0,
      move,
      path: [{ kind, distance, ...more }],
    }) === true;
  expect([may("move", 10_160), may("move", 10_161), may("march", 17_780), may("march", 17_781)]).toEqual([
    ...[true, false, true, false],
  ]);
  expect(view?.bands.map((b) => b.tip)).toEqual([
    { x: 0, y: 10_160 },
    { x: 0, y: 17_780 },
  ]);
  const { edge } = view?.bands[0] ?? { edge: [] };
  expect(edge).toContainEqual({ x: 0, y: -5080 });
  expect(edge).toContainEqual({ x: 5080, y: 0 });
  expect([may("move", 5080, "back"), may("move", 5081, "back")]).toEqual([true, false]);
});

test("reach does not ask whose turn it is or who has moved; a unit that flees goes nowhere but has its arcs", () => {
  const moved = { ...game, units: game.units.map((u) => (u.id === 2 ? { ...u, deed: "marched" as const } : u)) };
  expect(views.reach?.(moved, 2)?.bands.map((b) => b.id)).toEqual(["move", "march"]);
  const fleeing = { ...game, units: game.units.map((u) => (u.id === 2 ? { ...u, fleeing: true } : u)) };
  expect(views.reach?.(fleeing, 2)?.bands).toEqual([]);
  expect(views.reach?.(fleeing, 2)?.arcs.map((a) => a.id)).toEqual(["front", "flank", "flank", "rear"]);
});
