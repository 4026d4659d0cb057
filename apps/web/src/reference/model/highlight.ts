export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** A text cut where words begin like one of the typed ones, accents and case aside. */
export function highlighted(text: string, query: string): readonly Part[] {
  const typed = fold(query).match(/[a-z0-9+-]{2,}/g) ?? [];
  const parts: Part[] = [];
  for (const piece of text.split(/([\p{L}\p{M}\d+-]+)/u)) {
    if (piece === "") continue;
    const word = fold(piece);
    const stem = typed.find((t) => word.startsWith(t) || (t.length > 4 && word.startsWith(t.slice(0, -1))));
    if (stem === undefined) parts.push({ text: piece, hit: false });
    else {
      const length = Math.min(piece.length, stem.length);
      parts.push({ text: piece.slice(0, length), hit: true });
      if (length < piece.length) parts.push({ text: piece.slice(length), hit: false });
    }
  }
  return parts;
}

/** The part of a summary around the first word that matches, for a result's second line. */
export function excerpt(text: string, query: string, length = 120): string {
  if (text.length <= length) return text;
  const parts = highlighted(text, query);
  let at = 0;
  for (const part of parts) {
    if (part.hit) break;
    at += part.text.length;
  }
  if (at >= text.length || at < length - 30) return `${text.slice(0, text.lastIndexOf(" ", length))} …`;
  const from = text.indexOf(" ", at - 50) + 1;
  const end = from + length >= text.length ? text.length : text.lastIndexOf(" ", from + length);
  return `… ${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
