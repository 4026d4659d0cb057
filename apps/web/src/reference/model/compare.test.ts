import { loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { apart, compared, difference, type Piece, summaryOf } from "./compare.ts";

const { entries, editions } = await loadGame("ninth-age");
const pair = editions.map((e) => e.id) as [string, string];
const entry = (id: string) => {
  const found = entries.find((e) => e.id === id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found;
};
const marked = (pieces: readonly Piece[] | undefined): string[] =>
  pieces?.filter((p) => p.differs).map((p) => p.text.trim()) ?? [];
const between = (id: string, language: "en" | "fr") => {
  const e = entry(id);
  const [a, b] = pair.map((edition) => summaryOf(e, e.editions[edition], language)) as [string, string];
  return apart(a, b);
};

describe("two editions beside each other", () => {
  test("only the words that play differently are marked", () => {
    const dawn = between("t9a.deployment.dawn-assault", "en");
    expect([marked(dawn?.first), marked(dawn?.second)]).toEqual([[], ["placed touching it."]]);
    const markers = between("t9a.objective.secure-target", "en");
    expect([marked(markers?.first), marked(markers?.second)]).toEqual([["or more"], ["strictly more than"]]);
    const cover = between("t9a.cover.procedure", "fr");
    expect(marked(cover?.second)[0]).toBe("plus de");
    expect(marked(cover?.second).join(" ")).toContain("la moitié juste ne suffit pas");
    expect(marked(between("t9a.cover.ignored", "en")?.second).join(" ")).toBe("nor do the target’s own models.");
  });

  test("no summary leans on the other edition's, which a reader of its own edition never sees", () => {
    const leaning = /as in the earlier|as before|\bthe rest is\b|édition précédente|comme avant|ne change pas/i;
    for (const e of entries)
      for (const edition of pair)
        for (const language of ["en", "fr"] as const)
          expect(summaryOf(e, e.editions[edition], language), `${e.id} ${edition}`).not.toMatch(leaning);
  });

  test("a comma or a capital is no difference; where everything differs nothing is marked", () => {
    expect(marked(apart("May shoot, then move.", "May shoot then move")?.first)).toEqual([]);
    expect(marked(apart("Within 8 inches of it.", "Within 9 inches of it.")?.second)).toEqual(["9"]);
    expect(apart("All fail on a six.", "Nobody may ever shoot at such units.")).toBeNull();
    expect(between("t9a.spell.druidism.stone-skin", "en")).toBeNull();
    expect(between("t9a.spell.thaumaturgy.speaking-in-tongues", "fr")).toBeNull();
  });

  test("agreement is counted: a page that agrees can say so, and a rule on no sheet is of neither edition", () => {
    const bands = entries.filter((e) => e.id.startsWith("t9a.battle-points."));
    expect(bands.length).toBeGreaterThan(5);
    expect(compared(bands, pair)).toEqual({ differ: 0, of: bands.length });
    expect(compared([entry("t9a.cover.procedure"), entry("t9a.battle-points.0-5")], pair)).toEqual({
      differ: 1,
      of: 2,
    });
    const unprinted = entry("t9a.rule.march-test");
    expect(difference(unprinted, pair)).toBe("unprinted");
    expect(compared([unprinted, entry("t9a.cover.procedure")], pair)).toEqual({ differ: 1, of: 1 });
    // In the whole Movement Phase the editions agree.
    expect(
      compared(
        entries.filter((e) => e.phases.includes("movement")),
        pair,
      ).differ,
    ).toBe(0);
  });
});
