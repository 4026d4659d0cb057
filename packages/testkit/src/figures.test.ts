import { expect, test } from "vitest";
import { figuresOf, numbersIn } from "./figures.ts";

test("numerals are told apart: dice, needs, signs, ranges and halves", () => {
  expect(numbersIn('2D6 hits, D3+1", 4+, -1 and +2, 5-6, 6"-48", ½, 3/5')).toEqual([
    "2D6",
    "D3+1",
    "4+",
    "-1",
    "2",
    "5",
    "6",
    "6",
    "48",
    "0.5",
    "3",
    "5",
  ]);
});

test("words that are numbers are figures, in both languages; articles and both of two are none", () => {
  const told = (sentence: string, language: "en" | "fr"): readonly string[] =>
    figuresOf(sentence, language).map((f) => f.text);
  expect(told("Within an inch, on two dice, a quarter or half of them, twice", "en")).toEqual([
    "two",
    "twice",
    "half",
    "quarter",
    "an inch",
  ]);
  expect(told("À un pouce, sur deux dés, un quart ou la moitié, un tiers de la table", "fr")).toEqual([
    "deux",
    "moitié",
    "quart",
    "tiers de",
    "un pouce",
  ]);
  expect(told("One of the two players, an order, a unit; twofold", "en")).toEqual([]);
  expect(told("L’un des deux joueurs, un ordre, une unité ; les deux", "fr")).toEqual([]);
});
