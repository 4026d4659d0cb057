import { gap, INCH } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import { facetOf } from "../src/charge/facet.ts";
import { huntFor } from "../src/charge/hunt.ts";
import { explored } from "../src/charge/together.ts";
import { asked } from "../src/charge/types.ts";
import { work } from "../src/charge/work.ts";
import { ordersOf, played, questionOf, together } from "./proof/several.ts";
import { boundary, type ChargeMate, type ChargeQuestion, findPlaces, type Formation } from "../src/index.ts";

/** Files of 20 mm, one rank. */
const line = (files: number): Formation => ({ files, models: files, baseWidth: 2000, baseDepth: 2000 });
const wide = line(30);
const narrow = line(5);

/** Chargers of five files beside each other, 8 inches before a line of thirty that looks at them. */
function question(chargers: number): ChargeQuestion {
  const places = Array.from({ length: chargers }, (_, i) => ({
    x: (i - (chargers - 1) / 2) * (10_000 + INCH),
    y: 0,
    facing: 0,
  }));
  const mates = places
    .slice(1)
    .map(
      (charger, i): ChargeMate => ({ id: i + 1, charger, chargerFormation: narrow, facing: "front", mayWheel: true }),
    );
  return {
    charger: places[0] as ChargeMate["charger"],
    chargerFormation: narrow,
    target: { x: 0, y: 8 * INCH, facing: 32_768 },
    targetFormation: wide,
    facing: "front",
    inContact: [],
    priorities: ["fewest-enemies", "most-chargers", "most-models"],
    mayWheel: true,
    passesOver: false,
    targetMayTurn: false,
    table: { width: 182_880, depth: 121_920 },
    chirality: 1,
    obstacles: mates.map((m) => ({
      id: m.id,
      kind: "friend",
      shape: boundary(m.charger, m.chargerFormation),
    })),
    mates,
  };
}

describe("many chargers of one target", () => {
  test("up to three who have still to come are weighed: all have room, and nobody is left out", () => {
    for (const chargers of [2, 3, 4]) {
      const { best, unheeded } = findPlaces(question(chargers));
      expect([best?.roomFor, unheeded]).toEqual([chargers - 1, []]);
    }
  });

  test("a search that is ended early leaves nobody out: it has a place for all, or says that a better one may exist", () => {
    const q = asked(question(4));
    const hunt = huntFor(facetOf(q));
    const whole = explored(hunt, q, true);
    expect(whole).toMatchObject({ worth: { chargers: 4 }, unheeded: [], missing: "nothing" });
    const seen: string[] = [];
    for (const budget of [100, 40_000, 150_000, 500_000]) {
      const found = explored(hunt, q, true, budget);
      if (found === null) throw new Error(`budget ${budget}: no place`);
      seen.push(`${found.missing}, ${found.unheeded.length} not weighed`);
      if (found.unheeded.length > 0) continue;
      // What is no better anywhere is among the places of the whole search.
      expect(found.worth.chargers, `budget ${budget}`).toBe(4);
      if (found.missing === "better") continue;
      expect(found.worth, `budget ${budget}`).toEqual(whole?.worth);
      for (const [from, to] of found.stretches)
        expect(
          whole?.stretches.some(([a, b]) => a <= from && to <= b),
          `budget ${budget}`,
        ).toBe(true);
    }
    // With so little that not one place is known, none is weighed.
    const none = "0 not weighed";
    expect(seen).toEqual(["nothing, 3 not weighed", `better, ${none}`, `as good, ${none}`, `as good, ${none}`]);
  });

  test("what a place promises the others is kept, also where they come to theirs by a hair's breadth", () => {
    // Seed, scene and first charger: the others' places there are single points at the end of the facing.
    for (const [seed, at, first] of [[80, 11, 3]] as const) {
      const t = together(seed, at);
      if (t === null) throw new Error("no such scene");
      const ids = t.chargers.map((c) => c.id);
      const rest = ids.filter((id) => id !== first);
      // A question that asks for more work than is done for one.
      const q = questionOf(t, first, [], rest);
      const hunt = huntFor(facetOf(q));
      const promised = explored(hunt, q, true, Infinity);
      expect(promised).toMatchObject({ worth: { chargers: 3 }, missing: "nothing", unheeded: [] });
      const once = { best: new Map(), spots: new Map(), left: new Map() };
      for (const offset of promised?.stretches[0] ?? []) {
        const moved = [{ id: first, offset: offset * hunt.facet.frame.flip }];
        expect(Math.max(...ordersOf(rest).map((order) => played(t, order, once, moved).value.placed))).toBe(3);
      }
      // Ended early, what is promised is less, says that there may be better, and is kept as well.
      const { best, missing } = findPlaces(q);
      const orders = ordersOf(ids).filter(([id]) => id === first);
      expect([best?.roomFor, missing]).toEqual([1, "better"]);
      expect(Math.max(...orders.map((order) => played(t, order, once).value.placed))).toBeGreaterThanOrEqual(2);
    }
  });

  test("S1: a question does so much work and no more, and says what it left", () => {
    const t = together(80, 11);
    if (t === null) throw new Error("no such scene");
    const q = asked(questionOf(t, 3, [], [0, 1, 2]));
    const cost = (most?: number): readonly [work: number, missing: string | undefined] => {
      const before = work.done;
      const found = explored(huntFor(facetOf(q)), q, true, most);
      return [work.done - before, found?.missing];
    };
    const [whole, nothing] = cost(Infinity);
    expect(whole).toBeGreaterThan(3_000_000);
    expect(nothing).toBe("nothing");
    const [bounded, missing] = cost();
    expect(bounded).toBeLessThan(2_100_000);
    expect(missing).toBe("better");
    // Counted, not timed: the same again.
    expect(cost()).toEqual([bounded, missing]);
  });

  test("of more the first three are weighed and the others named, and the charge stands where charges may", () => {
    for (const chargers of [5, 6]) {
      const q = question(chargers);
      const { best, stretches, unheeded } = findPlaces(q);
      expect(unheeded).toEqual([4, 5].slice(0, chargers - 4));
      expect(best?.roomFor).toBe(3);
      if (best === null) return;
      expect(stretches.length).toBeGreaterThan(0);
      const end = boundary(best.end, narrow);
      expect(Math.abs(gap(end, boundary(q.target, wide)))).toBeLessThan(1);
      for (const o of q.obstacles) expect(gap(end, o.shape)).toBeGreaterThanOrEqual(50);
    }
  });
});
