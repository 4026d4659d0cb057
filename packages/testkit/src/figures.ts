/** The languages whose sentences are read for figures. */
export type Read = "en" | "fr";

/**
 * The numbers of a text as a reader counts them: dice ("2D6", "D3+1"), needs ("4+"), signed and plain numbers, one half
 * as "0.5". A hyphen after a digit is a range, not a sign; a plus before a number is no part of it.
 */
export function numbersIn(text: string): string[] {
  const plain = text.replace(/½|\b1\/2\b/g, "0.5");
  return plain.match(/\d*D\d+(?:\+\d+)?|\b0\.5|(?<![\d+"″])-\d+|\d+\+(?!\d)|\d+/g) ?? [];
}

/** A word by itself; `not` is what it may not follow. */
const alone = (word: string, not = ""): RegExp =>
  new RegExp(`${not === "" ? "" : `(?<!(?:${not})[  ])`}(?<!\\p{L})${word}(?!\\p{L})`, "iu");
type Word = readonly [text: string, finds: RegExp, values: readonly string[]];
const counts = (list: string): readonly Word[] =>
  // "the two units", "les deux": not a number but both.
  list.split(" ").map((word, i) => [word, alone(word, i === 0 ? "the|les|des|aux" : ""), [`${i + 2}`]]);

const words: { readonly [language in Read]: readonly Word[] } = {
  en: [
    ...counts("two three four five six seven eight nine ten eleven twelve"),
    ["twice", alone("twice"), ["2"]],
    ["half", alone("half"), ["50", "0.5", "half"]],
    ["quarter", alone("quarters?"), ["25", "quarter"]],
    ["third of", alone("third of"), ["third"]],
    ["an inch", alone("an inch"), ["1"]],
  ],
  fr: [
    ...counts("deux trois quatre cinq six sept huit neuf dix onze douze"),
    ["moitié", alone("(?:moitié|demi)"), ["50", "0.5", "half"]],
    ["quart", alone("(?:quart|quarts)"), ["25", "quarter"]],
    ["tiers de", alone("tiers de"), ["third"]],
    ["un pouce", alone("un pouce"), ["1"]],
  ],
};

/** A figure of a sentence: a numeral, or a word that is a number. */
export interface Figure {
  readonly text: string;
  /** Values that it may stand for. */
  readonly values: readonly string[];
}

/**
 * The figures of a sentence: numerals, and number words from two to twelve with the simple fractions. "one", "un" and
 * "une" are articles more often than figures and stay out.
 */
export function figuresOf(sentence: string, language: Read): readonly Figure[] {
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
