import { type Entry, NO_SHEET } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { numbersIn } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { ledger, ledgerThere, ruleIds, unprintedIds } from "./ledger.ts";
import { numberExceptions } from "./number-exceptions.ts";
import { numbersOf } from "./numbers.ts";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));

describe.each(games)("$name.en", (game) => {
  const byId = new Map(game.entries.map((e) => [e.id, e]));

  test("every rule has exactly one entry, and no entry is without a rule", () => {
    const ids = game.entries.map((e) => e.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect([...ids].sort()).toEqual([...ruleIds(game.id)].sort());
  });

  test("names, summaries, printings' own summaries and misprints stand in both languages", () => {
    const faults: string[] = [];
    const both = (id: string, what: string, text: { readonly en: string; readonly fr: string } | undefined): void => {
      if (text === undefined) return;
      for (const language of ["en", "fr"] as const)
        if (text[language].trim().length === 0) faults.push(`${id}: ${what} has no ${language}`);
    };
    for (const e of game.entries) {
      both(e.id, "name", e.names);
      both(e.id, "summary", e.summary);
      if (e.summary.en === e.summary.fr) faults.push(`${e.id}: one summary for both languages`);
      for (const p of Object.values(e.editions)) both(e.id, "printing", p.summary);
      for (const m of e.misprints ?? []) {
        both(e.id, "misprint", m.printed);
        both(e.id, "misprint", m.used);
        both(e.id, "misprint", m.why);
      }
    }
    expect(faults).toEqual([]);
  });

  test("chapters, phases, editions and links exist; each chapter and phase has entries", () => {
    const chapters = new Set(game.chapters.map((c) => c.id));
    const phases = new Set(game.phases.map((p) => p.id));
    const editions = new Set(game.editions.map((e) => e.id));
    const faults: string[] = [];
    for (const e of game.entries) {
      if (!chapters.has(e.chapter)) faults.push(`${e.id}: no chapter "${e.chapter}"`);
      for (const p of e.phases) if (!phases.has(p)) faults.push(`${e.id}: no phase "${p}"`);
      if (Object.keys(e.editions).length === 0) faults.push(`${e.id}: no edition`);
      for (const edition of Object.keys(e.editions))
        if (!editions.has(edition)) faults.push(`${e.id}: no edition "${edition}"`);
      for (const m of e.misprints ?? [])
        if (m.edition !== undefined && !(m.edition in e.editions)) faults.push(`${e.id}: misprint of "${m.edition}"`);
      for (const see of e.see ?? []) if (!byId.has(see) || see === e.id) faults.push(`${e.id}: see "${see}"`);
      if (new Set(e.see).size !== (e.see?.length ?? 0)) faults.push(`${e.id}: a link stands twice`);
    }
    for (const c of chapters) if (!game.entries.some((e) => e.chapter === c)) faults.push(`chapter ${c} is empty`);
    for (const p of phases)
      if (p !== "any" && !game.entries.some((e) => e.phases.includes(p))) faults.push(`phase ${p} is empty`);
    expect(faults).toEqual([]);
  });

  test("the rules that no sheet prints, and only they, say that no sheet prints them", () => {
    const unprinted = new Set(unprintedIds(game.id));
    const says = (e: Entry): boolean => Object.values(e.editions).every((p) => p.sheet === NO_SHEET);
    expect(game.entries.filter((e) => says(e) !== unprinted.has(e.id)).map((e) => e.id)).toEqual([]);
  });

  describe.skipIf(!ledgerThere(game.id))("against the ledger", () => {
    const printedRules = game.entries.filter((e) => !unprintedIds(game.id).includes(e.id));
    test("editions and sheets are those that print the rule", () => {
      const printed = new Map<string, string[]>();
      for (const row of ledger(game.id)) {
        const list = printed.get(row.id) ?? [];
        list.push(`${row.edition} ${row.sheet}`);
        printed.set(row.id, list);
      }
      const faults: string[] = [];
      for (const e of printedRules) {
        const ours = Object.entries(e.editions).map(([edition, p]) => `${edition} ${p.sheet}`);
        const theirs = printed.get(e.id) ?? [];
        if (ours.sort().join() !== theirs.sort().join()) faults.push(`${e.id}: ${ours.join()} / ${theirs.join()}`);
      }
      expect(faults).toEqual([]);
    });

    test("a French name is marked as ours exactly where no French sheet gives one", () => {
      const named = new Set(
        ledger(game.id)
          .filter((row) => row.french !== null && row.french !== "")
          .map((row) => row.id),
      );
      const wrong = (e: Entry): boolean => (e.names.ours === true) === named.has(e.id);
      expect(printedRules.filter(wrong).map((e) => e.id)).toEqual([]);
    });

    test("every number of the ledger stands in the facts of that edition", () => {
      const faults: string[] = [];
      const needed = new Set<string>();
      for (const row of ledger(game.id)) {
        const printing = byId.get(row.id)?.editions[row.edition];
        if (printing === undefined) continue;
        const ours = new Set(numbersOf(printing.facts).map(oneDie));
        const excused = numberExceptions[row.id]?.numbers ?? [];
        for (const n of numbersIn(row.facts)) {
          if (ours.has(oneDie(n))) continue;
          if (excused.includes(n)) needed.add(`${row.id} ${n}`);
          else faults.push(`${row.id} (${row.edition}): ${n} of "${row.facts}"`);
        }
      }
      expect(faults).toEqual([]);
      for (const [id, { numbers }] of Object.entries(numberExceptions))
        if (byId.has(id))
          for (const n of numbers) expect(needed, `${id} needs no exception for ${n}`).toContain(`${id} ${n}`);
    });
  });
});

/** "1D3+1" and "D3+1" are the same dice. */
const oneDie = (number: string): string => number.replace(/^1D/, "D");

test("the numbers of a row are told apart: needs, dice, values by their names", () => {
  expect(numbersOf({ castingValue: [5, 9], rows: [[1, "D6"]], values: { "12": null }, toHit: -1 })).toEqual([
    "5",
    "5+",
    "9",
    "9+",
    "1",
    "D6",
    "12",
    "-1",
  ]);
});
