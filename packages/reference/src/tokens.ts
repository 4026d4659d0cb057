/** How the search reads words: the same for what is indexed and for what a player types. */

const STOPPED = new Set(
  (
    "a an and are as at be by can do does for from has how i if in into is it its my of on or that the their then they " +
    "this to what when which with get me my you can t there many much use uses using used happens we " +
    "au aux avec ce ces combien comment dans de des du elle en est et il la le les leur leurs ne ou par pas pour qu quand que quel quelle qui sa se ses " +
    "si son sur un une y l d s n c j m t"
  ).split(" "),
);

/** Lower case without accents, ligatures opened, one kind of apostrophe and of minus. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’ʼ`]/g, "'")
    .replace(/[−–]/g, "-")
    .replace(/½/g, "1/2");

const ENDINGS = /(?:ements?|ations?|ions?|antes?|ant|ings?|ees?|ed|er|ez|ent|es|e)$/;

/** Who does something is another word than doing it. */
const KEPT = new Set(["caster", "lanceur"]);

/** One form for singular and plural, and for the forms of a verb in both languages: soigne, soigner, soignée. */
export function stem(word: string): string {
  const one = word.length > 3 && /[a-z][^s\d]s$/.test(word) ? word.slice(0, -1) : word;
  if (one.length < 5 || KEPT.has(one) || /\d/.test(one)) return one;
  const root = one.replace(ENDINGS, "");
  if (root.length < 4) return one.replace(/e$/, "");
  return root.length > 4 ? root.replace(/([bdfgklmnprt])\1$/, "$1") : root;
}

/** What players abbreviate with signs, and what they say of dice and sums. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\bs\s?&\s?s\b/g, " stand shoot "],
  [/\bf\s?&\s?f\b/g, " fire flee "],
  [/\bplus (?:one|un|une|1)\b/g, " +1 "],
  [/\b(?:minus|moins) (?:one|un|une|1)\b/g, " -1 "],
];

const COUNTED: { readonly [word: string]: string } = Object.fromEntries(
  ["one un ones", "two deux twos", "three trois threes", "four quatre fours", "five cinq fives", "six sixes"].flatMap(
    (names, at) => names.split(" ").map((name) => [name, String(at + 1)]),
  ),
);

/** Three dice alike as the sheets write them: "triple 4", "three sixes" and "trois 5" are 444, 666 and 555. */
const triples = (text: string): string =>
  text.replace(/\b(triple|three|trois|brelan(?: de)?)\s+(\w+)\b/g, (whole, how: string, what: string) => {
    const digit = /^[1-6]s?$/.test(what) ? what.slice(0, 1) : COUNTED[what];
    const many =
      how === "triple" || how.startsWith("brelan") || /^[1-6]$|s$|xes$|^(?:un|deux|trois|quatre|cinq|six)$/.test(what);
    return digit !== undefined && many ? ` ${digit.repeat(3)} ` : whole;
  });

/** What somebody typed in the words that the sheets use. */
export const asked = (query: string): string =>
  triples(SAID.reduce((text, [said, meant]) => text.replace(said, meant), fold(query)));

/**
 * The words of a text in order. Signs stay on numbers ("-1", "+2", "4+"), because players search by them.
 * `all` keeps the small words that carry no meaning of their own.
 */
export function tokens(text: string, all = false): string[] {
  const found = fold(text).match(/(?<![a-z0-9])[+-]\d+|[a-z0-9]+\+?/g) ?? [];
  return found.filter((word) => all || !STOPPED.has(word)).map(stem);
}

/** The word of a query that a root stands for, as it was typed. */
export const typedFor = (root: string, query: string): string =>
  (fold(query).match(/[a-z0-9]+/g) ?? []).find((word) => stem(word) === root) ?? root;

export const isNumber = (word: string): boolean => /^[+-]?\d+\+?$/.test(word);

/** camelCase and kebab-case as plain words. */
export const spread = (key: string): string =>
  key.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/[-_.](?=[a-z])/gi, " ");

/**
 * Numbers tied to the words beside them, such as "-1~resilience": an effect is searched by both together,
 * while the same number stands a dozen times elsewhere in the entry.
 */
export function ties(list: readonly string[]): string[] {
  const found: string[] = [];
  list.forEach((word, at) => {
    if (!isNumber(word)) return;
    const reach = /^[+-]/.test(word) ? 3 : 1;
    for (let step = 1; step <= reach; step++) {
      const after = list[at + step];
      if (after === undefined || isNumber(after)) break;
      found.push(`${word}~${after}`);
    }
    const before = list[at - 1];
    if (before !== undefined && !isNumber(before)) found.push(`${word}~${before}`);
  });
  return found;
}
