import { gameTitles, loadGame } from "@tercio/reference/games";
import { buildSearch } from "@tercio/reference/search";
import { describe, expect, test } from "vitest";
import { queries } from "./queries.ts";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const search = buildSearch(games);

describe("searching as players type", () => {
  test.each(queries)("%s (%s, %s) finds %s among the first three", (typed, language, system, expected) => {
    const hits = search(typed, system === null ? { language, limit: 3 } : { language, system, limit: 3 });
    expect(hits.map((h) => h.entry.id)).toContain(expected);
  });

  test("sixty queries and more, in both languages", () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    for (const language of ["en", "fr"])
      expect(queries.filter(([, l]) => l === language).length).toBeGreaterThanOrEqual(20);
  });

  test("accents, case and apostrophes make no difference", () => {
    const ids = (q: string): readonly string[] => search(q, { limit: 5 }).map((h) => h.entry.id);
    expect(ids("PHASE DE MELEE")).toEqual(ids("phase de mêlée"));
    expect(ids("mauvais oeil")).toEqual(ids("Mauvais œil"));
    expect(ids("appel de la nature")[0]).toBe("t9a.spell.druidism.natures-call");
    expect(ids("natures call")[0]).toBe("t9a.spell.druidism.natures-call");
    expect(ids("l’appel")).toEqual(ids("l'appel"));
  });

  test("every start of a name finds it: three letters are enough to come up, all of them to come first", () => {
    for (const typed of ["mis", "misf", "misfir", "misfire"])
      expect(search(typed, { system: "old-world", limit: 5 }).some((h) => h.entry.id.startsWith("tow.misfire"))).toBe(
        true,
      );
  });

  test("a name beats a mention, a whole word beats a longer one", () => {
    const [first] = search("cannon", { system: "old-world" });
    expect(first?.entry.id).toBe("tow.artillery.cannon");
    const scores = search("fear", { system: "old-world" });
    const name = scores.find((h) => h.entry.id === "tow.keyword.fear");
    const mention = scores.find((h) => h.entry.id === "tow.spell.necromancy.curse-of-years");
    expect(name?.score).toBeGreaterThan(mention?.score ?? Number.POSITIVE_INFINITY);
  });

  test("the chosen game comes first, the others stay in reach", () => {
    for (const system of ["ninth-age", "old-world"] as const) {
      const hits = search("fireball", { system });
      expect(hits[0]?.system).toBe(system);
      expect(new Set(hits.map((h) => h.system)).size).toBeGreaterThan(1);
    }
  });

  test("an entry that the chosen edition lacks comes after those it has", () => {
    const place = (edition: string): number =>
      search("cloak ashes fire", { edition, system: "ninth-age", limit: 500 }).findIndex(
        (h) => h.entry.id === "t9a.spell.pyromancy.cloak-of-ashes",
      );
    const score = (edition: string): number =>
      search("cloak of ashes", { edition, system: "ninth-age" }).find((h) => h.entry.id.endsWith("cloak-of-ashes"))
        ?.score ?? 0;
    expect(place("2e-late")).toBeGreaterThanOrEqual(0);
    expect(score("2e-early")).toBeLessThan(score("2e-late"));
  });

  test("what is typed with a straight apostrophe, inch or plain space finds what is printed with typographic ones", () => {
    const ids = (query: string, language: "en" | "fr"): readonly string[] =>
      search(query, { system: "ninth-age", language, limit: 30 }).map((h) => h.entry.id);
    for (const [straight, typographic, found, language] of [
      ["choix d'une arme", "choix d’une arme", "t9a.rule.weapon-choice", "fr"],
      ["jugement d'en haut", "jugement d’en haut", "t9a.table.casting-thaumaturgy", "fr"],
      ['8" march test', "8″ march test", "t9a.rule.march-test", "en"],
      ["58 %", "58\u00a0%", "t9a.table.charge-range.charge", "fr"],
      ["charger's front", "charger’s front", "t9a.rule.facing-charged", "en"],
    ] as const) {
      expect(ids(straight, language), straight).toContain(found);
      expect(ids(straight, language)).toEqual(ids(typographic, language));
    }
  });

  test("nothing typed, or nothing like it, finds nothing; small words alone do not crash", () => {
    expect(search("")).toEqual([]);
    expect(search("   ")).toEqual([]);
    expect(search("zzzzqqqqxxxx")).toEqual([]);
    expect(search("de la").length).toBeLessThanOrEqual(20);
    expect(search("+ - * ( ) [ \\ ^ $").length).toBeLessThanOrEqual(20);
  });
});
