import type { PlainEntry } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { complaint, readStamps, renew, type Stamps, standing, stampOf } from "../stamps/stamps.ts";

/** Games whose entries are all written. */
const whole: readonly string[] = ["ninth-age", "old-world"];
const games = (await Promise.all(gameTitles.map((g) => loadGame(g.id)))).filter((g) => whole.includes(g.id));

describe.each(games)("$name.en", (game) => {
  const stamps = readStamps(game.id);

  test("no summary changed in one language only, and every entry is stamped as it stands", () => {
    expect(game.entries.map((e) => complaint(e, stamps[e.id])).filter((c) => c !== null)).toEqual([]);
  });

  test("no stamp is left of an entry that is gone", () => {
    const ids = new Set(game.entries.map((e) => e.id));
    expect(Object.keys(stamps).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("stamps", () => {
  const entry = games[0]?.entries.find((e) => e.id === "t9a.shaken") as PlainEntry;
  const stamps: Stamps = { [entry.id]: stampOf(entry) };
  const english: PlainEntry = { ...entry, summary: { ...entry.summary, en: `${entry.summary.en} More.` } };
  const french: PlainEntry = { ...entry, summary: { ...entry.summary, fr: `${entry.summary.fr} Encore.` } };
  const none = { en: new Set<string>(), fr: new Set<string>() };

  test("tell which language changed", () => {
    expect(standing(entry, stamps[entry.id])).toBe("same");
    expect(standing(english, stamps[entry.id])).toBe("only-en");
    expect(standing(french, stamps[entry.id])).toBe("only-fr");
    expect(standing({ ...english, summary: { en: english.summary.en, fr: french.summary.fr } }, stamps[entry.id])).toBe(
      "both",
    );
    expect(standing(entry, undefined)).toBe("new");
  });

  test("an edition's own summary and a misprint count too", () => {
    const [edition = ""] = Object.keys(entry.editions);
    const printing = entry.editions[edition];
    if (printing === undefined) throw new Error("the entry has no edition");
    const own: PlainEntry = {
      ...entry,
      editions: { ...entry.editions, [edition]: { ...printing, summary: { en: "Other.", fr: "Autre." } } },
    };
    expect(standing(own, stamps[entry.id])).toBe("both");
    const said = { en: "a", fr: "b" };
    expect(standing({ ...entry, misprints: [{ printed: said, used: said, why: said }] }, stamps[entry.id])).toBe(
      "both",
    );
  });

  test("are refused when one language changed alone, until the other is said to be read", () => {
    const refused = renew([english], stamps, none);
    expect(refused.stamps).toEqual(stamps);
    expect(refused.refused[0]).toContain("--fr-checked t9a.shaken");
    const checked = renew([english], stamps, { ...none, fr: new Set([entry.id]) });
    expect(checked).toEqual({ stamps: { [entry.id]: stampOf(english) }, refused: [] });
    expect(renew([french], stamps, { ...none, fr: new Set([entry.id]) }).refused[0]).toContain("--en-checked");
    expect(renew([entry], {}, none)).toEqual({ stamps, refused: [] });
    expect(renew([], stamps, none).stamps).toEqual({});
  });
});
