import { presetsOf } from "@tercio/scene";
import { answersTo, type Asked, waits } from "./hands.ts";
import type { TheBattle } from "./store.ts";

/** Figures that a number is made of: 0 shows the whole field. */
const FIGURES = 9;

/**
 * The number on the button at this place, from 0, among so many: all of as many figures, so that none begins another and each
 * can be typed without a sign that it is done.
 */
export function numberOf(at: number, among: number): string {
  let [rest, number] = [at, ""];
  for (let left = Math.max(1, among); left > 1 || number === ""; left = Math.ceil(left / FIGURES)) {
    number = `${(rest % FIGURES) + 1}${number}`;
    rest = Math.floor(rest / FIGURES);
  }
  return number;
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
  const all = presets + answers + (choosing(asked) ? asked.pieces.length : 0);
  return {
    preset: (at) => numberOf(at, all),
    answer: (at) => numberOf(presets + at, all),
    piece: (at) => numberOf(presets + answers + at, all),
  };
}
