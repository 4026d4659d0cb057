import { gameTitles, loadGame } from "@tercio/games/reference";
import { readerOf } from "@tercio/reference/glossary";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ledger, ledgerThere } from "./ledger.ts";

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

/** Kinds of the ledger's rows that are a place in a walk or a line of a table, and no term. */
const NO_TERM =
  /^(?:sequence-step|table|table-row|probability-table|combat-result|break-outcome|miscast|misfire|flux-card|scoring|modifier)$/;

/** How the ledger writes in short what the sheets print, by game: signs of spells, characteristics and armies, and its own notes. */
const IN_SHORT: { readonly [game: string]: string } = {
  "ninth-age":
    "A-F B-F C-F D-E DI OCR LoS No Def Res Dis Arm Off Agi Adv Mar CV VP Da Di Inst Im OneT Perm Per Mq Au Dé END At OR AS BH HB DE EN DL " +
    "LD HE HLE ID NI KoE RdE OK KO OnG SA SE ES UD VC VS MdV WDG GdDS ASK HOB MAK FN EoS EdS Cannot Notes Modifier Modifiers Control " +
    "Terrain Standard Distances Special Recovered Centre Combat Lanceur Hurllement Breaks Charged Charges Casting Misfiring " +
    "Archimage Maîtrise Offrande Hiérarque Culte Passeur Sorcier Mage Initié Cœur Tour Engaged-enemy Longer Feu Maître Open",
  "old-world":
    "Ld Target Roll Choose CONFLICT Black Powder Controlled Who Can Fight Unit Remove Casualties Armour Save Saves",
  "age-of-sigmar": "Combat Close Far FAQ",
};

describe.each(games.filter((g) => ledgerThere(g.id)))("the ledger of $name.en", (game) => {
  const read = readerOf(game.entries, game.called, "en");
  const readFrench = readerOf(game.entries, game.called, "fr");
  const byId = new Map(game.entries.map((e) => [e.id, e]));
  const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  const same = (a: string, b: string): boolean => letters(a) === letters(b);
  const typed = (text: string): string => text.replaceAll("'", "’").replaceAll('"', "″");

  test("each of its terms has its entry, which its name opens", () => {
    const rows = ledger(game.id).filter((row) => !NO_TERM.test(row.kind));
    expect(rows.length).toBeGreaterThan(150);
    const without = rows.filter((row) => {
      const entry = byId.get(row.id);
      if (entry === undefined) return true;
      // What only the French sheet prints has only its name there.
      const own = row.name === "" ? (row.french ?? "") : row.name;
      const opened = (row.name === "" ? readFrench : read)(typed(own)).some((part) => part.id !== null);
      // A word of the language is a term only where an entry says that it is called so.
      return !opened && !same(own, row.name === "" ? entry.names.fr : entry.names.en);
    });
    expect(without.map((row) => `${row.id}: ${row.name}`)).toEqual([]);
  });

  test("each term that it writes with a capital opens an entry", () => {
    const short = new Set((IN_SHORT[game.id] ?? "").split(" "));
    // Rows of paths and lores list the names of their spells, some in French.
    const rows = ledger(game.id).filter((row) => !/\.(?:path|lore)\./.test(row.id));
    const faults = rows.flatMap((row) => {
      const rest = read(typed(row.facts))
        .map((part) => (part.id === null ? part.text : "§"))
        .join("");
      const left = [...rest.matchAll(/(?<=[\p{Ll},;’”)\d§-]\s)[A-Z][\p{L}’-]+/gu)].map((m) => m[0]);
      return left.filter((word) => !short.has(word) && !PLAIN.has(word)).map((word) => `${row.id}: ${word}`);
    });
    expect([...new Set(faults)]).toEqual([]);
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

/** Spelt wrongly in the rows as they were found; the rule has its entry under its right name. */
const MISSPELT = ["Fght in Extra Rank", "Colld-Blooded"];

test("each rule and arm that the rows of the books of The Ninth Age give a unit has its entry", async () => {
  const { entries, called } = await loadGame("ninth-age");
  const read = readerOf(entries, called, "en");
  const books = new URL("../../systems/ninth-age/src/armies/books/", import.meta.url);
  const text = (file: string): string => readFileSync(new URL(file, books), "utf8");
  const names = new Map(
    [...text("terms.ts").matchAll(/^ {2}"?([\w-]+)"?: "([^"]+)"/gm)].map((m) => [m[1] ?? "", m[2] ?? ""]),
  );
  const given = new Set(
    readdirSync(books).flatMap((f) => [...text(f).matchAll(/"?what"?: ?"([^"]+)"/g)].map((m) => m[1] ?? "")),
  );
  expect(given.size).toBeGreaterThan(500);
  const without = [...given]
    .map((id) => names.get(id) ?? id)
    .map((name) => name.replaceAll("‘", "’"))
    .filter((name) => !MISSPELT.includes(name) && !read(name).some((part) => part.id !== null));
  expect(without).toEqual([]);
});

const shared = new URL("../../../../shared/rules/", import.meta.url);

/** What names an army, a model or what it carries beside its rules: told in its list, no rule to look up. */
const NO_RULE = new Set([
  ...["magic item", "banner", "mount", "option", "armour", "spell lore"],
  ...["battlefield role", "game type", "note", "damage table"],
]);

test.skipIf(!existsSync(shared)).each([
  ["old-world", "tow"],
  ["age-of-sigmar", "aos2"],
] as const)("each rule and weapon that sample lists of %s name has its entry", async (game, family) => {
  const { entries, called } = await loadGame(game);
  const read = readerOf(entries, called, "en");
  const rows = readFileSync(new URL(`${family}-special-rules.tsv`, shared), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  const names = rows
    .map((row) => row.split("\t"))
    .filter(([, kind]) => !NO_RULE.has(kind ?? ""))
    .map(([name]) => (name ?? "").replaceAll("'", "’").replace("...", "…"));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !read(name).some((part) => part.id !== null))).toEqual([]);
});
