import { fixedRulings as sigmarReadings } from "@tercio/age-of-sigmar/fixed-rulings";
import { games } from "@tercio/games";
import type { Ruling } from "@tercio/kernel";
import { fixedRulings as ninthReadings } from "@tercio/ninth-age/fixed-rulings";
import { fixedRulings as oldReadings } from "@tercio/old-world/fixed-rulings";
import { describe, expect, test } from "vitest";
import { type RulingFaults, rulingFaults, rulingRates, styleFaults } from "../src/style.ts";

/** Questions in which "whom" is what a player asks. */
const ALLOWED: readonly string[] = ["age-of-sigmar ask.who-strikes-whom"];

describe("sentences speak as players do (CONTRIBUTING, Write for players)", () => {
  test("a barred word or a clause as a subject is found; a question and a label may begin with who", () => {
    expect(styleFaults("Whoever marched shoots no more this turn.")).toEqual(["Whoever"]);
    expect(styleFaults("Failed rolls to wound are made again.")).toEqual(["made again"]);
    expect(styleFaults("Charge! Who fails may charge anybody.")).toEqual(["Who fails may charge anybody."]);
    expect(styleFaults("Charge: who charges fights first.")).toEqual(["who charges fights first."]);
    for (const good of ["Who has the first turn?", "Who plays", "{whom} flee.", "This unit Marched and cannot shoot."])
      expect(styleFaults(good)).toEqual([]);
  });

  test.each(games.map((g) => [g.id, g] as const))(
    "%s: sentences and rulings to choose",
    (id, { messages: words, rules }) => {
      const shown = [
        ...Object.entries(words.en),
        ...rules.rulings.flatMap((r) =>
          [r.title.en, ...r.options.map((o) => o.text.en)].map((t) => [r.id, t] as const),
        ),
      ];
      expect(shown.length).toBeGreaterThan(100);
      const wrong = shown.flatMap(([key, text]) => styleFaults(text).map((fault) => `${id} ${key}: ${fault}`));
      expect(wrong.filter((w) => !ALLOWED.some((a) => w.startsWith(a)))).toEqual([]);
    },
  );

  const readings: { readonly [game: string]: readonly Ruling[] } = {
    "ninth-age": ninthReadings,
    "old-world": oldReadings,
    "age-of-sigmar": sigmarReadings,
  };

  /** Every sentence of the readings and rulings, sources too, with its faults. */
  const judged = (game: (typeof games)[number]): readonly { readonly at: string; readonly faults: RulingFaults }[] =>
    [...game.rules.rulings, ...(readings[game.id] ?? [])].flatMap((r) => [
      { at: `${r.id} source`, faults: rulingFaults.en(r.source) },
      ...[r.title, ...r.options.map((o) => o.text)].flatMap((text) => [
        { at: `${r.id} en`, faults: rulingFaults.en(text.en) },
        { at: `${r.id} fr`, faults: rulingFaults.fr(text.fr) },
      ]),
    ]);

  test("a ruling's fault is found in both languages; a relative clause and a title may have who", () => {
    expect(rulingFaults.en("It moves as who restrains itself; nobody dispels.")).toEqual({
      clauses: ["as who restrains"],
      barred: ["nobody"],
      words: 8,
    });
    expect(rulingFaults.en("Who fails may charge any enemy.").clauses).toHaveLength(1);
    expect(rulingFaults.fr("Qui rate peut charger.").clauses).toEqual(["Qui rate peut charger."]);
    expect(rulingFaults.fr("Le petit bord ; qui fuit est rattrapé par quiconque.").clauses).toEqual(["; qui fuit"]);
    expect(rulingFaults.fr("Le petit bord ; qui fuit est rattrapé par quiconque.").barred).toHaveLength(2);
    for (const good of ["What stops a unit from below", "The player who deploys first starts."])
      expect(rulingFaults.en(good)).toMatchObject({ clauses: [], barred: [] });
    expect(rulingFaults.fr("Ce qui arrête une unité")).toMatchObject({ clauses: [], barred: [] });
    expect(rulingRates([rulingFaults.en("Nobody dispels."), rulingFaults.en("The unit tests.")]).barred).toBe(200);
  });

  test.each(games.map((g) => [g.id, g] as const))(
    "issue 34, point 5: %s: readings and rulings, English and French",
    (_, game) => {
      const all = judged(game);
      expect(all.length).toBeGreaterThan(70);
      const wrong = all.flatMap(({ at, faults }) => [...faults.clauses, ...faults.barred].map((f) => `${at}: ${f}`));
      expect(wrong).toEqual([]);
    },
  );
});
