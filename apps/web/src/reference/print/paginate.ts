/** One piece that is never cut: a heading, a paragraph, a table. Heights are in any one unit. */
import { there } from "@tercio/kernel";
export interface Piece {
  readonly height: number;
  /** A heading never stands last in a column. */
  readonly heading: boolean;
}

export interface PaperSize {
  readonly columns: number;
  /** Height of a column; the first page has less, because it carries the title. */
  readonly height: number;
  readonly first: number;
}

type Column = readonly number[];
export type Page = readonly Column[];

/** The pieces from `from` on that one column of this height takes; at least one, so that the sheet always ends. */
function column(pieces: readonly Piece[], from: number, height: number): Column {
  let end = from;
  let left = height;
  for (; end < pieces.length; end++) {
    left -= there(pieces[end]).height;
    if (left < 0) break;
  }
  if (end < pieces.length) while (end > from && pieces[end - 1]?.heading === true) end--;
  return Array.from({ length: Math.max(1, end - from) }, (_, i) => from + i);
}

function page(pieces: readonly Piece[], from: number, columns: number, height: number): Page {
  const out: Column[] = [];
  let at = from;
  while (out.length < columns && at < pieces.length) {
    const next = column(pieces, at, height);
    out.push(next);
    at += next.length;
  }
  return out;
}

const taken = (p: Page): number => p.reduce((n, c) => n + c.length, 0);

/** The lowest height at which the columns of the last page still hold everything: they end side by side. */
function balanced(pieces: readonly Piece[], from: number, columns: number, height: number): Page {
  let low = 0;
  let high = height;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    const tried = page(pieces, from, columns, middle);
    const fits = tried.every((c) => c.reduce((n, k) => n + (pieces[k]?.height ?? 0), 0) <= middle);
    if (fits && taken(tried) === pieces.length - from) high = middle;
    else low = middle;
  }
  return page(pieces, from, columns, high);
}

/** Places pieces in reading order, column by column and page by page; each index stands exactly once. */
export function paginate(pieces: readonly Piece[], size: PaperSize): readonly Page[] {
  const pages: Page[] = [];
  let at = 0;
  while (at < pieces.length) {
    const height = pages.length === 0 ? size.first : size.height;
    const full = page(pieces, at, size.columns, height);
    const last = at + taken(full) === pieces.length;
    pages.push(last ? balanced(pieces, at, size.columns, height) : full);
    at += taken(full);
  }
  return pages;
}

/** How high the highest column of a page stands. */
export const heightOf = (pieces: readonly Piece[], p: Page): number =>
  Math.max(0, ...p.map((c) => c.reduce((n, k) => n + (pieces[k]?.height ?? 0), 0)));
