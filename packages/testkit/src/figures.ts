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

/** "one", "un" and "une" are articles more often than figures and stay out. */
export interface Figure {
  readonly text: string;
  /** Values that it may stand for. */
  readonly values: readonly string[];
}

/** The figures of a sentence: numerals, and number words from two to twelve with the simple fractions. */
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

interface Typed {
  readonly key: string;
  /** What is written by hand: without what is put in from elsewhere. */
  readonly text: string;
}

/** The closing quote of a literal; in a template, what stands in `${}` is left out of the text. */
function literalAt(source: string, from: number): { readonly text: string; readonly end: number } {
  const quote = source[from];
  let text = "";
  let i = from + 1;
  while (source[i] !== quote) {
    if (i >= source.length) throw new Error(`a literal that does not end: ${source.slice(from, from + 60)}`);
    if (source[i] === "\\") {
      text += source[i + 1] ?? "";
      i += 2;
    } else if (quote === "`" && source.startsWith("${", i)) {
      let depth = 1;
      for (i += 2; depth > 0; i++) {
        if (source[i] === "`") i = literalAt(source, i).end;
        else if (source[i] === "{") depth++;
        else if (source[i] === "}") depth--;
      }
    } else text += source[i++];
  }
  return { text, end: i };
}

/** The sentences of a catalogue as its source has them, by key. */
export function typedSentences(source: string): readonly Typed[] {
  const code = source.replace(/^\s*(?:import|\/\*\*|\*|\/\/).*$/gm, "");
  const found: Typed[] = [];
  let key = "";
  for (let i = 0; i < code.length; i++) {
    if (code[i] !== '"' && code[i] !== "'" && code[i] !== "`") continue;
    const before = code.slice(Math.max(0, i - 80), i);
    const { text, end } = literalAt(code, i);
    i = end;
    key = /(\w+)\s*:\s*$/.exec(before)?.[1] ?? key;
    if (/^\s*:/.test(code.slice(end + 1))) key = text;
    else if (key !== "") found.push({ key, text });
  }
  return found;
}

/** What is no number of a rule: what is put in when the sentence is said, and the names of the players. */
const nobodys = /\b(?:Player|Joueur|joueur)[  ][12]\b|\{[\w-]+/g;

/** The figures that a catalogue's source types instead of taking them from the book: `key: figure`. */
export const typedFigures = (source: string, language: Read): readonly string[] =>
  typedSentences(source).flatMap(({ key, text }) =>
    figuresOf(text.replace(nobodys, ""), language).map((figure) => `${key}: ${figure.text}`),
  );
