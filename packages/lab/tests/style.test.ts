import { games } from "@tercio/games";
import { describe, expect, test } from "vitest";
import { styleFaults } from "../src/style.ts";

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

  test.each(games.map((g) => [g.id, g] as const))("%s: sentences and rulings to choose", (id, { words, rules }) => {
    const shown = [
      ...Object.entries(words.en),
      ...rules.rulings.flatMap((r) => [r.title.en, ...r.options.map((o) => o.text.en)].map((t) => [r.id, t] as const)),
    ];
    expect(shown.length).toBeGreaterThan(100);
    const wrong = shown.flatMap(([key, text]) => styleFaults(text).map((fault) => `${id} ${key}: ${fault}`));
    expect(wrong.filter((w) => !ALLOWED.some((a) => w.startsWith(a)))).toEqual([]);
  });
});
