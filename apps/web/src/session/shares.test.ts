import { afterEach, describe, expect, test } from "vitest";
import { languageNow, switchLanguage, wordsNow } from "../messages/i18n.ts";
import type { Weighed } from "./asked.ts";
import { chanceIn, type Share, shareOf, sharesOf } from "./shares.ts";

afterEach(() => {
  if (languageNow() === "fr") switchLanguage();
});

/** A fight of these results: of each who is the better for it, how likely it is, and how far off a sample may be. */
function weighed(results: readonly (readonly [winner: 0 | 1 | null, probability: number, error?: number])[]): Weighed {
  const sampled = results.some(([, , error]) => error !== undefined);
  return {
    results: results.map(([winner], i) => ({ id: String(i), winner, label: { key: "" } })),
    odds: {
      exact: !sampled,
      error: sampled ? Math.max(...results.map(([, , error = 0]) => error)) : null,
      results: results.map(([, probability, error = 0], i) => ({ id: String(i), probability, error })),
    },
  } as unknown as Weighed;
}
const side = (w: Weighed, winner: 0 | 1): Share => shareOf(w, (r) => r.winner === winner);
const one = (w: Weighed, id: string): Share => shareOf(w, (r) => r.id === id);
const said = (share: Share, error: number | null = null): string => chanceIn(wordsNow(), share, error);

describe("a chance that is not certain", () => {
  test.each([0.0005, 0.000_499, 1e-9])("of %d is not told as none, nor what is left as all of a hundred", (rare) => {
    const w = weighed([
      [0, 1 - rare],
      [null, 0],
      [1, rare / 2],
      [1, rare / 2],
    ]);
    expect(said(side(w, 1))).toBe("< 0.1%");
    expect(said(side(w, 0))).toBe("> 99.9%");
    expect(said(one(w, "2"))).toBe("< 0.1%");
    expect(sharesOf(w).get("2")?.rare).toBe(true);
    // One answer or the other, as well.
    const two = weighed([
      [0, 1 - rare],
      [1, rare],
    ]);
    expect([said(side(two, 0)), said(side(two, 1))]).toEqual(["> 99.9%", "< 0.1%"]);
    switchLanguage();
    expect(said(side(w, 1)).replaceAll(/\s/g, " ")).toBe("< 0,1 %");
    expect(said(side(w, 0)).replaceAll(/\s/g, " ")).toBe("> 99,9 %");
  });

  test("what several rare results come to together is told as what it is", () => {
    const w = weighed([[0, 0.998], ...Array.from({ length: 5 }, () => [1, 0.0004] as const)]);
    expect([said(side(w, 0)), said(side(w, 1))]).toEqual(["99.8%", "0.2%"]);
  });

  test("only what is certain or impossible is told so; sums of doubles may fall short of it", () => {
    const w = weighed([
      [0, 1 - 1e-15],
      [null, 0],
      [1, 0],
    ]);
    expect([said(side(w, 0)), said(side(w, 1))]).toEqual(["100%", "0%"]);
  });

  test("of a sample what it is sure of: all plays or none of them are no certainty", () => {
    const w = weighed([
      [0, 1, 0.0037],
      [null, 0, 0.0037],
      [1, 0, 0.0037],
    ]);
    expect([said(side(w, 0), 0.0037), said(side(w, 1), 0.0037)]).toEqual(["> 99.6%", "< 0.4%"]);
    const half = weighed([
      [0, 0.5, 0.01],
      [1, 0.5, 0.01],
    ]);
    expect(said(side(half, 0), 0.01)).toBe("50% ± 1.0");
  });
});

test("whole percents of what is told add up to a hundred", () => {
  const shares = [
    ...sharesOf(
      weighed([
        [0, 0.4241],
        [0, 0.3303],
        [null, 0.2454],
        [1, 0.0002],
      ]),
    ).values(),
  ];
  expect(shares.map((s) => s.whole)).toEqual([42, 33, 25, 0]);
});
