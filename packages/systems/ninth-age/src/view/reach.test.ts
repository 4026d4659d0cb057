import { counterSource } from "@tercio/dice";
import { type Battle, checkAnswer, openSituation, startBattle } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import type { Piece } from "@tercio/board";
import { centre } from "@tercio/tabletop";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { rectangleOf } from "../calculation/formation.ts";
import { ninthAge, type NinthAge } from "../index.ts";
import { arcs, reach, targets, threats } from "./reach.ts";

function until(seed: number, stop: (b: Battle<NinthAge>) => boolean): Battle<NinthAge> {
  const begun = startBattle(ninthAge, ninthAge.rules.starter(), seed);
  let last = begun.battle;
  for (const { battle } of byChance(begun, counterSource(seed, 0))) {
    last = battle;
    if (stop(last)) break;
  }
  return last;
}

const asks = (choice: string) => (b: Battle<NinthAge>) => b.request?.type === "choice" && b.request.choice === choice;

describe("reach", () => {
  test("straight ahead a unit may go to the tip of each band and no hair farther", () => {
    const battle = until(5, asks("move"));
    const units = (battle.request as unknown as { about: { units: number[] } }).about.units;
    let tested = 0;
    for (const id of units) {
      const u = battle.game.units[id];
      const view = reach(battle.game, id);
      if (u === undefined || view === null) continue;
      for (const band of view.bands) {
        const distance = Math.floor(Math.sqrt((band.tip.x - u.x) ** 2 + (band.tip.y - u.y) ** 2));
        const go = (d: number) =>
          checkAnswer(battle, { unit: id, move: band.id, path: [{ kind: "straight", distance: d }] });
        expect(go(distance)).toBe(true);
        expect(go(distance + 2)).not.toBe(true);
        tested++;
      }
    }
    expect(tested).toBeGreaterThan(6);
  });

  test("its targets are exactly the charges on offer", () => {
    const opened = openSituation(ninthAge, {
      system: "ninth-age",
      scene: {
        phase: "charge",
        units: {
          A: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [-6, -6] },
          C: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [6, -4] },
          Far: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [20, -20] },
          B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [-5, 4] },
          D: { side: "second", profile: "warriors", models: 12, files: 6, at: [5, 4] },
        },
      },
    });
    if (!opened.ok) throw new Error(opened.problem.where);
    const { battle } = opened;
    const { pairs } = (battle.request as unknown as { about: { pairs: { unit: number; target: number }[] } }).about;
    const own = battle.game.units.filter((u) => u.seat === battle.game.active);
    const found = own.flatMap((u) =>
      (reach(battle.game, u.id)?.targets ?? []).map((t) => ({ unit: u.id, target: t.piece })),
    );
    expect(found).toEqual(pairs);
    expect(pairs.length).toBeGreaterThan(2);
  });

  test("a body has the arcs of the unit that it is, and takes them along wherever it is tried out", () => {
    const { game } = until(5, asks("move"));
    const { pieces } = ninthAge.views.board(game);
    for (const u of game.units.filter((v) => v.place === "field")) {
      const body = pieces.find((p) => p.key === u.id) as Piece;
      const { rays, arcs: quarters } = reach(game, u.id) ?? { rays: null, arcs: null };
      expect(arcs(game, body)).toEqual({ rays, arcs: quarters });
      const moved = arcs(game, { ...body, x: body.x + 1000, y: body.y - 500 });
      expect(moved?.rays.map((r) => r.from)).toEqual(rays?.map((r) => ({ x: r.from.x + 1000, y: r.from.y - 500 })));
    }
  });

  test("a unit in combat goes nowhere but has its arcs; one that is gone has nothing", () => {
    const battle = until(11, (b) => b.game.engagements.length > 0);
    const id = battle.game.engagements[0]?.a as number;
    const view = reach(battle.game, id);
    expect(view?.bands).toEqual([]);
    expect(view?.targets).toEqual([]);
    expect(view?.arcs.map((a) => a.id)).toEqual(["front", "flank", "flank", "rear"]);
    const end = until(11, () => false);
    const gone = end.game.units.find((u) => u.place === "gone");
    expect(gone === undefined ? null : reach(end.game, gone.id)).toBe(null);
  });

  test("the lines between the arcs of a round base begin at its rim, those of another at its corners", () => {
    const ends = (round: boolean): readonly (readonly number[])[] => {
      const opened = openSituation(ninthAge, {
        system: "ninth-age",
        scene: {
          phase: "movement",
          units: {
            A: {
              side: "first",
              profile: {
                type: "Construct",
                height: "Standard",
                base: [60, 60],
                ...(round ? { round: true } : {}),
                ...{ adv: 4, mar: 4, dis: 7, hp: 5, def: 1, res: 4 },
                parts: [{ att: 3, off: 3, str: 3, ap: 0, agi: 3 }],
                rules: ["war-machine"],
              },
              models: 1,
              files: 1,
              at: [0, 0],
              facing: "north",
            },
            B: { side: "second", profile: "warriors", models: 12, files: 6, at: [0, 20], facing: "south" },
          },
        },
      });
      if (!opened.ok) throw new Error(opened.problem.where);
      return (reach(opened.battle.game, 0)?.rays ?? []).map(({ from, to }) => [
        Math.round(from.x),
        Math.round(from.y),
        Math.round(to.x - from.x),
        Math.round(to.y - from.y),
      ]);
    };
    // The centre lies 30 mm behind the middle of the front: a rim point at 45 degrees is 21.21 mm to both sides of it.
    const out = 25_400;
    expect(ends(true)).toEqual([
      [-2121, -879, -out, out],
      [2121, -879, out, out],
      [-2121, -5121, -out, -out],
      [2121, -5121, out, -out],
    ]);
    expect(ends(false).map(([x, y]) => [x, y])).toEqual([
      [-3000, 0],
      [3000, 0],
      [-3000, -6000],
      [3000, -6000],
    ]);
  });

  test("what a round base threatens lies no farther than that from its rim, in the quarter before its centre", () => {
    const opened = openSituation(ninthAge, {
      system: "ninth-age",
      scene: {
        phase: "movement",
        units: {
          A: {
            side: "first",
            profile: {
              ...{ type: "Infantry", height: "Large", base: [60, 60], round: true },
              ...{ adv: 4, mar: 8, dis: 7, hp: 4, def: 3, res: 4 },
              parts: [{ att: 3, off: 3, str: 4, ap: 1, agi: 3 }],
            },
            models: 1,
            files: 1,
            at: [0, 0],
            facing: "north",
          },
          B: { side: "second", profile: "warriors", models: 12, files: 6, at: [0, 20], facing: "south" },
        },
      },
    });
    if (!opened.ok) throw new Error(opened.problem.where);
    const bands = threats(opened.battle.game, 1).find((v) => v.piece === 0)?.bands ?? [];
    // Advance Rate 4 and a total of 12, 7 and 2, and the 30 mm of its own.
    const out = [16, 11, 6].map((inches) => 3000 + inches * 2540);
    expect(bands.map(({ areas }) => Math.max(...(areas[0] ?? []).map((p) => Math.round(p.y + 3000))))).toEqual(out);
    for (const [i, { areas }] of bands.entries()) {
      const [hub, ...rim] = areas[0] ?? [];
      expect(hub).toEqual({ x: 0, y: -3000 });
      for (const p of rim) {
        expect(Math.hypot(p.x, p.y + 3000)).toBeCloseTo(out[i] as number, 6);
        expect(p.y + 3000 + 1e-6).toBeGreaterThanOrEqual(Math.abs(p.x));
      }
    }
  });

  /** A charger at the origin, looking north, and a lone enemy model whose near edge is so far straight ahead of it. */
  const facing = (away: number, aside = 0): NinthAge => {
    const opened = openSituation(ninthAge, {
      system: "ninth-age",
      scene: {
        phase: "movement",
        units: {
          A: {
            side: "first",
            profile: "heavy-infantry-with-halberds",
            models: 20,
            files: 5,
            at: [0, -12],
            facing: "north",
          },
          E: { side: "second", profile: "warriors", models: 12, files: 6, at: [aside, away - 12], facing: "south" },
        },
      },
    });
    if (!opened.ok) throw new Error(opened.problem.where);
    return opened.battle.game;
  };

  test.each([
    // Advance Rate 4 and two dice: sure up to 6 inches, seven or more up to 11, twelve up to 16.
    [5.99, 2, 1],
    [6, 2, 1],
    [6.01, 3, 35 / 36],
    [10.99, 7, 21 / 36],
    [11, 7, 21 / 36],
    [11.01, 8, 15 / 36],
    [16, 12, 1 / 36],
    [16.01, null, 0],
  ])("what a charge threatens at %s inches: %s on the dice", (away, need, chance) => {
    const game = facing(away);
    const view = threats(game, 1).find((v) => v.piece === 0);
    // All that the edge of a band is promised holds of who stands within it.
    const inside = (view?.bands ?? []).filter(({ areas }) => {
      const edge = areas[0] ?? [];
      return Math.max(...edge.map((p) => p.y)) >= (game.units[1]?.y ?? 0) - 0.01;
    });
    const [target] = targets(game, 0, 1);
    expect(target?.label.values?.need ?? null).toBe(need);
    const least = Math.max(0, ...inside.map((b) => b.chance));
    expect(least).toBeLessThanOrEqual(chance + 1e-12);
    expect(inside.length).toBe(away <= 6 ? 3 : away <= 11 ? 2 : away <= 16 ? 1 : 0);
    if (target === undefined) return;
    const odds = exactOdds(ninthAge, target.question);
    expect(odds.results.find((r) => r.id === "arrives")?.probability ?? 0).toBeCloseTo(chance, 12);
  });

  test("who moves at random threatens all round, as far as the dice go from where it turns", () => {
    const machines = ninthAge.rules.scenarios().find((s) => s.id === "machines");
    if (machines === undefined) throw new Error("no such battle");
    const { battle } = startBattle(ninthAge, machines.scenario, 1);
    const random = battle.game.units.filter((u) => u.entry.rules.some((r) => typeof r === "object" && "dice" in r));
    expect(random.length).toBeGreaterThan(0);
    for (const u of random) {
      const view = threats(battle.game, 1 - u.seat).find((v) => v.piece === u.id);
      const middle = centre(rectangleOf(u));
      const inches = view?.bands.map((b) => b.label.values?.["inches"]);
      const three = inches?.[0] === 18;
      expect(inches).toEqual(three ? [18, 11, 3] : [12, 7, 2]);
      expect(view?.bands.map((b) => b.chance)).toEqual(
        (three ? [1 / 216, 1 / 2, 1] : [1 / 36, 21 / 36, 1]).map((c) => expect.closeTo(c, 12)),
      );
      for (const [i, band] of (view?.bands ?? []).entries())
        for (const p of band.areas.flat()) {
          const far = Math.hypot(p.x - middle.x, p.y - middle.y);
          expect(far).toBeCloseTo(rectangleOf(u).depth / 2 + Number(inches?.[i]) * 2540, 3);
        }
    }
  });

  test("nobody in combat, fleeing or of one's own side threatens", () => {
    const battle = until(11, (b) => b.game.engagements.length > 0);
    const own = battle.game.units.filter((u) => u.seat === 1).map((u) => u.id);
    const fighting = battle.game.engagements.flatMap((e) => [e.a, e.b]);
    const list = threats(battle.game, 1).map((v) => v.piece as number);
    expect(list.filter((id) => own.includes(id) || fighting.includes(id))).toEqual([]);
    expect(list.length).toBeGreaterThan(0);
  });
});
