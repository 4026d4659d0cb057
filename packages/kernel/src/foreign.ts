import { hasFields } from "@tercio/basis";
import type { MessageValue } from "./json.ts";

/**
 * What comes from outside (files, links, messages) may be any JSON at all: nested without end, long, with names such as
 * “toString”. Here it is looked at without recursion and without being asked to tell itself as text.
 */

/** Levels of lists and records within each other that a value may have; what is played and saved needs a fifth of it. */
export const MOST_LEVELS = 100;

/** How much of a foreign value stands in a sentence, in characters. */
const MOST_SHOWN = 80;

/** Control characters would move the cursor of a terminal, and the marks of direction turn a line round. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const seen = (text: string): string => text.replace(UNSEEN, "\ufffd");

function cut(text: string): string {
  // Only as much is looked at as is shown: a file may hold a text of megabytes.
  const letters = Array.from(text.slice(0, 2 * MOST_SHOWN + 2));
  return seen(letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join(""));
}

/** Parts of a text, as long as there is room for more. */
class Room {
  private text = "";
  get full(): boolean {
    return this.text.length > MOST_SHOWN;
  }
  add(more: string): void {
    this.text += more.slice(0, 2 * MOST_SHOWN);
  }
  get shown(): string {
    return cut(this.text);
  }
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, MOST_SHOWN + 1));

/** Writes a value as JSON into the room there is; it goes as deep as that room is long. */
function write(value: unknown, room: Room): void {
  if (room.full) return;
  if (typeof value === "string") return room.add(quoted(value));
  if (!hasFields(value)) return room.add(plain(value));
  const list = Array.isArray(value);
  room.add(list ? "[" : "{");
  let first = true;
  for (const key in value) {
    if (room.full) return;
    if (!Object.hasOwn(value, key)) continue;
    if (!first) room.add(",");
    first = false;
    if (!list) room.add(`${quoted(key)}:`);
    write(value[key], room);
  }
  room.add(list ? "]" : "}");
}

const plain = (value: unknown): string =>
  typeof value === "function" || typeof value === "symbol" || value === undefined ? "?" : String(value as number);

/** A foreign value in a sentence: short, on one line, whatever it is. A text stands as it is, all else as JSON. */
export function briefly(value: unknown): string {
  if (typeof value === "string") return cut(value);
  const room = new Room();
  write(value, room);
  return room.shown;
}

/** Where a value is nested deeper than {@link MOST_LEVELS}: the first steps of the way there; null where it is nowhere. */
export function tooDeepAt(value: unknown): readonly string[] | null {
  let level: readonly { readonly value: object; readonly path: readonly string[] }[] = hasFields(value)
    ? [{ value, path: [] }]
    : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return level[0]?.path ?? [];
    const next: { readonly value: object; readonly path: readonly string[] }[] = [];
    for (const { value: parts, path } of level) {
      for (const key in parts) {
        const part = (parts as { readonly [key: string]: unknown })[key];
        if (hasFields(part)) next.push({ value: part, path: path.length < SHOWN_STEPS ? [...path, key] : path });
      }
    }
    level = next;
  }
  return null;
}
const SHOWN_STEPS = 3;

/** How alike two words are: letters that stand in both, in pairs. */
const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
function likeness(p: ReadonlySet<string>, q: ReadonlySet<string>): number {
  let both = 0;
  for (const x of p) if (q.has(x)) both++;
  return (2 * both) / Math.max(1, p.size + q.size);
}

const NEAR = 3;
/** Those of `ids` that are written most like a word. */
export function nearest(word: string, ids: readonly string[]): readonly string[] {
  const asked = pairsOf(word.slice(0, MOST_SHOWN));
  return ids
    .map((id) => ({ id, like: likeness(pairsOf(id), asked) }))
    .sort((a, b) => b.like - a.like || (a.id < b.id ? -1 : 1))
    .slice(0, NEAR)
    .map(({ id }) => id);
}

/** More names than this many letters are not read in a sentence. */
const MOST_NAMED = 160;
/** What could stand instead of a foreign value: all of it where that is short, else what is written most like it. */
export function among(given: unknown, options: readonly string[]): MessageValue {
  const all = options.join(", ");
  if (all.length <= MOST_NAMED) return all;
  return { key: "kernel.among", values: { names: nearest(briefly(given), options).map(briefly) } };
}
