import { exactOdds } from "@tercio/odds";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
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
