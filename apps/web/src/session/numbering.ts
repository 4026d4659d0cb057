import { presetsOf } from "@tercio/board";
import { answersTo, type Asked, waits } from "./hands.ts";
import type { TheBattle } from "./store.ts";

/**
 * The number on the button at this place, from 0, among so many: 1 to 9, or from 10 on, or from 100 on. All have as many
 * figures, so that none begins another and each can be typed without a sign that it is done; none begins with 0, which
 * shows the whole field.
 */
export function numberOf(at: number, among: number): string {
  let first = 1;
  while (among > 9 * first) first *= 10;
  return String(first + at);
}

/**
 * The numbers of a few that put down all at once and of what stands beside them: these few keep one figure however much that is,
 * and all else begins with one of the others.
 */
export function numbersBeside(
  few: number,
  others: number,
): { readonly preset: (at: number) => string; readonly other: (at: number) => string } {
  const all = few + others;
  const one = (at: number): string => numberOf(at, all);
  if (all <= 9 || few > 8) return { preset: one, other: (at) => one(few + at) };
  let first = 10;
  while (others > (9 - few) * first) first *= 10;
  return { preset: (at) => String(at + 1), other: (at) => String((few + 1) * first + at) };
}

/** Is a piece chosen among several, before it is led along or put down? */
export const choosing = ({ tool, pieces }: Asked): boolean =>
  tool?.kind === "path" || (tool?.kind === "place" && (pieces.length > 1 || pieces.some(waits)));

/** The number of each thing that can be pressed: ways to put down all at once, answers, then the pieces to choose among. */
export interface Numbering {
  readonly preset: (at: number) => string;
  readonly answer: (at: number) => string;
  readonly piece: (at: number) => string;
}

/** How the buttons of a question are numbered; `listed`: so many of its answers, where not all have a number. */
export function numbering(asked: Asked, { game }: Pick<TheBattle, "game">, listed?: number): Numbering {
  const { choice, request } = asked;
  const presets = presetsOf(choice, game, request).length;
  const answers = listed ?? answersTo(asked, game).length;
  const rest = answers + (choosing(asked) ? asked.pieces.length : 0);
  const { preset, other } = numbersBeside(presets, rest);
  return { preset, answer: other, piece: (at) => other(answers + at) };
}
