import type { WordOf } from "@tercio/entries";
import * as battle from "../entries/rules/battle.ts";

type Entry = (typeof battle)[keyof typeof battle];
type Rolled = Extract<Entry, { readonly figures: { readonly roll: number } }>;
export type BattleId = WordOf<Rolled["id"], "tow.rule.">;
const isRolled = (e: Entry): e is Rolled => "roll" in e.figures;

/** The six battles, by the D6 that chooses among them (public page of the rules). */
export const BATTLES: readonly BattleId[] = Object.values(battle)
  .filter(isRolled)
  .toSorted((a, b) => a.figures.roll - b.figures.roll)
  .map((e) => e.id.slice("tow.rule.".length) as BattleId);
