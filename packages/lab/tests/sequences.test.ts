import { readFileSync } from "node:fs";
import { games } from "@tercio/games";
import { list } from "@tercio/games/list";
import { describe, expect, test } from "vitest";
import { outOfOrder, printedAs, printedSequences, sequencesDocument } from "../src/sequences.ts";

const all = await Promise.all(games.map(async (game, at) => ({ game, ids: (await list[at]?.ids()) ?? [] })));

describe.each(all)("$game.id", ({ game, ids }) => {
  test("H1: each printed sequence has the sheet's numbers and letters in order, and no other step looks so", () => {
    expect(outOfOrder(game.rules.sequences, ids)).toEqual([]);
  });

  test("the sequences laid beside the sheet are those that run", () => {
    const written = readFileSync(new URL(`../../../docs/sequences/${game.id}.md`, import.meta.url), "utf8");
    expect(written).toBe(sequencesDocument(game, ids));
  });
});

test("H1: every sequence that a sheet of The Ninth Age prints is played, but for the one that is a chain of dice", () => {
  const unplayed = all.flatMap(({ game, ids }) => {
    const printed = printedSequences(ids);
    const played = game.rules.sequences.map((s) => printedAs(s, printed)?.head);
    return printed.map((p) => p.head).filter((head) => !played.includes(head));
  });
  expect(unplayed).toEqual(["t9a.sequence.attacks.attack"]);
});

test("a step out of order, one missing and one that looks printed are found", () => {
  const ids = [
    "t.sequence.cast.a",
    "t.sequence.cast.b",
    "t.sequence.round.6",
    "t.sequence.round.6.1",
    "t.sequence.round.6.2",
  ];
  const ledger = ids.map((id) => [id, "enforce", "now"] as const);
  const title = { en: "", fr: "" };
  const of = (head: string, ...steps: readonly string[]) => ({
    ...{ id: "planted", title },
    steps: steps.map((id) => ({ id, rule: `t.sequence.${head}.${id}` })),
  });
  expect(printedSequences(ledger).map((p) => p.steps)).toEqual([["a", "b"], ["6"], ["6.1", "6.2"]]);
  const wrong = (...all: Parameters<typeof of>): number => outOfOrder([of(...all)], ledger).length;
  expect([wrong("cast", "a", "b"), wrong("cast", "a", "targets", "b"), wrong("round", "6.1", "6.2")]).toEqual([
    0, 0, 0,
  ]);
  expect([wrong("cast", "b", "a"), wrong("cast", "a"), wrong("cast", "a", "a.1", "b")]).toEqual([1, 1, 1]);
  expect([wrong("round", "6.1", "6.2", "6.1a"), wrong("none", "b", "a"), wrong("none", "a", "b")]).toEqual([1, 1, 0]);
});
