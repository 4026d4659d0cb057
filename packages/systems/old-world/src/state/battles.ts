import type { WordOf } from "@tercio/entries";
import { there } from "@tercio/kernel";
import * as battle from "../entries/rules/battle.ts";

type Entry = (typeof battle)[keyof typeof battle];
type Rolled = Extract<Entry, { readonly figures: { readonly roll: number } }>;
export type BattleId = WordOf<Rolled["id"], "tow.rule.">;
const isRolled = (e: Entry): e is Rolled => "roll" in e.figures;
const idOf = (e: Rolled): BattleId => e.id.slice("tow.rule.".length) as BattleId;

const rolled: readonly Rolled[] = Object.values(battle).filter(isRolled);
/** The six battles, by the D6 that chooses among them (public page of the rules). */
export const BATTLES: readonly BattleId[] = rolled.toSorted((a, b) => a.figures.roll - b.figures.roll).map(idOf);
/** The battle that a die shows, 1 to 6. */
export const battleRolled = (die: number): BattleId => idOf(there(rolled.find((e) => e.figures.roll === die)));
