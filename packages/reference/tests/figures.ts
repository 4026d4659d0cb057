import type { Fact, Language } from "@tercio/reference";
import { numbersIn, numbersOf } from "./numbers.ts";

/** A word by itself; `not` is what it may not follow. */
const alone = (word: string, not = ""): RegExp =>
  new RegExp(`${not === "" ? "" : `(?<!(?:${not}) )`}(?<!\\p{L})${word}(?!\\p{L})`, "iu");
type Word = readonly [text: string, finds: RegExp, values: readonly string[]];
const counts = (list: string): readonly Word[] =>
  // "the two units", "les deux": not a number but both.
  list.split(" ").map((word, i) => [word, alone(word, i === 0 ? "the|les|des|aux" : ""), [`${i + 2}`]]);

const words: { readonly [language in Language]: readonly Word[] } = {
  en: [
    ...counts("two three four five six seven eight nine ten eleven twelve"),
    ["half", alone("half"), ["50", "0.5", "half"]],
    ["quarter", alone("quarters?"), ["25", "quarter"]],
    ["third of", alone("third of"), ["third"]],
  ],
  fr: [
    ...counts("deux trois quatre cinq six sept huit neuf dix onze douze"),
    ["moitié", alone("(?:moitié|demi)"), ["50", "0.5", "half"]],
    ["quart", alone("quarts?"), ["25", "quarter"]],
    ["tiers de", alone("tiers de"), ["third"]],
  ],
};

/** "one", "un" and "une" are articles more often than figures and stay out. */
export interface Figure {
  readonly text: string;
  /** Values that it may stand for. */
  readonly values: readonly string[];
}

/** The figures of a sentence: numerals, and number words from two to twelve with the simple fractions. */
export function figuresOf(sentence: string, language: Language): readonly Figure[] {
  // True minus signs and the dashes of spans are read as a hyphen, a French decimal comma as a point, 1D6 as D6.
  const plain = sentence
    .replace(/[−–]/g, "-")
    .replace(/(\d),(?=\d)/g, language === "fr" ? "$1." : "$1,")
    .replace(/\b1D/g, "D");
  return [
    ...numbersIn(plain).map((text) => ({ text, values: [text] })),
    ...words[language].filter(([, finds]) => finds.test(plain)).map(([text, , values]) => ({ text, values })),
  ];
}

const strings = (fact: Fact): readonly string[] =>
  typeof fact === "string"
    ? [fact]
    : fact !== null && typeof fact === "object"
      ? Object.values(fact).flatMap(strings)
      : [];

/** Everything that a figure may be among a row's values; what is told as a loss may stand without its minus. */
export function valuesOf(row: Fact): ReadonlySet<string> {
  const numbers = numbersOf(row);
  return new Set([...numbers, ...numbers.map((n) => n.replace(/^-/, "")), ...strings(row)]);
}

export const strangers = (sentence: string, language: Language, row: Fact): readonly string[] => {
  const values = valuesOf(row);
  return figuresOf(sentence, language)
    .filter((figure) => !figure.values.some((v) => values.has(v)))
    .map((figure) => figure.text);
};
