/** How the search reads words: the same for what is indexed and for what a player types. */

const STOPPED = new Set(
  (
    "a an and are as at be by can do does for from has how i if in into is it its my of on or that the their then they " +
    "this to what when which with " +
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

/** One form for singular and plural. */
const stem = (word: string): string => (word.length > 3 && /[a-z][^s\d]s$/.test(word) ? word.slice(0, -1) : word);

/**
 * The words of a text in order. Signs stay on numbers ("-1", "+2", "4+"), because players search by them.
 * `all` keeps the small words that carry no meaning of their own.
 */
export function words(text: string, all = false): string[] {
  const found = fold(text).match(/(?<![a-z0-9])[+-]\d+|[a-z0-9]+\+?/g) ?? [];
  return found.filter((word) => all || !STOPPED.has(word)).map(stem);
}

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
