import { gameTitles, loadGame } from "@tercio/reference/games";
import { readerOf } from "@tercio/reference/glossary";
import { describe, expect, test } from "vitest";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));

/** Capitals that are no terms of the rules: armies and their people, sheets and languages, an option that stands in a range. */
const PLAIN = new Set(
  (
    "French English FAQ Elves Legions Legions’ Herds Swarm Daemon Dwarves Khans Shamans Goblins Goblin Orc Ancients Dynasties " +
    "Covenant Anurarch Archmage Death Cult Hierarch Sonnstahl Equitaine Dark Gods CUL LdP Anvil Power Runic Smith Great " +
    "Totem Self Fear-causing Standard Distances Move Moves Combat Offensive Warlock Outcast Charge Range Panic Tokens Saves Arc Round Veil Tests"
  ).split(" "),
);

describe.each(games)("the glossary of $name.en", (game) => {
  const ids = new Set(game.entries.map((e) => e.id));
  const texts = game.entries.flatMap((e) =>
    [e.summary, ...Object.values(e.editions).flatMap((p) => p.summary ?? [])].map((text) => ({ id: e.id, text })),
  );

  test("other words for an entry are of an entry that is there", () => {
    expect(Object.keys(game.called).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("every term that a text writes with a capital opens an entry", () => {
    const read = readerOf(game.entries, game.called, "en");
    const faults = texts.flatMap(({ id, text }) => {
      const rest = read(text.en)
        .map((part) => (part.id === null ? part.text : "§"))
        .join("");
      const left = [...rest.matchAll(/(?<=[\p{Ll},;’”)\d§-]\s)[A-Z][\p{L}’-]+/gu)].map((m) => m[0]);
      return left.filter((word) => !PLAIN.has(word)).map((word) => `${id}: ${word}`);
    });
    expect(faults).toEqual([]);
  });

  test("terms are found in both languages, never an entry in its own words, and the parts are the text", () => {
    for (const language of ["en", "fr"] as const) {
      const read = readerOf(game.entries, game.called, language);
      let links = 0;
      for (const { id, text } of texts) {
        const parts = read(text[language], id);
        expect(parts.map((p) => p.text).join("")).toBe(text[language]);
        for (const part of parts) {
          if (part.id === null) continue;
          links++;
          expect(ids.has(part.id) && part.id !== id).toBe(true);
        }
      }
      expect(links).toBeGreaterThan(texts.length / 4);
    }
  });

  test("the special rules that weapons, units and spells name in their facts have an entry", () => {
    const read = readerOf(game.entries, game.called, "en");
    const named = game.entries.flatMap((e) =>
      Object.values(e.editions).flatMap((p) => {
        const { rules }: { readonly rules?: unknown } = p.facts;
        return Array.isArray(rules) ? rules.filter((r) => typeof r === "string" && /^[A-Z]/.test(r)) : [];
      }),
    );
    const without = named.filter((rule) => !read(rule as string).some((part) => part.id !== null));
    expect([...new Set(without)]).toEqual([]);
  });
});

test("each special rule that army lists of The Old World name has its entry", async () => {
  const world = await loadGame("old-world");
  const read = readerOf(world.entries, world.called, "en");
  const rules =
    "Ambushers; Armour Bane; Armoured Hide; Breath Weapon; Cleaving Blow; Close Order; Counter Charge; Drilled; Ethereal; Evasive; Extra Attacks; " +
    "Fast Cavalry; Fear; Feigned Flight; Fight in Extra Rank; Fire & Flee; First Charge; Flaming Attacks; Flammable; Fly; Frenzy; Furious Charge; " +
    "Hatred; Horde; Ignores Cover; Immune to Psychology; Impact Hits; Impetuous; Killing Blow; Large Target; Levies; Loner; Lumbering; " +
    "Magic Resistance; Magical Attacks; Massed Infantry; Monster Slayer; Move Through Cover; Open Order; Parry; Poisoned Attacks; Press of Battle; " +
    "Rallying Cry; Random Movement; Regeneration; Reserve Move; Scouts; Scythed Wheels; Shieldwall; Skirmishers; Steady in the Ranks; Stomp Attacks; " +
    "Strike First; Strike Last; Stubborn; Stupidity; Swiftstride; Terror; Thunderstomp; Unbreakable; Undisciplined; Unstable; Vanguard; Veteran; Warband";
  for (const rule of rules.split("; "))
    expect(
      read(rule).some((part) => part.id !== null),
      rule,
    ).toBe(true);
});
