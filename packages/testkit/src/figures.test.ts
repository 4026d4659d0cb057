import { expect, test } from "vitest";
import { figuresOf, numbersIn, typedFigures } from "./figures.ts";

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

test("a figure that a catalogue types is found under its key, one that it takes from elsewhere is not", () => {
  const planted = [
    "/** Two kinds of sentences, 3 of them. */",
    "export const asks = {",
    '  "ask.far": "Player 1: more than 13 inches from {foe}, {n|one die|two dice}.",',
    '  "ask.near":',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    "    `More than ${figures.near} inches, or ${counted(`x`, { n: 2 })} dice, but not four.`,",
    "  plain: 'On \"two\" dice.',",
    "};",
  ].join("\n");
  expect(typedFigures(planted, "en")).toEqual(["ask.far: 13", "ask.far: two", "ask.near: four", "plain: two"]);
  expect(typedFigures('export const x = { "a.b": "Sur deux dés, à 12 pouces du Joueur 2." };', "fr")).toEqual([
    "a.b: 12",
    "a.b: deux",
  ]);
});
