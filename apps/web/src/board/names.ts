/** A name on lines of at most so many letters. */
export function wrapped(name: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words that only join others: short and without a capital. */
const joins = (word: string): boolean => word.length <= 5 && word === word.toLowerCase();

/** "d’Infanterie": what stands before the apostrophe joins. */
const bare = (word: string): string => word.replace(/^\p{L}{1,2}['’]/u, "");

/**
 * A name in two shorter forms: its words cut short, and a few letters that still tell it from most others.
 * "Heavy Infantry with Spears": "Heavy Infan. Spears" and "HIS".
 */
export function briefer(name: string): readonly [string, string] {
  const all = name.split(/[\s\u00a0]+/).map(bare);
  const telling = all.filter((w, i) => i === 0 || !joins(w));
  const cut = telling.map((w) => (w.length > 7 ? `${w.slice(0, 5)}.` : w)).join(" ");
  const letters = telling.length === 1 ? 4 : telling.length === 2 ? 2 : 1;
  return [cut, telling.map((w) => w.slice(0, letters)).join("")];
}
