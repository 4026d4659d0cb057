import type { Effect } from "./effect.ts";
import type { JsonObject } from "./json.ts";

/** Somebody in a role: a piece of the board and the rules that it holds by itself. */
export interface Holder {
  readonly piece: number;
  /** Another piece that it is besides, on which effects may be: of somebody within a piece, its own. */
  readonly also?: number;
  /** By the word that a rule is held by. The very same set as long as it is the same: who listens is remembered by it. */
  readonly rules: ReadonlySet<string>;
  /** What rules of its own want to know, by the same word; nothing for those that have no parameters. */
  readonly params?: { readonly [word: string]: JsonObject };
}

/** How a rule is held when it speaks: by which piece, and by which effect, if it is not the piece's own. */
export interface Held {
  readonly piece: number;
  readonly effect: Effect | null;
  /** The rule's parameters, from the effect or from the piece itself; empty where it has none. */
  readonly params: JsonObject;
}

/** Is this a rule of the holder, by nature or by an effect? `word`: what it is held by. */
export function holds({ piece, also, rules }: Holder, effects: readonly Effect[], word: string): boolean {
  if (rules.has(word)) return true;
  for (const e of effects) if (e.rule === word && (e.on === null || e.on === piece || e.on === also)) return true;
  return false;
}
