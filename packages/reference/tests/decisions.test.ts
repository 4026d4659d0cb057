import { gameOf } from "@tercio/games";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";

describe.each(gameTitles)("the hardest moments of $name.en", ({ id }) => {
  test("read entries that are there, each in several steps, in both languages", async () => {
    const { decisions, entries } = await loadGame(id);
    const known = new Set(entries.map((e) => e.id));
    for (const d of decisions) {
      expect(d.reads.filter((read) => !known.has(read))).toEqual([]);
      expect(d.reads.length).toBeGreaterThan(2);
      expect(d.title.en === "" || d.title.fr === "").toBe(false);
    }
  });

  test("are worked out by a question that the engine has, with numbers that it takes", async () => {
    const { decisions } = await loadGame(id);
    const views = gameOf(id)?.views;
    const questions = [...(views?.diceQuestions ?? []), ...(views?.calculator ?? [])];
    for (const { worked } of decisions) {
      if (worked === undefined) continue;
      const question = questions.find((q) => q.id === worked.question);
      expect(question?.id).toBe(worked.question);
      for (const [name, value] of Object.entries(worked.given)) {
        const number = question?.numbers.find((n) => n.id === name);
        if (typeof value === "number")
          expect(number !== undefined && value >= number.least && value <= number.most).toBe(true);
        else expect(question?.flags.some((f) => f.id === name)).toBe(true);
      }
    }
  });
});

test("twelve kinds of moments, each in some game", async () => {
  const all = await Promise.all(gameTitles.map(({ id }) => loadGame(id)));
  const kinds = new Set(all.flatMap(({ decisions }) => decisions.map((d) => d.id)));
  for (const kind of "charge break-test casting dispel panic pursuit pile-in wounds double-turn dangerous-terrain victory".split(
    " ",
  ))
    expect(kinds).toContain(kind);
});
