import type { JsonObject } from "./json.ts";

/** The only ways an effect can end; each is ended by a named step of the system's sequences. */
export type Until =
  | { readonly end: "part" }
  | { readonly end: "turn" }
  | { readonly end: "turn-start"; readonly player: number }
  | { readonly end: "source-gone"; readonly source: number }
  | { readonly end: "in-play" }
  | { readonly end: "game" };

/** A lasting change, as data: which rule works on whom, from whom, until when. */
export interface Effect {
  readonly rule: string;
  readonly on: number | null;
  readonly from: number | null;
  readonly until: Until;
  readonly params: JsonObject;
}

/** The effects that outlive `end`; the same array when none ended. */
export function outliving(effects: readonly Effect[], ended: (until: Until) => boolean): readonly Effect[] {
  return effects.some((e) => ended(e.until)) ? effects.filter((e) => !ended(e.until)) : effects;
}

/** A table with one record replaced; the table itself is never changed. */
export function put<T>(table: readonly T[], index: number, patch: Partial<T>): readonly T[] {
  const old = table[index];
  if (old === undefined) throw new Error(`no record ${index} in a table of ${table.length}`);
  const copy = table.slice();
  copy[index] = { ...old, ...patch };
  return copy;
}
