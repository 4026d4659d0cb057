/** The tables that army books are read from: their notation is told in the README beside them. */
import { readFileSync } from "node:fs";

export type Row = { readonly [column: string]: string };

export function table(path: string): readonly Row[] {
  const [head = "", ...lines] = readFileSync(path, "utf8").split("\n");
  const columns = head.split("\t");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = line.split("\t");
      return Object.fromEntries(columns.map((c, i) => [c, cells[i] ?? ""]));
    });
}

/** A name as a text of ours has it. */
export const typographic = (name: string): string =>
  name
    .replace(/'/g, "’")
    .replace(/"/g, "″")
    .replace(/\.\.\./g, "…")
    .replace(/\s+/g, " ")
    .trim();

/** A name as an id. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/\+/g, " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const OPEN = "([{";
const CLOSE = ")]}";

/** Splits where `separator` stands outside all brackets. */
export function split(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (OPEN.includes(c)) depth++;
    else if (CLOSE.includes(c)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(start, i));
      start = i + separator.length;
      i = start - 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((p) => p.trim()).filter((p) => p !== "");
}

/** The place of a character outside all brackets; -1 where there is none. */
export function outside(text: string, wanted: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (depth === 0 && text.startsWith(wanted, i)) return i;
    if (OPEN.includes(c)) depth++;
    else if (CLOSE.includes(c)) depth = Math.max(0, depth - 1);
  }
  return -1;
}

/** The bracket that a text ends with, and what stands before it; null where it ends otherwise. */
export function ending(
  text: string,
): { readonly before: string; readonly kind: string; readonly inner: string } | null {
  const last = text.at(-1) ?? "";
  const kind = CLOSE.indexOf(last);
  if (kind < 0) return null;
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    const c = text[i] as string;
    if (CLOSE.includes(c)) depth++;
    else if (OPEN.includes(c) && --depth === 0)
      return { before: text.slice(0, i).trimEnd(), kind: OPEN[kind] as string, inner: text.slice(i + 1, -1).trim() };
  }
  return null;
}
