import { figuresOf } from "@tercio/testkit";
import { ruleEntries as sigmarEntries } from "@tercio/age-of-sigmar/book";
import { ruleEntries as worldEntries } from "@tercio/old-world/book";
import { describe, expect, test } from "vitest";
import { sources, type Text, textsOf } from "./texts.ts";

/** What is no number of a rule: what is put in when the sentence is said, and the names of the players. */
const NOBODYS = /\b(?:Player|Joueur|joueur)[ \u00a0][12]\b|\{[\w-]+/g;

/** The figures that catalogues type instead of taking them from the book: `key: figure`. */
const typedFigures = (texts: readonly Pick<Text, "key" | "text" | "language">[]): readonly string[] =>
  texts.flatMap(({ key, text, language }) =>
    figuresOf(text.replace(NOBODYS, ""), language).map((figure) => `${key}: ${figure.text}`),
  );

/** Sentences whose numbers are no rule's: what a file must look like. */
const ofFiles: { readonly [system: string]: readonly string[] } = {
  "ninth-age": ["setup.armies", "setup.chirality", "scene.sign", "scene.character-file"],
  "age-of-sigmar": ["scene.wounded", "scene.table", "setup.weapons", "setup.count"],
  "old-world": ["scene.pair", "setup.seat", "setup.charge-turn", "setup.facing-taken"],
};

describe.each(Object.entries(ofFiles))("the sentences of %s", (system, exempt) => {
  const catalogues = sources().filter((f) =>
    new RegExp(`^packages/systems/${system}/src/messages/(?:(?:en|fr)/.*|en|fr)\\.ts$`).test(f),
  );

  test.each(["en", "fr"] as const)("in %s type no number of the rules: they take it from the book", (language) => {
    const texts = catalogues.flatMap((f) => textsOf(f)).filter((t) => t.language === language);
    expect(texts.length).toBeGreaterThan(150);
    const typed = typedFigures(texts);
    const keys = new Set(typed.map((found) => found.slice(0, found.indexOf(":"))));
    expect(typed.filter((found) => !exempt.some((key) => found.startsWith(`${key}:`)))).toEqual([]);
    expect(exempt.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test.each([
  ["The Old World", worldEntries],
  ["Age of Sigmar", sigmarEntries],
] as const)("the texts of entries of %s type no number of the rules: they take it from their figures", (_, entries) => {
  const texts = entries.flatMap(({ id, text }) =>
    text === undefined ? [] : (["en", "fr"] as const).map((language) => ({ key: id, text: text[language], language })),
  );
  expect(texts.length).toBeGreaterThan(7);
  expect(typedFigures(texts)).toEqual([]);
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
  const found = (source: string, language: "en" | "fr"): readonly string[] =>
    typedFigures(textsOf(`packages/x/src/messages/${language}/x.ts`, source));
  expect(found(planted, "en")).toEqual(["ask.far: 13", "ask.far: two", "ask.near: four", "plain: two"]);
  expect(found('export const x = { "a.b": "Sur deux dés, à 12 pouces du Joueur 2." };', "fr")).toEqual([
    "a.b: 12",
    "a.b: deux",
  ]);
});
